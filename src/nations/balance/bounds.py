"""What is wanted of a set, beside what was counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from nations.balance.intervals import Figure
from nations.kernel.counting import Targets

if TYPE_CHECKING:
    from nations.balance.offers import ThingSheet
    from nations.balance.sheet import CountSheet

Verdict: TypeAlias = Literal["holds", "unclear", "broken"]


class Bound(msgspec.Struct, frozen=True):
    """A figure and where it should lie (None: open on that side).

    It holds if its whole interval lies there, is broken if none of it does, and unclear between.
    """

    measure: str
    seats: int
    what: str
    figure: Figure
    low: float | None
    high: float | None

    @property
    def verdict(self) -> Verdict:
        low = -float("inf") if self.low is None else self.low
        high = float("inf") if self.high is None else self.high
        if low <= self.figure.low and self.figure.high <= high:
            return "holds"
        return "broken" if self.figure.high < low or self.figure.low > high else "unclear"


def bounds(counts: Sequence[CountSheet], targets: Targets) -> tuple[Bound, ...]:
    """Every bound that these games say something about."""
    return tuple(bound for count in counts for bound in _of_count(count, targets))


def _of_count(count: CountSheet, targets: Targets) -> Iterator[Bound]:
    seats = count.seats
    if seats == 1:
        yield Bound("alone", 1, "", count.scores.mean, *targets.alone)
        points, rarely = targets.rare
        yield Bound("rare", 1, str(points), count.scores.rare, None, rarely)
    elif seats == targets.table:
        yield Bound("score", seats, "", count.scores.mean, *targets.score)
        yield Bound("winner", seats, "", count.scores.winner, *targets.winner)
    for name, check in count.checks.items():
        yield Bound("met", seats, name, check.met, *targets.met)
    yield from _of_things(count, targets)
    for at, place in enumerate(count.places if seats > 1 else ()):
        yield Bound("seat", seats, str(at + 1), place.above, None, targets.seat)
    for kind, figure in count.ignored.items():
        yield Bound("ignored", seats, kind, figure, None, 0.0)


def _of_things(count: CountSheet, targets: Targets) -> Iterator[Bound]:
    """The thing that comes nearest to each bound, and any other beyond it."""
    dear = sorted(count.things, key=lambda thing: -thing.taken[-1].value)
    cheap = sorted(count.things, key=lambda thing: thing.taken[0].value)
    for thing in _beyond(dear, lambda one: one.taken[-1].value > targets.dearest):
        yield Bound("dearest", count.seats, thing.id, thing.taken[-1], None, targets.dearest)
    for thing in _beyond(cheap, lambda one: one.taken[0].value < targets.cheapest):
        yield Bound("cheapest", count.seats, thing.id, thing.taken[0], targets.cheapest, None)


def _beyond(
    things: Sequence[ThingSheet], is_beyond: Callable[[ThingSheet], bool]
) -> Iterator[ThingSheet]:
    return (thing for at, thing in enumerate(things) if at == 0 or is_beyond(thing))
