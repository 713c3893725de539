"""Strong play as the contract asks for it. What needs NumPy is loaded when it is first used."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from nations.contract import Appraisal, Effort, Move
from nations.games.nations_dice.names import Names
from nations.games.nations_dice.state import Box, State

if TYPE_CHECKING:
    from nations.games.nations_dice.skill.searching import Found, Searcher


class Skill:
    """Weighs and searches the moves of one game."""

    def __init__(self, box: Box, names: Names) -> None:
        self._box, self._names = box, names

    @cached_property
    def _searcher(self) -> Searcher:
        from nations.games.nations_dice.skill.searching import Searcher

        return Searcher(self._box)

    def weigh(self, s: State, judged: Sequence[Appraisal]) -> list[Appraisal]:
        """The worth of moves by the policy; their reasons stay as they are."""
        from nations.games.nations_dice.skill.policy import opinions

        worths = opinions(self._box, s)
        return [
            Appraisal(one.move, worths[self._names.number(s, one.move)], one.reason, one.detail)
            for one in judged
        ]

    def looks_ahead(self) -> bool:
        """Whether the search is compiled."""
        return self._searcher.is_compiled

    def search(self, s: State, moves: Sequence[Move], effort: Effort, seed: int) -> list[Appraisal]:
        """The value of moves at the end of the round: the chance to win; alone, the points."""
        numbers = [self._names.number(s, move) for move in moves]
        found = self._searcher.search(s, numbers, effort, seed)
        over = max(0.0, *(one.value - 1 for one in found))
        return [self._said(move, one, over) for move, one in zip(moves, found, strict=True)]

    def _said(self, move: Move, found: Found, over: float) -> Appraisal:
        """What was found of a move; guesses of chances may lie beside what chances can be."""
        alone = self._box.seats == 1
        value = found.value if alone else max(0.0, found.value - over)
        reason = f"reason-{'solved' if found.exact else 'searched'}{'-alone' if alone else ''}"
        detail: dict[str, str | int | float] = {"samples": found.samples}
        if alone:
            detail["points"] = round(value, 1)
        else:
            detail["chance"] = round(value, 3)
        return Appraisal(move, value, reason, detail)
