"""A choice of several things at once: what may be picked, in any order, and when it is enough.

The rules take such a choice thing by thing, in one order for each set, so that searches and files
meet every set once. People do not think in that order. A game that offers selections lets them
pick and put back as they like; whoever plays for them turns the whole set into the small moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from nations.contract import Move, S_in, Voice


class Item(msgspec.Struct, frozen=True):
    """Things that are all the same: their name, how many there are, and what each one counts."""

    name: str
    count: int
    worth: int


class Selection(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be picked, and when it is enough.

    A set is complete if it counts at least `least` and at most `most`, in whole steps of `whole`
    (two halves make one), and, if it is `sparing`, holds nothing that could be put back. `rule`
    keeps everything else out. `suggested` is a complete set that makes sense, if there is one.
    """

    items: tuple[Item, ...]
    least: int
    rule: str
    most: int | None = None
    whole: int = 1
    sparing: bool = False
    suggested: tuple[str, ...] = ()


@runtime_checkable
class Selecting(Protocol[S_in]):
    """Optional: a game in which some decisions are choices of several things at once."""

    def selection(self, state: S_in, lead: Move | None) -> Selection | None:
        """What is picked after a move (None: right now), if the rules ask for a set there."""

    def spelled(self, state: S_in, lead: Move | None, picked: Sequence[str]) -> tuple[Move, ...]:
        """The moves that make up a whole choice, the lead among them.

        Raises IllegalMove, with the rule, if the set is not complete or not allowed.
        """

    def amiss(
        self, state: S_in, lead: Move | None, picked: Sequence[str], voice: Voice
    ) -> str | None:
        """Why a set that `spelled` refuses is not complete or not allowed, in words: what is asked
        for, what was picked, what is missing; None if that cannot be counted."""

    def under_way(self, before: S_in, after: S_in) -> bool:
        """Whether what a seat began is not whole after its move: its next move belongs to it."""

    def things(self, state: S_in) -> tuple[str, ...]:
        """Everything that the seat at turn could ever pick, one by one, in a steady order."""


class Objection(msgspec.Struct, frozen=True):
    """Why something cannot be done now: a thing or a move in notation, the rule, and words."""

    thing: str
    rule: str
    words: str


@runtime_checkable
class Explaining(Protocol[S_in]):
    """Optional: a game that says of what lies on the table why it cannot be had now."""

    def objections(self, state: S_in, voice: Voice) -> tuple[Objection, ...]:
        """For the seat at turn, in its language: price, what there is, what is missing."""

    def objection(self, state: S_in, what: Move | str, voice: Voice) -> Objection | None:
        """The same of a single move, or of a thing that was pointed at, whether `objections` tell
        of it or not; None if it can be had. May raise BadNotation for what is not there."""


def counted(selection: Selection, picked: Sequence[str]) -> int:
    """What the picked things count together. Raises LookupError for what is not to be picked."""
    worth = {item.name: item.worth for item in selection.items}
    return sum(worth[name] for name in picked)


def is_complete(selection: Selection, picked: Sequence[str]) -> bool:
    """Whether a set is enough, not too much, and there to be picked."""
    there = {item.name: item for item in selection.items}
    if any(name not in there or n > there[name].count for name, n in Counter(picked).items()):
        return False
    total = counted(selection, picked)
    if total < selection.least or total % selection.whole:
        return False
    if selection.most is not None and total > selection.most:
        return False
    if not selection.sparing or not picked:
        return True
    smallest = min(max(there[name].worth, selection.whole) for name in picked)
    return total - smallest < selection.least
