"""The numbers behind the judgement, in victory points. They were tried out by self-play."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """What things are worth beyond this round, and how much of a hope counts."""

    symbol: tuple[float, ...] = (0.6, 0.68, 0.45, 0.34, 0.9)
    """A symbol on a die in a later round: gold, stone, food, book, strength (see `symbols`)."""

    die: float = 0.28
    """The least that a die is worth in a later round, whatever it shows: half a trade."""

    chit: tuple[float, ...] = (0.8, 0.5, 0.6, 0.6, 0.8, 0.2)
    """A chit in a later round: gold, stone, food, book, strength, reroll."""

    reroll_now: float = 0.12
    """A reroll chit gained with dice still to be used."""

    new_die: float = 1.15
    """New dice, measured by what they would bring at once; more, as they can be rerolled."""

    new_die_alone: float = 0.9
    """The same in the solo game, where tiles go before they can be bought."""

    half_trade: float = 0.12
    """The least that a new die is worth at once."""

    strength_left: float = 0.75
    """A symbol of strength left over, for the player order of the next round (up to 4)."""

    lost_first: float = 0.5
    """The chance that a single rival takes the best tile that he or she can pay before we can."""

    lost_next: float = 0.22
    """The same for the two next best tiles; a third of it for all others."""

    hope: tuple[float, ...] = (0.0, 0.6, 0.5, 0.0, 0.4)
    """What part of a wonder, famine or war counts in proportion to the symbols at hand."""

    lead: float = 0.9
    """How unsure the books of a rival who still acts are, in books."""

    growth: float = 2.2
    """How unsure the lead in books becomes with each round, in books."""

    rival_points: float = 0.95
    """What a point of a single rival for books counts against us; shared by several."""

    books_used: float = 0.85
    """The part of the books shown that players come to use."""

    trade_stone: float = 0.15
    """How ready we will be to build a wonder of a later round with traded dice."""

    spare_die: float = 0.02
    """A die kept, if nothing else decides."""

    def against(self, seats: int) -> float:
        """What a point of one of the rivals for books counts against us; the shadow has none."""
        return self.rival_points / (seats - 1) if seats > 1 else 0.0

    def symbols(self, seats: int) -> tuple[float, ...]:
        """What symbols are worth at a table: books hold rivals back, strength sets the order."""
        gold, stone, food, book, strength = self.symbol
        order = 0.4 * self.strength_left if seats > 1 else 0.0
        return gold, stone, food, book * (1 + self.against(seats)), strength + order
