"""Raids: which capitals a power can take in its next turn, at what price, and what for."""

from __future__ import annotations

from nations.games.game_of_nations.phases.income import income, rate_of
from nations.games.game_of_nations.phases.leaders import price_of
from nations.games.game_of_nations.skill.mind import Mind
from nations.games.game_of_nations.state import (
    ARROWS,
    COUNTRIES,
    LEADERS,
    NOTHING,
    POINTS,
    PORTS,
    SEATS,
    Box,
    Done,
    Phase,
    State,
    beside,
    is_capital,
    is_port,
    is_question,
    over_arrow,
    ruler,
)
from nations.record import rule

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
    """Whether a power can take a capital, and what for."""
    budget = budget_of(s, m, seat)
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
    defender = box.leader_type[s.occupant[box.capital[country]] % LEADERS]
    power, m.reach = s.power[seat], 0
    for leader in range(LEADERS):
        if power.leader[leader] >= 0 and box.leader_type[leader] != defender:
            m.reach = max(m.reach, most // price_of(box, leader))
    if m.reach == 0:
        return NOTHING
    return walk_back(box, s, m, seat, box.capital[country], most)


@rule
def walk_back(box: Box, s: State, m: Mind, seat: int, target: int, most: int) -> int:
    """Goes from a target back to a power's leaders: the one that comes cheapest, or NOTHING.

    `steps` has the length of its way. What stops a leader (K-L3, K-L4, K-L5) may be where it
    starts, but not on its way.
    """
    for at in range(m.walked):
        m.steps[m.queue[at]] = 0
    m.queue[0], m.walked = target, 1
    first, best, lowest = 0, NOTHING, most + 1
    while first < m.walked:
        point = m.queue[first]
        first += 1
        length = m.steps[point] + 1
        if length > m.reach or length >= lowest:
            break
        if point != target and stops(m, seat, point):
            continue
        for way in range(2 + ARROWS):
            other = over_arrow(box, point, way - 2) if way >= 2 else beside(box, point, 1 - 2 * way)
            if other == NOTHING:
                break
            if other == target or m.steps[other]:
                continue
            m.steps[other] = length
            m.queue[m.walked] = other
            m.walked += 1
            if can_attack(box, s, seat, other, target):
                leader = s.occupant[other] % LEADERS
                if length * price_of(box, leader) < lowest:
                    best, lowest = leader, length * price_of(box, leader)
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
    for point in range(POINTS):
        barred = s.occupant[point] != NOTHING or is_question(box, point)
        m.walls[point] = FOR_ALL if barred else 0
    for seat in range(box.seats):
        if s.power[seat].agent != NOTHING:
            m.walls[s.power[seat].agent] |= 1 << seat


@rule
def stops(m: Mind, seat: int, point: int) -> bool:
    """Whether a power's leader cannot go past a point."""
    return m.walls[point] & ~(1 << seat) != 0


@rule
def earns(box: Box, s: State, seat: int) -> int:
    """The income, as the rule has it; quick where no pipeline joins two of the seat's countries."""
    for link in range(box.links):
        if s.laid[link]:
            port, inland = ruler(box, s, box.link_port[link]), ruler(box, s, box.link_inland[link])
            if port == seat and inland == seat:
                return income(box, s, seat)
    total = 0
    for country in range(COUNTRIES):
        if is_port(box, country):
            pairs = min(s.power[seat].tankers[PORTS + country], box.derricks[country])
            total += pairs * rate_of(box, s, seat, country)
    return total


@rule
def raid_gain(box: Box, s: State, m: Mind, seat: int, leader: int, country: int) -> float:
    """What a raid changes for both: incomes, tankers, a leader. The table is left as it was."""
    capital, place = box.capital[country], PORTS + country
    held, start = s.occupant[capital], s.power[seat].leader[leader]
    victim = held // LEADERS
    s.occupant[capital] = seat * LEADERS + leader
    if is_capital(box, start):
        s.occupant[start] = NOTHING
    won = s.power[victim].tankers[place]
    s.power[seat].tankers[place] += won
    more = earns(box, s, seat) - m.income[seat]
    m.left = earns(box, s, victim)
    less = m.income[victim] - m.left
    s.power[seat].tankers[place] -= won
    s.occupant[capital] = held
    if is_capital(box, start):
        s.occupant[start] = seat * LEADERS + leader
    return more + less + TANKER * won + LEADER


@rule
def ruin_of(s: State, m: Mind, victim: int) -> float:
    """How near to ruin the raid just reckoned leaves its victim: what it earns, what it has."""
    return max(0, DUTY - m.left) / (DUTY + s.power[victim].cash)
