"""A content set and the options, turned into the numbers that the rules read."""

from __future__ import annotations

from collections.abc import Mapping

from nations.games.dice.content import (
    CHIT_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    RESOURCE_NAMES,
    ContentSet,
)
from nations.games.dice.state import AGES, FACES, NOTHING, Box

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "supply": ("limited", "unlimited"),
    "hall_of_fame": ("more_than", "at_least"),
    "overpaying": ("no", "yes"),
    "tougher": ("off", "on"),
}
"""Rulings that a table may decide otherwise, the default first: D-C2a, D-1k, D-A5a, D-1g."""

RESOURCE_LETTERS = "GSFBX"
COLOUR_LETTERS = "wobr"


def fill_box(content: ContentSet, seats: int, options: Mapping[str, str]) -> Box:
    """D-C0 to D-C9: what a game is played with; 3 columns with one to three players, else 4."""
    box = Box()
    box.seats = seats
    box.columns = 4 if seats == 4 else 3
    box.limited = int(options["supply"] == "limited")
    box.tougher = int(options["tougher"] == "on")
    box.at_least = int(options["hall_of_fame"] == "at_least")
    box.overpaying = int(options["overpaying"] == "yes")
    _fill_dice(box, content)
    _fill_tiles(box, content)
    _fill_events(box, content)
    return box


def _fill_dice(box: Box, content: ContentSet) -> None:
    """D-C1, D-C2: faces of a colour that show the same are one face with several ways."""
    for die in range(len(COLOUR_NAMES) * FACES):
        box.shows[die] = NOTHING
    for colour, name in enumerate(COLOUR_NAMES):
        for at, face in enumerate(dict.fromkeys(content.faces[name])):
            die = colour * FACES + at
            box.shows[die] = RESOURCE_NAMES.index(face.resource)
            box.symbols[die] = face.count
            box.ways[die] = content.faces[name].count(face)
    larger_first = sorted(range(len(COLOUR_NAMES) * FACES), key=lambda die: -box.symbols[die])
    for rank, die in enumerate(larger_first):
        box.rank[die] = rank


def _fill_tiles(box: Box, content: ContentSet) -> None:
    """D-C4, D-C6: kind, age, VP and gain of every tile."""
    for at, tile in enumerate(content.tiles):
        box.kind[at] = KIND_NAMES.index(tile.kind)
        box.age[at] = tile.age
        box.vp[at] = tile.vp
        box.colour[at] = COLOUR_NAMES.index(tile.colour) if tile.colour else NOTHING
        box.dice[at] = tile.dice
        box.rerolls[at] = tile.rerolls
        box.chit[at] = CHIT_NAMES.index(tile.chit) if tile.chit else NOTHING
        box.stone[at] = tile.stone
    for age in range(1, AGES + 1):
        of_age = [at for at, tile in enumerate(content.tiles) if tile.age == age]
        box.first_tile[age], box.end_tile[age] = min(of_age), max(of_age) + 1


def _fill_events(box: Box, content: ContentSet) -> None:
    """D-C7: the food and strength number of every event."""
    for at, event in enumerate(content.events):
        box.event_age[at] = event.age
        box.famine[at] = event.food
        box.war[at] = event.strength


def die_texts(box: Box) -> tuple[str, ...]:
    """Each die as text: colour, resource and number of symbols ("wF", "oG2"); "" for no face."""
    texts = []
    for die in range(len(box.ways)):
        count = str(box.symbols[die]) if box.symbols[die] > 1 else ""
        text = COLOUR_LETTERS[die // FACES] + RESOURCE_LETTERS[box.shows[die]] + count
        texts.append(text if box.ways[die] else "")
    return tuple(texts)
