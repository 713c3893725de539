"""A tiny game for testing the engine: race to ten with a die, on the contract's four verbs.

Seats take turns; at a turn a seat stops or rolls, and a rolled 1 loses the points of the turn.
`Fault` names things a game can do wrong, so that tests can plant them.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Literal

import msgspec

from nations.contract import (
    CHANCE,
    Chance,
    Content,
    Decision,
    Event,
    Move,
    Over,
    Seat,
    Terms,
    Turn,
    View,
)
from nations.errors import BadNotation, IllegalMove


class Fault(Enum):
    """What the toy does wrong when told to."""

    NONE = auto()
    SAME_MOVE_TWICE = auto()
    NO_MOVES = auto()
    ZERO_WAYS = auto()
    ACCEPTS_JUNK = auto()
    REFUSAL_CHANGES_STATE = auto()
    REFUSAL_WITHOUT_RULE = auto()
    PLAY_CHANGES_STATE = auto()
    VIEW_OF_ANOTHER = auto()
    VIEW_DOES_NOT_ENCODE = auto()
    NEVER_ENDS = auto()
    FORGETFUL_REPLAY = auto()
    EVENT_WITHOUT_RULE = auto()
    NO_WINNER = auto()
    WRONG_SEAT = auto()
    NOTATION_LOSES = auto()
    POSITION_LOSES = auto()
    OPEN_YET_HIDDEN = auto()
    WRONG_AT_TURN = auto()


class Throw(Move, frozen=True):
    """Roll the die."""


class Stop(Move, frozen=True):
    """Keep the points of this turn."""


class Thrown(Move, frozen=True):
    """Chance: what the die shows."""

    pips: int


class Scored(Event, frozen=True):
    seat: int
    points: int


class Race(View, frozen=True):
    points: tuple[int, ...]
    turn: int


class Odd(View, frozen=True):
    """A view that does not decode to itself: tuples inside `object` come back as lists."""

    what: object


class State:
    def __init__(self, seats: int) -> None:
        self.points = [0] * seats
        self.at = 0
        self.turn = 0
        self.rolling = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and vars(self) == vars(other)

    def copy(self) -> State:
        twin = State(0)
        twin.points, twin.at = self.points[:], self.at
        twin.turn, twin.rolling = self.turn, self.rolling
        return twin


WORDS: dict[str, Move] = {"throw": Throw(), "stop": Stop()}


class Toy:
    """The race, with at most one fault."""

    all_open: Literal[True] = True

    def __init__(self, seats: int = 2, fault: Fault = Fault.NONE) -> None:
        self.fault = fault
        self.terms = Terms("toy", 1, seats, {}, Content("none", "own", "0"))
        self._plays = 0

    def start(self) -> State:
        return State(self.terms.seats)

    def turn(self, state: State) -> Turn:
        if max(state.points) >= 10 and self.fault is not Fault.NEVER_ENDS:
            winners = (state.points.index(max(state.points)),)
            return Over(
                tuple(state.points), () if self.fault is Fault.NO_WINNER else winners, "T-E"
            )
        if state.rolling:
            ways = tuple((Thrown(pips), 1) for pips in range(1, 7))
            return Chance((*ways, (Thrown(7), 0)) if self.fault is Fault.ZERO_WAYS else ways)
        moves: tuple[Move, ...] = (Throw(), Stop())
        if self.fault is Fault.SAME_MOVE_TWICE:
            moves = (*moves, Stop())
        if self.fault is Fault.NO_MOVES:
            moves = ()
        return Decision(9 if self.fault is Fault.WRONG_SEAT else state.at, moves)

    def play(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        self._refuse_illegal(state, move)
        after = state if self.fault is Fault.PLAY_CHANGES_STATE else state.copy()
        events: tuple[Event, ...] = ()
        if isinstance(move, Throw):
            after.rolling = True
        elif isinstance(move, Thrown):
            after.rolling = False
            after.turn = 0 if move.pips == 1 else after.turn + move.pips
            if move.pips == 1:
                self._next(after)
        else:
            after.points[after.at] += after.turn
            rule = "" if self.fault is Fault.EVENT_WITHOUT_RULE else "T-S"
            events = (Scored(rule, after.at, after.turn),)
            self._next(after)
        self._plays += 1
        if self.fault is Fault.FORGETFUL_REPLAY:
            after.turn += self._plays % 2
        return after, events

    def _next(self, state: State) -> None:
        state.at, state.turn = (state.at + 1) % self.terms.seats, 0

    def _refuse_illegal(self, state: State, move: Move) -> None:
        turn = self.turn(state)
        legal: set[Move] = set()
        if isinstance(turn, Decision):
            legal = set(turn.moves)
        elif isinstance(turn, Chance):
            legal = {outcome for outcome, _ in turn.ways}
        if move in legal or self.fault is Fault.ACCEPTS_JUNK:
            return
        if self.fault is Fault.REFUSAL_CHANGES_STATE:
            state.turn += 1
        raise IllegalMove(str(move), "" if self.fault is Fault.REFUSAL_WITHOUT_RULE else "T-M")

    def view(self, state: State, seat: Seat | None) -> View:
        if self.fault is Fault.VIEW_DOES_NOT_ENCODE:
            return Odd(seat, (1, 2))
        wrong = self.fault is Fault.VIEW_OF_ANOTHER
        hidden = self.fault is Fault.OPEN_YET_HIDDEN and seat is None
        return Race(0 if wrong else seat, () if hidden else tuple(state.points), state.turn)

    def at_turn(self, state: State) -> Seat | None:
        turn = self.turn(state)
        if isinstance(turn, Over):
            return None
        wrong = self.fault is Fault.WRONG_AT_TURN
        return turn.seat if isinstance(turn, Decision) and not wrong else CHANCE

    def write_move(self, move: Move) -> str:
        if isinstance(move, Thrown):
            return f"die:{1 if self.fault is Fault.NOTATION_LOSES else move.pips}"
        return next(word for word, known in WORDS.items() if known == move)

    def read_move(self, turn: Turn, text: str) -> Move:
        if text in WORDS:
            return WORDS[text]
        if text.startswith("die:") and text[4:].isdecimal():
            return Thrown(int(text[4:]))
        raise BadNotation(f"{text!r} is no move of {type(turn).__name__}")

    def write_position(self, state: State) -> str:
        turn = 0 if self.fault is Fault.POSITION_LOSES else state.turn
        return msgspec.json.encode([state.points, state.at, turn, state.rolling]).decode()

    def read_position(self, text: str) -> State:
        state = State(0)
        state.points, state.at, state.turn, state.rolling = msgspec.json.decode(text)
        return state
