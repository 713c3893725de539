"""When to stop: a sequential test between two strengths, on deals rather than on games.

The games of one deal are not independent, so a deal counts as one result: its share of points, in
all rotations. The ratio of likelihoods is that of normal results with the variance seen so far
(as chess engines are tested). With the usual 5 % both ways, it is wrong in about one of twenty.
"""

from __future__ import annotations

from math import log

import msgspec

FEWEST = 16
"""Deals before anything is decided: with fewer, the variance is not known."""
LEAST_VARIANCE = 1e-3
"""Deals that were all alike so far might still differ."""


class Hypotheses(msgspec.Struct, frozen=True):
    """Is the first player stronger by `high` Elo, or only by `low`? And how often to be wrong."""

    low: float
    high: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The logarithm of the ratio at which it is decided."""
        return log((1 - self.error) / self.error)


def expected(elo: float) -> float:
    """The share of points that a difference of ratings brings."""
    return float(1 / (1 + 10 ** (-elo / 400)))


class Sprt:
    """Hears of one deal after the other."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.deals, self._sum, self._squares = 0, 0.0, 0.0

    def hear(self, share: float) -> None:
        """The first player's share of the points in one more deal."""
        self.deals += 1
        self._sum += share
        self._squares += share * share

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the results are if the first is that much stronger."""
        if not self.deals:
            return 0.0
        mean = self._sum / self.deals
        variance = max(self._squares / self.deals - mean * mean, LEAST_VARIANCE)
        low, high = expected(self.hypotheses.low), expected(self.hypotheses.high)
        return self.deals * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def verdict(self) -> str | None:
        """Either "stronger" or "not stronger"; None as long as it is open."""
        if self.deals < FEWEST or abs(self.ratio) < self.hypotheses.bound:
            return None
        return "stronger" if self.ratio > 0 else "not stronger"
