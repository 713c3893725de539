"""Famine: each player, in reverse order, meets the event's food or uses nothing."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.moves import FEED, STARVE
from nations.games.dice.phases.payment import ask, means
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import (
    FOOD,
    Box,
    Phase,
    State,
    clear_move,
    nation_at_turn,
    seat_at_turn,
)
from nations.kernel.choices import allow


@rule
def object_to_feeding(box: Box, s: State, move: int) -> int:
    """D-F1, D-F1a: who cannot pay the whole number uses nothing; who can may (trades count)."""
    if move == STARVE:
        return Rule.NONE
    if move != FEED:
        return Rule.D_F1
    short = means(box, nation_at_turn(s), FOOD) < box.famine[s.event]
    return Rule.D_F1a if short else Rule.NONE


@rule
def note_feeding(box: Box, s: State) -> None:
    """D-F1: to feed the people, or not."""
    for move in (FEED, STARVE):
        if object_to_feeding(box, s, move) == Rule.NONE:
            allow(s, move)


@rule
def feed(box: Box, s: State, move: int) -> None:
    """D-F1: asks for the food, or lets the people starve."""
    if move == FEED:
        tell(s, What.FEEDING_STARTED, Rule.D_F1, seat_at_turn(s), box.famine[s.event])
        ask(s, FOOD, box.famine[s.event])
    else:
        tell(s, What.FAMINE_SUFFERED, Rule.D_F1, seat_at_turn(s))
        next_to_feed(s)


@rule
def meet_famine(s: State) -> None:
    """D-F1, D-C7: the number met scores the age's VP, no more for more."""
    nation_at_turn(s).vp += s.age
    tell(s, What.FAMINE_MET, Rule.D_F1, seat_at_turn(s), s.age)
    next_to_feed(s)


@rule
def next_to_feed(s: State) -> None:
    """D-F1: reverse player order; after the first player comes the new order."""
    clear_move(s)
    s.phase = Phase.FEEDING
    s.place -= 1
    if s.place < 0:
        s.phase = Phase.ORDER
