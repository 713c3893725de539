"""The move that looks best after looking ahead, in a time or in a number of nodes.

Where that cannot be waited for, because nothing can be compiled, the judge decides at once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from nations.bots.advice import best_first
from nations.bots.bot import TimeLeft
from nations.bots.greedy import judge_of
from nations.compiling.rules import has_arrays
from nations.contract import AT_ONCE, Effort, Game, Judgement, Judging, Move, View
from nations.errors import EXTRAS, NotInstalled

WORD = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s|)")
USUAL = "0.2s"
LEAST = Effort(nodes=16)
"""So little that it takes no time, and enough to use all the code of a search."""
SHARE = 0.8
"""Of the time on the clock: the rest is for the way there and back."""


def read_effort(parameter: str) -> Effort | None:
    """`0.2s`, `200ms`, or a whole number of nodes; None for anything else, or for no effort."""
    found = WORD.fullmatch(parameter)
    if found is None or not float(found[1]):
        return None
    amount, unit = found.groups()
    if unit:
        return Effort(seconds=float(amount) / (1000 if unit == "ms" else 1))
    return Effort(nodes=int(amount)) if amount.isdigit() else None


class Search:
    """Looks ahead for its time, or for less if the clock says so."""

    form = "a time or a number of nodes, such as 0.2s, 200ms or 5000"

    def __init__(self, game: Game[Any], seed: str, parameter: str = USUAL) -> None:
        if not has_arrays():
            raise NotInstalled("numpy", EXTRAS["numpy"])
        self._judge = judge_of(game)
        self._random = Random(seed)
        effort = read_effort(parameter)
        assert effort is not None  # noqa: S101 - `accepts` was asked before
        self._effort = effort
        self._thoughts: list[Judgement] = []

    @staticmethod
    def plays(game: Game[Any]) -> bool:
        """Games with a judge."""
        return isinstance(game, Judging)

    @staticmethod
    def accepts(parameter: str) -> bool:
        """A time or a whole number, above 0."""
        return read_effort(parameter) is not None

    def load(self, view: View, moves: Sequence[Move]) -> None:
        """The least thought needs the same code as any."""
        self._found(view, moves, LEAST, 0)

    def choose(self, view: View, moves: Sequence[Move], time_left: TimeLeft | None = None) -> Move:
        """The best of the moves after looking ahead."""
        found = self._found(view, moves, self._within(time_left), self._random.getrandbits(32))
        self._thoughts = list(best_first(found))
        return self._thoughts[0].move

    def _found(
        self, view: View, moves: Sequence[Move], effort: Effort, seed: int
    ) -> list[Judgement]:
        if not self._judge.looks_ahead():
            effort = AT_ONCE
        return self._judge.judge(view, moves, effort, seed)

    def _within(self, time_left: TimeLeft | None) -> Effort:
        if time_left is None:
            return self._effort
        most = SHARE * time_left.seconds
        seconds = most if self._effort.seconds is None else min(self._effort.seconds, most)
        return Effort(seconds=seconds, nodes=self._effort.nodes)

    def explain(self) -> list[Judgement]:
        """What the moves of the last choice looked like, the best first."""
        return self._thoughts
