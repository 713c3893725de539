"""What a set may hold although it makes a poor game, or goes against a hint about the box.

Written for the author of a set: each remark says what was found and what was to be expected. What
is known for sure stands in data/facts.toml.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from nations.games.dice.set_rules import AGE_NUMBERS, COLOUR_NAMES, KIND_NAMES

if TYPE_CHECKING:
    from nations.games.dice.content import ContentSet, Face, Tile

# What the supply holds once four players have their gold and reroll chits (D-C3, D-S3).
CHITS_LEFT = {"gold": 5, "stone": 3, "food": 3, "book": 3, "strength": 3, "reroll": 8}
# Eight dice of a colour serve about so many printed ones, as no player gets or keeps them all.
DICE_SERVED = 12


def remarks(content: ContentSet) -> list[str]:
    """What looks odd in a set, a line of text each."""
    return [
        *_on_faces(content),
        *_on_strength_of_dice(content),
        *_on_kinds(content),
        *_on_ages(content),
        *_on_wonders(content),
        *_on_empty_tiles(content),
        *_on_white_dice(content),
        *_on_supply(content),
        *_on_events(content),
    ]


def _on_faces(content: ContentSet) -> Iterator[str]:
    """What a review and a forum post tell of coloured dice (data/SOURCES.md)."""
    if not any((face.count, face.resource) == (3, "book") for face in content.faces["blue"]):
        yield "faces.blue: no face of 3 book, which a review tells of"
    if sum(face.resource == "strength" for face in content.faces["red"]) < 3:
        yield "faces.red: fewer than 3 faces of strength; on the printed die it is the main thing"


def _on_strength_of_dice(content: ContentSet) -> Iterator[str]:
    white = _symbols(content.faces["white"])
    for colour in COLOUR_NAMES[1:]:
        if _symbols(content.faces[colour]) <= white:
            yield f"faces.{colour}: no more symbols than on white; coloured dice should be stronger"


def _symbols(faces: Iterable[Face]) -> int:
    return sum(face.count for face in faces)


def _on_kinds(content: ContentSet) -> Iterator[str]:
    for age in AGE_NUMBERS:
        kinds = {tile.kind for tile in _tiles(content, age)}
        for kind in KIND_NAMES:
            if kind not in kinds:
                yield f"age {age}: no tile of kind {kind}; a plan that needs it has a gap"


def _on_ages(content: ContentSet) -> Iterator[str]:
    for age, later in pairwise(AGE_NUMBERS):
        before, after = (sum(tile.vp for tile in _tiles(content, n)) for n in (age, later))
        if after < before:
            yield (
                f"age {later}: its tiles have {after} VP together, those of age {age} {before}; "
                f"later ages should be stronger"
            )


def _on_wonders(content: ContentSet) -> Iterator[str]:
    wonders = [tile for tile in content.tiles if tile.kind == "wonder"]
    for wonder in wonders:
        later = [other for other in wonders if other.age > wonder.age]
        if later and wonder.vp > max(other.vp for other in later):
            yield f"tile {wonder.id!r}: more VP than any later wonder; big wonders come late"
        if later and wonder.stone > max(other.stone for other in later):
            yield f"tile {wonder.id!r}: more stone than any later wonder; big wonders come late"


def _on_empty_tiles(content: ContentSet) -> Iterator[str]:
    for tile in content.tiles:
        if not (tile.vp or tile.rerolls or tile.chit or tile.dice):
            yield f"tile {tile.id!r}: gives nothing at all; nobody will buy it"
        if (tile.dice, tile.colour, tile.vp) == (1, "white", 0):
            yield f"tile {tile.id!r}: gives what every player has printed; nobody will buy it"


def _on_white_dice(content: ContentSet) -> Iterator[str]:
    for tile in _tiles(content, 1):
        if tile.colour == "white":
            yield (
                f"tile {tile.id!r}: gives white dice in age 1; with four players "
                f"there are none in the supply then but returned ones"
            )


def _on_supply(content: ContentSet) -> Iterator[str]:
    chits = Counter(tile.chit for tile in content.tiles if tile.chit)
    for chit, left in CHITS_LEFT.items():
        if chits[chit] > left:
            yield f"tiles: {chits[chit]} give a {chit} chit; four players have {left} to share"
    for colour in COLOUR_NAMES[1:]:
        dice = sum(tile.dice for tile in content.tiles if tile.colour == colour)
        if dice > DICE_SERVED:
            yield f"tiles: {dice} {colour} dice in all; the 8 of the box will often run out"


def _on_events(content: ContentSet) -> Iterator[str]:
    for need in ("food", "strength"):
        totals = [
            sum(getattr(e, need) for e in content.events if e.age == age) for age in AGE_NUMBERS
        ]
        for age, (before, after) in zip(AGE_NUMBERS[1:], pairwise(totals), strict=True):
            if after <= before:
                yield f"age {age}: no more {need} asked for than the age before; it should rise"


def _tiles(content: ContentSet, age: int) -> list[Tile]:
    return [tile for tile in content.tiles if tile.age == age]
