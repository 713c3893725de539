"""A unit of C: a rule that Python calls, all that it calls, and the layouts and tables they use.

Kinds flow from the arguments of the entry, as they are given; nothing is annotated but layouts, and
what lies apart (`nations.compiling.layout.Apart`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any

from nations.compiling.errors import NotARule
from nations.compiling.translator.kinds import (
    FRACTION,
    NOTHING,
    TRUTH,
    WHOLE,
    Kind,
    RowKind,
    Struct,
    c_type,
)
from nations.compiling.translator.names import c_name, literal
from nations.compiling.translator.reckoning import passed
from nations.compiling.translator.statements import Statements, declared
from nations.compiling.translator.values import Value

PRELUDE = Path(__file__).with_name("prelude.h")
LETTERS = {WHOLE: "i", FRACTION: "f", TRUTH: "b", NOTHING: "-"}
"""What Python is told of the result."""


class CUnit:
    """Rules in C, each once for the kinds of arguments with which it is called."""

    def __init__(self, bounds: bool = False) -> None:
        self.bounds = bounds
        self.changed: set[Struct] = set()
        """Records that are written somewhere."""
        self.rules: dict[tuple[Any, tuple[Kind, ...]], Statements | None] = {}
        self.tables: list[str] = []
        self._tables: dict[str, Value] = {}

    def written(self, f: Any, kinds: tuple[Kind, ...]) -> Statements | None:
        """A rule for kinds of arguments; it is written when it is first asked for. None while it is
        being written: then it calls itself."""
        key = (f, kinds)
        if key not in self.rules:
            self.rules[key] = None
            rule = Statements(self, f, kinds)
            rule.name = self._name(f)
            self.rules[key] = rule
        return self.rules[key]

    def _name(self, f: FunctionType) -> str:
        home = f.__module__.rpartition(".")[2]
        name = "".join(c if c.isalnum() else "_" for c in f"{home}_{f.__name__}")
        used = {one.name for one in self.rules.values() if one is not None}
        names = (name, *(f"{name}_{n}" for n in range(2, len(used) + 3)))
        return next(one for one in names if one not in used)

    def table(self, name: str, numbers: Any) -> Value:
        """A row of constants."""
        import numpy as np

        array = np.asarray(numbers)
        if array.dtype.kind not in "fiub" or array.ndim == 0:
            raise NotARule(f"{name} is no row of numbers; rules use rows of numbers of one kind")
        row = RowKind(FRACTION if array.dtype.kind == "f" else WHOLE, array.shape)
        listed = ", ".join(literal(number) for number in array.ravel().tolist())
        key = f"{row}{listed}"
        if key not in self._tables:
            self._tables[key] = Value(f"TABLE_{len(self.tables) + 1}", row)
            own = self._tables[key].text
            self.tables.append(f"static {row.c} {own}[] = {{{listed}}}; /* {name} */")
        return self._tables[key]


def unit_of(f: FunctionType, kinds: Sequence[Kind], digest: str, bounds: bool = False) -> str:
    """The text of a library with one entry, the rule for these kinds of arguments."""
    unit = CUnit(bounds)
    entry = unit.written(f, tuple(kinds))
    if entry is None or entry.returns not in LETTERS:
        raise NotARule(f"{f.__qualname__}: Python gets numbers only; return a field of the layout")
    order: dict[Statements, None] = {}
    _list(entry, order)
    parts = [
        f"/* {f.__module__}.{f.__qualname__}, translated from Python */",
        PRELUDE.read_text(),
        *_structs([kind for _, kinds in unit.rules for kind in kinds], unit.changed),
        *unit.tables,
        *(rule.text for rule in order),
        _entry(entry, bounds),
        f'EXPORT const char digest[] = "{digest}";',
        f"EXPORT const char returns = '{LETTERS[entry.returns]}';\n",
    ]
    return "\n".join(parts)


def _list(rule: Statements, order: dict[Statements, None]) -> None:
    """Callees before their callers; what was written for kinds that did not stay is left out."""
    for callee in rule.callees:
        if callee not in order:
            _list(callee, order)
    order[rule] = None


def _entry(rule: Statements, bounds: bool) -> str:
    given = [Value(c_name(name), kind) for name, kind in rule.given.items()]
    heads = ", ".join(declared(one.text, one.kind) for one in given)
    leave = "return" if rule.returns == NOTHING else "return 0"
    guard = f"failed[0] = 0; if (setjmp(way_out)) {leave}; " if bounds else ""
    call = f"{'' if rule.returns == NOTHING else 'return '}{rule.name}"
    head = f"EXPORT {c_type(rule.returns)}entry({heads or 'void'})"
    return f'#line 1 "entry"\n{head} {{ {guard}{call}({", ".join(map(passed, given))}); }}'


def _structs(kinds: Sequence[Kind], changed: set[Struct]) -> Iterator[str]:
    """The layouts, those within others first. Their size must be what NumPy says.

    Of a layout that nothing in the unit changes, C need not read a field twice.
    """
    found: dict[str, Struct] = {}
    for kind in (part for one in kinds for part in _parts(one)):
        if found.setdefault(kind.name, kind) != kind:
            raise NotARule(f"two layouts are called {kind.name}; give one of them another name")
    written = {part.name for kind in changed for part in _parts(kind)}
    for kind in found.values():
        fixed = written.isdisjoint(part.name for part in _parts(kind))
        yield f"#define {kind.name}__fixed {'restrict' if fixed else ''}"
        yield _struct(kind)


def _parts(kind: Kind) -> Iterator[Struct]:
    """All layouts within a layout, and then itself."""
    if isinstance(kind, RowKind):
        yield from _parts(kind.of)
    elif isinstance(kind, Struct):
        for _, field in kind.fields:
            yield from _parts(field)
        yield kind


def _struct(kind: Struct) -> str:
    lines = []
    for name, field in kind.fields:
        many = f"[{field.inner * (field.lengths[0] or 0)}]" if isinstance(field, RowKind) else ""
        lines.append(f"    {field.c} {c_name(name)}{many};")
    check = f'_Static_assert(sizeof(struct {kind.name}) == {kind.bytes}, "{kind.name} is packed");'
    return "\n".join([f"struct PACKED {kind.name} {{", *lines, "};", check])
