"""One declaration, two storages: state as plain objects, and the same state as NumPy records.

A state is declared once, as an annotated class::

    class Nation(Layout):
        vp: i32
        chits: Annotated[Row, 6]

    class Table(Layout):
        nation: Annotated[Rows[Nation], 4]

`Table()` is a plain object of ints and lists, all zero. `dtype(Table)` is its NumPy form. Rules
(see `rules`) are small functions over attributes and indexed places. NumPy is imported only by the
functions that need it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Protocol, TypeVar, get_args
from typing import get_type_hints as type_hints

if TYPE_CHECKING:
    import numpy as np


i32 = Annotated[int, "i4"]
i64 = Annotated[int, "i8"]

T_co = TypeVar("T_co", covariant=True)
R = TypeVar("R", bound="Layout")


class Row(Protocol):
    """Whole numbers side by side: read and write one place, nothing else."""

    def __getitem__(self, at: int, /) -> int: ...

    def __setitem__(self, at: int, value: int, /) -> None: ...

    def __len__(self) -> int: ...


class Floats(Protocol):
    """Fractions side by side: read and write one place, nothing else."""

    def __getitem__(self, at: int, /) -> float: ...

    def __setitem__(self, at: int, value: float, /) -> None: ...

    def __len__(self) -> int: ...


class Apart(Protocol):
    """Numbers side by side that nothing else which a rule is given reaches: compiled, what was read
    elsewhere need not be read again after they are written. Who calls the rule sees to it."""

    def __getitem__(self, at: int, /) -> Any: ...

    def __setitem__(self, at: int, value: float, /) -> None: ...

    def __len__(self) -> int: ...


class Rows(Protocol[T_co]):
    """Layouts side by side: each can be changed, none can be replaced."""

    def __getitem__(self, at: int, /) -> T_co: ...

    def __len__(self) -> int: ...


class Field:
    """One declared field: its name, how many (0: a single number), of which layout or size."""

    def __init__(self, name: str, length: int, of: type[Layout] | None, size: str) -> None:
        self.name, self.length, self.of, self.size = name, length, of, size

    def zero(self) -> Any:
        if self.of is not None:
            return [self.of() for _ in range(self.length)]
        return [0] * self.length if self.length else 0


class Layout:
    """A table, a player's board, a box: named numbers, rows of numbers, rows of layouts."""

    told: list[Any] | None
    """Where rules tell what happens; None when nobody listens. Not part of the state."""

    _fields: ClassVar[tuple[Field, ...]]
    _copy: ClassVar[Callable[[Any, Any], None]]
    _dtype: ClassVar[Any]

    def __init__(self) -> None:
        self.told = None
        for field in fields(type(self)):
            setattr(self, field.name, field.zero())

    @classmethod
    def form(cls) -> np.dtype[Any]:
        """The NumPy form of the layout."""
        return dtype(cls)

    def copy(self: R) -> R:
        twin = object.__new__(type(self))
        if "_copy" not in type(self).__dict__:
            type(self)._copy = _copier(type(self))
        type(self)._copy(self, twin)
        return twin

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.values() == getattr(other, "values", tuple)()

    def __repr__(self) -> str:
        """Its single numbers; rows are too long to be read."""
        single = [field.name for field in fields(type(self)) if not field.length]
        told = " ".join(f"{name}={getattr(self, name)}" for name in single)
        return f"<{type(self).__name__} {told}>"

    def _repr_svg_(self) -> str | None:
        """A table as a picture, where a notebook shows it; who draws is asked for only then."""
        drawn: str | None = import_module("nations.pictures").of_state(self)
        return drawn

    def values(self) -> tuple[Any, ...]:
        """Every number of the layout, nested, in the order of declaration."""
        return tuple(_value(field, getattr(self, field.name)) for field in fields(type(self)))


def _value(field: Field, value: Any) -> Any:
    if field.of is not None:
        return [layout.values() for layout in value]
    return tuple(value) if field.length else value


def fields(kind: type[Layout]) -> tuple[Field, ...]:
    """The declared fields of a layout class, in order."""
    if "_fields" not in kind.__dict__:
        kind._fields = tuple(_declared(kind))
    return kind._fields


def _declared(kind: type[Layout]) -> Iterator[Field]:
    for name, hint in type_hints(kind, include_extras=True).items():
        if name == "told" or name.startswith("_"):
            continue
        annotated, *extras = get_args(hint)
        of = next((a for a in get_args(annotated) if issubclass(a, Layout)), None)
        if annotated is int:
            yield Field(name, 0, None, extras[0])
        else:
            yield Field(name, extras[0], of, extras[1] if len(extras) > 1 else "i4")


def _copier(kind: type[Layout]) -> Callable[[Layout, Layout], None]:
    """A function that copies all fields, written out once for each class (three times faster)."""
    lines = ["def copy(a, b):", " b.told = None"]
    for field in fields(kind):
        source = f"a.{field.name}"
        if field.of is not None:
            source = f"[r.copy() for r in {source}]"
        elif field.length:
            source += "[:]"
        lines.append(f" b.{field.name} = {source}")
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)  # noqa: S102 - text made only of declared field names
    copier: Callable[[Layout, Layout], None] = scope["copy"]
    return copier


def dtype(kind: type[Layout]) -> np.dtype[Any]:
    """The NumPy form of a layout class."""
    if "_dtype" not in kind.__dict__:
        kind._dtype = _numpy_form(kind)
    made: np.dtype[Any] = kind._dtype
    return made


def _numpy_form(kind: type[Layout]) -> np.dtype[Any]:
    import numpy as np

    from nations.compiling.translator.kinds import NAMES

    parts: list[tuple[Any, ...]] = []
    for field in fields(kind):
        base: Any = dtype(field.of) if field.of is not None else field.size
        parts.append((field.name, base, (field.length,)) if field.length else (field.name, base))
    made = np.dtype(parts)
    NAMES.setdefault(made, kind.__name__)
    return made


def to_array(layout: Layout) -> np.ndarray[Any, Any]:
    """An array of one element that holds the same numbers."""
    import numpy as np

    return np.array([layout.values()], dtype=dtype(type(layout)))


FORMATS = {"i1": "b", "u4": "I", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d"}
"""How `struct` calls the sizes of numbers."""


def to_bytes(layout: Layout) -> bytes:
    """The bytes of that array, packed and the little end first, without NumPy."""
    from struct import pack

    parts = []
    for field in fields(type(layout)):
        value = getattr(layout, field.name)
        if field.of is not None:
            parts += [to_bytes(one) for one in value]
        else:
            row = value if field.length else [value]
            parts.append(pack(f"<{len(row)}{FORMATS[field.size]}", *row))
    return b"".join(parts)


def from_array(kind: type[R], element: Any) -> R:
    """The plain object with the same numbers as an array's element."""
    layout = kind()
    for field in fields(kind):
        value = element[field.name]
        if field.of is not None:
            of = field.of
            setattr(layout, field.name, [from_array(of, one) for one in value])
        else:
            setattr(layout, field.name, value.tolist())
    return layout
