"""Somebody always moves: a plain player for any bot that fails."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from nations.bots.bot import Bot, Explains, TimeLeft, asked
from nations.bots.greedy import Greedy
from nations.contract import Game, Judgement, Judging, Move, View
from nations.errors import BotFailed

FAILURES = 3
"""After so many, a bot is not asked any more."""


class Guarded:
    """A bot whose failures cost it its moves, never the game: a plain player makes them.

    `failed` says why the last move was not its own, and `by` whose it was then.
    """

    def __init__(self, bot: Bot, game: Game[Any], seed: str) -> None:
        self._bot, self._game, self._random = bot, game, Random(seed)
        self.failures, self.by = 0, ""
        self.failed: BotFailed | None = None

    def choose(self, view: View, moves: Sequence[Move], time_left: TimeLeft | None = None) -> Move:
        """The bot's move, or the plain player's."""
        self.failed = BotFailed("given-up")
        if self.failures < FAILURES:
            try:
                move = asked(self._bot, view, moves, time_left)
            except BotFailed as failed:
                self.failures += 1
                self.failed = failed
            else:
                self.failed = None
                return move
        move, self.by = instead(self._game, view, moves, self._random)
        return move

    def explain(self) -> list[Judgement]:
        """What the bot thought of the moves, if it chose."""
        return self._bot.explain() if isinstance(self._bot, Explains) and not self.failed else []


def instead(game: Game[Any], view: View, moves: Sequence[Move], random: Random) -> tuple[Move, str]:
    """A move for a bot that failed, and who made it: `greedy`, or `random` if even that fails."""
    if isinstance(game, Judging):
        try:
            return asked(Greedy(game, str(random.random())), view, moves), "greedy"
        except BotFailed:
            pass
    return random.choice(moves), "random"
