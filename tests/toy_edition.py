"""The toy as somebody else would publish it: a game of four verbs and a notation, and a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from toy import Stop, Toy

from nations.contract import Game, Move, View
from nations.edition.bare import BareEdition

EDITION = BareEdition(
    name="toy",
    title="Race to Ten",
    seats=range(2, 4),
    make=Toy,
    aim="Be the first with ten points.",
    rules={"T-S": "Who stops keeps the points of the turn."},
)


class Cautious:
    """A bot that stops as soon as it may; it plays nothing but the toy."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        pass

    @staticmethod
    def plays(game: Game[Any]) -> bool:
        return isinstance(game, Toy)

    def choose(self, view: View, moves: Sequence[Move], time_left: object = None) -> Move:
        return Stop() if Stop() in moves else moves[0]
