"""A hand of unused dice and chits, and the ways to pay with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from nations.games.nations_dice.appraise.dice import Dice
from nations.games.nations_dice.phases.payment import can_be_traded_for, follows
from nations.games.nations_dice.state import FACES, NOTHING, Box, Nation, Stage

MOST = 15
"""Amounts above are as good as this one: no famine, war or wonder asks for more."""

Tables = list[list[float]]
"""What each amount of each resource is worth, from 0 to MOST."""


def numbers(row: Any) -> list[int]:
    """The numbers of a row."""
    return list(row)


class Purse:
    """Unused dice and chits (D-C10), and the symbols they have of each resource."""

    __slots__ = ("chits", "dice", "totals")

    def __init__(self, dice: list[int], chits: list[int], totals: list[int]) -> None:
        self.dice, self.chits, self.totals = dice, chits, totals

    @classmethod
    def of(cls, box: Box, nation: Nation) -> Purse:
        """What a nation has beside its board."""
        dice, chits = numbers(nation.unused), numbers(nation.chits)
        totals = chits[:5]
        for die, count in enumerate(dice):
            if count:
                totals[box.shows[die]] += count * box.symbols[die]
        return cls(dice, chits, totals)

    def copy(self) -> Purse:
        return Purse(self.dice[:], self.chits[:], self.totals[:])

    def drop(self, box: Box, die: int, count: int = 1) -> None:
        """Dice leave the purse."""
        self.dice[die] -= count
        self.totals[box.shows[die]] -= count * box.symbols[die]

    def take(self, chit: int, count: int = 1) -> None:
        """Chits come into the purse, or leave it."""
        self.chits[chit] += count
        if chit < 5:
            self.totals[chit] += count


class Payment(NamedTuple):
    """Dice used for what they show, larger faces first; chits; units paid by trades (D-A5a)."""

    dice: tuple[int, ...]
    chits: int
    trades: int


class Due(NamedTuple):
    """A payment that is asked for, or under way (see `phases.payment`)."""

    resource: int
    amount: int
    stage: int = Stage.SYMBOLS
    last: int = NOTHING
    half: int = 0


class Payer:
    """Finds and makes payments with the dice of one box."""

    def __init__(self, box: Box, dice: Dice) -> None:
        self.box, self.dice = box, dice

    def ways(self, purse: Purse, due: Due) -> list[Payment]:
        """Every payment; which dice are traded is left open."""
        showing = self.dice.showing[due.resource]
        kinds = []
        if due.stage == Stage.SYMBOLS:
            kinds = [d for d in showing if purse.dice[d] and follows(self.box, due.last, d)]
        chits = purse.chits[due.resource] if due.stage <= Stage.CHITS else 0
        blanks = sum(purse.dice) - sum(purse.dice[die] for die in showing) + due.half
        trades = blanks // 2 if can_be_traded_for(due.resource) else 0
        return list(self._more(purse, kinds, due.amount, chits, trades))

    def _more(
        self, purse: Purse, kinds: list[int], due: int, chits: int, trades: int
    ) -> Iterator[Payment]:
        """All payments with dice of the kinds, in their order."""
        if due <= 0:
            yield Payment((), 0, 0)
            return
        for used in range(max(0, due - trades), min(chits, due) + 1):
            yield Payment((), used, due - used)
        for at, die in enumerate(kinds):
            for count in range(1, purse.dice[die] + 1):
                left = due - count * self.box.symbols[die]
                for rest in self._more(purse, kinds[at + 1 :], left, chits, trades):
                    yield Payment((die,) * count + rest.dice, rest.chits, rest.trades)
                if left <= 0:
                    break

    def pay(
        self, tables: Tables, purse: Purse, due: Due, payment: Payment, first: int = 0
    ) -> tuple[Purse, list[int]] | None:
        """What is left after a payment, and the dice given, traded ones chosen by least loss.

        Traded dice are taken from `first` on (D-A5a: in one order); None if there are too few.
        """
        left = purse.copy()
        given = list(payment.dice)
        for die in payment.dice:
            left.drop(self.box, die)
        left.take(due.resource, -payment.chits)
        for _ in range(2 * payment.trades - due.half):
            die = self.least(tables, left, due.resource, first)
            if die == NOTHING:
                return None
            left.drop(self.box, die)
            given.append(die)
        return left, given

    def least(self, tables: Tables, purse: Purse, but: int, first: int = 0) -> int:
        """The die that is missed least, of those that do not show a resource."""
        box, found, best = self.box, NOTHING, 0.0
        for die in self.dice.all:
            if purse.dice[die] and die >= first and box.shows[die] != but:
                loss = self.loss(tables, purse, die)
                if found == NOTHING or loss < best:
                    found, best = die, loss
        return found

    def least_of_colour(self, tables: Tables, purse: Purse, colour: int) -> int:
        """The die of a colour that is missed least."""
        dice = [d for d in self.dice.all if d // FACES == colour and purse.dice[d]]
        return min(dice, key=lambda die: self.loss(tables, purse, die), default=NOTHING)

    def loss(self, tables: Tables, purse: Purse, die: int) -> float:
        """What the worth falls by without a die; more symbols are missed a little more."""
        resource, symbols = self.box.shows[die], self.box.symbols[die]
        table, total = tables[resource], purse.totals[resource]
        return (
            table[total if total < MOST else MOST]
            - table[total - symbols if total - symbols < MOST else MOST]
            + 0.001 * symbols
        )
