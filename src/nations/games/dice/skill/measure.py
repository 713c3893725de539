"""The yardstick of reviews: everybody plays the round out by the policy, the first round with the
second; alone, the whole game."""

from __future__ import annotations

from typing import Any

from nations.compiling.layout import Floats
from nations.compiling.rules import rule
from nations.games.dice.phases.actions import next_colour
from nations.games.dice.skill.mind import WEIGHTS, Mind, Weight
from nations.games.dice.skill.policy import best_move, weigh_by
from nations.games.dice.skill.standing import chance_to_win, standing
from nations.games.dice.skill.weights import POLICY, STANDING
from nations.games.dice.state import COLOURS, SEATS, Box, Phase, State, seat_at_turn
from nations.kernel.generator import Generator

TIMES = (31, 61, 61, 61)
EFFORT = 2000
SECOND = 2
TO_COME = (
    (0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 18.8, 8.7, 5.0, 0.0),
    (0.0, 19.8, 8.4, 4.2, 0.0),
    (0.0, 21.0, 10.4, 4.9, 0.0),
)
"""Points that a seat still gets beyond its standing after each round, by the number of seats; the
mean of 40 games of the policy."""


@rule
def stretch_of(box: Box, s: State) -> int:
    """A round; alone, the game."""
    return 0 if box.seats == 1 else s.age


def last_stretch(box: Box, s: State, brief: bool) -> int:
    """The round, but the first is looked at to the end of the second: the less often values are
    reckoned anew, the less there is to reassess."""
    return stretch_of(box, s) if brief or box.seats == 1 else max(SECOND, s.age)


@rule
def purpose_of(s: State) -> int:
    """A seat's dice of a colour; else the kind of draw."""
    if s.phase == Phase.ROLLING:
        return seat_at_turn(s) * COLOURS + next_colour(s)
    return SEATS * COLOURS + s.phase


@rule
def policy_move(box: Box, states: Any, minds: Any, g: Generator) -> int:  # noqa: ARG001 - as all are called
    """The policy's move."""
    weigh_by(minds[0], POLICY[box.seats - 1][states[0].age])
    return best_move(box, states[0], minds[0])


@rule
def note_worths(box: Box, s: State, minds: Any, worth: Floats) -> None:
    """The chance of each seat to win, after the round; alone, the points."""
    m = minds[0]
    for at in range(WEIGHTS):
        m.standing[at] = STANDING[box.seats - 1][max(0, s.age - 1)][at]
    for seat in range(box.seats):
        worth[seat] = chance_to_win(box, s, m, seat)


@rule
def points_of(box: Box, s: State, minds: Any, seat: int) -> float:
    """The points after the end; before it, what a seat has, in points of the end."""
    if s.phase == Phase.OVER:
        return float(s.nation[seat].vp)
    points = standing(box, s, minds[0], seat)
    if box.seats == 1:
        return points + float(minds[0].standing[Weight.SURPLUS])
    return points + TO_COME[box.seats - 1][s.age - 1]


def begins(s: State) -> bool:
    """Picking dice, payments, replacing and returning go on with what was begun."""
    return s.phase == Phase.ACTING


def minds() -> list[Mind]:
    """One that plays, and that judges what there is after a round."""
    return [Mind()]
