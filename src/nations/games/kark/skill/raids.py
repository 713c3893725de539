"""Raids: which capitals a power can take in its next turn, at what price, and what for."""

from __future__ import annotations

from nations.compiling.rules import rule
from nations.games.kark.phases.income import most_pairs, rate_of
from nations.games.kark.phases.leaders import price_of
from nations.games.kark.skill.mind import Mind
from nations.games.kark.state import (
    COUNTRIES,
    LEADERS,
    NOTHING,
    POINTS,
    PORTS,
    SEATS,
    WAYS,
    Box,
    Done,
    Phase,
    State,
    country_of,
    is_capital,
)
from nations.kernel.choices import lowest

MARGIN = 4
"""Millions: a raid that is dearer than the budget by no more than this is near."""
TANKER, LEADER, PRICE = 0.8, 1.5, 0.2
"""What a tanker won, a leader lost and a million paid count for, in millions of income."""

FOR_ALL = 1 << SEATS
DUTY = 2
"""What moving or placing a leader costs a turn, as a rule."""


@rule
def note_raids(box: Box, s: State, m: Mind) -> None:
    """The best that each power could take, and could lose, by one raid."""
    for seat in range(box.seats):
        m.hope[seat] = m.hope_near[seat] = m.hope_all[seat] = 0.0
        m.ruins[seat] = 0.0
        m.danger[seat] = m.danger_near[seat] = 0.0
        m.income[seat] = 0 if s.power[seat].out else earns(box, s, seat)
        m.budget[seat] = budget_of(s, m, seat)
    note_walls(box, s, m)
    for country in range(COUNTRIES):
        held = s.occupant[box.capital[country]]
        if held != NOTHING:
            for seat in range(box.seats):
                if seat != held // LEADERS and not s.power[seat].out:
                    note_raid(box, s, m, seat, country)


@rule
def budget_of(s: State, m: Mind, seat: int) -> int:
    """The money for the next leader action: the income comes before it, unless it came already."""
    cash = s.power[seat].cash
    due = s.at == seat and s.leader_done == Done.OPEN and s.phase >= Phase.AGENT
    return cash if due else cash + m.income[seat]


@rule
def note_raid(box: Box, s: State, m: Mind, seat: int, country: int) -> None:
    """Whether a power can take a capital with its money, and what for."""
    budget = m.budget[seat]
    leader = cheapest_raider(box, s, m, seat, country, budget + MARGIN)
    if leader == NOTHING:
        return
    price = m.steps[s.power[seat].leader[leader]] * price_of(box, leader)
    victim = s.occupant[box.capital[country]] // LEADERS
    gain = raid_gain(box, s, m, seat, leader, country) - PRICE * price
    if price <= budget:
        m.hope[seat] = max(m.hope[seat], gain)
        m.danger[victim] = max(m.danger[victim], gain)
        m.hope_all[seat] += gain
        m.ruins[seat] = max(m.ruins[seat], ruin_of(s, m, victim))
    m.hope_near[seat] = max(m.hope_near[seat], gain)
    m.danger_near[victim] = max(m.danger_near[victim], gain)


@rule
def cheapest_raider(box: Box, s: State, m: Mind, seat: int, country: int, most: int) -> int:
    """The leader that reaches a capital at the lowest price, or NOTHING within the money."""
    m.reach = farthest(box, s, seat, country, most)
    return walk_back(box, s, m, seat, country, most) if m.reach else NOTHING


@rule
def farthest(box: Box, s: State, seat: int, country: int, most: int) -> int:
    """The longest way that a raider could pay, of those that reach the capital for that money if
    nothing is in the way."""
    held, power, reach = s.occupant[box.capital[country]], s.power[seat], 0
    for leader in range(LEADERS):
        start = power.leader[leader]
        if start >= 0 and box.leader_type[leader] != box.leader_type[held % LEADERS]:
            steps = most // price_of(box, leader)
            if steps > reach and box.to_capital[country * POINTS + start] <= steps:
                reach = steps
    return reach


