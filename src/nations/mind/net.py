"""A small net that rates seats: what each has, and what that is worth beside what the others have.

The rating of a seat is a sum of its inputs, and a layer of units that hear the seat's own inputs
and those of all others, and speak up only above their threshold: so what something is worth may
depend on the rest. The chances to win are a softmax over the ratings of who is in the game; alone,
the rating is the points. There are numbers of their own for each kind of position, and for each
role of a seat in it: who is at turn is the first, all others are the second. Where a position has
nobody at turn, there is one role.

A game declares a record of its own sizes with the fields of `Net`.
"""

from __future__ import annotations

from typing import Any

from nations.powers import exp
from nations.record import Floats, Record, i32, rule

STEEPEST = 30.0
ROWS = ("base", "direct", "offset", "outward", "own", "others")
"""The rows of a net that are learned, in the order in which they are kept."""


class Net(Record):
    """How many units and roles there are, and of how many roles the units speak. A game adds rows:
    `base`, `direct`, `offset` and `outward` by kind and role, then by input or by unit; `own` and
    `others` by input and unit. `heard` and `carried`, by seat and unit, and `all` are room."""

    units: i32
    roles: i32
    voices: i32


@rule
def role_of(net: Any, seat: int, at: int) -> int:
    """Who is at turn comes first."""
    return 0 if seat == at or net.roles == 1 else 1


@rule
def hear(net: Any, x: Floats, inputs: int, seats: int, at: int) -> None:
    """What seats have goes to their own units, and to those of the others, if these speak."""
    units, heard, carried, total = net.units, net.heard, net.carried, net.all
    for unit in range(units):
        total[unit] = 0.0
    for seat in range(seats):
        first = seat * units
        for unit in range(first, first + units):
            heard[unit], carried[unit] = 0.0, 0.0
        if role_of(net, seat, at) < net.voices:
            hear_seat(x, inputs, seat, units, net.own, heard)
        if seat != at or net.voices > 1:
            hear_seat(x, inputs, seat, units, net.others, carried)
        for unit in range(units):
            total[unit] += carried[first + unit]


@rule
def hear_seat(x: Floats, inputs: int, seat: int, units: int, by: Floats, said: Floats) -> None:
    """What a seat has, as units hear it."""
    for i in range(inputs):
        amount = x[seat * inputs + i]
        if amount != 0.0:
            first, row = seat * units, i * units
            for unit in range(units):
                said[first + unit] += amount * by[row + unit]


@rule
def rate(net: Any, x: Floats, inputs: int, seat: int, at: int, kind: int) -> float:
    """What a seat has, in the unit of ratings, once all were heard."""
    role = role_of(net, seat, at)
    place, direct = kind * net.roles + role, net.direct
    total, first = net.base[place], seat * inputs
    for i in range(inputs):
        amount = x[first + i]
        if amount != 0.0:
            total += amount * direct[place * inputs + i]
    if role < net.voices:
        for unit in range(net.units):
            voice = voice_of(net, seat, place, unit)
            if voice > 0.0:
                total += voice * net.outward[place * net.units + unit]
    return total  # type: ignore[no-any-return]  # a record of the game's own


@rule
def voice_of(net: Any, seat: int, place: int, unit: int) -> float:
    """How far a unit of a seat is above its threshold."""
    at = seat * net.units + unit
    voice = net.offset[place * net.units + unit] + net.heard[at]
    return voice + (net.all[unit] - net.carried[at])  # type: ignore[no-any-return]  # the same


@rule
def share_chances(ratings: Floats, seats: int, least: float) -> None:
    """Makes ratings chances, 1 in all; a rating that is not above the least has none."""
    highest, total = least, 0.0
    for seat in range(seats):
        highest = max(highest, ratings[seat])
    for seat in range(seats):
        there = ratings[seat] > least
        ratings[seat] = exp(max(ratings[seat] - highest, -STEEPEST)) if there else 0.0
        total += ratings[seat]
    for seat in range(seats):
        ratings[seat] /= total
