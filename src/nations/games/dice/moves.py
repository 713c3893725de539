"""The moves of the dice game, as structs for people and files and as numbers for the rules.

A number means different structs in different phases (a die can be paid, traded, picked, returned
or used), so that all decisions share a short range of numbers.
"""

from __future__ import annotations

from nations.contract import Move
from nations.games.dice.state import DEVELOPMENTS, DICE, SPACES

PASS, REROLL_MOVE, BUILD, BUY = 0, 1, 2, 3
FEED = BUY + SPACES
STARVE = FEED + 1
REPLACE = STARVE + 1
ROLL = REPLACE + DEVELOPMENTS
DONE, USED, CHIT, DIE = ROLL + 1, ROLL + 2, ROLL + 3, ROLL + 4
MOVE_COUNT = DIE + DICE


class Pass(Move, frozen=True):
    """No more actions this round."""


class Reroll(Move, frozen=True):
    """Use a reroll chit; the dice are picked next."""


class Build(Move, frozen=True):
    """Build the wonder under construction; its payment comes next."""


class Buy(Move, frozen=True):
    """Buy the tile on a space of the progress board ("b2"); its payment comes next."""

    space: str


class Pick(Move, frozen=True):
    """Pick up an unused die for a reroll."""

    die: str


class Roll(Move, frozen=True):
    """Roll the dice picked up."""


class Pay(Move, frozen=True):
    """Use a die for the symbols it shows."""

    die: str


class PayChit(Move, frozen=True):
    """Use a chit of the asked resource."""


class Trade(Move, frozen=True):
    """Use a die as one half of a trade."""

    die: str


class Replace(Move, frozen=True):
    """Replace a development: a tile's id, or "printed"."""

    tile: str


class Return(Move, frozen=True):
    """Return an unused die to the supply."""

    die: str


class ReturnUsed(Move, frozen=True):
    """Return a used die or a used reroll chit."""


class ReturnChit(Move, frozen=True):
    """Return an unused reroll chit."""


class Use(Move, frozen=True):
    """Use a die that shows books."""

    die: str


class UseChit(Move, frozen=True):
    """Use a book chit."""


class Done(Move, frozen=True):
    """Use no more books; with overpaying, end a payment that is met."""


class Feed(Move, frozen=True):
    """Meet the famine; its payment comes next."""


class Starve(Move, frozen=True):
    """Do not meet the famine."""


class Placed(Move, frozen=True):
    """Chance: the seat that gets the next place in the player order."""

    seat: int


class Laid(Move, frozen=True):
    """Chance: the tile for the next space of the progress board."""

    tile: str


class Drawn(Move, frozen=True):
    """Chance: the event of the round."""

    event: str


class Rolled(Move, frozen=True):
    """Chance: what one die shows."""

    die: str


class FourRolled(Move, frozen=True):
    """Chance: what the four-sided die shows."""

    pips: int
