"""Where agents and leaders can go, against searches that try every way step by step.

The searches know only the lists of this game's test board; they share nothing with the rules but
the numbered rules themselves.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from .own_set import ARROWS, CAPITAL, COUNTRIES, PRICES, QUESTION
from .tables import ALL_LEADERS, NO_RESERVE, Power, Table, card_drawn, table

POINTS = [f"{country}.{at}" for country in COUNTRIES for at in range(8)]
BORDERS = [written.split("-") for written in ARROWS.split()]
ACROSS = {end: other for a, b in BORDERS for end, other in ((a, b), (b, a))}


class Way(NamedTuple):
    """Points in order, and the direction round the last ring (0 before any step on it)."""

    points: tuple[str, ...]
    turning: int = 0

    def longer(self) -> Iterator[Way]:
        """Every way with one step more: on round the ring, or across; never to an old point."""
        country, at = self.points[-1].split(".")
        steps = [(f"{country}.{(int(at) + turn) % 8}", turn) for turn in (1, -1)]
        allowed = [step for step in steps if self.turning in (0, step[1])]
        if self.points[-1] in ACROSS:
            allowed.append((ACROSS[self.points[-1]], 0))
        for point, turn in allowed:
            if point not in self.points:
                yield Way((*self.points, point), turn)


def ways(start: Way, most: int, may_go_on: Callable[[str], bool]) -> Iterator[Way]:
    """Every way of one step up to `most`, through points that may be left again."""
    if most:
        for way in start.longer():
            yield way
            if may_go_on(way.points[-1]):
                yield from ways(way, most - 1, may_go_on)


# ---------------------------------------------------------------------------------------- agents


def four_steps(start: str) -> set[str]:
    found = ways(Way((start,)), 4, lambda point: True)
    return {way.points[-1] for way in found if len(way.points) == 5}


@pytest.mark.parametrize("country", COUNTRIES)
def test_agents_reach_just_the_points_four_steps_away(country: str) -> None:
    crowd = Power("king@uor.2 king@nw.7 president@mid.5 president@se dictator@sw", agent="nw.6")
    for at in range(8):
        start = f"{country}.{at}"
        t = table(Power("king@far", agent=start), crowd, stage="agent")
        expected = four_steps(start)
        assert t.of("agent") == {f"agent:{end}" for end in expected}
        assert start not in expected
        assert len(expected) >= 4


def test_the_number_of_agent_moves_from_all_points() -> None:
    """A count of the whole board, so that a change of both searches at once is noticed."""
    assert sum(len(four_steps(point)) for point in POINTS) == 536


# --------------------------------------------------------------------------------------- leaders


class Board(NamedTuple):
    """Leaders (seat, kind) and opponents' agents by their points, as seat 0 sees them."""

    leaders: dict[str, tuple[int, str]]
    agents: set[str]

    def may_end(self, kind: str, point: str) -> bool:
        """K-L3, K-W1: free, or an opponent's capital held by another type."""
        if point not in self.leaders:
            return True
        seat, other = self.leaders[point]
        return seat != 0 and other != kind and point.endswith(f".{CAPITAL}")

    def may_go_on(self, point: str) -> bool:
        """K-L3, K-L4, K-L5: neither a leader, an opponent's agent nor a "?"."""
        held = point in self.leaders or point in self.agents
        return not held and not point.endswith(f".{QUESTION}")

    def ends(self, start: str, most: int) -> dict[str, int]:
        """The points that the leader can go to, each with the length of the shortest way."""
        kind, found = self.leaders[start][1], dict[str, int]()
        for way in ways(Way((start,)), most, self.may_go_on):
            end, length = way.points[-1], len(way.points) - 1
            if self.may_end(kind, end):
                found[end] = min(length, found.get(end, length))
        return found


def board_of(t: Table) -> Board:
    leaders = {
        point: (seat, kind)
        for seat, power in enumerate(t.view.powers)
        for point, kind in power.board.items()
    }
    agents = {power.agent for power in t.view.powers[1:] if power.agent is not None}
    return Board(leaders, agents)


def assert_same_moves(t: Table) -> int:
    """Compares every leader's moves and prices with the search; returns how many there are."""
    board, cash = board_of(t), t.cash[0]
    expected = {
        f"{start}>{end}": length * PRICES.step[kind]
        for start, (seat, kind) in board.leaders.items()
        if seat == 0
        for end, length in board.ends(start, cash // PRICES.step[kind]).items()
    }
    assert t.view.prices == expected
    assert t.of("move") == {f"move:{way}" for way in expected}
    return len(expected)


FIXED = [
    (Power("king@nw", 14), Power("dictator@mid")),
    (Power("dictator@uor.2", 8), Power("king@nw", agent="uor.1")),
    (Power("guerrilla@nw.4 king@ne.6", 9), Power("king@nw.3 president@ne", agent="ne.5")),
    (Power("dictator@abu.5 president@abu.6", 10), Power("king@uor.3 dictator@sw")),
    (Power("president@se.1 guerrilla@far.3", 8), Power("king@far president@se", agent="se.1")),
    (Power("king@mid.5 king@mid.3 dictator@mid.6", 7), Power("king@mid guerrilla@nw")),
]


@pytest.mark.parametrize(("mover", "other"), FIXED)
def test_leaders_go_just_where_every_way_was_tried(mover: Power, other: Power) -> None:
    assert assert_same_moves(table(mover, other)) > 5


@pytest.mark.parametrize("seed", range(4))
def test_leaders_in_random_crowds_go_just_where_every_way_was_tried(seed: int) -> None:
    rng, moves = random.Random(seed), 0
    for _ in range(25):
        capitals = rng.sample([point for point in POINTS if point.endswith(f".{CAPITAL}")], 4)
        points = rng.sample([point for point in POINTS if point not in capitals], 5)
        mine, theirs = [capitals[0], *points[:2]], [*capitals[1:], *points[2:]]
        agents = rng.sample(POINTS, 2)
        mover = Power(on_points(mine, rng), rng.randint(1, 8), agent=points[4])
        crowd = (Power(on_points(theirs, rng), agent=agents[0]), Power("", agent=agents[1]))
        moves += assert_same_moves(table(mover, *crowd))
    assert moves > 400


def on_points(points: list[str], rng: random.Random) -> str:
    """Leaders at random, one on each point."""
    kinds = rng.sample(ALL_LEADERS, len(points))
    return " ".join(f"{kind}@{point}" for kind, point in zip(kinds, points, strict=True))


@pytest.mark.parametrize("steps", [(1, 7), (1, 1), (3, 5), (2, 2)])
def test_advances_go_just_where_every_way_was_tried(steps: tuple[int, int]) -> None:
    mover = Power("king@nw king@sw.2 dictator@se", 0, agent="nw.0", gone=NO_RESERVE)
    crowd = Power("president@ne dictator@nw.6 guerrilla@uor", agent="mid.6")
    t, _ = card_drawn("king-marches", mover, crowd, changes={"king-marches": {"steps": steps}})
    board = board_of(t)
    assert t.moves == {
        f"advance:{start}>{end}"
        for start in ("nw.0", "sw.2")
        for end, length in board.ends(start, steps[1]).items()
        if length >= steps[0]
    }
