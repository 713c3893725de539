"""Planted wrong rules of the Game of Nations: the second reader must notice every one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nations.games.kark import agent_walks, game
from nations.games.kark.moves import PLACE
from nations.games.kark.phases import (
    elimination,
    flow,
    incidents,
    income,
    leaders,
    pipelines,
    tankers,
    turn,
)
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    COUNTRIES,
    HALF,
    HALVES,
    HAND,
    LEADERS,
    NOTHING,
    PLACES,
    PORTS,
    TYPES,
    WAYS,
    Box,
    Done,
    Phase,
    State,
    beside,
    is_capital,
    is_port,
    over_arrow,
    power_at_turn,
    reserve_leader,
    ruler,
)
from second_reader.dice_agreement import Disagreement
from second_reader.kark_agreement import compare_game

GAMES = 200


def kings_attack_kings(box: Box, s: State, leader: int, point: int) -> bool:
    """Against K-W1: the same type may be attacked."""
    other = s.occupant[point]
    return other == NOTHING or (other // LEADERS != s.at and is_capital(box, point))


def own_leaders_are_passed(box: Box, s: State, leader: int, point: int) -> bool:
    """Against K-L3: an own leader's point is entered."""
    other = s.occupant[point]
    return other == NOTHING or other // LEADERS == s.at


def agents_stop_nobody(box: Box, s: State, chart: leaders.Chart) -> None:
    """Against K-L4: leaders go past opponents' agents."""
    for half in range(HALVES):
        chart.stops[half] = box.questions[half]


