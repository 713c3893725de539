"""What the tables of a set file may hold: every field with its rule, and the check of them all."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from nations.games.nations_dice.set_file import Lines, Place, Report, Table

RESOURCES = ("gold", "stone", "food", "book", "strength")
CHITS = (*RESOURCES, "reroll")
COLOURS = ("white", "orange", "blue", "red")
KINDS = ("building", "military", "advisor", "colony", "wonder")
AGES = (1, 2, 3, 4)
PER_AGE = {"tile": 15, "event": 3}
STATUS_WITHIN = {"reconstruction": "reconstructed", "printed": "printed", "own": "own"}
STATUSES = ("known", "disputed", "reconstructed", "printed", "own")


class Rule(NamedTuple):
    """What a field must hold, in words and as a test."""

    expected: str
    holds: Callable[[Any], bool]


def _whole(low: int, high: int) -> Rule:
    # The exact type, because true and false of TOML are ints to Python.
    expected = f"a whole number from {low} to {high}"
    return Rule(expected, lambda v: type(v) is int and low <= v <= high)


def _one_of(words: Collection[str]) -> Rule:
    return Rule(f"one of {', '.join(words)}", lambda v: isinstance(v, str) and v in words)


def _like(pattern: str, expected: str) -> Rule:
    form = re.compile(pattern)
    return Rule(expected, lambda v: isinstance(v, str) and form.fullmatch(v) is not None)


def _text(longest: int) -> Rule:
    def holds(value: Any) -> bool:
        return isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= longest

    return Rule(f"a text of one line, 1 to {longest} letters", holds)


def _counted(numbers: str, words: Collection[str]) -> str:
    return rf"[{numbers}] ({'|'.join(words)})"


FACE = _like(
    _counted("1-6", RESOURCES),
    f'faces such as "2 gold", a number from 1 to 6 and one of {", ".join(RESOURCES)}',
)
DICE = _like(
    _counted("12", COLOURS),
    f'1 or 2 dice of one colour, such as "2 orange" ({", ".join(COLOURS)})',
)
SLUG = _like(
    r"(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*",
    'small letters, digits and single hyphens, such as "sun-tzu"',
)
KEY = Rule("a key of [sources]", lambda _: True)  # tested by `_check_source`
SET = {
    "format": Rule("the number 1", lambda v: type(v) is int and v == 1),
    "name": _text(60),
    "status": _one_of(STATUS_WITHIN),
    "note": _text(600),
    "note_de": _text(600),
    "source": KEY,
}
DIE = {"faces": Rule("a list of six faces", lambda v: isinstance(v, list) and len(v) == 6)}
TITLE = {"name": _text(60), "name_de": _text(60), "age": _whole(1, 4)}
TILE = {**TITLE, "kind": _one_of(KINDS), "vp": _whole(0, 20)}
GAINS = {
    "dice": DICE,
    "rerolls": _whole(0, 6),
    "stone": _whole(1, 12),
    "chit": _one_of(CHITS),
}
GAINS_OF = {
    "building": ("dice",),
    "military": ("dice",),
    "advisor": ("rerolls",),
    "colony": ("chit",),
    "wonder": ("stone", "chit"),
}
EVENT = {**TITLE, "food": _whole(1, 15), "strength": _whole(1, 15)}
ORIGIN = {
    "status": _one_of(STATUSES),
    "source": KEY,
    "known": Rule('a table such as { vp = "box" }', lambda v: isinstance(v, dict)),
}
OPTIONAL = frozenset({"name_de", "note", "note_de", "chit", *ORIGIN})
FACES = tuple(f"face{n}" for n in range(1, 7))
TABLES = ("set", "sources", "faces", "tile", "event")


def fields_of(kind: str) -> tuple[str, ...]:
    """The fields with values of a tile of this kind."""
    return (*TILE, *GAINS_OF[kind])


def problems(document: Table, lines: Lines) -> list[str]:
    """All that is wrong with a document, a line of text each, in the order of the file."""
    report = Report(lines)
    _check_tables(report, document)
    _check_set(report, document)
    _check_sources(report, document)
    _check_dice(report, document)
    _check_rows(report, document, "tile", _check_tile)
    _check_rows(report, document, "event", _check_event)
    _check_ids(report, document)
    return report.problems()


def _check_tables(report: Report, document: Table) -> None:
    for name in document:
        if name not in TABLES:
            report.add(Place(name, 0, f"table {name!r}"), f"unknown; {_near(name, TABLES)}")
    for name in TABLES:
        at = Place(name, 0, f"table {name!r}")
        header = f"[[{name}]]" if name in PER_AGE else f"[{name}]"
        if name not in document:
            report.add(at, f"missing; expected a header {header}")
        elif not isinstance(document[name], list if name in PER_AGE else dict):
            report.add(at, f"expected a header {header}")


def _check_set(report: Report, document: Table) -> None:
    at, table = Place("set", 0, "set"), document.get("set")
    if isinstance(table, dict):
        _check_fields(report, at, table, SET, optional=("note", "note_de", "source"))
        if "source" in table:
            _check_source(report, at, "source", table["source"], document)


def _check_sources(report: Report, document: Table) -> None:
    at, text = Place("sources", 0, "sources"), _text(400)
    for key, described in _table(document, "sources").items():
        if not text.holds(described):
            report.add(at, f"expected {text.expected}, found {_show(described)}", key)


def _check_dice(report: Report, document: Table) -> None:
    if "faces" not in document or not isinstance(dice := document["faces"], dict):
        return
    for colour in dict.fromkeys((*COLOURS, *dice)):
        at = Place(f"faces.{colour}", 0, f"faces.{colour}")
        if colour not in COLOURS:
            report.add(at, f"unknown; {_near(colour, COLOURS)}")
        elif isinstance(die := dice.get(colour), dict):
            _check_die(report, at, die, document)
        else:
            report.add(at, f"missing; expected a header [faces.{colour}]")


def _check_die(report: Report, at: Place, die: Table, document: Table) -> None:
    _check_fields(report, at, die, DIE | ORIGIN)
    _check_origin(report, at, die, FACES, document)
    faces = die.get("faces")
    for face in faces if isinstance(faces, list) else ():
        if not FACE.holds(face):
            report.add(at, f"expected {FACE.expected}, found {_show(face)}", "faces")


def _check_tile(report: Report, at: Place, tile: Table, document: Table) -> None:
    kind = tile.get("kind", "")
    sure = TILE["kind"].holds(kind)
    gains = GAINS_OF[kind] if sure else tuple(GAINS)
    misfits = [field for field in GAINS if field in tile and field not in gains]
    for field in misfits:
        fitting = ", ".join(other for other in KINDS if field in GAINS_OF[other])
        report.add(at, f"does not fit the kind {kind!r}, only {fitting}", field)
    rules = {"id": SLUG} | TILE | {field: GAINS[field] for field in gains} | ORIGIN
    optional = OPTIONAL if sure else OPTIONAL | GAINS.keys()
    _check_fields(report, at, tile, rules, optional, passed_over=misfits)
    _check_origin(report, at, tile, (*TILE, *gains), document)


def _check_event(report: Report, at: Place, event: Table, document: Table) -> None:
    _check_fields(report, at, event, {"id": SLUG} | EVENT | ORIGIN)
    _check_origin(report, at, event, EVENT, document)


def _check_fields(
    report: Report,
    at: Place,
    table: Table,
    rules: Mapping[str, Rule],
    optional: Collection[str] = OPTIONAL,
    passed_over: Collection[str] = (),
) -> None:
    for field in table:
        if field not in rules and field not in passed_over:
            report.add(at, f"unknown; {_near(field, rules)}", field)
    for field, rule in rules.items():
        if field not in table:
            if field not in optional:
                report.add(at, f"missing; expected {rule.expected}", field)
        elif not rule.holds(table[field]):
            report.add(at, f"expected {rule.expected}, found {_show(table[field])}", field)


def _check_origin(
    report: Report, at: Place, table: Table, fields: Collection[str], document: Table
) -> None:
    if "source" in table:
        _check_source(report, at, "source", table["source"], document)
    elif "source" not in _table(document, "set"):
        report.add(at, "missing; expected a key of [sources], here or in [set]", "source")
    known = table.get("known")
    for field, source in known.items() if isinstance(known, dict) else ():
        if field not in fields:
            report.add(at, f"no field {field!r} to be known; {_near(field, fields)}", "known")
        _check_source(report, at, "known", source, document)


def _check_source(report: Report, at: Place, field: str, key: Any, document: Table) -> None:
    sources = _table(document, "sources")
    if not isinstance(key, str):
        report.add(at, f"expected {KEY.expected}, found {_show(key)}", field)
    elif "sources" in document and key not in sources:
        report.add(at, f"no source {key!r} in [sources]; {_near(key, sources)}", field)


def _check_rows(
    report: Report,
    document: Table,
    name: str,
    check: Callable[[Report, Place, Table, Table], None],
) -> None:
    rows = list(_rows(document, name))
    for at, row in rows:
        check(report, at, row, document)
    for age in AGES if isinstance(document.get(name), list) else ():
        _check_count(report, name, age, [at for at, row in rows if row.get("age") == age])


def _check_count(report: Report, name: str, age: int, places: list[Place]) -> None:
    wanted, found = PER_AGE[name], len(places)
    if found != wanted:
        at = places[min(wanted, found - 1)] if places else Place(name, 0, "")
        what = f"expected {wanted} {name}s, found {found}"
        report.add(at._replace(label=f"age {age}"), what)


def _check_ids(report: Report, document: Table) -> None:
    first: dict[str, Place] = {}
    for at, row in (*_rows(document, "tile"), *_rows(document, "event")):
        slug = row.get("id")
        if isinstance(slug, str) and first.setdefault(slug, at) is not at:
            report.add(at, f"already used in line {report.line(first[slug], 'id')}", "id")


def _table(document: Table, name: str) -> Table:
    """The table of that name; empty if there is none (`_check_tables` reports it)."""
    found = document.get(name)
    return found if isinstance(found, dict) else {}


def _rows(document: Table, name: str) -> Iterator[tuple[Place, Table]]:
    """The tables headed [[name]], called by their id or else by their number."""
    found = document.get(name)
    for index, row in enumerate(found if isinstance(found, list) else ()):
        table = row if isinstance(row, dict) else {}
        slug = table.get("id")
        label = f"{name} {slug!r}" if isinstance(slug, str) else f"{name} {index + 1}"
        yield Place(name, index, label), table


def _show(value: Any) -> str:
    """A value of the file as its author wrote it, more or less, and short."""
    shown = json.dumps(value, ensure_ascii=False, default=str)
    return shown if len(shown) <= 40 else f"{shown[:39]}…"


def _near(name: str, possible: Iterable[str]) -> str:
    names = list(possible)
    if near := get_close_matches(name, names, n=1):
        return f"did you mean {near[0]!r}?"
    return f"possible: {', '.join(names) or 'none'}"
