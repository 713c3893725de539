"""What a judgement told, as messages: what a move is about, and what else weighs most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from nations.contract import Reason
from nations.games.dice.content import CHIT_NAMES, COLOUR_NAMES, RESOURCE_NAMES
from nations.games.dice.names import Names
from nations.games.dice.skill.future import colour_given, new_dice
from nations.games.dice.skill.rerolls import of_digits
from nations.games.dice.skill.why import Why
from nations.games.dice.state import (
    ADVISOR,
    AGES,
    COLONY,
    MILITARY,
    NOTHING,
    PRINTED,
    WONDER,
    Box,
    Nation,
    State,
    nation_at_turn,
)
from nations.mind.told import Because

Detail: TypeAlias = dict[str, str | int | float]
NOTICED = 0.5
"""Points: what weighs less is no reason of its own."""
TILES = ("new-dice", "new-dice", "advisor", "colony", "wonder")
"""What a tile of each kind is bought for."""
BESIDE = {Why.AT_ONCE: "at-once", Why.DENIED: "denied"}
PLAIN = {
    Why.PASS: "pass", Why.PICK: "pick", Why.KEEP: "keep", Why.PAY: "pay",
    Why.PAY_CHIT: "pay-chit", Why.TRADE: "trade", Why.ENOUGH: "enough",
    Why.RETURN_USED: "return-used", Why.RETURN_CHIT: "return-chit", Why.RETURN: "return",
    Why.DONE: "done",
}  # fmt: skip


class Reasons:
    """Speaks of the moves of one game."""

    def __init__(self, box: Box, names: Names) -> None:
        self._box, self._names = box, names

    def of(self, s: State, told: Sequence[Because]) -> tuple[Reason, ...]:
        """What a move is about; beside that, what weighs most, if it weighs much."""
        first = [reason for one in told if (reason := self._first(s, one)) is not None]
        beside = [one for one in told if one.why in (*BESIDE, Why.LEFT)]
        most = max(beside, key=lambda one: abs(one.part), default=None)
        if most is None or abs(most.part) < NOTICED or not first:
            return tuple(first)
        return (*first, *self._beside(most))

    def _beside(self, one: Because) -> tuple[Reason, ...]:
        if one.why != Why.LEFT:
            return (Reason(f"reason-{BESIDE[Why(one.why)]}"),)
        points = round(abs(one.part))
        key = "reason-left-more" if one.part > 0 else "reason-left-less"
        return (Reason(key, {"points": points}),) if points else ()

    def _first(self, s: State, one: Because) -> Reason | None:
        """What a move is about."""
        why, (a, b, c) = Why(one.why), one.values
        nation = nation_at_turn(s)
        if why in PLAIN:
            return Reason(f"reason-{PLAIN[why]}")
        if why in (Why.TILE, Why.BUILD):
            return self._tile(s, why, a, b)
        detail: dict[Why, Detail] = {
            Why.REROLL: self._again(a, b, c) if why == Why.REROLL else {},
            Why.ROLL: {"dice": sum(nation.unrolled[colour] for colour in range(len(COLOUR_NAMES)))},
            Why.BOOKS: {"books": a},
            Why.FEED: {"points": a, "food": b},
            Why.STARVE: {"points": a},
        }
        if why == Why.REPLACE:
            return Reason("reason-replace", self._given_up(nation, a))
        return Reason(f"reason-{why.name.lower()}", detail[why]) if why in detail else None

    def _again(self, digits: int, resource: int, chance: int) -> Detail:
        """D-A3: the dice to be rolled again, and how often that brings more of what counts."""
        dice = of_digits(digits)
        names = " ".join(self._names.dice[die] for die in sorted(dice))
        found: Detail = {"dice": len(dice), "items": names}
        gained = "none" if resource == NOTHING else RESOURCE_NAMES[resource]
        return {**found, "resource": gained, "chance": chance / 1000}

    def _given_up(self, nation: Nation, space: int) -> Detail:
        tile = nation.development[space]
        colour = COLOUR_NAMES[colour_given(self._box, tile)]
        points = 0 if tile == PRINTED else self._box.vp[tile]
        return {"dice": nation.gave[space], "colour": colour, "points": points}

    def _tile(self, s: State, why: Why, tile: int, given: int) -> Reason:
        """What a message may say of a tile."""
        box, kind, chit = self._box, self._box.kind[tile], self._box.chit[tile]
        detail: Detail = {"tile": self._names.tiles[tile], "points": box.vp[tile]}
        detail |= {"rounds": AGES - s.age}
        name = "build" if why == Why.BUILD else TILES[kind]
        if kind <= MILITARY:
            dice = new_dice(box, s, nation_at_turn(s), tile, given)
            detail |= {"dice": dice, "colour": COLOUR_NAMES[box.colour[tile]]}
            name = name if s.age < AGES else "points"
        if kind == ADVISOR:
            detail |= {"rerolls": box.rerolls[tile]}
        if kind == WONDER:
            detail |= {"stone": box.stone[tile]}
        if kind in (COLONY, WONDER):
            detail |= {"chit": "" if chit == NOTHING else CHIT_NAMES[chit]}
        return Reason(f"reason-{name}", detail)
