"""Agents: exactly four steps, past everybody."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.agent_walks import can_walk
from nations.games.kark.events import What
from nations.games.kark.moves import AGENT
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import HALVES, POINTS, Box, State, allow_points, power_at_turn


@rule
def object_to_agent(box: Box, s: State, move: int) -> int:
    """K-G2: only points that exactly four steps can reach; nothing blocks an agent (K-G5)."""
    point = move - AGENT
    if point < 0 or point >= POINTS:
        return Rule.K_T3
    return Rule.NONE if can_walk(box, power_at_turn(s).agent, point) else Rule.K_G2


@rule
def note_walks(box: Box, s: State) -> None:
    """K-G2: every point that the agent can reach, as the board's chart has them."""
    first = power_at_turn(s).agent * HALVES
    allow_points(s, AGENT, box.agent_ends[first], box.agent_ends[first + 1])


@rule
def move_agent(s: State, move: int) -> None:
    """K-T3, K-G1, K-G5: the agent goes, free of charge, past or beside anyone."""
    power_at_turn(s).agent = move - AGENT
    tell(s, What.AGENT_MOVED, Rule.K_T3, s.at, move - AGENT)
