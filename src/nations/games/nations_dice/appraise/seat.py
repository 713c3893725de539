"""The seat at turn: what it has, and what tiles would bring it beyond this round."""

from __future__ import annotations

from functools import cached_property, lru_cache

from nations.games.nations_dice.appraise.dice import Dice
from nations.games.nations_dice.appraise.plan import Planner
from nations.games.nations_dice.appraise.purse import Payer, Purse
from nations.games.nations_dice.appraise.race import Race, dice_of
from nations.games.nations_dice.appraise.weights import Weights
from nations.games.nations_dice.names import Names
from nations.games.nations_dice.state import (
    ADVISOR,
    AGES,
    COLONY,
    DEVELOPMENTS,
    MILITARY,
    NOTHING,
    PRINTED,
    REROLL,
    STONE,
    WHITE,
    Box,
    State,
    nation_at_turn,
    seat_at_turn,
)

BUILT = 0.9
"""How sure it is that a wonder is built in a later round if the stone can be had."""

IN_REACH = 0.95
"""How sure it is that a wonder is built for which the stone is at hand."""


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


class Seat:
    """The seat at turn in a state."""

    def __init__(self, facts: Facts, s: State) -> None:
        self.facts, self.box, self.weights, self.s = facts, facts.box, facts.weights, s
        self.nation = nation_at_turn(s)
        self.number = seat_at_turn(s)
        self.left = AGES - s.age
        self.purse = Purse.of(self.box, self.nation)

    @cached_property
    def dice(self) -> tuple[int, ...]:
        """All dice of the nation by colour."""
        return dice_of(self.nation)

    @cached_property
    def given_up(self) -> int:
        """The development that would be replaced."""
        return min(range(DEVELOPMENTS), key=self.keep)

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
