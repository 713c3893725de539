"""A unit of C: a rule that Python calls, all that it calls, and the records and tables they use.

Kinds flow from the arguments of the entry, as they are given; nothing is annotated but records, and
what lies apart (`nations.record.Apart`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple, NoReturn

from nations.native.errors import NotARule
from nations.native.kinds import (
    FRACTION,
    NOTHING,
    TRUTH,
    WHOLE,
    Kind,
    Row,
    Struct,
    c_type,
    of_dtype,
)
from nations.native.names import c_name, literal
from nations.native.statements import Statements, declared

PRELUDE = Path(__file__).with_name("prelude.h")


class Written(NamedTuple):
    """A rule in C."""

    name: str
    returns: Kind
    effect: int
    text: str
    callees: tuple[str, ...]


class Unit:
    """Rules in C, each once for the kinds of arguments with which it is called."""

    def __init__(self, bounds: bool = False) -> None:
        self.bounds = bounds
        self.changed: set[Struct] = set()
        """Records that are written somewhere."""
        self._written: dict[tuple[Any, tuple[Kind, ...]], Written | None] = {}
        self._tables: dict[str, tuple[str, Kind]] = {}
        self._texts: list[str] = []

    def written(self, f: Any, kinds: tuple[Kind, ...], refuse: Callable[..., NoReturn]) -> Written:
        """A rule for kinds of arguments; it is written when it is first asked for."""
        key = (f, kinds)
        if key not in self._written:
            self._written[key] = None
            rule = Statements(self, f, kinds)
            name = self._name(f)
            text = rule.text(name)
            returns = rule.returns or NOTHING
            self._written[key] = Written(name, returns, rule.effect, text, tuple(rule.callees))
        found = self._written[key]
        if found is None:
            refuse(f"{f.__name__} calls itself", "write a loop with a row as its stack")
        return found

    def _name(self, f: FunctionType) -> str:
        home = f.__module__.rpartition(".")[2]
        name = "".join(c if c.isalnum() else "_" for c in f"{home}_{f.__name__}")
        used = {one.name for one in self._written.values() if one is not None}
        names = (name, *(f"{name}_{n}" for n in range(2, len(used) + 3)))
        return next(one for one in names if one not in used)

    def table(self, name: str, numbers: Any) -> tuple[str, Kind]:
        """A row of constants."""
        import numpy as np

        array = np.asarray(numbers)
        kind = FRACTION if array.dtype.kind == "f" else WHOLE
        if array.dtype.kind not in "fiub" or array.ndim == 0:
            raise NotARule(f"{name} is no row of numbers; rules use rows of numbers of one kind")
        row = Row(kind, array.shape)
        listed = ", ".join(literal(number) for number in array.ravel().tolist())
        key = f"{row}{listed}"
        if key not in self._tables:
            own = f"TABLE_{len(self._tables) + 1}"
            self._texts.append(f"static {kind.c} {own}[] = {{{listed}}}; /* {name} */")
            self._tables[key] = (own, row)
        return self._tables[key]


def refused(what: str, instead: str) -> NoReturn:
    raise NotARule(f"{what}; {instead}")


def unit_of(f: FunctionType, kinds: Sequence[Kind], digest: str, bounds: bool = False) -> str:
    """The text of a library with one entry, the rule for these kinds of arguments."""
    unit = Unit(bounds)
    entry = unit.written(f, tuple(kinds), refused)
    if isinstance(entry.returns, Struct | Row):
        raise NotARule(f"{f.__qualname__}: Python gets numbers only; return a field of the record")
    rules = {one.name: one for one in unit._written.values() if one is not None}
    order: dict[str, str] = {}
    _list(entry, rules, order)
    parts = [
        f"/* {f.__module__}.{f.__qualname__}, translated from Python */",
        PRELUDE.read_text(),
        *_structs([kind for _, kinds in unit._written for kind in kinds], unit.changed),
        *unit._texts,
        *order.values(),
        _entry(f, entry, kinds, bounds),
        f'EXPORT const char digest[] = "{digest}";',
        f"EXPORT const char returns = '{_letter(entry.returns)}';\n",
    ]
    return "\n".join(parts)


def _list(rule: Written, rules: dict[str, Written], order: dict[str, str]) -> None:
    """Callees before their callers; what was written for kinds that did not stay is left out."""
    for callee in rule.callees:
        if callee not in order:
            _list(rules[callee], rules, order)
    order[rule.name] = rule.text


def _entry(f: FunctionType, entry: Written, kinds: Sequence[Kind], bounds: bool) -> str:
    names = [c_name(one) for one in f.__code__.co_varnames[: len(kinds)]]
    heads = ", ".join(declared(name, kind) for name, kind in zip(names, kinds, strict=True))
    given = []
    for name, kind in zip(names, kinds, strict=True):
        ragged = isinstance(kind, Row) and kind.lengths[0] is None
        given.append(f"{name}, {name}__n" if ragged else name)
    leaves = "" if entry.returns == NOTHING else " 0"
    guard = f"failed[0] = 0; if (setjmp(way_out)) return{leaves}; " if bounds else ""
    back = "" if entry.returns == NOTHING else "return "
    head = f"EXPORT {c_type(entry.returns)}entry({heads or 'void'})"
    return f'#line 1 "entry"\n{head} {{ {guard}{back}{entry.name}({", ".join(given)}); }}'


def _structs(kinds: Sequence[Kind], changed: set[Struct]) -> list[str]:
    """The records, those within others first. Their size must be what NumPy says.

    Of a record that nothing in the unit changes, C need not read a field twice.
    """
    found: dict[str, tuple[Struct, str]] = {}
    for kind in kinds:
        _add_struct(kind, found)
    written = {part.name for kind in changed for part in _parts(kind)}
    lines = []
    for kind, text in found.values():
        fixed = written.isdisjoint(part.name for part in _parts(kind))
        lines += [f"#define {kind.name}__fixed {'restrict' if fixed else ''}", text]
    return lines


def _parts(kind: Kind) -> Iterator[Struct]:
    """A record and all within it."""
    if isinstance(kind, Row):
        yield from _parts(kind.of)
    elif isinstance(kind, Struct):
        yield kind
        for _, field in kind.fields:
            yield from _parts(field)


def _add_struct(kind: Kind, found: dict[str, tuple[Struct, str]]) -> None:
    if isinstance(kind, Row):
        _add_struct(kind.of, found)
    if not isinstance(kind, Struct):
        return
    if kind.name in found:
        if found[kind.name][0] != kind:
            raise NotARule(f"two records are called {kind.name}; give one of them another name")
        return
    lines = []
    for name, field in kind.fields:
        _add_struct(field, found)
        many = f"[{field.inner * (field.lengths[0] or 0)}]" if isinstance(field, Row) else ""
        lines.append(f"    {field.c} {c_name(name)}{many};")
    check = f'_Static_assert(sizeof(struct {kind.name}) == {kind.bytes}, "{kind.name} is packed");'
    text = "\n".join([f"struct PACKED {kind.name} {{", *lines, "};", check])
    found[kind.name] = (kind, text)


def _letter(kind: Kind) -> str:
    """What Python is told of the result."""
    return {str(WHOLE): "i", str(FRACTION): "f", str(TRUTH): "b"}.get(str(kind), "-")


def kind_of(value: Any) -> Kind:
    """The kind of a value that Python gives to a rule."""
    import numpy as np

    if isinstance(value, float | np.floating):
        return FRACTION
    if isinstance(value, int | np.integer | np.bool_):
        return WHOLE
    if isinstance(value, np.ndarray) and value.ndim:
        return Row(of_dtype(value.dtype), (None, *value.shape[1:]))
    if isinstance(value, np.ndarray | np.void):
        return of_dtype(value.dtype)
    raise TypeError(
        f"compiled rules take numbers and NumPy arrays; {type(value).__name__} came: "
        "nations.record.to_array makes an array of a record"
    )
