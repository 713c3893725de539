"""Where an agent can go: its walks depend on the board alone, so they are charted once."""

from __future__ import annotations

from nations.compiling.rules import rule
from nations.games.kark.state import (
    HALF,
    HALVES,
    NOTHING,
    POINTS,
    RING,
    WAYS,
    Box,
    beside,
    over_arrow,
)

AGENT_STEPS = 4
WALKS = WAYS**AGENT_STEPS


@rule
def walk(box: Box, start: int, ways: int) -> int:
    """K-G2, K-G2a: the end of four steps (one digit of base 5 each), or NOTHING if not allowed.

    No turning back on a ring; after a crossing the way round is free; no point twice.
    """
    before, last, point, turning = start, start, start, 0
    for _ in range(AGENT_STEPS):
        step = ways % WAYS
        ways //= WAYS
        if step >= 2:
            end, turning = over_arrow(box, point, step - 2), 0
        else:
            way = 1 if step == 0 else -1
            end, turning = (NOTHING, 0) if turning == -way else (beside(box, point, way), way)
        if end in (NOTHING, point, last, before, start):
            return NOTHING
        before, last, point = last, point, end
    return point


@rule
def chart_walks(box: Box) -> None:
    """K-G2: every point at which four steps from a point can end."""
    for start in range(POINTS):
        if start % RING >= box.ring[start // RING]:
            continue
        for ways in range(WALKS):
            end = walk(box, start, ways)
            if end != NOTHING:
                box.agent_ends[start * HALVES + end // HALF] |= 1 << end % HALF


@rule
def can_walk(box: Box, start: int, end: int) -> bool:
    """K-G2: whether exactly four steps lead from one point to another."""
    return box.agent_ends[start * HALVES + end // HALF] >> end % HALF & 1 == 1
