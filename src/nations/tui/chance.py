"""A person plays chance: what real dice show and real stacks give is typed in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from rich.console import Console

from nations.contract import Chance, Move, Notation, Voice
from nations.errors import BadNotation
from nations.match.dealer import RealDice
from nations.match.match import Match
from nations.tui.commands import WORDS, TakeBack
from nations.tui.keyboard import Ask, number_of, shown, typed
from nations.tui.screen import Screen


def asked_dealer(
    voice: Voice,
    match: Callable[[], Match[Any]],
    ask: Ask | None = None,
    console: Console | None = None,
) -> RealDice:
    """A dealer that asks at the terminal. The match is called for when the first outcome is due."""
    return RealDice(Questioner(voice, match, ask or typed, console))


class Questioner:
    """Asks for outcomes by number, notation or abbreviation; several may stand in one line."""

    def __init__(
        self, voice: Voice, match: Callable[[], Match[Any]], ask: Ask, console: Console | None
    ) -> None:
        self._voice, self._match, self._ask, self._console = voice, match, ask, console
        self._waiting: list[str] = []
        self._next = 0
        self._listed: list[Move] = []

    def __call__(self, chance: Chance) -> Move:
        """The outcome that somebody typed. EOFError if they leave instead, TakeBack if the one
        before was wrong."""
        screen = Screen(self._match().game, self._voice, self._console)
        self._drop(screen)
        while True:
            if not self._waiting:
                self._waiting = self._question(screen, chance)
            word = self._waiting.pop(0)
            try:
                return self._outcome(chance, word)
            except BadNotation:
                self._waiting = []
                self._refuse(screen, chance, word)

    def _drop(self, screen: Screen) -> None:
        """What is left of a line is not for what comes after a decision, or after a step back."""
        at = len(self._match().log)
        if self._waiting and at != self._next:
            screen.say("line-stopped", rest=shown(" ".join(self._waiting)))
            self._waiting = []
        self._next = at + 1

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
        command = WORDS.get(words[0].lower())
        if command == "quit":
            raise EOFError
        if command == "undo":
            raise TakeBack
        if command == "help":
            screen.say("outcome-help")
            return self._question(screen, chance)
        return words

    def _refuse(self, screen: Screen, chance: Chance, word: str) -> None:
        meant = [screen.written(one) for one in self._begun(chance, word)]
        if meant:
            screen.say("several-meant", text=shown(word), moves=", ".join(meant))
        else:
            screen.say("no-such-outcome", text=shown(word))

    def _outcome(self, chance: Chance, word: str) -> Move:
        """The outcome of a word. Raises BadNotation if it is none, or not possible now."""
        possible = [outcome for outcome, _ in chance.ways]
        outcome = self._numbered(word) if word.isdecimal() else self._written(chance, word)
        if outcome in possible:
            return outcome
        begun = self._begun(chance, word)
        if len(begun) != 1:
            raise BadNotation(word)
        return begun[0]

    def _numbered(self, word: str) -> Move:
        if not 1 <= number_of(word) <= len(self._listed):
            raise BadNotation(word)
        return self._listed[number_of(word) - 1]

    def _written(self, chance: Chance, word: str) -> Move | None:
        game = self._match().game
        if not isinstance(game, Notation):
            raise BadNotation(word)
        with suppress(BadNotation):
            return game.read_move(chance, word)
        return None

    def _begun(self, chance: Chance, word: str) -> list[Move]:
        """The outcomes whose notation begins so, or what stands after its colon."""
        game: Any = self._match().game
        if word.isdecimal() or not isinstance(game, Notation):
            return []
        begun = word.lower()
        texts = {outcome: game.write_move(outcome).lower() for outcome, _ in chance.ways}
        return [
            outcome
            for outcome, text in texts.items()
            if text.startswith(begun) or text.partition(":")[2].startswith(begun)
        ]
