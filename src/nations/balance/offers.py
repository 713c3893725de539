"""What tallies say about the things on offer: how often they are taken, and by whom."""

from __future__ import annotations

from itertools import permutations
from typing import Any, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from nations.balance.intervals import Figure, mean, share
from nations.balance.playing import Tallies
from nations.kernel.counting import Counting, Thing

Numbers: TypeAlias = npt.NDArray[Any]


class ThingSheet(msgspec.Struct, frozen=True):
    """A thing: how often it is taken of its offers at each price, and what who takes it gets.

    `lift` is the share of games that its buyers win, above the fair share; `points` their score
    above the mean. Both say what goes together, not what causes what. `score_share` is the part
    of all points that it scores itself at the end.
    """

    id: str
    kind: str
    age: int
    taken: tuple[Figure, ...]
    lift: Figure
    points: Figure
    score_share: float


class KindSheet(msgspec.Struct, frozen=True):
    """A kind of things: the same, where `lift` and `points` are of who takes more than the mean."""

    kind: str
    taken: tuple[Figure, ...]
    each: Figure
    """How many a player takes in a game."""
    lift: Figure
    points: Figure
    score_share: float


class Dominated(msgspec.Struct, frozen=True):
    """A thing that another of the same sort, from the same age or before, beats everywhere."""

    id: str
    by: str


def thing_sheets(tallies: Tallies, counting: Counting, seats: int) -> tuple[ThingSheet, ...]:
    """All things, in the order of the set."""
    return tuple(_thing(tallies, counting, seats, at) for at in range(len(counting.things)))


def _thing(tallies: Tallies, counting: Counting, seats: int, at: int) -> ThingSheet:
    thing, family = counting.things[at], len(counting.things)
    row, buyer = tallies["row"][:, at], tallies["buyer"][:, at]
    taken = tuple(
        share(int(((row == price) & (buyer > 0)).sum()), int((row == price).sum()), family)
        for price in range(1, counting.prices + 1)
    )
    games = np.flatnonzero(buyer > 0)
    seat = buyer[games] - 1
    wins = int(tallies["wins"][games, seat].sum())
    usual = tallies["scores"][:, :seats].mean()
    return ThingSheet(
        thing.id,
        thing.kind,
        thing.age,
        taken,
        share(wins, len(games), family, 1 / seats),
        mean(tallies["scores"][games, seat] - usual, family),
        _scored(tallies, np.array([at]), counting),
    )


def _scored(tallies: Tallies, chosen: Numbers, counting: Counting) -> float:
    """The part of all points that things score at the end; their VP is their first gain."""
    worth = np.array([counting.things[at].gains[0] for at in chosen])
    total = float(tallies["scores"].sum()) or 1.0
    return round(float(((tallies["scored"][:, chosen] > 0) * worth).sum()) / total, 4)


def kind_sheets(tallies: Tallies, counting: Counting, seats: int) -> tuple[KindSheet, ...]:
    """All kinds, as the game names them."""
    return tuple(_kind(tallies, counting, seats, kind) for kind in counting.kinds)


def _kind(tallies: Tallies, counting: Counting, seats: int, kind: str) -> KindSheet:
    chosen = np.array([at for at, thing in enumerate(counting.things) if thing.kind == kind])
    row, buyer = tallies["row"][:, chosen], tallies["buyer"][:, chosen]
    family = len(counting.kinds)
    taken = tuple(
        share(int(((row == price) & (buyer > 0)).sum()), int((row == price).sum()), family)
        for price in range(1, counting.prices + 1)
    )
    each = np.stack([(buyer == seat + 1).sum(axis=1) for seat in range(seats)], axis=1)
    more = each > each.mean(axis=1, keepdims=True) if seats > 1 else each > each.mean()
    games, seat = np.nonzero(more)
    usual = tallies["scores"][:, :seats].mean()
    wins = int(tallies["wins"][games, seat].sum())
    return KindSheet(
        kind,
        taken,
        mean(each.mean(axis=1), family),
        share(wins, len(games), family, 1 / seats),
        mean(tallies["scores"][games, seat] - usual, family),
        _scored(tallies, chosen, counting),
    )


def dominated(things: tuple[Thing, ...]) -> tuple[Dominated, ...]:
    """Things that another beats at the same price: alike, no later, nowhere less.

    The earlier one may be in use for longer, so it is better still.
    """
    pairs = permutations(things, 2)
    return tuple(Dominated(one.id, other.id) for one, other in pairs if _beats(other, one))


def _beats(one: Thing, other: Thing) -> bool:
    comparable = one.alike == other.alike and one.age <= other.age
    no_less = all(a >= b for a, b in zip(one.gains, other.gains, strict=True))
    return comparable and no_less and one.gains != other.gains
