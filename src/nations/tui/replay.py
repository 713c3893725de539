"""Stepping through a game file: move by move, to a number, to the next round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from nations.contract import Decision, Event, InRounds, Over, View, Voice
from nations.match.log import GameFile
from nations.match.match import Match, steps
from nations.tui.ending import show_result
from nations.tui.keyboard import Ask, number_of, safe, typed
from nations.tui.screen import Screen


def step_through(
    match: Match[Any],
    file: GameFile,
    voice: Voice,
    console: Console | None = None,
    ask: Ask | None = None,
) -> None:
    """Shows the game of a file; `match` is new. Without a terminal the whole log is printed."""
    screen = Screen(match.game, voice, console)
    tape = Tape(match, file, screen)
    if ask is None and not screen.console.is_terminal:
        tape.print_all()
    else:
        tape.step(ask or typed)


class Tape:
    """A whole game: the state and the events after every move."""

    def __init__(self, match: Match[Any], file: GameFile, screen: Screen) -> None:
        self.match, self.file, self.screen = match, file, screen
        self.states = [match.state]
        self.events: list[Sequence[Event]] = [()]
        for events in steps(match, file):
            self.states.append(match.state)
            self.events.append(events)

    @property
    def end(self) -> int:
        return len(self.states) - 1

    def print_all(self) -> None:
        """All lines of the log, and the result."""
        for at, events in enumerate(self.events):
            self.screen.log(self.screen.lines(events))
            self._remarks(at, at)
        self._result()

    def _remarks(self, first: int, last: int) -> None:
        """What is said of some positions of the game."""
        said = self.file.said
        for one in (one for one in said.comments if first <= one.at <= last):
            self.screen.say("remark-comment", "italic", text=safe(one.text))
        for other in (other for other in said.variations if first <= other.at <= last):
            text, line = safe(other.text) or "none", safe(" ".join(other.moves))
            self.screen.say("remark-variation", "italic", line=line, text=text)

    def _result(self) -> None:
        if isinstance(self.match.turn, Over):
            show_result(self.screen, self.match, self.match.turn, self.file.players)
        else:
            self.screen.say("not-over")

    def step(self, ask: Ask) -> None:
        """Shows positions as they are asked for, until the person leaves."""
        shown, at = 0, self.next_decision(0)
        while True:
            self.show(shown, at)
            target = self._asked(ask, at)
            if target is None:
                return
            shown, at = at, target

    def show(self, since: int, at: int) -> None:
        """The position after some moves, and what happened since another."""
        self.screen.gap()
        self.screen.board(self.view(at))
        happened = [event for events in self.events[since + 1 : at + 1] for event in events]
        self.screen.log(self.screen.lines(happened))
        self._remarks(min(since + 1, at), at)
        if at == self.end:
            self._result()

    def view(self, at: int) -> View:
        return self.match.game.view(self.states[at], None)

    def _asked(self, ask: Ask, at: int) -> int | None:
        """Where the person wants to go; None to leave."""
        prompt = self.screen.voice.say("replay-prompt", at=at, end=self.end)
        while True:
            try:
                word = ask(prompt).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return None
            if word in ("q", "quit", "ende"):
                return None
            target = self._target(word, at)
            if target is not None:
                return target
            self.screen.say("replay-help")

    def _target(self, word: str, at: int) -> int | None:
        if word == "":
            return self.next_decision(at)
        if word in ("b", "z"):
            return self.last_decision(at)
        if word == "r":
            return self.next_round(at)
        return min(number_of(word), self.end) if word.isdecimal() else None

    def next_decision(self, at: int) -> int:
        """The next position at which a seat must decide; chance in between goes by."""
        later = range(at + 1, self.end + 1)
        return next((number for number in later if self._is_decision(number)), self.end)

    def last_decision(self, at: int) -> int:
        earlier = range(at - 1, 0, -1)
        return next((number for number in earlier if self._is_decision(number)), at)

    def _is_decision(self, at: int) -> bool:
        return isinstance(self.match.game.turn(self.states[at]), Decision)

    def next_round(self, at: int) -> int:
        """The first decision of the next round; the end, if there is none or the game has none."""
        game = self.match.game
        if not isinstance(game, InRounds):
            return self.end
        now = game.round_of(self.states[at])
        later = (one for one in range(at + 1, self.end) if game.round_of(self.states[one]) > now)
        first = next(later, self.end)
        return first if self._is_decision(first) else self.next_decision(first)