@rule
def walk_back(box: Box, s: State, m: Mind, seat: int, country: int, most: int) -> int:
    """Goes from a capital back to a power's leaders: the one that comes cheapest, or NOTHING.

    `steps` has the length of its way. What stops a leader (K-L3, K-L4, K-L5) may be where it
    starts, but not on its way.
    """
    steps, queue, walls, ways, occupant = m.steps, m.queue, m.walls, box.way, s.occupant
    for at in range(m.walked):
        steps[queue[at]] = 0
    target, others = box.capital[country], ~(1 << seat)
    queue[0], m.walked = target, 1
    first, best, lowest = 0, NOTHING, most + 1
    while first < m.walked:
        point = queue[first]
        first += 1
        length = steps[point] + 1
        if length > m.reach:
            break
        if point != target and walls[point] & others:
            continue
        for way in range(point * WAYS, point * WAYS + WAYS):
            other = ways[way]
            if other == NOTHING:
                break
            if steps[other] or other == target:
                continue
            steps[other] = length
            queue[m.walked] = other
            m.walked += 1
            if occupant[other] != NOTHING and can_attack(box, s, seat, other, target):
                leader = occupant[other] % LEADERS
                if length * price_of(box, leader) < lowest:
                    best, lowest = leader, length * price_of(box, leader)
                    m.reach = farthest(box, s, seat, country, lowest - 1)
    return best


@rule
def can_attack(box: Box, s: State, seat: int, start: int, target: int) -> bool:
    """K-W1: whether a power has a leader at the start, of another type than the one it attacks."""
    leader = s.occupant[start]
    if leader == NOTHING or leader // LEADERS != seat:
        return False
    return box.leader_type[leader % LEADERS] != box.leader_type[s.occupant[target] % LEADERS]


@rule
def note_walls(box: Box, s: State, m: Mind) -> None:
    """K-L3, K-L4, K-L5: what stops leaders at each point: anyone's, or all but the agent's own."""
    walls, occupant, question = m.walls, s.occupant, box.question
    for point in range(POINTS):
        walls[point] = FOR_ALL if question[point] or occupant[point] != NOTHING else 0
    for seat in range(box.seats):
        if s.power[seat].agent != NOTHING:
            m.walls[s.power[seat].agent] |= 1 << seat


@rule
def earns(box: Box, s: State, seat: int) -> int:
    """The income, as the rule has it: where no pipeline joins a port to an own country, its tankers
    have their own derricks alone."""
    ruled, total = s.power[seat].ruled, 0
    joined = joined_countries(box, s, ruled)
    alone = ruled & box.ports & ~joined
    while alone:
        port = lowest(alone)
        alone &= alone - 1
        pairs = min(s.power[seat].tankers[PORTS + port], box.derricks[port])
        if pairs:
            total += pairs * rate_of(box, s, seat, port)
    return total + joined_income(box, s, seat, joined) if joined else total


@rule
def joined_countries(box: Box, s: State, ruled: int) -> int:
    """Those of some countries that a pipeline joins, as bits."""
    joined = 0
    for link in range(box.links):
        if s.laid[link]:
            ends = 1 << box.link_port[link] | 1 << box.link_inland[link]
            if ruled & ends == ends:
                joined |= ends
    return joined


@rule
def joined_income(box: Box, s: State, seat: int, joined: int) -> int:
    """The income of countries that pipelines join."""
    total, rate, pairs = 0, 1, 1
    while pairs and rate <= box.highest_rate:
        pairs = most_pairs(box, s, seat, rate, joined, joined & box.ports)
        total += pairs
        rate += 1
    return total


@rule
def raid_gain(box: Box, s: State, m: Mind, seat: int, leader: int, country: int) -> float:
    """What a raid changes for both: incomes, tankers, a leader. The table is left as it was."""
    capital, place = box.capital[country], PORTS + country
    held, start = s.occupant[capital], s.power[seat].leader[leader]
    victim = held // LEADERS
    moved = 1 << country | int(is_capital(box, start)) << country_of(start)
    s.occupant[capital] = seat * LEADERS + leader
    s.power[seat].ruled ^= moved
    s.power[victim].ruled ^= 1 << country
    if is_capital(box, start):
        s.occupant[start] = NOTHING
    won = s.power[victim].tankers[place]
    s.power[seat].tankers[place] += won
    more = earns(box, s, seat) - m.income[seat]
    m.left = earns(box, s, victim)
    less = m.income[victim] - m.left
    s.power[seat].tankers[place] -= won
    s.occupant[capital] = held
    s.power[seat].ruled ^= moved
    s.power[victim].ruled ^= 1 << country
    if is_capital(box, start):
        s.occupant[start] = seat * LEADERS + leader
    return more + less + TANKER * won + LEADER


@rule
def ruin_of(s: State, m: Mind, victim: int) -> float:
    """How near to ruin the raid just reckoned leaves its victim: what it earns, what it has."""
    return max(0, DUTY - m.left) / (DUTY + s.power[victim].cash)
