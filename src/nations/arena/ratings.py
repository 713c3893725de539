"""Strength from results: Plackett–Luce, which is Elo's model for two, with bootstrap intervals.

A game is a ranking, drawn from the best down: who is still there comes next with a chance that is
their strength's share. All that counts is how often each player came next (`wins`) and who was
still there then (`among`), so a deal is a row of numbers, and a bootstrap is a sum of rows.
Players who are equal share their stage. One drawn game between each two players is added, so that
a player who wins everything stays finite.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from nations.arena.contest import Deal, Played
from nations.arena.simulate import wilson

Fractions: TypeAlias = npt.NDArray[np.float64]
PER_FACTOR_TEN = 400.0
"""Elo points for ten to one."""
STEPS, CLOSE = 2000, 1e-9
RESAMPLES = 1000
TAIL = 0.025


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


class RatedPlayer(msgspec.Struct, frozen=True):
    """How a player did: rating (the mean of all players is 0), share of wins, mean score.

    The score is of games that were played to the end, None if there is none; `faults` are the
    games in which it failed.
    """

    player: str
    rating: Estimate
    wins: Estimate
    mean_score: float | None
    games: int
    faults: int = 0


class Stages:
    """The rows of deals: stages won by each player, and stages among each group of players."""

    def __init__(self, deals: Sequence[Deal], players: int) -> None:
        self.players = players
        self._column: dict[frozenset[int], int] = {}
        groups = [frozenset(some) for some in combinations(range(players), 2)]
        for group in groups:
            self._column[group] = len(self._column)
        rows = [self._row(deal) for deal in deals]
        self.wins = np.array([wins for wins, _ in rows], dtype=float).reshape(-1, players)
        self.among = np.zeros((len(rows), len(self._column)))
        for at, (_, among) in enumerate(rows):
            for column, weight in among.items():
                self.among[at, column] += weight
        self.members = np.zeros((len(self._column), players))
        for group, column in self._column.items():
            self.members[column, list(group)] = 1
        self.prior_wins = np.full(players, (players - 1) / 2)
        self.prior_among = np.array([float(c < len(groups)) for c in range(len(self._column))])

    def _row(self, deal: Deal) -> tuple[list[float], dict[int, float]]:
        wins, among = [0.0] * self.players, dict[int, float]()
        for game in deal.games:
            left = set(game.table)
            for group in game.ranking:
                if len(left) < 2:
                    break
                column = self._column.setdefault(frozenset(left), len(self._column))
                among[column] = among.get(column, 0.0) + 1
                for player in group:
                    wins[player] += 1 / len(group)
                left -= set(group)
        return wins, among


def fit(wins: Fractions, among: Fractions, members: Fractions) -> Fractions:
    """Ratings from sums of stages, for many resamples at once (Hunter's MM algorithm)."""
    strength = np.ones_like(wins)
    for _ in range(STEPS):
        share = (among / (strength @ members.T)) @ members
        better = wins / share
        better /= np.exp(np.mean(np.log(better), axis=-1, keepdims=True))
        done = np.max(np.abs(np.log(better / strength))) < CLOSE
        strength = better
        if done:
            break
    ratings: Fractions = PER_FACTOR_TEN * np.log10(strength)
    return ratings


def standings(deals: Sequence[Deal], players: Sequence[str], seed: str) -> list[RatedPlayer]:
    """Every player's standing, the best first; intervals by drawing deals again with the seed."""
    stages = Stages(deals, len(players))
    counts = resamples(len(deals), seed)
    wins, among = stages.prior_wins, stages.prior_among
    point = fit(stages.wins.sum(0) + wins, stages.among.sum(0) + among, stages.members)
    drawn = fit(counts @ stages.wins + wins, counts @ stages.among + among, stages.members)
    found = [
        _standing(deals, who, name, estimated(point[who], drawn[:, who]), counts)
        for who, name in enumerate(players)
    ]
    return sorted(found, key=lambda one: -one.rating.value)


def _standing(
    deals: Sequence[Deal], who: int, name: str, rating: Estimate, counts: Fractions
) -> RatedPlayer:
    mine = [[game for game in deal.games if who in game.table] for deal in deals]
    won = np.array([sum(_share_won(game, who) for game in games) for games in mine])
    played = np.array([float(len(games)) for games in mine])
    ends = [(game, game.table.index(who)) for games in mine for game in games]
    scores = [game.scores[seat] for game, seat in ends if game.forfeit is None]
    faults = sum(any(fault.seat == seat for fault in game.faults) for game, seat in ends)
    mean = sum(scores) / len(scores) if scores else None
    rate = estimated(won.sum() / played.sum(), (counts @ won) / (counts @ played))
    rate = _widened(rate, len(deals))
    return RatedPlayer(name, rating, rate, mean, len(ends), faults)


def _share_won(game: Played, who: int) -> float:
    first = game.ranking[0]
    return (who in first) / len(first)


def pair_rates(deals: Sequence[Deal], players: int, seed: str) -> dict[tuple[int, int], Estimate]:
    """How often one player of each two ranks above the other, at the tables where both sit."""
    counts = resamples(len(deals), seed)
    rates = {}
    for one, other in combinations(range(players), 2):
        above = np.array([above_share(deal, one, other) for deal in deals])
        rate = estimated(above.mean(), (counts @ above) / len(deals))
        rates[one, other] = _widened(rate, len(deals))
    return rates


def above_share(deal: Deal, one: int, other: int) -> float:
    """In what share of a deal's games with both a player ranks above another (equals: half)."""
    both = [game.ranking for game in deal.games if one in game.table and other in game.table]
    places = [{who: at for at, group in enumerate(r) for who in group} for r in both]
    points = [(p[one] < p[other]) + (p[one] == p[other]) / 2 for p in places]
    return sum(points) / len(points)


def _widened(rate: Estimate, deals: int) -> Estimate:
    """Resamples of nothing but wins are nothing but wins; Wilson's interval knows better."""
    if 0 < rate.value < 1:
        return rate
    low, high = wilson(round(rate.value * deals), deals)
    return Estimate(rate.value, max(0.0, low), min(1.0, high))


def resamples(deals: int, seed: str) -> Fractions:
    """How often each deal is in each resample."""
    generator = np.random.default_rng(list(seed.encode()))
    counts: Fractions = generator.multinomial(
        deals, np.full(deals, 1 / deals), size=RESAMPLES
    ).astype(float)
    return counts


def estimated(value: float, drawn: Fractions) -> Estimate:
    low, high = np.quantile(drawn, [TAIL, 1 - TAIL])
    return Estimate(round(float(value), 4), round(float(low), 4), round(float(high), 4))
