"""Sums, comparisons, choices and calls as C, with the results that Python gives."""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Sequence
from functools import reduce
from types import FunctionType
from typing import Any

from nations.compiling.translator.kinds import (
    FRACTION,
    NOTHING,
    TRUTH,
    WHOLE,
    RowKind,
    Struct,
    joined,
)
from nations.compiling.translator.names import meaning
from nations.compiling.translator.values import CHANGES, Value, Values, touched

ARITHMETIC: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
OF_WHOLES = ("//", "%", "&", "|", "^", "<<", ">>")
COMPARISONS: dict[type[ast.AST], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


class Reckoning(Values):
    """What is made of numbers, and what a rule calls."""

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
        """Python gives the part that decides: where that is no truth, it would be a number."""
        if any(self.value(one).kind != TRUTH for one in node.values):
            self.refuse(node, "its parts are not all true or false", "write bool(…), or a choice")
        return self.test(node)

    def _Compare(self, node: ast.Compare) -> Value:
        wrong = [op for op in node.ops if type(op) not in COMPARISONS]
        if wrong:
            what = f"rules have no {type(wrong[0]).__name__}"
            self.refuse(node, what, "compare with ==, !=, <, <=, > or >=")
        parts = [self.number(one) for one in (node.left, *node.comparators)]
        if len(parts) > 2 and touched(parts) == CHANGES:
            self.refuse(node, "a chain with a change in it", "give its parts names before")
        pairs = zip(parts, node.ops, parts[1:], strict=False)
        texts = [self._pair(one, COMPARISONS[type(op)], other) for one, op, other in pairs]
        text = texts[0] if len(texts) == 1 else f"({' && '.join(texts)})"
        return Value(text, TRUTH, touched(parts), True)

    def _pair(self, one: Value, sign: str, other: Value) -> str:
        return self.ordered([one, other], lambda two: f"({two[0].text} {sign} {two[1].text})")

    def _IfExp(self, node: ast.IfExp) -> Value:
        test, one, other = self.test(node.test), self.value(node.body), self.value(node.orelse)
        kind = joined(one.kind, other.kind)
        if kind is None or (isinstance(kind, RowKind) and kind.is_open):
            what = f"this is {one.kind} or {other.kind}"
            self.refuse(node, what, "both must be of one kind")
        narrow = one.narrow and other.narrow and kind != FRACTION
        text = f"({test.text} ? {one.text} : {other.text})"
        return Value(text, kind, touched([test, one, other]), narrow)

    # Calls

    def _Call(self, node: ast.Call) -> Value:
        called = meaning(self.f, node.func)
        called = getattr(called, "rule", called)  # of a compiled twin
        marked = getattr(called, "__rule__", None)
        if marked is not None:
            return {"rule": self._rule, "silent": self._silent, "known": self._known}[marked](
                node, called
            )
        if node.keywords or not callable(called) or called not in BUILT_IN:
            what = f"{ast.unparse(node.func)} is no rule"
            self.refuse(node, what, "mark it with @rule, or write it with plain steps")
        return BUILT_IN[called](self, node, [self.value(one) for one in node.args])

    def _silent(self, node: ast.Call, _: FunctionType) -> Value:
        """Nothing is told by compiled rules; so what is told may change nothing."""
        if touched([self.value(one) for one in node.args]) == CHANGES:
            self.refuse(node, "what is told here changes something", "change it before")
        return Value("", NOTHING)

    def _known(self, node: ast.Call, called: FunctionType) -> Value:
        """What C can do by itself, with what a rule gives."""
        values = [self.value(one) for one in self._given(node, called)]
        if any(isinstance(value.kind, RowKind) for value in values):
            self.refuse(node, f"{called.__name__} takes no row", "give a number or a layout")
        text = f"known_{called.__name__}({', '.join(value.text for value in values)})"
        kind = NOTHING if called.__annotations__["return"] == "None" else WHOLE
        effect = touched(values)
        if hasattr(called, "__changes__"):
            effect = CHANGES
            self.unit.changed.update(one.kind for one in values if isinstance(one.kind, Struct))
        return Value(text, kind, effect)

    def _rule(self, node: ast.Call, called: FunctionType) -> Value:
        values = [self.let_go(one) for one in self._given(node, called)]
        kinds = tuple(WHOLE if value.kind == TRUTH else value.kind for value in values)
        written = self.unit.written(called, kinds)
        if written is None:
            what = f"{called.__name__} calls itself"
            self.refuse(node, what, "write a loop with a row as its stack")
        self.callees[written] = None

        def made(parts: Sequence[Value]) -> str:
            return f"{written.name}({', '.join(passed(part) for part in parts)})"

        effect = max(written.effect, touched(values))
        return Value(self.ordered(values, made), written.returns, effect)

    def _given(self, node: ast.Call, called: FunctionType) -> list[ast.expr]:
        """The values of a call: all that the rule takes, by their place."""
        code = called.__code__
        if node.keywords or len(node.args) != code.co_argcount:
            names = ", ".join(code.co_varnames[: code.co_argcount])
            self.refuse(node, f"{called.__name__} takes {names}", "give it just these, in order")
        return node.args


def passed(value: Value) -> str:
    """A value as it is given to a function: with its length, where its kind does not say it."""
    is_open = isinstance(value.kind, RowKind) and value.kind.is_open
    return f"{value.text}, {value.text}__n" if is_open else value.text


# What rules may call that is no rule


def _len(rule: Reckoning, node: ast.Call, values: list[Value]) -> Value:
    row = values[0].kind
    if not isinstance(row, RowKind):
        rule.refuse(node, "only rows have a length", "give a row")
    length = row.lengths[0]
    return rule.known(node, length) if length else Value(f"{values[0].text}__n", WHOLE)


def _extreme(rule: Reckoning, node: ast.Call, values: list[Value]) -> Value:
    if len(values) < 2:
        rule.refuse(node, "two values are compared", "write a loop over a row")
    kind = FRACTION if any(value.kind == FRACTION for value in values) else WHOLE
    name = f"{ast.unparse(node.func)}_{'part' if kind == FRACTION else 'whole'}"

    def chosen(given: Sequence[Value]) -> str:
        return reduce(lambda one, other: f"{name}({one}, {other})", (one.text for one in given))

    return Value(rule.ordered(values, chosen), kind, touched(values))


def _abs(_: Reckoning, __: ast.Call, values: list[Value]) -> Value:
    name = "__builtin_fabs" if values[0].kind == FRACTION else "abs_whole"
    return Value(f"{name}({values[0].text})", values[0].kind, values[0].effect)


def _exp(rule: Reckoning, node: ast.Call, _: list[Value]) -> Value:
    rule.refuse(node, "exp differs from machine to machine", "use nations.kernel.powers.exp")


def _as(form: str, kind: Any) -> Callable[[Reckoning, ast.Call, list[Value]], Value]:
    """What C writes around one value."""
    return lambda _, __, values: Value(
        form.format(values[0].text), kind, values[0].effect, kind == TRUTH
    )


BUILT_IN: dict[Any, Callable[[Reckoning, ast.Call, list[Value]], Value]] = {
    len: _len,
    min: _extreme,
    max: _extreme,
    abs: _abs,
    int: _as("((whole){})", WHOLE),
    float: _as("((fraction){})", FRACTION),
    bool: _as("({} != 0)", TRUTH),
    math.sqrt: _as("__builtin_sqrt({})", FRACTION),
    math.exp: _exp,
}
