"""A strong player that judges at once, for each game that has a judge."""

from __future__ import annotations

from nations.bots.greedy import Greedy
from nations.contract import AT_ONCE


class Rules(Greedy):
    """Plays by the game's judge with its tuned numbers; with a temperature, as `Greedy` does."""

    effort = AT_ONCE
