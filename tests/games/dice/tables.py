"""Tables for tests: positions in a few words, scripted play, random games, and a stocktaking."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import pytest

from nations.compiling.layout import Row
from nations.contract import Chance, Decision, Event, Move, Over, Turn
from nations.errors import IllegalMove
from nations.games.dice import state as parts
from nations.games.dice.box import COLOUR_LETTERS
from nations.games.dice.content import CHIT_NAMES, COLOUR_NAMES
from nations.games.dice.game import DiceGame
from nations.games.dice.position import Positions
from nations.games.dice.rule_ids import IDS
from nations.games.dice.state import NOTHING, PRINTED, Phase, Place, State
from nations.games.dice.view import DiceView, NationView

from .own_set import Changes, dice_game

BOX_DICE = {"white": 20, "orange": 8, "blue": 8, "red": 8}
BOX_CHITS = {"gold": 9, "stone": 3, "food": 3, "book": 3, "strength": 3, "reroll": 12}

E = TypeVar("E", bound=Event)


# ------------------------------------------------------------------------------------- positions


@dataclass(frozen=True)
class Nation:
    """What a seat has, in words: Nation("wG oG2", chits="gold gold", developments="mill").

    Missing developments are pre-printed. Every development gave the dice it shows (or fewer:
    "market=1"); those that are neither unused nor unrolled are used. An advisor likewise gave its
    rerolls, but a nation has just the chits that are named.
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


BUSY = Nation("wG", chits="reroll")
"""A nation that can act, so that the game waits for it."""


def table(
    *nations: Nation,
    seats: int = 2,
    age: int = 1,
    event: str = "mild",
    board: Mapping[str, str] | None = None,
    order: Iterable[int] = (),
    at: int = 0,
    shadow: int = 1,
    changes: Changes | None = None,
    **options: str,
) -> Table:
    """A position among the actions of a round; seats without a nation have nothing left to use.

    Supply and the places of tiles follow from who has what, so they are left to `recall`, which
    also takes tables that no game comes to.
    """
    seats = max(seats, len(nations))
    game = dice_game(seats, changes, **options)
    draft = State()
    draft.age, draft.phase, draft.place, draft.seated = age, Phase.ACTING, at, seats
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
    positions = Positions(game.box, game.names)
    made = Table(game, positions.recall(positions.write(draft)))
    check_conserved(game, made.state)
    return made


def _write_nation(game: DiceGame, draft: State, seat: int, told: Nation) -> None:
    nation, number = draft.nation[seat], game.names.tiles.index
    nation.vp, nation.books = told.vp, told.books
    nation.passed, nation.rolled = int(told.passed), int(told.rolled)
    fill(nation.unused, _counts(told.unused, game.names.dice))
    fill(nation.unrolled, _counts(told.unrolled, COLOUR_LETTERS))
    fill(nation.chits, _counts(told.chits, CHIT_NAMES))
    fill(nation.used_chits, _counts(told.used_chits, CHIT_NAMES))
    for space in range(parts.DEVELOPMENTS):
        _write_development(game, nation, space, told.developments.split()[space : space + 1])
    lying = held_dice(nation)
    fill(nation.used, (n - lying[colour] for colour, n in enumerate(given_dice(game, nation))))
    assert min(values(nation.used)) >= 0, "dice that no development gave"
    name, _, gave = told.advisor.partition("=")
    nation.advisor = number(name) if name else NOTHING
    nation.advisor_gave = int(gave or (game.box.rerolls[nation.advisor] if name else 0))
    nation.wonder = number(told.wonder) if told.wonder else NOTHING
    for name in told.beside.split():
        draft.tiles[number(name)] = Place.HELD + seat


def _write_development(game: DiceGame, nation: parts.Nation, at: int, word: list[str]) -> None:
    name, _, gave = "".join(word or ["printed"]).partition("=")
    tile = PRINTED if name == "printed" else game.names.tiles.index(name)
    nation.development[at] = tile
    nation.gave[at] = int(gave or (1 if tile == PRINTED else game.box.dice[tile]))


def _counts(words: str, names: Iterable[str]) -> list[int]:
    counted, known = Counter(words.split()), list(names)
    assert counted.keys() <= set(known), f"{words!r} are not all among {known}"
    return [counted[name] for name in known]


