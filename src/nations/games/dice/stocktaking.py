"""Whether a table can come from a real game: everything adds up, and somebody is waited for.

A pasted position may say anything. What the rules keep true at every moment is looked at here,
part by part, so that a refusal can name the part; the rules then play on safely.
"""

from __future__ import annotations

from nations.edition.notation import expect
from nations.games.dice.box import COLOUR_LETTERS
from nations.games.dice.content import CHIT_NAMES
from nations.games.dice.inventory import DEALING, Inventory, most_books_on_a_die, places
from nations.games.dice.names import Names
from nations.games.dice.phases.flow import start
from nations.games.dice.state import (
    AGES,
    COLOURS,
    LAST_CHANCE,
    LAST_DECISION,
    NOTHING,
    SEATS,
    TILES,
    Box,
    Phase,
    Place,
    State,
)
from nations.games.dice.under_way import check_under_way
from nations.kernel.choices import count

FULL_BOARD = (Phase.EVENT, Phase.SHADOW)
SOLO = (Phase.SHADOW, Phase.REMOVING)


def check_table(box: Box, names: Names, s: State) -> None:
    """Raises BadNotation for a table that no game comes to."""
    _check_phase(box, s)
    _check_order(box, s)
    if s.phase == Phase.SEATING:
        _check_setup(box, s)
        return
    _check_turn(box, s)
    _check_event(box, names, s)
    _check_board(box, names, s)
    for seat in range(box.seats):
        Inventory(box, names, s, seat).check()
    _check_supply(box, s)
    check_under_way(box, names, s)


def check_choice(s: State) -> None:
    """D-A14: a decision has at least two moves; with one the game would have gone on."""
    if LAST_CHANCE < s.phase <= LAST_DECISION:
        possible, phase = count(s), Phase(s.phase).name.lower()
        expect(possible > 1, f"the phase {phase!r} waits for a choice, but {possible} is possible")


def _check_phase(box: Box, s: State) -> None:
    phase = Phase(s.phase)
    waits = phase <= LAST_DECISION or phase == Phase.OVER
    expect(waits, f"the phase {phase.name.lower()!r} waits for nothing")
    if box.seats == 1:
        expect(phase != Phase.SEATING, "the phase 'seating': alone there is no order to draw")
        most = 1 + _most_shadow_books(box, s)
        expect(1 <= s.shadow <= most, f"books of the shadow: {s.shadow} are not from 1 to {most}")
    else:
        expect(phase not in SOLO, f"the phase {phase.name.lower()!r} is for one player alone")
        expect(s.shadow == 0, "books of the shadow: only one player alone meets the shadow")
    if phase == Phase.SEATING or phase == Phase.OVER:
        age = 1 if phase == Phase.SEATING else AGES
        expect(s.age == age, f"the age: {s.age} does not fit the phase {phase.name.lower()!r}")


def _most_shadow_books(box: Box, s: State) -> int:
    """D-1b: as many blue dice as the age, each round."""
    rolled = sum(range(1, s.age))
    if s.event != NOTHING:
        rolled += s.age - s.shadow_dice
    return rolled * most_books_on_a_die(box)


def _check_order(box: Box, s: State) -> None:
    """D-S2: all seats have a place; while places are drawn, the last two are still open."""
    if s.phase == Phase.SEATING:
        expect(s.seated < box.seats - 1, "the player order is complete, so no place is drawn")
    else:
        missing = [seat for seat in range(box.seats) if seat not in places(s)]
        expect(not missing, f"the player order misses seat {', '.join(map(str, missing))}")


def _check_setup(box: Box, s: State) -> None:
    """D-S1 to D-S3: before the first round nothing differs but who has a place."""
    fresh = State()
    start(box, fresh)
    fresh.seated = s.seated
    for at in range(SEATS):
        fresh.order[at] = s.order[at]
    expect(fresh == s, "in the phase 'seating' all but the player order is as at the start")


def _check_turn(box: Box, s: State) -> None:
    """D-A1: at turn is a place of the order; between rounds it is left where famine ended."""
    wanted = range(box.seats)
    if s.phase in (Phase.LAYING, Phase.EVENT):
        wanted = range(1) if s.age == 1 else range(NOTHING, 0)
    elif s.phase == Phase.OVER:
        wanted = range(NOTHING, 0)
    elif s.phase == Phase.SHADOW:
        wanted = range(1)
    fits = f"{wanted[0]} is needed" if len(wanted) == 1 else f"0 to {box.seats - 1} are possible"
    expect(s.place in wanted, f"the place at turn: {fits} now, not {s.place}")


def _check_event(box: Box, names: Names, s: State) -> None:
    """D-R2: an event of the age lies there once the tiles are laid."""
    if s.phase in (Phase.LAYING, Phase.EVENT):
        expect(s.event == NOTHING, "the event: none is drawn before the tiles are laid")
        return
    expect(s.event != NOTHING, "the event: one is drawn before anybody acts")
    age, name = box.event_age[s.event], names.events[s.event]
    expect(age == s.age, f"the event {name!r} is of age {age}, not of age {s.age}")


def _check_board(box: Box, names: Names, s: State) -> None:
    """D-R1, D-C9: tiles of the age, laid space by space; what was laid is here, held or out."""
    spaces = range(3 * box.columns)
    for space in spaces:
        tile = s.board[space]
        if tile != NOTHING and box.age[tile] != s.age:
            age, name = box.age[tile], names.tiles[tile]
            expect(False, f"the board: the tile {name!r} is of age {age}, not of age {s.age}")
    filled = [s.board[space] != NOTHING for space in spaces]
    if s.phase == Phase.LAYING:
        laid = sum(filled)
        expect(all(filled[:laid]), "the board: tiles are laid space by space, without a gap")
        expect(laid < len(filled), "the board is full, so no tile is laid")
    if s.phase in FULL_BOARD:
        expect(all(filled), "the board: every space has its tile before the event is drawn")
    _check_tiles_taken(box, s, sum(filled))


def _check_tiles_taken(box: Box, s: State, left: int) -> None:
    """D-R1: of each age no more tiles are held than were laid."""
    spaces = 3 * box.columns
    for age in range(1, AGES + 1):
        of_age = (tile for tile in range(TILES) if box.age[tile] == age)
        held = sum(s.tiles[tile] >= Place.HELD for tile in of_age)
        if age < s.age:
            most = spaces
        else:
            most = 0 if age > s.age or s.phase in DEALING else spaces - left
        expect(held <= most, f"tiles of age {age}: {held} are held, at most {most} can be")


def _check_supply(box: Box, s: State) -> None:
    """D-C2, D-C3, D-C2a: no more dice and chits than the box holds, if that counts."""
    if not box.limited:
        return
    for colour in range(COLOURS):
        expect(s.supply[colour] >= 0, f"dice {COLOUR_LETTERS[colour]!r}: more than the box holds")
    for chit, name in enumerate(CHIT_NAMES):
        expect(s.supply_chits[chit] >= 0, f"chits {name!r}: more than the box holds")
