"""What a game is, to everyone who is not one. Read this first.

A game is four verbs: `start`, `turn`, `play`, `view`. Everything that happens is a move, made by a
seat or by chance; the list of moves is the game. The rules never roll: where they would, `turn`
says `Chance` with every outcome and its whole-number ways, and a dealer picks one.

Everything beyond the four verbs is an optional protocol further down: a game has it or not.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

Seat: TypeAlias = int
"""0, 1, 2… People and bots sit there; chance sits at `CHANCE`."""

CHANCE: Seat = -1


class Move(msgspec.Struct, frozen=True, tag=True):
    """What was decided, by a seat (imperative: `Buy`) or by chance (participle: `Rolled`).

    Moves are input and are stored. Each kind has only its own fields; the class name is the tag.
    """


class Event(msgspec.Struct, frozen=True, tag=True):
    """What happened because of a move, with the id of its rule. Output: shown, never stored."""

    rule: str


class View(msgspec.Struct, frozen=True, tag=True):
    """The state as one seat may see it. `seat` is None for who only watches."""

    seat: Seat | None

    def _repr_svg_(self) -> str | None:
        """Itself as a picture, where a notebook shows it; who draws is asked for only then."""
        drawn: str | None = import_module("nations.pictures").of_view(self)
        return drawn


class Decision(msgspec.Struct, frozen=True, tag=True):
    """A seat must choose one of at least two moves.

    Moves `beside` are legal too, but about the match rather than in the game (resigning, proposing
    to stop): people may make them at any time, nobody needs to be offered them.
    """

    seat: Seat
    moves: tuple[Move, ...]
    beside: tuple[Move, ...] = ()


class Chance(msgspec.Struct, frozen=True, tag=True):
    """Dice or a draw: every outcome with its whole number of ways."""

    ways: tuple[tuple[Move, int], ...]


class Over(msgspec.Struct, frozen=True, tag=True):
    """The end: a score for each seat, the winners, and the rule that decided."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


Turn: TypeAlias = Decision | Chance | Over


class Content(msgspec.Struct, frozen=True):
    """Which content set is in use: its name, its status and the digest of its values."""

    name: str
    status: str
    digest: str


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the players agreed on; enough to make the same game again.

    `position` is the table from which they begin, in notation; without it, the game's set-up.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    content: Content
    position: str | None = None


S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)


class Game(Protocol[S]):
    """The rules of one edition for a number of seats. Immutable; all change is in states."""

    @property
    def terms(self) -> Terms:
        """What is being played."""

    def start(self) -> S:
        """The table before the first move."""

    def turn(self, state: S) -> Turn:
        """What the state waits for."""

    def play(self, state: S, move: Move) -> tuple[S, tuple[Event, ...]]:
        """The next state and what happened. The given state stays as it is.

        Raises IllegalMove, with the id of the rule that is broken, for any move not in `turn`.
        """

    def view(self, state: S, seat: Seat | None) -> View:
        """What the seat may see (None: a spectator)."""


@runtime_checkable
class Notation(Protocol[S]):
    """Optional: moves and positions as short text that people can type and paste."""

    def write_move(self, move: Move) -> str: ...

    def read_move(self, turn: Turn, text: str) -> Move:
        """The move meant by a text, in full or abbreviated. Raises BadNotation."""

    def write_position(self, state: S) -> str: ...

    def read_position(self, text: str) -> S: ...


@runtime_checkable
class Stopping(Protocol[S_in]):
    """Optional: a game that players may agree to end early, by moves of its own."""

    def declining(self, state: S_in) -> Move | None:
        """The move that says no, where the seat at turn is asked to agree; else None.

        Only the person at a seat may agree: who plays in their place declines.
        """


@runtime_checkable
class InRounds(Protocol[S_in]):
    """Optional: a game that is played in rounds."""

    def round_of(self, state: S_in) -> int:
        """Which round it is; the number only grows."""


class Honour(msgspec.Struct, frozen=True):
    """A name that is earned alone: the points that are printed at it, and the fewest that do."""

    name: str
    points: int
    least: int


@runtime_checkable
class Honouring(Protocol):
    """Optional: a game that has names for who played it alone."""

    @property
    def honours(self) -> tuple[Honour, ...]:
        """All of them, the best first."""

    def honour_name(self, name: str, voice: Voice) -> str:
        """Such a name in the voice's language."""


class Ceiling(msgspec.Struct, frozen=True):
    """An upper bound of the points that anybody can reach on average, alone: its mean over so many
    deals, and between what it lies, nineteen times in twenty."""

    mean: float
    low: float
    high: float
    deals: int


@runtime_checkable
class Bounding(Protocol):
    """Optional: a game of which it is known what cannot be done better alone."""

    def ceiling(self, deals: int, seed: str) -> Ceiling:
        """The bound from so many deals; the same seed, the same deals."""


@runtime_checkable
class Positioned(Protocol):
    """Optional: a game that can begin from a position instead of its set-up."""

    def begun_at(self, position: str) -> Game[Any]:
        """The same game, whose `start` is the position, which its terms name from then on.

        Raises BadNotation for what is no position of the game, or one after the end.
        """


