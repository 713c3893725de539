"""Tables for tests: a content set of their own, positions in a few words, scripted play.

No test depends on the default set: its values may be calibrated at any time. Here every age has the
same fifteen tiles (in age 1 called "mill", "market"…, in age 2 "mill-2"…) and three events.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import msgspec
import pytest

from nations.contract import Chance, Decision, Event, Move, Over, Turn
from nations.errors import IllegalMove
from nations.games.nations_dice import state as parts
from nations.games.nations_dice import view
from nations.games.nations_dice.box import COLOUR_LETTERS, OPTIONS
from nations.games.nations_dice.content import (
    AGES,
    CHITS,
    COLOURS,
    RESOURCES,
    ContentSet,
    EventTile,
    Face,
    Tile,
    load_set,
)
from nations.games.nations_dice.game import DiceGame
from nations.games.nations_dice.rule_ids import IDS
from nations.games.nations_dice.state import NOTHING, PRINTED, Phase, Place, State
from nations.record import Row

# ------------------------------------------------------------------------------ the set of the tests

FACES = {
    "white": "1G 1F 1S 1B 1X 1F",
    "orange": "1G 2G 2G 3G 1F 2F",
    "blue": "1B 2B 2B 3B 1S 2S",
    "red": "1X 1X 2X 3X 2F 2S",
}
TILES: dict[str, dict[str, Any]] = {
    "mill": {"kind": "building", "colour": "orange", "dice": 1},
    "market": {"kind": "building", "colour": "orange", "dice": 2},
    "school": {"kind": "building", "colour": "blue", "dice": 1},
    "college": {"kind": "building", "colour": "blue", "dice": 2},
    "guard": {"kind": "military", "colour": "red", "dice": 1},
    "army": {"kind": "military", "colour": "red", "dice": 2},
    "village": {"kind": "building", "colour": "white", "dice": 1},
    "town": {"kind": "building", "colour": "white", "dice": 2},
    "clerk": {"kind": "advisor", "rerolls": 1},
    "queen": {"kind": "advisor", "rerolls": 2},
    "isle": {"kind": "colony"},
    "coast": {"kind": "colony", "chit": "gold"},
    "arch": {"kind": "wonder", "stone": 1},
    "tower": {"kind": "wonder", "stone": 2},
    "dome": {"kind": "wonder", "stone": 3, "chit": "book"},
}
EVENTS = {"mild": (1, 1), "hard": (2, 2), "dire": (3, 3)}
"""Food and strength of each event."""

BOX_DICE = {"white": 20, "orange": 8, "blue": 8, "red": 8}
BOX_CHITS = {"gold": 9, "stone": 3, "food": 3, "book": 3, "strength": 3, "reroll": 12}

Changes = Mapping[str, Mapping[str, Any]]
"""Other values for single tiles and events: {"mill": {"vp": 3}, "mild": {"food": 5}}."""

T = TypeVar("T", Tile, EventTile)
E = TypeVar("E", bound=Event)


def content(changes: Changes | None = None) -> ContentSet:
    """The set of the tests, with some values changed. A tile is worth 1 VP unless told otherwise."""
    changes = changes or {}
    tiles = [_tile(name, age) for age in AGES for name in TILES]
    events = [_event(name, age) for age in AGES for name in EVENTS]
    unknown = changes.keys() - {thing.id for thing in (*tiles, *events)}
    assert not unknown, f"no such tiles or events: {unknown}"
    return msgspec.structs.replace(
        load_set(),
        name="Tests",
        status="own",
        digest="of-the-tests",
        faces={colour: _faces(written) for colour, written in FACES.items()},
        tiles=tuple(_changed(tile, changes) for tile in tiles),
        events=tuple(_changed(event, changes) for event in events),
    )


def _faces(written: str) -> tuple[Face, ...]:
    resources = {"G": "gold", "S": "stone", "F": "food", "B": "book", "X": "strength"}
    return tuple(Face(resources[face[1]], int(face[0])) for face in written.split())


def _id(name: str, age: int) -> str:
    return name if age == 1 else f"{name}-{age}"


def _tile(name: str, age: int) -> Tile:
    bare = Tile(_id(name, age), name, name, age, "", 1, None, 0, 0, None, 0)
    return msgspec.structs.replace(bare, **TILES[name])


def _event(name: str, age: int) -> EventTile:
    return EventTile(_id(name, age), name, name, age, *EVENTS[name])


def _changed(thing: T, changes: Changes) -> T:
    return msgspec.structs.replace(thing, **changes.get(thing.id, {}))


def dice_game(seats: int = 2, changes: Changes | None = None, **options: str) -> DiceGame:
    """The game of the tests, with default options unless told otherwise."""
    defaults = {name: values[0] for name, values in OPTIONS.items()}
    return DiceGame(content(changes), seats, defaults | options)


# ------------------------------------------------------------------------------------- positions


@dataclass(frozen=True)
class Nation:
    """What a seat has, in words: Nation("wG oG2", chits="gold gold", developments="mill").

    Missing developments are pre-printed. Every development gave the dice it shows (or fewer:
    "market=1"); those that are neither unused nor unrolled are used. An advisor likewise gave its
    rerolls, but the chits a nation has are those that are named.
    """

    unused: str = ""
    unrolled: str = ""
    chits: str = ""
    used_chits: str = ""
    developments: str = ""
    advisor: str = ""
    wonder: str = ""
    beside: str = ""
    vp: int = 0
    books: int = 0
    passed: bool = False
    rolled: bool = True


def table(
    *nations: Nation,
    seats: int = 2,
    age: int = 1,
    event: str = "mild",
    board: Mapping[str, str] | None = None,
    order: Iterable[int] = (),
    at: int = 0,
    phase: Phase = Phase.ACTING,
    shadow: int = 1,
    changes: Changes | None = None,
    **options: str,
) -> Table:
    """A position in the middle of a round; seats without a nation have nothing left to use."""
    seats = max(seats, len(nations))
    game = dice_game(seats, changes, **options)
    draft = State()
    draft.age, draft.phase, draft.at, draft.seated = age, phase, at, seats
    draft.shadow = shadow if seats == 1 else 0
    draft.event = game.names.events.index(event)
    parts.clear_move(draft)
    fill(draft.order, tuple(order) or range(seats))
    fill(draft.board, [NOTHING] * parts.SPACES)
    for space, tile in (board or {}).items():
        row, column = int(space[1]) - 1, "abcd".index(space[0])
        draft.board[row * game.box.columns + column] = game.names.tiles.index(tile)
    for seat in range(seats):
        _write_nation(game, draft, seat, nations[seat] if seat < len(nations) else Nation())
    return Table(game, game.read_position(game.write_position(draft)))


def _write_nation(game: DiceGame, draft: State, seat: int, told: Nation) -> None:
    nation, tile = draft.nation[seat], game.names.tiles.index
    nation.vp, nation.books = told.vp, told.books
    nation.passed, nation.rolled = int(told.passed), int(told.rolled)
    fill(nation.unused, _counts(told.unused, game.names.dice))
    fill(nation.unrolled, _counts(told.unrolled, COLOUR_LETTERS))
    fill(nation.chits, _counts(told.chits, CHITS))
    fill(nation.used_chits, _counts(told.used_chits, CHITS))
    _write_developments(game, nation, told.developments.split())
    fill(nation.used, _given(game, nation))
    for colour, held in enumerate(_dice(nation, of_nation=True)):
        nation.used[colour] -= held - nation.used[colour]
        assert nation.used[colour] >= 0, f"{COLOURS[colour]} dice that no development gave"
    name, _, gave = told.advisor.partition("=")
    nation.advisor = tile(name) if name else NOTHING
    nation.advisor_gave = int(gave or (game.box.rerolls[nation.advisor] if name else 0))
    nation.wonder = tile(told.wonder) if told.wonder else NOTHING
    for name in told.beside.split():
        draft.tiles[tile(name)] = Place.HELD + seat


def _write_developments(game: DiceGame, nation: parts.Nation, words: list[str]) -> None:
    for space in range(parts.DEVELOPMENTS):
        name, _, gave = (words[space] if space < len(words) else "printed").partition("=")
        tile = PRINTED if name == "printed" else game.names.tiles.index(name)
        shown = 1 if tile == PRINTED else game.box.dice[tile]
        nation.development[space], nation.gave[space] = tile, int(gave or shown)


def _counts(words: str, names: Iterable[str]) -> list[int]:
    counted, known = Counter(words.split()), list(names)
    assert counted.keys() <= set(known), f"{words!r} are not all among {known}"
    return [counted[name] for name in known]


def fill(row: Row, values: Iterable[int]) -> None:
    for at, value in enumerate(values):
        row[at] = value


def values(row: Row) -> list[int]:
    return [row[at] for at in range(len(row))]


# ------------------------------------------------------------------------------------------- play


class Table:
    """A game under test: what is on the table now, and whatever is played on it."""

    def __init__(self, game: DiceGame, state: State) -> None:
        self.game, self.state = game, state

    def play(self, moves: str) -> list[Event]:
        """Plays moves in notation, by seats and by chance alike, and says what happened."""
        told: list[Event] = []
        for written in moves.split():
            before = self.state.copy()
            after, events = self.game.play(self.state, self._move(written))
            assert self.state == before, "a game leaves the given state as it is"
            assert all(event.rule in IDS[1:] for event in events)
            check_conserved(self.game, after)
            self.state = after
            told += events
        return told

    def roll(self, dice: str) -> list[Event]:
        return self.play(" ".join(f"die:{die}" for die in dice.split()))

    def refuses(self, written: str) -> str:
        """The id of the rule that forbids a move; nothing has changed."""
        before = self.state.copy()
        with pytest.raises(IllegalMove) as refusal:
            self.game.play(self.state, self._move(written))
        assert self.state == before
        assert written not in {*self.written()}
        return refusal.value.rule

    def _move(self, written: str) -> Move:
        return self.game.read_move(self.turn, written)

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    def written(self) -> list[str]:
        return [self.game.write_move(move) for move in legal(self.turn)]

    @property
    def moves(self) -> set[str]:
        """What the seat at turn can choose from."""
        assert isinstance(self.turn, Decision), f"{self.phase}: {self.turn}"
        return set(self.written())

    @property
    def ways(self) -> dict[str, int]:
        """What can come out by chance, each with its number of ways."""
        assert isinstance(self.turn, Chance), f"{self.phase}: {self.turn}"
        return {self.game.write_move(move): ways for move, ways in self.turn.ways}

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        assert isinstance(self.turn, Decision), f"{self.phase}: {self.turn}"
        return self.turn.seat

    @property
    def over(self) -> Over:
        assert isinstance(self.turn, Over), f"{self.phase}: {self.turn}"
        return self.turn

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def view(self) -> view.Table:
        seen = self.game.view(self.state, None)
        assert isinstance(seen, view.Table)
        return seen

    def nation(self, seat: int = 0) -> view.NationView:
        return self.view.nations[seat]

    @property
    def vp(self) -> list[int]:
        return [nation.vp for nation in self.view.nations]

    def place(self, tile: str) -> int:
        """Where a tile is: a value of Place (HELD + the seat)."""
        return self.state.tiles[self.game.names.tiles.index(tile)]

    def copy(self) -> Table:
        return Table(self.game, self.state)


def of_kind(kind: type[E], told: Iterable[Event]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in told if isinstance(event, kind)]


def legal(turn: Turn) -> list[Move]:
    """All that can be played now, by a seat or by chance."""
    if isinstance(turn, Decision):
        return list(turn.moves)
    return [move for move, _ in turn.ways] if isinstance(turn, Chance) else []


def opening(seats: int = 2, changes: Changes | None = None, **options: str) -> Table:
    """A table before the first draw."""
    game = dice_game(seats, changes, **options)
    return Table(game, game.start())


def deal(table: Table, until: Phase) -> list[Event]:
    """Plays the first outcome of chance again and again until the table is in a phase."""
    told: list[Event] = []
    while table.phase != until:
        assert isinstance(table.turn, Chance), f"{table.phase}: {table.turn}"
        told += table.play(table.written()[0])
    return told


def pass_all(table: Table) -> list[Event]:
    """Everyone whose turn it is passes, until the actions of the round are over."""
    told: list[Event] = []
    while table.phase == Phase.ACTING:
        told += table.play("pass")
    return told


def leaves(table: Table, phase: Phase) -> Iterator[Table]:
    """The table after every sequence of decisions within a phase, one for each sequence."""
    if table.phase != phase:
        yield table
        return
    for written in table.written():
        child = table.copy()
        child.play(written)
        yield from leaves(child, phase)


def spent(before: Table, after: Table, seat: int = 0) -> tuple[str, ...]:
    """The unused dice and chits that a nation no longer has, as sorted words."""
    gone: Counter[str] = Counter()
    for table, sign in ((before, 1), (after, -1)):
        nation = table.nation(seat)
        for name, number in (nation.unused | nation.chits).items():
            gone[name] += sign * number
    return tuple(sorted(gone.elements()))


class Step(NamedTuple):
    """One move of a whole game."""

    before: State
    turn: Decision | Chance
    move: Move
    after: State
    events: tuple[Event, ...]


def choose(game: DiceGame, turn: Decision | Chance, rng: random.Random) -> Move:
    """A random move or outcome, whatever order they are listed in; passes are rare."""
    ways = {move: n for move, n in turn.ways} if isinstance(turn, Chance) else {}
    moves = sorted(legal(turn), key=game.write_move)
    if rng.random() < 0.8:
        moves = [move for move in moves if game.write_move(move) != "pass"]
    return rng.choices(moves, [ways.get(move, 1) for move in moves])[0]


def walk(game: DiceGame, seed: int) -> Iterator[Step]:
    """A whole game by random choices."""
    rng, state = random.Random(seed), game.start()
    while not isinstance(turn := game.turn(state), Over):
        move = choose(game, turn, rng)
        after, events = game.play(state, move)
        yield Step(state, turn, move, after, events)
        state = after


# ---------------------------------------------------------------------------------- conservation


def check_conserved(game: DiceGame, s: State) -> None:
    """Every die, chit, tile and event is in exactly one place (D-C2, D-C3, D-C4, D-C7)."""
    seats = range(game.box.seats)
    _check_dice(game, s)
    held = [sum(n.chits[c] + n.used_chits[c] for n in map(s.nation.__getitem__, seats)) for c in range(6)]
    in_all = [s.supply_chits[chit] + held[chit] for chit in range(6)]
    assert in_all == [BOX_CHITS[chit] for chit in CHITS]
    if game.terms.options["supply"] == "limited":
        assert min(*values(s.supply), *values(s.supply_chits)) >= 0
    _check_tiles(game, s)
    _check_events(game, s)
