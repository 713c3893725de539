"""Positions as one line of text: every field of a state that cannot be derived (docs/notation.md).

Supply and the places of tiles and events follow from who holds what, so they are not written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from nations.edition.notation import (
    NONE,
    expect,
    no_position,
    read_counts,
    read_items,
    read_name,
    read_number,
    read_parts,
    shown,
)
from nations.games.dice.box import COLOUR_LETTERS
from nations.games.dice.content import CHIT_NAMES
from nations.games.dice.names import PRINTED_NAME, Names
from nations.games.dice.phases.flow import note_moves
from nations.games.dice.phases.setup import fill_supply, make_stacks
from nations.games.dice.state import (
    AGES,
    COLOURS,
    DEVELOPMENTS,
    DICE,
    EVENTS,
    NOTHING,
    PRINTED,
    SEATS,
    STRENGTH,
    TILES,
    Box,
    Nation,
    Phase,
    Place,
    Stage,
    State,
    clear_move,
    colour_of,
    held_by,
)
from nations.games.dice.stocktaking import check_choice, check_table
from nations.games.dice.under_way import AT_REST

PENDING = {
    "buying": (NOTHING, TILES - 1),
    "asked": (0, STRENGTH),
    "due": (-TILES, TILES),
    "stage": (Stage.SYMBOLS, Stage.TRADES),
    "last": (NOTHING, DICE),
    "half": (0, 1),
    "owed": (0, TILES),
    "returning": (NOTHING, COLOURS - 1),
    "shadow_dice": (0, AGES),
}
"""The fields of the move under way with the numbers they can have; written when not at rest."""

PHASES = tuple(phase.name.lower() for phase in Phase)
MOST_POINTS, MOST_THINGS = 9999, 99
"""Numbers that no table comes near, so that what is read fits into a state."""
OF_NATION = ("vp", "books", "passed", "rolled")
BEFORE_NATIONS, AFTER_NATIONS = 7, 1
"""Parts of a position before and after those of the nations."""
PARTS_OF_NATION = 10


class Positions:
    """Writes and reads the positions of one game."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box, self.names = box, names

    def write(self, s: State) -> str:
        """`age phase at order event shadow board nation… pending`, separated by spaces."""
        event = NONE if s.event == NOTHING else self.names.events[s.event]
        order = "".join(str(s.order[at]) for at in range(s.seated)) or NONE
        head = [str(s.age), Phase(s.phase).name.lower(), str(s.place), order, event, str(s.shadow)]
        nations = [self._write_nation(s, seat) for seat in range(self.box.seats)]
        return " ".join([*head, self._write_board(s), *nations, _write_pending(s)])

    def _write_board(self, s: State) -> str:
        tiles = (s.board[space] for space in range(3 * self.box.columns))
        return ",".join(self._name(tile) for tile in tiles)

    def _write_nation(self, s: State, seat: int) -> str:
        nation = s.nation[seat]
        developments = zip(_list(nation.development), _list(nation.gave), strict=True)
        parts = [
            f"{nation.vp}.{nation.books}.{nation.passed}.{nation.rolled}",
            _write_counts(self.names.dice, nation.unused),
            _write_counts(COLOUR_LETTERS, nation.unrolled),
            _write_counts(COLOUR_LETTERS, nation.used),
            _write_counts(CHIT_NAMES, nation.chits),
            _write_counts(CHIT_NAMES, nation.used_chits),
            "+".join(f"{self.names.tile(tile)}.{gave}" for tile, gave in developments),
            f"{self._name(nation.advisor)}.{nation.advisor_gave}",
            self._name(nation.wonder),
            "+".join(self.names.tiles[tile] for tile in self._beside(s, seat)) or NONE,
        ]
        return "/".join(parts)

    def _name(self, tile: int) -> str:
        return NONE if tile == NOTHING else self.names.tiles[tile]

    def _beside(self, s: State, seat: int) -> list[int]:
        """The seat's tiles that stand nowhere on its board: colonies, wonders, one in hand."""
        nation = s.nation[seat]
        on_board = {*_list(nation.development), nation.advisor, nation.wonder}
        return [tile for tile in held_by(s, seat) if tile not in on_board]

    def read(self, text: str) -> State:
        """The state of a position, from whoever gives it. Raises BadNotation, with the part, for a
        text that is none, and for a table that no game comes to."""
        s = self._told(text)
        check_table(self.box, self.names, s)
        note_moves(self.box, s)
        check_choice(s)
        return s

    def recall(self, text: str) -> State:
        """The state of a position that this game has written itself, as in its views; whether a
        real table comes to it is not looked at again."""
        s = self._told(text)
        note_moves(self.box, s)
        return s

    def _told(self, text: str) -> State:
        parts = text.split()
        wanted = BEFORE_NATIONS + self.box.seats + AFTER_NATIONS
        if len(parts) != wanted:
            seats = f"with {self.box.seats} seats"
            raise no_position(f"{wanted} parts are needed {seats}, {len(parts)} found")
        age, phase, at, order, event, shadow, board, *nations, pending = parts
        s = State()
        s.age = read_number("the age", age, 1, AGES)
        s.phase = read_name("the phase", phase, PHASES)
        s.place = read_number("the place at turn", at, NOTHING, self.box.seats - 1)
        s.shadow = read_number("books of the shadow", shadow, 0, MOST_POINTS)
        s.event = NOTHING if event == NONE else read_name("the event", event, self.names.events)
        fill_supply(s)
        make_stacks(s)
        self._read_order(s, order)
        self._read_board(s, board)
        for seat, written in enumerate(nations):
            self._read_nation(s, seat, written)
        self._leave_game(s)
        _read_pending(s, pending)
        return s

    def _read_order(self, s: State, order: str) -> None:
        what = f"the player order {shown(order)}"
        digits = "" if order == NONE else order
        seats = [read_number(what, digit, 0, self.box.seats - 1) for digit in digits]
        expect(len(set(seats)) == len(seats), f"{what}: a seat stands in it twice")
        for at in range(SEATS):
            s.order[at] = seats[at] if at < len(seats) else NOTHING
        s.seated = len(seats)

    def _read_board(self, s: State, board: str) -> None:
        spaces = read_parts("the board", board, ",", 3 * self.box.columns)
        for space, name in enumerate(spaces):
            s.board[space] = self._take(s, "the board", name, Place.BOARD)

    def _take(self, s: State, what: str, name: str, place: int) -> int:
        """The tile of a name, which is at this place from now on; NOTHING for none."""
        if name == NONE:
            return NOTHING
        tile = read_name(what, name, self.names.tiles)
        expect(s.tiles[tile] == Place.STACK, f"{what}: the tile {name!r} is in two places")
        s.tiles[tile] = place
        return tile

    def _read_nation(self, s: State, seat: int, text: str) -> None:
        nation, place, what = s.nation[seat], Place.HELD + seat, f"nation {seat}"
        head, *counted, boards, advisor, wonder, beside = read_parts(
            what, text, "/", PARTS_OF_NATION
        )
        for name, number in zip(OF_NATION, read_parts(what, head, ".", 4), strict=True):
            most = MOST_POINTS if name in OF_NATION[:2] else 1
            setattr(nation, name, read_number(f"{what}, {name}", number, 0, most))
        self._read_things(nation, what, counted)
        self._read_developments(s, nation, f"{what}, developments", boards, place)
        name, gave = _with_number(f"{what}, advisor", advisor)
        nation.advisor, nation.advisor_gave = self._take(s, f"{what}, advisor", name, place), gave
        nation.wonder = self._take(s, f"{what}, wonder", wonder, place)
        for name in read_items(beside):
            expect(
                name != NONE, f"{what}, tiles beside the board: {shown(beside)} has an empty place"
            )
            self._take(s, f"{what}, tiles beside the board", name, place)
        _take_from_supply(s, nation)

    def _read_things(self, nation: Nation, what: str, counted: Sequence[str]) -> None:
        """Dice and chits."""
        rows = {
            "unused dice": (self.names.dice, nation.unused),
            "unrolled dice": (COLOUR_LETTERS, nation.unrolled),
            "used dice": (COLOUR_LETTERS, nation.used),
            "chits": (CHIT_NAMES, nation.chits),
            "used chits": (CHIT_NAMES, nation.used_chits),
        }
        for text, (part, (names, row)) in zip(counted, rows.items(), strict=True):
            for at, count in enumerate(read_counts(f"{what}, {part}", text, names, MOST_THINGS)):
                row[at] = count

    def _read_developments(
        self, s: State, nation: Nation, what: str, text: str, place: int
    ) -> None:
        """The five developments; pre-printed ones come last, as the first of them is replaced."""
        spaces = [_with_number(what, one) for one in read_parts(what, text, "+", DEVELOPMENTS)]
        spaces.sort(key=lambda one: one[0] == PRINTED_NAME)
        for space, (name, gave) in enumerate(spaces):
            expect(name != NONE, f"{what}: {shown(text)} has an empty space")
            tile = PRINTED if name == PRINTED_NAME else self._take(s, what, name, place)
            nation.development[space], nation.gave[space] = tile, gave

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


