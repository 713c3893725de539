"""Set-up: money, tankers, the first pipeline, and who begins."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    HAND,
    LEADERS,
    NOTHING,
    POINTS,
    RESERVE,
    Box,
    Phase,
    State,
)


@rule
def set_up(box: Box, s: State) -> None:
    """K-S1, K-S2, K-C5: money from the bank, a tanker each, and a deck in no order as yet."""
    s.card = NOTHING
    s.at = NOTHING
    s.rounds = 1
    for point in range(POINTS):
        s.occupant[point] = NOTHING
    for seat in range(box.seats):
        equip(box, s, seat)
    s.stock = box.tankers - box.seats
    lay_first_pipeline(box, s)
    s.phase = Phase.FIRST


@rule
def equip(box: Box, s: State, seat: int) -> None:
    """K-C1, K-S1: six leaders and an agent in reserve, the starting cash, a tanker in hand."""
    power = s.power[seat]
    power.cash = box.start_cash
    power.agent = NOTHING
    power.tankers[HAND] = 1
    for leader in range(LEADERS):
        power.leader[leader] = RESERVE


@rule
def lay_first_pipeline(box: Box, s: State) -> None:
    """K-S3, K-C2: what lies at the start costs nobody anything, but comes out of the twelve."""
    s.pipes = box.pipelines
    for link in range(box.links):
        s.laid[link] = box.link_laid[link]
        s.pipes -= box.link_laid[link]


@rule
def may_begin(box: Box, seat: int) -> bool:
    """K-S4: any seat where the first player is drawn, else the one that was agreed on."""
    return box.first_player == 0 or box.first_player == seat + 1


@rule
def begin(s: State, seat: int) -> None:
    """K-S4: the first player begins; play goes on clockwise."""
    s.first = seat
    s.at = seat
    tell(s, What.FIRST_CHOSEN, Rule.K_S4, seat)
    s.phase = Phase.TURN_START
