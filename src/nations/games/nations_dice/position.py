"""Positions as one line of text: every field of a state that cannot be derived (docs/notation.md).

Supply and the places of tiles and events follow from who holds what, so they are not written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from nations.errors import BadNotation
from nations.games.nations_dice.box import COLOUR_LETTERS
from nations.games.nations_dice.content import CHITS
from nations.games.nations_dice.names import PRINTED_NAME, Names
from nations.games.nations_dice.phases.flow import note_moves
from nations.games.nations_dice.phases.setup import fill_supply, make_stacks
from nations.games.nations_dice.state import (
    COLOURS,
    DEVELOPMENTS,
    DICE,
    EVENTS,
    NOTHING,
    PRINTED,
    SEATS,
    TILES,
    Box,
    Nation,
    Phase,
    Place,
    State,
    clear_move,
    colour_of,
)

PENDING = ("buying", "asked", "due", "stage", "last", "half", "owed", "returning", "shadow_dice")
"""The fields of the move under way, written as plain numbers when they are not at rest."""

AT_REST = {"buying": NOTHING, "last": NOTHING, "returning": NOTHING}


class Positions:
    """Writes and reads the positions of one game."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box, self.names = box, names

    def write(self, s: State) -> str:
        """`age phase at order event shadow board nation… pending`, separated by spaces."""
        event = "-" if s.event == NOTHING else self.names.events[s.event]
        order = "".join(str(s.order[at]) for at in range(s.seated)) or "-"
        head = [str(s.age), Phase(s.phase).name.lower(), str(s.at), order, event, str(s.shadow)]
        nations = [self._write_nation(s, seat) for seat in range(self.box.seats)]
        return " ".join([*head, self._write_board(s), *nations, _write_pending(s)])

    def _write_board(self, s: State) -> str:
        tiles = (s.board[space] for space in range(3 * self.box.columns))
        return ",".join("-" if tile == NOTHING else self.names.tiles[tile] for tile in tiles)

    def _write_nation(self, s: State, seat: int) -> str:
        nation = s.nation[seat]
        developments = zip(_list(nation.development), _list(nation.gave), strict=True)
        parts = [
            f"{nation.vp}.{nation.books}.{nation.passed}.{nation.rolled}",
            _write_counts(self.names.dice, nation.unused),
            _write_counts(COLOUR_LETTERS, nation.unrolled),
            _write_counts(COLOUR_LETTERS, nation.used),
            _write_counts(CHITS, nation.chits),
            _write_counts(CHITS, nation.used_chits),
            "+".join(f"{self.names.tile(tile)}.{gave}" for tile, gave in developments),
            f"{self._name(nation.advisor)}.{nation.advisor_gave}",
            self._name(nation.wonder),
            "+".join(self.names.tiles[tile] for tile in self._beside(s, seat)) or "-",
        ]
        return "/".join(parts)

    def _name(self, tile: int) -> str:
        return "-" if tile == NOTHING else self.names.tiles[tile]

    def _beside(self, s: State, seat: int) -> list[int]:
        """The seat's tiles that stand nowhere on its board: colonies, wonders, one in hand."""
        nation = s.nation[seat]
        on_board = {*_list(nation.development), nation.advisor, nation.wonder}
        held = (tile for tile in range(TILES) if s.tiles[tile] == Place.HELD + seat)
        return [tile for tile in held if tile not in on_board]

    def read(self, text: str) -> State:
        """The state of a position. Raises BadNotation if the text is none of this game's."""
        try:
            state = self._read(text)
        except (ValueError, KeyError, IndexError) as error:
            raise BadNotation(f"not a position of this game: {error}") from error
        if self.write(state) != " ".join(text.split()):
            raise BadNotation("not a position of this game: some parts contradict each other")
        self._check(state)
        note_moves(self.box, state)
        return state

    def _read(self, text: str) -> State:
        age, phase, at, order, event, shadow, board, *rest = text.split()
        s = State()
        s.age, s.at, s.shadow = int(age), int(at), int(shadow)
        s.phase = Phase[phase.upper()]
        fill_supply(s)
        make_stacks(s)
        self._read_order(s, order)
        self._read_board(s, board)
        s.event = NOTHING if event == "-" else self.names.events.index(event)
        nations, pending = rest[:-1], rest[-1]
        if len(nations) != self.box.seats:
            raise ValueError(f"{self.box.seats} nations expected, {len(nations)} found")
        for seat, written in enumerate(nations):
            self._read_nation(s, seat, written)
        self._leave_game(s)
        _read_pending(s, pending)
        return s

    def _read_order(self, s: State, order: str) -> None:
        seats = [int(digit) for digit in order if order != "-"]
        for at in range(SEATS):
            s.order[at] = seats[at] if at < len(seats) else NOTHING
        s.seated = len(seats)
        if len(set(seats)) != len(seats) or any(seat >= self.box.seats for seat in seats):
            raise ValueError(f"player order {order!r}")

    def _read_board(self, s: State, board: str) -> None:
        spaces = board.split(",")
        if len(spaces) != 3 * self.box.columns:
            raise ValueError(f"{3 * self.box.columns} spaces expected, {len(spaces)} found")
        for space, name in enumerate(spaces):
            if name != "-":
                s.board[space] = self._take(s, name, Place.BOARD)

    def _take(self, s: State, name: str, place: int) -> int:
        tile = self.names.tiles.index(name)
        if s.tiles[tile] != Place.STACK:
            raise ValueError(f"tile {name!r} is in two places")
        s.tiles[tile] = place
        return tile

    def _read_nation(self, s: State, seat: int, text: str) -> None:
        nation, place = s.nation[seat], Place.HELD + seat
        head, unused, unrolled, used, chits, used_chits, boards, advisor, wonder, beside = (
            text.split("/")
        )
        nation.vp, nation.books, nation.passed, nation.rolled = map(int, head.split("."))
        _read_counts(self.names.dice, unused, nation.unused)
        _read_counts(COLOUR_LETTERS, unrolled, nation.unrolled)
        _read_counts(COLOUR_LETTERS, used, nation.used)
        _read_counts(CHITS, chits, nation.chits)
        _read_counts(CHITS, used_chits, nation.used_chits)
        self._read_developments(s, nation, boards, place)
        name, gave = advisor.rsplit(".", 1)
        nation.advisor = NOTHING if name == "-" else self._take(s, name, place)
        nation.advisor_gave = int(gave)
        nation.wonder = NOTHING if wonder == "-" else self._take(s, wonder, place)
        for name in beside.split("+") if beside != "-" else []:
            self._take(s, name, place)
        _take_from_supply(s, nation)

    def _read_developments(self, s: State, nation: Nation, text: str, place: int) -> None:
        spaces = text.split("+")
        if len(spaces) != DEVELOPMENTS:
            raise ValueError(f"{DEVELOPMENTS} developments expected, {len(spaces)} found")
        for space, written in enumerate(spaces):
            name, gave = written.rsplit(".", 1)
            tile = PRINTED if name == PRINTED_NAME else self._take(s, name, place)
            nation.development[space], nation.gave[space] = tile, int(gave)

    def _leave_game(self, s: State) -> None:
        """What is on no board and with nobody left the game: past ages, and this one once dealt."""
        dealt = s.event != NOTHING
        for tile in range(TILES):
            gone = self.box.age[tile] < s.age or (self.box.age[tile] == s.age and dealt)
            if gone and s.tiles[tile] == Place.STACK:
                s.tiles[tile] = Place.OUT
        for event in range(EVENTS):
            gone = self.box.event_age[event] < s.age or (
                self.box.event_age[event] == s.age and dealt
            )
            s.events[event] = Place.OUT if gone else Place.STACK
        if dealt:
            s.events[s.event] = Place.BOARD

    def _check(self, s: State) -> None:
        counts = [count for nation in s.nation for count in _flat(nation.values())]  # type: ignore[attr-defined]  # a plain list here
        supply = _flat([s.supply, s.supply_chits]) if self.box.limited else []
        if min(counts) < NOTHING or min(supply, default=0) < 0:
            raise BadNotation("not a position of this game: more dice or chits than the box holds")


