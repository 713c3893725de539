"""Income: pairs of a derrick and a tanker, assigned so that they earn most."""

from __future__ import annotations

from nations.games.game_of_nations.events import What
from nations.games.game_of_nations.phases.bank import pay_out, tell_shortage
from nations.games.game_of_nations.rule_ids import Rule
from nations.games.game_of_nations.state import (
    COUNTRIES,
    LEADERS,
    PORTS,
    Box,
    State,
    is_port,
    ruler,
)
from nations.record import rule, tell

EVERYWHERE = (1 << COUNTRIES) - 1


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
    total = 0
    own = own_ports(box, s, seat)
    tankers = cut(box, s, seat, 1, EVERYWHERE) if own else 0
    if tankers:
        for rate in range(1, box.highest_rate + 1):
            total += most_pairs(box, s, seat, rate, own, tankers)
    return total


@rule
def rate_of(box: Box, s: State, seat: int, country: int) -> int:
    """K-I2, K-I3: what a pair earns in a country that the seat rules; 0 elsewhere."""
    leader = s.occupant[box.capital[country]]
    if leader // LEADERS != seat:
        return 0
    return box.rate[box.leader_type[leader % LEADERS]]


@rule
def most_pairs(box: Box, s: State, seat: int, rate: int, own: int, tankers: int) -> int:
    """K-I1, K-I5: the most pairs that earn at least a rate; surplus earns nothing.

    The largest flow is the smallest cut: over every set of full ports (ports of others count as
    full), the tankers in them and the derricks of countries that could still load elsewhere. With
    all ports full that is all tankers, whatever the rate.
    """
    full, fewest = own, tankers
    while full:
        full = (full - 1) & own
        fewest = min(fewest, cut(box, s, seat, rate, EVERYWHERE - own + full))
    return fewest


@rule
def own_ports(box: Box, s: State, seat: int) -> int:
    """The port countries that a seat rules, as bits."""
    ports = 0
    for country in range(COUNTRIES):
        if is_port(box, country) and ruler(box, s, country) == seat:
            ports |= 1 << country
    return ports


@rule
def cut(box: Box, s: State, seat: int, rate: int, full: int) -> int:
    """The tankers in the full ports, and the derricks that can load in another port."""
    pairs = 0
    for country in range(COUNTRIES):
        if full >> country & 1:
            pairs += loading(box, s, seat, country)
        if rate_of(box, s, seat, country) >= rate and loads_outside(box, s, seat, country, full):
            pairs += box.derricks[country]
    return pairs


@rule
def loading(box: Box, s: State, seat: int, country: int) -> int:
    """K-I5, K-N4: the seat's tankers in a port that it rules; no others earn, none at sea."""
    if ruler(box, s, country) != seat:
        return 0
    return s.power[seat].tankers[PORTS + country]


@rule
def loads_outside(box: Box, s: State, seat: int, country: int, full: int) -> bool:
    """K-I4, K-I4a: whether a country's oil reaches a port that is not among the full ones.

    Coastal oil loads in its own port, inland oil over one pipeline, never over a chain of them.
    """
    if is_port(box, country):
        return full >> country & 1 == 0
    for link in range(box.links):
        if s.laid[link] and box.link_inland[link] == country:
            port = box.link_port[link]
            if ruler(box, s, port) == seat and full >> port & 1 == 0:
                return True
    return False
