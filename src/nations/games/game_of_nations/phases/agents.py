"""Agents: exactly four steps, past everybody."""

from __future__ import annotations

from nations.games.game_of_nations.events import What
from nations.games.game_of_nations.moves import AGENT
from nations.games.game_of_nations.rule_ids import Rule
from nations.games.game_of_nations.state import (
    NOTHING,
    POINTS,
    Box,
    Phase,
    State,
    beside,
    power_at_turn,
)
from nations.record import rule, tell

AGENT_STEPS = 4
WAYS = 3**AGENT_STEPS
"""Every step goes clockwise, the other way, or by an arrow."""


@rule
def start_agent_stage(box: Box, s: State) -> None:
    """K-T3, K-G2: notes every point at which four steps can end."""
    start = power_at_turn(s).agent
    for ways in range(WAYS):
        end = walk(box, start, ways)
        if end != NOTHING:
            s.reach[end] = 1
    s.phase = Phase.AGENT


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
def object_to_agent(s: State, move: int) -> int:
    """K-G2: only points that exactly four steps can reach; nothing blocks an agent (K-G5)."""
    point = move - AGENT
    if point < 0 or point >= POINTS:
        return Rule.K_T3
    return Rule.NONE if s.reach[point] else Rule.K_G2


@rule
def move_agent(s: State, move: int) -> None:
    """K-T3, K-G1, K-G5: the agent goes, free of charge, past or beside anyone."""
    for point in range(POINTS):
        s.reach[point] = 0
    power_at_turn(s).agent = move - AGENT
    tell(s, What.AGENT_MOVED, Rule.K_T3, s.at, move - AGENT)