def fill(row: Row, numbers: Iterable[int]) -> None:
    for at, number in enumerate(numbers):
        row[at] = number


def values(row: Row) -> list[int]:
    return [row[at] for at in range(len(row))]


# ------------------------------------------------------------------------------------------ play


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
        assert written not in self.written()
        return refusal.value.rule

    def _move(self, written: str) -> Move:
        return self.game.read_move(self.turn, written)

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    def written(self) -> list[str]:
        return [self.game.write_move(move) for move in legal(self.turn)]

    @property
    def supply(self) -> dict[str, int]:
        """The dice in a supply that has an end."""
        assert self.view.supply is not None
        return self.view.supply

    @property
    def supply_chits(self) -> dict[str, int]:
        """The same for chits."""
        assert self.view.supply_chits is not None
        return self.view.supply_chits

    @property
    def moves(self) -> set[str]:
        """What the seat at turn can choose from."""
        assert isinstance(self.turn, Decision), f"{self.phase!r}: {self.turn}"
        return set(self.written())

    @property
    def ways(self) -> dict[str, int]:
        """What can come out by chance, each with its number of ways."""
        turn = self.turn
        assert isinstance(turn, Chance), f"{self.phase!r}: {turn}"
        return {self.game.write_move(move): ways for move, ways in turn.ways}

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        turn = self.turn
        assert isinstance(turn, Decision), f"{self.phase!r}: {turn}"
        return turn.seat

    @property
    def over(self) -> Over:
        turn = self.turn
        assert isinstance(turn, Over), f"{self.phase!r}: {turn}"
        return turn

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def view(self) -> DiceView:
        seen = self.game.view(self.state, None)
        assert isinstance(seen, DiceView)
        return seen

    def nation(self, seat: int = 0) -> NationView:
        return self.view.nations[seat]

    @property
    def vp(self) -> list[int]:
        return [nation.vp for nation in self.view.nations]

    def place(self, tile: str) -> int:
        """Where a tile is: a value of Place (HELD + the seat that has it)."""
        return self.state.tiles[self.game.names.tiles.index(tile)]

    def copy(self) -> Table:
        return Table(self.game, self.state)


def legal(turn: Turn) -> list[Move]:
    """All that can be played now, by a seat or by chance."""
    if isinstance(turn, Decision):
        return list(turn.moves)
    return [move for move, _ in turn.ways] if isinstance(turn, Chance) else []


def of_kind(kind: type[E], told: Iterable[Event]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in told if isinstance(event, kind)]


def opening(seats: int = 2, changes: Changes | None = None, **options: str) -> Table:
    """A table before the first draw."""
    game = dice_game(seats, changes, **options)
    return Table(game, game.start())


def deal(table: Table, until: Phase) -> list[Event]:
    """Plays the first outcome of chance again and again until the table is in a phase."""
    told: list[Event] = []
    while table.phase != until:
        assert isinstance(table.turn, Chance), f"{table.phase!r}: {table.turn}"
        told += table.play(table.written()[0])
    return told


def pass_all(table: Table) -> list[Event]:
    """Everyone whose turn it is passes, until the actions of the round are over."""
    told: list[Event] = []
    while table.phase == Phase.ACTING:
        told += table.play("pass")
    return told


def finish_round(table: Table) -> list[Event]:
    """Everyone rolls, passes and uses nothing, until the next round begins or the game is over."""
    told: list[Event] = []
    age = table.state.age
    while table.state.age == age and table.phase != Phase.OVER:
        possible = table.written()
        idle = [move for move in ("pass", "done", "starve") if move in possible]
        told += table.play(idle[0] if idle else possible[0])
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


def spent(before: Table, after: Table, seat: int = 0) -> str:
    """The unused dice and chits that a nation no longer has, as words in order."""
    gone: Counter[str] = Counter()
    for at, sign in ((before, 1), (after, -1)):
        nation = at.nation(seat)
        for name, number in (nation.unused | nation.chits).items():
            gone[name] += sign * number
    return " ".join(sorted(gone.elements()))


# ---------------------------------------------------------------------------------- random games


class Step(NamedTuple):
    """One move of a whole game."""

    before: State
    turn: Decision | Chance
    move: Move
    after: State
    events: tuple[Event, ...]


