"""The turn: its start, its stages, and what may be traded when."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.moves import BUY, LAY, SAIL, SELL, WITHDRAW
from nations.games.kark.phases.duty import kept_for_duty
from nations.games.kark.phases.elimination import has_leader, is_ruined
from nations.games.kark.phases.income import collect
from nations.games.kark.phases.leaders import clear_steps
from nations.games.kark.phases.pipelines import note_layings, object_to_laying
from nations.games.kark.phases.tankers import (
    note_tanker_actions,
    object_to_tanker_action,
)
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    HAND,
    NOTHING,
    PLACES,
    PORTS,
    Box,
    Done,
    Phase,
    State,
    power_at_turn,
)
from nations.kernel.choices import allow


@rule
def start_turn(box: Box, s: State) -> None:
    """K-T1, K-T2, K-T3: the first turn places a leader; every later one starts with the income."""
    s.leader_done = Done.OPEN
    s.tanker_done = s.pipeline_done = s.proposed = s.drawn_now = 0
    s.card = NOTHING
    tell(s, What.TURN_STARTED, Rule.K_T2, s.at, s.rounds)
    if not power_at_turn(s).started:
        s.phase = Phase.PLACING
    else:
        collect(box, s)
        s.phase = Phase.AGENT


@rule
def end_first_turn(box: Box, s: State) -> None:
    """K-T1b: nothing else on the first turn, unless the table trades already."""
    s.phase = Phase.LAST if box.first_turn_trade else Phase.TURN_END


@rule
def fall_due(box: Box, s: State) -> None:
    """K-T4, K-G4, K-E1f: the leader action, unless done or replaced, and then the last stage.

    A withdrawal replaces the action but saves nobody who would be out.
    """
    s.card = NOTHING
    if s.leader_done == Done.OPEN:
        s.phase = Phase.LEADER
    elif s.leader_done == Done.WITHDRAWN and (not has_leader(s) or is_ruined(box, s)):
        clear_steps(s)
        s.phase = Phase.LEADER
    else:
        s.phase = Phase.LAST


@rule
def object_to_trade(box: Box, s: State, move: int) -> int:
    """K-T6, K-T6a: one tanker action and one pipeline a turn, any time after the income (K-L6)."""
    if move < BUY or move >= WITHDRAW:
        return Rule.K_T6 if move < BUY else Rule.K_L6
    if is_beyond_help(box, s):
        return Rule.K_E1g
    if s.phase != Phase.LAST and box.trade_last and not is_last_resort(box, s, move):
        return Rule.K_T6a
    if move >= LAY:
        return object_to_laying(box, s, move - LAY, kept_for_duty(box, s))
    return object_to_tanker_action(box, s, move)


@rule
def note_trades(box: Box, s: State) -> None:
    """K-T6: every trade; what must be kept is asked once, and only by who could buy something."""
    if is_beyond_help(box, s):
        return
    if s.phase != Phase.LAST and box.trade_last:
        note_last_resorts(box, s)
        return
    kept = kept_for_duty(box, s) if can_buy(box, s) else 0
    ruled = power_at_turn(s).ruled
    note_tanker_actions(box, s, kept, ruled)
    note_layings(box, s, kept, ruled)


@rule
def can_buy(box: Box, s: State) -> bool:
    """K-P2: whether there is money for a tanker or a pipeline, and so a reason to keep some."""
    return power_at_turn(s).cash >= min(box.tanker_price, box.pipeline_price)


@rule
def is_beyond_help(box: Box, s: State) -> bool:
    """K-E1g: who has no leader left is out once the agent is done; no sale could help."""
    return s.phase == Phase.LEADER and not has_leader(s) and not box.first_version


@rule
def note_last_resorts(box: Box, s: State) -> None:
    """K-T6a, K-E1a: where trade is for the last stage, only what saves a player comes before."""
    for move in range(BUY, WITHDRAW):
        if object_to_trade(box, s, move) == Rule.NONE:
            allow(s, move)


@rule
def is_last_resort(box: Box, s: State, move: int) -> bool:
    """K-E1a: who would be out may sell a tanker or bring one to port first, whatever the moment."""
    sells = SELL <= move < SAIL
    start, end = (move - SAIL) // PLACES, (move - SAIL) % PLACES
    lands = SAIL <= move < LAY and (start < PORTS or start == HAND) and PORTS <= end < HAND
    return s.phase == Phase.LEADER and (sells or lands) and is_ruined(box, s)
