"""The table of the dice game in numbers, from a seat (see `nations.kernel.observation`)."""

from __future__ import annotations

from typing import Any

from nations.compiling.rules import rule
from nations.games.dice.moves import (
    BUILD,
    BUY,
    CHIT,
    DIE,
    DONE,
    FEED,
    PASS,
    REPLACE,
    REROLL_MOVE,
    ROLL,
    STARVE,
    USED,
)
from nations.games.dice.state import (
    AGES,
    CHITS,
    COLOURS,
    DEVELOPMENTS,
    DICE,
    EVENTS,
    NOTHING,
    SPACES,
    TILES,
    Box,
    Nation,
    Phase,
    Place,
    Stage,
    State,
)
from nations.kernel.observation import Action, Feature, put, put_one_of, put_row

PHASES = len(Phase)
STAGES = len(Stage)
KINDS, RESOURCES = 5, 6
POINTS, BOOKS, THINGS, TILE_POINTS, STONES = 100, 60, 20, 12, 12
"""The most points, books, dice or chits of a kind, points of a tile and stone for a wonder: what is
beyond, which no table comes near, is cut."""


def features(seats: int) -> tuple[Feature, ...]:
    """What is seen by each of so many seats."""
    nations = [one for seat in range(seats) for one in _nation(f"nation {seat}", seats)]
    return (
        Feature("age", AGES + 1, 1, "the age, one of 0 (before the first) to 4"),
        Feature("phase", PHASES, 1, "what the table waits for, one of `Phase`"),
        Feature("at turn", seats, 1, "whose turn it is, counted from the seat"),
        *_board(),
        Feature("stack", TILES, 1, "tiles that may still come"),
        Feature("event", 1, EVENTS, "the event, counted from 1; 0 if none is drawn"),
        Feature("famine", 1, THINGS, "food that the event asks for"),
        Feature("war", 1, THINGS, "strength that the event asks for"),
        Feature("events", EVENTS, 1, "events that may still come"),
        Feature("supply", COLOURS, THINGS, "dice in the supply, by colour"),
        Feature("chits in supply", CHITS, THINGS, "chits in the supply, by kind"),
        Feature("shadow", 1, BOOKS, "books of the shadow in the game for one"),
        Feature("shadow's dice", 1, AGES, "throws of the shadow that are left"),
        *_move_features(),
        *nations,
    )


def _board() -> list[Feature]:
    return [
        Feature("board", SPACES, TILES, "the tile of each space, from 1; 0: none"),
        Feature("board: kind", SPACES * KINDS, 1, "its kind, space by space"),
        Feature("board: age", SPACES, AGES, "its age"),
        Feature("board: points", SPACES, TILE_POINTS, "its points"),
        Feature("board: colour", SPACES * COLOURS, 1, "the colour of the dice that it gives"),
        Feature("board: dice", SPACES, THINGS, "how many dice it gives"),
        Feature("board: rerolls", SPACES, THINGS, "how many rerolls it gives"),
        Feature("board: chit", SPACES * RESOURCES, 1, "the chit that it gives"),
        Feature("board: stone", SPACES, STONES, "the stone that it is built of"),
    ]


def _move_features() -> list[Feature]:
    return [
        Feature("buying", 1, TILES, "the tile that is being paid, from 1"),
        Feature("asked", RESOURCES, 1, "the resource that a payment asks for"),
        Feature("due", 1, TILES, "how much is still due", -TILES),
        Feature("stage", STAGES, 1, "how far a payment is: symbols, chits, trades"),
        Feature("last", DICE + 2, 1, "the last die that was taken, or none: sets have one order"),
        Feature("half", 1, 1, "one half of a trade was given"),
        Feature("owed", 1, TILES, "dice or chits that must be returned"),
        Feature("returning", COLOURS + 1, 1, "their colour; first: chits"),
    ]


def _nation(name: str, seats: int) -> list[Feature]:
    return [
        Feature(f"{name}: place", seats + 1, 1, "its place in the player order; last: none yet"),
        Feature(f"{name}: points", 1, POINTS, "victory points on its board"),
        Feature(f"{name}: books", 1, BOOKS, "its place on the track of books"),
        Feature(f"{name}: passed", 1, 1, "it has passed"),
        Feature(f"{name}: rolled", 1, THINGS, "how many of its dice are rolled"),
        Feature(f"{name}: unused", DICE, THINGS, "unused dice, by colour and face"),
        Feature(f"{name}: unrolled", COLOURS, THINGS, "dice to be rolled, by colour"),
        Feature(f"{name}: used", COLOURS, THINGS, "used dice, by colour"),
        Feature(f"{name}: chits", CHITS, THINGS, "unused chits, by kind"),
        Feature(f"{name}: used chits", CHITS, THINGS, "used chits, by kind"),
        Feature(f"{name}: developments", DEVELOPMENTS, TILES, "tiles by space, from 1; 0: printed"),
        Feature(f"{name}: gave", DEVELOPMENTS, THINGS, "what each of them gave"),
        Feature(f"{name}: advisor", 1, TILES, "its advisor, from 1"),
        Feature(f"{name}: advisor gave", 1, THINGS, "what that gave"),
        Feature(f"{name}: wonder", 1, TILES, "the wonder under construction, from 1"),
        Feature(f"{name}: tiles", TILES, 1, "all its tiles"),
    ]


