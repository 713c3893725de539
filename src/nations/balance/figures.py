"""What tallies say about whole games: scores, seats, checks, leads, shortages."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from nations.balance.intervals import Figure, mean, share
from nations.balance.playing import Tallies
from nations.kernel.counting import Counting

Numbers: TypeAlias = npt.NDArray[Any]
QUANTILES = (5, 25, 50, 75, 95)


class OrderFigures(msgspec.Struct, frozen=True):
    """How the player did who began at a place of the order: wins above the fair share, score.

    `points` are what the score is made of, on average.
    """

    above: Figure
    score: Figure
    points: dict[str, float]


class Scores(msgspec.Struct, frozen=True):
    """The scores of all seats, the winner's, and how far apart they are."""

    mean: Figure
    winner: Figure
    last: Figure
    margin: Figure
    deviation: float
    quantiles: dict[int, float]
    rare: Figure
    """How often a score passes the one that should be rare."""


class Leads(msgspec.Struct, frozen=True):
    """How often the lead changes hands, and how often who leads after a round wins."""

    changes: Figure
    kept: tuple[Figure, ...]


class CheckFigures(msgspec.Struct, frozen=True):
    """How often a check is met: of all, and round by round."""

    met: Figure
    rounds: tuple[Figure, ...]


class Shortages(msgspec.Struct, frozen=True):
    """In how many games the supply was short of dice, or of chits."""

    dice: Figure
    chits: Figure


def by_seat(tallies: Tallies, field: str, counting: Counting, seats: int) -> Numbers:
    """A field by round and seat: games x rounds x seats."""
    rows: Numbers = tallies[field].reshape(len(tallies), counting.rounds, -1)[:, :, :seats]
    return rows


def scores(tallies: Tallies, seats: int, rare: int) -> Scores:
    """The scores of games; the margin is from the winner to the next (alone: nothing)."""
    points: Numbers = tallies["scores"][:, :seats]
    ranked = np.sort(points, axis=1)[:, ::-1]
    won = np.sum(points * tallies["wins"][:, :seats], axis=1)
    next_best = ranked[:, 1] if seats > 1 else ranked[:, 0]
    return Scores(
        mean(points.mean(axis=1)),
        mean(won),
        mean(ranked[:, -1]),
        mean(won - next_best),
        round(float(points.std()), 4),
        {q: float(np.percentile(points, q)) for q in QUANTILES},
        share(int((points > rare).any(axis=1).sum()), len(points)),
    )


def places(
    tallies: Tallies, counting: Counting, seats: int, family: int
) -> tuple[OrderFigures, ...]:
    """Each place of the first order: wins above the fair share, mean score, and its parts."""
    return tuple(_place(tallies, counting, seats, at, family) for at in range(seats))


def _place(tallies: Tallies, counting: Counting, seats: int, at: int, family: int) -> OrderFigures:
    games, seat = np.arange(len(tallies)), tallies["order"][:, at]
    wins = int(tallies["wins"][games, seat].sum())
    score = mean(tallies["scores"][games, seat], family)
    sums = {n: by_seat(tallies, n, counting, seats).sum(axis=1) for n in counting.points}
    points = {name: round(float(found[games, seat].mean()), 3) for name, found in sums.items()}
    points["tiles"] = round(score.value - sum(points.values()), 3)
    return OrderFigures(share(wins, len(tallies), family, 1 / seats), score, points)


def leads(tallies: Tallies, counting: Counting, seats: int) -> Leads:
    """The lead after each round and at the end; who shares a lead keeps it."""
    track = by_seat(tallies, "track", counting, seats)
    final = tallies["scores"][:, None, :seats]
    marks = np.concatenate([track, final], axis=1)
    games = np.arange(len(marks))
    leader = marks[:, 0].argmax(axis=1)
    changes = np.zeros(len(marks), int)
    kept = []
    for at in range(marks.shape[1]):
        lost = marks[games, at, leader] < marks[:, at].max(axis=1)
        leader = np.where(lost, marks[:, at].argmax(axis=1), leader)
        changes += lost
        if at < marks.shape[1] - 1:
            kept.append(share(int(tallies["wins"][games, leader].sum()), len(games)))
    return Leads(mean(changes), tuple(kept))


def check(tallies: Tallies, name: str, counting: Counting, seats: int, family: int) -> CheckFigures:
    """How often a check is met. Those of one game are not independent: games are the sample."""
    met = by_seat(tallies, name, counting, seats) > 0
    rounds = tuple(mean(met[:, at].mean(axis=1), family) for at in range(counting.rounds))
    return CheckFigures(mean(met.mean(axis=(1, 2)), family), rounds)


def shortages(tallies: Tallies) -> Shortages:
    """How often a tile gave less than it shows."""
    games = len(tallies)
    dice, chits = (int((tallies[name] > 0).sum()) for name in ("short_dice", "short_chits"))
    return Shortages(share(dice, games), share(chits, games))


def actions(tallies: Tallies, counting: Counting, seats: int) -> tuple[float, ...]:
    """Actions of a player in each round, passing not counted."""
    found = by_seat(tallies, "actions", counting, seats).mean(axis=(0, 2))
    return tuple(round(float(one), 2) for one in found)


def sources(tallies: Tallies, counting: Counting, seats: int) -> dict[str, float]:
    """The share of all points that comes from each field of points."""
    total = float(tallies["scores"].sum()) or 1.0
    sums = {n: by_seat(tallies, n, counting, seats).sum() for n in counting.points}
    return {name: round(float(found) / total, 4) for name, found in sums.items()}
