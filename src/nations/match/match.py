"""A game being played: the game, its log of moves, and the state they lead to.

No clocks, sockets or threads, and no randomness but the dealer's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from importlib import import_module
from typing import Any, Generic

from nations.contract import (
    CHANCE,
    Chance,
    Decision,
    Event,
    Game,
    Move,
    Notation,
    Over,
    S,
    Seat,
    Turn,
    View,
)
from nations.errors import BadFile, CannotUndo, IllegalMove, NationsError
from nations.match.dealer import Dealer
from nations.match.log import SILENT, Entry, GameFile, Remarks, Variation, make_file


class Match(Generic[S]):
    """Play moves with `play`, let chance play with `deal`, take back with `undo`."""

    def __init__(self, game: Game[S], dealer: Dealer) -> None:
        self.game = game
        self.dealer = dealer
        self.state = game.start()
        self.turn: Turn = game.turn(self.state)
        self.log: list[Entry] = []
        self.events: list[tuple[Event, ...]] = []
        self._behind: list[S] = []
        """The states before the moves that can be taken back at once."""

    def __repr__(self) -> str:
        terms, at_turn = self.game.terms, self.at_turn
        now = {None: "over", CHANCE: "chance is at turn"}.get(at_turn, f"seat {at_turn} is at turn")
        return f"<Match of {terms.game} for {terms.seats}: {len(self.log)} moves, {now}>"

    def _repr_svg_(self) -> str | None:
        """Its table as a picture, where a notebook shows it; who draws is asked for only then."""
        drawn: str | None = import_module("nations.pictures").of_match(self)
        return drawn

    def play(self, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Plays a move of the seat at turn (or an outcome of chance).

        Raises IllegalMove and changes nothing if the rules, or the given seat, forbid it.
        """
        at_turn = self.at_turn
        if seat is not None and seat != at_turn:
            raise IllegalMove(str(move), "turn", f"seat {seat} is not at turn")
        state, events = self.game.play(self.state, move)
        assert at_turn is not None  # noqa: S101 - after the end every move is refused
        self._append(Entry(at_turn, move), state, events)
        return events

    def _append(self, entry: Entry, state: S, events: tuple[Event, ...]) -> None:
        self._remember(entry)
        self.state, self.turn = state, self.game.turn(state)
        self.log.append(entry)
        self.events.append(events)

    def _remember(self, entry: Entry) -> None:
        if entry.by_chance or (self.log and self.log[-1].seat != entry.seat):
            self._behind = []
        if not entry.by_chance:
            self._behind = [*self._behind, self.state]

    @property
    def at_turn(self) -> Seat | None:
        """The seat that must decide: None at the end; CHANCE while chance is to be dealt."""
        if isinstance(self.turn, Decision):
            return self.turn.seat
        return CHANCE if isinstance(self.turn, Chance) else None

    @property
    def over(self) -> Over | None:
        return self.turn if isinstance(self.turn, Over) else None

    def view(self, seat: Seat | None) -> View:
        return self.game.view(self.state, seat)

    def deal(self) -> list[Event]:
        """Lets the dealer play until somebody must decide or the game is over."""
        happened: list[Event] = []
        while isinstance(self.turn, Chance):
            happened += self.play(self.dealer.deal(self.turn, self.chances))
        return happened

    @property
    def chances(self) -> int:
        """How many chance moves have been played."""
        return sum(entry.by_chance for entry in self.log)

    def undo(self, seat: Seat | None = None) -> Move:
        """Takes back the last move, if it is the given seat's (default: whoever made it).

        Raises CannotUndo with the reason: nothing to undo, chance has spoken since (dice, a draw),
        or another seat has moved since.
        """
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        last = self.log[-1]
        self.rewind(len(self.log) - 1)
        return last.move

    def why_no_undo(self, seat: Seat | None = None) -> str | None:
        """The key of the reason why the last move cannot be taken back, or None if it can."""
        if not any(self._moved(entry, seat) for entry in reversed(self.log)):
            return "undo-nothing"
        if self.log[-1].by_chance:
            return "undo-chance"
        if seat is not None and self.log[-1].seat != seat:
            return "undo-other-seat"
        return None

    @staticmethod
    def _moved(entry: Entry, seat: Seat | None) -> bool:
        """Whether it is a move of a seat (None: of anybody)."""
        return not entry.by_chance if seat is None else entry.seat == seat

    def rewind(self, length: int) -> None:
        """Goes back to when the log had this length, whatever came since.

        At once for the moves of a seat in a row; further back the match is played again.
        """
        back = len(self.log) - length
        if 0 < back <= len(self._behind):
            self.state, self._behind = self._behind[-back], self._behind[:-back]
            self.turn = self.game.turn(self.state)
            self.log, self.events = self.log[:length], self.events[:length]
        elif back:
            again = self.fork(length, self.dealer)
            self.state, self.turn, self._behind = again.state, again.turn, again._behind
            self.log, self.events = again.log, again.events

    def branch(self) -> Match[S]:
        """Another match at the same point: what is played in one does not change the other."""
        other = copy(self)
        other.log, other.events = list(self.log), list(self.events)
        return other

    def fork(self, length: int, dealer: Dealer) -> Match[S]:
        """Another match that shares the first moves of this one."""
        other = Match(self.game, dealer)
        for entry in self.log[:length]:
            other.play(entry.move)
        return other


def save(
    match: Match[Any], players: Sequence[str], seed: str | None, remarks: Remarks = SILENT
) -> GameFile:
    """The match as a game file, with what is said of it."""
    notation = notation_of(match.game)
    moves = [notation.write_move(entry.move) for entry in match.log]
    return make_file(match.game.terms, list(players), seed, moves, remarks)


def replay(game: Game[Any], file: GameFile, dealer: Dealer) -> Match[Any]:
    """The match that a game file tells. Raises BadFile at the first move that does not fit."""
    match = Match(game, dealer)
    for _ in steps(match, file):
        pass
    return match


def steps(match: Match[Any], file: GameFile) -> Iterator[tuple[Event, ...]]:
    """Plays the moves of a file one by one."""
    read = notation_of(match.game).read_move
    for number, text in enumerate(file.moves, 1):
        try:
            yield match.play(read(match.turn, text))
        except NationsError as error:
            raise BadFile(f"move {number} of the file does not fit the game: {error}") from error


def varied(match: Match[Any], variation: Variation) -> Match[Any]:
    """The match of a file as it would have gone by a variation. Raises BadFile if it does not fit.

    The match is at least as far as the variation begins.
    """
    other = match.fork(variation.at, match.dealer)
    read = notation_of(match.game).read_move
    for text in variation.moves:
        try:
            other.play(read(other.turn, text))
        except NationsError as error:
            where = f"the variation after move {variation.at}"
            raise BadFile(f"{where} does not fit the game: {error}") from error
    return other


def notation_of(game: Game[Any]) -> Notation[Any]:
    """The game's notation. Raises BadFile if it has none, since files are written in it."""
    if not isinstance(game, Notation):
        raise BadFile(f"{game.terms.game} has no notation, so its games cannot be kept in files")
    return game


def run(match: Match[Any], choose: Callable[[Decision, View], Move]) -> Over:
    """Plays a match to its end; every decision is asked of `choose` with its seat's view."""
    match.deal()
    while isinstance(match.turn, Decision):
        move = choose(match.turn, match.view(match.turn.seat))
        match.play(move)
        match.deal()
    assert isinstance(match.turn, Over)  # noqa: S101 - a turn is one of three
    return match.turn
