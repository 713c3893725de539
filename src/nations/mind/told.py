"""Reasons, told as events are: a judge says why while it reckons, and its compiled twin is silent.

`about` names the move that is spoken of, `because` adds to the number of that move and says why;
what is told of a move sums up to its number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from nations.compiling.layout import Layout
from nations.compiling.rules import silent


class Because(NamedTuple):
    """A reason: what it adds to a number, and the values that its message may name."""

    why: int
    part: float
    values: tuple[int, ...]


@silent
def about(m: Layout, move: int) -> None:
    """What is said from now on is about a move."""
    if m.told is not None:
        m.told.append(move)


@silent
def because(m: Layout, why: int, part: float, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Says why a number is so much higher, or lower."""
    if m.told is not None:
        m.told.append(Because(why, part, (a, b, c)))


@silent
def in_ways(m: Layout, many: int) -> None:
    """What was said since the last time is about an outcome of chance that has so many ways."""
    if m.told is not None:
        m.told.append(many)


@silent
def forget(m: Layout, move: int) -> None:
    """What was said about a move is withdrawn; what follows is about it."""
    if m.told is not None:
        m.told[:] = [*of_others(m.told, move), move]


def on_average(told: Sequence[Any]) -> list[Because]:
    """What was told of outcomes, each by its share of the ways; of none, as it is."""
    total = sum(one for one in told if not isinstance(one, Because))
    found, of_one = list[Because](), list[Because]()
    for one in told:
        if isinstance(one, Because):
            of_one.append(one)
        else:
            found += [each._replace(part=each.part * one / total) for each in of_one]
            of_one.clear()
    return found + of_one


def of_others(told: Iterable[Any], move: int) -> list[Any]:
    """What was told of other moves."""
    kept, spoken = [], None
    for one in told:
        spoken = spoken if isinstance(one, Because) else one
        if spoken != move:
            kept.append(one)
    return kept


def by_move(told: Iterable[Any]) -> dict[int, dict[int, Because]]:
    """The reasons of each move, in the order in which they were first told; parts are added up."""
    found: dict[int, dict[int, Because]] = {}
    now: dict[int, Because] = {}
    for one in told:
        if not isinstance(one, Because):
            now = found.setdefault(one, {})
        elif one.why in now:
            before = now[one.why]
            now[one.why] = before._replace(part=before.part + one.part)
        else:
            now[one.why] = one
    return found
