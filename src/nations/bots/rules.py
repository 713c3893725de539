"""A strong hand-made player for each game that has one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nations.bots.greedy import Greedy
from nations.contract import Appraisal, Game, Move, Skilled, View


def skill(game: Game[Any]) -> Skilled:
    """The game as one with strong players."""
    assert isinstance(game, Skilled)  # noqa: S101 - see `plays` of those who ask
    return game


class Rules(Greedy):
    """Plays by the game's hand-made rules; with a temperature, as `Greedy` does."""

    @staticmethod
    def plays(game: Game[Any]) -> bool:
        """Games with strong play."""
        return isinstance(game, Skilled)

    def __init__(self, game: Game[Any], seed: str, parameter: str = "0") -> None:
        super().__init__(game, seed, parameter)
        self._skill = skill(game)

    def load(self, view: View, moves: Sequence[Move]) -> None:
        """A first look needs the same code as any."""
        self._skill.weigh(view, moves)

    def rank(self, view: View, moves: Sequence[Move]) -> list[Appraisal]:
        """The moves by the game's rules of play, the best first; equals keep their order."""
        return sorted(self._skill.weigh(view, moves), key=lambda appraisal: -appraisal.worth)
