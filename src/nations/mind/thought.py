"""One tree of a judge of positions, in machine code: made for a choice, and forgotten after it."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from nations.compiling.layout import dtype
from nations.compiling.rules import compiled
from nations.mind.looking import OVER, ROOT, Branch
from nations.mind.tree import Node, Setting, Tree

SETTING = {
    Setting.CURIOSITY: 0.12,
    Setting.TEMPER: 0.25,
    Setting.WIDENING: 3.0,
    Setting.DOUBT: 0.3,
}
BATCH = 48
"""Times down the tree between two looks at the clock: some milliseconds."""
ROOM = 1 << 14
"""The most nodes of a tree. What they take is only taken when they are used."""
EDGES = 64
"""Room for this many moves a node, on average."""


class Found(NamedTuple):
    """Of a move: the chance to win that the tree goes by, its visits, the chance to tell people;
    whether the game ends with it."""

    chance: float
    visits: int
    told: float
    over: bool


class Thought:
    """One tree: made for a choice, and forgotten after it."""

    def __init__(
        self, rule: Any, arrays: tuple[Any, Any, Any], setting: Any, room: int, calmly: float
    ) -> None:
        import numpy as np

        box, state, self._mind = arrays
        self._calm = calmly
        self._states = np.zeros(room, state.dtype)
        self._states[ROOT : ROOT + 1] = state
        self._nodes = np.zeros(room, dtype(Node))
        self._edges = np.zeros(edges_for(room), dtype(Branch))
        self._tree = np.zeros(1, dtype(Tree))
        self._tree[0]["setting"] = setting
        given = box[0], self._states, self._nodes, self._edges, self._mind[0], self._tree[0]
        self._think = compiled(rule).given(*given)
        self.grow(0)

    def grow(self, times: int) -> None:
        """Goes down the tree some times; 0 begins it."""
        self._tree[0]["times"] = times
        self._think()

    def grow_until(self, end: float, most: int | None) -> None:
        """Grows until a moment, or so many times; not at all where there is nothing to choose."""
        left = BATCH if most is None else most
        if self._nodes[ROOT]["many"] > 1:
            while left > 0 and perf_counter() < end:
                self.grow(min(BATCH, left))
                left -= 0 if most is None else BATCH

    @property
    def _moves(self) -> Any:
        return self._edges[: self._nodes[ROOT]["many"]]

    def looks(self, seats: int) -> dict[int, list[float]]:
        """What each move looked like at once, for every seat."""
        edges = self._moves
        return dict(zip(edges["move"].tolist(), edges["value"][:, :seats].tolist(), strict=True))

    def found(self) -> dict[int, Found]:
        """The moves that were looked at, for who decides."""
        import numpy as np

        edges, seat = self._moves, self._nodes[ROOT]["seat"]
        chances = edges["value"] / (1 + edges["visits"])[:, None]
        told = chances[:, seat]
        if self._calm != 1.0:
            less = np.maximum(chances, 0.0) ** self._calm
            told = less[:, seat] / less.sum(axis=1)
        over = (edges["child"] >= ROOT) & (self._nodes["seat"][edges["child"]] == OVER)
        parts = chances[:, seat].tolist(), edges["visits"].tolist(), told.tolist(), over.tolist()
        rows = zip(*parts, strict=True)
        return dict(zip(edges["move"].tolist(), (Found(*row) for row in rows), strict=True))

    def value(self, seats: int) -> list[float]:
        """What the root is worth to every seat."""
        root = self._nodes[ROOT]
        many = max(1, int(root["visits"]))
        values = (root["value"] / many)[:seats].tolist()
        if not root["visits"]:
            values = self._mind[0]["mean"][:seats].tolist()
        return calm(values, self._calm)


def room_for(nodes: int | None) -> tuple[int, int]:
    """How many nodes and edges a tree of so many, or of any number, may come to have."""
    room = ROOM if nodes is None else min(nodes + ROOT + 1, ROOM)
    return room, edges_for(room)


def edges_for(room: int) -> int:
    """Room for the edges of so many nodes, and for all of one more."""
    return (room - ROOT) * EDGES + 1024


def calm(chances: Sequence[float], by: float) -> list[float]:
    """Chances that are less sure: 1 in all, as they were. A single seat's are points."""
    if len(chances) == 1 or by == 1.0:
        return list(chances)
    less = [max(one, 0.0) ** by for one in chances]
    return [one / sum(less) for one in less]
