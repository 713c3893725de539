"""Leaders: where they may go and at what price, and what follows when they arrive."""

from __future__ import annotations

from typing import Annotated

from nations.compiling.layout import Layout, Row, i32
from nations.compiling.rules import room, rule, tell
from nations.games.kark.events import What
from nations.games.kark.moves import MOVE, PLACE, PUT
from nations.games.kark.phases.war import capture, take_country
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    ARROWS,
    COUNTRIES,
    LEADERS,
    NOTHING,
    POINT_WORDS,
    POINTS,
    RESERVE,
    STEPS,
    TYPES,
    Box,
    Done,
    State,
    belongs_to,
    beside,
    country_of,
    is_capital,
    over_arrow,
    power_at_turn,
    reserve_leader,
    reserve_types,
)
from nations.kernel.choices import WORD, allow, allow_many, lowest

STOP, HELD = 1, 2
"""What stands at a point: a "?" or an opponent's agent; a leader."""
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
    """What is noted while leaders' ways are charted: what stands at each point (0, STOP, HELD or
    both); the points to which arrows led, if a leader may go on from there, as they were found."""

    barrier: Annotated[Row, POINTS, "i1"]
    crossed: i32
    crossing: Annotated[Row, POINTS, "i1"]


@rule
def note_barriers(box: Box, s: State, chart: Chart) -> None:
    """K-L3, K-L4, K-L5: a "?" and an opponent's agent stop who comes; a leader holds its point."""
    for point in range(POINTS):
        chart.barrier[point] = box.question[point] | int(s.occupant[point] != NOTHING) << 1
    for seat in range(box.seats):
        agent = s.power[seat].agent
        if agent != NOTHING:
            chart.barrier[agent] |= int(seat != s.at)


@rule
def must_stop(chart: Chart, point: int) -> bool:
    """K-L4, K-L5, K-W4: a "?", an opponent's agent or a leader under attack ends the move."""
    return chart.barrier[point] != 0


@rule
def is_closed(box: Box, s: State, chart: Chart, leader: int, point: int) -> bool:
    """K-L3: whether somebody stands there whom the leader may not attack."""
    return chart.barrier[point] >= HELD and not may_enter(box, s, leader, point)


@rule
def chart_leader(box: Box, s: State, chart: Chart, leader: int, limit: int) -> None:
    """K-L2, K-L2a, K-L2b, K-L4a: the shortest legal way to every point within a limit.

    Whatever stands at the start does not hold the leader there.

    Round a ring a leader keeps its direction; a crossing makes it free again. So from the start,
    and from wherever an arrow leads, the chart runs both ways round the ring, and on by another
    arrow (`entry` has the length of the way to those points while it is made). A shortest way never
    visits a point twice.
    """
    start, length, used = s.power[s.at].leader[leader], 1, 0
    chart.crossed = 0
    follow_arrows(box, s, chart, leader, start, 1, limit)
    run_round(box, s, chart, leader, start, 0, limit)
    while used < chart.crossed:
        for at in range(chart.crossed):
            point = chart.crossing[at]
            if s.entry[point] == length:
                used += 1
                if over_arrow(box, point, 1) != NOTHING:
                    follow_arrows(box, s, chart, leader, point, length + 1, limit)
                run_round(box, s, chart, leader, point, length, limit)
        length += 1
    for at in range(chart.crossed):
        s.entry[chart.crossing[at]] = 0


@rule
def run_round(
    box: Box, s: State, chart: Chart, leader: int, start: int, length: int, limit: int
) -> None:
    """K-L2: both ways round the ring from a point that was reached in some steps."""
    for way in (1, -1):
        point = start
        for step in range(1, min(box.ring[country_of(start)], limit - length + 1)):
            point = beside(box, point, way)
            if is_closed(box, s, chart, leader, point):
                break
            note_steps(s, leader, point, length + step)
            if must_stop(chart, point):
                break
            if length + step < limit:
                follow_arrows(box, s, chart, leader, point, length + step + 1, limit)


@rule
def follow_arrows(
    box: Box, s: State, chart: Chart, leader: int, point: int, length: int, limit: int
) -> None:
    """K-C4, K-L2: an arrow is one step to a neighbour's ring, from where the way may go on."""
    for nth in range(ARROWS):
        end = over_arrow(box, point, nth)
        if end == NOTHING:
            return
        if not is_closed(box, s, chart, leader, end):
            note_steps(s, leader, end, length)
            if length < limit and not must_stop(chart, end):
                note_crossing(s, chart, end, length)


@rule
def note_crossing(s: State, chart: Chart, point: int, length: int) -> None:
    """Notes a point behind an arrow, with the shortest way to it."""
    if s.entry[point] == 0:
        chart.crossing[chart.crossed] = point
        chart.crossed += 1
        s.entry[point] = length
    elif length < s.entry[point]:
        s.entry[point] = length


@rule
def note_steps(s: State, leader: int, point: int, length: int) -> None:
    """K-L2, K-P1: a point that a way reaches can be chosen; the shortest way is paid."""
    way = leader * POINTS + point
    known = s.steps[way]
    if known == 0 or length < known:
        s.steps[way] = length
        allow(s, MOVE + way)


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
    note_barriers(box, s, chart)
    left = who_can_pay(box, s)
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
        if kinds >> kind & 1 and can_pay(box, s, kind):
            places |= free << kind * COUNTRIES
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
            for word in range(POINT_WORDS):
                first = leader * POINTS + word * WORD
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
