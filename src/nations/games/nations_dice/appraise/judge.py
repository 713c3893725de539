"""The judge: appraises the moves of the seat at turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nations.contract import Appraisal, Move
from nations.games.nations_dice.appraise.actions import appraise_actions, appraise_picking
from nations.games.nations_dice.appraise.closing import appraise_books, appraise_famine
from nations.games.nations_dice.appraise.items import (
    appraise_payment,
    appraise_replacing,
    appraise_returning,
)
from nations.games.nations_dice.appraise.outlook import Opinion, Outlook
from nations.games.nations_dice.appraise.seat import Facts
from nations.games.nations_dice.appraise.weights import Weights
from nations.games.nations_dice.moves import Replace
from nations.games.nations_dice.names import Names
from nations.games.nations_dice.state import Box, Phase, State

APPRAISE: dict[int, Callable[[Outlook, list[int]], list[Opinion]]] = {
    Phase.ACTING: appraise_actions,
    Phase.PICKING: appraise_picking,
    Phase.PAYING: appraise_payment,
    Phase.REPLACING: appraise_replacing,
    Phase.RETURNING: appraise_returning,
    Phase.STUDYING: appraise_books,
    Phase.FEEDING: appraise_famine,
}


class Judge:
    """Judges moves by rules of thumb and exact odds; it remembers odds, and nothing of a game.

    An action is worth what it brings more than passing; an item of a payment, a return or a
    replacement is worth what it costs (0 or less); books and food, what they bring.
    """

    def __init__(self, box: Box, names: Names, weights: Weights | None = None) -> None:
        self.facts = Facts(box, names, weights or Weights())
        self._numbers: dict[Move, int] = {}

    def appraise(self, s: State, offered: Sequence[Move]) -> list[Appraisal]:
        """An appraisal of each move offered in this state, in their order."""
        opinions = self.opinions(s, [self._number(s, move) for move in offered])
        return [Appraisal(move, *opinion) for move, opinion in zip(offered, opinions, strict=True)]

    def opinions(self, s: State, numbers: list[int]) -> list[Opinion]:
        """The same for moves by their numbers."""
        return APPRAISE[s.phase](Outlook(self.facts, s), numbers)

    def _number(self, s: State, move: Move) -> int:
        """The number of a move, remembered where it is the same in all states."""
        if isinstance(move, Replace):
            return self.facts.names.number(s, move)
        known = self._numbers.get(move)
        if known is None:
            known = self._numbers[move] = self.facts.names.number(s, move)
        return known
