"""Round start: new tiles, a new event, everything unused again."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import (
    CHITS,
    COLOURS,
    DICE,
    EVENTS,
    NOTHING,
    ROWS,
    SPACES,
    TILES,
    Box,
    Nation,
    Phase,
    Place,
    State,
    colour_of,
)


@rule
def start_round(box: Box, s: State) -> None:
    """D-R1 to D-R5: clears board, event, used areas and passes; all else stays as it is."""
    tell(s, What.ROUND_STARTED, Rule.D_R1, s.age)
    for space in range(SPACES):
        if s.board[space] != NOTHING:
            s.tiles[s.board[space]] = Place.OUT
            s.board[space] = NOTHING
    if s.event != NOTHING:
        s.events[s.event] = Place.OUT
        s.event = NOTHING
    for seat in range(box.seats):
        refresh(s.nation[seat])
    s.phase = Phase.LAYING


@rule
def refresh(nation: Nation) -> None:
    """D-R3, D-R4: used dice and chits become unused, nobody has passed.

    Faces of an earlier round never count (D-A2), so all dice wait to be rolled.
    """
    for die in range(DICE):
        nation.unrolled[colour_of(die)] += nation.unused[die]
        nation.unused[die] = 0
    for colour in range(COLOURS):
        nation.unrolled[colour] += nation.used[colour]
        nation.used[colour] = 0
    for chit in range(CHITS):
        nation.chits[chit] += nation.used_chits[chit]
        nation.used_chits[chit] = 0
    nation.passed = 0
    nation.rolled = 0


@rule
def next_space(box: Box, s: State) -> int:
    """D-C9: the first empty space in the first 3 columns (4 with four players), row by row."""
    for space in range(ROWS * box.columns):
        if s.board[space] == NOTHING:
            return space
    return NOTHING


@rule
def lay_tile(box: Box, s: State, tile: int) -> None:
    """D-R1: a tile of the age comes on the next space; no row belongs to a kind."""
    space = next_space(box, s)
    s.board[space] = tile
    s.tiles[tile] = Place.BOARD
    tell(s, What.TILE_LAID, Rule.D_R1, tile, space)
    if next_space(box, s) == NOTHING:
        s.phase = Phase.EVENT


@rule
def draw_event(box: Box, s: State, event: int) -> None:
    """D-R2: an event of the age; what is left of the age's stacks leaves the game."""
    s.event = event
    s.events[event] = Place.BOARD
    tell(s, What.EVENT_DRAWN, Rule.D_R2, event, box.famine[event], box.war[event])
    for tile in range(TILES):
        if box.age[tile] == s.age and s.tiles[tile] == Place.STACK:
            s.tiles[tile] = Place.OUT
    for other in range(EVENTS):
        if box.event_age[other] == s.age and s.events[other] == Place.STACK:
            s.events[other] = Place.OUT
    s.place = 0
    s.phase = Phase.NEXT_PLAYER
    if box.seats == 1:
        s.shadow_dice = s.age
        s.phase = Phase.SHADOW
