"""A game with strong players of a kind: what they hold of moves is known beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nations.contract import Appraisal, Decision, Effort, Move, View
from nations.dealer import Seeded
from nations.match import Match
from nations.registry import load


class Skilful:
    """The dice game, where `weigh` likes the first move best and `search` the last."""

    def __init__(self, seats: int = 2, compiled: bool = True) -> None:
        self._compiled = compiled
        self._game = load("dice").game(seats, {}, None)
        self.efforts: list[Effort] = []
        self.seeds: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def looks_ahead(self) -> bool:
        return self._compiled

    def weigh(self, view: View, moves: Sequence[Move]) -> list[Appraisal]:
        return [Appraisal(move, -float(at)) for at, move in enumerate(moves)]

    def search(
        self, view: View, moves: Sequence[Move], effort: Effort, seed: int
    ) -> list[Appraisal]:
        self.efforts.append(effort)
        self.seeds.append(seed)
        return [Appraisal(move, at / len(moves)) for at, move in enumerate(moves)]


def asked(game: Any) -> tuple[View, tuple[Move, ...]]:
    """The first decision of a match: what its seat sees, and its moves."""
    match: Match[Any] = Match(game, Seeded("1"))
    match.deal()
    turn = match.turn
    assert isinstance(turn, Decision)
    return match.view(turn.seat), turn.moves
