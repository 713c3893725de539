"""A judge of a small game: who is nearer to thirty, what the turn has brought counted in part."""

from __future__ import annotations

from enum import IntEnum

from pig import GOAL, Box, State, is_over, wins

from nations.compiling.rules import rule
from nations.kernel.powers import exp
from nations.mind.looking import Mind as Mind
from nations.mind.told import because


class Why(IntEnum):
    POINTS = 0
    TURN = 1


@rule
def note_chances(box: Box, s: State, m: Mind) -> None:
    """The chance of each seat to win, into `chance`: 1 in all."""
    total = 0.0
    for seat in range(box.seats):
        if is_over(s):
            m.chance[seat] = 1.0 if wins(box, s, seat) else 0.0
        else:
            m.chance[seat] = exp(rating(box, s, m, seat))
        total += m.chance[seat]
    for seat in range(box.seats):
        m.chance[seat] /= total


@rule
def rating(box: Box, s: State, m: Mind, seat: int) -> float:
    points, turn = 6.0 * s.points[seat] / GOAL, 0.0
    because(m, Why.POINTS, points, seat)
    if s.at == seat:
        turn = 0.5 + 5.0 * s.gained / GOAL
        because(m, Why.TURN, turn, seat)
    return points + turn
