"""The move that looks best at once, by the game's own quick judgement."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from nations.bots.bot import Clock
from nations.contract import Appraisal, Appraiser, Game, Move, View
from nations.errors import UnknownName


def ranked(game: Game[Any], view: View, moves: Sequence[Move]) -> list[Appraisal]:
    """The moves with their appraisals, the best first; equals keep their order."""
    if not isinstance(game, Appraiser):
        raise UnknownName(f"player for {game.terms.game}", "greedy", ["random"])
    return sorted(game.appraise(view, moves), key=lambda appraisal: -appraisal.worth)


class Greedy:
    """Plays the best-looking move; among equals, one by its seed."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._game = game
        self._random = Random(seed)

    def choose(self, view: View, moves: Sequence[Move], clock: Clock | None = None) -> Move:  # noqa: ARG002
        """The best-looking of the moves."""
        order = ranked(self._game, view, moves)
        best = [appraisal.move for appraisal in order if appraisal.worth == order[0].worth]
        return self._random.choice(best)
