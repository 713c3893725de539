"""A typed line as the moves it means, tried on a copy of the table: all of it fits, or none.

`reroll 1 3 5`, `2 1 3 5`, `buy b2 2 3`, `pay 1 chit`. Where a set is asked for, now or after a
move, numbers and names are things; elsewhere they are moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from nations.contract import Decision, Game, Move, Notation, Seat, Turn
from nations.edition.selection import Selecting, Selection
from nations.errors import BadNotation, IllegalMove
from nations.tui.keyboard import number_of

VERBS = ("pay", "use", "return", "pick", "zahle", "nutze", "gib", "nimm")
"""Words for the choice at hand, which needs no move to open it."""
GENERAL = ("chit", "used")
"""Names that a game knows whatever its things are called."""


class Unplayable(Exception):
    """A part of a line that does not fit, and how the table would be by then."""

    def __init__(self, part: str, state: Any, turn: Turn) -> None:
        super().__init__(part)
        self.part, self.state, self.turn = part, state, turn


class Forbidden(Unplayable):
    """A part that the rules forbid: the rule, the move, and what was picked for it."""

    def __init__(
        self, part: str, state: Any, turn: Turn, rule: str, lead: Move | None, picked: Sequence[str]
    ) -> None:
        super().__init__(part, state, turn)
        self.rule, self.lead, self.picked = rule, lead, picked


class NoSuchThing(Unplayable):
    """A word that is none of the things to be picked."""


class NamedTwice(Unplayable):
    """A number that stands twice in one choice."""


class Late(Unplayable):
    """What is left of a line when its turn is over: others decide then, or dice are rolled."""


def things_of(game: Game[Any], state: Any, turn: Turn) -> dict[int, str]:
    """What can be picked now or after one of the moves, by number; nothing where no set is asked
    for. Things keep their numbers while they lie there."""
    if not isinstance(game, Selecting) or not isinstance(turn, Decision):
        return {}
    now = game.selection(state, None)
    if now is not None:
        names = {item.name for item in now.items}
        return {at: name for at, name in numbered(game, state, now).items() if name in names}
    if any(game.selection(state, lead) for lead in turn.moves):
        return numbered(game, state, None)
    return {}


def numbered(game: Selecting[Any], state: Any, selection: Selection | None) -> dict[int, str]:
    """The things of the seat at turn, and behind them what else is to be picked."""
    things = game.things(state)
    items = selection.items if selection else ()
    others = [item.name for item in items if item.name not in things for _ in range(item.count)]
    return dict(enumerate((*things, *others), 1))


def listed(things: dict[int, str]) -> str:
    """Things with their numbers, in one line."""
    return "  ".join(f"{at} {name}" for at, name in things.items())


def asks_now(game: Game[Any], state: Any) -> bool:
    """Whether a set is picked right now: then numbers are things, and no moves."""
    return isinstance(game, Selecting) and game.selection(state, None) is not None


class Meant(NamedTuple):
    """The moves of a line; and of which things, by number, its last move still asks for a set."""

    moves: list[Move]
    asked: dict[int, str]


def read_line(game: Game[Any], state: Any, seat: Seat, words: Sequence[str]) -> Meant:
    """What a line means. Raises Unplayable at the first part that does not fit."""
    reader = LineReader(game, state, seat, words)
    while reader.rest:
        reader.step()
    return Meant(reader.moves, reader.asked)


class LineReader:
    """Plays a line part by part on a copy."""

    def __init__(self, game: Game[Any], state: Any, seat: Seat, words: Sequence[str]) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.rest = list(words)
        self.moves: list[Move] = []
        self.asked: dict[int, str] = {}

    def step(self) -> None:
        """Reads and plays one choice or one move, and takes its words away."""
        turn = self.game.turn(self.state)
        if not isinstance(turn, Decision) or turn.seat != self.seat:
            raise Late(" ".join(self.rest), self.state, turn)
        verb = int(self.rest[0].lower() in VERBS)
        if picked := self._picked(turn, None, self.rest[verb:]):
            self._play(turn, None, picked, verb + len(picked))
            return
        lead, length = self._lead(turn)
        picked = self._picked(turn, lead, self.rest[length:])
        self._play(turn, lead, picked, length + len(picked))

    def _lead(self, turn: Decision) -> tuple[Move, int]:
        """The move with which the rest begins, also typed in two words, `buy a1`; how many."""
        word, *more = self.rest
        if word.isalpha() and more and ":" not in more[0]:
            with suppress(BadNotation):
                return self._read(turn, f"{word}:{more[0]}"), 2
        try:
            return self._read(turn, word), 1
        except BadNotation:
            raise Unplayable(word, self.state, turn) from None

    def _read(self, turn: Decision, word: str) -> Move:
        """The move that a number or a notation means. Raises BadNotation."""
        if 1 <= number_of(word) <= len(turn.moves) and not asks_now(self.game, self.state):
            return turn.moves[number_of(word) - 1]
        if word.isdecimal() or not isinstance(self.game, Notation):
            raise BadNotation(word)
        return self.game.read_move(turn, word)

    def _picked(self, turn: Decision, lead: Move | None, words: Sequence[str]) -> tuple[str, ...]:
        """The things that words begin with, if a set is asked for: now, or after a move."""
        game = self.game
        selection = game.selection(self.state, lead) if isinstance(game, Selecting) else None
        if selection is None or not isinstance(game, Selecting):
            return ()
        things = numbered(game, self.state, selection)
        known = {name.lower(): name for name in (*things.values(), *GENERAL)}
        picked: dict[int, str] = {}
        for at, word in enumerate(words):
            name = things.get(number_of(word)) or known.get(word.lower())
            if name is None and not word.isdecimal():
                break
            if name is None:
                raise NoSuchThing(word, self.state, turn)
            if word.isdecimal() and word in words[:at]:
                raise NamedTwice(word, self.state, turn)
            picked[at] = name
        return tuple(picked.values())

    def _play(
        self, turn: Decision, lead: Move | None, picked: tuple[str, ...], length: int
    ) -> None:
        game: Any = self.game
        moves: tuple[Move, ...] = () if lead is None else (lead,)
        part, left = " ".join(self.rest[:length]), self.rest[length:]
        try:
            if picked:
                moves = game.spelled(self.state, lead, picked)
            self.asked = {} if picked or left else self._still_asked(lead)
            state = self.state
            for move in moves:
                state, _ = game.play(state, move)
        except IllegalMove as refused:
            if picked and left:
                raise NoSuchThing(left[0], self.state, turn) from refused
            raise Forbidden(part, self.state, turn, refused.rule, lead, picked) from refused
        self.state, self.rest = state, left
        self.moves += moves

    def _still_asked(self, lead: Move | None) -> dict[int, str]:
        """What is to be picked after a move at the end of a line, if more than one set is."""
        game = self.game
        selection = game.selection(self.state, lead) if isinstance(game, Selecting) else None
        if lead is None or selection is None or not isinstance(game, Selecting):
            return {}
        with suppress(IllegalMove):
            game.spelled(self.state, lead, ())
            return {}
        names = {item.name for item in selection.items}
        return {
            at: name for at, name in numbered(game, self.state, selection).items() if name in names
        }
