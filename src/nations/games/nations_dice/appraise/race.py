"""The race for books: what one more book is worth, in this round and the later ones."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from nations.games.nations_dice.appraise.dice import Dice
from nations.games.nations_dice.appraise.purse import MOST, numbers
from nations.games.nations_dice.appraise.weights import Weights
from nations.games.nations_dice.state import (
    AGES,
    BLUE,
    BOOK,
    COLOURS,
    FACES,
    Box,
    Nation,
    Phase,
    State,
    symbols_of,
)

FAR = 10
"""More books than this in one round are as good as this many."""

CERTAIN = 0.1
"""How unsure a number of books is that is all but settled."""


class Rival(NamedTuple):
    """The books that a rival will have this round, how unsure they are, and what comes later."""

    books: float
    unsure: float
    later: tuple[float, ...]


class Race:
    """Makes the table of what books are worth to a seat."""

    def __init__(self, box: Box, dice: Dice, weights: Weights) -> None:
        self.box, self.dice, self.weights = box, dice, weights

    def table(self, s: State, seat: int) -> list[float]:
        """What 0, 1, 2… more books are worth (D-B2)."""
        rivals = tuple(self._rival(s, at) for at in range(self.box.seats) if s.order[at] != seat)
        if self.box.seats == 1:
            rivals = (self._shadow(s),)
        nation = s.nation[seat]
        growth = round(self._growth(nation), 2)
        points = 2 if self.box.seats <= 2 else 1
        against = self.weights.against(self.box.seats)
        return _table(nation.books, growth, rivals, points, self.weights.growth, against)

    def _rival(self, s: State, at: int) -> Rival:
        nation = s.nation[s.order[at]]
        growth = self._growth(nation)
        later = tuple(round(growth * step, 2) for step in range(1, AGES - s.age + 1))
        if s.phase == Phase.STUDYING and at > s.at:
            return Rival(nation.books, CERTAIN, later)
        if not nation.rolled:
            return Rival(nation.books + round(growth, 2), 2 * self.weights.lead, later)
        shown = symbols_of(self.box, nation, BOOK)
        if nation.passed:
            return Rival(nation.books + shown, 2 * CERTAIN, later)
        return Rival(nation.books + shown * self.weights.books_used, self.weights.lead, later)

    def _shadow(self, s: State) -> Rival:
        """D-1b: the shadow has its books of this round, and rolls more dice in each later one."""
        one = self.dice.expected(BOOK, tuple(int(c == BLUE) for c in range(COLOURS)))
        rolls = [sum(range(s.age + 1, age + 1)) for age in range(s.age + 1, AGES + 1)]
        return Rival(s.shadow, CERTAIN, tuple(round(one * count, 2) for count in rolls))

    def _growth(self, nation: Nation) -> float:
        """The books that a nation is likely to use in a round."""
        chits = nation.chits[BOOK] + nation.used_chits[BOOK]
        books = self.dice.expected(BOOK, dice_of(nation))
        return (chits + books) * self.weights.books_used


def dice_of(nation: Nation) -> tuple[int, ...]:
    """All dice of a nation by colour, wherever they lie."""
    unused = numbers(nation.unused)
    return tuple(
        nation.used[colour]
        + nation.unrolled[colour]
        + sum(unused[colour * FACES : (colour + 1) * FACES])
        for colour in range(COLOURS)
    )


@lru_cache(4096)
def _table(
    books: int,
    growth: float,
    rivals: tuple[Rival, ...],
    points: int,
    unsure: float,
    against: float,
) -> list[float]:
    worth = [
        points * sum([_ahead(have, growth, rival, unsure, against) for rival in rivals])
        for have in range(books, books + FAR + 1)
    ]
    worth += worth[-1:] * (MOST - FAR)
    return [one - worth[0] for one in worth]


def _ahead(books: int, growth: float, rival: Rival, unsure: float, against: float) -> float:
    """The rounds, from this one on, in which we have more books than a rival, and not fewer."""
    rounds = _more(books - rival.books, rival.unsure, against)
    for step, later in enumerate(rival.later, 1):
        lead = books + growth * step - rival.books - later
        rounds += _more(lead, unsure * sqrt(step), against)
    return rounds


def _more(lead: float, unsure: float, against: float) -> float:
    """The chance of more books, less that of fewer as far as it counts; equals are neither."""
    return _chance((lead - 0.5) / unsure) - against * _chance((-lead - 0.5) / unsure)


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
