"""The table of the Game of Nations in numbers, from a seat (see `nations.kernel.observation`)."""

from __future__ import annotations

from typing import Any

from nations.compiling.rules import rule
from nations.games.kark.moves import (
    AGENT,
    AGREE,
    BUY,
    DECLINE,
    END,
    LAY,
    MOVE,
    PLACE,
    PROPOSE,
    PUT,
    RESIGN,
    SAIL,
    SELL,
    SKIP,
    WITHDRAW,
)
from nations.games.kark.phases.income import income
from nations.games.kark.state import (
    CARDS,
    COUNTRIES,
    GONE,
    LEADERS,
    LINKS,
    NOTHING,
    PLACES,
    POINTS,
    RESERVE,
    SEATS,
    STEPS,
    TYPES,
    Box,
    Done,
    Phase,
    State,
)
from nations.kernel.observation import Action, Feature, put, put_one_of, put_row

PHASES, DONES, EFFECTS = len(Phase), len(Done), 6
CASH, TURNS, TANKERS, WAY, SMALL, RULES = 200, 200, 20, 12, 20, 200
"""The most millions, rounds or draws, tankers of a place, steps of a card, small counts, and rules:
what is beyond, which hardly a table comes near, is cut."""


def features(seats: int) -> tuple[Feature, ...]:
    """What is seen by each of so many seats."""
    return (
        Feature("phase", PHASES, 1, "what the table waits for, one of `Phase`"),
        Feature("at turn", seats, 1, "whose turn it is, counted from the seat"),
        Feature("first", seats, 1, "who began, counted from the seat"),
        Feature("round", 1, TURNS, "rounds played"),
        Feature("quiet", 1, SMALL, "rounds in a row in which nothing happened"),
        Feature("acted", 1, 1, "something happened in this round"),
        Feature("leaders", TYPES * POINTS, 1, "leaders by type (king first) and point"),
        *(Feature(f"power {one}: points", POINTS, 1, "its leaders") for one in range(seats)),
        *(Feature(f"power {one}: agent", POINTS, 1, "its agent") for one in range(seats)),
        Feature("pipelines", LINKS, 1, "pipelines, by their place"),
        Feature("nobody's tankers", PLACES, TANKERS, "tankers without an owner, by place"),
        Feature("stock", 1, 40, "tankers that can be bought"),
        Feature("pipes", 1, LINKS, "pipelines that can be bought"),
        *_card_features(),
        *_turn_features(seats),
        *(one for seat in range(seats) for one in _power(f"power {seat}")),
    )


def _card_features() -> list[Feature]:
    return [
        Feature("deck", CARDS, CARDS, "the cards seen so far in their order, from 1; 0: unseen"),
        Feature("seen", 1, CARDS, "how many cards were seen"),
        Feature("draws", 1, TURNS, "how many cards were drawn"),
        Feature("drawn now", 1, SMALL, "how many of them in this turn"),
        Feature("card", 1, CARDS, "the card that is carried out, from 1"),
        Feature(
            "card: effect", EFFECTS, 1, "cash, advance, withdraw, lose a tanker, coup, retreat"
        ),
        Feature("card: millions", 1, CASH, "its millions", -CASH),
        Feature("card: leader", TYPES + 1, 1, "the leader that it names; last: any"),
        Feature("card: fewest", 1, WAY, "its fewest steps"),
        Feature("card: most", 1, WAY, "its most steps"),
    ]


def _turn_features(seats: int) -> list[Feature]:
    return [
        Feature("leader action", DONES, 1, "open, done, or replaced by a withdrawal"),
        Feature("tanker action", 1, 1, "done"),
        Feature("pipeline action", 1, 1, "done"),
        Feature("proposed", 1, 1, "an end was proposed in this turn"),
        Feature("asking", seats, 1, "who is asked about it"),
        Feature("back", PHASES, 1, "what was waited for before that"),
        Feature("ended", 1, RULES, "the number of the rule by which the game ended"),
    ]


def _power(name: str) -> list[Feature]:
    return [
        Feature(f"{name}: cash", 1, CASH, "its millions"),
        Feature(f"{name}: income", 1, CASH, "its income in this position"),
        Feature(f"{name}: out", 1, SEATS, "0, or how many were left after it went out"),
        Feature(f"{name}: started", 1, 1, "it has had its first turn"),
        Feature(f"{name}: stuck", 1, SMALL, "leader actions skipped in a row for want of money"),
        Feature(f"{name}: reserve", TYPES, LEADERS, "leaders in reserve, by type"),
        Feature(f"{name}: gone", TYPES, LEADERS, "leaders out of the game, by type"),
        Feature(f"{name}: tankers", PLACES, TANKERS, "tankers: seas, ports by country, hand"),
    ]


