"""The search: exact where the round is small enough, else rollouts of every move with equal luck.

Rollouts are a race: all moves get samples with the same luck, a batch at a time, and a move that is
clearly worse than the best one gets no more. Values are the chance to win at the end of the round
(alone: the points).
"""

from __future__ import annotations

from functools import cached_property
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from nations.contract import Effort
from nations.games.nations_dice.moves import MOVE_COUNT
from nations.games.nations_dice.phases import flow
from nations.games.nations_dice.skill.hand import ROWS_OF_HAND, WIDTH
from nations.games.nations_dice.skill.layout import ROWS_OF_TABLES
from nations.games.nations_dice.skill.policy import opinions
from nations.games.nations_dice.skill.rollouts import roll_out
from nations.games.nations_dice.skill.solving import DEPTH, solve_moves
from nations.games.nations_dice.skill.weights import POLICY, STANDING
from nations.games.nations_dice.state import Box, State
from nations.generator import MASK, Generator
from nations.record import bound, compiled, dtype, to_array

BATCH = 96
"""Rollouts between two looks at the clock, all moves together."""
LEAST = 8
"""Rollouts of each move before one is given up."""
GUESS = 12
"""What the policy thinks of a move counts as so many rollouts."""
POINT, POINT_ALONE, FAR = 0.05, 0.5, 3.0
"""What a point of the policy means: in the chance to win, and alone; more than so many are too far
off to mean more."""
ALIKE = 64
"""Moves that came to the same in so many rollouts are held to be alike."""
CLEARLY = 2.6
"""A move is given up if it is worse by so many standard errors."""
NOTED = 1 << 15
"""Positions that an exact search may note; more do not fit into the time."""
POSITIONS_A_SECOND = 400_000
SHARE = 8
"""One part in so many of the effort may go into an exact search that fails."""


class Found(NamedTuple):
    """What a search says of a move: its value, and from how many rollouts (none: it is exact)."""

    value: float
    samples: int

    @property
    def exact(self) -> bool:
        return self.samples == 0


class Searcher:
    """Searches the positions of one game. It compiles at its first use.

    `noted` is the number of positions, a power of 2, that an exact search can note at most.
    """

    def __init__(self, box: Box, noted: int = NOTED) -> None:
        self._w, self._v = POLICY[box.seats - 1], STANDING[box.seats - 1]
        self._plain, self._box = box, to_array(box)
        self._g = np.zeros(1, dtype(Generator))
        tables = np.zeros((ROWS_OF_TABLES, WIDTH))
        hand = np.zeros((ROWS_OF_HAND, WIDTH), np.int64)
        self._room = (tables, hand, np.zeros(MOVE_COUNT))
        self._path = np.zeros(DEPTH, dtype(State))
        self._ways, self._sofar = np.zeros((DEPTH, 3), np.int64), np.zeros(DEPTH)
        self._keys, self._known = np.zeros(2 * noted, np.int64), np.zeros(2 * noted)

    @cached_property
    def _roll_out(self) -> Any:
        return compiled(bound(roll_out, flow))

    @cached_property
    def _solve(self) -> Any:
        return compiled(bound(solve_moves, flow))

    def search(self, s: State, numbers: list[int], effort: Effort, seed: int) -> list[Found]:
        """The value of each move, as well as the effort allows."""
        began = perf_counter()
        exact = self.exact(s, numbers, _positions(effort))
        if exact is not None:
            return exact
        runners, alive = self._race(np.array(numbers), effort, seed, began)
        return _found(runners, alive, self._behind(s, numbers))

    @property
    def _point(self) -> float:
        return POINT if self._plain.seats > 1 else POINT_ALONE

    def _behind(self, s: State, numbers: list[int]) -> list[float]:
        """How far each move is behind the best, as the policy sees it."""
        o = opinions(self._plain, s)
        best = max(o[number] for number in numbers)
        return [self._point * max(o[number] - best, -FAR) for number in numbers]

    def _sample(self, moves: Any, count: int, first: int) -> tuple[Any, int]:
        """So many rollouts of each move in the position at hand; and the decisions in them."""
        values = np.zeros((len(moves), count))
        nodes = self._roll_out(
            self._box[0], self._path, self._g[0], self._w, self._v, *self._room,
            moves, values, first,
        )  # fmt: skip
        return values, nodes

    def exact(self, s: State, numbers: list[int], limit: int) -> list[Found] | None:
        """Exact values, if there are not more positions to be noted than allowed."""
        self._path[0] = to_array(s)[0]
        if limit < 1:
            return None
        self._keys[:] = 0
        moves = np.array(numbers)
        values, left = np.zeros(len(moves)), np.array([min(limit, len(self._keys) // 2)])
        done = self._solve(
            self._box[0], self._path, self._ways, self._sofar, self._keys, self._known, left, s.age,
            self._v, self._room[0][0], moves, values,
        )  # fmt: skip
        return [Found(float(value), 0) for value in values] if done else None

    def _race(
        self, moves: Any, effort: Effort, seed: int, began: float
    ) -> tuple[list[Any], list[int]]:
        """Samples of all moves until the effort is spent, and the moves that may be the best."""
        runners = [np.zeros(0) for _ in moves]
        alive, nodes, first = np.arange(len(moves)), 0, (seed & MASK) << 20
        while True:
            count = max(LEAST, BATCH // len(alive))
            values, more = self._sample(moves[alive], count, first)
            first, nodes = first + count, nodes + more
            for at, row in zip(alive, values, strict=True):
                runners[at] = np.concatenate([runners[at], row])
            alive = _still_running(runners, alive)
            if _is_decided(runners, alive) or _spent(effort, nodes, perf_counter() - began):
                return runners, list(alive)


def _positions(effort: Effort) -> int:
    """How many positions an exact search may note before rollouts are the better use."""
    if effort.nodes is not None:
        return effort.nodes // SHARE
    return int((effort.seconds or 0.0) * POSITIONS_A_SECOND) // SHARE


def _spent(effort: Effort, nodes: int, seconds: float) -> bool:
    if effort.nodes is not None:
        return nodes >= effort.nodes
    return seconds >= (effort.seconds or 0.0)


def _still_running(runners: list[Any], alive: Any) -> Any:
    """The moves that are not clearly worse than the best, by the differences of equal luck."""
    best = max(alive, key=lambda at: float(runners[at].mean()))
    behind = [runners[best] - runners[at] for at in alive]
    error = [float(gap.std()) / len(gap) ** 0.5 + 1e-9 for gap in behind]
    return np.array(
        [
            at
            for at, gap, unsure in zip(alive, behind, error, strict=True)
            if at == best or gap.mean() < CLEARLY * unsure
        ]
    )


def _is_decided(runners: list[Any], alive: Any) -> bool:
    """Whether one move is left, or several that never made a difference."""
    if len(runners[alive[0]]) < ALIKE:
        return len(alive) == 1
    return all(bool((runners[at] == runners[alive[0]]).all()) for at in alive)


def _found(runners: list[Any], alive: list[int], guess: list[float]) -> list[Found]:
    """The mean of each move's samples; what the policy thinks counts as some samples more.

    A move that was given up stays behind those that were not.
    """
    means = [float(one.mean()) for one in runners]
    held = means[max(range(len(means)), key=guess.__getitem__)]
    values = [
        (len(one) * mean + GUESS * (held + behind)) / (len(one) + GUESS)
        for one, mean, behind in zip(runners, means, guess, strict=True)
    ]
    least = min(values[at] for at in alive)
    return [
        Found(value if at in alive else min(value, least - 1e-6), len(runners[at]))
        for at, value in enumerate(values)
    ]
