"""What the game calls for strong play: numbers in and out of the compiled judgement and tree."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from nations.contract import Appraisal, Effort, Move
from nations.games.game_of_nations.moves import RESIGN
from nations.games.game_of_nations.names import Names
from nations.games.game_of_nations.skill.learned import Learned, learned, teach
from nations.games.game_of_nations.skill.mind import Mind
from nations.games.game_of_nations.skill.tree import ROOT, Edge, Node, Tree, think
from nations.games.game_of_nations.skill.weights import FITTED
from nations.games.game_of_nations.state import Box, State
from nations.record import compiled, dtype, runs_compiled, to_array

Array: TypeAlias = "np.ndarray[Any, Any]"
LOOK = 0
BATCH = 48
"""Times down the tree between two looks at the clock: some milliseconds."""
ROOM = 1 << 14
"""The most nodes of a tree. What they take is only taken when they are used."""
EDGES = 64
"""Room for this many moves a node, on average."""
MILLIONS = 10
"""What e times the odds to win are worth, in millions of cash, with little cash in hand."""
LEAST = 1e-30
"""Odds below this, or above one in this, are no odds: the game is over."""
BEHIND = 1e-6
"""How much less a move is worth than one that must be ranked before it."""


SETTING = (0.12, 0.25, 3.0, 0.3)
"""How the tree grows: see `mind`."""


CALM = 0.67
"""The tree plays best with chances that are too sure; what people are told is made less steep."""


class Found(NamedTuple):
    """Of a move: the chance to win that the tree goes by, the visits, the chance to tell people."""

    chance: float
    visits: int
    told: float


class Thinker:
    """Strong play in one game."""

    def __init__(self, box: Box, names: Names, weights: Sequence[float] = FITTED) -> None:
        self._box, self._names, self._weights = to_array(box), names, weights

    @property
    def is_compiled(self) -> bool:
        """Whether trees grow in machine code."""
        return runs_compiled(think)

    def weigh(self, state: State, moves: Sequence[Move]) -> list[Appraisal]:
        """Each move by what it leads to at once, in millions: cards by their odds."""
        thought = Thought(self._box, state, self._weights, ROOT + 1)
        worths = {move: _millions(odds) for move, odds in thought.odds().items()}
        return self._appraisals(state, moves, thought, worths, _millions(0.0))

    def search(
        self, state: State, moves: Sequence[Move], effort: Effort, began: float
    ) -> list[Appraisal]:
        """Each move by looking ahead, as the chance to win; the most visited is the best."""
        room = ROOM if effort.nodes is None else min(effort.nodes + ROOT + 1, ROOM)
        thought = Thought(self._box, state, self._weights, room, learned())
        if effort.seconds is None:
            thought.grow(effort.nodes or LOOK)
        else:
            thought.grow_until(began + effort.seconds, effort.nodes)
        found = thought.found()
        worths: dict[int, float] = {}
        last = 1.0
        for move in sorted(found, key=lambda move: (-found[move].visits, -found[move].chance)):
            worths[move] = last = min(found[move].told, last - BEHIND if worths else last)
        return self._appraisals(state, moves, thought, worths, last - BEHIND)

    def _appraisals(
        self,
        state: State,
        moves: Sequence[Move],
        thought: Thought,
        worths: dict[int, float],
        least: float,
    ) -> list[Appraisal]:
        """The moves with what was found; what was not looked at comes last."""
        found = thought.found()
        given = []
        for move in moves:
            number = self._names.number(state, move)
            if number in found:
                visits = found[number].visits
                reason = "reason-looked" if visits else "reason-chance"
                detail: dict[str, str | int | float] = {"percent": round(100 * found[number].told)}
                if visits:
                    detail["visits"] = visits
                given.append(Appraisal(move, worths[number], reason, detail))
            elif number == RESIGN:
                given.append(Appraisal(move, least - BEHIND, "reason-out"))
            else:
                given.append(Appraisal(move, least, "reason-later"))
        return given


class Thought:
    """One tree: made for a choice, and forgotten after it."""

    def __init__(
        self,
        box: Array,
        state: State,
        weights: Sequence[float],
        room: int,
        taught: Learned | None = None,
    ) -> None:
        self._states = np.zeros(room, dtype(State))
        self._states[ROOT : ROOT + 1] = to_array(state)
        self._raw = self._states.view(np.int32).reshape(room, -1)
        self._nodes = np.zeros(room, dtype(Node))
        self._edges = np.zeros((room - ROOT) * EDGES + 1024, dtype(Edge))
        self._mind, self._tree = np.zeros(1, dtype(Mind)), np.zeros(1, dtype(Tree))
        self._mind[0]["weight"] = weights
        self._mind[0]["setting"] = SETTING
        if taught is not None:
            teach(self._mind[0], taught)
        arrays = self._states, self._raw, self._nodes, self._edges
        self._think = compiled(think).given(box[0], *arrays, self._mind[0], self._tree[0])
        self.grow(LOOK)

    def grow(self, times: int) -> None:
        """Goes down the tree some times; LOOK begins it."""
        self._think(times)

    def grow_until(self, end: float, most: int | None) -> None:
        """Grows until a moment, or so many times; not at all where there is nothing to choose."""
        left = BATCH if most is None else most
        if self._nodes[ROOT]["many"] > 1:
            while left > 0 and perf_counter() < end:
                self.grow(min(BATCH, left))
                left -= 0 if most is None else BATCH

    def found(self) -> dict[int, Found]:
        """The moves that were looked at, for who decides."""
        edges, seat = self._edges[: self._nodes[ROOT]["many"]], self._nodes[ROOT]["seat"]
        chances = edges["value"] / (1 + edges["visits"])[:, None]
        calm = np.maximum(chances, 0.0) ** CALM
        told = calm[:, seat] / calm.sum(axis=1)
        parts = zip(chances[:, seat].tolist(), edges["visits"].tolist(), told.tolist(), strict=True)
        return dict(zip(edges["move"].tolist(), (Found(*part) for part in parts), strict=True))

    def odds(self) -> dict[int, float]:
        """The moves by the own chance against that of all others: apart even where it is sure."""
        edges, seat = self._edges[: self._nodes[ROOT]["many"]], self._nodes[ROOT]["seat"]
        others = np.delete(edges["value"], seat, axis=1).sum(axis=1)
        odds = edges["value"][:, seat] / np.maximum(others, LEAST)
        return dict(zip(edges["move"].tolist(), odds.tolist(), strict=True))


def _millions(odds: float) -> float:
    """Odds as millions: what cash would make of an even position."""
    return MILLIONS * log(min(max(odds, LEAST), 1 / LEAST))
