"""The table of the Game of Nations: the board in numbers, a power's things, and the state.

A point is country x 12 + its index on the ring. A tanker's place is a sea (0 north, 1 south), a
port (2 + country) or its owner's hand. A leader is one of a power's six; where it is, is a point,
RESERVE or GONE.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from nations.compiling.layout import Layout, Row, Rows, i32
from nations.compiling.rules import rule
from nations.kernel.choices import ALL, WORD, Deciding, allow_many, lowest

SEATS, COUNTRIES, RING, POINTS = 4, 8, 12, 96
"""There is room for rings of up to 12 points; how many there are is in the box."""
ARROWS = 3
"""The most arrows at a point."""
WAYS = 2 + ARROWS
"""From a point: clockwise, the other way, and its arrows."""
LEADERS, TYPES, CARDS, LINKS = 6, 4, 40, 24
KING, PRESIDENT, DICTATOR, GUERRILLA = range(4)
NORTH, SOUTH, PORTS = 0, 1, 2
HAND = PORTS + COUNTRIES
PLACES = HAND + 1
STEPS = LEADERS * POINTS
HALVES, HALF = 2, 48
"""All points as bits: a number for each half of the board."""
MOVE_WORDS = 28
"""Words of bits for all moves."""
NOTHING, RESERVE, GONE = -1, -1, -2
CANAL, COASTAL, INLAND = range(3)
CASH, ADVANCE, WITHDRAWAL, LOSE_TANKER, COUP, RETREAT = range(6)
ANY = TYPES
"""As the leader of a card: whichever the player likes (K-D7a)."""


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
    RETREATING = 11
    AGREEING = 12
    TURN_START = 13
    LEADER_DUE = 14
    TURN_END = 15
    OVER = 16


LAST_CHANCE = Phase.CARD
LAST_DECISION = Phase.AGREEING


class Done(IntEnum):
    """Whether the turn's leader action is open, done, or replaced by a withdrawal or a retreat."""

    OPEN = 0
    DONE = 1
    WITHDRAWN = 2


class Box(Layout):
    """What does not change in a game: seats, options, board, cards and prices.

    `first_player` is the seat that was agreed on, counted from 1, or 0; `money` what the bank holds
    with what the players have, or 0 if it is endless. `first_version`: see `box`.
    `ring` has the points of each ring, `way` where each way from a point leads (NOTHING after the
    last arrow), `next_to` the same as bits, `question` a 1 for each "?", `questions` the same as
    bits. `agent_ends` has, for each point, the points at which an agent's move from there can end,
    as bits. `to_capital` has, for each country, the steps from every point to its capital if
    nothing is in the way, `links_at` the links that it has an end of (bits). `ports` are the
    countries that have one (bits), `sailing` has for each sea and port the places that lie a
    tanker's step away (bits).
    """

    seats: i32
    first_player: i32
    start_cash: i32
    money: i32
    penniless: i32
    stuck_out: i32
    hand: i32
    quiet_rounds: i32
    first_version: i32
    first_turn_trade: i32
    duty: i32
    trade_last: i32
    captured_return: i32
    owner_keeps: i32
    both_ends: i32
    card_chain: i32
    blocked_out: i32
    round_limit: i32
    ring: Annotated[Row, COUNTRIES]
    way: Annotated[Row, POINTS * WAYS]
    next_to: Annotated[Row, POINTS * HALVES, "i8"]
    agent_ends: Annotated[Row, POINTS * HALVES, "i8"]
    capital: Annotated[Row, COUNTRIES]
    to_capital: Annotated[Row, COUNTRIES * POINTS]
    question: Annotated[Row, POINTS, "i1"]
    questions: Annotated[Row, HALVES, "i8"]
    country_kind: Annotated[Row, COUNTRIES]
    derricks: Annotated[Row, COUNTRIES]
    ports: i32
    sailing: Annotated[Row, HAND]
    canal: i32
    links: i32
    link_inland: Annotated[Row, LINKS]
    link_port: Annotated[Row, LINKS]
    link_laid: Annotated[Row, LINKS]
    links_at: Annotated[Row, COUNTRIES]
    cards: i32
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


