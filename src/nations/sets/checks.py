"""What a table of a set file may hold: rules for its fields, and the checks all games share."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from nations.sets.file import Document, Mistakes, TableHeader

STATUS_WITHIN = {"reconstruction": "reconstructed", "printed": "printed", "own": "own"}
STATUSES = ("known", "disputed", "reconstructed", "printed", "own")


class FieldRule(NamedTuple):
    """What a field must hold, in words and as a test."""

    expected: str
    holds: Callable[[Any], bool]


def whole(low: int, high: int) -> FieldRule:
    # The exact type, because true and false of TOML are ints to Python.
    expected = f"a whole number from {low} to {high}"
    return FieldRule(expected, lambda v: type(v) is int and low <= v <= high)


def one_of(words: Collection[str]) -> FieldRule:
    return FieldRule(f"one of {', '.join(words)}", lambda v: isinstance(v, str) and v in words)


def like(pattern: str, expected: str) -> FieldRule:
    form = re.compile(pattern)
    return FieldRule(expected, lambda v: isinstance(v, str) and form.fullmatch(v) is not None)


def text(longest: int) -> FieldRule:
    def holds(value: Any) -> bool:
        return isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= longest

    return FieldRule(f"a text of one line, 1 to {longest} letters", holds)


def slug(example: str, *taken: str) -> FieldRule:
    """An id; words that mean something else in the game's notation are `taken`."""
    shape = like(
        r"(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*",
        f'small letters, digits and single hyphens, such as "{example}"',
    )
    if not taken:
        return shape
    but = f"{shape.expected}, but not {' or '.join(taken)}"
    return FieldRule(but, lambda value: shape.holds(value) and value not in taken)


def origin(example: str) -> dict[str, FieldRule]:
    """The fields that say where the values of a table come from; the example is one of them."""
    return {
        "status": one_of(STATUSES),
        "source": KEY,
        "known": FieldRule(
            f'a table such as {{ {example} = "box" }}', lambda v: isinstance(v, dict)
        ),
    }


KEY = FieldRule("a key of [sources]", lambda _: True)  # tested by `check_source`
SET = {
    "format": FieldRule("the number 1", lambda v: type(v) is int and v == 1),
    "name": text(60),
    "name_de": text(60),
    "status": one_of(STATUS_WITHIN),
    "note": text(600),
    "note_de": text(600),
    "source": KEY,
}


def check_frame(report: Mistakes, document: Document, tables: Mapping[str, type]) -> None:
    """Which tables there are, headed [name] (a dict) or [[name]] (a list); [set] and [sources]."""
    _check_tables(report, document, tables)
    _check_set(report, document)
    _check_sources(report, document)


def _check_tables(report: Mistakes, document: Document, tables: Mapping[str, type]) -> None:
    for name in document:
        if name not in tables:
            report.add(TableHeader(name, 0, f"table {name!r}"), f"unknown; {near(name, tables)}")
    for name, form in tables.items():
        at = TableHeader(name, 0, f"table {name!r}")
        header = f"[[{name}]]" if form is list else f"[{name}]"
        if name not in document:
            report.add(at, f"missing; expected a header {header}")
        elif not isinstance(document[name], form):
            report.add(at, f"expected a header {header}")


def _check_set(report: Mistakes, document: Document) -> None:
    at, about = TableHeader("set", 0, "set"), document.get("set")
    if isinstance(about, dict):
        check_fields(report, at, about, SET, optional=("name_de", "note", "note_de", "source"))
        if "source" in about:
            check_source(report, at, "source", about["source"], document)


def _check_sources(report: Mistakes, document: Document) -> None:
    at, rule = TableHeader("sources", 0, "sources"), text(400)
    for key, described in table(document, "sources").items():
        if not rule.holds(described):
            report.add(at, f"expected {rule.expected}, found {show(described)}", key)


