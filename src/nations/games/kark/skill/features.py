"""How each power stands, in numbers: what it has, what it can make of it, what threatens it."""

from __future__ import annotations

from nations.compiling.rules import rule
from nations.games.kark.phases.income import rate_of
from nations.games.kark.phases.leaders import free_capitals, price_of
from nations.games.kark.skill.mind import FEATURES, Feature, Mind
from nations.games.kark.skill.raids import note_raids
from nations.games.kark.state import (
    COUNTRIES,
    GONE,
    HALVES,
    HAND,
    LEADERS,
    NOTHING,
    PLACES,
    PORTS,
    RESERVE,
    Box,
    Phase,
    State,
    country_of,
    is_capital,
    is_port,
    ruler,
)

MOST_WAITING = 8
SCORED = 3
"""K-E3: what a tanker, and a million of income, count in the ranking."""


@rule
def note_features(box: Box, s: State, m: Mind) -> None:
    """Every feature of every power that is in the game."""
    for at in range(len(m.x)):
        m.x[at] = 0.0
    note_raids(box, s, m)
    for seat in range(box.seats):
        if not s.power[seat].out:
            note_money(box, s, m, seat)
            note_leaders(box, s, m, seat)
            note_oil(box, s, m, seat)
            note_war(m, seat)
            note_agent(box, s, m, seat)
    if s.at != NOTHING:
        note_turn(s, m)


@rule
def note_money(box: Box, s: State, m: Mind, seat: int) -> None:
    """Cash, income, tankers, the danger of ruin, and the ranking when the end is near."""
    power, x = s.power[seat], seat * FEATURES
    income, cash, tankers, idle = m.income[seat], power.cash, 0, 0
    for place in range(PLACES):
        lying = power.tankers[place]
        if lying:
            tankers += lying
            if place < PORTS or place == HAND or ruler(box, s, place - PORTS) != seat:
                idle += lying
    if not power.started:
        idle -= power.tankers[HAND]
        m.x[x + Feature.NOT_STARTED] = 1.0
    m.x[x + Feature.HERE] = 1.0
    m.x[x + Feature.CASH] = 0.1 * cash
    m.x[x + Feature.CASH_LOW] = cash / (cash + 4)
    m.x[x + Feature.INCOME] = 0.2 * income
    m.x[x + Feature.INCOME_LOW] = income / (income + 3)
    m.x[x + Feature.TANKERS] = 0.3 * tankers
    m.x[x + Feature.IDLE] = 0.3 * idle
    if income == 0:
        m.x[x + Feature.RUIN] = 4 / (4 + cash + box.tanker_resale * tankers)
    if box.round_limit:
        score = cash + SCORED * tankers + SCORED * income
        m.x[x + Feature.SCORE_SOON] = 0.1 * score / (1 + box.round_limit - s.rounds)


@rule
def note_leaders(box: Box, s: State, m: Mind, seat: int) -> None:
    """Leaders left, those in reserve and in capitals, and what the duty to move will cost."""
    power, x = s.power[seat], seat * FEATURES
    left, reserve, capitals, walker, duty = 0, 0, 0, 0, 0
    free = free_capitals(box, s) != 0
    for leader in range(LEADERS):
        point, price = power.leader[leader], price_of(box, leader)
        if point != GONE:
            left += 1
        if point == RESERVE:
            reserve += 1
        elif point >= 0 and is_capital(box, point):
            capitals += 1
        elif point >= 0:
            walker = price if walker == 0 else min(walker, price)
        if point >= 0 or (point == RESERVE and free):
            duty = price if duty == 0 else min(duty, price)
    m.x[x + Feature.LEADERS] = 0.3 * left
    m.x[x + Feature.FEW_LEADERS] = 1 / (1 + left)
    m.x[x + Feature.SHORT] = max(0, duty - m.income[seat]) / (2 + power.cash)
    m.x[x + Feature.RESERVE] = 0.3 * reserve
    m.x[x + Feature.CAPITALS] = 0.3 * capitals
    m.x[x + Feature.WALKER] = 0.5 * walker
    if walker == 0 and not (reserve and free):
        m.x[x + Feature.STUCK] = 1.0