class Power(Layout):
    """What a player has. `out` is 0, or how many were left just after the player went out.

    `stuck` counts the leader actions skipped in a row for want of money and income (K-E1i).
    `ruled` are the countries in whose capitals the leaders sit, as bits: like `State.occupant` a
    second record of `leader` that spares searching.
    """

    cash: i32
    out: i32
    started: i32
    stuck: i32
    agent: i32
    ruled: i32
    leader: Annotated[Row, LEADERS]
    tankers: Annotated[Row, PLACES]


class State(Deciding):
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
    occupant: Annotated[Row, POINTS, "i1"]
    laid: Annotated[Row, LINKS, "i1"]
    nobodys: Annotated[Row, PLACES]
    stock: i32
    pipes: i32
    deck: Annotated[Row, CARDS, "i1"]
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
    steps: Annotated[Row, STEPS, "i1"]
    entry: Annotated[Row, POINTS, "i2"]
    moves: Annotated[Row, MOVE_WORDS, "u4"]


@rule
def power_at_turn(s: State) -> Power:
    return s.power[s.at]


@rule
def allow_points(s: State, first: int, low: int, high: int) -> None:
    """Notes a move for each of some points (the bits of both halves), from a number on."""
    allow_many(s, first, low & ALL)
    allow_many(s, first + WORD, (low >> WORD | high << HALF - WORD) & ALL)
    allow_many(s, first + 2 * WORD, high >> 2 * WORD - HALF)


@rule
def country_of(point: int) -> int:
    return point // RING


@rule
def beside(box: Box, point: int, way: int) -> int:
    """K-C4: the next point round the same ring, clockwise (1) or the other way (-1)."""
    return box.way[point * WAYS + (0 if way == 1 else 1)]


@rule
def over_arrow(box: Box, point: int, nth: int) -> int:
    """K-C4: where an arrow of a point leads; NOTHING if it has no such arrow."""
    return box.way[point * WAYS + 2 + nth]


@rule
def ruler(box: Box, s: State, country: int) -> int:
    """K-I3: the seat whose leader sits in the capital, or NOTHING."""
    leader = s.occupant[box.capital[country]]
    return NOTHING if leader == NOTHING else leader // LEADERS


@rule
def belongs_to(leader: int, seat: int) -> bool:
    """Whether a leader on a point (or NOTHING) is a seat's."""
    return 0 <= leader - seat * LEADERS < LEADERS


@rule
def rules(s: State, seat: int, country: int) -> bool:
    """K-I3: whether a seat's leader sits in the capital."""
    return s.power[seat].ruled >> country & 1 == 1


@rule
def is_capital(box: Box, point: int) -> bool:
    return box.capital[country_of(point)] == point


@rule
def is_question(box: Box, point: int) -> bool:
    return box.question[point] == 1


@rule
def is_port(box: Box, country: int) -> bool:
    """K-C3: the coastal countries and the canal country have a port."""
    return box.ports >> country & 1 == 1


@rule
def players_left(box: Box, s: State) -> int:
    left = 0
    for seat in range(box.seats):
        if not s.power[seat].out:
            left += 1
    return left


@rule
def reserve_types(box: Box, s: State, seat: int) -> int:
    """K-L1b: the types of which the player has a leader in reserve, as bits."""
    types = 0
    for leader in range(LEADERS):
        in_reserve = int(s.power[seat].leader[leader] == RESERVE)
        types |= in_reserve << box.leader_type[leader]
    return types


@rule
def reserve_leader(box: Box, s: State, seat: int, kind: int) -> int:
    """K-L1b: a leader of a type that the player has in reserve, or NOTHING."""
    leaders = 0
    for leader in range(LEADERS):
        in_reserve = s.power[seat].leader[leader] == RESERVE
        leaders |= (in_reserve & (box.leader_type[leader] == kind)) << leader
    return lowest(leaders) if leaders else NOTHING


@rule
def tankers_of(s: State, seat: int) -> int:
    return tankers_in_play(s, seat) + s.power[seat].tankers[HAND]


@rule
def tankers_in_play(s: State, seat: int) -> int:
    """Those in port and at sea: all but one in hand (K-T1a)."""
    count = 0
    for place in range(HAND):
        count += s.power[seat].tankers[place]
    return count
