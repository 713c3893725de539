"""How the phases follow each other: what is waited for, what forbids a move, what it does.

Decisions and chance wait; everything else goes on by itself. A decision with a single move is not
asked (D-A14).
"""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.moves import DONE, FEED, MOVE_COUNT, PASS, REPLACE, ROLL
from nations.games.dice.phases.actions import (
    act,
    next_colour,
    next_player,
    note_actions,
    note_picks,
    object_to_action,
    object_to_picking,
    pick,
    roll_die,
)
from nations.games.dice.phases.books import note_books, object_to_study, score_books, study
from nations.games.dice.phases.end import end_round, winner
from nations.games.dice.phases.famine import (
    feed,
    meet_famine,
    note_feeding,
    object_to_feeding,
)
from nations.games.dice.phases.payment import (
    is_paid,
    note_payments,
    object_to_payment,
    pay,
)
from nations.games.dice.phases.player_order import set_order
from nations.games.dice.phases.round_start import draw_event, lay_tile, start_round
from nations.games.dice.phases.setup import object_to_place, place, set_up
from nations.games.dice.phases.solo import finish_action, remove_tile, roll_shadow, sides
from nations.games.dice.phases.tiles_taken import (
    build_wonder,
    give_back,
    note_replacements,
    note_returns,
    object_to_replacing,
    object_to_return,
    replace,
    take_tile,
)
from nations.games.dice.phases.war import fight_war
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import (
    BLUE,
    EVENTS,
    FACES,
    FOOD,
    LAST_CHANCE,
    LAST_DECISION,
    NOTHING,
    SEATS,
    Box,
    Phase,
    Place,
    State,
    seat_at_turn,
)
from nations.kernel.choices import clear, count, nth


@rule
def start(box: Box, s: State) -> None:
    """A fresh table, up to the first chance or choice."""
    set_up(box, s)
    settle(box, s)


@rule
def is_over(s: State) -> bool:
    return s.phase == Phase.OVER


@rule
def waits_for_chance(s: State) -> bool:
    return s.phase <= LAST_CHANCE


@rule
def waits_for_decision(s: State) -> bool:
    return LAST_CHANCE < s.phase <= LAST_DECISION


@rule
def decider(s: State) -> int:
    """D-A1: whose decision it is."""
    return seat_at_turn(s)


@rule
def score(box: Box, s: State, seat: int) -> int:
    """D-E2: the VP of a seat."""
    return s.nation[seat].vp


@rule
def wins(box: Box, s: State, seat: int) -> bool:
    """D-E2, D-E2a: whether a seat has won; alone, one always has (D-1f says how well)."""
    return winner(box, s) == seat


@rule
def first_number(phase: int) -> int:
    """The lowest number that a decision of this phase can have."""
    if phase == Phase.ACTING:
        return PASS
    if phase == Phase.FEEDING:
        return FEED
    if phase == Phase.REPLACING:
        return REPLACE
    return ROLL


@rule
def end_number(phase: int) -> int:
    """One above the highest number that a decision of this phase can have."""
    if phase == Phase.ACTING:
        return FEED
    if phase == Phase.FEEDING:
        return REPLACE
    if phase == Phase.REPLACING:
        return ROLL
    return MOVE_COUNT


@rule
def first_outcome(box: Box, s: State) -> int:
    """The lowest number that an outcome of chance can have now."""
    if s.phase == Phase.ROLLING:
        return next_colour(s) * FACES
    if s.phase == Phase.LAYING:
        return box.first_tile[s.age]
    if s.phase == Phase.SHADOW:
        return BLUE * FACES
    return 1 if s.phase == Phase.REMOVING else 0


@rule
def outcome_count(box: Box, s: State) -> int:
    """One above the highest number that an outcome of chance can have now."""
    if s.phase == Phase.ROLLING:
        return (next_colour(s) + 1) * FACES
    if s.phase == Phase.LAYING:
        return box.end_tile[s.age]
    if s.phase == Phase.SEATING:
        return SEATS
    if s.phase == Phase.EVENT:
        return EVENTS
    return 5 if s.phase == Phase.REMOVING else (BLUE + 1) * FACES


@rule
def ways(box: Box, s: State, outcome: int) -> int:
    """In how many ways chance can give an outcome now; 0 if it cannot."""
    possible = first_outcome(box, s) <= outcome < outcome_count(box, s)
    return ways_between(box, s, outcome) if possible else 0


@rule
def ways_between(box: Box, s: State, outcome: int) -> int:
    """D-S1, D-S2, D-A2, D-1b, D-1c: the same for outcomes between the lowest and the highest."""
    if s.phase == Phase.ROLLING or s.phase == Phase.SHADOW:
        return box.ways[outcome]
    if s.phase == Phase.LAYING:
        of_age, in_stack = box.age[outcome] == s.age, s.tiles[outcome] == Place.STACK
        return 1 if of_age and in_stack else 0
    if s.phase == Phase.SEATING:
        return 1 if object_to_place(box, s, outcome) == Rule.NONE else 0
    if s.phase == Phase.EVENT:
        of_age, in_stack = box.event_age[outcome] == s.age, s.events[outcome] == Place.STACK
        return 1 if of_age and in_stack else 0
    return sides(box, outcome)


