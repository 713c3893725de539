"""Sums, comparisons and choices as C, with the results that Python gives."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from nations.compiling.translator.kinds import FRACTION, TRUTH, WHOLE, RowKind, joined
from nations.compiling.translator.values import READS, Value, Values, touched

ARITHMETIC: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
OF_WHOLES = ("//", "%", "&", "|", "^", "<<", ">>")
COMPARISONS: dict[type[ast.AST], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


class Reckoning(Values):
    """What is made of numbers."""

    def _UnaryOp(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            part = self.test(node.operand)
            return Value(f"(!{part.text})", TRUTH, part.effect, True)
        bits = isinstance(node.op, ast.Invert)
        part = self.whole(node.operand) if bits else self.number(node.operand)
        if part.known is not None and isinstance(node.op, ast.USub):
            return self.known(node, -part.known)
        sign = {ast.USub: "-", ast.Invert: "~", ast.UAdd: "+"}[type(node.op)]
        kind = FRACTION if part.kind == FRACTION else WHOLE
        return Value(f"({sign}{part.wide})", kind, part.effect)

    def _BinOp(self, node: ast.BinOp) -> Value:
        return self.reckoned(node, self.number(node.left), self.number(node.right), node.right)

    def reckoned(
        self, node: ast.BinOp | ast.AugAssign, left: Value, right: Value, second: ast.expr
    ) -> Value:
        """What two numbers give, of which the second stands there."""
        sign = ARITHMETIC.get(type(node.op))
        if sign is None:
            what = f"rules have no {type(node.op).__name__}"
            self.refuse(node, what, "for powers use nations.kernel.powers")
        part = FRACTION in (left.kind, right.kind)
        if part and sign in OF_WHOLES:
            self.refuse(node, f"fractions have no {sign}", "write int(…) first")
        if sign in ("/", "//", "%") and right.known == 0:
            self.refuse(node, "nothing is divided by zero", "look at the constants")
        if left.known is not None and right.known is not None:
            sum_ = f"a {sign} b"
            return self.known(node, eval(sum_, {"a": left.known, "b": right.known}))  # noqa: S307
        text = self.ordered([left, right], lambda two: self._sum(node, sign, two, second))
        return Value(text, FRACTION if part or sign == "/" else WHOLE, touched([left, right]))

    def _sum(self, node: ast.AST, sign: str, two: Sequence[Value], second: ast.expr) -> str:
        left, right = two
        if sign == "/":
            whole = FRACTION not in (left.kind, right.kind)
            by = self.guarded("check_part", right, second)
            return f"({'(fraction)' if whole else ''}{left.text} / {by})"
        if sign in ("//", "%"):
            return self._divided(left, right, sign, second)
        if sign in ("<<", ">>"):
            if right.known is not None and not 0 <= right.known < 64:
                self.refuse(node, "a number has 64 bits", "shift by 0 to 63")
            return f"({left.wide} {sign} {self.guarded('check_shift', right, second)})"
        return f"({left.wide if right.narrow else left.text} {sign} {right.text})"

    def _divided(self, left: Value, right: Value, sign: str, second: ast.expr) -> str:
        """Down, as Python divides: by a power of two that is by its bits."""
        by = int(right.known or 0)
        if by > 0 and by & (by - 1) == 0:
            bits = f">> {by.bit_length() - 1}" if sign == "//" else f"& {by - 1}"
            return f"({left.wide} {bits})"
        checked = self.guarded("check_divisor", right, second)
        return f"{'floor_div' if sign == '//' else 'floor_mod'}({left.text}, {checked})"

    def _BoolOp(self, node: ast.BoolOp) -> Value:
        """The first value that decides, as a value."""
        parts = [self.number(one) for one in node.values]
        if all(part.kind == TRUTH for part in parts):
            return self.test(node)
        kind = joined(*(part.kind for part in parts)) or WHOLE
        text = parts[-1].text
        for part in reversed(parts[:-1]):
            declared, name = self.named(Value(part.text, kind, max(part.effect, READS)))
            first, second = (text, name.text) if isinstance(node.op, ast.And) else (name.text, text)
            text = f"({{ {declared}{name.text} ? {first} : {second}; }})"
        return Value(text, kind, touched(parts))

    def _Compare(self, node: ast.Compare) -> Value:
        signs = [COMPARISONS.get(type(op), "") for op in node.ops]
        if "" in signs:
            op = type(node.ops[signs.index("")]).__name__
            self.refuse(node, f"rules have no {op}", "compare with ==, !=, <, <=, > or >=")
        parts = [self.number(one) for one in (node.left, *node.comparators)]
        if len(signs) == 1:
            text = self.ordered(parts, lambda two: f"({two[0].text} {signs[0]} {two[1].text})")
            return Value(text, TRUTH, touched(parts), True)
        declared, before = self.named(parts[0])
        text, closing = f"({{ {declared}", ""
        for sign, part in zip(signs, parts[1:], strict=True):
            declared, now = self.named(part)
            text += (" && ({ " if closing else "") + f"{declared}{before.text} {sign} {now.text}"
            closing, before = closing + "; })", now
        return Value(text + closing, TRUTH, touched(parts), True)

    def _IfExp(self, node: ast.IfExp) -> Value:
        test, one, other = self.test(node.test), self.value(node.body), self.value(node.orelse)
        kind = joined(one.kind, other.kind)
        if kind is None or (isinstance(kind, RowKind) and kind.is_open):
            what = f"this is {one.kind} or {other.kind}"
            self.refuse(node, what, "both must be of one kind")
        narrow = one.narrow and other.narrow and kind != FRACTION
        text = f"({test.text} ? {one.text} : {other.text})"
        return Value(text, kind, touched([test, one, other]), narrow)
