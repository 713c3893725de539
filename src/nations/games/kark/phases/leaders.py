"""Leaders: where they may go and at what price, and what follows when they arrive."""

from __future__ import annotations

from typing import Annotated

from nations.compiling.layout import Layout, Row
from nations.compiling.room import room
from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.moves import MOVE, PLACE, PUT
from nations.games.kark.phases.war import capture, take_country
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    ARROWS,
    COUNTRIES,
    HALF,
    HALVES,
    LEADERS,
    NOTHING,
    POINTS,
    RESERVE,
    STEPS,
    TYPES,
    Box,
    Done,
    State,
    allow_points,
    belongs_to,
    beside,
    country_of,
    is_capital,
    over_arrow,
    power_at_turn,
    reserve_leader,
    reserve_types,
)
from nations.kernel.choices import WORD, allow_many, lowest

ALL_COUNTRIES = (1 << COUNTRIES) - 1


@rule
def price_of(box: Box, leader: int) -> int:
    """K-P1: the price of placing a leader, or of one step."""
    return box.step_price[box.leader_type[leader]]


@rule
def may_enter(box: Box, s: State, leader: int, point: int) -> bool:
    """K-L3, K-W1, K-W1a, K-W4a: a free point, or an opponent's capital held by another type."""
    other = s.occupant[point]
    if other == NOTHING:
        return True
    if belongs_to(other, s.at) or not is_capital(box, point):
        return False
    return box.leader_type[other % LEADERS] != box.leader_type[leader]


class Chart(Layout):
    """What is noted while leaders' ways are charted, as bits of points: what stops who comes; of
    the leader at hand, where it has not been looked for, what it reaches at all, with the last step
    and with the next one."""

    stops: Annotated[Row, HALVES, "i8"]
    left: Annotated[Row, HALVES, "i8"]
    reached: Annotated[Row, HALVES, "i8"]
    ends: Annotated[Row, HALVES, "i8"]
    onward: Annotated[Row, HALVES, "i8"]


