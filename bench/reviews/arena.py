"""`rules` against `greedy` in an arena: the rate as it is, and with the luck taken out."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import msgspec
import numpy as np

from bench.reviews.gate import Gate, error, mean
from nations.arena.adjusting import luck_of, without
from nations.arena.contest import Contest, Deal, play_deal
from nations.arena.ratings import TAIL, Fractions, above_share, resamples

DEALS = 1000
"""Of two games each."""
WANTED = {"dice": 1.8, "kark": 2.4}
"""How many times as many games the raw rate needs, at least."""


class Deals:
    """The deals of one game."""

    def __init__(self, game: str) -> None:
        self._contest = Contest(game, ("rules", "greedy"), 2, "reviews", adjusted=True)
        self._game, self._wanted = self._contest.make_game(), WANTED[game]

    def measured(self, number: int) -> dict[str, Any]:
        """A deal, played from both seats."""
        played: dict[str, Any] = msgspec.to_builtins(
            play_deal(self._contest, self._game, number), str_keys=True
        )
        return played

    def gates(self, games: list[dict[str, Any]]) -> list[Gate]:
        """What taking luck out saves, and whether both rates agree."""
        deals = [msgspec.convert(one, Deal, strict=False) for one in games]
        raw = np.array([above_share(deal, 0, 1) for deal in deals])
        rest = without(raw, luck_of(deals, 0, 1))
        fewer, gone = float(raw.var() / rest.var()), (rest - raw).tolist()
        counts = resamples(len(deals), "reviews") / len(deals)
        again = _spreads(counts, raw) / _spreads(counts, rest)
        low, high = (float(np.quantile(again, one)) for one in (TAIL, 1 - TAIL))
        told = f"{mean(rest.tolist(), 100, 1)} % without luck, {mean(raw.tolist(), 100, 1)} % raw"
        agree = abs(fmean(gone)) <= 2 * error(gone)
        asked = f"{self._wanted} times"
        return [
            Gate(
                "fewer games",
                f"{fewer:.2f} times ({low:.2f} to {high:.2f})",
                asked,
                fewer >= self._wanted,
            ),
            Gate("the rates agree", told, "within 2 errors of the difference", agree),
        ]


def _spreads(counts: Fractions, numbers: Fractions) -> Fractions:
    """The variance of numbers in each resample."""
    found: Fractions = counts @ numbers**2 - (counts @ numbers) ** 2
    return found
