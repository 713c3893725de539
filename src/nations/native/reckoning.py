"""Sums, comparisons and choices as C, with the results that Python gives."""

from __future__ import annotations

import ast
from typing import Any

from nations.native.kinds import FRACTION, TRUTH, WHOLE, Kind, Row, joined
from nations.native.values import Value, Values, known

ARITHMETIC: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
COMPARISONS: dict[type[ast.AST], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


class Reckoning(Values):
    """What is made of numbers."""

    def _UnaryOp(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            part = self.test(node.operand)
            return Value(f"(!{part.text})", TRUTH, part.effect, True)
        part = self.number(node.operand)
        if part.known is not None:
            if isinstance(node.op, ast.USub):
                return self._checked(node, known(-part.known))
            return known(~int(part.known) if isinstance(node.op, ast.Invert) else part.known)
        sign = {ast.USub: "-", ast.Invert: "~", ast.UAdd: "+"}[type(node.op)]
        if sign == "~" and part.kind == FRACTION:
            self.refuse(node, "a fraction has no bits", "write int(…)")
        kind = FRACTION if part.kind == FRACTION else WHOLE
        return Value(f"({sign}{part.wide})", kind, part.effect)

    def _BinOp(self, node: ast.BinOp) -> Value:
        return self.reckoned(node, self.number(node.left), node.op, self.number(node.right))

    def reckoned(self, node: ast.AST, left: Value, op: ast.operator, right: Value) -> Value:
        """What two numbers give."""
        sign = ARITHMETIC.get(type(op))
        if sign is None:
            what = f"rules have no {type(op).__name__}"
            self.refuse(node, what, "for powers use nations.powers")
        part = FRACTION in (left.kind, right.kind)
        if part and sign in ("//", "%", "&", "|", "^", "<<", ">>"):
            self.refuse(node, f"fractions have no {sign}", "write int(…) first")
        if left.known is not None and right.known is not None:
            return self._folded(node, left.known, sign, right.known)
        kind = FRACTION if part or sign == "/" else WHOLE
        effect = max(left.effect, right.effect)
        text = self.ordered([left, right], lambda two: self._sum(node, two[0], sign, two[1]))
        return Value(text, kind, effect)

    def _folded(self, node: ast.AST, left: float, sign: str, right: float) -> Value:
        if sign in ("/", "//", "%") and right == 0:
            self.refuse(node, "nothing is divided by zero", "look at the constants")
        number: int | float = eval(f"a {sign} b", {"a": left, "b": right})  # noqa: S307 - a sum
        return self._checked(node, known(number))

    def _sum(self, node: Any, left: Value, sign: str, right: Value) -> str:
        asked = node.right if isinstance(node, ast.BinOp) else node.value
        if sign == "/":
            by = self._guard("check_part", right.text, asked, right.text)
            by = right.text if right.known else by
            whole = FRACTION not in (left.kind, right.kind)
            return f"({'(fraction)' if whole else ''}{left.text} / {by})"
        if sign in ("//", "%"):
            if right.known is not None and right.known > 0 and _is_power_of_2(int(right.known)):
                shifted = sign == "//"
                count = int(right.known).bit_length() - 1 if shifted else int(right.known) - 1
                return f"({left.wide} {'>>' if shifted else '&'} {count})"
            by = (
                right.text
                if right.known
                else self._guard("check_divisor", right.text, asked, right.text)
            )
            return f"{'floor_div' if sign == '//' else 'floor_mod'}({left.text}, {by})"
        if sign in ("<<", ">>"):
            by = right.text
            if right.known is None:
                by = self._guard("check_shift", right.text, asked, right.text)
            elif not 0 <= right.known < 64:
                self.refuse(node, "a number has 64 bits", "shift by 0 to 63")
            return f"({left.wide} {sign} {by})"
        wide = left.wide if right.narrow else left.text
        return f"({wide} {sign} {right.text})"

    def _BoolOp(self, node: ast.BoolOp) -> Value:
        parts = [self.number(one) for one in node.values]
        if all(part.kind == TRUTH for part in parts):
            return self.test(node)
        kind: Kind = parts[0].kind
        for part in parts[1:]:
            kind = joined(kind, part.kind) or kind
        text = parts[-1].text
        for part in reversed(parts[:-1]):
            declared, name = self.named(Value(part.text, kind))
            first, second = (text, name.text) if isinstance(node.op, ast.And) else (name.text, text)
            text = f"({{ {declared}{name.text} ? {first} : {second}; }})"
        return Value(text, kind, max(part.effect for part in parts))

    def _Compare(self, node: ast.Compare) -> Value:
        signs = [COMPARISONS.get(type(op), "") for op in node.ops]
        if "" in signs:
            op = type(node.ops[signs.index("")]).__name__
            self.refuse(node, f"rules have no {op}", "compare with ==, !=, <, <=, > or >=")
        parts = [self.number(one) for one in (node.left, *node.comparators)]
        effect = max(part.effect for part in parts)
        if len(signs) == 1:
            text = self.ordered(parts, lambda two: f"({two[0].text} {signs[0]} {two[1].text})")
            return Value(text, TRUTH, effect, True)
        declared = ["", ""]
        declared[0], before = self.named(parts[0])
        declared[1], now = self.named(parts[1])
        text = f"{before.text} {signs[0]} {now.text}"
        for sign, part in zip(signs[1:], parts[2:], strict=True):
            more, name = self.named(part)
            text += f" && ({{ {more}{now.text} {sign} {name.text}; }})"
            now = name
        return Value(f"({{ {''.join(declared)}{text}; }})", TRUTH, effect, True)

    def _IfExp(self, node: ast.IfExp) -> Value:
        test, one, other = self.test(node.test), self.value(node.body), self.value(node.orelse)
        kind = joined(one.kind, other.kind)
        if kind is None or (isinstance(kind, Row) and kind.lengths[0] is None):
            what = f"this is {one.kind} or {other.kind}"
            self.refuse(node, what, "both must be of one kind")
        effect = max(test.effect, one.effect, other.effect)
        narrow = one.narrow and other.narrow and kind != FRACTION
        return Value(f"({test.text} ? {one.text} : {other.text})", kind, effect, narrow)


def _is_power_of_2(number: int) -> bool:
    return number & (number - 1) == 0
