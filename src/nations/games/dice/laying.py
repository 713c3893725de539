"""What is laid out beforehand where a set is asked for: what the judge would pick."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from nations.compiling.layout import to_bytes
from nations.contract import Move
from nations.edition.selection import Selection, counted, is_complete
from nations.errors import IllegalMove
from nations.games.dice.content import CHIT_NAMES
from nations.games.dice.moves import CHIT, DIE, MOVE_COUNT, USED
from nations.games.dice.names import Names
from nations.games.dice.selecting import USED as USED_ONE
from nations.games.dice.skill.mind import Mind
from nations.games.dice.skill.paying import give
from nations.games.dice.skill.thinker import Thinker
from nations.games.dice.spelling import phase_of, taken
from nations.games.dice.state import (
    DICE,
    FOOD,
    NOTHING,
    REROLL,
    Box,
    Phase,
    State,
    nation_at_turn,
)
from nations.kernel.choices import allows
from nations.kernel.game import KernelGame

WEIGHED = (Phase.PAYING, Phase.RETURNING)
"""Where the judge lays out. Which dice to roll again is advice: it is given to who asks for it."""
KNOWN = 4096
"""Sets that are remembered: who comes back to a table is told the same."""


def spared(selection: Selection, picked: Sequence[str]) -> tuple[str, ...]:
    """A set without what it is enough without, the dearest first: the judge pays item by item, and
    its last may make one before it superfluous."""
    worth = {item.name: item.worth for item in selection.items}
    if not selection.sparing or any(name not in worth for name in picked):
        return tuple(picked)
    left = list(picked)
    for name in sorted(set(picked), key=lambda name: -worth[name]):
        together = max(1, selection.whole // worth[name])
        while left.count(name) >= together and (
            counted(selection, left) - together * worth[name] >= selection.least
        ):
            for _ in range(together):
                left.remove(name)
    return tuple(left)


class Layer:
    """Lays out the sets of one table."""

    def __init__(self, game: KernelGame[Box, State], names: Names, thinker: Thinker) -> None:
        self._game, self._names, self._thinker = game, names, thinker
        self._known: dict[tuple[bytes, Move | None], tuple[str, ...]] = {}
        self._named: tuple[State, bytes] | None = None
        self._ground: tuple[State, Mind] | None = None
        """Of the last table: its moves are looked at one after the other."""

    def laid_out(self, selection: Selection, state: State, lead: Move | None) -> Selection:
        """The selection with the set that looks best, where that is for the judge to say."""
        if phase_of(state, lead) not in WEIGHED:
            return selection
        asked = self._name(state), lead
        if asked not in self._known:
            if len(self._known) >= KNOWN:
                self._known.clear()
            best = spared(selection, self._best(state, lead))
            self._known[asked] = best if is_complete(selection, best) else ()
        return msgspec.structs.replace(selection, suggested=self._known[asked])

    def _name(self, state: State) -> bytes:
        """What tells a table from others."""
        named = self._named
        if named is None or named[0] is not state:
            named = self._named = state, blake2b(to_bytes(state), digest_size=16).digest()
        return named[1]

    def _judged(self, before: State, state: State, untouched: bool) -> Mind:
        """The judge's opinions. Where a move only asked for a payment, all that is known before the
        price is the same for all such moves, and is reckoned once."""
        if not untouched or state.phase != Phase.PAYING or state.asked == FOOD:
            return self._thinker.opinions(state)
        ground = self._ground
        if ground is None or ground[0] is not before:
            ground = self._ground = before, self._thinker.ground(before)
        return self._thinker.priced(state, ground[1])

    def _best(self, state: State, lead: Move | None) -> tuple[str, ...]:
        """What the rules leave no choice about, then what the judge picks; nothing after a move
        that is forbidden."""
        seat, phase, settled = self._game.at_turn(state), phase_of(state, lead), list[str]()
        before = state
        if lead is not None:
            try:
                state, told = self._game.play(state, lead)
            except IllegalMove:
                return ()
            mine = (taken(one, phase) for one in told if getattr(one, "seat", None) == seat)
            settled = [name for name in mine if name is not None]
        if state.phase != phase or self._game.at_turn(state) != seat:
            return tuple(settled)
        m = self._judged(before, state, lead is not None and not settled)
        ranked = [number for number in range(MOVE_COUNT) if allows(state, number)]
        ranked.sort(key=lambda number: -m.opinion[number])
        if phase == Phase.RETURNING:
            return self._returned(state, ranked)
        return (*settled, *self._paid(state, m, ranked[0]))

    def _paid(self, state: State, m: Mind, first: int) -> list[str]:
        """The item that costs least, and what the judge pays the rest with."""
        dice, chits = [m.held[die] for die in range(DICE)], m.chit[state.asked]
        give(self._game.box, state, m, first)
        paid = [
            self._names.dice[die] for die in range(DICE) for _ in range(dice[die] - m.held[die])
        ]
        return paid + [CHIT_NAMES[state.asked]] * (chits - m.chit[state.asked])

    def _returned(self, state: State, ranked: list[int]) -> tuple[str, ...]:
        """As many as are owed, what is missed least first."""
        nation, names = nation_at_turn(state), list[str]()
        for number in ranked:
            if number == USED:
                chits = state.returning == NOTHING
                used = nation.used_chits[REROLL] if chits else nation.used[state.returning]
                names += [USED_ONE] * used
            elif number == CHIT:
                names += [CHIT_NAMES[REROLL]] * nation.chits[REROLL]
            else:
                names += [self._names.dice[number - DIE]] * nation.unused[number - DIE]
        return tuple(names[: state.owed])
