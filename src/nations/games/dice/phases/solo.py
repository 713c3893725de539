"""Solo: the shadow's books and the four-sided die that takes tiles away."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import (
    BOOK,
    NOTHING,
    ROWS,
    SPACES,
    Box,
    Phase,
    Place,
    State,
)


@rule
def roll_shadow(box: Box, s: State, die: int) -> None:
    """D-1b, D-1h: one of the shadow's borrowed blue dice; books count, stone does not."""
    books = box.symbols[die] if box.shows[die] == BOOK else 0
    s.shadow += books
    s.shadow_dice -= 1
    tell(s, What.SHADOW_ROLLED, Rule.D_1b, die, books)
    if s.shadow_dice == 0:
        s.phase = Phase.NEXT_PLAYER


@rule
def tiles_left(s: State) -> int:
    count = 0
    for space in range(SPACES):
        if s.board[space] != NOTHING:
            count += 1
    return count


@rule
def finish_action(box: Box, s: State) -> None:
    """D-1c, D-1d, D-1i: in solo every complete action is followed by the d4, if a tile is left."""
    if box.seats == 1 and tiles_left(s):
        s.phase = Phase.REMOVING
    else:
        s.phase = Phase.NEXT_PLAYER
        s.place += 1


@rule
def sides(box: Box, pips: int) -> int:
    """D-1g: the ways of a side of the d4; played tougher, a 4 is rolled again until it is none."""
    return 0 if pips == 4 and box.tougher else 1


@rule
def remove_tile(box: Box, s: State, pips: int) -> None:
    """D-1c: on 1 to 3 the cheapest tile of that column leaves the game; else nothing happens."""
    s.phase = Phase.NEXT_PLAYER
    s.place += 1
    if pips <= box.columns:
        for row in range(ROWS):
            space = row * box.columns + pips - 1
            if s.board[space] != NOTHING:
                tell(s, What.TILE_REMOVED, Rule.D_1c, s.board[space], space)
                s.tiles[s.board[space]] = Place.OUT
                s.board[space] = NOTHING
                return
    tell(s, What.NOTHING_REMOVED, Rule.D_1c, pips)