def questions_stop_nobody(box: Box, s: State, chart: leaders.Chart) -> None:
    """Against K-L5: leaders go on over a "?"."""
    for half in range(HALVES):
        chart.stops[half] = 0
    for seat in range(box.seats):
        agent = s.power[seat].agent
        if agent != NOTHING and seat != s.at:
            chart.stops[agent // HALF] |= 1 << agent % HALF


def every_step_costs_one(box: Box, leader: int) -> int:
    """Against K-P1: kings move as cheaply as guerrilla leaders."""
    return 1


note_ends = leaders.note_ends


def detours_are_charged(
    box: Box, s: State, chart: leaders.Chart, leader: int, half: int, length: int
) -> None:
    """Against K-L2b: more is charged than the shortest way."""
    note_ends(box, s, chart, leader, half, length + 1)


def tankers_stay_with_their_owner(box: Box, s: State, country: int, conquered: bool) -> None:
    """Against K-W3: a conquest brings no tankers."""


def agents_return(box: Box, start: int, ways: int) -> int:
    """Against K-G2a: an agent may come back to where it was."""
    point = start
    for step in range(agent_walks.AGENT_STEPS):
        way = ways // WAYS**step % WAYS
        ahead = way < 2
        point = beside(box, point, 1 - 2 * way) if ahead else over_arrow(box, point, way - 2)
        if point == NOTHING:
            return NOTHING
    return point


def kings_earn_one(box: Box, s: State, seat: int, country: int) -> int:
    """Against K-I2: every pair earns one million."""
    return int(ruler(box, s, country) == seat)


def pipelines_are_not_needed(box: Box, s: State, country: int, ports: int) -> bool:
    """Against K-I4: inland oil reaches any own port."""
    return bool(ports >> country & 1) if is_port(box, country) else ports > 0


def nobody_collects(box: Box, s: State) -> None:
    """Against K-T2: no income."""


def the_canal_is_free(box: Box, s: State) -> int:
    """Against K-N3: everybody changes the sea at any time."""
    return Rule.NONE


def every_port_is_open(box: Box, s: State, place: int) -> bool:
    """Against K-N4: tankers go to ports of others."""
    return place < PORTS or (place != HAND and is_port(box, place - PORTS))


def all_money_may_be_spent(s: State, price: int, kept: int) -> int:
    """Against K-T5b: nothing is kept for the leader action."""
    return Rule.NONE if power_at_turn(s).cash >= price else Rule.K_P2


def the_first_turn_trades(box: Box, s: State) -> None:
    """Against K-T1b: trades on the first turn, whatever the option says."""
    s.phase = Phase.LAST


def seen_cards_come_again(s: State, card: int) -> int:
    """Against K-D1: the deck is shuffled after every card."""
    return 1


def debts_stay(box: Box, s: State, millions: int) -> None:
    """Against K-D5: nothing is lost by who cannot pay all of it."""
    if power_at_turn(s).cash + millions >= 0:
        power_at_turn(s).cash += millions


def nothing_is_replaced(s: State, by: int) -> None:
    """Against K-G4: an agent's card comes in addition to the leader action."""


def withdrawals_save(s: State, by: int) -> None:
    """Against K-E1f: after a withdrawal nobody is out."""
    if s.leader_done == Done.OPEN:
        s.leader_done = Done.DONE


def coups_against_the_same_type(box: Box, s: State, move: int) -> int:
    """Against K-D9: a king may oust a king."""
    kind, country = (move - PLACE) // COUNTRIES, (move - PLACE) % COUNTRIES
    if not 0 <= kind < TYPES or reserve_leader(box, s, s.at, kind) == NOTHING:
        return Rule.K_D9
    return Rule.K_D9 if ruler(box, s, country) == s.at else Rule.NONE


def income_saves_nobody(box: Box, s: State) -> bool:
    """Against K-E1a, K-E1d: who is short of cash is out, income or not."""
    cheapest = leaders.cheapest_action(box, s)
    return power_at_turn(s).cash < max(cheapest, 1)


def tankers_at_sea_are_lost(s: State) -> None:
    """Against K-E1c: tankers in port go back to the stock, too."""
    power = power_at_turn(s)
    s.stock += sum(power.tankers[at] for at in range(PLACES))
    for place in range(PLACES):
        power.tankers[place] = 0


def tankers_count_double(box: Box, s: State, seat: int) -> int:
    """Against K-E3: a tanker is worth 2 in the ranking."""
    power = s.power[seat]
    if power.out:
        return -power.out
    owned = sum(power.tankers[at] for at in range(PLACES))
    return power.cash + 2 * owned + 3 * income.income(box, s, seat)


def rounds_end_anywhere(box: Box, s: State, seat: int) -> int:
    """Against K-E3: a round ends with seat 0, whoever began."""
    return seat


MUTANTS: list[tuple[Any, str, Callable[..., Any]]] = [
    (leaders, "may_enter", kings_attack_kings),
    (leaders, "may_enter", own_leaders_are_passed),
    (leaders, "note_barriers", agents_stop_nobody),
    (leaders, "note_barriers", questions_stop_nobody),
    (leaders, "price_of", every_step_costs_one),
    (leaders, "note_ends", detours_are_charged),
    (leaders, "take_country", tankers_stay_with_their_owner),
    (agent_walks, "walk", agents_return),
    (income, "rate_of", kings_earn_one),
    (income, "loads_in", pipelines_are_not_needed),
    (turn, "collect", nobody_collects),
    (tankers, "object_to_canal", the_canal_is_free),
    (tankers, "may_lie", every_port_is_open),
    (tankers, "object_to_spending", all_money_may_be_spent),
    (pipelines, "object_to_spending", all_money_may_be_spent),
    (flow, "end_first_turn", the_first_turn_trades),
    (flow, "card_ways", seen_cards_come_again),
    (incidents, "change_cash", debts_stay),
    (incidents, "replace_action", nothing_is_replaced),
    (incidents, "replace_action", withdrawals_save),
    (flow, "object_to_coup", coups_against_the_same_type),
    (elimination, "is_ruined", income_saves_nobody),
    (elimination, "give_up_tankers", tankers_at_sea_are_lost),
    (game, "worth", tankers_count_double),
    (elimination, "distance", rounds_end_anywhere),
]


def compare_games(number: int) -> int:
    """How many decisions were the same in both readings of so many games."""
    return sum(compare_game(at) for at in range(number))


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    MUTANTS,
    ids=[f"{module.__name__.rpartition('.')[2]}-{wrong.__name__}" for module, _, wrong in MUTANTS],
)
def test_a_wrong_rule_is_noticed(
    module: Any, name: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hasattr(module, name)
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises(Disagreement):
        compare_games(GAMES)


def test_without_a_mutant_the_readings_agree() -> None:
    assert compare_games(9) > 100
