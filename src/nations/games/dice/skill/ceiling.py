"""What nobody can do better than alone: an upper bound of the points, whatever one decides.

Whoever may look into the stacks and at the shadow's dice does at least as well as who may not. For
such a one, each symbol that is used gets a price, by its resource and round, and what one has is
rated so that no choice can raise the rating, and no roll changes it on average: see
`docs/dice-bots.md`. So the rating of the start, averaged over deals, is above what anybody can
reach on average, with whatever prices; for each deal, prices that rate low are sought.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from nations.contract import Ceiling
from nations.games.dice.phases.actions import price
from nations.games.dice.state import (
    ADVISOR,
    AGES,
    BLUE,
    BOOK,
    CHITS,
    COLONY,
    COLOURS,
    DEVELOPMENTS,
    DICE,
    EVENTS,
    FACES,
    FOOD,
    GOLD,
    MILITARY,
    NOTHING,
    REROLL,
    ROWS,
    SPACES,
    STONE,
    STRENGTH,
    TILES,
    Box,
    Nation,
    Place,
    State,
)

Prices: TypeAlias = tuple[tuple[float, ...], ...]
"""What a symbol is worth, by round from 0 on and resource."""

FIRST: Prices = (
    (1.12, 0.63, 0.33, 0.42, 0.63),
    (0.8, 0.51, 0.61, 0.34, 0.61),
    (0.21, 0.52, 0.31, 0.34, 0.52),
    (0.35, 1.11, 0.35, 0.28, 0.37),
)
"""Where the search for prices begins."""
TRIES, STEP, CHANGED = 300, 0.3, 0.2
BOOKS_POINTS, HALF, NORMAL = 2, 0.5, 1.96


class Luck(NamedTuple):
    """What chance lays in a round: tiles with what each costs, the event, the shadow's books."""

    tiles: tuple[tuple[int, int], ...]
    event: int
    shadow: int


def dealt(box: Box, s: State, luck: Random) -> list[Luck]:
    """The rounds from the one at hand on; what already lies there is as it is."""
    found, shadow = list[Luck](), s.shadow
    for age in range(s.age, AGES + 1):
        if age == s.age and s.event != NOTHING:
            there = [at for at in range(SPACES) if s.board[at] != NOTHING]
            known = tuple((s.board[at], price(box, at)) for at in there)
            found.append(Luck(known, s.event, shadow))
            continue
        stack = [tile for tile in range(TILES) if box.age[tile] == age]
        laid = luck.sample(stack, ROWS * box.columns)
        event = luck.choice([one for one in range(EVENTS) if box.event_age[one] == age])
        shadow += sum(_shadow_die(box, luck) for _ in range(age))
        tiles = tuple((tile, price(box, at)) for at, tile in enumerate(laid))
        found.append(Luck(tiles, event, shadow))
    return found


def _shadow_die(box: Box, luck: Random) -> int:
    faces = range(BLUE * FACES, (BLUE + 1) * FACES)
    die = luck.choices(faces, [box.ways[one] for one in faces])[0]
    return box.symbols[die] if box.shows[die] == BOOK else 0


