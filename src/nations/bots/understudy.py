"""Somebody plays at once: a weaker player, until the code of a strong one is prepared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from nations.bots.bot import Bot, Clock, Explains, make_bot, needs_preparing
from nations.bots.greedy import Greedy
from nations.bots.random_bot import RandomBot
from nations.contract import Appraisal, Appraiser, Game, Move, View


class Understudied:
    """The strong player from the moment on at which it is `prepared`, the weaker one before."""

    def __init__(self, strong: Bot, weaker: Bot, prepared: Callable[[], bool]) -> None:
        self._strong, self._weaker, self._prepared = strong, weaker, prepared
        self._last = weaker

    def choose(self, view: View, moves: Sequence[Move], clock: Clock | None = None) -> Move:
        """The move of whoever can play now."""
        self._last = self._strong if self._prepared() else self._weaker
        return self._last.choose(view, moves, clock)

    def explain(self) -> list[Appraisal]:
        """What whoever chose last thought of the moves."""
        return self._last.explain() if isinstance(self._last, Explains) else []


def ready_bot(text: str, game: Game[Any], seed: str, prepared: Callable[[Game[Any]], bool]) -> Bot:
    """The bot of a player, for people who wait for its moves. Raises as `make_bot` does."""
    bot = make_bot(text, game, seed)
    if not needs_preparing(text, game):
        return bot
    kind = Greedy if isinstance(game, Appraiser) else RandomBot
    return Understudied(bot, kind(game, seed), lambda: prepared(game))