@rule
def note_oil(box: Box, s: State, m: Mind, seat: int) -> None:
    """Derricks that wait for a tanker, and inland ones that wait for a pipeline."""
    possible, pipeable = 0, 0
    for country in range(COUNTRIES):
        rate = rate_of(box, s, seat, country)
        if rate and is_port(box, country):
            possible += rate * box.derricks[country]
        elif rate:
            way = way_out(box, s, seat, country)
            if way == 2:
                possible += rate * box.derricks[country]
            elif way == 1:
                pipeable += rate * box.derricks[country]
    x, waiting = seat * FEATURES, possible - m.income[seat]
    if waiting and s.stock and s.power[seat].cash + m.income[seat] >= box.tanker_price:
        m.x[x + Feature.BUYABLE] = 1.0
    m.x[x + Feature.WAITING] = 0.2 * min(waiting, MOST_WAITING)
    m.x[x + Feature.PIPEABLE] = 0.2 * min(pipeable, MOST_WAITING)


@rule
def way_out(box: Box, s: State, seat: int, country: int) -> int:
    """2 if a pipeline joins an inland country with an own port, 1 if one could be laid, or 0."""
    best = 0
    for link in range(box.links):
        if box.link_inland[link] == country and ruler(box, s, box.link_port[link]) == seat:
            best = max(best, 2 if s.laid[link] else 1)
    return best


@rule
def note_war(m: Mind, seat: int) -> None:
    """What a raid could bring, and cost."""
    x = seat * FEATURES
    m.x[x + Feature.HOPE] = 0.1 * m.hope[seat]
    m.x[x + Feature.HOPE_NEAR] = 0.1 * m.hope_near[seat]
    m.x[x + Feature.HOPE_ALL] = 0.1 * m.hope_all[seat]
    m.x[x + Feature.RUINS] = m.ruins[seat]
    m.x[x + Feature.DANGER] = 0.1 * m.danger[seat]
    m.x[x + Feature.DANGER_NEAR] = 0.1 * m.danger_near[seat]


@rule
def note_agent(box: Box, s: State, m: Mind, seat: int) -> None:
    """Whose country the agent is in, where it stands in the way, and whether it can reach a "?"."""
    agent, x = s.power[seat].agent, seat * FEATURES
    if agent == NOTHING:
        return
    host = ruler(box, s, country_of(agent))
    if host != NOTHING:
        m.x[x + (Feature.AGENT_HOME if host == seat else Feature.AGENT_ABROAD)] = 1.0
    for half in range(HALVES):
        if box.agent_ends[agent * HALVES + half] & box.questions[half]:
            m.x[x + Feature.AGENT_CARD] = 1.0


@rule
def note_turn(s: State, m: Mind) -> None:
    """What is open in the turn of who is at turn."""
    x = s.at * FEATURES
    m.x[x + Feature.TANKER_OPEN] = 0.0 if s.tanker_done else 1.0
    m.x[x + Feature.PIPELINE_OPEN] = 0.0 if s.pipeline_done else 1.0
    m.x[x + Feature.ADVANCING] = 1.0 if s.phase == Phase.ADVANCING else 0.0
    m.x[x + Feature.CARD_DUE] = 1.0 if s.phase == Phase.CARD else 0.0
    m.x[x + Feature.COUP] = 1.0 if s.phase == Phase.COUP else 0.0
    m.x[x + Feature.LOSING] = 1.0 if s.phase == Phase.LOSING else 0.0
    m.x[x + Feature.WITHDRAWING] = 0.0
    if s.phase == Phase.WITHDRAWING or s.phase == Phase.RETREATING:
        m.x[x + Feature.WITHDRAWING] = 1.0
