"""What one power is worth, in millions: what it has, and what it can make of it.

Cash, what its tankers sell for, some turns' income, and what it could still load with tankers and
pipelines that it can pay; less the price of its duty to move, and the danger of ruin.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import count
from typing import NamedTuple, TypeAlias

from nations.games.game_of_nations.state import (
    COUNTRIES,
    HAND,
    INLAND,
    LEADERS,
    NORTH,
    NOTHING,
    POINTS,
    PORTS,
    RESERVE,
    SOUTH,
    Box,
    State,
)

REMEMBERED = 1 << 15
NOT_RULED = -1
Numbers: TypeAlias = tuple[int, ...]


class Weights(NamedTuple):
    """How much things count, in millions or as a share."""

    horizon: float = 4  # turns of income
    later: float = 0.9  # for each turn that a purchase waits
    tanker: float = 3.4  # a little above its resale: another would cost more
    leader: float = 1.5
    upkeep: float = 3  # turns of the cheapest leader action
    stuck: float = 3  # what that costs if a capital must be left for it
    ruin: float = 40  # without income, divided by the turns that money lasts
    raid: float = 0.8
    hope: float = 0.6
    nearly: float = 0.3  # raids that little money is missing for
    margin: float = 3
    coup: float = 8  # the card
    walk: float = 2  # a free advance


class Side(NamedTuple):
    """What a power puts on the scales: by country what it earns a pair, and tankers in port."""

    cash: int
    rates: Numbers
    tankers: Numbers
    seas: Numbers
    hand: int
    leaders: int
    walker: int  # the price of a step that leaves no capital, or 0
    reserve: bool


class Ledger:
    """Values the sides of one game."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box, self.weights = box, weights
        self.price = [box.step_price[box.leader_type[leader]] for leader in range(LEADERS)]
        self.rate = [box.rate[box.leader_type[leader]] for leader in range(LEADERS)]
        self.capital_at = [NOTHING] * POINTS
        for country in range(COUNTRIES):
            self.capital_at[box.capital[country]] = country
        self._ports = [c for c in range(COUNTRIES) if box.country_kind[c] != INLAND]
        self._opens = [[c for c in self._ports if row[c]] for row in (box.on_north, box.on_south)]
        self._links = [(box.link_inland[at], box.link_port[at]) for at in range(box.links)]
        remember = lru_cache(REMEMBERED)
        self.worth: Callable[[Side, int, bool, float], float] = remember(self._worth)
        self.earns: Callable[[Numbers, Numbers, int], tuple[int, Numbers]] = remember(self._earns)

    def side(self, s: State, seat: int) -> Side:
        """What a power has."""
        power = s.power[seat]
        rates = [NOT_RULED] * COUNTRIES
        leaders = walker = 0
        reserve = False
        for leader in range(LEADERS):
            point = power.leader[leader]
            if point >= 0:
                country = self.capital_at[point]
                if country != NOTHING:
                    rates[country] = self.rate[leader]
                elif not walker or self.price[leader] < walker:
                    walker = self.price[leader]
            reserve = reserve or point == RESERVE
            leaders += point >= RESERVE
        tankers = [power.tankers[place] for place in range(len(power.tankers))]
        home = next((PORTS + c for c in self._ports if rates[c] != NOT_RULED), HAND)
        if not power.started and home != HAND:
            tankers[home] += tankers[HAND]
            tankers[HAND] = 0
        seas = (tankers[NORTH], tankers[SOUTH])
        ports = tuple(tankers[PORTS:HAND])
        hand = tankers[HAND]
        return Side(power.cash, tuple(rates), ports, seas, hand, leaders, walker, reserve)

    def _worth(self, side: Side, links: int, free: bool, horizon: float) -> float:
        """Cash, tankers, leaders, income to come; less the duty's price and the danger of ruin."""
        w = self.weights
        income, waiting = self.earns(side.rates, side.tankers, links)
        tankers = sum(side.tankers) + sum(side.seas) + side.hand
        worth = side.cash + w.tanker * tankers + w.leader * side.leaders
        worth += max(
            horizon * income + self._growth(side, income, waiting, horizon, 0),
            self._piped(side, income, links, horizon),
        )
        if not (side.reserve and free):
            worth -= w.upkeep * (side.walker or w.stuck)
        if income == 0:
            worth -= w.ruin / (1 + (side.cash + self.box.tanker_resale * tankers) / 2)
        return worth

    def _piped(self, side: Side, income: int, links: int, horizon: float) -> float:
        """The income to come if the side's own countries were joined; not without the money."""
        price = self.box.pipeline_price
        wished = links
        for at, (inland, port) in enumerate(self._links):
            if side.rates[inland] != NOT_RULED and side.rates[port] != NOT_RULED:
                wished |= 1 << at
        if wished == links or side.cash + income < price:
            return 0
        more, waiting = self.earns(side.rates, side.tankers, wished)
        growth = self._growth(side, income, waiting, horizon, price)
        return income + (horizon - 1) * more + growth - price

    def _growth(
        self, side: Side, income: int, waiting: Numbers, horizon: float, spent: int
    ) -> float:
        """What a tanker a turn brings, from the sea or for money, while derricks wait."""
        if not waiting:
            return 0
        w, price = self.weights, self.box.tanker_price
        at_sea = side.hand + sum(self._landing(side, sea) for sea in (NORTH, SOUTH))
        cash, worth = side.cash - spent, 0.0
        for turn, rate in zip(count(2 if spent else 1), waiting[:4], strict=False):
            cash += income
            gain = w.later**turn * (horizon - turn) * rate
            if at_sea:
                at_sea -= 1
            elif cash < price:
                continue
            else:
                cash -= price
                gain -= price - w.tanker
            worth += max(gain, 0)
        return worth

    def _landing(self, side: Side, sea: int) -> int:
        """The tankers at a sea, if the side has a port there."""
        if not side.seas[sea] or all(side.rates[c] == NOT_RULED for c in self._opens[sea]):
            return 0
        return side.seas[sea]

    def _earns(self, rates: Numbers, tankers: Numbers, links: int) -> tuple[int, Numbers]:
        """The income, and the rates of the derricks that wait for a tanker.

        As in the rule: the most pairs are the smallest cut over all sets of full ports.
        """
        ports = [c for c in self._ports if rates[c] != NOT_RULED]
        reach = [1 << c if c in ports else 0 for c in range(COUNTRIES)]
        for at, (inland, port) in enumerate(self._links):
            if links >> at & 1 and port in ports and rates[inland] != NOT_RULED:
                reach[inland] |= 1 << port
        wells = [(rates[c], self.box.derricks[c], reach[c]) for c in range(COUNTRIES) if reach[c]]
        cuts = [(0, 0)]
        for c in ports:
            cuts += [(full | 1 << c, pairs + tankers[c]) for full, pairs in cuts]
        income = served = 0
        waiting: list[int] = []
        for rate in sorted({rate for rate, _, _ in wells}, reverse=True):
            able = [(n, where) for level, n, where in wells if level >= rate]
            most = min(pairs + sum(n for n, at in able if at & ~full) for full, pairs in cuts)
            derricks = sum(n for level, n, _ in wells if level == rate)
            income += rate * (most - served)
            waiting += [rate] * (derricks - most + served)
            served = most
        return income, tuple(waiting)


def with_one(row: Numbers, at: int, value: int) -> Numbers:
    """The same row with another number at one place."""
    return (*row[:at], value, *row[at + 1 :])
