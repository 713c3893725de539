"""One declaration, two storages: state as plain objects, and the same state as NumPy records.

A state is declared once, as an annotated class::

    class Nation(Record):
        vp: i32
        chits: Annotated[Row, 6]

    class Table(Record):
        nation: Annotated[Rows[Nation], 4]

`Table()` is a plain object of ints and lists, all zero. `dtype(Table)` is its NumPy form. Rules are
small functions over attributes and indexed places; `@rule` leaves them as they are, and
`compiled(f)` is the twin of a rule in C, its callees included. NumPy and what compiles are imported
only by the functions that need them.
"""

from __future__ import annotations

import builtins
import os
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Protocol, TypeVar, get_args
from typing import get_type_hints as type_hints

from nations.digest import globals_of, is_rule

if TYPE_CHECKING:
    import numpy as np

    from nations.native.twin import Twin
    from nations.native.wasm import PageUnit

i32 = Annotated[int, "i4"]
i64 = Annotated[int, "i8"]

T_co = TypeVar("T_co", covariant=True)
R = TypeVar("R", bound="Record")
F = TypeVar("F", bound=Callable[..., Any])


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
    """Records side by side: each can be changed, none can be replaced."""

    def __getitem__(self, at: int, /) -> T_co: ...

    def __len__(self) -> int: ...


class Field:
    """One declared field: its name, how many (0: a single number), of which record or size."""

    def __init__(self, name: str, length: int, of: type[Record] | None, size: str) -> None:
        self.name, self.length, self.of, self.size = name, length, of, size

    def zero(self) -> Any:
        if self.of is not None:
            return [self.of() for _ in range(self.length)]
        return [0] * self.length if self.length else 0


class Record:
    """A table, a player's board, a box: named numbers, rows of numbers, rows of records."""

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
        """The NumPy form of the record."""
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
        """Every number of the record, nested, in the order of declaration."""
        return tuple(_value(field, getattr(self, field.name)) for field in fields(type(self)))


def _value(field: Field, value: Any) -> Any:
    if field.of is not None:
        return [record.values() for record in value]
    return tuple(value) if field.length else value


def fields(kind: type[Record]) -> tuple[Field, ...]:
    """The declared fields of a record class, in order."""
    if "_fields" not in kind.__dict__:
        kind._fields = tuple(_declared(kind))
    return kind._fields


def _declared(kind: type[Record]) -> Iterator[Field]:
    for name, hint in type_hints(kind, include_extras=True).items():
        if name == "told" or name.startswith("_"):
            continue
        annotated, *extras = get_args(hint)
        of = next((a for a in get_args(annotated) if issubclass(a, Record)), None)
        if annotated is int:
            yield Field(name, 0, None, extras[0])
        else:
            yield Field(name, extras[0], of, extras[1] if len(extras) > 1 else "i4")


def _copier(kind: type[Record]) -> Callable[[Record, Record], None]:
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
    copier: Callable[[Record, Record], None] = scope["copy"]
    return copier


def dtype(kind: type[Record]) -> np.dtype[Any]:
    """The NumPy form of a record class."""
    if "_dtype" not in kind.__dict__:
        kind._dtype = _numpy_form(kind)
    made: np.dtype[Any] = kind._dtype
    return made


def _numpy_form(kind: type[Record]) -> np.dtype[Any]:
    import numpy as np

    from nations.native.translator.kinds import NAMES

    parts: list[tuple[Any, ...]] = []
    for field in fields(kind):
        base: Any = dtype(field.of) if field.of is not None else field.size
        parts.append((field.name, base, (field.length,)) if field.length else (field.name, base))
    made = np.dtype(parts)
    NAMES.setdefault(made, kind.__name__)
    return made


def to_array(record: Record) -> np.ndarray[Any, Any]:
    """An array of one element that holds the same numbers."""
    import numpy as np

    return np.array([record.values()], dtype=dtype(type(record)))


FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d"}
"""How `struct` calls the sizes of numbers."""


def to_bytes(record: Record) -> bytes:
    """The bytes of that array, packed and the little end first, without NumPy."""
    from struct import pack

    parts = []
    for field in fields(type(record)):
        value = getattr(record, field.name)
        if field.of is not None:
            parts += [to_bytes(one) for one in value]
        else:
            row = value if field.length else [value]
            parts.append(pack(f"<{len(row)}{FORMATS[field.size]}", *row))
    return b"".join(parts)


