"""A choice of several dice and chits as the small moves of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from nations.contract import Move
from nations.edition.selection import Selection
from nations.errors import IllegalMove
from nations.games.dice import events, moves
from nations.games.dice.content import CHIT_NAMES
from nations.games.dice.names import Names
from nations.games.dice.rule_ids import IDS, Rule
from nations.games.dice.selecting import USED
from nations.games.dice.state import BOOK, REROLL, Box, Phase, State, seat_at_turn
from nations.kernel.game import KernelGame

ENDS: dict[int, Move] = {
    Phase.PICKING: moves.Roll(),
    Phase.STUDYING: moves.Done(),
    Phase.PAYING: moves.Done(),
}
"""The move that says that a choice is whole, where the rules do not see it by themselves."""
ACTION = frozenset({Phase.PICKING, Phase.PAYING, Phase.REPLACING, Phase.RETURNING})
"""Phases in the middle of an action: one seat decides, and nothing is rolled yet."""
BROKEN = {
    Phase.PICKING: Rule.D_A3,
    Phase.PAYING: Rule.D_A5,
    Phase.RETURNING: Rule.D_A7,
    Phase.STUDYING: Rule.D_B1,
}
"""The rule that an incomplete choice breaks."""
TAKEN: dict[Phase, tuple[type[Any], ...]] = {
    Phase.PICKING: (events.DiePicked,),
    Phase.PAYING: (events.DiePaid, events.DieTraded, events.ChitPaid),
    Phase.RETURNING: (events.DieReturned, events.UsedDieReturned, events.ChitReturned),
    Phase.STUDYING: (events.BookDieUsed, events.BookChitUsed),
}
"""What tells that something was picked, by the choice it belongs to."""


def spelled(
    game: KernelGame[Box, State],
    selection: Selection | None,
    state: State,
    lead: Move | None,
    picked: Sequence[str],
) -> tuple[Move, ...]:
    """The small moves of a choice, in the order of the rules; what they settle is left out."""
    if selection is None:
        raise IllegalMove(" ".join(picked), IDS[Rule.D_A1])
    return Speller(
        game, selection, state, lead, [full_name(selection, one) for one in picked]
    ).spell()


def full_name(selection: Selection, name: str) -> str:
    """`chit` is the only sort of chits that a choice has, as in the notation of moves."""
    chits = [item.name for item in selection.items if item.name in CHIT_NAMES]
    return chits[0] if name == "chit" and chits else name


class Speller:
    """Plays a choice on a copy of the table."""

    def __init__(
        self,
        game: KernelGame[Box, State],
        selection: Selection,
        state: State,
        lead: Move | None,
        picked: Sequence[str],
    ) -> None:
        self.game, self.selection, self.state, self.lead = game, selection, state, lead
        self.left = Counter(picked)
        self.seat = game.at_turn(state)
        self.phase = phase_of(state, lead)
        self.moves: list[Move] = []
        self.text = " ".join([game.write_move(lead) if lead else "", *picked]).strip()

    def spell(self) -> tuple[Move, ...]:
        for name in self.left:
            if all(item.name != name for item in self.selection.items):
                raise IllegalMove(self.text, self.selection.rule)
        if self.lead is not None:
            self._play(self.lead)
        for item in self.selection.items:
            while self.left[item.name] > 0:
                if not self.open:
                    raise IllegalMove(self.text, IDS[self._too_much])
                self._play(self.game.numbered(self.state, self._number(item.name)))
        if self.open and self.phase in ENDS:
            self._play(ENDS[self.phase])
        if self.open or any(self.left.values()):
            raise IllegalMove(self.text, IDS[BROKEN[self.phase]])
        return tuple(self.moves)

    @property
    def open(self) -> bool:
        """Whether the choice still goes on."""
        return self.state.phase == self.phase and self.game.at_turn(self.state) == self.seat

    @property
    def _too_much(self) -> Rule:
        return Rule.D_A5a if self.phase == Phase.PAYING else BROKEN[self.phase]

    def _play(self, move: Move) -> None:
        try:
            self.state, told = self.game.play(self.state, move)
        except IllegalMove as refused:
            raise IllegalMove(self.text, refused.rule) from refused
        self.moves.append(move)
        for event in told:
            name = taken(event, self.phase)
            if name is not None and getattr(event, "seat", None) == self.seat:
                self.left[name] -= 1

    def _number(self, name: str) -> int:
        if name == USED:
            return moves.USED
        if name in CHIT_NAMES:
            return moves.CHIT
        naming = self.game.naming
        assert isinstance(naming, Names)  # noqa: S101 - a game of this kind
        return moves.DIE + naming.dice.index(name)


def phase_of(state: State, lead: Move | None) -> Phase:
    """The phase in which a choice is made: now, or after a move."""
    if lead is None:
        return Phase(state.phase)
    return Phase.PICKING if isinstance(lead, moves.Reroll) else Phase.PAYING


def under_way(before: State, after: State) -> bool:
    """Whether the seat that moved has begun something that is not whole yet."""
    if seat_at_turn(after) != seat_at_turn(before):
        return False
    return after.phase in ACTION or before.phase == after.phase == Phase.STUDYING


def taken(event: Any, phase: Phase) -> str | None:
    """What an event says was picked, if it says so of this choice."""
    if not isinstance(event, TAKEN[phase]):
        return None
    match event:
        case events.ChitPaid(chit=chit):
            return chit
        case events.BookChitUsed():
            return CHIT_NAMES[BOOK]
        case events.UsedDieReturned():
            return USED
        case events.ChitReturned(used=used):
            return USED if used else CHIT_NAMES[REROLL]
    return str(event.die)
