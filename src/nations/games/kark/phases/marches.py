"""Marches: where a leader can go by a way of a given length, as cards order."""

from __future__ import annotations

from nations.compiling.room import room
from nations.compiling.rules import rule
from nations.games.kark.moves import MOVE
from nations.games.kark.phases.leaders import (
    Chart,
    chart_leader,
    clear_steps,
    may_enter,
    must_stop,
    note_barriers,
    note_ways,
)
from nations.games.kark.state import (
    ANY,
    ARROWS,
    LEADERS,
    NOTHING,
    POINTS,
    STEPS,
    Box,
    State,
    beside,
    is_capital,
    over_arrow,
)
from nations.kernel.choices import allow, clear

OUT = 3 + ARROWS
"""How often a point of a way is left: clockwise, the other way, by arrows, and never again."""
TURNS = 3
"""How a point was reached: the other way round, by an arrow (or it is the start), clockwise."""


@rule
def chart_advance(box: Box, s: State) -> None:
    """K-D6: free ways of the card's length; every other rule of moving and attacking holds.

    If one step is enough, a point that any way reaches is reached by a shortest one.
    """
    chart = room(Chart)
    clear(s)
    clear_steps(s)
    note_barriers(box, s, chart)
    fewest, most = box.fewest[s.card], box.most[s.card]
    for leader in range(LEADERS):
        if obeys(box, s, leader):
            if fewest == 1 or box.first_version:
                chart_leader(box, s, chart, leader, most)
            else:
                chart_marches(box, s, chart, leader, fewest, most, False)
    if box.first_version:
        drop_shorter(s, fewest)
        clear(s)
        note_ways(s)


@rule
def chart_retreat(box: Box, s: State) -> None:
    """K-D7a: free ways of the card's length without any capital, and so without an attack."""
    chart = room(Chart)
    clear(s)
    clear_steps(s)
    note_barriers(box, s, chart)
    for leader in range(LEADERS):
        if obeys(box, s, leader):
            chart_marches(box, s, chart, leader, box.fewest[s.card], box.most[s.card], True)


@rule
def obeys(box: Box, s: State, leader: int) -> bool:
    """K-D2, K-D7a: an order is met by the type it names only, or by any, and on the board."""
    meant = box.card_leader[s.card]
    on_board = s.power[s.at].leader[leader] >= 0
    return on_board and (meant == ANY or box.leader_type[leader] == meant)


@rule
def drop_shorter(s: State, fewest: int) -> None:
    """As version 1 read K-D6: only points whose shortest way is long enough."""
    for at in range(STEPS):
        if s.steps[at] < fewest:
            s.steps[at] = 0


@rule
def chart_marches(
    box: Box, s: State, chart: Chart, leader: int, fewest: int, most: int, retreats: bool
) -> None:
    """K-D6, K-L2, K-L2a: every end that some legal way of so many steps reaches.

    `entry` holds the way that is being tried, a point for each step: how it was reached and how it
    is left next. No point is visited twice, and round a ring a leader keeps its direction.
    """
    length = 0
    s.entry[0] = on_way(s.power[s.at].leader[leader], 0)
    while length >= 0:
        tried = s.entry[length]
        if tried % OUT == OUT - 1 or length == most:
            s.entry[length] = 0
            length -= 1
            continue
        s.entry[length] += 1
        end = leave_point(box, tried)
        if end == NOTHING or is_on_way(s, end, length) or not may_enter(box, s, leader, end):
            continue
        if retreats and is_capital(box, end):
            continue
        if length + 1 >= fewest:
            note_steps(s, leader, end, length + 1)
        if not must_stop(s, chart, end):
            length += 1
            s.entry[length] = on_way(end, direction(tried))


@rule
def note_steps(s: State, leader: int, point: int, length: int) -> None:
    """K-L2, K-P1: a point that a way reaches can be chosen; the shortest way is paid."""
    way = leader * POINTS + point
    known = s.steps[way]
    if known == 0 or length < known:
        s.steps[way] = length
        allow(s, MOVE + way)


@rule
def on_way(point: int, turning: int) -> int:
    """A point of a way, to be left in its first direction next."""
    return (point * TURNS + turning + 1) * OUT


@rule
def leave_point(box: Box, tried: int) -> int:
    """K-L2: the next point; NOTHING where there is no way, or back."""
    way, point, turning = tried % OUT, tried // OUT // TURNS, tried // OUT % TURNS - 1
    if way >= 2:
        return over_arrow(box, point, way - 2)
    return NOTHING if turning == -direction(tried) else beside(box, point, direction(tried))


@rule
def direction(tried: int) -> int:
    """K-L2: the way round a ring in which a point is left next; 0 over an arrow."""
    way = tried % OUT
    return 0 if way >= 2 else 1 - 2 * way


@rule
def is_on_way(s: State, point: int, length: int) -> bool:
    """K-L2a: whether the way has been at a point."""
    for at in range(length + 1):
        if s.entry[at] // OUT // TURNS == point:
            return True
    return False
