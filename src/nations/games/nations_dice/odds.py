"""Exact odds of the dice: what a roll or a reroll brings, trades included (D-T1 to D-T5).

A target is what must be paid, together, from the same dice and chits: `{"gold": 2, "strength": 1}`.
A hand is written as a nation's view writes it, so a view's parts can be handed over as they are::

    odds = Odds(load_set())
    hand = Hand({"wF": 2, "wB": 1, "oG2": 1}, {"gold": 1})
    odds.chance(hand, {"gold": 4})                  # of the dice as they lie
    odds.chance(hand, {"gold": 4}, {"wF": 2})       # after a reroll of two dice
    odds.best_reroll(hand, {"gold": 4})             # which dice to reroll, and both chances

All chances are fractions. Dice that are alike for a target are merged, so that the work grows with
the distinct results of a roll, not with all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

import msgspec

from nations.errors import BadNotation
from nations.games.nations_dice.box import OPTIONS, die_texts, fill_box
from nations.games.nations_dice.content import CHITS, COLOURS, RESOURCES, ContentSet
from nations.games.nations_dice.phases.payment import can_be_traded_for
from nations.games.nations_dice.state import FACES, Box

DICE_IN_TRADE = 2
"""D-T1: so many dice stand for one gold, stone or food."""

KEPT = 20_000
"""So many rolls are remembered; then all are forgotten."""

Amounts: TypeAlias = Mapping[str, int]
Needs: TypeAlias = tuple[tuple[int, int], ...]
"""What dice must bring: each resource asked for, with its amount after chits."""
Shown: TypeAlias = tuple[tuple[int, ...], ...]
"""What dice show of each need: their symbols, larger first, without those that are to spare."""
Colours: TypeAlias = tuple[int, ...]
Tally: TypeAlias = dict[tuple[int, int], int]
"""Symbols of one resource and dice without it, with the ways to roll them."""


class Hand(msgspec.Struct, frozen=True):
    """Unused dice as they lie ("wF"), chits, and dice that are still to be rolled ("white")."""

    unused: Amounts = {}  # noqa: RUF012 - msgspec copies mutable defaults
    chits: Amounts = {}  # noqa: RUF012
    unrolled: Amounts = {}  # noqa: RUF012


class Advice(msgspec.Struct, frozen=True):
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


class Odds:
    """The odds of one content set. It remembers rolls, and changes in no other way."""

    def __init__(self, source: ContentSet | Box) -> None:
        box = source if isinstance(source, Box) else _box(source)
        texts = enumerate(die_texts(box))
        self.dice = {text: _die(box, number) for number, text in texts if text}
        self._rolls: dict[tuple[Needs, Colours], dict[Shown, int]] = {}
        self._tallies: dict[tuple[int, Colours], Tally] = {}

    def chance(self, hand: Hand, target: Amounts, reroll: Amounts | None = None) -> Fraction:
        """The chance that the whole target can be paid, after a reroll of some unused dice."""
        kept, colours = self._split(hand, reroll or {})
        needs = self._needs(hand, target)
        return self._chance(needs, kept, colours)

    def best_reroll(self, hand: Hand, target: Amounts) -> Advice:
        """The dice to reroll with one chit (D-A3) for the best chance; of equals, the fewest."""
        needs = self._needs(hand, target)
        groups = self._groups(needs, hand.unused)
        counted = ((sum(counts), counts) for counts in _choices(groups.values()))
        without = chance = self.chance(hand, target)
        best: dict[str, int] = {}
        for _, counts in sorted(counted):
            reroll = _pick(groups.values(), counts)
            found = self._chance(needs, *self._split(hand, reroll))
            if found > chance:
                chance, best = found, reroll
        return Advice(best, chance, without)

    def distribution(
        self, hand: Hand, resource: str, reroll: Amounts | None = None, *, trades: bool = False
    ) -> dict[int, Fraction]:
        """The chance of each amount of one resource, with all possible trades for it or none."""
        at = _known("resource", resource, RESOURCES)
        kept, colours = self._split(hand, reroll or {})
        held = [self.dice[text] for text in kept.elements()]
        symbols = hand.chits.get(resource, 0) + sum(d.symbols for d in held if d.resource == at)
        blanks = sum(die.resource != at for die in held)
        per_unit = DICE_IN_TRADE if trades and can_be_traded_for(at) else 0
        ways: Counter[int] = Counter()
        for (more, other), count in self._tally(at, colours).items():
            ways[symbols + more + ((blanks + other) // per_unit if per_unit else 0)] += count
        return {amount: Fraction(ways[amount], FACES ** sum(colours)) for amount in sorted(ways)}

    def expected(
        self, hand: Hand, resource: str, reroll: Amounts | None = None, *, trades: bool = False
    ) -> Fraction:
        """The expected amount of one resource."""
        chances = self.distribution(hand, resource, reroll, trades=trades)
        return sum((amount * chance for amount, chance in chances.items()), Fraction(0))

    # What is asked, and from which dice

    def _split(self, hand: Hand, reroll: Amounts) -> tuple[Counter[str], Colours]:
        """The dice that stay as they lie, and how many of each colour are rolled."""
        for counts, names in ((hand.unused, self.dice), (reroll, self.dice)):
            _check("die", counts, names)
        _check("colour", hand.unrolled, COLOURS)
        _check("chit", hand.chits, CHITS)
        kept, colours = Counter(hand.unused), [hand.unrolled.get(name, 0) for name in COLOURS]
        for text, count in reroll.items():
            if count > kept[text]:
                held = kept[text]
                raise BadNotation(f"{count} of {text!r} cannot be rerolled: {held} in the hand")
            kept[text] -= count
            colours[self.dice[text].colour] += count
        return kept, tuple(colours)

    def _needs(self, hand: Hand, target: Amounts) -> Needs:
        """D-A5, D-T4: a chit pays one of its kind and is no part of a trade."""
        _check("resource", target, RESOURCES)
        _check("chit", hand.chits, CHITS)
        left = ((name, target.get(name, 0) - hand.chits.get(name, 0)) for name in RESOURCES)
        return tuple((RESOURCES.index(name), need) for name, need in left if need > 0)

    def _groups(self, needs: Needs, unused: Amounts) -> dict[tuple[int, ...], dict[str, int]]:
        """Unused dice that are alike for a target: of one colour, with the same use."""
        _check("die", unused, self.dice)
        groups: dict[tuple[int, ...], dict[str, int]] = {}
        for text, count in unused.items():
            die = self.dice[text]
            key = (die.colour, *_use(die, needs))
            groups.setdefault(key, {})[text] = count
        return groups

    # The count of ways

    def _chance(self, needs: Needs, kept: Counter[str], colours: Colours) -> Fraction:
        """The ways in which the kept and the rolled dice meet the needs, of all ways."""
        rolled = sum(colours)
        dice = rolled + kept.total()
        shown = _shown(needs, [self.dice[text] for text in kept.elements()])
        results = self._roll(needs, colours).items()
        met = sum(ways for more, ways in results if dice_needed(needs, shown, more) <= dice)
        return Fraction(met, FACES**rolled)

    def _roll(self, needs: Needs, colours: Colours) -> dict[Shown, int]:
        """What dice can show of the needs, with the ways; die by die, each step remembered."""
        if len(self._rolls) > KEPT:
            self._rolls.clear()
        ways: dict[Shown, int] = {tuple(() for _ in needs): 1}
        for colour, part in _steps(colours):
            known = self._rolls.get((needs, part))
            if known is None:
                known = self._rolls[needs, part] = self._one_more(needs, ways, colour)
            ways = known
        return ways

    def _one_more(self, needs: Needs, ways: dict[Shown, int], colour: int) -> dict[Shown, int]:
        faces: Counter[tuple[int, int]] = Counter()
        for die in self.dice.values():
            if die.colour == colour:
                faces[_use(die, needs)] += die.ways
        more: Counter[Shown] = Counter()
        for shown, count in ways.items():
            for (at, symbols), face_ways in faces.items():
                more[_add(needs, shown, at, symbols)] += count * face_ways
        return dict(more)

    def _tally(self, resource: int, colours: Colours) -> Tally:
        """Symbols of a resource and dice without it, for a roll of so many dice of each colour."""
        if len(self._tallies) > KEPT:
            self._tallies.clear()
        ways: Tally = {(0, 0): 1}
        for colour, part in _steps(colours):
            known = self._tallies.get((resource, part))
            if known is None:
                known = self._tallies[resource, part] = self._count(resource, ways, colour)
            ways = known
        return ways

    def _count(self, resource: int, ways: Tally, colour: int) -> Tally:
        more: Counter[tuple[int, int]] = Counter()
        for die in (die for die in self.dice.values() if die.colour == colour):
            symbols, blank = (die.symbols, 0) if die.resource == resource else (0, 1)
            for (total, blanks), count in ways.items():
                more[total + symbols, blanks + blank] += count * die.ways
        return dict(more)


def dice_needed(needs: Needs, kept: Shown, rolled: Shown) -> int:
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
        return 10**9
    return len(used) + DICE_IN_TRADE * short


def _enough(symbols: list[int], amount: int) -> tuple[int, ...]:
    """The first dice that bring an amount, or all; a later, larger face never asks for the rest."""
    total = 0
    for count, one in enumerate(symbols):
        if total >= amount:
            return tuple(symbols[:count])
        total += one
    return tuple(symbols)


def _use(die: Die, needs: Needs) -> tuple[int, int]:
    """Which need a die serves (-1: none), with how many symbols of those asked for."""
    for at, (resource, amount) in enumerate(needs):
        if die.resource == resource:
            return at, min(die.symbols, amount)
    return -1, 0


def _add(needs: Needs, shown: Shown, at: int, symbols: int) -> Shown:
    if at < 0:
        return shown
    more = _enough(sorted((*shown[at], symbols), reverse=True), needs[at][1])
    return (*shown[:at], more, *shown[at + 1 :])


def _shown(needs: Needs, dice: Iterable[Die]) -> Shown:
    shown: Shown = tuple(() for _ in needs)
    for die in dice:
        shown = _add(needs, shown, *_use(die, needs))
    return shown


def _steps(colours: Colours) -> Iterator[tuple[int, Colours]]:
    """The dice of a roll one by one: the colour of each, and the roll as far as it."""
    part = [0] * len(colours)
    for colour, count in enumerate(colours):
        for _ in range(count):
            part[colour] += 1
            yield colour, tuple(part)


def _choices(groups: Iterable[dict[str, int]]) -> Iterator[tuple[int, ...]]:
    """How many dice of each group to reroll: every way but none at all."""
    ranges = [range(sum(group.values()) + 1) for group in groups]
    return (counts for counts in product(*ranges) if any(counts))


def _pick(groups: Iterable[dict[str, int]], counts: Iterable[int]) -> dict[str, int]:
    """So many dice of each group, in the order in which the hand names them."""
    picked: dict[str, int] = {}
    for group, count in zip(groups, counts, strict=True):
        for text, held in group.items():
            taken = min(count, held)
            count -= taken
            if taken:
                picked[text] = taken
    return picked


def _die(box: Box, number: int) -> Die:
    colour = number // FACES
    return Die(colour, box.shows[number], box.symbols[number], box.ways[number])


def _box(content: ContentSet) -> Box:
    return fill_box(content, 1, {option: values[0] for option, values in OPTIONS.items()})


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
