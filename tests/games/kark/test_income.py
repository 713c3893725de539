"""Income: pairs of derricks and tankers, and the assignment that earns most (K-I1 to K-I6).

The last part compares the kernel with a recursive search over all assignments, written here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from nations.games.kark.game import KarkGame
from nations.games.kark.loading import earning
from nations.games.kark.phases.income import income, rate_of
from nations.games.kark.state import NOTHING, POINTS, PORTS, Box, State

from .own_set import LINKS, PRICES, Changes, kark_game
from .tables import ALL_LEADERS, Power, link_between, table

JOINED = [(link.split(">")[0], link.split(">")[1]) for link in LINKS.split()]


def income_of(leaders: str, tankers: str, laid: str = "") -> int:
    """The income of seat 0 with these leaders, tankers and pipelines."""
    return table(Power(leaders, tankers=tankers), Power("king@far.1"), laid=laid).power().income


@pytest.mark.parametrize(
    ("tankers", "expected"), [("", 0), ("nw", 2), ("nw nw", 4), ("ne", 0), ("north", 0)]
)
def test_K_I1_only_pairs_of_a_derrick_and_a_tanker_earn(tankers: str, expected: int) -> None:
    assert income_of("king@nw", tankers) == expected


def test_K_I1_one_tanker_serves_one_derrick() -> None:
    assert income_of("king@nw", "nw") == 2, "one of the two derricks"


@pytest.mark.parametrize(("kind", "rate"), [*PRICES.income.items()])
def test_K_I2_a_pair_earns_by_the_leader_in_the_derricks_country(kind: str, rate: int) -> None:
    assert income_of(f"{kind}@nw", "nw nw") == 2 * rate


@pytest.mark.parametrize(
    ("inland", "port", "expected"), [("king", "dictator", 4 * 2), ("dictator", "king", 2 * 2 + 2)]
)
def test_K_I2_not_by_the_leader_in_the_ports_country(inland: str, port: str, expected: int) -> None:
    assert income_of(f"{inland}@mid {port}@nw", "nw " * 4, "mid>nw") == expected


@pytest.mark.parametrize("leaders", ["king@nw.1", "king@nw.7", "king@ne", ""])
def test_K_I3_nothing_is_earned_without_a_leader_in_the_capital(leaders: str) -> None:
    assert income_of(leaders, "nw nw") == 0


def test_K_I3_placed_or_moved_there() -> None:
    placed = table(Power("", tankers="nw"), Power("king@far"))
    placed.play("place:king@nw")
    moved = table(Power("king@nw.1", tankers="nw"), Power("king@far"))
    moved.play("move:nw.1>nw.0")
    assert placed.power().income == moved.power().income == 2
    assert placed.ruler("nw") == moved.ruler("nw") == 0


def test_K_I4_inland_oil_is_loaded_over_a_pipeline_dearest_first() -> None:
    assert income_of("king@mid dictator@nw", "nw nw nw", "mid>nw") == 6, "three of the king's"
    assert income_of("king@mid dictator@nw", "nw " * 6, "mid>nw") == 4 * 2 + 2 * 1
    assert income_of("guerrilla@mid king@nw", "nw nw nw", "mid>nw") == 2 * 2 + 1


def test_K_I4_both_ends_have_to_be_ruled() -> None:
    assert income_of("king@mid", "nw nw", "mid>nw") == 0
    assert income_of("dictator@nw", "nw nw", "mid>nw") == 2
    assert income_of("king@mid dictator@nw", "nw nw", "mid>ne") == 2


def test_K_I4_uor_counts_as_a_port_country() -> None:
    assert income_of("king@abu dictator@uor", "uor " * 5, "abu>uor") == 4 * 2 + 1


def test_K_I4a_over_one_pipeline_only() -> None:
    """From mid to nw, and from abu to nw and uor: nothing goes from mid to uor."""
    links = "mid>nw abu>nw abu>uor"
    assert income_of("king@mid dictator@nw guerrilla@uor", "uor " * 4, links) == 1
    all_four = "king@mid president@abu dictator@nw guerrilla@uor"
    assert income_of(all_four, "uor " * 9, links) == 4 * 2 + 1, "abu's four and uor's own"


def test_K_I4a_coastal_oil_loads_in_its_own_port() -> None:
    assert income_of("king@nw dictator@ne guerrilla@mid", "ne ne", "mid>nw mid>ne") == 2


@pytest.mark.parametrize(
    ("tankers", "expected"),
    [("nw nw nw nw", 4), ("nw north south", 2), ("north " * 4, 0), ("nw ne se", 2)],
)
def test_K_I5_surplus_and_what_is_at_sea_earn_nothing(tankers: str, expected: int) -> None:
    assert income_of("king@nw", tankers) == expected


def test_K_I6_the_assignment_that_earns_most_is_taken() -> None:
    """Filling nw with mid's oil would leave abu's without a port; ne can take mid's."""
    leaders, links = "king@mid king@abu dictator@nw guerrilla@ne", "mid>nw mid>ne abu>nw"
    assert income_of(leaders, "nw " * 4 + "ne " * 4, links) == 8 * 2
    assert income_of(leaders, "nw " * 4 + "ne " * 3, links) == 7 * 2


def test_K_I6_a_tanker_serves_only_the_port_it_lies_in() -> None:
    leaders = "king@mid dictator@nw guerrilla@sw"
    assert income_of(leaders, "sw " * 6, "mid>nw") == 2, "sw has no pipeline from mid"


# ------------------------------------------------------------------------------ all assignments


