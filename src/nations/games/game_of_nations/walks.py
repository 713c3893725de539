"""Where an agent can go: its walks depend on the board alone, so they are charted once."""

from __future__ import annotations

from nations.choices import WORD
from nations.games.game_of_nations.state import HALVES, NOTHING, POINTS, Box, beside
from nations.record import rule

AGENT_STEPS = 4
WAYS = 3**AGENT_STEPS
"""Every step goes clockwise, the other way, or by an arrow."""


@rule
def walk(box: Box, start: int, ways: int) -> int:
    """K-G2, K-G2a: the end of four steps (one digit of base 3 each), or NOTHING if not allowed.

    No turning back on a ring; after a crossing the way round is free; no point twice.
    """
    point, turning, visited = start, 0, 1 << start
    for _ in range(AGENT_STEPS):
        step = ways % 3
        ways //= 3
        if step == 2:
            point, turning = box.arrow[point], 0
            if point == NOTHING:
                return NOTHING
        else:
            way = 1 if step == 0 else -1
            if turning == -way:
                return NOTHING
            point, turning = beside(point, way), way
        if visited >> point & 1:
            return NOTHING
        visited |= 1 << point
    return point


@rule
def chart_walks(box: Box) -> None:
    """K-G2: every point at which four steps from a point can end."""
    for start in range(POINTS):
        for ways in range(WAYS):
            end = walk(box, start, ways)
            if end != NOTHING:
                box.agent_ends[start * HALVES + end // WORD] |= 1 << end % WORD


@rule
def can_walk(box: Box, start: int, end: int) -> bool:
    """K-G2: whether exactly four steps lead from one point to another."""
    return box.agent_ends[start * HALVES + end // WORD] >> end % WORD & 1 == 1
