"""Kinds of values, as C has them: numbers, rows of them, and references to layouts.

Whole numbers are reckoned with 64 bits and fractions with doubles, whatever the size of the place
where they are kept. A layout and a row are known by where they lie; nothing is copied but whole
layouts, place by place.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any, TypeAlias

C_NAMES = {
    "b1": "uint8_t", "i1": "int8_t", "i2": "int16_t", "i4": "int32_t", "i8": "whole",
    "u1": "uint8_t", "u2": "uint16_t", "u4": "uint32_t", "f4": "float", "f8": "fraction",
    "nothing": "void",
}  # fmt: skip
"""How a number is kept, as NumPy and as C call it. Unsigned 64 bits would not fit into a whole."""


@dataclass(frozen=True)
class Number:
    """A number as it is kept in a place; as a value it is a whole number, a fraction or a truth."""

    size: str

    @property
    def c(self) -> str:
        return C_NAMES[self.size]

    @property
    def value(self) -> Number:
        """The kind of what is read from such a place."""
        return FRACTION if self.size[0] == "f" else WHOLE

    def __str__(self) -> str:
        return self.size


@dataclass(frozen=True)
class Struct:
    """A layout: its fields in order, each with its kind, packed as NumPy packs them."""

    name: str
    fields: tuple[tuple[str, Kind], ...]
    bytes: int

    @property
    def c(self) -> str:
        return f"struct {self.name}"

    def __str__(self) -> str:
        return f"{self.name}({', '.join(f'{name}: {kind}' for name, kind in self.fields)})"


@dataclass(frozen=True)
class RowKind:
    """Numbers or layouts side by side. Of one that is given to a rule, and of no other, the first
    length may be None: C is told it when the rule runs (`name__n` beside `name`)."""

    of: Number | Struct
    lengths: tuple[int | None, ...]

    @property
    def c(self) -> str:
        return self.of.c

    @property
    def inner(self) -> int:
        """How many elements one step along the row is."""
        return prod(length or 0 for length in self.lengths[1:])

    @property
    def element(self) -> Kind:
        """The kind of what is at a place."""
        return RowKind(self.of, self.lengths[1:]) if len(self.lengths) > 1 else self.of

    @property
    def is_open(self) -> bool:
        """Whether its length is known only when the rule runs."""
        return self.lengths[0] is None

    def __str__(self) -> str:
        return f"{self.of}{list(self.lengths)}"


Kind: TypeAlias = Number | Struct | RowKind

WHOLE, FRACTION, TRUTH, NOTHING = map(Number, ("i8", "f8", "b1", "nothing"))
"""The kinds of values that are numbers, and what a rule returns that returns nothing."""


def c_type(kind: Kind) -> str:
    """The type of a C variable that holds a value of a kind."""
    if isinstance(kind, Struct | RowKind):
        return f"{kind.c} *"
    return "whole " if kind == TRUTH else f"{kind.c} "


def joined(*kinds: Kind) -> Kind | None:
    """The kind that holds values of all these, or None."""
    if all(kind == kinds[0] for kind in kinds):
        return kinds[0]
    if all(isinstance(kind, Number) for kind in kinds) and NOTHING not in kinds:
        return FRACTION if FRACTION in kinds else WHOLE
    return None


NAMES: dict[Any, str] = {}
"""What the layouts are called whose NumPy form was asked for."""


@cache
def of_dtype(dtype: Any) -> Number | Struct:
    """The kind of an element of an array. Raises TypeError for what rules do not know."""
    if dtype.names is None:
        size = dtype.str[1:]
        if size not in C_NAMES or dtype.byteorder == ">":
            raise TypeError(f"rules know no numbers of the type {dtype}; try int64 or float64")
        return Number(size)
    fields = tuple((name, _field(dtype.fields[name][0])) for name in dtype.names)
    return Struct(NAMES.get(dtype, "Record"), fields, dtype.itemsize)


def _field(dtype: Any) -> Kind:
    if dtype.subdtype is None:
        return of_dtype(dtype)
    base, shape = dtype.subdtype
    return RowKind(of_dtype(base), shape)