def _take_from_supply(s: State, nation: Nation) -> None:
    for die in range(DICE):
        s.supply[colour_of(die)] -= nation.unused[die]
    for colour in range(COLOURS):
        s.supply[colour] -= nation.used[colour] + nation.unrolled[colour]
    for chit in range(len(CHITS)):
        s.supply_chits[chit] -= nation.chits[chit] + nation.used_chits[chit]


def _list(row: Any) -> list[int]:
    return list(row)


def _flat(values: Any) -> list[int]:
    if isinstance(values, int):
        return [values]
    return [number for value in values for number in _flat(value)]


def _write_counts(names: Sequence[str], row: Any) -> str:
    parts = (
        f"{name}{'*' + str(n) if n > 1 else ''}" for name, n in zip(names, row, strict=True) if n
    )
    return "+".join(parts) or "-"


def _read_counts(names: Sequence[str], text: str, row: Any) -> None:
    for part in text.split("+") if text != "-" else []:
        name, _, count = part.partition("*")
        row[list(names).index(name)] = int(count or 1)


def _write_pending(s: State) -> str:
    values = ((name, getattr(s, name)) for name in PENDING)
    parts: Iterable[str] = (f"{n}={v}" for n, v in values if v != AT_REST.get(n, 0))
    return ",".join(parts) or "-"


def _read_pending(s: State, text: str) -> None:
    clear_move(s)
    for part in text.split(",") if text != "-" else []:
        name, _, value = part.partition("=")
        if name not in PENDING:
            raise ValueError(f"unknown part {name!r}")
        setattr(s, name, int(value))
