"""A small net that rates seats: what each has, and what that is worth beside what the others have.

The rating of a seat is a sum of its inputs, and a layer of units that hear the seat's own inputs
and those of all others, and speak up only above their threshold: so what something is worth may
depend on the rest. The chances to win are a softmax over the ratings of who is in the game; alone,
the rating is the points. There are numbers of their own for each kind of position, and for each
role of a seat in it: who is at turn is the first, all others are the second. Where a position has
nobody at turn, there is one role.

A game declares a layout of its own sizes with the fields of `Net`.
"""

from __future__ import annotations

from typing import Any

from nations.compiling.layout import Floats, Layout, i32
from nations.compiling.rules import rule, silent
from nations.kernel.powers import exp
from nations.mind.told import because

STEEPEST = 30.0
THOUSAND = 1000
"""Inputs are told in thousandths."""
OWN, RIVALS = 0, 1
"""Whose an input is that is told of."""
ROWS = ("base", "direct", "offset", "outward", "own", "others")
"""The rows of a net that are learned, in the order in which they are kept."""


class Net(Layout):
    """How many units and roles there are, and of how many roles the units speak. A game adds rows:
    `base`, `direct`, `offset` and `outward` by kind and role, then by input or by unit; `own` and
    `others` by input and unit. `heard` and `carried`, by seat and unit, and `all` are room, and so
    are `known`, by seat and input, and `known_as`, by seat: what was heard last."""

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
        if not is_known(net, x, inputs, seat, seat == at):
            for unit in range(first, first + units):
                heard[unit], carried[unit] = 0.0, 0.0
            if role_of(net, seat, at) < net.voices:
                hear_seat(x, inputs, seat, units, net.own, heard)
            if seat != at or net.voices > 1:
                hear_seat(x, inputs, seat, units, net.others, carried)
        for unit in range(units):
            total[unit] += carried[first + unit]


@rule
def is_known(net: Any, x: Floats, inputs: int, seat: int, acts: bool) -> bool:
    """Whether a seat was heard with the same things the last time; from now on it was."""
    known, same, role = net.known, True, 2 if acts else 1
    for at in range(seat * inputs, (seat + 1) * inputs):
        if known[at] != x[at]:
            known[at], same = x[at], False
    if net.known_as[seat] != role:
        net.known_as[seat], same = role, False
    return same


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
    return total  # type: ignore[no-any-return]  # a layout of the game's own


@rule
def voice_of(net: Any, seat: int, place: int, unit: int) -> float:
    """How far a unit of a seat is above its threshold."""
    at = seat * net.units + unit
    voice = net.offset[place * net.units + unit] + net.heard[at]
    return voice + (net.all[unit] - net.carried[at])  # type: ignore[no-any-return]  # the same


@silent
def tell_rating(m: Any, net: Any, inputs: int, seat: int, place: int) -> None:
    """What every input of `m.x` adds to the rating of a seat. A unit that speaks up adds what each
    input adds to it, one that is silent nothing; so the parts sum up to the rating. What does not
    depend on anything is told with the first input."""
    if m.told is None:
        return
    speaking, units = list[tuple[int, float]](), net.units
    if place % net.roles < net.voices:
        voices = ((unit, voice_of(net, seat, place, unit)) for unit in range(units))
        out = net.outward
        speaking = [(unit, out[place * units + unit]) for unit, voice in voices if voice > 0.0]
    base = net.base[place] + sum(net.offset[place * units + unit] * by for unit, by in speaking)
    for of in range(len(m.x) // inputs):
        whose, by_units = (OWN, net.own) if of == seat else (RIVALS, net.others)
        for i in range(inputs):
            amount = m.x[of * inputs + i]
            each = sum(by_units[i * units + unit] * by for unit, by in speaking)
            each += net.direct[place * inputs + i] if of == seat else 0.0
            part = amount * each + (base if of == seat and i == 0 else 0.0)
            if part:
                because(m, i, part, seat, int(THOUSAND * amount), whose)


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
