"""How the powers stand against each other, in millions, with the raids of the next turn.

Each side has its own worth. On top comes war: what every opponent can take in the next turn for
the money there is, and what can be taken from each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from nations.games.game_of_nations.holdings import (
    NOT_RULED,
    REMEMBERED,
    Ledger,
    Side,
    Weights,
    with_one,
)
from nations.games.game_of_nations.phases.leaders import capital_is_free
from nations.games.game_of_nations.state import (
    ARROWS,
    COUNTRIES,
    LEADERS,
    NOTHING,
    POINTS,
    RESERVE,
    Box,
    State,
    beside,
    is_question,
    over_arrow,
)
from nations.record import Row

OUT, WON = -1000.0, 1000.0
FAR = 1000  # steps: out of reach
SCORED_TURNS = 3  # K-E3


class Table(NamedTuple):
    """What a value is made of."""

    sides: dict[int, Side]
    worths: dict[int, float]
    links: int
    free: bool
    horizon: float
    stops: int  # points that stop any leader


class Outlook(NamedTuple):
    """How a seat stands: in all, and the parts that a reason may name."""

    total: float
    income: int
    threat: float
    hope: float


class Attack(NamedTuple):
    """Who could take a capital from whom, with which leader, at which price."""

    attacker: int
    victim: int
    country: int
    leader: int
    price: int


class Raider(NamedTuple):
    """An attacker: its leaders' points, the points that stop them, and its money."""

    places: Row
    stops: int
    budget: int


class Scales:
    """Weighs the tables of one game."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box, self.weights = box, weights
        self.ledger = Ledger(box, weights)
        self._questions = sum(1 << point for point in range(POINTS) if is_question(box, point))
        self._near = [tuple(self._neighbours(point)) for point in range(POINTS)]
        remember = lru_cache(REMEMBERED)
        self._steps_to: Callable[[int, int], dict[int, int]] = remember(self._walk_back)

    def _neighbours(self, point: int) -> Iterator[int]:
        yield from (beside(self.box, point, 1), beside(self.box, point, -1))
        arrows = (over_arrow(self.box, point, nth) for nth in range(ARROWS))
        yield from (end for end in arrows if end != NOTHING)

    def weigh(self, s: State, seat: int) -> Outlook:
        """How the seat stands against the others."""
        if s.power[seat].out:
            return Outlook(OUT, 0, 0, 0)
        table = self.lay_out(s)
        others = [other for other in table.sides if other != seat]
        if not others:
            return Outlook(WON, 0, 0, 0)
        theirs = sum(table.worths[other] for other in others) / (self.box.seats - 1)
        threat = sum(self.raid(s, table, other, seat) for other in others)
        hope = max(self.raid(s, table, seat, other) for other in others)
        war = self.weights.hope * hope - self.weights.raid * threat
        return Outlook(table.worths[seat] - theirs + war, self._income(table, seat), threat, hope)

    def lay_out(self, s: State) -> Table:
        """The parts of a value."""
        box, turns = self.box, self.weights.horizon
        if box.round_limit:
            turns = min(turns, SCORED_TURNS + box.round_limit - s.rounds)
        links = sum(1 << at for at in range(box.links) if s.laid[at])
        free = capital_is_free(box, s)
        seats = [seat for seat in range(box.seats) if not s.power[seat].out]
        sides = {seat: self.ledger.side(s, seat) for seat in seats}
        worths = {seat: self.ledger.worth(side, links, free, turns) for seat, side in sides.items()}
        stops = self._questions
        for seat in seats:
            places = s.power[seat].leader
            for leader in range(LEADERS):
                if places[leader] >= 0:
                    stops |= 1 << places[leader]
        return Table(sides, worths, links, free, turns, stops)

    def _income(self, table: Table, seat: int) -> int:
        side = table.sides[seat]
        return self.ledger.earns(side.rates, side.tankers, table.links)[0]

    # War

    def raid(self, s: State, table: Table, attacker: int, victim: int) -> float:
        """The most that a power can gain on another by one attack in its next turn."""
        raider = self.raider(s, table, attacker)
        best = 0.0
        for country, defender in self.targets(s, table, victim):
            for leader, price in self.able(raider, country, defender):
                attack = Attack(attacker, victim, country, leader, price)
                sure = 1 if price <= raider.budget else self.weights.nearly
                best = max(best, sure * self._gain(s, table, attack))
        return best

    def raider(self, s: State, table: Table, seat: int) -> Raider:
        """What is in an attacker's way, and the money of the next turn."""
        stops = table.stops
        for other in range(self.box.seats):
            if other != seat and s.power[other].agent != NOTHING:
                stops |= 1 << s.power[other].agent
        budget = table.sides[seat].cash + self._income(table, seat)
        return Raider(s.power[seat].leader, stops, budget)

    def able(self, raider: Raider, country: int, defender: int) -> Iterator[tuple[int, int]]:
        """The leaders that could take a capital, and at which price."""
        capital, most = self.box.capital[country], raider.budget + self.weights.margin
        freely = self._steps_to(capital, self._questions)
        for leader, step in enumerate(self.ledger.price):
            start, price = raider.places[leader], step
            if start != RESERVE or defender != NOTHING:
                if freely.get(start, FAR) * step > most:
                    continue
                if self.box.leader_type[leader] == defender:
                    continue
                price = self._steps_to(capital, raider.stops).get(start, FAR) * step
            if price <= most:
                yield leader, price

    def targets(self, s: State, table: Table, victim: int) -> Iterator[tuple[int, int]]:
        """A victim's capitals with their leaders' types, and ports that it left with tankers."""
        side = table.sides[victim]
        for country in range(COUNTRIES):
            leader = s.occupant[self.box.capital[country]]
            if side.rates[country] != NOT_RULED:
                yield country, self.box.leader_type[leader % LEADERS]
            elif leader == NOTHING and side.tankers[country] and not self.box.owner_keeps:
                yield country, NOTHING

    def _gain(self, s: State, table: Table, attack: Attack) -> float:
        """What an attack would change, for both."""
        mine, yours = table.sides[attack.attacker], table.sides[attack.victim]
        country, rates = attack.country, mine.rates
        start = s.power[attack.attacker].leader[attack.leader]
        if start >= 0 and self.ledger.capital_at[start] != NOTHING:
            rates = with_one(rates, self.ledger.capital_at[start], NOT_RULED)
        tankers = mine.tankers[country] + yours.tankers[country]
        won = mine._replace(
            cash=max(mine.cash - attack.price, 0),
            rates=with_one(rates, country, self.ledger.rate[attack.leader]),
            tankers=with_one(mine.tankers, country, tankers),
        )
        lost = yours._replace(
            rates=with_one(yours.rates, country, NOT_RULED),
            tankers=with_one(yours.tankers, country, 0),
            leaders=yours.leaders - int(yours.rates[country] != NOT_RULED),
        )
        rest = table.links, table.free, table.horizon
        gain = self.ledger.worth(won, *rest) - table.worths[attack.attacker]
        loss = table.worths[attack.victim] - self.ledger.worth(lost, *rest)
        return gain + loss / (self.box.seats - 1)

    def _walk_back(self, target: int, stops: int) -> dict[int, int]:
        """The steps from each point to a target, past what stops a leader."""
        steps, edge = {target: 0}, [target]
        for length in count(1):
            fresh = []
            for point in edge:
                for other in self._near[point]:
                    if other not in steps:
                        steps[other] = length
                        if not stops >> other & 1:
                            fresh.append(other)
            if not fresh:
                break
            edge = fresh
        return steps
