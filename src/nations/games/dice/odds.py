"""Exact odds of the dice: what a roll or a reroll brings, trades included (D-T1 to D-T5).

A target is what must be paid, together, from the same dice and chits: `{"gold": 2, "strength": 1}`.
A hand is written as a nation's view writes it, so a view's parts can be handed over as they are::

    odds = Odds(load_set())
    hand = Hand({"wF": 2, "wB": 1, "oG2": 1}, {"gold": 1})
    odds.chance(hand, {"gold": 4})                  # of the dice as they lie
    odds.chance(hand, {"gold": 4}, {"wF": 2})       # after a reroll of two dice
    odds.best_reroll(hand, {"gold": 4})             # which dice to reroll, and both chances

Dice that are alike for a target are merged: the work grows with the distinct results of a roll.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, chain, product
from typing import NamedTuple, TypeAlias

import msgspec

from nations.errors import BadNotation
from nations.games.dice.box import OPTIONS, die_texts, fill_box
from nations.games.dice.content import CHIT_NAMES, COLOUR_NAMES, RESOURCE_NAMES, ContentSet
from nations.games.dice.phases.payment import can_be_traded_for
from nations.games.dice.state import FACES, Box

DEFAULTS = {option: values[0] for option, values in OPTIONS.items()}
DICE_IN_TRADE = 2
"""D-T1: so many dice stand for one gold, stone or food."""
ENDLESS = 10**9
"""More than any amount, and more dice than anyone holds."""
KEPT = 20_000
"""So many rolls are remembered; then all are forgotten."""

Amounts: TypeAlias = Mapping[str, int]
Needs: TypeAlias = tuple[tuple[int, int], ...]
"""What dice must bring: each resource asked for, with its amount after chits."""
Symbols: TypeAlias = tuple[tuple[int, ...], ...]
"""What dice show of each need: their symbols, larger first, without those that are to spare."""
Service: TypeAlias = tuple[int, int]
"""Which need a die serves (-1: none) with how many symbols."""
Colours: TypeAlias = tuple[int, ...]
"""So many dice of each colour."""


class Hand(msgspec.Struct, frozen=True):
    """Unused dice as they lie ("wF"), chits, and dice that are still to be rolled ("white")."""

    unused: Amounts = {}
    chits: Amounts = {}
    unrolled: Amounts = {}


class BestReroll(msgspec.Struct, frozen=True):
    """The best dice to reroll for a target (none if a reroll does not help), and the chances."""

    reroll: dict[str, int]
    chance: Fraction
    without: Fraction


class Die(NamedTuple):
    """What a die can show: its colour, a resource, the symbols, and the faces that show it."""

    colour: int
    resource: int
    symbols: int
    ways: int


class Group(NamedTuple):
    """Dice that are alike for a target."""

    colour: int
    use: Service
    dice: dict[str, int]

    def useful(self) -> range:
        """How many of them to try to reroll: all if they are of no use, else any number."""
        count = sum(self.dice.values())
        return range(count if self.use[0] < 0 else 0, count + 1)

    def fewer(self, count: int) -> range:
        """How many might do as well."""
        return range(0 if self.use[0] < 0 else count, count + 1)


class Odds:
    """The odds of one content set. It remembers rolls, and changes in no other way."""

    def __init__(self, source: ContentSet | Box) -> None:
        box = source if isinstance(source, Box) else fill_box(source, 1, DEFAULTS)
        self.dice = {
            text: Die(at // FACES, box.shows[at], box.symbols[at], box.ways[at])
            for at, text in enumerate(die_texts(box))
            if text
        }
        self._rolls: dict[tuple[Needs, Colours], dict[Symbols, int]] = {}

    def chance(self, hand: Hand, target: Amounts, reroll: Amounts | None = None) -> Fraction:
        """The chance that the whole target can be paid, after a reroll of some unused dice."""
        kept, colours = self._split(hand, reroll or {})
        needs = self._needs(hand, target)
        uses = Counter(_use(self.dice[text], needs) for text in kept.elements())
        return self._chance(needs, _shown(needs, uses), kept.total(), colours)

    def best_reroll(self, hand: Hand, target: Amounts) -> BestReroll:
        """The dice to reroll with one chit (D-A3) for the best chance; of equals, the fewest.

        To reroll a die of no use never lowers the chance, so at first all of these are rolled.
        """
        without = self.chance(hand, target)
        needs = self._needs(hand, target)
        groups = self._groups(needs, hand.unused)
        fixed = tuple(hand.unrolled.get(name, 0) for name in COLOUR_NAMES)

        def chance(counts: tuple[int, ...]) -> Fraction:
            return self._chance(needs, *_part(groups, counts, fixed, needs))

        chances = {counts: chance(counts) for counts in product(*map(Group.useful, groups))}
        best = max(chances.values())
        if best == without:
            return BestReroll({}, without, without)
        firsts = (counts for counts, found in chances.items() if found == best)
        fewer = chain.from_iterable(product(*map(Group.fewer, groups, c)) for c in firsts)
        counts = next(c for c in sorted(fewer, key=sum) if chance(c) == best)
        return BestReroll(_pick(groups, counts), best, without)

    def distribution(
        self, hand: Hand, resource: str, reroll: Amounts | None = None, *, trades: bool = False
    ) -> dict[int, Fraction]:
        """The chance of each amount of one resource, with all possible trades for it or none."""
        at = _known("resource", resource, RESOURCE_NAMES)
        kept, colours = self._split(hand, reroll or {})
        held = [die.symbols for text in kept.elements() if (die := self.dice[text]).resource == at]
        dice, symbols = kept.total() + sum(colours), sum(held) + hand.chits.get(resource, 0)
        per_unit = DICE_IN_TRADE if trades and can_be_traded_for(at) else ENDLESS
        ways: Counter[int] = Counter()
        for (shown,), count in self._roll(((at, ENDLESS),), colours).items():
            blanks = dice - len(held) - len(shown)
            ways[symbols + sum(shown) + blanks // per_unit] += count
        return {amount: Fraction(ways[amount], FACES ** sum(colours)) for amount in sorted(ways)}

    def _split(self, hand: Hand, reroll: Amounts) -> tuple[Counter[str], Colours]:
        """The dice that stay as they lie, and how many of each colour are rolled."""
        _check("die", hand.unused, self.dice)
        _check("die", reroll, self.dice)
        _check("colour", hand.unrolled, COLOUR_NAMES)
        _check("chit", hand.chits, CHIT_NAMES)
        kept, colours = Counter(hand.unused), [hand.unrolled.get(name, 0) for name in COLOUR_NAMES]
        for text, count in reroll.items():
            if count > (held := kept[text]):
                raise BadNotation(f"{count} of {text!r} cannot be rerolled: {held} in the hand")
            kept[text] -= count
            colours[self.dice[text].colour] += count
        return kept, tuple(colours)

    def _needs(self, hand: Hand, target: Amounts) -> Needs:
        """D-A5, D-T4: a chit pays one of its kind and is no part of a trade."""
        _check("resource", target, RESOURCE_NAMES)
        left = ((name, target.get(name, 0) - hand.chits.get(name, 0)) for name in RESOURCE_NAMES)
        return tuple((RESOURCE_NAMES.index(name), need) for name, need in left if need > 0)

    def _groups(self, needs: Needs, unused: Amounts) -> list[Group]:
        """Unused dice that are alike for a target: of one colour, with the same use."""
        groups: dict[tuple[int, Service], Group] = {}
        for text, count in unused.items():
            die = self.dice[text]
            key = die.colour, _use(die, needs)
            groups.setdefault(key, Group(*key, {})).dice[text] = count
        return list(groups.values())

    def _chance(self, needs: Needs, shown: Symbols, kept: int, colours: Colours) -> Fraction:
        """The ways in which dice kept, with what they show, and dice rolled meet the needs."""
        rolled = sum(colours)
        results = self._roll(needs, colours).items()
        met = sum(ways for m, ways in results if dice_needed(needs, shown, m) <= kept + rolled)
        return Fraction(met, FACES**rolled)

    def _roll(self, needs: Needs, colours: Colours) -> dict[Symbols, int]:
        """What dice can show of the needs, with the ways; die by die, each step remembered."""
        if len(self._rolls) > KEPT:
            self._rolls.clear()
        ways: dict[Symbols, int] = {tuple(() for _ in needs): 1}
        part = [0] * len(colours)
        for colour in Counter(dict(enumerate(colours))).elements():
            part[colour] += 1
            key = needs, tuple(part)
            if key not in self._rolls:
                self._rolls[key] = self._one_more(needs, ways, colour)
            ways = self._rolls[key]
        return ways

    def _one_more(self, needs: Needs, ways: dict[Symbols, int], colour: int) -> dict[Symbols, int]:
        faces: Counter[Service] = Counter()
        for die in self.dice.values():
            if die.colour == colour:
                faces[_use(die, needs)] += die.ways
        more: Counter[Symbols] = Counter()
        for shown, count in ways.items():
            for (at, symbols), face_ways in faces.items():
                more[_add(needs, shown, at, symbols)] += count * face_ways
        return dict(more)


def dice_needed(needs: Needs, kept: Symbols, rolled: Symbols) -> int:
    """How many dice the needs take, trades included (no number of dice: more than there can be).

    A die that shows an asked resource brings at least 1, half a trade never does; so dice are used
    for what they show, larger faces first, and trades fill what is short (D-T2, D-T5).
    """
    return sum(_dice_for(*need, *shown) for need, *shown in zip(needs, kept, rolled, strict=True))


@lru_cache(KEPT)
def _dice_for(resource: int, amount: int, kept: tuple[int, ...], rolled: tuple[int, ...]) -> int:
    used = _enough(sorted(kept + rolled, reverse=True), amount)
    short = max(0, amount - sum(used))
    if short and not can_be_traded_for(resource):
        return ENDLESS
    return len(used) + DICE_IN_TRADE * short


def _enough(symbols: list[int], amount: int) -> tuple[int, ...]:
    """The first dice that bring an amount, or all; a later, larger face never asks for the rest."""
    before = accumulate(symbols, initial=0)
    return tuple(one for one, total in zip(symbols, before, strict=False) if total < amount)


def _use(die: Die, needs: Needs) -> Service:
    """Which need a die serves (-1: none), with how many symbols of those asked for."""
    for at, (resource, amount) in enumerate(needs):
        if die.resource == resource:
            return at, min(die.symbols, amount)
    return -1, 0


def _add(needs: Needs, shown: Symbols, at: int, symbols: int) -> Symbols:
    """What dice show of the needs with one die more."""
    if at < 0:
        return shown
    more = _enough(sorted((*shown[at], symbols), reverse=True), needs[at][1])
    return (*shown[:at], more, *shown[at + 1 :])


def _shown(needs: Needs, uses: Mapping[Service, int]) -> Symbols:
    """What dice show of the needs, from how many have which use."""
    symbols: list[list[int]] = [[] for _ in needs]
    for (at, one), count in uses.items():
        if at >= 0:
            symbols[at] += [one] * count
    pairs = zip(symbols, needs, strict=True)
    return tuple(_enough(sorted(some, reverse=True), amount) for some, (_, amount) in pairs)


def _part(
    groups: list[Group], counts: tuple[int, ...], fixed: Colours, needs: Needs
) -> tuple[Symbols, int, Colours]:
    """What the dice kept show, how many they are, and how many of each colour are rolled."""
    uses: Counter[Service] = Counter()
    colours = list(fixed)
    for group, count in zip(groups, counts, strict=True):
        colours[group.colour] += count
        uses[group.use] += sum(group.dice.values()) - count
    return _shown(needs, uses), uses.total(), tuple(colours)


def _pick(groups: list[Group], counts: tuple[int, ...]) -> dict[str, int]:
    """So many dice of each group, in the order in which the hand names them."""
    picked: dict[str, int] = {}
    for group, count in zip(groups, counts, strict=True):
        for text, held in group.dice.items():
            taken = min(count, held)
            count -= taken
            if taken:
                picked[text] = taken
    return picked


def _known(what: str, name: str, names: Iterable[str]) -> int:
    known = list(names)
    if name not in known:
        raise BadNotation(f"unknown {what} {name!r}; possible: {', '.join(known)}")
    return known.index(name)


def _check(what: str, counts: Amounts, names: Iterable[str]) -> None:
    """Raises BadNotation for a name that is none, or a count below 0."""
    for name, count in counts.items():
        _known(what, name, names)
        if not isinstance(count, int) or count < 0:
            raise BadNotation(f"{count!r} of {name!r}: a whole number from 0 on is needed")
