"""How a table is seen from a seat, in numbers: named features, each with its place and range.

A game says what can be seen (`features`), and has a rule `observe(box, s, seat, row)` that writes
exactly that, in that order, into a row of zeros. Everything is relative to the seat: it comes
first, then the others in the order of the seats. Nothing hidden is in it, and nothing that only
spares the engine work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from nations.compiling.rules import rule


class Feature(msgspec.Struct, frozen=True):
    """Numbers side by side: how many, from where to where they go, and what they mean."""

    name: str
    count: int
    high: int
    meaning: str
    low: int = 0


class Action(msgspec.Struct, frozen=True):
    """Numbers of moves side by side: the first, how many, and what they do."""

    name: str
    first: int
    count: int
    meaning: str


@runtime_checkable
class Observable(Protocol):
    """Optional: a game that can be given to a learner as numbers."""

    observe: Callable[[Any, Any, int, Any], None]
    """The rule that writes what a seat sees: `observe(box, state, seat, row)`."""

    @property
    def features(self) -> tuple[Feature, ...]:
        """What `observe` writes, in that order."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """What the numbers of moves mean, from 0 on without a gap."""


def size(features: Sequence[Feature]) -> int:
    """How long a row of observations is."""
    return sum(feature.count for feature in features)


def scale(features: Sequence[Feature]) -> list[float]:
    """What each number of a row is multiplied with, so that all lie between -1 and 1."""
    return [1 / max(one.high, -one.low) for one in features for _ in range(one.count)]


def places(features: Sequence[Feature]) -> Iterator[tuple[slice, Feature]]:
    """Each feature with its place in a row."""
    at = 0
    for feature in features:
        yield slice(at, at + feature.count), feature
        at += feature.count


def table_of(game: Observable) -> str:
    """The features and the numbers of moves as tables for a page."""
    lines = ["| place | feature | from | to | meaning |", "|---|---|---:|---:|---|"]
    lines += [
        f"| {_range(place.start, feature.count)} | `{feature.name}` | {feature.low} | "
        f"{feature.high} | {feature.meaning} |"
        for place, feature in places(game.features)
    ]
    lines += ["", "| number | move | meaning |", "|---|---|---|"]
    lines += [
        f"| {_range(action.first, action.count)} | `{action.name}` | {action.meaning} |"
        for action in game.actions
    ]
    return "\n".join(lines)


def action_names(game: Observable) -> list[str]:
    """A name for every number of a move: that of its kind, with its place in it if there are
    several (`pass`, `buy 0`, `buy 1`)."""
    return [
        one.name if one.count == 1 else f"{one.name} {place}"
        for one in game.actions
        for place in range(one.count)
    ]


def _range(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


# What games write their rows with


@rule
def put(row: Any, at: int, value: int) -> int:
    """Writes a number; returns the next place."""
    row[at] = value
    return at + 1


@rule
def put_row(row: Any, at: int, values: Any, count: int) -> int:
    """Writes the first numbers of a row; returns the next place."""
    for place in range(count):
        row[at + place] = values[place]
    return at + count


@rule
def put_one_of(row: Any, at: int, chosen: int, count: int) -> int:
    """Writes a 1 at one of so many places, or none if it is none of them; returns the next."""
    if 0 <= chosen < count:
        row[at + chosen] = 1
    return at + count
