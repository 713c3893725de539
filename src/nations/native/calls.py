"""Calls of rules, and of the little else that rules may call."""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

from nations.native.kinds import FRACTION, NOTHING, TRUTH, WHOLE, Row
from nations.native.names import meaning
from nations.native.reckoning import Reckoning
from nations.native.values import CHANGES, Value, known


class Calls(Reckoning):
    """What a rule calls."""

    def _Call(self, node: ast.Call) -> Value:
        called = meaning(self.f, node.func)
        called = getattr(called, "rule", called)  # of a compiled twin
        if getattr(called, "__rule__", None) == "silent":
            return self._silent(node)
        if getattr(called, "__rule__", None) == "known":
            return self._known(node, called)
        if hasattr(called, "__rule__"):
            return self._rule(node, called)
        if node.keywords or not callable(called) or called not in BUILT_IN:
            what = f"{ast.unparse(node.func)} is no rule"
            self.refuse(node, what, "mark it with @rule, or write it with plain steps")
        values = [self.value(one) for one in node.args]
        return BUILT_IN[called](self, node, values)

    def _silent(self, node: ast.Call) -> Value:
        """Nothing is told by compiled rules; so what is told may change nothing."""
        if any(self.value(one).effect == CHANGES for one in node.args):
            self.refuse(node, "what is told here changes something", "change it before")
        return Value("", NOTHING)

    def _known(self, node: ast.Call, called: Any) -> Value:
        """What C can do by itself, with what a rule gives."""
        values = [self.value(one) for one in self._given(node, called)]
        if any(isinstance(value.kind, Row) for value in values):
            self.refuse(node, f"{called.__name__} takes no row", "give a number or a record")
        text = f"known_{called.__name__}({', '.join(value.text for value in values)})"
        kind = NOTHING if called.__annotations__["return"] == "None" else WHOLE
        return Value(text, kind, max(value.effect for value in values))

    def _rule(self, node: ast.Call, called: Any) -> Value:
        values = [self.let_go(one) for one in self._given(node, called)]
        kinds = tuple(WHOLE if value.kind == TRUTH else value.kind for value in values)
        written = self.unit.written(called, kinds, lambda *why: self.refuse(node, *why))
        self.callees[written.name] = None

        def made(parts: Sequence[Value]) -> str:
            return f"{written.name}({', '.join(passed(part) for part in parts)})"

        effect = max([written.effect, *(value.effect for value in values)])
        return Value(self.ordered(values, made), written.returns, effect)

    def _given(self, node: ast.Call, called: FunctionType) -> list[ast.expr]:
        """The values of a call in the order of the rule's arguments."""
        code = called.__code__
        names, defaults = code.co_varnames[: code.co_argcount], called.__defaults__ or ()
        given = dict(zip(names[::-1], (ast.Constant(one) for one in defaults[::-1]), strict=False))
        found: dict[str, ast.expr] = {**given, **dict(zip(names, node.args, strict=False))}
        found |= {word.arg or "": word.value for word in node.keywords}
        if set(found) != set(names) or len(node.args) > len(names):
            self.refuse(node, f"{called.__name__} takes {', '.join(names)}", "give it just these")
        later = names[len(node.args) :]
        if any(word.arg != name for word, name in zip(node.keywords, later, strict=False)):
            self.refuse(node, "names are given in another order", f"give {', '.join(names)}")
        return [found[name] for name in names]


def passed(value: Value) -> str:
    """A value as it is given to a function: with its length, where its kind does not say it."""
    kind = value.kind
    if isinstance(kind, Row) and kind.lengths[0] is None:
        return f"{value.text}, {value.length}"
    return value.text


# What rules may call that is no rule


def _len(rule: Calls, node: ast.Call, values: list[Value]) -> Value:
    row = values[0].kind
    if not isinstance(row, Row):
        rule.refuse(node, "only rows have a length", "give a row")
    return known(row.lengths[0]) if row.lengths[0] is not None else Value(values[0].length, WHOLE)


def _extreme(whole: str, part: str) -> Callable[[Calls, ast.Call, list[Value]], Value]:
    def made(rule: Calls, node: ast.Call, values: list[Value]) -> Value:
        if len(values) < 2:
            rule.refuse(node, "two values are compared", "write a loop over a row")
        kind = FRACTION if any(value.kind == FRACTION for value in values) else WHOLE
        name = part if kind == FRACTION else whole

        def chosen(given: Sequence[Value]) -> str:
            text = given[0].text
            for value in given[1:]:
                text = f"{name}({text}, {value.text})"
            return text

        return Value(rule.ordered(values, chosen), kind, max(value.effect for value in values))

    return made


def _abs(rule: Calls, node: ast.Call, values: list[Value]) -> Value:
    value = values[0]
    name = "__builtin_fabs" if value.kind == FRACTION else "abs_whole"
    return Value(f"{name}({value.text})", value.kind, value.effect)


def _int(rule: Calls, node: ast.Call, values: list[Value]) -> Value:
    return Value(f"((whole){values[0].text})", WHOLE, values[0].effect)


def _float(rule: Calls, node: ast.Call, values: list[Value]) -> Value:
    return Value(f"((fraction){values[0].text})", FRACTION, values[0].effect)


def _bool(rule: Calls, node: ast.Call, values: list[Value]) -> Value:
    return Value(f"({values[0].text} != 0)", TRUTH, values[0].effect, True)


def _sqrt(rule: Calls, node: ast.Call, values: list[Value]) -> Value:
    return Value(f"__builtin_sqrt({values[0].text})", FRACTION, values[0].effect)


def _exp(rule: Calls, node: ast.Call, values: list[Value]) -> Value:
    rule.refuse(node, "exp differs from machine to machine", "use nations.powers.exp")


BUILT_IN: dict[Any, Callable[[Calls, ast.Call, list[Value]], Value]] = {
    len: _len,
    min: _extreme("min_whole", "min_part"),
    max: _extreme("max_whole", "max_part"),
    abs: _abs,
    int: _int,
    float: _float,
    bool: _bool,
    math.sqrt: _sqrt,
    math.exp: _exp,
}
