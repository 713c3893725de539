"""What amounts of resources are worth to the seat at turn, as tables from 0 on."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from nations.games.nations_dice.appraise.offers import Offer, offers_to
from nations.games.nations_dice.appraise.purse import MOST, Tables
from nations.games.nations_dice.appraise.seat import Facts, Seat
from nations.games.nations_dice.state import FOOD, GOLD, NOTHING, STONE, STRENGTH, State

NONE = [0.0] * (MOST + 1)
BOTH = -1
"""Marks what strength is worth for colonies and the war together."""

Detail: TypeAlias = dict[str, str | int | float]


class Opinion(NamedTuple):
    """How good a move is, in victory points, and why (a message key with its values)."""

    worth: float
    reason: str
    detail: Detail


class Outlook(Seat):
    """The seat at turn, the offers to it, and what amounts are worth to it."""

    def __init__(self, facts: Facts, s: State) -> None:
        super().__init__(facts, s)
        famine, war, hope = self.box.famine[s.event], self.box.war[s.event], self.weights.hope
        order = self.weights.strength_left if self.left and self.box.seats > 1 else 0.0
        self.fed, self.won = _steps(s.age, famine, 0.0, 0.0), _steps(s.age, war, 0.0, order)
        self.food = _steps(s.age, famine, hope[FOOD], 0.0)
        self.war = _steps(s.age, war, hope[STRENGTH], order)
        self._known: dict[tuple[int, int], list[float]] = {}

    @cached_property
    def book(self) -> list[float]:
        """What more books are worth."""
        return self.facts.race.table(self.s, self.number)

    @cached_property
    def offers(self) -> list[Offer]:
        """The tiles on the progress board."""
        return offers_to(self)

    def tables(self, without: Offer | None, wonder: int) -> Tables:
        """What each amount is worth from the next action on, one offer left out."""
        space = without.space if without else NOTHING
        colony = without is not None and without.currency == STRENGTH
        gold, strength = (NOTHING, space) if colony else (space, NOTHING)
        return [
            self.budget(gold, GOLD),
            self.stone(wonder),
            self.food,
            self.book,
            self.strength(strength),
        ]

    def passing(self) -> Tables:
        """What each amount is worth if no more actions come."""
        hope = self.hope(self.nation.wonder)
        return [NONE, [hope] * (MOST + 1), self.fed, self.book, self.won]

    def budget(self, without: int, resource: int) -> list[float]:
        """The best that each amount can buy later in the round."""
        known = self._known.get((resource, without))
        if known is not None:
            return known
        top = min(MOST, self.purse.totals[resource] + 6)
        best = [0.0] * (top + 1)
        for offer in self.offers:
            if offer.currency != resource or offer.space == without or offer.worth <= 0:
                continue
            cost, worth = offer.price, offer.worth * offer.stays
            for have in range(top, cost - 1, -1):
                if best[have - cost] + worth > best[have]:
                    best[have] = best[have - cost] + worth
        self._known[resource, without] = best = best + [best[top]] * (MOST - top)
        return best

    def strength(self, without: int) -> list[float]:
        """Strength buys colonies, and what is left fights the war."""
        colonies, war = self.budget(without, STRENGTH), self.war
        if not colonies[MOST]:
            return war
        known = self._known.get((BOTH, without))
        if known is None:
            top = min(MOST, self.purse.totals[STRENGTH] + 6)
            best = [
                max([colonies[paid] + war[have - paid] for paid in range(min(have, 6) + 1)])
                for have in range(top + 1)
            ]
            known = self._known[BOTH, without] = best + [best[top]] * (MOST - top)
        return known

    def stone(self, wonder: int) -> list[float]:
        """Stone builds the wonder, or waits."""
        known = NONE if wonder == NOTHING else self._known.get((STONE, wonder))
        if known is None:
            need, full, hope = self.box.stone[wonder], self.finished(wonder), self.hope(wonder)
            near = (full - hope) * self.weights.hope[STONE] / need
            known = [full if have >= need else hope + near * have for have in range(MOST + 1)]
            self._known[STONE, wonder] = known
        return known


@lru_cache(1024)
def _steps(points: int, need: int, hope: float, each: float) -> list[float]:
    """D-C7, D-O1: points from a need on, in hope a part of them before; for the player order of
    the next round something for each of the first 4."""
    near = hope * points / need
    met = [points if have >= need else near * have for have in range(MOST + 1)]
    return [worth + each * min(have, 4) for have, worth in enumerate(met)]
