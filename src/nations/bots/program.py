"""A bot in any language: a program that reads and writes lines of JSON (docs/bot-protocol.md).

A program that does not start, hangs, leaves or answers nonsense has failed, as any bot may
(`BotFailed`); it is started again if it is asked again.
"""

from __future__ import annotations

import re
import shlex
import shutil
import weakref
from collections.abc import Sequence
from time import monotonic
from typing import Any, NamedTuple

from nations.bots.bot import TimeLeft
from nations.bots.line import SHELF, Child, CommandLine
from nations.contract import Decision, Game, Move, Notation, View
from nations.errors import BadNotation, BadParameter, BotFailed

SECONDS = 5.0
"""The time for a move of a program that is asked without a clock."""
START = 30.0
"""The time for its first word, and to begin a game: it may have much to load."""
OPTION = re.compile(r"([A-Za-z][\w-]*)=(.*)", re.DOTALL)


class Order(NamedTuple):
    """What a parameter says: options of the program, `NAME=VALUE`, then the words to start it."""

    options: dict[str, str]
    words: CommandLine


def read_order(parameter: str) -> Order:
    """Raises ValueError if there is nothing that could be started."""
    words, options = shlex.split(parameter), dict[str, str]()
    while words and (option := OPTION.fullmatch(words[0])):
        options[option[1]] = option[2]
        words.pop(0)
    if not words:
        raise ValueError("no program is named")
    return Order(options, tuple(words))


class Program:
    """Asks a program for every move."""

    form = "the path of a program, with words for it if need be, such as program:./mybot"

    def __init__(self, game: Game[Any], seed: str, parameter: str = "") -> None:
        if not self.accepts(parameter):
            raise BadParameter("program", parameter, self.form)
        assert isinstance(game, Notation)  # noqa: S101 - see `plays`
        self._game, self._notation = game, game
        self._terms = {"terms": game.terms, "seed": seed}
        self._parameter = parameter
        self._options, self._words = read_order(parameter)
        self._line: Child | None = None

    @staticmethod
    def plays(game: Game[Any]) -> bool:
        """Games whose moves can be written."""
        return isinstance(game, Notation)

    @staticmethod
    def accepts(parameter: str) -> bool:
        """Something that can be started."""
        try:
            return shutil.which(read_order(parameter).words[0]) is not None
        except ValueError:
            return False

    @property
    def title(self) -> str:
        """What the program calls itself, once it has been asked; "" if it does not say."""
        about = self._line.about if self._line else None
        return f"{about.name} {about.version}".strip() if about else ""

    def choose(self, view: View, moves: Sequence[Move], time_left: TimeLeft | None = None) -> Move:
        """The program's move. Raises BotFailed if there is none in time, or not one of these."""
        try:
            line = self._line or self._begun()
            until = monotonic() + (SECONDS if time_left is None else time_left.seconds)
            return self._ask(line, view, moves, until)
        except TimeoutError as error:
            raise self._ended("late", str(error)) from error
        except OSError as error:
            raise self._ended("crashed", self._left(error)) from error
        except (ValueError, BadNotation) as error:
            raise self._ended("nonsense", str(error)) from error

    def _ask(self, line: Child, view: View, moves: Sequence[Move], until: float) -> Move:
        offers = [self._notation.write_move(move) for move in moves]
        seconds = max(0.0, round(until - monotonic(), 3))
        about = {"view": view, "offers": offers, "seconds": seconds}
        answer = line.ask({"type": "choose", **about}, until)
        move = self._notation.read_move(Decision(view.seat or 0, tuple(moves)), answer.move)
        if move not in moves:
            raise ValueError(f"{answer.move!r} was not offered")
        return move

    def _begun(self) -> Child:
        """The program at the beginning of a game: one that waits for it, or a new one."""
        line = self._line = SHELF.take(self._words) or self._started()
        weakref.finalize(self, SHELF.give, self._words, line)
        self._check_options(line)
        if line.about.protocol > 1:
            about = {**self._terms, "options": self._options}
            line.ask({"type": "game", **about}, monotonic() + START)
        return line

    def _started(self) -> Child:
        line = self._line = Child(self._words)
        line.greet(self._terms, monotonic() + START)
        return line

    def _check_options(self, line: Child) -> None:
        """Raises BadParameter for an option that the program does not have."""
        unknown = [name for name in self._options if name not in line.about.options]
        if unknown:
            line.end()
            here = ", ".join(f"{name} ({what})" for name, what in line.about.options.items())
            form = f"no option {unknown[0]!r}; it has {here or 'none'}"
            raise BadParameter("program", self._parameter, form)

    def _left(self, error: OSError) -> str:
        """Why nobody is at the other end: it could not be started, or it has left."""
        return self._line.farewell if self._line else str(error.strerror)

    def _ended(self, how: str, why: str) -> BotFailed:
        """Ends the program after a failure, whatever it does now."""
        if self._line is not None:
            self._line.end()
            self._line = None
        return BotFailed(how, f"{self._words[0]}: {why}")