@rule
def object_to(box: Box, s: State, move: int) -> int:
    """The rule that forbids a decision's move, or NONE. This is the whole of legality."""
    if s.phase == Phase.ACTING:
        return object_to_action(box, s, move)
    if s.phase == Phase.PAYING:
        return object_to_payment(box, s, move)
    if s.phase == Phase.PICKING:
        return object_to_picking(s, move)
    if s.phase == Phase.REPLACING:
        return object_to_replacing(s, move)
    if s.phase == Phase.RETURNING:
        return object_to_return(s, move)
    if s.phase == Phase.STUDYING:
        return object_to_study(box, s, move)
    if s.phase == Phase.FEEDING:
        return object_to_feeding(box, s, move)
    return Rule.D_E2 if s.phase == Phase.OVER else Rule.D_A2


@rule
def decide(box: Box, s: State, move: int) -> None:
    """Carries out a legal move of the seat at turn."""
    if s.phase == Phase.ACTING:
        act(box, s, move)
    elif s.phase == Phase.PAYING:
        pay_on(box, s, move)
    elif s.phase == Phase.PICKING:
        pick(s, move)
    elif s.phase == Phase.REPLACING:
        replace(box, s, move)
    elif s.phase == Phase.RETURNING:
        give_back(box, s, move)
    elif s.phase == Phase.STUDYING:
        study(box, s, move)
    else:
        feed(box, s, move)


@rule
def pay_on(box: Box, s: State, move: int) -> None:
    """D-A5, D-A5a: one more item of a payment, or its end, after which comes what was paid for."""
    if move != DONE:
        pay(box, s, move)
    if move == DONE or is_paid(box, s):
        receive(box, s)


@rule
def receive(box: Box, s: State) -> None:
    """What was paid for: the famine met, a tile taken, or the wonder built."""
    if s.asked == FOOD:
        meet_famine(s)
    elif s.buying != NOTHING:
        take_tile(box, s)
    else:
        build_wonder(box, s)


@rule
def happen(box: Box, s: State, outcome: int) -> None:
    """Carries out an outcome of chance."""
    if s.phase == Phase.SEATING:
        place(box, s, outcome)
    elif s.phase == Phase.LAYING:
        lay_tile(box, s, outcome)
    elif s.phase == Phase.EVENT:
        draw_event(box, s, outcome)
    elif s.phase == Phase.SHADOW:
        roll_shadow(box, s, outcome)
    elif s.phase == Phase.ROLLING:
        roll_die(s, outcome)
    else:
        remove_tile(box, s, outcome)


@rule
def go_on(box: Box, s: State) -> None:
    """Everything that waits for nobody, in the order of the round."""
    while LAST_DECISION < s.phase < Phase.OVER:
        if s.phase == Phase.ROUND_START:
            start_round(box, s)
        elif s.phase == Phase.NEXT_PLAYER:
            next_player(box, s)
        elif s.phase == Phase.ACTION_DONE:
            finish_action(box, s)
        elif s.phase == Phase.BOOKS:
            score_books(box, s)
        elif s.phase == Phase.ORDER:
            set_order(box, s)
        elif s.phase == Phase.WAR:
            fight_war(box, s)
        else:
            end_round(box, s)


@rule
def note_moves(box: Box, s: State) -> None:
    """Notes every legal move of the decision at hand, each phase by its own objections.

    Where nothing is to be decided, none is noted.
    """
    clear(s)
    if s.phase == Phase.ACTING:
        note_actions(box, s)
    elif s.phase == Phase.PAYING:
        note_payments(box, s)
    elif s.phase == Phase.PICKING:
        note_picks(s)
    elif s.phase == Phase.REPLACING:
        note_replacements(s)
    elif s.phase == Phase.RETURNING:
        note_returns(s)
    elif s.phase == Phase.STUDYING:
        note_books(box, s)
    elif s.phase == Phase.FEEDING:
        note_feeding(box, s)


@rule
def settle(box: Box, s: State) -> None:
    """D-A14: goes on to the next chance or real choice; a single option is played, not asked."""
    while True:
        go_on(box, s)
        note_moves(box, s)
        if count(s) != 1:
            return
        tell(s, What.SETTLED, Rule.D_A14, seat_at_turn(s))
        decide(box, s, nth(s, 0))


@rule
def play(box: Box, s: State, number: int) -> None:
    """The only way anything changes: a legal move or outcome, and all that follows from it."""
    if waits_for_chance(s):
        happen(box, s, number)
    else:
        decide(box, s, number)
    settle(box, s)
