"""Bots at a table whose games count: whoever fails is told of, and nobody moves for it here.

A bot may also take its process down with it: there a `Witness` watches over every choice, so that
it is known afterwards who was thinking.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

import msgspec

from nations.bots.bot import Bot, asked, make_bot
from nations.contract import Decision, Game, Move, Seat, View
from nations.errors import BotFailed


class Choosing(msgspec.Struct, frozen=True):
    """Who thinks, where: a player at a seat in a game of a number, which has this seed."""

    player: str
    seat: Seat
    number: int
    seed: str
    game: int = 0
    """Which game of a deal it is."""
    choice: int = 0
    """How many choices it made before."""

    @property
    def where(self) -> str:
        return f"at seat {self.seat} in deal {self.number} (seed {self.seed})"

    @property
    def told(self) -> str:
        return f"the player {self.player!r} thought {self.where}"

    def failed(self, how: str, detail: str = "") -> BotFailed:
        """The error that tells of this player's failure, here."""
        return BotFailed(how, detail, f"the player {self.player!r}", f" {self.where}")

    def lost(self, how: str, detail: str) -> Lost:
        """The same, of a player that took its process with it."""
        return Lost(self, how, detail)


class Lost(BotFailed):
    """A bot that failed so that its process ended, and the game with it; `thought` says where."""

    def __init__(self, thought: Choosing, how: str, detail: str) -> None:
        super().__init__(how, detail, f"the player {thought.player!r}", f" {thought.where}")
        self.thought = thought


class Witness(Protocol):
    """Hears who begins to think, and that it is done."""

    def begins(self, thought: Choosing) -> None: ...

    def ends(self) -> None: ...


class Unseen:
    """Nobody watches: whoever plays in its own process."""

    def begins(self, thought: Choosing) -> None:
        pass

    def ends(self) -> None:
        pass


class Fielded:
    """The bots of one game, each made for its seat with its seed when it is first asked."""

    witness: ClassVar[Witness] = Unseen()
    """Who watches over the choices of this process."""

    def __init__(
        self,
        game: Game[Any],
        players: Sequence[str],
        number: int,
        seed: str,
        seeds: Sequence[str],
        nth: int = 0,
    ) -> None:
        self._game, self._seeds = game, seeds
        self._thoughts = [Choosing(who, at, number, seed, nth) for at, who in enumerate(players)]
        self._bots: dict[Seat, Bot] = {}

    def choose(self, turn: Decision, view: View) -> Move:
        """The move of the bot at turn. Raises BotFailed with where it was."""
        return self.move_of(turn.seat, view, turn.moves)

    def move_of(self, seat: Seat, view: View, moves: Sequence[Move]) -> Move:
        """The move of the bot at a seat. Raises BotFailed with where it was."""
        thought = self._thoughts[seat]
        self._thoughts[seat] = msgspec.structs.replace(thought, choice=thought.choice + 1)
        self.witness.begins(thought)
        try:
            return asked(self._bot(seat), view, moves)
        except BotFailed as error:
            raise thought.failed(error.how, error.detail) from error
        finally:
            self.witness.ends()

    def _bot(self, seat: Seat) -> Bot:
        if seat not in self._bots:
            player = self._thoughts[seat].player
            self._bots[seat] = make_bot(player, self._game, self._seeds[seat])
        return self._bots[seat]

    def titles(self) -> list[str]:
        """Who sits where: what a bot calls itself, if it does, else the player as written."""
        bots = ((self._bots.get(at), one.player) for at, one in enumerate(self._thoughts))
        return [getattr(bot, "title", "") or player for bot, player in bots]
