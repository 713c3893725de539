"""The move that looks best at once, by the game's own quick judgement."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from random import Random
from typing import Any

from nations.bots.bot import Clock
from nations.contract import Appraisal, Appraiser, Game, Move, View


def ranked(game: Game[Any], view: View, moves: Sequence[Move]) -> list[Appraisal]:
    """The moves with their appraisals, the best first; equals keep their order."""
    assert isinstance(game, Appraiser)  # noqa: S101 - see `Greedy.plays`
    return sorted(game.appraise(view, moves), key=lambda appraisal: -appraisal.worth)


class Greedy:
    """Plays the best-looking move; among equals, one by its seed.

    With a temperature, in the game's unit of worth, better moves are only more likely: one that
    looks better by the temperature is chosen e times as often (softmax). Moves that are far worse
    are as good as never chosen, whatever the temperature costs among those that are close.
    """

    form = "a temperature, such as 1.5, in the game's unit of worth"

    def __init__(self, game: Game[Any], seed: str, parameter: str = "0") -> None:
        self._game = game
        self._random = Random(seed)
        self._temperature = float(parameter)
        self._thoughts: list[Appraisal] = []

    @staticmethod
    def plays(game: Game[Any]) -> bool:
        """Games with a quick judgement."""
        return isinstance(game, Appraiser)

    @staticmethod
    def accepts(parameter: str) -> bool:
        """A number from 0 on."""
        try:
            return 0 <= float(parameter) < inf
        except ValueError:
            return False

    def rank(self, view: View, moves: Sequence[Move]) -> list[Appraisal]:
        """The moves as they look, the best first."""
        return ranked(self._game, view, moves)

    def choose(self, view: View, moves: Sequence[Move], clock: Clock | None = None) -> Move:  # noqa: ARG002
        """The best-looking of the moves, or one that looks nearly as good."""
        order = self._thoughts = self.rank(view, moves)
        if self._temperature:
            weights = [exp((one.worth - order[0].worth) / self._temperature) for one in order]
            return self._random.choices(order, weights)[0].move
        best = [appraisal.move for appraisal in order if appraisal.worth == order[0].worth]
        return self._random.choice(best)

    def explain(self) -> list[Appraisal]:
        """What the moves of the last choice looked like, the best first."""
        return self._thoughts