ACTIONS = (
    Action("agree", AGREE, 1, "agree to end the game"),
    Action("decline", DECLINE, 1, "do not agree"),
    Action("resign", RESIGN, 1, "give up"),
    Action("propose", PROPOSE, 1, "propose to end the game"),
    Action("skip", SKIP, 1, "do without this action"),
    Action("place", PLACE, TYPES * COUNTRIES, "a leader of a type on a capital, type by type"),
    Action("move", MOVE, STEPS, "one of the six leaders to a point, leader by leader"),
    Action("put", PUT, PLACES, "the free tanker, or that in hand, to a place"),
    Action("agent", AGENT, POINTS, "the agent to a point"),
    Action("end", END, 1, "end the turn"),
    Action("buy", BUY, PLACES, "a tanker for a place"),
    Action("sell", SELL, PLACES, "a tanker from a place"),
    Action("sail", SAIL, PLACES * PLACES, "a tanker from place to place, by where it starts"),
    Action("lay", LAY, LINKS, "a pipeline on one of its places"),
    Action("withdraw", WITHDRAW, LEADERS, "one of the six leaders from the board"),
)


@rule
def observe(box: Box, s: State, seat: int, row: Any) -> None:
    """Writes what a seat sees into a row of zeros."""
    at = put_one_of(row, 0, s.phase, PHASES)
    at = put_seat(box, s.at, seat, row, at)
    at = put_seat(box, s.first, seat, row, at)
    at = put(row, at, s.rounds)
    at = put(row, at, s.quiet)
    at = put(row, at, s.acted)
    at = put_figures(box, s, seat, row, at)
    at = put_row(row, at, s.laid, LINKS)
    at = put_row(row, at, s.nobodys, PLACES)
    at = put(row, at, s.stock)
    at = put(row, at, s.pipes)
    at = put_cards(box, s, row, at)
    at = put_turn(box, s, seat, row, at)
    for other in range(box.seats):
        at = put_power(box, s, (seat + other) % box.seats, row, at)


@rule
def put_seat(box: Box, chosen: int, seat: int, row: Any, at: int) -> int:
    """Another seat, counted from the one that looks; or none."""
    if chosen >= 0:
        row[at + (chosen - seat) % box.seats] = 1
    return at + box.seats


@rule
def put_figures(box: Box, s: State, seat: int, row: Any, at: int) -> int:
    """Leaders by type and by power, and the agents."""
    powers = at + TYPES * POINTS
    agents = powers + box.seats * POINTS
    for point in range(POINTS):
        figure = s.occupant[point]
        if figure != NOTHING:
            row[at + box.leader_type[figure % LEADERS] * POINTS + point] = 1
            row[powers + (figure // LEADERS - seat) % box.seats * POINTS + point] = 1
    for other in range(box.seats):
        agent = s.power[(seat + other) % box.seats].agent
        if agent >= 0:
            row[agents + other * POINTS + agent] = 1
    return agents + box.seats * POINTS


@rule
def put_cards(box: Box, s: State, row: Any, at: int) -> int:
    for place in range(s.seen):
        row[at + place] = s.deck[place] + 1
    at = put(row, at + CARDS, s.seen)
    at = put(row, at, s.draws)
    at = put(row, at, s.drawn_now)
    at = put(row, at, s.card + 1)
    if s.card != NOTHING:
        put_one_of(row, at, box.effect[s.card], EFFECTS)
        row[at + EFFECTS] = box.millions[s.card]
        put_one_of(row, at + EFFECTS + 1, box.card_leader[s.card], TYPES + 1)
        row[at + EFFECTS + TYPES + 2] = box.fewest[s.card]
        row[at + EFFECTS + TYPES + 3] = box.most[s.card]
    return at + EFFECTS + TYPES + 4


@rule
def put_turn(box: Box, s: State, seat: int, row: Any, at: int) -> int:
    at = put_one_of(row, at, s.leader_done, DONES)
    at = put(row, at, s.tanker_done)
    at = put(row, at, s.pipeline_done)
    at = put(row, at, s.proposed)
    at = put_seat(box, s.asking if s.phase == Phase.AGREEING else NOTHING, seat, row, at)
    at = put_one_of(row, at, s.back, PHASES)
    return put(row, at, s.ended)


@rule
def put_power(box: Box, s: State, seat: int, row: Any, at: int) -> int:
    power = s.power[seat]
    at = put(row, at, power.cash)
    at = put(row, at, income(box, s, seat))
    at = put(row, at, power.out)
    at = put(row, at, power.started)
    at = put(row, at, power.stuck)
    for leader in range(LEADERS):
        if power.leader[leader] == RESERVE:
            row[at + box.leader_type[leader]] += 1
        elif power.leader[leader] == GONE:
            row[at + TYPES + box.leader_type[leader]] += 1
    return put_row(row, at + 2 * TYPES, power.tankers, PLACES)
