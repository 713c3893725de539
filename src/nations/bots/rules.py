"""A strong player that judges at once, for each game that has a judge."""

from __future__ import annotations

from collections.abc import Sequence

from nations.bots.greedy import Greedy
from nations.contract import AT_ONCE, Move


class Rules(Greedy):
    """Plays by the game's judge with its best numbers; with a temperature, as `Greedy` does.

    Among equals it plays the first, as the same policy does where it is compiled: equals are not
    alike to everybody, and whoever was taught met what follows the first.
    """

    effort = AT_ONCE

    def _among(self, equals: Sequence[Move]) -> Move:
        return equals[0]
