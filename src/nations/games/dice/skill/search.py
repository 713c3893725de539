"""The search: exact where the round is small enough, else a tree of its positions.

Values are the chance to win at the end of the round (alone: the points).
"""

from __future__ import annotations

from functools import cached_property
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from nations.compiling.layout import Floats, dtype, to_array
from nations.compiling.rules import bound, compiled, rule, runs_compiled
from nations.contract import Effort
from nations.games.dice.phases import flow
from nations.games.dice.skill.mind import Foresight
from nations.games.dice.skill.rollouts import play_out
from nations.games.dice.skill.solving import DEPTH, Solution, Solved, solve_moves
from nations.games.dice.skill.tree import (
    ROOM,
    ROOT,
    RoundEdge,
    RoundNode,
    RoundTree,
    grow,
)
from nations.games.dice.skill.weights import POLICY, taught
from nations.games.dice.state import Box, State
from nations.kernel.generator import MASK
from nations.mind.effort import grow as spend
from nations.mind.effort import most_visited_first, spread
from nations.mind.taught import teach_array
from nations.mind.tree import Setting

BATCH = 16
"""Ways down the tree between two looks at the clock: about a millisecond."""
EDGES = 12
"""Moves of each node on average. What they take is only taken when they are used."""
GUESS, CURIOSITY, TEMPER, FAR = 4.0, 0.3, 1.0, 3.0
POINT, POINT_ALONE = 0.05, 0.5
"""How the tree grows, see `nations.mind.tree`. Alone, values are points, not chances."""
VARIANCE, VARIANCE_ALONE = 0.25, 10.0
"""Of a single trial, at most as a rule."""
POSITIONS_A_SECOND = 400_000
NOTED = 1 << 15
"""Positions that an exact search may note; more do not fit into the time."""
SHARE = 8
"""One part in so many of the effort may go into an exact search that fails."""


class Found(NamedTuple):
    """What a search says of a move: its value, from how many trials, how far it may be off."""

    value: float
    samples: int
    doubt: float = 0.0

    @property
    def exact(self) -> bool:
        """Whether nothing was tried: everything was looked at."""
        return self.samples == 0


class Searcher:
    """Searches the positions of one game. It compiles at its first use.

    `noted` is the number of positions, a power of 2, that an exact search can note at most.
    """

    def __init__(self, box: Box, noted: int = NOTED) -> None:
        self._w = POLICY[box.seats - 1]
        self._box, self._path = to_array(box), np.zeros(DEPTH, dtype(State))
        self._mind, self._solution = np.zeros(1, dtype(Foresight)), np.zeros(1, dtype(Solution))
        self._solved = np.zeros(2 * noted, dtype(Solved))
        self._nodes = np.zeros(ROOM, dtype(RoundNode))
        self._edges = np.zeros(ROOM * EDGES, dtype(RoundEdge))
        self._tree = np.zeros(1, dtype(RoundTree))
        note_setting(self._tree[0]["setting"], box.seats)
        teach_array(self._mind[0]["net"][0], taught()[box.seats])

    @property
    def is_compiled(self) -> bool:
        """Whether the tree grows in machine code."""
        return runs_compiled(bound(grow, flow))

    @cached_property
    def _grow(self) -> Any:
        trees = self._nodes, self._edges, self._mind[0], self._tree[0]
        return compiled(bound(grow, flow)).given(self._box[0], self._path, *trees)

    @cached_property
    def _play_out(self) -> Any:
        given = self._box[0], self._path, self._mind[0], self._tree[0]
        return compiled(bound(play_out, flow)).given(*given)

    @cached_property
    def _solve(self) -> Any:
        given = self._box[0], self._path, self._solved, self._mind[0], self._solution[0]
        return compiled(bound(solve_moves, flow)).given(*given)

    def search(self, s: State, numbers: list[int], effort: Effort, seed: int) -> list[Found]:
        """The value of each move, as well as the effort allows."""
        began = perf_counter()
        exact = self.exact(s, numbers, _positions(effort))
        if exact is not None:
            return exact
        self._plant(seed)
        spend(self._step, max(BATCH, len(numbers)), effort, began, self._visits)
        found = self._found()
        return [found[number] for number in numbers]

    def exact(self, s: State, numbers: list[int], limit: int) -> list[Found] | None:
        """Exact values, if there are not more positions to be noted than allowed."""
        self._begin(s)
        if limit < 1:
            return None
        q, many = self._solution[0], len(numbers)
        self._solved["key"] = 0
        q["left"], q["last"], q["many"] = min(limit, len(self._solved) // 2), s.age, many
        q["move"][:many] = numbers
        return [Found(value, 0) for value in q["value"][:many].tolist()] if self._solve() else None

    def values(self, s: State, effort: Effort, seed: int) -> tuple[float, ...]:
        """What a position is worth to every seat: the policy plays the round out, some times."""
        began = perf_counter()
        self._begin(s)
        self._plant(seed)
        spend(self._roll_out, BATCH, effort, began, lambda: (0, 0))
        seats = self._box[0]["seats"]
        ends: tuple[float, ...] = tuple((self._tree[0]["end"] / self._tree[0]["edges"]).tolist())
        return ends[:seats]

    def _begin(self, s: State) -> None:
        self._path[0] = to_array(s)[0]
        self._mind[0]["weight"] = self._w[s.age]

    def _plant(self, seed: int) -> None:
        """An empty tree."""
        tree = self._tree[0]
        tree["nodes"] = tree["edges"] = tree["end"] = tree["notes"]["key"] = 0
        tree["seed"] = planted(seed)

    def _step(self, times: int) -> int:
        self._tree[0]["times"] = times
        nodes: int = self._grow()
        return nodes

    def _roll_out(self, times: int) -> int:
        self._tree[0]["times"] = times
        nodes: int = self._play_out()
        return nodes

    def _visits(self) -> Any:
        return self._edges["visits"][: self._nodes[ROOT]["many"]]

    def _found(self) -> dict[int, Found]:
        """What the tree says of each move, with the policy's guess; the most visited is best."""
        root = self._nodes[ROOT]
        edges, seat = self._edges[: root["many"]], root["seat"]
        held = root["value"][seat] / root["visits"] + edges["behind"][:, 0]
        sums, visits = edges["value"][:, seat], edges["visits"]
        values = most_visited_first((sums + GUESS * held) / (visits + GUESS), visits)
        usual = VARIANCE_ALONE if self._box[0]["seats"] == 1 else VARIANCE
        doubts = spread(sums, edges["square"][:, 0], visits, usual)
        parts = zip(edges["move"], values, visits, doubts, strict=True)
        return {int(a): Found(float(b), int(c), float(d)) for a, b, c, d in parts}


@rule
def planted(seed: int) -> int:
    """The first luck of a tree; each of its ways down has another, and so has every seed."""
    return (seed & MASK) << 20


@rule
def note_setting(setting: Floats, seats: int) -> None:
    """Alone, the values are greater, and so is what draws to what is little known."""
    point = POINT_ALONE if seats == 1 else POINT
    setting[Setting.CURIOSITY] = CURIOSITY * point / POINT
    setting[Setting.TEMPER], setting[Setting.GUESS] = TEMPER, GUESS
    setting[Setting.POINT], setting[Setting.FAR] = point, FAR


def _positions(effort: Effort) -> int:
    """How many positions an exact search may note before a tree is the better use."""
    by_time = (effort.seconds or 0.0) * POSITIONS_A_SECOND
    if effort.nodes is None:
        return int(by_time) // SHARE
    return min(effort.nodes, int(by_time) or effort.nodes) // SHARE
