"""The appraisal of actions: buying, building, rerolling, passing (D-A1)."""

from __future__ import annotations

from typing import NamedTuple

from nations.games.nations_dice import moves
from nations.games.nations_dice.appraise.offers import Offer
from nations.games.nations_dice.appraise.outlook import Detail, Opinion, Outlook
from nations.games.nations_dice.appraise.purse import Due, Purse, Tables
from nations.games.nations_dice.content import CHITS, COLOURS, RESOURCES
from nations.games.nations_dice.state import (
    ADVISOR,
    COLONY,
    FACES,
    MILITARY,
    NOTHING,
    PRINTED,
    REROLL,
    STONE,
    WHITE,
    WONDER,
)

CLOSE = 1.0
"""Actions this much worse than the best are not looked at more closely."""

PASS = Opinion(0.0, "reason-pass", {})


class Action(NamedTuple):
    """What an action is worth by itself, why, and what is at hand after it."""

    opinion: Opinion
    tables: Tables
    purse: Purse


def appraise_actions(o: Outlook, numbers: list[int]) -> list[Opinion]:
    """What each action is worth more than passing now."""
    return Actions(o).appraise(numbers)


class Actions:
    """The actions of one turn."""

    def __init__(self, outlook: Outlook) -> None:
        self.o, self.box, self.names = outlook, outlook.box, outlook.facts.names
        self.planner, self.payer = outlook.facts.planner, outlook.facts.payer
        self.offers = outlook.offers

    def appraise(self, numbers: list[int]) -> list[Opinion]:
        passing = self.planner.value(self.o.passing(), self.o.purse)
        found = [None if n == moves.PASS else self._action(n, passing) for n in numbers]
        close = self._close([action.opinion.worth for action in found if action])
        return [self._closer(action, close) if action else PASS for action in found]

    def _close(self, worths: list[float]) -> float:
        """From which worth on actions are looked at more closely; none if the best stands out."""
        best, next_best = sorted([*worths, 0.0], reverse=True)[:2]
        return best - CLOSE if next_best > best - CLOSE else best + CLOSE

    def _action(self, number: int, passing: float) -> Action:
        if number == moves.REROLL:
            return self._reroll(passing)
        if number == moves.BUILD:
            return self._build(passing)
        return self._buy(next(o for o in self.offers if o.space == number - moves.BUY), passing)

    def _closer(self, action: Action, close: float) -> Opinion:
        """A reroll chit that is left can still improve the dice that are left."""
        opinion, tables, purse = action
        if not purse.chits[REROLL] or opinion.worth < close:
            return opinion
        gain = self.planner.reroll(tables, purse).worth - self.planner.value(tables, purse)
        return opinion._replace(worth=opinion.worth + max(0.0, gain))

    def _reroll(self, passing: float) -> Action:
        """D-A3: exact odds for what the dice at hand, some of them rerolled, can still do."""
        o = self.o
        tables = o.tables(None, o.nation.wonder)
        plan = self.planner.reroll(tables, o.purse)
        resource, chance = self.planner.wanted(tables, o.purse, plan)
        detail: Detail = {"dice": len(plan.dice), "resource": RESOURCES[resource], "chance": chance}
        opinion = Opinion(plan.worth - passing, "reason-reroll", detail)
        return Action(opinion, tables, Purse([], [0] * len(CHITS), []))

    def _build(self, passing: float) -> Action:
        """D-A11: the points and the chit of the wonder, for stone and traded dice."""
        o, wonder = self.o, self.o.nation.wonder
        tables = o.tables(None, NOTHING)
        left, _ = self.planner.pay(tables, o.purse, Due(STONE, self.box.stone[wonder]))
        self._take_chit(left, wonder)
        worth = o.finished(wonder) + self.planner.value(tables, left) - passing
        return Action(Opinion(worth, "reason-build", self._tile(wonder)), tables, left)

    def _buy(self, offer: Offer, passing: float) -> Action:
        """What the tile brings, and what is left to be used after its price."""
        o, tile, kind = self.o, offer.tile, self.box.kind[offer.tile]
        wonder = tile if kind == WONDER else o.nation.wonder
        tables = o.tables(offer, wonder)
        left, given = self.planner.pay(tables, o.purse, Due(offer.currency, offer.price))
        worth, reason = offer.worth - passing, REASONS[kind]
        if kind <= MILITARY:
            worth += self._develop(tables, left, given, tile)
            reason = "reason-new-dice" if o.left else "reason-points"
        elif kind == ADVISOR:
            worth += self._appoint(left, tile)
        elif kind == COLONY:
            self._take_chit(left, tile)
        else:
            worth -= offer.worth  # it is in the tables
        worth += self.planner.value(tables, left)
        return Action(Opinion(worth, reason, self._tile(tile)), tables, left)

    def _develop(self, tables: Tables, left: Purse, given: list[int], tile: int) -> float:
        """D-A7: dice of the old development go back, used ones first; new ones are rolled."""
        o, old = self.o, self.o.nation.development[self.o.given_up]
        colour = WHITE if old == PRINTED else self.box.colour[old]
        used = o.nation.used[colour] + sum(die // FACES == colour for die in given)
        for _ in range(o.nation.gave[o.given_up] - used):
            left.drop(self.box, self.payer.least_of_colour(tables, left, colour))
        fresh = self.planner.fresh(tables, left, self.box.colour[tile], o.weights.half_trade)
        now = o.weights.new_die if self.box.seats > 1 else o.weights.new_die_alone
        return o.new_dice(tile) * fresh * now

    def _appoint(self, left: Purse, tile: int) -> float:
        """D-A8: new rerolls can be used at once if there are dice for them."""
        more = self.box.rerolls[tile] - self.o.nation.advisor_gave
        return max(0, more) * self.o.weights.reroll_now if sum(left.dice) > 1 else 0.0

    def _take_chit(self, purse: Purse, tile: int) -> None:
        if self.box.chit[tile] != NOTHING:
            purse.take(self.box.chit[tile])

    def _tile(self, tile: int) -> Detail:
        """What a message may say of a tile."""
        box, kind, chit = self.box, self.box.kind[tile], self.box.chit[tile]
        detail: Detail = {"tile": self.names.tiles[tile], "points": box.vp[tile]}
        detail |= {"rounds": self.o.left}
        if kind <= MILITARY:
            detail |= {"dice": self.o.new_dice(tile), "colour": COLOURS[box.colour[tile]]}
        if kind == ADVISOR:
            detail |= {"rerolls": box.rerolls[tile]}
        if kind == WONDER:
            detail |= {"stone": box.stone[tile]}
        if kind in (COLONY, WONDER):
            detail |= {"chit": "" if chit == NOTHING else CHITS[chit]}
        return detail


REASONS = ("reason-new-dice", "reason-new-dice", "reason-advisor", "reason-colony", "reason-wonder")
"""Why a tile of each kind is bought."""


def appraise_picking(o: Outlook, numbers: list[int]) -> list[Opinion]:
    """Which dice to reroll: the next of the best set is worth most (D-A3)."""
    planner = o.facts.planner
    tables = o.tables(None, o.nation.wonder)
    picked = tuple(o.nation.unrolled[colour] for colour in range(len(COLOURS)))
    best = planner.reroll(tables, o.purse, picked, max(0, o.s.last)).dice
    stay = planner.value(tables, o.purse)
    opinions = []
    for number in numbers:
        dice, reason, detail = _pick(o, number, best, sum(picked))
        worth = planner.after(tables, o.purse, picked, dice) - stay
        opinions.append(Opinion(worth, reason, detail))
    return opinions


def _pick(
    o: Outlook, number: int, best: tuple[int, ...], picked: int
) -> tuple[tuple[int, ...], str, Detail]:
    """The dice that are rolled if this die is the next one picked, and the reason."""
    die = number - moves.DIE
    if number == moves.ROLL:
        return (), "reason-roll", {"dice": picked}
    name: Detail = {"die": o.facts.names.dice[die]}
    if die in best:
        return tuple(other for other in best if other >= die), "reason-pick", name
    return (die,), "reason-keep", name
