"""War: what happens to a captured leader, and to what lies in the port."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    GONE,
    LEADERS,
    NOTHING,
    PORTS,
    RESERVE,
    Box,
    State,
    country_of,
)


@rule
def capture(box: Box, s: State, point: int) -> None:
    """K-W2, K-W2a, K-X2: the victim leaves the board, for good or back to its reserve."""
    victim = s.occupant[point]
    seat, leader = victim // LEADERS, victim % LEADERS
    s.occupant[point] = NOTHING
    s.power[seat].ruled &= ~(1 << country_of(point))
    s.power[seat].leader[leader] = RESERVE if box.captured_return else GONE
    tell(s, What.LEADER_CAPTURED, Rule.K_W2, seat, box.leader_type[leader], country_of(point))


@rule
def take_country(box: Box, s: State, country: int, conquered: bool) -> None:
    """K-L8, K-W3, K-Q2a: the new ruler has the country, its pipelines and what lies in its port.

    Tankers at sea are safe (K-N5).
    """
    tell(s, What.COUNTRY_TAKEN, Rule.K_L8, s.at, country)
    s.power[s.at].ruled |= 1 << country
    place = PORTS + country
    taken = s.nobodys[place]
    s.nobodys[place] = 0
    for seat in range(box.seats):
        if seat != s.at and (conquered or not box.owner_keeps):
            taken += s.power[seat].tankers[place]
            s.power[seat].tankers[place] = 0
    s.power[s.at].tankers[place] += taken
    if taken:
        by = Rule.K_W3a if conquered else Rule.K_N4a
        tell(s, What.TANKERS_TAKEN, by, s.at, place, taken)
