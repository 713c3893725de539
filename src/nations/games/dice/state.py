"""The table of the dice game: what is in the box, a nation's things, and the state between moves.

A die is a number: colour x 6 + face, where faces that show the same are one face (D-A5a speaks of
what a die shows, so dice of one colour showing the same are interchangeable). Tiles and events are
numbered in the order of the content set, resources, chits and colours as in `content`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from nations.compiling.layout import Layout, Row, Rows, i32
from nations.compiling.rules import rule
from nations.kernel.choices import Deciding

SEATS, COLUMNS, ROWS, SPACES = 4, 4, 3, 12
COLOURS, FACES, DICE = 4, 6, 24
TILES, EVENTS, AGES = 60, 12, 4
GOLD, STONE, FOOD, BOOK, STRENGTH, REROLL = range(6)
CHITS = 6
MOVE_WORDS = 2
"""Words of bits for all moves (see `nations.kernel.choices`)."""
WHITE, ORANGE, BLUE, RED = range(4)
BUILDING, MILITARY, ADVISOR, COLONY, WONDER = range(5)
PAID_WITH = (GOLD, GOLD, GOLD, STRENGTH, GOLD)
"""D-C5: what each kind of tile costs: colonies strength, all other tiles gold."""
COLUMN_LETTERS = "abcd"
DEVELOPMENTS = 5
NOTHING = -1
PRINTED = -1
"""A pre-printed development (D-C8)."""


class Phase(IntEnum):
    """What the table waits for: chance first, then decisions, then what goes by itself."""

    SEATING = 0
    LAYING = 1
    EVENT = 2
    SHADOW = 3
    ROLLING = 4
    REMOVING = 5
    ACTING = 6
    PICKING = 7
    PAYING = 8
    REPLACING = 9
    RETURNING = 10
    STUDYING = 11
    FEEDING = 12
    ROUND_START = 13
    NEXT_PLAYER = 14
    ACTION_DONE = 15
    BOOKS = 16
    ORDER = 17
    WAR = 18
    ROUND_END = 19
    OVER = 20


LAST_CHANCE = Phase.REMOVING
LAST_DECISION = Phase.FEEDING


class Place(IntEnum):
    """Where a tile is: in its stack, on the progress board, out of the game, or with a seat."""

    STACK = 0
    BOARD = 1
    OUT = 2
    HELD = 3


class Stage(IntEnum):
    """How far a payment is: symbols on dice, then chits, then trades (one order for each set)."""

    SYMBOLS = 0
    CHITS = 1
    TRADES = 2


class Box(Layout):
    """What does not change in a game: seats, options, faces of dice, tiles and events.

    `rank` is a die's place among all when larger faces come first; the tiles of an age are among
    those from `first_tile` to before `end_tile`.
    """

    seats: i32
    columns: i32
    limited: i32
    tougher: i32
    at_least: i32
    overpaying: i32
    shows: Annotated[Row, DICE]
    symbols: Annotated[Row, DICE]
    ways: Annotated[Row, DICE]
    rank: Annotated[Row, DICE]
    first_tile: Annotated[Row, AGES + 1]
    end_tile: Annotated[Row, AGES + 1]
    kind: Annotated[Row, TILES]
    age: Annotated[Row, TILES]
    vp: Annotated[Row, TILES]
    colour: Annotated[Row, TILES]
    dice: Annotated[Row, TILES]
    rerolls: Annotated[Row, TILES]
    chit: Annotated[Row, TILES]
    stone: Annotated[Row, TILES]
    event_age: Annotated[Row, EVENTS]
    famine: Annotated[Row, EVENTS]
    war: Annotated[Row, EVENTS]


class Nation(Layout):
    """A player's board and what lies beside it."""

    vp: i32
    books: i32
    passed: i32
    rolled: i32
    unused: Annotated[Row, DICE]
    used: Annotated[Row, COLOURS]
    unrolled: Annotated[Row, COLOURS]
    chits: Annotated[Row, CHITS]
    used_chits: Annotated[Row, CHITS]
    development: Annotated[Row, DEVELOPMENTS]
    gave: Annotated[Row, DEVELOPMENTS]
    advisor: i32
    advisor_gave: i32
    wonder: i32


class State(Deciding):
    """The table between two moves.

    `at` is the place in the player order whose turn it is; during books and famine it runs from
    the last to the first. The last group belongs to the move under way; `moves` are the legal
    moves of the decision at hand, and empty elsewhere.
    """

    age: i32
    phase: i32
    place: i32
    seated: i32
    order: Annotated[Row, SEATS]
    nation: Annotated[Rows[Nation], SEATS]
    board: Annotated[Row, SPACES]
    tiles: Annotated[Row, TILES]
    event: i32
    events: Annotated[Row, EVENTS]
    supply: Annotated[Row, COLOURS]
    supply_chits: Annotated[Row, CHITS]
    shadow: i32
    shadow_dice: i32
    buying: i32
    asked: i32
    due: i32
    stage: i32
    last: i32
    half: i32
    owed: i32
    returning: i32
    moves: Annotated[Row, MOVE_WORDS, "u4"]


BOX_DICE = (20, 8, 8, 8)
"""D-C2: white, orange, blue, red."""
BOX_CHITS = (9, 3, 3, 3, 3, 12)
"""D-C3: gold, stone, food, book, strength, reroll."""


@rule
def seat_at_turn(s: State) -> int:
    return s.order[s.place]


@rule
def nation_at_turn(s: State) -> Nation:
    return s.nation[s.order[s.place]]


@rule
def clear_move(s: State) -> None:
    """Nothing is under way any more: the fields of the last move go back to rest."""
    s.asked = s.due = s.stage = s.half = s.owed = 0
    s.buying = s.last = s.returning = NOTHING


@rule
def colour_of(die: int) -> int:
    return die // FACES


@rule
def use_die(nation: Nation, die: int) -> None:
    """D-C10: to use a die is to move it from beside the board to the used area."""
    nation.unused[die] -= 1
    nation.used[colour_of(die)] += 1


def held_by(s: State, seat: int) -> list[int]:
    """The tiles of a seat, on its board or beside it, in the set's order."""
    there = int(Place.HELD) + seat
    return [tile for tile in range(TILES) if s.tiles[tile] == there]


@rule
def use_chit(nation: Nation, chit: int) -> None:
    """D-C10: the same for a chit."""
    nation.chits[chit] -= 1
    nation.used_chits[chit] += 1


@rule
def unused_dice(nation: Nation) -> int:
    """How many dice lie unused beside the board (D-C10)."""
    count = 0
    for die in range(DICE):
        count += nation.unused[die]
    return count


@rule
def symbols_of(box: Box, nation: Nation, resource: int) -> int:
    """D-C1: the symbols of a resource on unused dice and chits."""
    total = nation.chits[resource]
    for die in range(DICE):
        if box.shows[die] == resource:
            total += nation.unused[die] * box.symbols[die]
    return total
