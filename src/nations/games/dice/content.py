"""What is printed on the dice, tiles and events in use: a content set (rules D-C1 to D-C7).

A set is data. The default one is a reconstruction (data/SOURCES.md); a person who owns the box can
write the printed values into a file of the same form. `load_set` reads and checks such a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from nations.games.dice import set_rules
from nations.games.dice.set_remarks import remarks
from nations.games.dice.set_rules import (
    AGE_NUMBERS,
    CHIT_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    RESOURCE_NAMES,
    ChitName,
    ColourName,
    KindName,
    ResourceName,
)
from nations.sets.file import Document, Shipped, checked, problems_in
from nations.sets.provenance import Provenance, Valued, digest, listed, origins, played_values

__all__ = [
    "AGE_NUMBERS",
    "CHIT_NAMES",
    "COLOUR_NAMES",
    "KIND_NAMES",
    "RESOURCE_NAMES",
    "TABLES",
    "ChitName",
    "ColourName",
    "ContentSet",
    "EventTile",
    "Face",
    "KindName",
    "Provenance",
    "ResourceName",
    "Tile",
    "check_set",
    "load_set",
    "provenance",
    "remarks",
]

DEFAULT_SET = Shipped("nations.games.dice", "data/sets/reconstruction.toml")
TABLES = tuple(set_rules.TABLES)


class Face(msgspec.Struct, frozen=True):
    """One side of a die: so many symbols of one resource."""

    resource: ResourceName
    count: int


class Tile(msgspec.Struct, frozen=True):
    """A progress tile (D-C6). Whatever its kind does not have is 0 or None."""

    id: str
    name: str
    name_de: str
    age: int
    kind: KindName
    vp: int
    colour: ColourName | None
    dice: int
    rerolls: int
    chit: ChitName | None
    stone: int


class EventTile(msgspec.Struct, frozen=True):
    """An event (D-C7): what its famine and its war ask for."""

    id: str
    name: str
    name_de: str
    age: int
    food: int
    strength: int


class ContentSet(msgspec.Struct, frozen=True):
    """A whole set, checked. Two sets with the same digest play the same.

    `origins` has, for every table of the file, how its values are known (`edition.catalogue`).
    """

    name: str
    name_de: str
    status: str
    note: str
    note_de: str
    digest: str
    faces: dict[ColourName, tuple[Face, ...]]
    tiles: tuple[Tile, ...]
    events: tuple[EventTile, ...]
    origins: dict[str, dict[str, str]] = {}


def load_set(path: Path | None = None) -> ContentSet:
    """The set of a file (None: the default set), or `BadSet` with all that is wrong in it."""
    return _default_set() if path is None else _build(_checked(path))


def check_set(path: Path | None = None) -> list[str]:
    """All that is wrong in a file, a line of text each; empty if it can be played."""
    return problems_in(path or DEFAULT_SET, set_rules.problems)


def provenance(path: Path | None = None) -> tuple[Provenance, ...]:
    """Status and source of every value of a file: each face, each field of a tile or an event."""
    document = _checked(path)
    return listed(document, _valued(document))


@cache
def _default_set() -> ContentSet:
    return _build(_checked(None))


def _checked(path: Path | None) -> Document:
    return checked(path or DEFAULT_SET, set_rules.problems)


def _build(document: Document) -> ContentSet:
    about = document["set"]
    note = about.get("note", "")
    faces = {colour: _faces(document["faces"][colour]["faces"]) for colour in COLOUR_NAMES}
    tiles = tuple(_tile(row) for row in document["tile"])
    events = tuple(_event(row) for row in document["event"])
    return ContentSet(
        name=about["name"],
        name_de=about.get("name_de", about["name"]),
        status=about["status"],
        note=note,
        note_de=about.get("note_de", note),
        digest=_digest(faces, tiles, events),
        faces=faces,
        tiles=tiles,
        events=events,
        origins=origins(document, _valued(document)),
    )


def _faces(written: list[str]) -> tuple[Face, ...]:
    return tuple(Face(resource, count) for count, resource in map(_counted, written))


def _tile(row: Document) -> Tile:
    dice, colour = _counted(row["dice"]) if "dice" in row else (0, None)
    return Tile(
        id=row["id"],
        name=row["name"],
        name_de=row.get("name_de") or row["name"],
        age=row["age"],
        kind=row["kind"],
        vp=row["vp"],
        colour=colour,
        dice=dice,
        rerolls=row.get("rerolls", 0),
        chit=row.get("chit"),
        stone=row.get("stone", 0),
    )


def _event(row: Document) -> EventTile:
    return EventTile(
        id=row["id"],
        name=row["name"],
        name_de=row.get("name_de") or row["name"],
        age=row["age"],
        food=row["food"],
        strength=row["strength"],
    )


def _counted(written: str) -> tuple[int, str]:
    """`2 orange` as (2, "orange")."""
    count, word = written.split(" ")
    return int(count), word


def _digest(
    faces: dict[str, tuple[Face, ...]], tiles: tuple[Tile, ...], events: tuple[EventTile, ...]
) -> str:
    """The digest of all that matters to play, in the order in which it is numbered.

    Ids belong to it, as saved games name tiles by them; names in a language do not.
    """
    words = ("name", "name_de")
    return digest(
        (
            [[(face.resource, face.count) for face in faces[colour]] for colour in COLOUR_NAMES],
            [played_values(tile, besides=words) for tile in tiles],
            [played_values(event, besides=words) for event in events],
        )
    )


def _valued(document: Document) -> Iterator[Valued]:
    """Every table that holds values of the game: its name, itself, and their fields."""
    for colour in COLOUR_NAMES:
        yield f"faces.{colour}", document["faces"][colour], set_rules.FACES
    for tile in document["tile"]:
        yield f"tile.{tile['id']}", tile, set_rules.fields_of(tile["kind"])
    for event in document["event"]:
        yield f"event.{event['id']}", event, tuple(set_rules.EVENT)