def choose(game: DiceGame, turn: Decision | Chance, rng: random.Random) -> Move:
    """A random move or outcome, in whatever order they are listed; few passes, for long games."""
    ways = dict(turn.ways) if isinstance(turn, Chance) else {}
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


# ----------------------------------------------------------------------------------- stocktaking


def check_conserved(game: DiceGame, s: State) -> None:
    """Every die, chit, tile and event is in exactly one place (D-C2, D-C3, D-C4, D-C7)."""
    nations = [s.nation[seat] for seat in range(game.box.seats)]
    for colour, name in enumerate(COLOUR_NAMES):
        assert s.supply[colour] + sum(held_dice(n)[colour] for n in nations) == BOX_DICE[name]
    for chit, name in enumerate(CHIT_NAMES):
        held = sum(n.chits[chit] + n.used_chits[chit] for n in nations)
        assert s.supply_chits[chit] + held == BOX_CHITS[name]
    if game.terms.options["supply"] == "limited":
        assert min(*values(s.supply), *values(s.supply_chits)) >= 0
    for seat, nation in enumerate(nations):
        _check_nation(game, s, seat, nation)
    _check_tiles(game, s)
    _check_events(game, s)


def held_dice(nation: parts.Nation) -> list[int]:
    """A nation's dice of each colour, wherever they lie."""
    held = [nation.used[colour] + nation.unrolled[colour] for colour in range(len(COLOUR_NAMES))]
    for die, number in enumerate(values(nation.unused)):
        held[die // parts.FACES] += number
    return held


def given_dice(game: DiceGame, nation: parts.Nation) -> list[int]:
    """The dice of each colour that a nation's developments gave."""
    given = [0] * len(COLOUR_NAMES)
    for tile, gave in zip(values(nation.development), values(nation.gave), strict=True):
        given[parts.WHITE if tile == PRINTED else game.box.colour[tile]] += gave
    return given


def _check_nation(game: DiceGame, s: State, seat: int, nation: parts.Nation) -> None:
    """Nothing is negative, and what developments and the advisor gave is still there (D-A7b)."""
    rows = (nation.unused, nation.used, nation.unrolled, nation.chits, nation.used_chits)
    assert min(number for row in rows for number in values(row)) >= 0
    returning = s.phase == Phase.RETURNING and s.order[s.place] == seat
    owed = [
        s.owed if returning and s.returning == colour else 0 for colour in range(len(COLOUR_NAMES))
    ]
    given = given_dice(game, nation)
    assert held_dice(nation) == [
        given[colour] + owed[colour] for colour in range(len(COLOUR_NAMES))
    ]
    rerolls = nation.advisor_gave + (s.owed if returning and s.returning == NOTHING else 0)
    assert nation.chits[parts.REROLL] + nation.used_chits[parts.REROLL] >= rerolls


def _check_tiles(game: DiceGame, s: State) -> None:
    """A tile is where its place says, once; beside the board lie colonies and finished wonders."""
    spots = Counter((tile, int(Place.BOARD)) for tile in values(s.board) if tile != NOTHING)
    for seat in range(game.box.seats):
        nation = s.nation[seat]
        on_board = [*values(nation.development), nation.advisor, nation.wonder]
        spots.update((tile, Place.HELD + seat) for tile in on_board if tile != NOTHING)
        if s.phase == Phase.REPLACING and s.order[s.place] == seat:
            spots[s.buying, Place.HELD + seat] += 1
    for tile, place in enumerate(values(s.tiles)):
        kind = game.box.kind[tile]
        beside = place >= Place.HELD and kind in (parts.COLONY, parts.WONDER)
        needed = place == Place.BOARD or place >= Place.HELD
        if needed and not (beside and (tile, place) not in spots):
            assert spots.pop((tile, place)) == 1
        age = game.box.age[tile]
        assert age <= s.age or place == Place.STACK
        assert age >= s.age or place not in (Place.STACK, Place.BOARD)
        assert place != Place.STACK or age > s.age or s.event == NOTHING
    assert not spots


def _check_events(game: DiceGame, s: State) -> None:
    for event, place in enumerate(values(s.events)):
        age = game.box.event_age[event]
        assert (place == Place.BOARD) == (event == s.event)
        assert (place == Place.STACK) == (age > s.age or (age == s.age and s.event == NOTHING))
