"""The search: exact where the round is small enough, else a tree of its positions.

Values are the chance to win at the end of the round (alone: the points).
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
from nations.games.nations_dice.skill.solving import DEPTH, NOTES, solve_moves
from nations.games.nations_dice.skill.tree import GUESS, ROOT, Edge, Node, Tree, grow
from nations.games.nations_dice.skill.weights import POLICY, STANDING
from nations.games.nations_dice.state import Box, State
from nations.generator import MASK, Generator
from nations.record import bound, compiled, dtype, runs_compiled, to_array

BATCH = 16
"""Ways down the tree between two looks at the clock: about a millisecond."""
ROOM, EDGES = 1 << 15, 12
"""The most nodes of a tree, and moves of each on average. What they take is only taken when they
are used; a tree that is full is still visited."""
SETTING, POINT, POINT_ALONE = (4.0, 0.3, 1.0), 0.05, 0.5
"""How the tree grows: see there. Alone, values are points, not chances."""
FAR = 3.0
BEHIND = 1e-6
"""How much less a move is worth than one that must be ranked before it."""
NOTED = 1 << 15
"""Positions that an exact search may note; more do not fit into the time."""
POSITIONS_A_SECOND = 400_000
SHARE = 8
"""One part in so many of the effort may go into an exact search that fails."""


class Found(NamedTuple):
    """What a search says of a move: its value, and from how many trials (none: it is exact)."""

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
        self._box = to_array(box)
        self._g = np.zeros(1, dtype(Generator))
        tables = np.zeros((ROWS_OF_TABLES, WIDTH))
        hand = np.zeros((ROWS_OF_HAND, WIDTH), np.int64)
        self._room = (tables, hand, np.zeros(MOVE_COUNT))
        self._path = np.zeros(DEPTH, dtype(State))
        self._ways, self._sofar = np.zeros((DEPTH, NOTES), np.int64), np.zeros(DEPTH)
        self._keys, self._known = np.zeros(2 * noted, np.int64), np.zeros(2 * noted)
        self._tree_keys, self._places = np.zeros((2, 2 * ROOM), np.int64)
        self._nodes, self._edges = np.zeros(ROOM, dtype(Node)), np.zeros(ROOM * EDGES, dtype(Edge))
        self._tree = np.zeros(1, dtype(Tree))
        self._tree["setting"] = _setting(alone=box.seats == 1)

    @property
    def is_compiled(self) -> bool:
        """Whether the tree grows in machine code."""
        return runs_compiled(bound(grow, flow))

    @cached_property
    def _grow(self) -> Any:
        return compiled(bound(grow, flow)).given(
            self._box[0], self._path, self._g[0], self._w, self._v, *self._room,
            self._tree_keys, self._places, self._nodes, self._edges, self._tree[0],
        )  # fmt: skip

    @cached_property
    def _solve(self) -> Any:
        return compiled(bound(solve_moves, flow)).given(
            self._box[0], self._path, self._ways, self._sofar, self._keys, self._known
        )

    def search(self, s: State, numbers: list[int], effort: Effort, seed: int) -> list[Found]:
        """The value of each move, as well as the effort allows."""
        began = perf_counter()
        exact = self.exact(s, numbers, _positions(effort))
        if exact is not None:
            return exact
        self._think(max(BATCH, len(numbers)), effort, seed, began)
        found = self._found()
        return [found[number] for number in numbers]

    def exact(self, s: State, numbers: list[int], limit: int) -> list[Found] | None:
        """Exact values, if there are not more positions to be noted than allowed."""
        self._path[0] = to_array(s)[0]
        if limit < 1:
            return None
        self._keys[:] = 0
        moves = np.array(numbers)
        values, left = np.zeros(len(moves)), np.array([min(limit, len(self._keys) // 2)])
        done = self._solve(left, s.age, self._v, self._room[0][0], moves, values)
        return [Found(float(value), 0) for value in values] if done else None

    def _think(self, batch: int, effort: Effort, seed: int, began: float) -> None:
        """Grows a tree from the position at hand until the effort is spent or it is decided."""
        self._tree["nodes"] = self._tree["edges"] = self._tree_keys[:] = 0
        self._tree["seed"] = (seed & MASK) << 20
        nodes, times = 0, 0
        while True:
            nodes += self._grow(batch)
            times += batch
            spent = _spent(effort, nodes, perf_counter() - began)
            if spent >= 1 or self._is_decided(times / spent - times):
                return

    def _is_decided(self, left: float) -> bool:
        """Whether the most visited move stays that, if so many visits are left."""
        visits = np.sort(self._edges["visits"][: self._nodes[ROOT]["many"]])
        return len(visits) < 2 or bool(visits[-1] - visits[-2] >= left)

    def _found(self) -> dict[int, Found]:
        """What the tree says of each move, with the policy's guess; the most visited is best."""
        root = self._nodes[ROOT]
        edges = self._edges[: root["many"]]
        held = root["value"][root["seat"]] / root["visits"] + edges["behind"][:, 0]
        seen = edges["value"][:, root["seat"]] + SETTING[GUESS] * held
        values = seen / (edges["visits"] + SETTING[GUESS])
        best = np.lexsort((-values, -edges["visits"]))[0]
        most = np.full(len(values), values[best] - BEHIND)
        most[best] = values[best]
        parts = zip(edges["move"], np.minimum(values, most), edges["visits"], strict=True)
        return {int(move): Found(float(value), int(visits)) for move, value, visits in parts}


def _setting(alone: bool) -> tuple[float, ...]:
    """Alone, the values are greater, and so is what draws to what is little known."""
    guess, curiosity, temper = SETTING
    point = POINT_ALONE if alone else POINT
    return guess, curiosity * point / POINT, temper, point, FAR


def _positions(effort: Effort) -> int:
    """How many positions an exact search may note before a tree is the better use."""
    by_time = (effort.seconds or 0.0) * POSITIONS_A_SECOND
    if effort.nodes is None:
        return int(by_time) // SHARE
    return min(effort.nodes, int(by_time) or effort.nodes) // SHARE


def _spent(effort: Effort, nodes: int, seconds: float) -> float:
    """The part of the effort that is spent: of its nodes or of its time, whichever is more."""
    by_nodes = nodes / max(effort.nodes or 0, 1)
    by_time = seconds / max(effort.seconds or 0.0, 1e-9)
    if effort.nodes is None or effort.seconds is None:
        return by_time if effort.nodes is None else by_nodes
    return max(by_nodes, by_time)
