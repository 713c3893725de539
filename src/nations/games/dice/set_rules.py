"""What the tables of a set file may hold: every field with its rule, and the check of them all."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Annotated

from nations.edition.words import words
from nations.sets import checks
from nations.sets.checks import (
    FieldRule,
    check_fields,
    check_origin,
    like,
    one_of,
    rows,
    text,
    whole,
)
from nations.sets.file import Document, LineNumbers, Mistakes, TableHeader

RESOURCE_NAMES = ("gold", "stone", "food", "book", "strength")
CHIT_NAMES = (*RESOURCE_NAMES, "reroll")
COLOUR_NAMES = ("white", "orange", "blue", "red")
KIND_NAMES = ("building", "military", "advisor", "colony", "wonder")
AGE_NUMBERS = (1, 2, 3, 4)
ResourceName = Annotated[str, words("Resource", RESOURCE_NAMES)]
ChitName = Annotated[str, words("Chit", CHIT_NAMES)]
ColourName = Annotated[str, words("Colour", COLOUR_NAMES)]
KindName = Annotated[str, words("Kind", KIND_NAMES)]
PER_AGE = {"tile": 15, "event": 3}


def _counted(numbers: str, words: Collection[str]) -> str:
    return rf"[{numbers}] ({'|'.join(words)})"


FACE = like(
    _counted("1-6", RESOURCE_NAMES),
    f'faces such as "2 gold", a number from 1 to 6 and one of {", ".join(RESOURCE_NAMES)}',
)
DICE = like(
    _counted("12", COLOUR_NAMES),
    f'1 or 2 dice of one colour, such as "2 orange" ({", ".join(COLOUR_NAMES)})',
)
PRINTED_NAME = "printed"
"""What a pre-printed development is called (D-C8)."""
SLUG = checks.slug("sun-tzu")
TILE_ID = checks.slug("sun-tzu", PRINTED_NAME)
DIE = {"faces": FieldRule("a list of six faces", lambda v: isinstance(v, list) and len(v) == 6)}
TITLE = {"name": text(60), "name_de": text(60), "age": whole(1, 4)}
TILE = {**TITLE, "kind": one_of(KIND_NAMES), "vp": whole(0, 20)}
GAINS = {
    "dice": DICE,
    "rerolls": whole(0, 6),
    "stone": whole(1, 12),
    "chit": one_of(CHIT_NAMES),
}
GAINS_OF = {
    "building": ("dice",),
    "military": ("dice",),
    "advisor": ("rerolls",),
    "colony": ("chit",),
    "wonder": ("stone", "chit"),
}
EVENT = {**TITLE, "food": whole(1, 15), "strength": whole(1, 15)}
ORIGIN = checks.origin("vp")
OPTIONAL = frozenset({"name_de", "chit", *ORIGIN})
FACES = tuple(f"face{n}" for n in range(1, 7))
TABLES = {"set": dict, "sources": dict, "faces": dict, "tile": list, "event": list}


def fields_of(kind: str) -> tuple[str, ...]:
    """The fields with values of a tile of this kind."""
    return (*TILE, *GAINS_OF[kind])


def problems(document: Document, lines: LineNumbers) -> list[str]:
    """All that is wrong with a document, a line of text each, in the order of the file."""
    report = Mistakes(lines)
    checks.check_frame(report, document, TABLES)
    _check_dice(report, document)
    _check_rows(report, document, "tile", _check_tile)
    _check_rows(report, document, "event", _check_event)
    checks.check_ids(report, document, PER_AGE)
    return report.problems()


def _check_dice(report: Mistakes, document: Document) -> None:
    if "faces" not in document or not isinstance(dice := document["faces"], dict):
        return
    for colour in dict.fromkeys((*COLOUR_NAMES, *dice)):
        at = TableHeader(f"faces.{colour}", 0, f"faces.{colour}")
        if colour not in COLOUR_NAMES:
            report.add(at, f"unknown; {checks.near(colour, COLOUR_NAMES)}")
        elif isinstance(die := dice.get(colour), dict):
            _check_die(report, at, die, document)
        else:
            report.add(at, f"missing; expected a header [faces.{colour}]")


def _check_die(report: Mistakes, at: TableHeader, die: Document, document: Document) -> None:
    check_fields(report, at, die, DIE | ORIGIN, OPTIONAL)
    check_origin(report, at, die, FACES, document)
    faces = die.get("faces")
    for face in faces if isinstance(faces, list) else ():
        if not FACE.holds(face):
            report.add(at, f"expected {FACE.expected}, found {checks.show(face)}", "faces")


def _check_tile(report: Mistakes, at: TableHeader, tile: Document, document: Document) -> None:
    kind = tile.get("kind", "")
    sure = TILE["kind"].holds(kind)
    gains = GAINS_OF[kind] if sure else tuple(GAINS)
    misfits = checks.check_fitting(report, at, tile, "kind", GAINS_OF)
    rules = {"id": TILE_ID} | TILE | {field: GAINS[field] for field in gains} | ORIGIN
    optional = OPTIONAL if sure else OPTIONAL | GAINS.keys()
    check_fields(report, at, tile, rules, optional, passed_over=misfits)
    check_origin(report, at, tile, (*TILE, *gains), document)


def _check_event(report: Mistakes, at: TableHeader, event: Document, document: Document) -> None:
    check_fields(report, at, event, {"id": SLUG} | EVENT | ORIGIN, OPTIONAL)
    check_origin(report, at, event, EVENT, document)


def _check_rows(
    report: Mistakes,
    document: Document,
    name: str,
    check: Callable[[Mistakes, TableHeader, Document, Document], None],
) -> None:
    found = list(rows(document, name))
    for at, row in found:
        check(report, at, row, document)
    for age in AGE_NUMBERS if isinstance(document.get(name), list) else ():
        places = [at for at, row in found if row.get("age") == age]
        none = TableHeader(name, 0, f"age {age}")
        checks.check_count(report, none, places, PER_AGE[name], f"{name}s")
