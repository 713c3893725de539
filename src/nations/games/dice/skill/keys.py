"""Positions told apart: a number for each, by which a search knows it again.

Every field that can differ between two positions of one search is mixed in by itself. No two of
them are put together before they are mixed: what one adds, another could take away.
"""

from __future__ import annotations

from typing import Any

from nations.compiling.layout import Row
from nations.compiling.rules import rule
from nations.games.dice.state import (
    CHITS,
    COLOURS,
    DEVELOPMENTS,
    DICE,
    SPACES,
    TILES,
    Box,
    Nation,
    State,
)

PLACES = 20
"""Tiles whose places are one number, three bits each."""


@rule
def mix(key: int, number: int) -> int:
    """Another key for every number, and for every key before: none is lost on the way.

    The product carries what differs upwards; folding brings it down to where the next is mixed in.
    """
    key = ((key ^ number) * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0x7FFFFFFFFFFFFFFF
    return key ^ (key >> 32)


@rule
def mix_row(key: int, row: Row, length: int) -> int:
    for at in range(length):
        key = mix(key, row[at])
    return key


@rule
def mix_tiles(key: int, tiles: Row) -> int:
    """Where each tile is; a place has three bits to itself, so that nothing overlaps."""
    for first in range(0, TILES, PLACES):
        places = 0
        for tile in range(first, first + PLACES):
            places = places << 3 | tiles[tile]
        key = mix(key, places)
    return key


@rule
def mix_nation(key: int, nation: Nation) -> int:
    key = mix(key, nation.vp)
    key = mix(key, nation.books)
    key = mix(key, nation.passed)
    key = mix(key, nation.rolled)
    key = mix_row(key, nation.unused, DICE)
    key = mix_row(key, nation.used, COLOURS)
    key = mix_row(key, nation.unrolled, COLOURS)
    key = mix_row(key, nation.chits, CHITS)
    key = mix_row(key, nation.used_chits, CHITS)
    key = mix_row(key, nation.development, DEVELOPMENTS)
    key = mix_row(key, nation.gave, DEVELOPMENTS)
    key = mix(key, nation.advisor)
    key = mix(key, nation.advisor_gave)
    return mix(key, nation.wonder)


@rule
def mix_move_under_way(key: int, s: State) -> int:
    key = mix(key, s.buying)
    key = mix(key, s.asked)
    key = mix(key, s.due)
    key = mix(key, s.stage)
    key = mix(key, s.last)
    key = mix(key, s.half)
    key = mix(key, s.owed)
    return mix(key, s.returning)


@rule
def key_of(box: Box, s: State) -> int:
    """The key of a position, never 0.

    Left out is what a round's start settles (`seated`, `event`, `events`, the shadow's books) and
    what follows from the rest (`moves`, and the supply: what nobody has).
    """
    key = mix(mix(mix(0, s.age), s.phase), s.place)
    key = mix_row(key, s.order, box.seats)
    key = mix_row(key, s.board, SPACES)
    key = mix_tiles(key, s.tiles)
    for seat in range(box.seats):
        key = mix_nation(key, s.nation[seat])
    return mix_move_under_way(key, s) | 1


@rule
def place_of(notes: Any, key: int) -> int:
    """Where a position is noted, or would be; notes have a `key`, and are a power of 2."""
    at = key & (len(notes) - 1)
    while notes[at].key != 0 and notes[at].key != key:
        at = (at + 1) & (len(notes) - 1)
    return at
