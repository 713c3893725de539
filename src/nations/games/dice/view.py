"""The table as a seat sees it: all is open but the order of the stacks (D-C11)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from nations.contract import View
from nations.edition.words import SOME
from nations.games.dice.content import (
    CHIT_NAMES,
    COLOUR_NAMES,
    RESOURCE_NAMES,
    ChitName,
    ColourName,
    ContentSet,
    ResourceName,
)
from nations.games.dice.names import Names
from nations.games.dice.phases.player_order import strength
from nations.games.dice.state import (
    COLONY,
    NOTHING,
    SPACES,
    WONDER,
    Box,
    Nation,
    Phase,
    State,
    held_by,
)

Colours = Annotated[dict[ColourName, int], SOME]
Chits = Annotated[dict[ChitName, int], SOME]


class NationView(msgspec.Struct, frozen=True):
    """A nation's board and what lies beside it (D-C8, D-C10)."""

    vp: int
    books: int
    strength: int
    passed: bool
    unused: dict[str, int]
    unrolled: Colours
    used: Colours
    chits: Chits
    used_chits: Chits
    developments: tuple[str, ...]
    advisor: str | None
    wonder: str | None
    colonies: tuple[str, ...]
    wonders: tuple[str, ...]


class Payment(msgspec.Struct, frozen=True):
    """A payment under way: what is asked and how much is still due."""

    resource: ResourceName
    due: int


class DiceView(View, frozen=True):
    """The whole table. `position` is the same in notation, ready to be pasted.

    `supply` and `supply_chits` are None if the supply is endless (D-C2a).
    """

    age: int
    phase: str
    order: tuple[int, ...]
    at_turn: int | None
    board: dict[str, str]
    event: str | None
    food: int
    war: int
    supply: dict[ColourName, int] | None
    supply_chits: dict[ChitName, int] | None
    shadow: int
    payment: Payment | None
    nations: tuple[NationView, ...]
    position: str


class Viewer:
    """Makes views of one game's states."""

    def __init__(self, box: Box, names: Names, content: ContentSet) -> None:
        self.box, self.names, self.content = box, names, content

    def table(self, s: State, seat: int | None, position: str) -> DiceView:
        """What a seat sees of a state."""
        drawn = s.event != NOTHING
        return DiceView(
            seat=seat,
            age=s.age,
            phase=Phase(s.phase).name.lower(),
            order=tuple(s.order[at] for at in range(s.seated)),
            at_turn=s.order[s.place] if Phase.SHADOW < s.phase < Phase.OVER else None,
            board=self._board(s),
            event=self.names.events[s.event] if drawn else None,
            food=self.box.famine[s.event] if drawn else 0,
            war=self.box.war[s.event] if drawn else 0,
            supply=self._supply(COLOUR_NAMES, s.supply),
            supply_chits=self._supply(CHIT_NAMES, s.supply_chits),
            shadow=s.shadow,
            payment=_payment(s) if s.phase == Phase.PAYING else None,
            nations=tuple(self._nation(s, seat) for seat in range(self.box.seats)),
            position=position,
        )

    def _supply(self, names: tuple[str, ...], left: Any) -> dict[str, int] | None:
        return {name: left[at] for at, name in enumerate(names)} if self.box.limited else None

    def _board(self, s: State) -> dict[str, str]:
        spaces = (space for space in range(SPACES) if s.board[space] != NOTHING)
        return {self.names.space(space): self.names.tiles[s.board[space]] for space in spaces}

    def _nation(self, s: State, seat: int) -> NationView:
        nation, held = s.nation[seat], held_by(s, seat)
        return NationView(
            vp=nation.vp,
            books=nation.books,
            strength=strength(self.box, s, seat),
            passed=bool(nation.passed),
            unused=_counts(self.names.dice, nation.unused),
            unrolled=_counts(COLOUR_NAMES, nation.unrolled),
            used=_counts(COLOUR_NAMES, nation.used),
            chits=_counts(CHIT_NAMES, nation.chits),
            used_chits=_counts(CHIT_NAMES, nation.used_chits),
            developments=tuple(self.names.tile(tile) for tile in _row(nation.development)),
            advisor=self._maybe(nation.advisor),
            wonder=self._maybe(nation.wonder),
            colonies=self._beside(held, nation, COLONY),
            wonders=self._beside(held, nation, WONDER),
        )

    def _maybe(self, tile: int) -> str | None:
        return None if tile == NOTHING else self.names.tiles[tile]

    def _beside(self, held: list[int], nation: Nation, kind: int) -> tuple[str, ...]:
        """Colonies or finished wonders beside the board, in the set's order."""
        there = (tile for tile in held if self.box.kind[tile] == kind and tile != nation.wonder)
        return tuple(self.names.tiles[tile] for tile in there)


def _payment(s: State) -> Payment:
    """D-A5a: whoever overpays owes nothing, never less."""
    return Payment(RESOURCE_NAMES[s.asked], max(0, s.due))


def _row(row: Any) -> list[int]:
    return [row[at] for at in range(len(row))]


def _counts(names: tuple[str, ...], row: Any) -> dict[str, int]:
    return {name: row[at] for at, name in enumerate(names) if name and row[at]}
