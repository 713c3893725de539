"""A game whose rules are a kernel: small functions over numbers, under the contract's four verbs.

A kernel is a module with the functions of `Kernel`. `KernelGame` turns its numbers into moves,
turns and events; a game adds its view, its end and its texts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from types import ModuleType
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from nations.compiling.layout import Layout
from nations.contract import (
    CHANCE,
    Chance,
    Decision,
    Event,
    Move,
    Notation,
    Over,
    Seat,
    Terms,
    Turn,
    View,
)
from nations.errors import BadNotation, IllegalMove

B = TypeVar("B", bound=Layout)
T = TypeVar("T", bound=Layout)
G = TypeVar("G", bound="KernelGame[Any, Any]")
NO_MOVE = -1


class Kernel(Protocol):
    """What the rules of a game offer, as functions of a module.

    `object_to` is the whole of legality: the number of the rule that forbids a move, or 0.
    `note_moves` keeps in the state, as bits, the moves of a decision to which nothing objects.
    """

    def start(self, box: Any, s: Any, /) -> None: ...

    def play(self, box: Any, s: Any, number: int, /) -> None: ...

    def is_over(self, s: Any, /) -> bool: ...

    def waits_for_chance(self, s: Any, /) -> bool: ...

    def outcome_count(self, box: Any, s: Any, /) -> int: ...

    def ways(self, box: Any, s: Any, outcome: int, /) -> int: ...

    def decider(self, s: Any, /) -> int: ...

    def first_number(self, phase: int, /) -> int: ...

    def end_number(self, phase: int, /) -> int: ...

    def object_to(self, box: Any, s: Any, move: int, /) -> int: ...

    def note_moves(self, box: Any, s: Any, /) -> None: ...

    def score(self, box: Any, s: Any, seat: int, /) -> int: ...

    def wins(self, box: Any, s: Any, seat: int, /) -> bool: ...


class Naming(Protocol):
    """Numbers of a kernel as moves, outcomes and events, and back."""

    def move(self, s: Any, number: int) -> Move: ...

    def outcome(self, s: Any, number: int) -> Move: ...

    def number(self, s: Any, move: Move) -> int:
        """The number of a move, legal or not; NO_MOVE if it names what is not there."""

    def event(self, told: Sequence[int]) -> Event: ...


class EventMaker:
    """Makes the structs of what rules tell: TILE_LAID is TileLaid, its numbers are the fields."""

    def __init__(
        self,
        what: type[IntEnum],
        structs: ModuleType,
        ids: Sequence[str],
        readers: Mapping[str, Callable[[int], Any]],
    ) -> None:
        self._kinds = [getattr(structs, one.name.title().replace("_", "")) for one in what]
        self._ids, self._readers = ids, readers

    def make(self, told: Sequence[int]) -> Event:
        what, rule, *values = told
        kind = self._kinds[what]
        names = (field for field in kind.__struct_fields__ if field != "rule")
        parts = (self._part(field, value) for field, value in zip(names, values, strict=False))
        event: Event = kind(self._ids[rule], *parts)
        return event

    def _part(self, field: str, value: int) -> Any:
        return self._readers.get(field, int)(value)


def made_again(kind: Callable[[Any, int, dict[str, str]], G], content: Any, terms: Terms) -> G:
    """A game from what it was made of: games are pickled so, since rules are not data."""
    game = kind(content, terms.seats, terms.options)
    return game if terms.position is None else game.begun_at(terms.position)


class KernelGame(ABC, Generic[B, T]):
    """The four verbs over a kernel. Subclasses say how a game ends and what a seat sees."""

    terms: Terms
    _first: T | None = None
    """The table from which the game begins, if that is not its set-up."""

    def __init__(
        self, kernel: Kernel, box: B, state: type[T], naming: Naming, ids: Sequence[str]
    ) -> None:
        self.kernel, self.box, self.naming = kernel, box, naming
        self.state, self._ids = state, ids

    def __repr__(self) -> str:
        told = (f"{name}={value}" for name, value in self.terms.options.items())
        agreed = ", ".join((self.terms.content.name, *told))
        return f"<{self.terms.game} for {self.terms.seats}: {agreed}>"

    @abstractmethod
    def view(self, state: T, seat: Seat | None) -> View:
        """What a seat sees of a state."""

    @abstractmethod
    def over(self, state: T) -> Over:
        """The end of a game that is over."""

    @abstractmethod
    def impossible(self, state: T) -> int:
        """The number of the rule that an impossible outcome of chance breaks."""

    def beside(self, state: T) -> tuple[int, ...]:  # noqa: ARG002 - most games have none
        """The numbers of moves beside the game that are legal now."""
        return ()

    def begun_at(self, position: str) -> Self:
        """The same game from a position on (see `contract.Positioned`). Raises BadNotation."""
        game: Any = self  # most games of this kind have a notation, but none must
        if not isinstance(game, Notation):
            raise BadNotation(f"{self.terms.game} has no notation of positions to begin from")
        first: T = game.read_position(position)
        if self.kernel.is_over(first):
            raise BadNotation("the game of this position is over: there is nothing left to play")
        placed = type(self).__new__(type(self))
        vars(placed).update(vars(self), _first=first)
        placed.terms = msgspec.structs.replace(self.terms, position=game.write_position(first))
        return placed

    def start(self) -> T:
        """The table after set-up, before the first draw; or the position to begin from."""
        if self._first is not None:
            return self._first.copy()
        state = self.state()
        self.kernel.start(self.box, state)
        return state

    def turn(self, state: T) -> Turn:
        """What the state waits for."""
        if self.kernel.is_over(state):
            return self.over(state)
        if self.kernel.waits_for_chance(state):
            return self._chance(state)
        moves = tuple(self.naming.move(state, number) for number in self.legal_numbers(state))
        beside = tuple(self.naming.move(state, number) for number in self.beside(state))
        return Decision(self.kernel.decider(state), moves, beside)

    def legal_numbers(self, state: T) -> list[int]:
        """The numbers of the legal moves of a decision."""
        phase = vars(state)["phase"]
        numbers = range(self.kernel.first_number(phase), self.kernel.end_number(phase))
        objection = self.kernel.object_to
        return [number for number in numbers if objection(self.box, state, number) == 0]

    def at_turn(self, state: T) -> Seat | None:
        """The seat that must decide, CHANCE, or None after the end."""
        if self.kernel.is_over(state):
            return None
        return CHANCE if self.kernel.waits_for_chance(state) else self.kernel.decider(state)

    def _chance(self, state: T) -> Chance:
        outcomes = range(self.kernel.outcome_count(self.box, state))
        counted = ((o, self.kernel.ways(self.box, state, o)) for o in outcomes)
        return Chance(tuple((self.naming.outcome(state, o), n) for o, n in counted if n))

    def play(self, state: T, move: Move) -> tuple[T, tuple[Event, ...]]:
        """The next state and what happened; the rules refuse what they forbid."""
        number = self.number(state, move)
        after = state.copy()
        told: list[tuple[int, ...]] = []
        after.told = told
        self.kernel.play(self.box, after, number)
        after.told = None
        return after, tuple(self.naming.event(words) for words in told)

    def number(self, state: T, move: Move) -> int:
        """The number of a legal move. Raises IllegalMove with the rule that forbids another."""
        number = self.naming.number(state, move)
        broken = self._broken(state, number)
        if not broken and self.numbered(state, number) != move:
            broken = self._broken(state, NO_MOVE)
        if broken:
            raise IllegalMove(self.write_move(move), self._ids[self.reason(state, number, broken)])
        return number

    def reason(self, state: T, number: int, broken: int) -> int:  # noqa: ARG002 - a place to refine
        """The rule to be named for a refusal, where finding the very one costs more time."""
        return broken

    def _broken(self, state: T, number: int) -> int:
        if self.kernel.is_over(state) or not self.kernel.waits_for_chance(state):
            if number in self.beside(state):
                return 0
            return self.kernel.object_to(self.box, state, number)
        outcomes = self.kernel.outcome_count(self.box, state)
        possible = 0 <= number < outcomes and self.kernel.ways(self.box, state, number) > 0
        return 0 if possible else self.impossible(state)

    def numbered(self, state: T, number: int) -> Move:
        """The move of a number that is legal in this state."""
        if self.kernel.waits_for_chance(state):
            return self.naming.outcome(state, number)
        return self.naming.move(state, number)

    @property
    @abstractmethod
    def move_count(self) -> int:
        """One above the highest number of a move."""

    @abstractmethod
    def write_move(self, move: Move) -> str:
        """A move in notation."""
