"""Results with the luck taken out: the same mean, and a smaller spread.

The luck of a player is worth nothing on average, whatever the yardstick is worth that it is told
by. So the mean of `result − factor · luck` is that of the results, for any factor that was found
in other games: the deals are halved, and each half is adjusted by the factors of the other. There
is a factor for each stretch of the game.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from nations.arena.contest import Deal, Played
from nations.arena.ratings import Estimate, Fractions, above_share, estimated, resamples

FEWEST = 10
"""With fewer deals nothing is taken out."""
USUAL, DEALS = 0.8, 40
"""The usual factor, and how many deals it counts for."""


class Adjusted(msgspec.Struct, frozen=True):
    """How often one player ranks above another with the luck taken out, and how many times as many
    games would be needed without."""

    above: Estimate
    games: float


def adjusted(deals: Sequence[Deal], one: int, other: int, seed: str) -> Adjusted | None:
    """Two players' result without luck; None where too little is known of it."""
    if len(deals) < FEWEST:
        return None
    results = np.array([above_share(deal, one, other) for deal in deals])
    luck = luck_of(deals, one, other)
    rest = without(results, luck)
    spread = float(rest.var())
    counts = resamples(len(deals), seed)
    above = estimated(rest.mean(), (counts @ rest) / len(deals))
    return Adjusted(above, round(float(results.var()) / spread, 2) if spread else 1.0)


def without(results: Fractions, luck: Fractions) -> Fractions:
    """Results less their luck, each half by the factors of the other."""
    rest, half = results.copy(), np.arange(len(results)) % 2
    for mine in (0, 1):
        rest[half == mine] -= luck[half == mine] @ _factors(
            results[half != mine], luck[half != mine]
        )
    return rest


def _factors(results: Fractions, luck: Fractions) -> Fractions:
    """How much of the luck of each stretch is in the results, by least squares; some deals in which
    it was the usual part are counted in, so that few do not mislead."""
    usual = np.diag(luck.std(0) * DEALS**0.5)
    known = np.vstack([luck - luck.mean(0), usual])
    wanted = np.concatenate([results - results.mean(), usual @ np.full(len(usual), USUAL)])
    factors: Fractions = np.linalg.lstsq(known, wanted, rcond=None)[0]
    return factors


def luck_of(deals: Sequence[Deal], one: int, other: int) -> Fractions:
    """By deal and stretch: how much luckier the one was, on average over the games of both."""
    stretches = sorted({at for deal in deals for game in deal.games for at in game.luck})
    rows = np.zeros((len(deals), len(stretches)))
    for row, deal in zip(rows, deals, strict=True):
        both = [game for game in deal.games if one in game.table and other in game.table]
        for column, stretch in enumerate(stretches):
            row[column] = np.mean([_more(game, stretch, one, other) for game in both])
    return rows


def _more(game: Played, stretch: int, one: int, other: int) -> float:
    if stretch not in game.luck:
        return 0.0
    luck = game.luck[stretch]
    return (luck[game.table.index(one)] - luck[game.table.index(other)]) / 2
