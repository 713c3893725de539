"""A small game with a kernel: to thirty with a die; a thrown 1 ends the turn with nothing.

The rules are functions over a layout and run compiled too; below them stands the game, which gives
the numbers names. It brings a judge (`pig_judge`) and nothing else of a mind: the engine does the
rest.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any

from nations.compiling.layout import Layout, Row, i32
from nations.compiling.rules import rule
from nations.contract import Content, Event, Move, Over, Terms, Turn, View
from nations.edition.notation import Words
from nations.errors import BadNotation
from nations.kernel.choices import Deciding, allow, clear, words
from nations.kernel.game import NO_MOVE
from nations.kernel.observation import Action, Feature, put, put_one_of
from nations.mind.game import JudgedGame
from nations.mind.thinker import Thinker
from nations.registry import game_of

THROW, STOP = 0, 1
DECIDING, ROLLING, DONE = 0, 1, 2
GOAL, PIPS = 30, 6
LEGAL, P_TURN = 0, 1
"""Numbers of rules: what `object_to` answers. Their ids stand where the game is made."""


class Box(Layout):
    """What never changes in a game."""

    seats: i32


class State(Deciding):
    """`at` is the seat at turn, `gained` what its turn has brought; the legal moves are bits."""

    phase: i32
    at: i32
    gained: i32
    points: Annotated[Row, 4]
    moves: Annotated[Row, words(STOP + 1), "u4"]


# The rules


@rule
def start(box: Box, s: State) -> None:
    note_moves(box, s)


@rule
def note_moves(box: Box, s: State) -> None:
    clear(s)
    if s.phase == DECIDING:
        allow(s, THROW)
        allow(s, STOP)


@rule
def is_over(s: State) -> bool:
    return s.phase == DONE


@rule
def waits_for_chance(s: State) -> bool:
    return s.phase == ROLLING


@rule
def outcome_count(box: Box, s: State) -> int:
    return PIPS


@rule
def ways(box: Box, s: State, outcome: int) -> int:
    return 1


@rule
def decider(s: State) -> int:
    return s.at


@rule
def first_number(phase: int) -> int:
    return 0


@rule
def end_number(phase: int) -> int:
    return 2


@rule
def object_to(box: Box, s: State, move: int) -> int:
    return LEGAL if s.phase == DECIDING and 0 <= move <= STOP else P_TURN


@rule
def score(box: Box, s: State, seat: int) -> int:
    return s.points[seat]


@rule
def wins(box: Box, s: State, seat: int) -> bool:
    return s.points[seat] >= GOAL


@rule
def pass_on(box: Box, s: State, kept: int) -> None:
    s.points[s.at] += kept
    s.gained = 0
    s.phase = DONE if s.points[s.at] >= GOAL else DECIDING
    s.at = (s.at + 1) % box.seats


@rule
def play(box: Box, s: State, number: int) -> None:
    if s.phase == ROLLING:
        s.phase = DECIDING
        if number == 0:
            pass_on(box, s, 0)
        else:
            s.gained += number + 1
    elif number == THROW:
        s.phase = ROLLING
    else:
        pass_on(box, s, s.gained)
    note_moves(box, s)


# How it is seen


@rule
def observe(box: Box, s: State, seat: int, row: Any) -> None:
    """What `features` says, in that order, into a row of zeros: one's own points first."""
    at = put_one_of(row, 0, (s.at - seat) % box.seats, box.seats)
    at = put(row, at, s.gained)
    for step in range(box.seats):
        at = put(row, at, s.points[(seat + step) % box.seats])


def features(seats: int) -> tuple[Feature, ...]:
    return (
        Feature("at turn", seats, 1, "whose turn it is, counted from the seat"),
        Feature("gained", 1, GOAL, "points that the turn has brought"),
        *(Feature(f"player {one}: points", 1, GOAL, "its points") for one in range(seats)),
    )


ACTIONS = (
    Action("throw", THROW, 1, "throw the die"),
    Action("stop", STOP, 1, "keep what the turn has brought"),
)


# The game


class Throw(Move, frozen=True):
    """Throw the die."""


class Stop(Move, frozen=True):
    """Keep what the turn has brought."""


class Thrown(Move, frozen=True):
    """Chance: what the die shows."""

    pips: int


class Pigs(View, frozen=True):
    phase: int
    at: int
    gained: int
    points: tuple[int, ...]


WORDS = Words({Throw: "throw", Stop: "stop", Thrown: "die:{pips}"})


class Naming:
    """Numbers as moves."""

    def move(self, s: State, number: int) -> Move:
        return (Throw(), Stop())[number]

    def outcome(self, s: State, number: int) -> Move:
        return Thrown(number + 1)

    def number(self, s: State, move: Move) -> int:
        if isinstance(move, Thrown):
            return move.pips - 1
        return {Throw: THROW, Stop: STOP}.get(type(move), NO_MOVE)

    def event(self, told: Sequence[int]) -> Event:
        raise ValueError("these rules tell nothing")  # with `rules.tell` they would


class Pig(JudgedGame[Box, State]):
    """The game for some seats, with a judge."""

    move_count = 2
    observe = staticmethod(observe)
    actions = ACTIONS

    def __init__(self, seats: int, judge: Any) -> None:
        box = Box()
        box.seats = seats
        super().__init__(sys.modules[__name__], box, State, Naming(), ("", "P-1"))
        self._judge = judge
        self.features = features(seats)
        self.terms = Terms("pig", 1, seats, {}, Content("none", "own", "0"))

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copies: the registry makes it again."""
        return game_of, (self.terms,)

    def over(self, state: State) -> Over:
        points = tuple(state.points[seat] for seat in range(self.box.seats))
        return Over(points, (points.index(max(points)),), "P-1")

    def impossible(self, state: State) -> int:
        return P_TURN

    def write_move(self, move: Move) -> str:
        return WORDS.write(move)

    def read_move(self, turn: Turn, text: str) -> Move:
        return WORDS.read(turn, text)

    def write_position(self, state: State) -> str:
        points = (state.points[seat] for seat in range(self.box.seats))
        row = (state.phase, state.at, state.gained, *points)
        return " ".join(map(str, row))

    def read_position(self, text: str) -> State:
        words = text.split()
        if len(words) != 3 + self.box.seats or not all(word.isdecimal() for word in words):
            raise BadNotation(f"a position is {3 + self.box.seats} numbers, not {text[:80]!r}")
        phase, at, gained, *points = map(int, words)
        if phase > DONE or at >= self.box.seats or max(gained, *points) > 2 * GOAL:
            raise BadNotation(f"no game comes to {text[:80]!r}")
        return self._state(phase, at, gained, points)

    def view(self, state: State, seat: int | None) -> View:
        points = tuple(state.points[one] for one in range(self.box.seats))
        return Pigs(seat, state.phase, state.at, state.gained, points)

    @cached_property
    def thinker(self) -> Thinker:
        return Thinker(self, self._judge)

    @property
    def measure(self) -> Any:
        return self._judge

    def seen(self, view: View) -> State:
        assert isinstance(view, Pigs)
        return self._state(view.phase, view.at, view.gained, view.points)

    def _state(self, phase: int, at: int, gained: int, points: Sequence[int]) -> State:
        s = State()
        s.phase, s.at, s.gained = phase, at, gained
        for seat, reached in enumerate(points):
            s.points[seat] = reached
        note_moves(self.box, s)
        return s