ACTIONS = (
    Action("pass", PASS, 1, "no more actions this round"),
    Action("reroll", REROLL_MOVE, 1, "use a reroll chit; the dice follow"),
    Action("build", BUILD, 1, "build the wonder under construction; the payment follows"),
    Action("buy", BUY, SPACES, "buy the tile of a space, row by row from a1; the payment follows"),
    Action("feed", FEED, 1, "pay the food of the famine; the payment follows"),
    Action("starve", STARVE, 1, "do not pay it"),
    Action("replace", REPLACE, DEVELOPMENTS, "put the new development on a space"),
    Action("roll", ROLL, 1, "roll the dice that were picked"),
    Action("done", DONE, 1, "no more books"),
    Action("used", USED, 1, "return a used die or chit"),
    Action("chit", CHIT, 1, "use, or return, a chit of the kind that is asked for"),
    Action("die", DIE, DICE, "pick, pay, trade, study with or return a die, by colour and face"),
)


@rule
def observe(box: Box, s: State, seat: int, row: Any) -> None:
    """Writes what a seat sees into a row of zeros."""
    at = put_one_of(row, 0, s.age, AGES + 1)
    at = put_one_of(row, at, s.phase, PHASES)
    if Phase.SHADOW < s.phase < Phase.OVER:
        row[at + (s.order[s.place] - seat) % box.seats] = 1
    at = put_board(box, s, row, at + box.seats)
    first = first_age(s)
    for tile in range(TILES):
        comes = box.age[tile] >= first
        row[at + tile] = 1 if s.tiles[tile] == Place.STACK and comes else 0
    at = put_events(box, s, row, at + TILES)
    if box.limited:
        put_row(row, at, s.supply, COLOURS)
        put_row(row, at + COLOURS, s.supply_chits, CHITS)
    at += COLOURS + CHITS
    at = put(row, at, s.shadow)
    at = put(row, at, s.shadow_dice)
    at = put_move(s, row, at)
    for other in range(box.seats):
        at = put_nation(box, s, (seat + other) % box.seats, row, at)


@rule
def first_age(s: State) -> int:
    """The age from which on what is in its stack can still be drawn; the box has no age 0."""
    return max(1, s.age)


@rule
def put_board(box: Box, s: State, row: Any, at: int) -> int:
    """The progress board, quality by quality."""
    kind = at + SPACES
    age = kind + SPACES * KINDS
    vp = age + SPACES
    colour = vp + SPACES
    dice = colour + SPACES * COLOURS
    rerolls = dice + SPACES
    chit = rerolls + SPACES
    stone = chit + SPACES * RESOURCES
    for space in range(SPACES):
        tile = s.board[space]
        if tile != NOTHING:
            row[at + space] = tile + 1
            row[kind + space * KINDS + box.kind[tile]] = 1
            row[age + space] = box.age[tile]
            row[vp + space] = box.vp[tile]
            row[colour + space * COLOURS + max(0, box.colour[tile])] = min(1, box.dice[tile])
            row[dice + space] = box.dice[tile]
            row[rerolls + space] = box.rerolls[tile]
            given = box.chit[tile]
            row[chit + space * RESOURCES + max(0, given)] = 1 if given >= 0 else 0
            row[stone + space] = box.stone[tile]
    return stone + SPACES


@rule
def put_events(box: Box, s: State, row: Any, at: int) -> int:
    if s.event != NOTHING:
        row[at] = s.event + 1
        row[at + 1] = box.famine[s.event]
        row[at + 2] = box.war[s.event]
    at += 3
    for event in range(EVENTS):
        stacked = s.events[event] == Place.STACK
        row[at + event] = 1 if stacked and box.event_age[event] >= first_age(s) else 0
    return at + EVENTS


@rule
def put_move(s: State, row: Any, at: int) -> int:
    at = put(row, at, s.buying + 1)
    at = put_one_of(row, at, s.asked, RESOURCES)
    at = put(row, at, s.due)
    at = put_one_of(row, at, s.stage, STAGES)
    at = put_one_of(row, at, s.last + 1, DICE + 2)
    at = put(row, at, s.half)
    at = put(row, at, s.owed)
    return put_one_of(row, at, s.returning + 1, COLOURS + 1)


@rule
def put_nation(box: Box, s: State, seat: int, row: Any, at: int) -> int:
    nation = s.nation[seat]
    at = put_one_of(row, at, place_in_order(box, s, seat), box.seats + 1)
    at = put(row, at, nation.vp)
    at = put(row, at, nation.books)
    at = put(row, at, nation.passed)
    at = put(row, at, nation.rolled)
    at = put_row(row, at, nation.unused, DICE)
    at = put_row(row, at, nation.unrolled, COLOURS)
    at = put_row(row, at, nation.used, COLOURS)
    at = put_row(row, at, nation.chits, CHITS)
    at = put_row(row, at, nation.used_chits, CHITS)
    return put_tiles(s, seat, nation, row, at)


@rule
def place_in_order(box: Box, s: State, seat: int) -> int:
    """The place of a seat in the player order, or after the last if it has none yet."""
    for place in range(s.seated):
        if s.order[place] == seat:
            return place
    return box.seats


@rule
def put_tiles(s: State, seat: int, nation: Nation, row: Any, at: int) -> int:
    for space in range(DEVELOPMENTS):
        row[at + space] = nation.development[space] + 1
    at = put_row(row, at + DEVELOPMENTS, nation.gave, DEVELOPMENTS)
    at = put(row, at, nation.advisor + 1)
    at = put(row, at, nation.advisor_gave)
    at = put(row, at, nation.wonder + 1)
    for tile in range(TILES):
        row[at + tile] = 1 if s.tiles[tile] == Place.HELD + seat else 0
    return at + TILES