def _take_from_supply(s: State, nation: Nation) -> None:
    for die in range(DICE):
        s.supply[colour_of(die)] -= nation.unused[die]
    for colour in range(COLOURS):
        s.supply[colour] -= nation.used[colour] + nation.unrolled[colour]
    for chit in range(len(CHIT_NAMES)):
        s.supply_chits[chit] -= nation.chits[chit] + nation.used_chits[chit]


def _list(row: Any) -> list[int]:
    return list(row)


def _with_number(what: str, text: str) -> tuple[str, int]:
    """A tile and how much it gave: `mill.1`."""
    name, dot, gave = text.rpartition(".")
    expect(bool(dot), f"{what}: {shown(text)} does not say how much it gave, as in 'printed.1'")
    return name, read_number(what, gave, 0, MOST_THINGS)


def _write_counts(names: Sequence[str], row: Any) -> str:
    parts = (
        f"{name}{'*' + str(n) if n > 1 else ''}" for name, n in zip(names, row, strict=True) if n
    )
    return "+".join(parts) or NONE


def _write_pending(s: State) -> str:
    values = ((name, getattr(s, name)) for name in PENDING)
    parts: Iterable[str] = (f"{n}={v}" for n, v in values if v != AT_REST[n])
    return ",".join(parts) or NONE


def _read_pending(s: State, text: str) -> None:
    clear_move(s)
    known = set()
    for part in text.split(",") if text != NONE else []:
        name, _, value = part.partition("=")
        read_name("the move under way", name, tuple(PENDING))
        expect(name not in known, f"the move under way: {name!r} stands in it twice")
        known.add(name)
        setattr(s, name, read_number(f"the move under way, {name}", value, *PENDING[name]))
