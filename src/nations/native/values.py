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

from nations.native.errors import NotARule
from nations.native.kinds import (
    FRACTION,
    TRUTH,
    WHOLE,
    Kind,
    Number,
    Row,
    Struct,
    c_type,
)
from nations.native.names import UNKNOWN, c_name, literal, meaning

if TYPE_CHECKING:
    from nations.native.translate import Unit

STEADY, READS, CHANGES = 0, 1, 2
"""What reckoning a value has to do with places: nothing, reads some, changes some."""


@dataclass(frozen=True)
class Value:
    """A value as C text. `narrow`: C would reckon with it in fewer than 64 bits. `length`: that of
    a row whose kind does not say it. `known`: the number, where it is one."""

    text: str
    kind: Kind
    effect: int = STEADY
    narrow: bool = False
    length: str = ""
    known: int | float | None = None

    @property
    def wide(self) -> str:
        return f"(whole){self.text}" if self.narrow else self.text


def known(number: int | float, note: str = "") -> Value:
    """A number that is known."""
    kind = FRACTION if isinstance(number, float) else WHOLE
    text, note = literal(number), f" /* {note} */" if note else ""
    narrow = kind == WHOLE and not text.endswith("LL")
    return Value(text + note, kind, narrow=narrow, known=number)


class Values:
    """The values of one rule, for kinds of arguments."""

    def __init__(self, unit: Unit, f: FunctionType) -> None:
        self.unit, self.f = unit, f
        self.locals: dict[str, Kind] = {}
        self.effect = STEADY
        self.callees: dict[str, None] = {}
        self._names = 0

    # What is refused

    def refuse(self, node: ast.AST, what: str, instead: str) -> NoReturn:
        code = self.f.__code__
        line = getattr(node, "lineno", code.co_firstlineno)
        raise NotARule(
            f"{code.co_filename}:{line}: {self.f.__qualname__}: {what}; {instead}\n"
            f"    {ast.unparse(node)}"
        )

    def number(self, node: ast.expr) -> Value:
        value = self.value(node)
        if not isinstance(value.kind, Number):
            self.refuse(
                node, f"a number is needed here, this is {value.kind}", "take a field of it"
            )
        return value

    # The order of work

    def new_name(self) -> str:
        self._names += 1
        return f"_t{self._names}"

    def named(self, value: Value) -> tuple[str, Value]:
        """A declaration that gives a value a name, and the value under it."""
        name = self.new_name()
        text = f"{c_type(value.kind)}{name} = {value.text}; "
        return text, Value(name, value.kind, length=value.length)

    def ordered(self, values: Sequence[Value], made: Callable[[Sequence[Value]], str]) -> str:
        """What is made of values that are reckoned from left to right."""
        touching = [value for value in values if value.effect != STEADY]
        if len(touching) < 2 or max(value.effect for value in touching) < CHANGES:
            return made(values)
        texts, names = zip(*(self.named(value) for value in values), strict=True)
        return f"({{ {''.join(texts)}{made(names)}; }})"

    # Values

    def value(self, node: ast.expr) -> Value:
        method: Callable[[Any], Value] | None = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            self.refuse(node, f"rules have no {type(node).__name__}", "write it with plain steps")
        value = method(node)
        self.effect = max(self.effect, value.effect)
        return value

    def test(self, node: ast.expr) -> Value:
        """Whether a value is true, where nobody asks for the value itself."""
        if isinstance(node, ast.BoolOp):
            parts = [self.test(one) for one in node.values]
            sign = " && " if isinstance(node.op, ast.And) else " || "
            effect = max(part.effect for part in parts)
            return Value(f"({sign.join(part.text for part in parts)})", TRUTH, effect, True)
        return self.number(node)

    def _Constant(self, node: ast.Constant) -> Value:
        if isinstance(node.value, bool):
            return Value(str(int(node.value)), TRUTH, narrow=True, known=int(node.value))
        if isinstance(node.value, int | float):
            return self._checked(node, known(node.value))
        self.refuse(node, f"rules know no {type(node.value).__name__}", "use numbers")

    def _checked(self, node: ast.AST, value: Value) -> Value:
        if isinstance(value.known, int) and not -(1 << 63) < value.known < 1 << 63:
            self.refuse(node, "this number has more than 64 bits", "split it")
        return value

    def _Name(self, node: ast.Name) -> Value:
        if node.id in self.locals:
            kind = self.locals[node.id]
            name = c_name(node.id)
            return Value(name, kind, length=f"{name}__n" if isinstance(kind, Row) else "")
        return self._constant(node)

    def _constant(self, node: ast.Name | ast.Attribute) -> Value:
        """A number or a row of numbers that is the same as long as the program runs."""
        object_ = meaning(self.f, node)
        if isinstance(object_, int | float):
            plain = float(object_) if isinstance(object_, float) else int(object_)
            return self._checked(node, known(plain, ast.unparse(node)))
        if object_ is UNKNOWN:
            what = f"nobody knows {ast.unparse(node)} here"
            self.refuse(node, what, "give it as an argument or as a constant of the module")
        if isinstance(object_, tuple) or hasattr(object_, "tobytes"):
            text, kind = self.unit.table(ast.unparse(node), object_)
            return Value(text, kind)
        self.refuse(node, f"{ast.unparse(node)} is no number", "rules use numbers and rows of them")

    def _Attribute(self, node: ast.Attribute) -> Value:
        if meaning(self.f, node) is not UNKNOWN:
            return self._constant(node)
        return self._read(self.place(node))

    def _Subscript(self, node: ast.Subscript) -> Value:
        return self._read(self.place(node))

    def _read(self, place: Value) -> Value:
        """What is at a place: a number is read; a row or a record is where it is."""
        if not isinstance(place.kind, Number):
            return place
        wide = place.kind.size in ("i8", "f8", "f4", "u4")
        text = f"(whole){place.text}" if place.kind.size == "u4" else place.text
        return Value(text, place.kind.value, max(place.effect, READS), not wide, known=place.known)

    def note_change(self, node: ast.expr) -> None:
        """Notes which records lie around a place that is written, or may be."""
        while isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
            kind = self.value(node).kind
            if isinstance(kind, Struct):
                self.unit.changed.add(kind)

    def let_go(self, node: ast.expr) -> Value:
        """A value that goes elsewhere: if it is a row, it may be written there."""
        value = self.value(node)
        if isinstance(value.kind, Row):
            for one in ast.walk(node):
                if isinstance(one, ast.Attribute) and meaning(self.f, one) is UNKNOWN:
                    self.note_change(one)
        return value

    def place(self, node: ast.expr) -> Value:
        """A place that can be read and written: a field of a record, or one of a row."""
        if isinstance(node, ast.Attribute):
            of = self.value(node.value)
            if not isinstance(of.kind, Struct):
                what = f"{ast.unparse(node.value)} has no fields"
                self.refuse(node, what, "only records have them")
            kind = dict(of.kind.fields).get(node.attr)
            if kind is None:
                named = ", ".join(name for name, _ in of.kind.fields)
                self.refuse(node, f"{of.kind.name} has no {node.attr}", f"it has {named}")
            return Value(f"{of.text}->{c_name(node.attr)}", kind, of.effect)
        if isinstance(node, ast.Subscript):
            return self._element(node)
        self.refuse(node, "this is no place", "write to a name, a field or a place of a row")

    def _element(self, node: ast.Subscript) -> Value:
        if isinstance(node.slice, ast.Slice | ast.Tuple):
            self.refuse(node, "rules take one place at a time", "write row[a][b], with no slices")
        row, index = self.value(node.value), self.number(node.slice)
        if not isinstance(row.kind, Row):
            self.refuse(node, f"{ast.unparse(node.value)} has no places", "only rows have them")
        if index.kind == FRACTION:
            self.refuse(node, "a place is a whole number", "write int(…)")
        self._check_index(node, row.kind, index)
        kind, many = row.kind, row.kind.inner
        length = str(kind.lengths[0]) if kind.lengths[0] is not None else row.length

        def made(values: Sequence[Value]) -> str:
            base, at = values
            place = self._within(node, at, length) if at.known is None else at.text
            if isinstance(kind.element, Number):
                return f"{base.text}[{place}]"
            return f"({base.text} + {place}{f' * {many}' if many > 1 else ''})"

        effect = max(row.effect, index.effect)
        return Value(self.ordered([row, index], made), kind.element, effect)

    def _check_index(self, node: ast.Subscript, kind: Row, index: Value) -> None:
        if index.known is None:
            return
        if index.known < 0:
            self.refuse(node, "places are not counted from the end", "write row[len(row) - 1]")
        if kind.lengths[0] is not None and index.known >= kind.lengths[0]:
            self.refuse(node, f"the row has {kind.lengths[0]} places", "the first is 0")

    def _within(self, node: ast.Subscript, index: Value, length: str) -> str:
        return self._guard("check_place", f"{index.text}, {length}", node.slice, index.text)

    def _guard(self, check: str, given: str, node: ast.expr, unchecked: str) -> str:
        """With bounds, a check that says which rule failed at what."""
        if not self.unit.bounds:
            return unchecked
        what = f"{self.f.__name__}: {ast.unparse(node)}".replace("\\", "").replace('"', "'")
        return f'{check}({given}, "{what}")'
