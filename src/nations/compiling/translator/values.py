"""Values of rules as C: names, constants and places; what Python reckons from left to right is so.

C does not say in which order the parts of a sum or the values given to a function are reckoned.
Of every value it is known whether it reads or changes places. Where one that changes stands beside
another that reads or changes, each gets a name, one after the other.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any, NoReturn

from nations.compiling.errors import NotARule
from nations.compiling.translator.kinds import (
    FRACTION,
    NOTHING,
    TRUTH,
    WHOLE,
    Kind,
    Number,
    RowKind,
    Struct,
    c_type,
)
from nations.compiling.translator.names import UNKNOWN, c_name, literal, meaning

if TYPE_CHECKING:
    from nations.compiling.translator.statements import Statements
    from nations.compiling.translator.unit import CUnit

STEADY, READS, CHANGES = 0, 1, 2
"""What reckoning a value has to do with places: nothing, reads some, changes some."""


@dataclass(frozen=True)
class Value:
    """A value as C text. `narrow`: C would reckon with it in fewer than 64 bits. `known`: the
    number, where it is one."""

    text: str
    kind: Kind
    effect: int = STEADY
    narrow: bool = False
    known: int | float | None = None

    @property
    def wide(self) -> str:
        return f"(whole){self.text}" if self.narrow else self.text


def touched(values: Sequence[Value]) -> int:
    """What reckoning several values has to do with places."""
    return max((value.effect for value in values), default=STEADY)


class Values:
    """The values of one rule, for kinds of arguments."""

    def __init__(self, unit: CUnit, f: FunctionType) -> None:
        self.unit, self.f = unit, f
        self.locals: dict[str, Kind] = {}
        self.effect = STEADY
        self.name = f.__name__
        self.callees: dict[Statements, None] = {}
        self._names = 0

    def refuse(self, node: ast.AST, what: str, instead: str) -> NoReturn:
        """Says what cannot be translated, where it stands, and what to write."""
        code = self.f.__code__
        line = getattr(node, "lineno", code.co_firstlineno)
        where = f"{code.co_filename}:{line}: {self.f.__qualname__}"
        raise NotARule(f"{where}: {what}; {instead}\n    {ast.unparse(node)}")

    def said(self, node: ast.AST, instead: str) -> Callable[[Any], Any]:
        """What writes such a part of a rule."""
        name = type(node).__name__
        if not hasattr(self, f"_{name}"):
            self.refuse(node, f"rules have no {name}", instead)
        written: Callable[[Any], Any] = getattr(self, f"_{name}")
        return written

    # The order of work

    def new_name(self) -> str:
        self._names += 1
        return f"_t{self._names}"

    def named(self, value: Value) -> tuple[str, Value]:
        """A declaration that gives a value a name, and the value under it."""
        if value.effect == STEADY:
            return "", value
        name = self.new_name()
        return f"{c_type(value.kind)}{name} = {value.text}; ", Value(name, value.kind)

    def ordered(self, values: Sequence[Value], made: Callable[[Sequence[Value]], str]) -> str:
        """What is made of values that are reckoned from left to right."""
        touching = sum(value.effect != STEADY for value in values)
        if touching < 2 or touched(values) < CHANGES:
            return made(values)
        texts, names = zip(*(self.named(value) for value in values), strict=True)
        return f"({{ {''.join(texts)}{made(names)}; }})"

    # Values

    def value(self, node: ast.expr) -> Value:
        value: Value = self.said(node, "write it with plain steps")(node)
        self.effect = max(self.effect, value.effect)
        return value

    def number(self, node: ast.expr) -> Value:
        value = self.value(node)
        if not isinstance(value.kind, Number) or value.kind == NOTHING:
            self.refuse(node, f"a number is needed, this is {value.kind}", "take a field of it")
        return value

    def whole(self, node: ast.expr) -> Value:
        value = self.number(node)
        if value.kind == FRACTION:
            self.refuse(node, "a whole number is needed here", "write int(…)")
        return value

    def test(self, node: ast.expr) -> Value:
        """Whether a value is true, where nobody asks for the value itself."""
        if not isinstance(node, ast.BoolOp):
            return self.number(node)
        parts = [self.test(one) for one in node.values]
        sign = " && " if isinstance(node.op, ast.And) else " || "
        return Value(f"({sign.join(part.text for part in parts)})", TRUTH, touched(parts), True)

    def _Constant(self, node: ast.Constant) -> Value:
        if isinstance(node.value, bool):
            return Value(str(int(node.value)), TRUTH, narrow=True, known=int(node.value))
        if isinstance(node.value, int | float):
            return self.known(node, node.value)
        self.refuse(node, f"rules know no {type(node.value).__name__}", "use numbers")

    def known(self, node: ast.AST, number: int | float, note: str = "") -> Value:
        """A number that is known."""
        if isinstance(number, int) and not -(1 << 63) < number < 1 << 63:
            self.refuse(node, "this number has more than 64 bits", "split it")
        kind, text = FRACTION if isinstance(number, float) else WHOLE, literal(number)
        narrow = kind == WHOLE and not text.endswith("LL")
        return Value(f"{text} /* {note} */" if note else text, kind, narrow=narrow, known=number)

    def _Name(self, node: ast.Name) -> Value:
        if node.id in self.locals:
            return Value(c_name(node.id), self.locals[node.id])
        return self._constant(node)

    def _constant(self, node: ast.Name | ast.Attribute) -> Value:
        """A number or a row of numbers that is the same as long as the program runs."""
        object_, name = meaning(self.f, node), ast.unparse(node)
        if isinstance(object_, int | float):
            plain = float(object_) if isinstance(object_, float) else int(object_)
            return self.known(node, plain, name)
        if object_ is UNKNOWN:
            self.refuse(node, f"nobody knows {name} here", "give it, or make it a constant")
        if isinstance(object_, tuple) or hasattr(object_, "tobytes"):
            return self.unit.table(name, object_)
        self.refuse(node, f"{name} is no number", "rules use numbers and rows of them")

    # Places

    def _Attribute(self, node: ast.Attribute) -> Value:
        if meaning(self.f, node) is not UNKNOWN:
            return self._constant(node)
        return self.read(self.place(node))

    def _Subscript(self, node: ast.Subscript) -> Value:
        return self.read(self.place(node))

    def read(self, place: Value) -> Value:
        """What is at a place: a number is read; a row or a layout is where it is."""
        if not isinstance(place.kind, Number):
            return place
        narrow = place.kind.size not in ("i8", "f8", "f4", "u4")
        text = f"(whole){place.text}" if place.kind.size == "u4" else place.text
        return Value(text, place.kind.value, max(place.effect, READS), narrow)

    def place(self, node: ast.expr) -> Value:
        """A place that can be read and written: a field of a layout, or one of a row."""
        if isinstance(node, ast.Attribute):
            return self._field(node)
        if isinstance(node, ast.Subscript):
            return self._element(node)
        self.refuse(node, "this is no place", "write to a name, a field or a place of a row")

    def _field(self, node: ast.Attribute) -> Value:
        of = self.value(node.value)
        if not isinstance(of.kind, Struct):
            self.refuse(node, f"{of.kind} has no fields", "only layouts have them")
        kind = dict(of.kind.fields).get(node.attr)
        if kind is None:
            named = ", ".join(name for name, _ in of.kind.fields)
            self.refuse(node, f"{of.kind.name} has no {node.attr}", f"it has {named}")
        return Value(f"{of.text}->{c_name(node.attr)}", kind, of.effect)

    def _element(self, node: ast.Subscript) -> Value:
        if isinstance(node.slice, ast.Slice | ast.Tuple):
            self.refuse(node, "rules take one place at a time", "write row[a][b], with no slices")
        row, index = self.value(node.value), self.whole(node.slice)
        kind = row.kind
        if not isinstance(kind, RowKind):
            self.refuse(node, f"{kind} has no places", "only rows have them")
        self._check_index(node, kind, index)

        def made(values: Sequence[Value]) -> str:
            base, at = values
            length = f"{base.text}__n" if kind.is_open else kind.lengths[0]
            place = self.guarded("check_place", at, node.slice, f", {length}")
            if isinstance(kind.element, Number):
                return f"{base.text}[{place}]"
            return f"({base.text} + {place}{f' * {kind.inner}' if kind.inner > 1 else ''})"

        return Value(self.ordered([row, index], made), kind.element, touched([row, index]))

    def _check_index(self, node: ast.Subscript, kind: RowKind, index: Value) -> None:
        if index.known is None:
            return
        if index.known < 0:
            self.refuse(node, "places are not counted from the end", "write row[len(row) - 1]")
        if kind.lengths[0] is not None and index.known >= kind.lengths[0]:
            self.refuse(node, f"the row has {kind.lengths[0]} places", "the first is 0")

    def guarded(self, check: str, value: Value, node: ast.expr, more: str = "") -> str:
        """A value; with bounds, checked by a function that says which rule failed at what."""
        if not self.unit.bounds or value.known is not None:
            return value.text
        what = f"{self.f.__name__}: {ast.unparse(node)}".replace("\\", "").replace('"', "'")
        return f'{check}({value.text}{more}, "{what}")'

    # What changes

    def note_change(self, node: ast.expr) -> None:
        """Notes which layouts lie around a place that is written, or may be."""
        while isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
            kind = self.value(node).kind
            if isinstance(kind, Struct):
                self.unit.changed.add(kind)

    def let_go(self, node: ast.expr) -> Value:
        """A value that goes elsewhere: if it is a row, it may be written there."""
        value = self.value(node)
        if isinstance(value.kind, RowKind):
            for one in ast.walk(node):
                if isinstance(one, ast.Attribute) and meaning(self.f, one) is UNKNOWN:
                    self.note_change(one)
        return value
