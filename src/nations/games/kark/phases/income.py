"""Income: pairs of a derrick and a tanker, assigned so that they earn most."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.phases.bank import pay_out, tell_shortage
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    LEADERS,
    PORTS,
    Box,
    State,
    is_port,
)
from nations.kernel.choices import lowest


@rule
def collect(box: Box, s: State) -> None:
    """K-T2, K-T2a: the income of the position at this moment, once, without being asked."""
    due = income(box, s, s.at)
    earned = pay_out(box, s, due)
    tell(s, What.INCOME_COLLECTED, Rule.K_T2, s.at, earned)
    tell_shortage(s, due, earned)


@rule
def income(box: Box, s: State, seat: int) -> int:
    """K-I4, K-I6, K-X3: the most that tankers and derricks can earn together.

    A derrick's rate depends on its country alone, so the best assignment serves as many derricks
    of the highest rate as possible, then as many of the next as still fit. The most that earn at
    least some rate is a largest flow; the sum over the rates is the income.
    """
    ruled = s.power[seat].ruled
    own = ruled & box.ports
    pairs = loading(s, seat, own)
    total, rate = 0, 1
    while pairs and rate <= box.highest_rate:
        pairs = most_pairs(box, s, seat, rate, ruled, own)
        total += pairs
        rate += 1
    return total


@rule
def rate_of(box: Box, s: State, seat: int, country: int) -> int:
    """K-I2, K-I3: what a pair earns in a country that the seat rules; 0 elsewhere."""
    leader = s.occupant[box.capital[country]] - seat * LEADERS
    return box.rate[box.leader_type[leader]] if 0 <= leader < LEADERS else 0


@rule
def most_pairs(box: Box, s: State, seat: int, rate: int, ruled: int, own: int) -> int:
    """K-I1, K-I5: the most pairs that earn at least a rate; surplus earns nothing.

    The largest flow is the smallest cut: over every set of full ports among the own ones, the
    tankers in them and the derricks of countries that could still load elsewhere.
    """
    full, fewest = own, loading(s, seat, own)
    while full:
        full = (full - 1) & own
        fewest = min(fewest, cut(box, s, seat, rate, ruled, own, full))
    return fewest


@rule
def cut(box: Box, s: State, seat: int, rate: int, ruled: int, own: int, full: int) -> int:
    """The tankers in the full ports, and the derricks that can load in another port (K-N4: in none
    that the seat does not rule)."""
    pairs, left = loading(s, seat, full), ruled
    while left:
        country = lowest(left)
        left &= left - 1
        if rate_of(box, s, seat, country) >= rate and loads_in(box, s, country, own - full):
            pairs += box.derricks[country]
    return pairs


@rule
def loading(s: State, seat: int, ports: int) -> int:
    """K-I5, K-N4: the seat's tankers in some ports (bits)."""
    tankers = 0
    while ports:
        tankers += s.power[seat].tankers[PORTS + lowest(ports)]
        ports &= ports - 1
    return tankers


@rule
def loads_in(box: Box, s: State, country: int, ports: int) -> bool:
    """K-I4, K-I4a: whether a country's oil reaches one of some ports (bits).

    Coastal oil loads in its own port, inland oil over one pipeline, never over a chain of them.
    """
    if is_port(box, country):
        return ports >> country & 1 == 1
    for link in range(box.links):
        oil = s.laid[link] != 0 and box.link_inland[link] == country
        if oil and ports >> box.link_port[link] & 1:
            return True
    return False
