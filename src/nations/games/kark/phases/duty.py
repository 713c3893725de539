"""The duty to move a leader, and what it means for spending."""

from __future__ import annotations

from nations.compiling.rules import rule
from nations.games.kark.phases.leaders import cheapest_action
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import Box, Done, Phase, State, power_at_turn


@rule
def kept_for_duty(box: Box, s: State) -> int:
    """K-T5b: money for the leader action is kept until it is done: the price of the cheapest."""
    if not box.duty or s.leader_done != Done.OPEN or s.phase == Phase.LAST:
        return 0
    return max(cheapest_action(box, s), 0)


@rule
def object_to_spending(s: State, price: int, kept: int) -> int:
    """K-P1, K-P2, K-T5b: no credit, and what must be kept is kept."""
    cash = power_at_turn(s).cash
    if cash < price:
        return Rule.K_P1
    return Rule.K_T5b if cash - price < kept else Rule.NONE
