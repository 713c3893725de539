"""Set-up: stacks, player order, starting dice, chits and books."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import (
    BOX_CHITS,
    BOX_DICE,
    CHITS,
    COLOURS,
    DEVELOPMENTS,
    EVENTS,
    GOLD,
    NOTHING,
    PRINTED,
    REROLL,
    SEATS,
    SPACES,
    TILES,
    WHITE,
    Box,
    Nation,
    Phase,
    Place,
    State,
    clear_move,
)


@rule
def set_up(box: Box, s: State) -> None:
    """Lays the table (D-S1, D-S5). The player order is drawn next, except in solo (D-1a)."""
    s.age = 1
    s.event = NOTHING
    clear_move(s)
    fill_supply(s)
    make_stacks(s)
    for seat in range(SEATS):
        s.order[seat] = NOTHING
        if seat < box.seats:
            equip(s, s.nation[seat])
    s.phase = Phase.SEATING
    if box.seats == 1:
        place(box, s, 0)


@rule
def fill_supply(s: State) -> None:
    """D-C2, D-C3, D-S5: all dice and chits of the box are supply at first."""
    for colour in range(COLOURS):
        s.supply[colour] = BOX_DICE[colour]
    for chit in range(CHITS):
        s.supply_chits[chit] = BOX_CHITS[chit]


@rule
def make_stacks(s: State) -> None:
    """D-C4, D-C7, D-C9, D-S1: eight stacks in no order (drawn from when needed), an empty board."""
    for tile in range(TILES):
        s.tiles[tile] = Place.STACK
    for event in range(EVENTS):
        s.events[event] = Place.STACK
    for space in range(SPACES):
        s.board[space] = NOTHING


@rule
def equip(s: State, nation: Nation) -> None:
    """D-S3, D-C8: five pre-printed developments with a white die each, a gold and a reroll chit."""
    for space in range(DEVELOPMENTS):
        nation.development[space] = PRINTED
        nation.gave[space] = 1
    nation.advisor = NOTHING
    nation.wonder = NOTHING
    nation.unrolled[WHITE] = DEVELOPMENTS
    s.supply[WHITE] -= DEVELOPMENTS
    for chit in (GOLD, REROLL):
        nation.chits[chit] = 1
        s.supply_chits[chit] -= 1


@rule
def object_to_place(box: Box, s: State, seat: int) -> int:
    """D-S2: every seat of the table gets one place in the player order (D-C0: 1 to 4 seats)."""
    if seat < 0 or seat >= box.seats:
        return Rule.D_C0
    for at in range(s.seated):
        if s.order[at] == seat:
            return Rule.D_S2
    return Rule.NONE


@rule
def place(box: Box, s: State, seat: int) -> None:
    """D-S2: the seat gets the next place; the last one needs no draw (D-A14)."""
    s.order[s.seated] = seat
    s.seated += 1
    tell(s, What.PLACE_DRAWN, Rule.D_S2, seat, s.seated)
    if s.seated == box.seats - 1:
        for other in range(box.seats):
            if object_to_place(box, s, other) == Rule.NONE:
                s.order[s.seated] = other
        s.seated += 1
        tell(s, What.PLACE_DRAWN, Rule.D_S2, s.order[s.seated - 1], s.seated)
    if s.seated == box.seats:
        set_books(box, s)
        s.phase = Phase.ROUND_START


@rule
def set_books(box: Box, s: State) -> None:
    """D-S4: books start at the place in the order; the second of two with 3; solo D-1a."""
    for at in range(box.seats):
        nation = s.nation[s.order[at]]
        nation.books = 3 if box.seats == 2 and at == 1 else at + 1
        tell(s, What.BOOKS_SET, Rule.D_S4, s.order[at], nation.books)
    if box.seats == 1:
        s.shadow = 1
