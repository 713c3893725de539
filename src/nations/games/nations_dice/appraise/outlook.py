"""What the table means to the seat at turn: what tiles and amounts of resources are worth now."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import sqrt
from typing import NamedTuple, TypeAlias

from nations.games.nations_dice.appraise.dice import Dice
from nations.games.nations_dice.appraise.plan import Planner
from nations.games.nations_dice.appraise.purse import MOST, Payer, Purse, Tables
from nations.games.nations_dice.appraise.race import Race, dice_of
from nations.games.nations_dice.appraise.weights import Weights
from nations.games.nations_dice.names import Names
from nations.games.nations_dice.phases.actions import currency, price
from nations.games.nations_dice.phases.payment import means
from nations.games.nations_dice.state import (
    ADVISOR,
    AGES,
    COLONY,
    DEVELOPMENTS,
    FOOD,
    GOLD,
    MILITARY,
    NOTHING,
    PRINTED,
    REROLL,
    ROWS,
    STONE,
    STRENGTH,
    WHITE,
    Box,
    Nation,
    Phase,
    State,
    nation_at_turn,
    seat_at_turn,
    symbols_of,
)

NONE = [0.0] * (MOST + 1)
BOTH = -1
"""Marks what strength is worth for colonies and the war together."""

BUILT = 0.9
"""How sure it is that a wonder is built in a later round if the stone can be had."""

IN_REACH = 0.95
"""How sure it is that a wonder is built for which the stone is at hand."""


class Offer(NamedTuple):
    """A tile on the progress board, what it is worth beyond this round, and the chance to get it
    later than now."""

    space: int
    tile: int
    price: int
    currency: int
    worth: float
    stays: float = 1.0


Detail: TypeAlias = dict[str, str | int | float]


class Opinion(NamedTuple):
    """How good a move is, in victory points, and why (a message key with its values)."""

    worth: float
    reason: str
    detail: Detail


class Facts:
    """What does not change in a game: the box and its names, its dice, and the weights."""

    def __init__(self, box: Box, names: Names, weights: Weights) -> None:
        self.box, self.names, self.weights = box, names, weights
        self.dice = Dice(box, weights)
        self.payer = Payer(box, self.dice)
        self.planner = Planner(self.payer, weights)
        self.race = Race(box, self.dice, weights)
        self.building = lru_cache(4096)(self._building)

    def _building(self, stone: int, colours: tuple[int, ...], rounds: int) -> float:
        """The chance that dice bring so much stone in one of some later rounds."""
        shown = sum(chance for n, chance in self.dice.rolls(colours)[STONE] if n >= stone)
        traded = self.dice.chance(STONE, stone, colours)
        chance = shown + (traded - shown) * self.weights.trade_stone
        return BUILT * (1 - (1 - chance) ** rounds)


class Outlook:
    """The seat at turn: its purse, the offers, and the tables of what amounts are worth."""

    def __init__(self, facts: Facts, s: State) -> None:
        self.facts, self.box, self.weights, self.s = facts, facts.box, facts.weights, s
        self.nation = nation_at_turn(s)
        self.seat = seat_at_turn(s)
        self.left = AGES - s.age
        self.purse = Purse.of(self.box, self.nation)
        self.acting = s.phase < Phase.STUDYING
        self.food = self._goal(FOOD, self.box.famine[s.event])
        self.war = self._goal(STRENGTH, self.box.war[s.event])
        self.none = NONE
        self._known: dict[tuple[int, int], list[float]] = {}

    @cached_property
    def book(self) -> list[float]:
        """What more books are worth."""
        return self.facts.race.table(self.s, self.seat)

    @cached_property
    def dice(self) -> tuple[int, ...]:
        """All dice of the nation by colour."""
        return dice_of(self.nation)

    @cached_property
    def given_up(self) -> int:
        """The development that would be replaced."""
        return min(range(DEVELOPMENTS), key=self.keep)

    def _goal(self, resource: int, need: int) -> list[float]:
        """D-C7: the age's points from the need on; before it a part, as long as there is hope."""
        hope = self.weights.hope[resource] if self.acting else 0.0
        return _steps(self.s.age, need, hope, self._order_worth() if resource == STRENGTH else 0.0)

    def _order_worth(self) -> float:
        """D-O1: strength left over also counts for the order of the next round."""
        return self.weights.strength_left if self.left and self.box.seats > 1 else 0.0

    # Tiles

    def keep(self, space: int) -> float:
        """What a development on the board will still bring: points, and dice in later rounds."""
        tile = self.nation.development[space]
        colour = WHITE if tile == PRINTED else self.box.colour[tile]
        points = 0 if tile == PRINTED else self.box.vp[tile]
        return points + self.left * self.nation.gave[space] * self.facts.dice.worth[colour]

    def new_dice(self, tile: int) -> int:
        """D-A7a: as many dice as the supply has, with those that are returned."""
        if not self.box.limited:
            return self.box.dice[tile]
        old, colour = self.nation.development[self.given_up], self.box.colour[tile]
        same = colour == (WHITE if old == PRINTED else self.box.colour[old])
        back = self.nation.gave[self.given_up] if same else 0
        return min(self.box.dice[tile], self.s.supply[colour] + back)

    def chit(self, chit: int) -> float:
        """What a chit will bring in later rounds."""
        return 0.0 if chit == NOTHING else self.left * self.weights.chit[chit]

    def worth(self, tile: int) -> float:
        """What a tile brings beyond this round, less what it replaces."""
        box, nation = self.box, self.nation
        kind, points = box.kind[tile], box.vp[tile]
        if kind <= MILITARY:
            dice = self.left * self.new_dice(tile) * self.facts.dice.worth[box.colour[tile]]
            return points + dice - self.keep(self.given_up)
        if kind == ADVISOR:
            old = 0 if nation.advisor == NOTHING else box.vp[nation.advisor]
            more = box.rerolls[tile] - nation.advisor_gave
            return points - old + more * self.chit(REROLL)
        if kind == COLONY:
            return points + self.chit(box.chit[tile])
        return self.wonder(tile) - self.wonder(nation.wonder)

    def finished(self, wonder: int) -> float:
        """What a finished wonder brings beyond this round."""
        return self.box.vp[wonder] + self.chit(self.box.chit[wonder])

    def hope(self, wonder: int) -> float:
        """What a wonder under construction is worth if it is not built in this round."""
        if wonder == NOTHING or not self.left:
            return 0.0
        chits = self.nation.chits[STONE] + self.nation.used_chits[STONE]
        need = max(0, self.box.stone[wonder] - chits)
        return self.finished(wonder) * self.facts.building(need, self.dice, self.left)

    def wonder(self, wonder: int) -> float:
        """What a wonder under construction is worth now."""
        if wonder == NOTHING:
            return 0.0
        if self.purse.totals[STONE] >= self.box.stone[wonder]:
            return self.finished(wonder) * IN_REACH
        return self.hope(wonder)

    def offers(self) -> list[Offer]:
        """The tiles on the board, with what they are worth and whether they will be left."""
        box, board = self.box, self.s.board
        spaces = (space for space in range(ROWS * box.columns) if board[space] != NOTHING)
        tiles = ((space, board[space]) for space in spaces)
        offers = [
            Offer(space, tile, price(box, space), currency(box, tile), self.worth(tile))
            for space, tile in tiles
        ]
        return self._alone(offers) if box.seats == 1 else self._contested(offers)

    def _alone(self, offers: list[Offer]) -> list[Offer]:
        """D-1c: after an action the lowest tile of a column may go."""
        stays = 2 / 3 if self.box.tougher else 3 / 4
        lowest: dict[int, int] = {}
        for offer in offers:
            lowest.setdefault(offer.space % self.box.columns, offer.space)
        return [o._replace(stays=stays if o.space in lowest.values() else 1.0) for o in offers]

    def _contested(self, offers: list[Offer]) -> list[Offer]:
        """Rivals who still act take what they can pay, the best first."""
        stays = {offer.space: 1.0 for offer in offers}
        good = sorted((o for o in offers if o.worth > 0), key=lambda o: -o.worth / o.price**0.5)
        for at in range(self.box.seats):
            rival = self.s.nation[self.s.order[at]]
            if rival.passed or self.s.order[at] == self.seat:
                continue
            gold, strength = self._means(rival)
            can = [o for o in good if o.price <= (gold if o.currency == GOLD else strength)]
            for rank, offer in enumerate(can):
                stays[offer.space] *= 1 - self._lost(rank)
        return [offer._replace(stays=stays[offer.space]) for offer in offers]

    def _means(self, rival: Nation) -> tuple[int, int]:
        if not rival.rolled:
            return 3, 2
        return means(self.box, rival, GOLD), symbols_of(self.box, rival, STRENGTH)

    def _lost(self, rank: int) -> float:
        """The chance that a rival takes the tile of a rank; less of it if rivals are many."""
        chance = self.weights.lost_first if rank == 0 else self.weights.lost_next
        return chance / (1 if rank <= 2 else 3) / sqrt(self.box.seats - 1)

    # What amounts are worth

    def tables(self, offers: list[Offer], without: Offer | None, wonder: int) -> Tables:
        """What each amount is worth from the next action on, one offer left out."""
        space = without.space if without else NOTHING
        colony = without is not None and without.currency == STRENGTH
        gold, strength = (NOTHING, space) if colony else (space, NOTHING)
        return [
            self.budget(offers, gold, GOLD),
            self.stone(wonder),
            self.food,
            self.book,
            self.strength(offers, strength),
        ]

    def passing(self) -> Tables:
        """What each amount is worth if no more actions come."""
        hope = self.hope(self.nation.wonder)
        return [self.none, [hope] * (MOST + 1), self.food, self.book, self.war]

    def budget(self, offers: list[Offer], without: int, resource: int) -> list[float]:
        """The best that each amount can buy later in the round."""
        known = self._known.get((resource, without))
        if known is not None:
            return known
        top = min(MOST, self.purse.totals[resource] + 6)
        best = [0.0] * (top + 1)
        for offer in offers:
            if offer.currency != resource or offer.space == without or offer.worth <= 0:
                continue
            cost, worth = offer.price, offer.worth * offer.stays
            for have in range(top, cost - 1, -1):
                if best[have - cost] + worth > best[have]:
                    best[have] = best[have - cost] + worth
        self._known[resource, without] = best = best + [best[top]] * (MOST - top)
        return best

    def strength(self, offers: list[Offer], without: int) -> list[float]:
        """Strength buys colonies, and what is left fights the war."""
        colonies, war = self.budget(offers, without, STRENGTH), self.war
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
        if wonder == NOTHING:
            return self.none
        need, full, hope = self.box.stone[wonder], self.finished(wonder), self.hope(wonder)
        near = (full - hope) * self.weights.hope[STONE] / need
        return [full if have >= need else hope + near * have for have in range(MOST + 1)]


@lru_cache(1024)
def _steps(points: int, need: int, hope: float, each: float) -> list[float]:
    """Points from a need on, a part of them before; and something for each of the first 4."""
    near = hope * points / need
    met = [points if have >= need else near * have for have in range(MOST + 1)]
    return [worth + each * min(have, 4) for have, worth in enumerate(met)]
