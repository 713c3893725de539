"""A content set for tests, so that none depends on the default set, which may be calibrated anew.

Every age has the same fifteen tiles (in age 1 called "mill", "market"…, in age 2 "mill-2"…) and
three events. A tile is worth 1 VP unless a test says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from nations.games.dice.box import OPTIONS
from nations.games.dice.content import AGE_NUMBERS, ContentSet, EventTile, Face, Tile, load_set
from nations.games.dice.game import DiceGame

FACES = {
    "white": "1G 1F 1S 1B 1X 1F",
    "orange": "1G 2G 2G 3G 1F 2F",
    "blue": "1B 2B 2B 3B 1S 2S",
    "red": "1X 1X 2X 3X 2F 2S",
}
RESOURCES = {"G": "gold", "S": "stone", "F": "food", "B": "book", "X": "strength"}
TILES: dict[str, dict[str, Any]] = {
    "mill": {"kind": "building", "colour": "orange", "dice": 1},
    "market": {"kind": "building", "colour": "orange", "dice": 2},
    "school": {"kind": "building", "colour": "blue", "dice": 1},
    "college": {"kind": "building", "colour": "blue", "dice": 2},
    "guard": {"kind": "military", "colour": "red", "dice": 1},
    "army": {"kind": "military", "colour": "red", "dice": 2},
    "village": {"kind": "building", "colour": "white", "dice": 1},
    "town": {"kind": "building", "colour": "white", "dice": 2},
    "clerk": {"kind": "advisor", "rerolls": 1},
    "queen": {"kind": "advisor", "rerolls": 2},
    "isle": {"kind": "colony"},
    "coast": {"kind": "colony", "chit": "gold"},
    "arch": {"kind": "wonder", "stone": 1},
    "tower": {"kind": "wonder", "stone": 2},
    "dome": {"kind": "wonder", "stone": 3, "chit": "book"},
}
EVENTS = {"mild": (1, 1), "hard": (2, 2), "dire": (3, 3)}
"""Food and strength of each event."""

Changes = Mapping[str, Mapping[str, Any]]
"""Other values for single tiles and events: {"mill": {"vp": 3}, "mild": {"food": 5}}."""

Thing = TypeVar("Thing", Tile, EventTile)


def content(changes: Changes | None = None) -> ContentSet:
    """The set, with some values changed."""
    changed = changes or {}
    tiles = [_tile(name, age) for age in AGE_NUMBERS for name in TILES]
    events = [_event(name, age) for age in AGE_NUMBERS for name in EVENTS]
    assert changed.keys() <= {tile.id for tile in tiles} | {event.id for event in events}
    return msgspec.structs.replace(
        load_set(),
        name="Tests",
        status="own",
        digest="of-the-tests",
        faces={colour: _faces(written) for colour, written in FACES.items()},
        tiles=tuple(_change(tile, changed) for tile in tiles),
        events=tuple(_change(event, changed) for event in events),
    )


def _faces(written: str) -> tuple[Face, ...]:
    return tuple(Face(RESOURCES[face[1]], int(face[0])) for face in written.split())


def _id(name: str, age: int) -> str:
    return name if age == 1 else f"{name}-{age}"


def _tile(name: str, age: int) -> Tile:
    bare = Tile(_id(name, age), name, name, age, "", 1, None, 0, 0, None, 0)
    return msgspec.structs.replace(bare, **TILES[name])


def _event(name: str, age: int) -> EventTile:
    return EventTile(_id(name, age), name, name, age, *EVENTS[name])


def _change(thing: Thing, changes: Changes) -> Thing:
    return msgspec.structs.replace(thing, **changes.get(thing.id, {}))


def dice_game(seats: int = 2, changes: Changes | None = None, **options: str) -> DiceGame:
    """The game with this set, and with default options unless told otherwise."""
    defaults = {name: values[0] for name, values in OPTIONS.items()}
    return DiceGame(content(changes), seats, defaults | options)