class Holding(NamedTuple):
    """What earns for a player: rate and derricks by country, tankers by port, links laid."""

    rates: dict[str, int]
    derricks: dict[str, int]
    tankers: dict[str, int]
    links: frozenset[tuple[str, str]]

    def loads(self, country: str, port: str) -> bool:
        return country == port or (country, port) in self.links


def by_trying_everything(holding: Holding) -> int:
    """Tanker after tanker takes the oil of each country that reaches its port, or none."""
    ruled = sorted(holding.rates)
    ports = [port for port in ruled for _ in range(holding.tankers.get(port, 0))]

    @cache
    def best(tanker: int, left: tuple[int, ...]) -> int:
        if tanker == len(ports):
            return 0
        most = best(tanker + 1, left)
        for at, country in enumerate(ruled):
            if left[at] and holding.loads(country, ports[tanker]):
                fewer = (*left[:at], left[at] - 1, *left[at + 1 :])
                most = max(most, holding.rates[country] + best(tanker + 1, fewer))
        return most

    return best(0, tuple(holding.derricks[country] for country in ruled))


def greedy_per_port(holding: Holding) -> int:
    """A wrong income: port after port takes the dearest oil that reaches it."""
    left, total = dict(holding.derricks), 0
    for port in sorted(holding.rates):
        for _ in range(holding.tankers.get(port, 0)):
            oil = [c for c in holding.rates if left[c] and holding.loads(c, port)]
            if oil:
                dearest = max(oil, key=lambda c: holding.rates[c])
                left[dearest] -= 1
                total += holding.rates[dearest]
    return total


class Case(NamedTuple):
    """A position, and what earns for a seat in it."""

    box: Box
    state: State
    seat: int
    holding: Holding

    def is_entangled(self) -> bool:
        """Whether several ports with tankers and several inland countries are joined."""
        rates, tankers = self.holding.rates, self.holding.tankers
        joined = [(a, b) for a, b in self.holding.links if {a, b} <= rates.keys() and tankers[b]]
        inland, ports = {a for a, _ in joined}, {b for _, b in joined}
        return min(len(inland), len(ports)) > 1 and len(joined) > len(ports)


POSITIONS = 6000
"""Random positions that are compared, for each of two seats: 12,000 incomes."""

SETS: tuple[Changes, ...] = (
    {},
    {"prices": {"income": {"king": 5, "president": 3, "dictator": 1, "guerrilla": 0}}},
    {"uor": {"derricks": 3}, "mid": {"derricks": 2}, "nw": {"derricks": 1}, "se": {"derricks": 0}},
)


def cases() -> Iterator[Case]:
    rng = random.Random(1)
    games = [kark_game(2, changes) for changes in SETS]
    for number in range(POSITIONS):
        game = games[number % len(games)]
        state, holdings = random_position(game, rng)
        for seat, holding in enumerate(holdings):
            yield Case(game.box, state, seat, holding)


def random_position(game: KarkGame, rng: random.Random) -> tuple[State, list[Holding]]:
    """Capitals, pipelines and tankers at random; most countries belong to seat 0."""
    state = State()
    for point in range(POINTS):
        state.occupant[point] = NOTHING
    countries = game.content.countries
    links = frozenset((a, b) for a, b in JOINED if rng.random() < 0.6)
    for inland, port in links:
        index = game.names.countries.index
        state.laid[link_between(game, index(inland), index(port))] = 1
    derricks = {country.id: country.derricks for country in countries}
    holdings = [Holding({}, derricks, {}, links) for _ in range(2)]
    unused = [rng.sample(range(len(ALL_LEADERS)), len(ALL_LEADERS)) for _ in range(2)]
    for at, country in enumerate(countries):
        seat = rng.choice((0, 0, 0, 1, None))
        if seat is not None and unused[seat]:
            leader = unused[seat].pop()
            kind = ALL_LEADERS[leader]
            holdings[seat].rates[country.id] = game.content.prices.income[kind]
            point = game.box.capital[at]
            state.power[seat].leader[leader] = point
            state.occupant[point] = seat * len(ALL_LEADERS) + leader
            state.power[seat].ruled |= 1 << at
        for owner in (0, 1) if country.seas else ():
            lying = rng.choice((0, 1, 2, 3))
            holdings[owner].tankers[country.id] = lying
            state.power[owner].tankers[PORTS + at] = lying
    return state, holdings


def wrong_incomes(earned: Callable[[Case], int]) -> int:
    """In how many of the cases an income is not the best of all assignments."""
    return sum(earned(case) != by_trying_everything(case.holding) for case in cases())


def test_K_I6_income_is_the_best_of_all_assignments_in_12000_cases() -> None:
    assert wrong_incomes(lambda case: income(case.box, case.state, case.seat)) == 0


def test_K_I6_the_derricks_that_are_shown_to_earn_bring_the_income() -> None:
    def shown(case: Case) -> int:
        served = earning(case.box, case.state, case.seat)
        assert all(count <= case.box.derricks[at] for at, count in enumerate(served))
        rates = (rate_of(case.box, case.state, case.seat, at) for at in range(len(served)))
        return sum(count * rate for count, rate in zip(served, rates, strict=True))

    assert wrong_incomes(shown) == 0


def test_K_I6_several_ports_and_inland_countries_are_joined_in_many_of_them() -> None:
    assert sum(case.is_entangled() for case in cases()) > 500


def test_K_I6_a_greedy_income_would_be_noticed() -> None:
    assert wrong_incomes(lambda case: greedy_per_port(case.holding)) > 100
