"""What a nation may hope for: exact chances to pay for what lies on the table (D-A4, D-F1)."""

from __future__ import annotations

from collections.abc import Iterator

from nations.contract import Prospect
from nations.games.dice.content import RESOURCE_NAMES
from nations.games.dice.names import Names
from nations.games.dice.odds import Amounts, Hand, Odds
from nations.games.dice.phases.actions import currency, price
from nations.games.dice.state import ROWS, Box
from nations.games.dice.view import DiceView, NationView

FAMINE = "famine"
REROLL = "reroll"
"""The chit that pays for a reroll (D-A3)."""


class Prospects:
    """Reckons for one game."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box, self.names, self.odds = box, names, Odds(box)

    def of(self, view: DiceView) -> tuple[Prospect, ...]:
        """Each tile on the board and the famine, as the seat of the view could pay for them."""
        if view.seat is None:
            return ()
        nation = view.nations[view.seat]
        return tuple(self._prospect(nation, what, target) for what, target in self._targets(view))

    def _targets(self, view: DiceView) -> Iterator[tuple[str, Amounts]]:
        tiles = {name: at for at, name in enumerate(self.names.tiles)}
        spaces = {self.names.space(at): at for at in range(self.box.columns * ROWS)}
        for space, tile in view.board.items():
            paid_in = RESOURCE_NAMES[currency(self.box, tiles[tile])]
            yield space, {paid_in: price(self.box, spaces[space])}
        if view.food:
            yield FAMINE, {"food": view.food}

    def _prospect(self, nation: NationView, what: str, target: Amounts) -> Prospect:
        hand = Hand(nation.unused, nation.chits, nation.unrolled)
        if not nation.chits.get(REROLL):
            now = float(self.odds.chance(hand, target))
            return Prospect(what, now, now)
        advice = self.odds.best_reroll(hand, target)
        return Prospect(what, float(advice.without), float(advice.chance), advice.reroll)
