"""Calls of rules, and of the little else that rules may call."""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Sequence
from functools import reduce
from types import FunctionType
from typing import Any

from nations.compiling.translator.kinds import FRACTION, NOTHING, TRUTH, WHOLE, RowKind, Struct
from nations.compiling.translator.names import meaning
from nations.compiling.translator.reckoning import Reckoning
from nations.compiling.translator.values import CHANGES, Value, known, touched


class Calls(Reckoning):
    """What a rule calls."""

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
        self.callees[written.name] = None

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


def _len(rule: Calls, node: ast.Call, values: list[Value]) -> Value:
    row = values[0].kind
    if not isinstance(row, RowKind):
        rule.refuse(node, "only rows have a length", "give a row")
    length = row.lengths[0]
    return Value(f"{values[0].text}__n", WHOLE) if length is None else known(length)


def _extreme(rule: Calls, node: ast.Call, values: list[Value]) -> Value:
    if len(values) < 2:
        rule.refuse(node, "two values are compared", "write a loop over a row")
    kind = FRACTION if any(value.kind == FRACTION for value in values) else WHOLE
    name = f"{ast.unparse(node.func)}_{'part' if kind == FRACTION else 'whole'}"

    def chosen(given: Sequence[Value]) -> str:
        return reduce(lambda one, other: f"{name}({one}, {other})", (one.text for one in given))

    return Value(rule.ordered(values, chosen), kind, touched(values))


def _abs(_: Calls, __: ast.Call, values: list[Value]) -> Value:
    name = "__builtin_fabs" if values[0].kind == FRACTION else "abs_whole"
    return Value(f"{name}({values[0].text})", values[0].kind, values[0].effect)


def _exp(rule: Calls, node: ast.Call, _: list[Value]) -> Value:
    rule.refuse(node, "exp differs from machine to machine", "use nations.kernel.powers.exp")


def _as(form: str, kind: Any) -> Callable[[Calls, ast.Call, list[Value]], Value]:
    """What C writes around one value."""
    return lambda _, __, values: Value(
        form.format(values[0].text), kind, values[0].effect, kind == TRUTH
    )


BUILT_IN: dict[Any, Callable[[Calls, ast.Call, list[Value]], Value]] = {
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