@runtime_checkable
class Numbered(Protocol[S_in]):
    """Optional: moves as numbers below `move_count`, for learners and compiled loops."""

    @property
    def move_count(self) -> int: ...

    def number(self, state: S_in, move: Move) -> int: ...

    def numbered(self, state: S_in, number: int) -> Move: ...


@runtime_checkable
class Waiting(Protocol[S_in]):
    """Optional: who is at turn, without the cost of listing the moves."""

    def at_turn(self, state: S_in) -> Seat | None:
        """A seat, CHANCE, or None after the end."""


@runtime_checkable
class AllOpen(Protocol):
    """Optional: a game without secrets. Views of different seats differ in nothing but `seat`."""

    all_open: Literal[True]


@runtime_checkable
class Purposes(Protocol[S_in]):
    """Optional: what a chance is for, so that different matches can meet the same luck.

    The same purpose means the same thing whatever was chosen before. A game without it has one
    purpose for each kind of outcome, which is right where all draw from one deck in turn.
    """

    def purpose(self, state: S_in) -> str: ...


class Effort(msgspec.Struct, frozen=True):
    """How much thought a choice may cost: seconds, or nodes, which are the same on any machine.

    With both, it ends with whichever is used up first; with none, moves are judged at once. `loose`
    judges by simpler numbers than the tuned ones. `plain` waits for no code to be compiled.
    """

    seconds: float | None = None
    nodes: int | None = None
    loose: bool = False
    plain: bool = False

    @property
    def at_once(self) -> bool:
        return not self.seconds and not self.nodes


AT_ONCE, LOOSE, PLAIN = Effort(), Effort(loose=True), Effort(plain=True)


class Reason(msgspec.Struct, frozen=True):
    """Why a move is good or bad: a message key with its values."""

    key: str
    detail: dict[str, str | int | float] = {}


class Judgement(msgspec.Struct, frozen=True):
    """What a move is worth to its seat: the chance to win, from 0 to 1; alone, points of the end.

    It lies between `low` and `high` nineteen times in twenty, and is all there is to know where it
    is `exact`. `merit` puts moves in order, in the judge's own unit, even where all of them win.
    """

    move: Move
    worth: float
    low: float
    high: float
    merit: float
    exact: bool = False
    reasons: tuple[Reason, ...] = ()


@runtime_checkable
class Judging(Protocol):
    """Optional: a judge, from what a seat sees. Who plays well, and who gives hints, asks it.

    With the same nodes and seed the answer is the same.
    """

    def looks_ahead(self) -> bool:
        """Whether an effort is quick enough here to be waited for: plain, it takes minutes."""

    def judge(
        self, view: View, moves: Sequence[Move], effort: Effort = AT_ONCE, seed: int = 0
    ) -> list[Judgement]:
        """Every move given, in their order; without reasons."""

    def reasons(
        self, view: View, moves: Sequence[Move], effort: Effort = AT_ONCE
    ) -> list[tuple[Reason, ...]]:
        """Why each move is worth what it is, as the judge tells while it judges it at once, by the
        numbers that it has for such an effort."""

    def values(self, view: View, effort: Effort = AT_ONCE, seed: int = 0) -> tuple[float, ...]:
        """What the position is worth to every seat, in the unit of worth; also where chance is at
        turn, and after the end."""


class Outlook(msgspec.Struct, frozen=True):
    """What a position is worth to every seat: the chance to win (alone: the points), and beside it
    the points that are to be expected."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


@runtime_checkable
class Measuring(Protocol[S_in]):
    """Optional: a yardstick, by which a review tells luck from skill.

    Everybody is taken to play on by one policy, with the same luck from every state, to the end of
    a stretch of the game; what is there is judged. So a value is what chance will make of it, and
    a move that the policy would have made changes nothing.
    """

    @property
    def usual_effort(self) -> int:
        """Nodes with which naming what would have been better takes some seconds a game."""

    def stretch(self, state: S_in, brief: bool = False) -> int:
        """The part of the game, such as a round, to whose end a value of a state looks. `brief`: a
        comparison of moves; it may look less far."""

    def begins(self, state: S_in) -> bool:
        """Whether the seat at turn begins a whole action there, rather than goes on with one: a
        purchase begins, its payment goes on."""

    def expect(self, state: S_in, stretch: int, seed: int = 0, brief: bool = False) -> Outlook:
        """What a state is worth at the end of a stretch. After the stretch it is judged as it is,
        after the end it is the result. `brief`: for who asks often, by other seeds."""


class Unit(msgspec.Struct, frozen=True):
    """A judge as WebAssembly, for pages: the `module`, with one entry `(box, state, desk)`; how
    many bytes the desk has; how many nodes it may spend; how much less steep its
    chances are told (1: as they are)."""

    module: bytes
    desk: int
    nodes: int
    calm: float


class Question(msgspec.Struct, frozen=True):
    """A position for such a unit: the box and the state as they lie in memory, and the numbers of
    moves."""

    box: bytes
    state: bytes
    numbers: tuple[int, ...]


@runtime_checkable
class Portable(Protocol):
    """Optional: a judge that can think elsewhere, where there is no Python.

    With the nodes of the unit and the same seed it says what `Judging.judge` says.
    """

    def unit(self) -> Unit:
        """The judge, for every number of seats. Raises NoUnit where there is none."""

    def question(self, view: View, moves: Sequence[Move]) -> Question:
        """What a seat sees, and its moves."""


class Prospect(msgspec.Struct, frozen=True):
    """The exact chance to get something: with the dice as they lie, and after the best reroll."""

    what: str
    now: float
    after: float
    reroll: dict[str, int] = {}


@runtime_checkable
class Forecaster(Protocol):
    """Optional: exact chances, from what a seat sees, of what it may hope for."""

    def prospects(self, view: View) -> tuple[Prospect, ...]: ...


class Quote(msgspec.Struct, frozen=True):
    """The exact chance of a target: as things lie, and after the best reroll of some dice."""

    now: Fraction
    after: Fraction
    reroll: dict[str, int]


@runtime_checkable
class Quoting(Protocol):
    """Optional: exact chances for any dice, without a table around them."""

    def quote(self, hand: Mapping[str, Mapping[str, int]], target: Mapping[str, int]) -> Quote:
        """Of `unused` dice, `chits` and `unrolled` dice by their names. Raises BadNotation."""


class Voice(Protocol):
    """Speaks the viewer's language: messages by their keys, things by their ids."""

    @property
    def lang(self) -> str: ...

    def say(self, key: str, /, **values: str | int | float) -> str: ...

    def name(self, thing: str, /) -> str: ...


