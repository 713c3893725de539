"""What a purse is worth by the tables: as it lies, with dice traded, or after a reroll."""

from __future__ import annotations

from typing import NamedTuple

from nations.games.nations_dice.appraise.purse import MOST, Due, Payer, Purse, Tables
from nations.games.nations_dice.appraise.weights import Weights
from nations.games.nations_dice.state import COLOURS, FACES, FOOD, GOLD, STONE

TRADED_FOR = (FOOD, GOLD, STONE)
NEVER = 1e9
HOPELESS = 1.5
"""A die that is worth this much more than a new roll of it is kept."""


class Reroll(NamedTuple):
    """Dice to reroll, and what the purse is worth on average afterwards."""

    worth: float
    dice: tuple[int, ...]


class Planner:
    """Reads tables for the purses of one box."""

    def __init__(self, payer: Payer, weights: Weights) -> None:
        self.payer, self.box, self.dice, self.weights = payer, payer.box, payer.dice, weights

    def plain(self, tables: Tables, totals: list[int]) -> float:
        """The worth of all symbols, none traded."""
        gold, stone, food, book, strength = totals
        return (
            tables[0][gold if gold < MOST else MOST]
            + tables[1][stone if stone < MOST else MOST]
            + tables[2][food if food < MOST else MOST]
            + tables[3][book if book < MOST else MOST]
            + tables[4][strength if strength < MOST else MOST]
        )

    def value(self, tables: Tables, purse: Purse) -> float:
        """The worth of a purse, with trades for one resource if they help (D-T1)."""
        plain, best = self.plain(tables, purse.totals), 0.0
        dice = sum(purse.dice)
        losses: list[list[float]] = []
        for resource in TRADED_FOR if dice > 1 else ():
            table, have = tables[resource], purse.totals[resource]
            units = (dice - sum([purse.dice[die] for die in self.dice.showing[resource]])) // 2
            top = have + units if have + units < MOST else MOST
            if top <= have or table[top] <= table[have]:
                continue
            losses = losses or [self._losses(tables[r], purse, r) for r in range(5)]
            costs = _least(losses[:resource] + losses[resource + 1 :])
            for amount in range(have + 1, top + 1):
                gain = table[amount] - table[have] - costs[2 * (amount - have)]
                if gain > best:
                    best = gain
        return plain + best

    def pay(
        self, tables: Tables, purse: Purse, due: Due, first: int = 0
    ) -> tuple[Purse, list[int]]:
        """What is left after the payment that is missed least, and the dice given."""
        ways = self.payer.ways(purse, due)
        paid = [self.payer.pay(tables, purse, due, way, first) for way in ways]
        if len(paid) == 1 and paid[0]:
            return paid[0]
        return max(filter(None, paid), key=lambda p: self._spared(tables, p[0]))

    def _spared(self, tables: Tables, purse: Purse) -> float:
        return self.plain(tables, purse.totals) + self.weights.spare_die * sum(purse.dice)

    def _losses(self, table: list[float], purse: Purse, resource: int) -> list[float]:
        """What is lost with 0, 1, 2… dice that show a resource, smaller faces first."""
        total = purse.totals[resource]
        full = table[total if total < MOST else MOST]
        losses = [0.0]
        for die in reversed(self.dice.showing[resource]):
            for _ in range(purse.dice[die]):
                total -= self.box.symbols[die]
                losses.append(full - table[total if total < MOST else MOST])
        return losses

    def reroll(
        self, tables: Tables, purse: Purse, picked: tuple[int, ...] = (0, 0, 0, 0), first: int = 0
    ) -> Reroll:
        """The best dice to reroll, from a die on, together with dice already picked.

        Dice are added one by one, those first that promise most; exact odds judge each set.
        """
        totals, colours = purse.totals[:], list(picked)
        best = Reroll(self._after(tables, totals, tuple(colours)) if any(picked) else -NEVER, ())
        chosen: tuple[int, ...] = ()
        for unwise, die in self._promising(tables, purse, first):
            if unwise > HOPELESS and chosen:
                break
            chosen += (die,)
            colours[die // FACES] += 1
            totals[self.box.shows[die]] -= self.box.symbols[die]
            worth = self._after(tables, totals, tuple(colours))
            if worth > best.worth:
                best = Reroll(worth, chosen)
        return best

    def after(
        self, tables: Tables, purse: Purse, picked: tuple[int, ...], dice: tuple[int, ...]
    ) -> float:
        """The mean worth after a reroll of these dice together with those already picked."""
        totals, colours = purse.totals[:], list(picked)
        for die in dice:
            colours[die // FACES] += 1
            totals[self.box.shows[die]] -= self.box.symbols[die]
        return self._after(tables, totals, tuple(colours))

    def wanted(self, tables: Tables, purse: Purse, plan: Reroll) -> tuple[int, float]:
        """The resource that a reroll is most likely to improve, and the chance that it does."""
        left, colours = purse.copy(), [0] * COLOURS
        for die in plan.dice:
            left.drop(self.box, die)
            colours[die // FACES] += 1
        gains, chances = [0.0] * 5, [0.0] * 5
        for resource in range(5):
            table, total = tables[resource], left.totals[resource]
            now = table[min(purse.totals[resource], MOST)]
            for amount, chance in self.dice.rolls(tuple(colours))[resource]:
                if (gain := table[min(total + amount, MOST)] - now) > 0:
                    gains[resource] += chance * gain
                    chances[resource] += chance
        resource = max(range(5), key=gains.__getitem__)
        return resource, chances[resource]

    def _promising(self, tables: Tables, purse: Purse, first: int) -> list[tuple[float, int]]:
        """Unused dice by what a reroll of each alone would bring, the best first."""
        found = []
        for die in self.dice.all:
            if purse.dice[die] and die >= first:
                promise = self.fresh(tables, purse, die // FACES) - self.payer.loss(
                    tables, purse, die
                )
                found += [(-promise, die)] * purse.dice[die]
        return sorted(found)

    def fresh(self, tables: Tables, purse: Purse, colour: int, least: float = 0.0) -> float:
        """What a new die of a colour brings on average."""
        totals, worth = purse.totals, 0.0
        for resource, symbols, chance in self.dice.faces[colour]:
            table, total = tables[resource], totals[resource]
            gain = table[total + symbols if total + symbols < MOST else MOST]
            gain -= table[total if total < MOST else MOST]
            worth += chance * (gain if gain > least else least)
        return worth

    def _after(self, tables: Tables, totals: list[int], colours: tuple[int, ...]) -> float:
        """The mean worth after a roll of so many dice, with the symbols kept."""
        worth = 0.0
        for table, total, amounts in zip(tables, totals, self.dice.rolls(colours), strict=True):
            if table[MOST] == table[0]:
                worth += table[0]
                continue
            for amount, chance in amounts:
                have = total + amount
                worth += chance * table[have if have < MOST else MOST]
        return worth


def _least(lists: list[list[float]]) -> list[float]:
    """The least that can be lost with 0, 1, 2… dice in all, from what is lost with some of each."""
    costs = [0.0]
    for losses in lists:
        if len(losses) > 1:
            costs = _together(costs, losses)
    return costs


def _together(one: list[float], other: list[float]) -> list[float]:
    """The least sums for every number of dice, some from each list."""
    best = [NEVER] * (len(one) + len(other) - 1)
    for at, cost in enumerate(one):
        for more, loss in enumerate(other):
            if cost + loss < best[at + more]:
                best[at + more] = cost + loss
    return best
