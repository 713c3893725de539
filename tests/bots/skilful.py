"""A game with strong players of a kind: what they hold of moves is known beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nations.contract import AT_ONCE, Decision, Effort, Judgement, Move, Reason, View
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load


class Skilful:
    """The dice game, where a judge likes the first move best at once, and the last one later."""

    def __init__(self, seats: int = 2, compiled: bool = True) -> None:
        self._compiled = compiled
        self._game: Any = load("dice").game(seats, {}, None)
        self.efforts: list[Effort] = []
        self.seeds: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def looks_ahead(self) -> bool:
        return self._compiled

    def judge(
        self, view: View, moves: Sequence[Move], effort: Effort = AT_ONCE, seed: int = 0
    ) -> list[Judgement]:
        if effort.loose:
            return self._game.judge(view, moves, effort, seed)  # type: ignore[no-any-return]
        if effort.at_once:
            return [Judgement(move, 0.5, 0.3, 0.7, -float(at)) for at, move in enumerate(moves)]
        self.efforts.append(effort)
        self.seeds.append(seed)
        many = len(moves)
        worths = [(move, at / many) for at, move in enumerate(moves)]
        return [Judgement(move, worth, worth, worth, worth, True) for move, worth in worths]

    def reasons(
        self, view: View, moves: Sequence[Move], effort: Effort = AT_ONCE
    ) -> list[tuple[Reason, ...]]:
        return self._game.reasons(view, moves, effort)  # type: ignore[no-any-return]

    def values(self, view: View, effort: Effort = AT_ONCE, seed: int = 0) -> tuple[float, ...]:
        return self._game.values(view, effort, seed)  # type: ignore[no-any-return]


def asked(game: Any) -> tuple[View, tuple[Move, ...]]:
    """The first decision of a match: what its seat sees, and its moves."""
    match: Match[Any] = Match(game, Seeded("1"))
    match.deal()
    turn = match.turn
    assert isinstance(turn, Decision)
    return match.view(turn.seat), turn.moves