@runtime_checkable
class Drawing(Protocol):
    """Optional: the game in a terminal of 80 columns, in `rich` markup."""

    def draw(self, view: View, voice: Voice) -> str:
        """The table as a seat sees it."""

    def describe(self, view: View, move: Move, voice: Voice) -> str:
        """What a move would do, in words."""

    def lines(self, events: Sequence[Event], voice: Voice) -> list[tuple[str, str]]:
        """The lines of the log for some events, each behind the id of its rule."""

    def seat_name(self, seat: Seat, voice: Voice) -> str: ...


@runtime_checkable
class Pictured(Protocol):
    """Optional: the game as a picture."""

    def picture(self, view: View, voice: Voice) -> str:
        """The table as a seat sees it: an SVG document that needs nothing else."""


class RuleText(msgspec.Struct, frozen=True):
    """One rule in one language, in our own words."""

    id: str
    section: str
    title: str
    status: str
    text: str


class Credit(msgspec.Struct, frozen=True):
    """Whom a rulebook names, and for what."""

    role: str
    name: str


class Book(msgspec.Struct, frozen=True):
    """What a rulebook says of the game itself, in one language.

    `publisher` is empty where none is named; `source` says what the rest is taken from.
    """

    title: str
    year: int
    publisher: str
    players: str
    minutes: str
    age: str
    aim: str
    source: str
    credits: tuple[Credit, ...]


class Edition(Protocol):
    """A game as the registry knows it: how to make it, and its texts."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def seats(self) -> range: ...

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Each option with its values, the default first."""

    @property
    def unattended(self) -> Mapping[str, str]:
        """Options for games without people, such as a limit of rounds; those given go first."""

    def game(self, seats: int, options: Mapping[str, str], content: Path | None) -> Game[Any]:
        """The rules for this number of seats. Raises BadSeats, UnknownName or BadSet."""

    def options_of(self, terms: Terms) -> Mapping[str, str]:
        """The options by which terms are played today, if need be by what an earlier version of
        the rules meant; so its matches go on as they were begun."""

    def content(self, path: Path | None) -> Content:
        """The default content set, or the one at the path. Raises BadSet."""

    def earlier(self, digest: str) -> Path | None:
        """A set that came with an earlier version of the game, by its digest; None if there is
        none. Games that were begun with it go on with it."""

    @property
    def set_tables(self) -> Collection[str]:
        """The names of the tables in a content set, by which it is known whose a file is."""

    def check_set(self, path: Path | None) -> tuple[list[str], list[str]]:
        """What is wrong with a content set, and what is merely remarkable."""

    def contradicted(self, path: Path | None, lang: str) -> list[str]:
        """What the rulebooks state or show and a content set contradicts, each with its rule and
        its source, in a language. Raises BadSet."""

    def book(self, lang: str) -> Book:
        """The game's title in a language, and the honours of its rulebook."""

    def rules(self, lang: str) -> Mapping[str, RuleText]:
        """Every rule of the game by its id, in the rulebook's order."""

    def messages(self, lang: str) -> str:
        """The Fluent messages of the game's moves and events."""

    def names(self, lang: str, content: Path | None) -> Mapping[str, str]:
        """The names of the content's things by their ids."""

    def exhibit(self, lang: str, content: Path | None) -> Mapping[str, Any]:
        """A content set as plain data for a page to draw: its values, its names in the language,
        and a `layout` with what is not in the set but printed all the same. Raises BadSet."""
