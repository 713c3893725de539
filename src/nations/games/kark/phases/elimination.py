"""The end of a player and of the game."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.phases.income import income
from nations.games.kark.phases.leaders import cheapest_action, clear_steps, lift_leader
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    GONE,
    HAND,
    LEADERS,
    NOTHING,
    PLACES,
    PORTS,
    Box,
    Done,
    Phase,
    State,
    players_left,
    power_at_turn,
    tankers_of,
)
from nations.kernel.choices import ones

STUCK_TURNS = 3


@rule
def has_leader(s: State) -> bool:
    """K-E1g: whether any leader is left on the board or in reserve."""
    for leader in range(LEADERS):
        if power_at_turn(s).leader[leader] != GONE:
            return True
    return False


@rule
def is_ruined(box: Box, s: State) -> bool:
    """K-E1, K-E1a: no income now, and no cash, or (`ruin = cannot_pay`) too little of it."""
    return lacks_money(box, s) and income(box, s, s.at) == 0


@rule
def lacks_money(box: Box, s: State) -> bool:
    """K-E1a: no cash at all, or none for the cheapest leader action where that is enough."""
    cheapest = 1 if box.penniless else max(cheapest_action(box, s), 1)
    return power_at_turn(s).cash < cheapest


@rule
def must_leave(box: Box, s: State) -> bool:
    """K-E1a, K-E1b, K-E1d, K-E1f, K-E1g: whether no leader action means the end of the player."""
    if not has_leader(s) or is_ruined(box, s):
        return True
    blocked = s.leader_done == Done.OPEN and cheapest_action(box, s) == NOTHING
    return blocked and bool(box.blocked_out)


@rule
def go_without(box: Box, s: State) -> None:
    """K-E1: no leader action: the player is out (K-E1i too), or plays on (K-E1b, K-E1d)."""
    if must_leave(box, s):
        leave(box, s, Rule.K_E1 if has_leader(s) else Rule.K_E1g)
        return
    blocked = cheapest_action(box, s) == NOTHING
    count_skip(box, s, blocked)
    if power_at_turn(s).stuck == STUCK_TURNS:
        leave(box, s, Rule.K_E1i)
    else:
        tell(s, What.LEADER_ACTION_SKIPPED, Rule.K_E1b if blocked else Rule.K_E1d, s.at)
        s.phase = Phase.LAST


@rule
def count_skip(box: Box, s: State, blocked: bool) -> None:
    """K-E1i: skips in a row for want of money, without income; a blocked action ends the row."""
    power = power_at_turn(s)
    if not box.stuck_out or blocked or income(box, s, s.at):
        power.stuck = 0
    else:
        power.stuck += 1


@rule
def leave(box: Box, s: State, by: int) -> None:
    """K-E1c, K-E1e, K-E1h, K-G1: figures leave, cash, tankers at sea or in hand to the bank.

    Pipelines stay, and tankers in port are nobody's and wait for the next ruler.
    """
    clear_steps(s)
    power = power_at_turn(s)
    for leader in range(LEADERS):
        lift_leader(box, s, s.at, leader)
        power.leader[leader] = GONE
    power.agent = NOTHING
    power.cash = 0
    power.stuck = 0
    give_up_tankers(s)
    power.out = 1
    power.out = players_left(box, s)
    tell(s, What.POWER_OUT, by, s.at)
    s.phase = Phase.TURN_END
    if power.out == 1:
        end_game(box, s, Rule.K_E2)


@rule
def give_up_tankers(s: State) -> None:
    """K-E1c: tankers at sea or in hand go back to the stock, those in port are nobody's."""
    power = power_at_turn(s)
    for place in range(PLACES):
        if place < PORTS or place == HAND:
            s.stock += power.tankers[place]
        else:
            s.nobodys[place] += power.tankers[place]
        power.tankers[place] = 0


@rule
def end_turn(box: Box, s: State) -> None:
    """K-S4, K-E3, K-E3b: clockwise to the next one left; a round may be over with that."""
    seat = next_seat(box, s.at)
    while s.power[seat].out:
        seat = next_seat(box, seat)
    s.phase = Phase.TURN_START
    if distance(box, s, seat) <= distance(box, s, s.at):
        end_round(box, s)
    if s.phase == Phase.TURN_START:
        s.at = seat


@rule
def next_seat(box: Box, seat: int) -> int:
    """K-S4: clockwise."""
    return 0 if seat + 1 == box.seats else seat + 1


@rule
def distance(box: Box, s: State, seat: int) -> int:
    """How many seats clockwise from the first player."""
    return seat - s.first + (box.seats if seat < s.first else 0)


@rule
def end_round(box: Box, s: State) -> None:
    """K-E3, K-E3b: the round limit, or three rounds without a leader action or a card's order."""
    tell(s, What.ROUND_ENDED, Rule.K_E3, s.rounds)
    s.quiet = 0 if s.acted else s.quiet + 1
    s.acted = 0
    if s.rounds == box.round_limit:
        end_game(box, s, Rule.K_E3)
    elif box.quiet_rounds and s.quiet == box.quiet_rounds:
        end_game(box, s, Rule.K_E3b)
    else:
        s.rounds += 1


@rule
def end_game(box: Box, s: State, by: int) -> None:
    """K-E2, K-E2a, K-E3: the last one left wins at once; else those left are ranked."""
    clear_steps(s)
    s.phase = Phase.OVER
    s.ended = by
    for seat in range(box.seats):
        if ranks_first(box, s, seat):
            tell(s, What.GAME_ENDED, by, seat)


@rule
def worth(box: Box, s: State, seat: int) -> int:
    """K-E3, K-E3a: cash, tankers and income; who went out later ranks above who went earlier."""
    power = s.power[seat]
    if power.out:
        return -power.out
    return power.cash + 3 * tankers_of(s, seat) + 3 * income(box, s, seat)


@rule
def countries_ruled(s: State, seat: int) -> int:
    return ones(s.power[seat].ruled)


@rule
def ranks_above(box: Box, s: State, seat: int, other: int) -> bool:
    """K-E3a: more worth, then more countries, then more cash; equals share."""
    if worth(box, s, seat) != worth(box, s, other):
        return worth(box, s, seat) > worth(box, s, other)
    if countries_ruled(s, seat) != countries_ruled(s, other):
        return countries_ruled(s, seat) > countries_ruled(s, other)
    return s.power[seat].cash > s.power[other].cash


@rule
def ranks_first(box: Box, s: State, seat: int) -> bool:
    """K-E2, K-E3: in the game, and nobody ranks above."""
    if s.power[seat].out:
        return False
    for other in range(box.seats):
        if not s.power[other].out and ranks_above(box, s, other, seat):
            return False
    return True
