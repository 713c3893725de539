"""What a bot is: it chooses one of the moves it is offered, from the view of its seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from nations.contract import Game, Move, View
from nations.registry import load_bot


class Clock(Protocol):
    """How much time is left. A bot that is asked without a clock may take its usual time."""

    @property
    def seconds(self) -> float: ...


class Bot(Protocol):
    """A player. Made for one game and one seat, with a seed for whatever it does at random."""

    def choose(self, view: View, moves: Sequence[Move], clock: Clock | None = None) -> Move: ...


def make_bot(name: str, game: Game[Any], seed: str) -> Bot:
    """The bot of a name. Raises UnknownName with the names there are."""
    bot: Bot = load_bot(name)(game, seed)
    return bot