class Rating:
    """Rates what one has alone, with some prices, when all deals are known."""

    def __init__(self, box: Box, prices: Prices) -> None:
        self._box, self._prices = box, prices
        self._mean = cache(self._mean_of)

    def of(self, s: State, deals: Sequence[Luck]) -> float:
        """The rating of a position where an action, or a round, begins."""
        nation, first = s.nation[0], AGES - len(deals)
        rerolls = self._rerolls(nation, deals)
        later = [self._later(age, rerolls, first) for age in range(first, AGES)]
        total = self._points(s, nation) + self._hand(nation, first, rerolls[0])
        total += self._kept(nation, first, later[0])
        best = 0.0 if nation.advisor == NOTHING else float(self._box.vp[nation.advisor])
        held = best
        for at, deal in enumerate(deals):
            age = first + at
            fresh = [self._mean(age, c, rerolls[at]) + later[at][c] for c in range(COLOURS)]
            for tile, cost in deal.tiles:
                worth = self._worth(tile, cost, age, fresh, min(later[at]))
                if self._box.kind[tile] == ADVISOR:
                    best = max(best, worth)
                else:
                    total += max(0.0, worth)
            total += self._event(age, deal.event)
        return total + best - held + self._books(nation.books, first, [d.shadow for d in deals])

    def _points(self, s: State, nation: Nation) -> float:
        """The points so far; an advisor's count until a better one comes."""
        there = (t for t in range(TILES) if s.tiles[t] == Place.HELD and t != nation.wonder)
        points = nation.vp + sum(self._box.vp[tile] for tile in there)
        if nation.wonder == NOTHING:
            return float(points)
        return points + max(0.0, self._built(nation.wonder, s.age - 1))

    def _hand(self, nation: Nation, age: int, rolls: int) -> float:
        """Dice and chits that can be used in the round at hand."""
        total = sum(self._chit(chit, age) * nation.chits[chit] for chit in range(CHITS))
        for colour in range(COLOURS):
            total += nation.unrolled[colour] * self._mean(age, colour, rolls)
        for die in range(DICE):
            if nation.unused[die]:
                total += nation.unused[die] * self._lying(age, die, rolls)
        return total

    def _kept(self, nation: Nation, age: int, later: Sequence[float]) -> float:
        """What dice and chits bring in the rounds after this one; a development whose dice the
        supply lacked counts as one that gave the least."""
        total = 0.0
        for colour in range(COLOURS):
            dice = nation.used[colour] + nation.unrolled[colour]
            dice += sum(nation.unused[die] for die in _of(colour))
            total += dice * later[colour]
        for chit in range(CHITS):
            held = nation.chits[chit] + nation.used_chits[chit]
            total += held * sum(self._chit(chit, one) for one in range(age + 1, AGES))
        empty = sum(nation.gave[space] == 0 for space in range(DEVELOPMENTS))
        return total + empty * min(later)

    def _worth(self, tile: int, cost: int, age: int, fresh: Sequence[float], lost: float) -> float:
        """What buying a tile adds to the rating at most. A development costs dice."""
        box, prices = self._box, self._prices[age]
        kind, points = box.kind[tile], box.vp[tile]
        if kind <= MILITARY:
            dice = box.dice[tile] * fresh[box.colour[tile]]
            return points + dice - lost - cost * prices[GOLD]
        if kind == COLONY:
            return points + self._lasting(box.chit[tile], age) - cost * prices[STRENGTH]
        if kind == ADVISOR:
            return points - cost * prices[GOLD]
        return max(0.0, self._built(tile, age)) - cost * prices[GOLD]

    def _built(self, wonder: int, first: int) -> float:
        """A wonder, built in the round that is best for it."""
        box, stone = self._box, self._box.stone[wonder]
        rounds = range(first, AGES)
        chit = box.chit[wonder]
        best = max(self._lasting(chit, age) - stone * self._prices[age][STONE] for age in rounds)
        return box.vp[wonder] + best

    def _event(self, age: int, event: int) -> float:
        """Famine and war of a round."""
        box, prices = self._box, self._prices[age]
        famine = age + 1 - prices[FOOD] * box.famine[event]
        return max(0.0, famine) + max(0.0, age + 1 - prices[STRENGTH] * box.war[event])

    def _books(self, books: int, first: int, shadow: Sequence[int]) -> float:
        """The best choice of rounds in which to lead in books, each book at its lowest price."""
        best = 0.0
        for choice in product((False, True), repeat=len(shadow)):
            have, spent, least = books, 0.0, self._prices[first][BOOK]
            for at, leads in enumerate(choice):
                least = min(least, self._prices[first + at][BOOK])
                lacking = max(0, shadow[at] + 1 - have) if leads else 0
                have, spent = have + lacking, spent + lacking * least
            best = max(best, BOOKS_POINTS * sum(choice) - spent)
        return best

    def _chit(self, chit: int, age: int) -> float:
        """A chit in a round. Rerolls are counted with the dice."""
        return 0.0 if chit in (NOTHING, REROLL) else self._prices[age][chit]

    def _lasting(self, chit: int, first: int) -> float:
        """A chit from a round on."""
        return sum(self._chit(chit, age) for age in range(first, AGES))

    def _rerolls(self, nation: Nation, deals: Sequence[Luck]) -> list[int]:
        """Rerolls that can be had in each round at most, the unused ones and new ones: of every
        advisor of the round, whose chits can be used before the next comes, and of the best one
        before; and every chit of colonies and wonders."""
        box = self._box
        best = nation.advisor_gave if nation.advisor != NOTHING else 0
        held = nation.chits[REROLL] + nation.used_chits[REROLL] - best
        chits = int(nation.wonder != NOTHING and box.chit[nation.wonder] == REROLL)
        found = list[int]()
        for deal in deals:
            advisors = [box.rerolls[t] for t, _ in deal.tiles if box.kind[t] == ADVISOR]
            chits += sum(box.kind[t] != ADVISOR and box.chit[t] == REROLL for t, _ in deal.tiles)
            found.append(held + best + sum(advisors) + chits)
            best = max([best, *advisors])
        return found

    def _later(self, age: int, rerolls: Sequence[int], first: int) -> list[float]:
        """A die of each colour in all rounds after one."""
        rounds = range(age + 1, AGES)
        return [sum(self._mean(j, c, rerolls[j - first]) for j in rounds) for c in range(COLOURS)]

    def _value(self, age: int, die: int) -> float:
        """What a die that shows something is good for: its symbols, or half of a trade."""
        prices, box = self._prices[age], self._box
        trade = HALF * max(prices[GOLD], prices[STONE], prices[FOOD])
        return max(trade, prices[box.shows[die]] * box.symbols[die])

    def _lying(self, age: int, die: int, rerolls: int) -> float:
        """The best of what a die shows and of so many more rolls, on average."""
        return self._best(age, die // FACES, rerolls, self._value(age, die))

    def _mean_of(self, age: int, colour: int, rerolls: int) -> float:
        """The best of a roll and so many more, on average."""
        return self._best(age, colour, rerolls + 1, 0.0)

    def _best(self, age: int, colour: int, rolls: int, least: float) -> float:
        box, total, before = self._box, 0.0, 0
        faces = sorted((self._value(age, die), box.ways[die]) for die in _of(colour))
        ways = sum(each for _, each in faces)
        for value, each in faces:
            chance = ((before + each) / ways) ** rolls - (before / ways) ** rolls
            total, before = total + chance * max(least, value), before + each
        return total


def _of(colour: int) -> range:
    return range(colour * FACES, (colour + 1) * FACES)


def lowest(box: Box, s: State, deals: Sequence[Luck], luck: Random) -> float:
    """The rating by prices that rate low, found by trying."""
    best, low, step = FIRST, Rating(box, FIRST).of(s, deals), STEP
    for _ in range(TRIES):
        tried = tuple(tuple(_moved(one, step, luck) for one in row) for row in best)
        rated = Rating(box, tried).of(s, deals)
        if rated < low:
            best, low = tried, rated
        step *= 1 - 2 / TRIES
    return low


def _moved(price_: float, step: float, luck: Random) -> float:
    return price_ * (1 + luck.uniform(-step, step)) if luck.random() < CHANGED else price_


def bound(box: Box, s: State, deals: int, seed: str) -> Ceiling:
    """An upper bound of the points that can be had from a position, on average."""
    luck = Random(seed)
    found = [lowest(box, s, dealt(box, s, luck), luck) for _ in range(deals)]
    mean, half = fmean(found), NORMAL * stdev(found) / deals**0.5
    return Ceiling(mean, mean - half, mean + half, deals)