def check_fields(
    report: Mistakes,
    at: TableHeader,
    row: Document,
    rules: Mapping[str, FieldRule],
    optional: Collection[str],
    passed_over: Collection[str] = (),
) -> None:
    """Every field of a table is one of the rules' and keeps to it; all but the optional are there.

    What is passed over is reported elsewhere.
    """
    for field in row:
        if field not in rules and field not in passed_over:
            report.add(at, f"unknown; {near(field, rules)}", field)
    for field, rule in rules.items():
        if field not in row:
            if field not in optional:
                report.add(at, f"missing; expected {rule.expected}", field)
        elif not rule.holds(row[field]):
            report.add(at, f"expected {rule.expected}, found {show(row[field])}", field)


def check_fitting(
    report: Mistakes,
    at: TableHeader,
    row: Document,
    chooser: str,
    fields_of: Mapping[str, Collection[str]],
) -> list[str]:
    """The fields that belong to another word of the chooser (such as `kind`), reported."""
    chosen = row.get(chooser)
    if not isinstance(chosen, str) or chosen not in fields_of:
        return []
    misfits = []
    for field in row:
        fitting = [word for word, fields in fields_of.items() if field in fields]
        if fitting and chosen not in fitting:
            only = ", ".join(fitting)
            report.add(at, f"does not fit the {chooser} {chosen!r}, only {only}", field)
            misfits.append(field)
    return misfits


def check_origin(
    report: Mistakes, at: TableHeader, row: Document, fields: Collection[str], document: Document
) -> None:
    """The sources that a table names exist, and so do the fields that it calls known."""
    if "source" in row:
        check_source(report, at, "source", row["source"], document)
    elif "source" not in table(document, "set"):
        report.add(at, "missing; expected a key of [sources], here or in [set]", "source")
    known = row.get("known")
    for field, source in known.items() if isinstance(known, dict) else ():
        if field not in fields:
            report.add(at, f"no field {field!r} to be known; {near(field, fields)}", "known")
        check_source(report, at, "known", source, document)


def check_source(
    report: Mistakes, at: TableHeader, field: str, key: Any, document: Document
) -> None:
    sources = table(document, "sources")
    if not isinstance(key, str):
        report.add(at, f"expected {KEY.expected}, found {show(key)}", field)
    elif "sources" in document and key not in sources:
        report.add(at, f"no source {key!r} in [sources]; {near(key, sources)}", field)


def check_count(
    report: Mistakes, none: TableHeader, places: list[TableHeader], wanted: int, what: str
) -> None:
    """So many are wanted; told at the last one, or the first one too many, or where none is."""
    found = len(places)
    if found != wanted:
        at = places[min(wanted, found - 1)] if places else none
        report.add(at._replace(label=none.label), f"expected {wanted} {what}, found {found}")


def check_ids(report: Mistakes, document: Document, names: Iterable[str]) -> None:
    """No two tables under these headers have the same id."""
    first: dict[str, TableHeader] = {}
    for at, row in (each for name in names for each in rows(document, name)):
        given = row.get("id")
        if isinstance(given, str) and first.setdefault(given, at) is not at:
            report.add(at, f"already used in line {report.line(first[given], 'id')}", "id")


def table(document: Document, name: str) -> Document:
    """The table of that name; empty if there is none (`check_frame` reports it)."""
    found = document.get(name)
    return found if isinstance(found, dict) else {}


def rows(document: Document, name: str) -> Iterator[tuple[TableHeader, Document]]:
    """The tables headed [[name]], called by their id or else by their number."""
    found = document.get(name)
    for index, row in enumerate(found if isinstance(found, list) else ()):
        fields = row if isinstance(row, dict) else {}
        given = fields.get("id")
        label = f"{name} {given!r}" if isinstance(given, str) else f"{name} {index + 1}"
        yield TableHeader(name, index, label), fields


def show(value: Any) -> str:
    """A value of the file as its author wrote it, more or less, and short."""
    shown = json.dumps(value, ensure_ascii=False, default=str)
    return shown if len(shown) <= 40 else f"{shown[:39]}…"


def near(name: str, possible: Iterable[str]) -> str:
    names = list(possible)
    if close := get_close_matches(name, names, n=1):
        return f"did you mean {close[0]!r}?"
    return f"possible: {', '.join(names) or 'none'}"
