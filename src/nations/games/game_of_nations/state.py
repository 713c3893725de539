"""The table of the Game of Nations: the board in numbers, a power's things, and the state.

A point is country x 8 + its index on the ring. A tanker's place is a sea (0 north, 1 south) or a
port (2 + country). A leader is one of a power's six; where it is, is a point, RESERVE or GONE.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from nations.record import Record, Row, Rows, i32, rule

SEATS, COUNTRIES, RING, POINTS = 4, 8, 8, 64
LEADERS, TYPES, CARDS, LINKS = 6, 4, 16, 24
KING, PRESIDENT, DICTATOR, GUERRILLA = range(4)
NORTH, SOUTH, PORTS = 0, 1, 2
PLACES = PORTS + COUNTRIES
STEPS = LEADERS * POINTS
HALVES = 2
"""Words of bits for all points (see `nations.choices`)."""
MOVE_WORDS = 21
"""Words of bits for all moves."""
NOTHING, RESERVE, GONE = -1, -1, -2
CANAL, COASTAL, INLAND = range(3)
CASH, ADVANCE, WITHDRAW, LOSE_TANKER, COUP = range(5)


class Phase(IntEnum):
    """What the table waits for: chance first, then decisions, then what goes by itself."""

    FIRST = 0
    CARD = 1
    PLACING = 2
    FREE_TANKER = 3
    AGENT = 4
    LEADER = 5
    LAST = 6
    ADVANCING = 7
    WITHDRAWING = 8
    LOSING = 9
    COUP = 10
    AGREEING = 11
    TURN_START = 12
    LEADER_DUE = 13
    TURN_END = 14
    OVER = 15


LAST_CHANCE = Phase.CARD
LAST_DECISION = Phase.AGREEING


class Done(IntEnum):
    """Whether the turn's leader action is open, done, or replaced by a withdrawal (K-G4)."""

    OPEN = 0
    DONE = 1
    WITHDRAWN = 2


class Box(Record):
    """What does not change in a game: seats, options, board, cards and prices.

    `crossing` lists the points with an arrow; `agent_ends` has, for each point, the points at which
    an agent's move from there can end, as bits.
    """

    seats: i32
    start_cash: i32
    first_turn_trade: i32
    duty: i32
    trade_last: i32
    captured_return: i32
    owner_keeps: i32
    both_ends: i32
    card_chain: i32
    blocked_out: i32
    round_limit: i32
    arrow: Annotated[Row, POINTS]
    crossings: i32
    crossing: Annotated[Row, POINTS]
    agent_ends: Annotated[Row, POINTS * HALVES, "i8"]
    capital: Annotated[Row, COUNTRIES]
    question: Annotated[Row, COUNTRIES]
    country_kind: Annotated[Row, COUNTRIES]
    derricks: Annotated[Row, COUNTRIES]
    on_north: Annotated[Row, COUNTRIES]
    on_south: Annotated[Row, COUNTRIES]
    canal: i32
    links: i32
    link_inland: Annotated[Row, LINKS]
    link_port: Annotated[Row, LINKS]
    link_laid: Annotated[Row, LINKS]
    effect: Annotated[Row, CARDS]
    millions: Annotated[Row, CARDS]
    card_leader: Annotated[Row, CARDS]
    fewest: Annotated[Row, CARDS]
    most: Annotated[Row, CARDS]
    leader_type: Annotated[Row, LEADERS]
    step_price: Annotated[Row, TYPES]
    rate: Annotated[Row, TYPES]
    highest_rate: i32
    tanker_price: i32
    tanker_resale: i32
    pipeline_price: i32
    tankers: i32
    pipelines: i32


class Power(Record):
    """What a player has. `out` is 0, or how many were left just after the player went out."""

    cash: i32
    out: i32
    started: i32
    agent: i32
    leader: Annotated[Row, LEADERS]
    tankers: Annotated[Row, PLACES]


class State(Record):
    """The table between two moves.

    `occupant` is the leader on a point (seat x 6 + leader), a second record of `Power.leader` that
    spares searching. `steps` (the length of each leader's shortest way to a point) is a chart of
    the decision at hand, `moves` its legal moves; both are empty elsewhere.
    """

    phase: i32
    at: i32
    first: i32
    rounds: i32
    quiet: i32
    acted: i32
    power: Annotated[Rows[Power], SEATS]
    occupant: Annotated[Row, POINTS]
    laid: Annotated[Row, LINKS]
    nobodys: Annotated[Row, PLACES]
    stock: i32
    pipes: i32
    deck: Annotated[Row, CARDS]
    seen: i32
    draws: i32
    drawn_now: i32
    card: i32
    leader_done: i32
    tanker_done: i32
    pipeline_done: i32
    proposed: i32
    asking: i32
    back: i32
    ended: i32
    steps: Annotated[Row, STEPS]
    entry: Annotated[Row, POINTS]
    moves: Annotated[Row, MOVE_WORDS, "i8"]


@rule
def power_at_turn(s: State) -> Power:
    return s.power[s.at]


@rule
def country_of(point: int) -> int:
    return point // RING


@rule
def beside(point: int, step: int) -> int:
    """The point some steps clockwise (or, below 0, the other way) round the same ring (K-C4)."""
    return point // RING * RING + (point + step) % RING


@rule
def ruler(box: Box, s: State, country: int) -> int:
    """K-I3: the seat whose leader sits in the capital, or NOTHING."""
    leader = s.occupant[box.capital[country]]
    return NOTHING if leader == NOTHING else leader // LEADERS


@rule
def is_capital(box: Box, point: int) -> bool:
    return box.capital[country_of(point)] == point


@rule
def is_question(box: Box, point: int) -> bool:
    return box.question[country_of(point)] == point


@rule
def is_port(box: Box, country: int) -> bool:
    """K-C3: the coastal countries and the canal country have a port."""
    return box.country_kind[country] != INLAND


@rule
def players_left(box: Box, s: State) -> int:
    left = 0
    for seat in range(box.seats):
        if not s.power[seat].out:
            left += 1
    return left


@rule
def reserve_leader(box: Box, s: State, seat: int, kind: int) -> int:
    """K-L1b: a leader of a type that the player has in reserve, or NOTHING."""
    for leader in range(LEADERS):
        if s.power[seat].leader[leader] == RESERVE and box.leader_type[leader] == kind:
            return leader
    return NOTHING


@rule
def tankers_of(s: State, seat: int) -> int:
    count = 0
    for place in range(PLACES):
        count += s.power[seat].tankers[place]
    return count