def from_array(kind: type[R], element: Any) -> R:
    """The plain object with the same numbers as an array's element."""
    record = kind()
    for field in fields(kind):
        value = element[field.name]
        if field.of is not None:
            of = field.of
            setattr(record, field.name, [from_array(of, one) for one in value])
        else:
            setattr(record, field.name, value.tolist())
    return record


# The two ways to run a rule


def rule(f: F) -> F:
    """Marks a function as a rule: it runs as it stands, and `compiled` can make its twin."""
    f.__rule__ = "rule"  # type: ignore[attr-defined]  # a mark on the function object
    return f


def replaceable(f: F) -> F:
    """Marks a rule of which a kernel may have its own, by the same name, that is taken instead."""
    f.__replaceable__ = True  # type: ignore[attr-defined]  # a mark on the function object
    return f


def silent(f: F) -> F:
    """Marks a function that does nothing when compiled (it tells what happens)."""
    f.__rule__ = "silent"  # type: ignore[attr-defined]  # a mark on the function object
    return f


@silent
def tell(
    s: Record, what: int, rule_id: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Says what happens, by which rule. The compiled twin says nothing."""
    if s.told is not None:
        s.told.append((what, rule_id, a, b, c, d, e))


def known_to_c(f: F) -> F:
    """Marks a rule that C can do in a better way than step by step: `known_…` in `prelude.h`. It
    takes numbers and records, changes nothing, and returns a whole number or nothing."""
    f.__rule__ = "known"  # type: ignore[attr-defined]  # a mark on the function object
    return f


@known_to_c
def near(what: Record) -> None:
    """Says that a record is needed soon: compiled, it is fetched from memory while other work is
    done."""


def room(kind: type[R]) -> R:
    """A record for as long as a rule runs, all zero: `m = room(Mind)`, at the rule's start."""
    return kind()


def bound(f: F, kernel: ModuleType, **given: Any) -> F:
    """The same rule for one game: the names that it leaves open are those of the game's kernel.

    `given` names go first: a policy, for instance, in place of random choice.
    """
    twin: F = _bound(f, kernel, tuple(sorted(given.items())))
    return twin


@cache
def _bound(f: FunctionType, kernel: ModuleType, given: tuple[tuple[str, Any], ...]) -> Any:
    scope = dict(f.__globals__)
    filled = dict(given)
    for name in globals_of(f):
        if name in filled:
            scope[name] = filled[name]
        elif hasattr(kernel, name) and _is_left(scope, name):
            scope[name] = getattr(kernel, name)
        elif is_rule(scope.get(name)) and _is_open(scope[name]):
            scope[name] = _bound(scope[name], kernel, given)
    twin = FunctionType(f.__code__, scope, f.__name__, f.__defaults__)
    twin.__dict__.update(f.__dict__, __home__=kernel.__name__)
    return twin


def _is_left(scope: dict[str, Any], name: str) -> bool:
    """Whether a name is left to a kernel: names of its own do not stand in for those of ours."""
    return name not in scope or hasattr(scope[name], "__replaceable__")


@cache
def _is_open(f: Any) -> bool:
    """Whether a rule, or a rule that it calls, leaves names open for a kernel."""
    names, known = globals_of(f) - set(dir(builtins)), f.__globals__
    return any(
        name not in known or (is_rule(known[name]) and _is_open(known[name])) for name in names
    )


def compiled(f: Callable[..., Any], *, bounds: bool = False) -> Twin:
    """The compiled twin of a rule. `bounds` checks every index and divisor, and so does
    `NATIONS_BOUNDS=on` in the environment, for whatever is compiled then (tests run so).

    What was compiled once is kept on disk; see `nations.native`.
    """
    return _made(f, bounds or os.environ.get("NATIONS_BOUNDS") == "on")


@cache
def has_arrays() -> bool:
    """Whether NumPy is installed, without which nothing runs compiled."""
    try:
        return find_spec("numpy") is not None
    except ModuleNotFoundError:
        return False


def for_pages(f: Callable[..., Any], *records: type[Record]) -> PageUnit:
    """The twin of a rule as WebAssembly, for values that are such records: what a page can load."""
    from nations.native.wasm import PageUnit

    return PageUnit(f, [dtype(one) for one in records])


def runs_compiled(f: Callable[..., Any]) -> bool:
    """Whether the twin of a rule is machine code here, and not the rule itself."""
    if not has_arrays():
        return False
    from nations.native.state import state_of

    return state_of(f).kind != "plain"


@cache
def _made(f: FunctionType, bounds: bool) -> Twin:
    from nations.native.twin import Twin

    return Twin(f, bounds)
