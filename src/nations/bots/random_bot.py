"""Any legal move, each with the same chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from nations.bots.bot import TimeLeft
from nations.contract import Game, Move, View


class RandomBot:
    """Plays at random from its seed."""

    def __init__(self, game: Game[Any], seed: str) -> None:  # noqa: ARG002 - every bot is made so
        self._random = Random(seed)

    def choose(self, view: View, moves: Sequence[Move], time_left: TimeLeft | None = None) -> Move:  # noqa: ARG002
        """One of the moves."""
        return self._random.choice(moves)
