"""Bots at a table whose games count: one that fails ends the run, since nobody may move for it.

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


class Thought(msgspec.Struct, frozen=True):
    """Who thinks, where: a player at a seat in a game of a number, which has this seed."""

    player: str
    seat: Seat
    number: int
    seed: str

    @property
    def where(self) -> str:
        return f"at seat {self.seat} in deal {self.number} (seed {self.seed})"

    @property
    def told(self) -> str:
        return f"the player {self.player!r} thought {self.where}"

    def failed(self, how: str, detail: str = "") -> BotFailed:
        """The error that tells of this player's failure, here."""
        return BotFailed(how, detail, f"the player {self.player!r}", f" {self.where}")


class Witness(Protocol):
    """Hears who begins to think, and that it is done."""

    def begins(self, thought: Thought) -> None: ...

    def ends(self) -> None: ...


class Unseen:
    """Nobody watches: whoever plays in its own process."""

    def begins(self, thought: Thought) -> None:
        pass

    def ends(self) -> None:
        pass


class Fielded:
    """The bots of one game, each made for its seat with its seed."""

    witness: ClassVar[Witness] = Unseen()
    """Who watches over the choices of this process."""

    def __init__(
        self, game: Game[Any], players: Sequence[str], number: int, seed: str, seeds: Sequence[str]
    ) -> None:
        seats = range(len(players))
        self._thoughts = [Thought(players[seat], seat, number, seed) for seat in seats]
        self._bots = [self._made(game, seat, seeds[seat]) for seat in seats]

    def _made(self, game: Game[Any], seat: Seat, seed: str) -> Bot:
        thought = self._thoughts[seat]
        self.witness.begins(thought)
        try:
            return make_bot(thought.player, game, seed)
        except BotFailed as error:
            raise thought.failed(error.how, error.detail) from error
        finally:
            self.witness.ends()

    def choose(self, turn: Decision, view: View) -> Move:
        """The move of the bot at turn. Raises BotFailed with where it was."""
        return self.move_of(turn.seat, view, turn.moves)

    def move_of(self, seat: Seat, view: View, moves: Sequence[Move]) -> Move:
        """The move of the bot at a seat. Raises BotFailed with where it was."""
        self.witness.begins(self._thoughts[seat])
        try:
            return asked(self._bots[seat], view, moves)
        except BotFailed as error:
            raise self._thoughts[seat].failed(error.how, error.detail) from error
        finally:
            self.witness.ends()
