"""A person plays chance: what real dice show and real stacks give is typed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console

from nations.contract import Chance, Move, Notation, Voice
from nations.dealer import Asked
from nations.errors import BadNotation
from nations.match import Match
from nations.tui.commands import WORDS
from nations.tui.keyboard import Ask, number_of, shown, typed
from nations.tui.screen import Screen


def asked_dealer(
    voice: Voice,
    match: Callable[[], Match[Any]],
    ask: Ask | None = None,
    console: Console | None = None,
) -> Asked:
    """A dealer that asks at the terminal. The match is called for when the first outcome is due."""
    return Asked(Questioner(voice, match, ask or typed, console))


class Questioner:
    """Asks for outcomes by number, notation or abbreviation; several may stand in one line."""

    def __init__(
        self, voice: Voice, match: Callable[[], Match[Any]], ask: Ask, console: Console | None
    ) -> None:
        self._voice, self._match, self._ask, self._console = voice, match, ask, console
        self._waiting: list[str] = []
        self._listed: list[Move] = []

    def __call__(self, chance: Chance) -> Move:
        """The outcome that somebody typed. EOFError if they leave instead."""
        screen = Screen(self._match().game, self._voice, self._console)
        while True:
            if not self._waiting:
                self._waiting = self._question(screen, chance)
            word = self._waiting.pop(0)
            try:
                return self._outcome(chance, word)
            except BadNotation:
                self._waiting = []
                screen.say("no-such-outcome", text=shown(word))

    def _question(self, screen: Screen, chance: Chance) -> list[str]:
        """Words of a typed line. The outcomes are listed once; their numbers stay as shown."""
        view = self._match().view(None)
        outcomes = [outcome for outcome, _ in chance.ways]
        screen.situation(view)
        if not set(outcomes) <= set(self._listed):
            self._listed = outcomes
            screen.moves(view, outcomes)
        words = self._ask(self._voice.say("outcome-prompt")).split()
        if not words:
            self._listed = []
            return self._question(screen, chance)
        if WORDS.get(words[0].lower()) == "quit":
            raise EOFError
        return words

    def _outcome(self, chance: Chance, word: str) -> Move:
        """The outcome of a word. Raises BadNotation if it is none, or not possible now."""
        outcome = self._numbered(word) if word.isdecimal() else self._written(chance, word)
        if outcome not in [possible for possible, _ in chance.ways]:
            raise BadNotation(word)
        return outcome

    def _numbered(self, word: str) -> Move:
        if not 1 <= number_of(word) <= len(self._listed):
            raise BadNotation(word)
        return self._listed[number_of(word) - 1]

    def _written(self, chance: Chance, word: str) -> Move:
        game = self._match().game
        if not isinstance(game, Notation):
            raise BadNotation(word)
        return game.read_move(chance, word)
