"""The duty to move a leader, and what it means for spending."""

from __future__ import annotations

from nations.games.game_of_nations.phases.leaders import cheapest_action
from nations.games.game_of_nations.rule_ids import Rule
from nations.games.game_of_nations.state import NOTHING, Box, Done, Phase, State, power_at_turn
from nations.record import rule


@rule
def kept_for_duty(box: Box, s: State) -> int:
    """K-T5b: money for the leader action is kept until it is done."""
    return kept_for(box, s, cheapest_action(box, s))


@rule
def kept_for(box: Box, s: State, cheapest: int) -> int:
    """K-T5b: what is kept where the cheapest leader action has this price."""
    if not box.duty or s.leader_done != Done.OPEN or s.phase == Phase.LAST:
        return 0
    return 0 if cheapest == NOTHING else cheapest


@rule
def object_to_spending(s: State, price: int, kept: int) -> int:
    """K-P1, K-P2, K-T5b: no credit, and what must be kept is kept."""
    cash = power_at_turn(s).cash
    if cash < price:
        return Rule.K_P1
    return Rule.K_T5b if cash - price < kept else Rule.NONE
