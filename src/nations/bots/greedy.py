"""The move that looks best at once, by the game's own quick judgement."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from random import Random
from typing import Any

from nations.bots.advice import best_first
from nations.bots.bot import TimeLeft
from nations.contract import LOOSE, Effort, Game, Judgement, Judging, Move, View


def judge_of(game: Game[Any]) -> Judging:
    """The game as one with a judge."""
    assert isinstance(game, Judging)  # noqa: S101 - see `plays` of those who ask
    return game


class Greedy:
    """Plays the best-looking move; among equals, one by its seed.

    With a temperature, in the judge's unit of merit, better moves are only more likely: one that
    looks better by the temperature is chosen e times as often (softmax). Moves that are far worse
    are as good as never chosen, whatever the temperature costs among those that are close.
    """

    form = "a temperature, such as 1.5, in the judge's unit of merit"
    effort: Effort = LOOSE

    def __init__(self, game: Game[Any], seed: str, parameter: str = "0") -> None:
        self._judge = judge_of(game)
        self._random = Random(seed)
        self._temperature = float(parameter)
        self._thoughts: list[Judgement] = []

    @staticmethod
    def plays(game: Game[Any]) -> bool:
        """Games with a judge."""
        return isinstance(game, Judging)

    @staticmethod
    def accepts(parameter: str) -> bool:
        """A number from 0 on."""
        try:
            return 0 <= float(parameter) < inf
        except ValueError:
            return False

    def load(self, view: View, moves: Sequence[Move]) -> None:
        """A first look needs the same code as any."""
        self._judge.judge(view, moves, self.effort)

    def choose(self, view: View, moves: Sequence[Move], time_left: TimeLeft | None = None) -> Move:  # noqa: ARG002
        """The best-looking of the moves, or one that looks nearly as good."""
        order = best_first(self._judge.judge(view, moves, self.effort))
        self._thoughts = list(order)
        if self._temperature:
            weights = [exp((one.merit - order[0].merit) / self._temperature) for one in order]
            return self._random.choices(order, weights)[0].move
        return self._among([one.move for one in order if one.merit == order[0].merit])

    def _among(self, equals: Sequence[Move]) -> Move:
        return self._random.choice(equals)

    def explain(self) -> list[Judgement]:
        """What the moves of the last choice looked like, the best first."""
        return self._thoughts
