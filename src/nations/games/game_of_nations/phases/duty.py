"""The duty to move a leader, and what it means for spending."""

from __future__ import annotations

from nations.games.game_of_nations.phases.leaders import cheapest_action
from nations.games.game_of_nations.rule_ids import Rule
from nations.games.game_of_nations.state import NOTHING, Box, Done, Phase, State, power_at_turn
from nations.record import rule


@rule
def object_to_spending(box: Box, s: State, price: int) -> int:
    """K-P2, K-T5b: no credit; and money for the leader action is kept until it is done."""
    cash = power_at_turn(s).cash
    if cash < price:
        return Rule.K_P2
    if box.duty and s.leader_done == Done.OPEN and s.phase != Phase.LAST:
        cheapest = cheapest_action(box, s)
        if cheapest != NOTHING and cash - price < cheapest:
            return Rule.K_T5b
    return Rule.NONE
