"""Puzzles: positions in which one action is clearly best, as `tools/mine_puzzles.py` found them.

Each was certified with ten times the effort of a review: every other first move loses something, at
99 %. Its `source` says of which game it is, so that it can be found again.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from nations.contract import Game
from nations.errors import UnknownName
from nations.registry import begun_at, load

ONE_DAY = 7919
"""Steps from one day's puzzle to the next: a prime, so that all come before one comes again."""


class Alternative(msgspec.Struct, frozen=True):
    """A first move that is not best: what the seat loses by it, and at least loses at 99 %."""

    move: str
    loss: float
    least: float


class Origin(msgspec.Struct, frozen=True):
    """The game that the position is of: who played, by which seed, after how many moves; and with
    which effort it was certified, under which rules."""

    players: tuple[str, ...]
    seed: str
    at: int
    effort: int
    rules: int


class Puzzle(msgspec.Struct, frozen=True):
    """A position with its solution: the best whole action, which may as well begin with one of the
    moves `also`. `others` are the choices that cost something, the best of them first.

    `missed` are the levels of bots that do not find it: the more of them, the harder it is.
    """

    id: str
    game: str
    seats: int
    options: dict[str, str]
    position: str
    seat: int
    answer: tuple[str, ...]
    also: tuple[str, ...]
    worth: float
    others: tuple[Alternative, ...]
    missed: tuple[str, ...]
    source: Origin

    def table(self) -> Game[Any]:
        """The game that begins with the position."""
        return begun_at(load(self.game).game(self.seats, self.options, None), self.position)

    def is_right(self, first: str) -> bool:
        """Whether the best action can begin with a move."""
        return first == self.answer[0] or first in self.also

    def loses(self, first: str) -> Alternative | None:
        """What another first move costs."""
        return next((one for one in self.others if one.move == first), None)


def games_with_puzzles() -> tuple[str, ...]:
    """The games that puzzles came with."""
    folder = files("nations.puzzle") / "data"
    return tuple(sorted(one.name.removesuffix(".json") for one in folder.iterdir()))


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game. Raises UnknownName."""
    if game not in games_with_puzzles():
        raise UnknownName("game with puzzles", game, games_with_puzzles())
    text = (files("nations.puzzle") / "data" / f"{game}.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[Puzzle, ...])


def of_day(game: str, day: date) -> Puzzle:
    """The puzzle of a day: the same everywhere, and none again before all have been."""
    all_ = puzzles(game)
    return all_[day.toordinal() * ONE_DAY % len(all_)]