@rule
def note_barriers(box: Box, s: State, chart: Chart) -> None:
    """K-L4, K-L5: a "?" and an opponent's agent stop who comes."""
    for half in range(HALVES):
        chart.stops[half] = box.questions[half]
    for seat in range(box.seats):
        agent = s.power[seat].agent
        if agent != NOTHING:
            chart.stops[agent // HALF] |= int(seat != s.at) << agent % HALF


@rule
def must_stop(s: State, chart: Chart, point: int) -> bool:
    """K-L4, K-L5, K-W4: a "?", an opponent's agent or a leader under attack ends the move."""
    return s.occupant[point] != NOTHING or chart.stops[point // HALF] >> point % HALF & 1 == 1


@rule
def chart_leader(box: Box, s: State, chart: Chart, leader: int, limit: int) -> None:
    """K-L2, K-L2a, K-L2b, K-L4a: the shortest legal way to every point within a limit.

    Whatever stands at the start does not hold the leader there. Round a ring a leader keeps its
    direction, and no point is visited twice: a shortest way does both by itself.
    """
    start, length, found = s.power[s.at].leader[leader], 0, 1
    for half in range(HALVES):
        chart.left[half] = -1
        chart.reached[half] = 0
        chart.onward[half] = box.next_to[start * HALVES + half]
    chart.left[start // HALF] &= ~(1 << start % HALF)
    while found and length < limit:
        length += 1
        found = 0
        for half in range(HALVES):
            chart.ends[half] = chart.onward[half] & chart.left[half]
            chart.left[half] &= ~chart.ends[half]
            chart.onward[half] = 0
            found |= chart.ends[half]
        for half in range(HALVES):
            note_ends(box, s, chart, leader, half, length)
    allow_points(s, MOVE + leader * POINTS, chart.reached[0], chart.reached[1])


@rule
def note_ends(box: Box, s: State, chart: Chart, leader: int, half: int, length: int) -> None:
    """K-L2, K-P1: a point that a way reaches can be chosen; the shortest way is paid. From there it
    leads on unless something stops it."""
    ends, stops = chart.ends[half], chart.stops[half]
    while ends:
        at = lowest(ends)
        ends &= ends - 1
        point = half * HALF + at
        held = s.occupant[point] != NOTHING
        if not held or may_enter(box, s, leader, point):
            s.steps[leader * POINTS + point] = length
            chart.reached[half] |= 1 << at
            leads_on = (stops >> at & 1 | int(held)) - 1
            for next_half in range(HALVES):
                ways = box.next_to[point * HALVES + next_half]
                chart.onward[next_half] |= ways & leads_on


@rule
def clear_steps(s: State) -> None:
    """Empties the chart."""
    for way in range(STEPS):
        s.steps[way] = 0


@rule
def chart_moves(box: Box, s: State) -> None:
    """K-P1, K-L2b: where each leader on the board can go for the money there is."""
    clear_steps(s)
    chart = room(Chart)
    left = who_can_pay(box, s)
    if left:
        note_barriers(box, s, chart)
    while left:
        leader = lowest(left)
        left &= left - 1
        chart_leader(box, s, chart, leader, power_at_turn(s).cash // price_of(box, leader))


@rule
def who_can_pay(box: Box, s: State) -> int:
    """K-P1: the leaders on the board (bits) for whom there is money for a step."""
    power, leaders = power_at_turn(s), 0
    for leader in range(LEADERS):
        able = (power.leader[leader] >= 0) & (power.cash >= price_of(box, leader))
        leaders |= int(able) << leader
    return leaders


@rule
def can_step(box: Box, s: State, leader: int) -> bool:
    """Whether a leader on the board has any legal step."""
    point = s.power[s.at].leader[leader]
    for way in (1, -1):
        if may_enter(box, s, leader, beside(box, point, way)):
            return True
    for nth in range(ARROWS):
        end = over_arrow(box, point, nth)
        if end != NOTHING and may_enter(box, s, leader, end):
            return True
    return False


@rule
def free_capitals(box: Box, s: State) -> int:
    """K-L1a: the countries in whose capital no leader sits, as bits."""
    ruled = 0
    for seat in range(box.seats):
        ruled |= s.power[seat].ruled
    return ALL_COUNTRIES & ~ruled


@rule
def cheapest_action(box: Box, s: State) -> int:
    """K-T5b: the lowest price of a legal step or of placing a leader; NOTHING if there is none.

    The cheapest leaders stand last, so that others need not be asked.
    """
    cheapest = NOTHING
    free = free_capitals(box, s) != 0
    for leader in range(LEADERS - 1, -1, -1):
        price = price_of(box, leader)
        if (cheapest == NOTHING or price < cheapest) and can_act(box, s, leader, free):
            cheapest = price
    return cheapest


@rule
def can_act(box: Box, s: State, leader: int, free: bool) -> bool:
    """K-T5: whether a leader has a legal step, or one in reserve a free capital."""
    place = power_at_turn(s).leader[leader]
    return free if place == RESERVE else place >= 0 and can_step(box, s, leader)


@rule
def object_to_placing(box: Box, s: State, move: int) -> int:
    """K-L1, K-L1a, K-P1: a leader in reserve, a capital without a leader, the money for it."""
    if move < PLACE or move >= PLACE + TYPES * COUNTRIES:
        return Rule.K_T4
    kind, country = (move - PLACE) // COUNTRIES, (move - PLACE) % COUNTRIES
    if not reserve_types(box, s, s.at) >> kind & 1:
        return Rule.K_L1b
    if not is_free(box, s, country):
        return Rule.K_L1a
    return Rule.NONE if can_pay(box, s, kind) else Rule.K_P1


@rule
def is_free(box: Box, s: State, country: int) -> bool:
    """K-L1a: whether no leader sits in the capital."""
    return s.occupant[box.capital[country]] == NOTHING


@rule
def can_pay(box: Box, s: State, kind: int) -> bool:
    """K-P1: whether there is money to place a leader of a type."""
    return power_at_turn(s).cash >= box.step_price[kind]


@rule
def note_placings(box: Box, s: State) -> None:
    """K-L1: every free capital for every type of leader in reserve that can be paid."""
    free, kinds, places = free_capitals(box, s), reserve_types(box, s, s.at), 0
    for kind in range(TYPES):
        placeable = kinds >> kind & int(can_pay(box, s, kind))
        places |= free * placeable << kind * COUNTRIES
    allow_many(s, PLACE, places)


@rule
def object_to_moving(box: Box, s: State, move: int) -> int:
    """K-L2 to K-L5, K-W1: a way that is legal and can be paid; `steps` holds them all."""
    if move < MOVE or move >= PUT:
        return Rule.K_T4
    leader, point = (move - MOVE) // POINTS, (move - MOVE) % POINTS
    if s.power[s.at].leader[leader] < 0:
        return Rule.K_L6
    if s.steps[move - MOVE] == 0:
        return Rule.K_L2 if may_enter(box, s, leader, point) else Rule.K_L3
    return Rule.NONE


@rule
def note_ways(s: State) -> None:
    """K-L2: every end of a way that the chart holds, of every leader on the board."""
    for leader in range(LEADERS):
        if s.power[s.at].leader[leader] >= 0:
            for first in range(leader * POINTS, (leader + 1) * POINTS, WORD):
                allow_many(s, MOVE + first, charted(s, first))


@rule
def charted(s: State, first: int) -> int:
    """A word of bits: the ends from a place of the chart on that are reached."""
    bits = 0
    for at in range(WORD):
        bits |= int(s.steps[first + at] != 0) << at
    return bits


@rule
def place_leader(box: Box, s: State, move: int) -> None:
    """K-T4, K-L1, K-L8: a leader of the reserve is paid for and rules the country at once."""
    kind, country = (move - PLACE) // COUNTRIES, (move - PLACE) % COUNTRIES
    leader = reserve_leader(box, s, s.at, kind)
    power_at_turn(s).cash -= box.step_price[kind]
    tell(s, What.LEADER_PLACED, Rule.K_L1, s.at, kind, country)
    seat_leader(box, s, leader, box.capital[country])
    do_action(s, Done.DONE)


@rule
def move_leader(box: Box, s: State, move: int) -> None:
    """K-T4, K-T5, K-P1, K-X1: one leader moves, every step of the shortest way paid."""
    leader, point = (move - MOVE) // POINTS, (move - MOVE) % POINTS
    power, kind = power_at_turn(s), box.leader_type[leader]
    price = s.steps[move - MOVE] * price_of(box, leader)
    power.cash -= price
    tell(s, What.LEADER_MOVED, Rule.K_T4, s.at, kind, power.leader[leader], point, price)
    do_action(s, Done.DONE)
    seat_leader(box, s, leader, point)


@rule
def do_action(s: State, how: int) -> None:
    """K-T4, K-E1i: the leader action of the turn is done or replaced; no row of skips goes on."""
    s.leader_done = how
    power_at_turn(s).stuck = 0


@rule
def seat_leader(box: Box, s: State, leader: int, point: int) -> None:
    """K-L7, K-L8, K-W2: the leader leaves where it was and sits there, whoever sat there before."""
    s.acted = 1
    clear_steps(s)
    lift_leader(box, s, s.at, leader)
    conquered = s.occupant[point] != NOTHING
    if conquered:
        capture(box, s, point)
    s.power[s.at].leader[leader] = point
    s.occupant[point] = s.at * LEADERS + leader
    if is_capital(box, point):
        take_country(box, s, country_of(point), conquered)


@rule
def lift_leader(box: Box, s: State, seat: int, leader: int) -> None:
    """K-L7: who leaves a capital gives the country up; it is free for anyone."""
    point = s.power[seat].leader[leader]
    if point >= 0:
        s.occupant[point] = NOTHING
        if is_capital(box, point):
            s.power[seat].ruled &= ~(1 << country_of(point))
            tell(s, What.COUNTRY_LEFT, Rule.K_L7, seat, country_of(point))


@rule
def has_leader_action(box: Box, s: State) -> bool:
    """K-T5, K-T5a: whether a leader action is legal and can be paid."""
    cheapest = cheapest_action(box, s)
    return cheapest != NOTHING and cheapest <= power_at_turn(s).cash
