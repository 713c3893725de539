"""A bot in any language: a program that reads and writes lines of JSON (docs/bot-protocol.md).

A program that does not start, hangs, leaves or answers nonsense has failed, as any bot may
(`BotFailed`); it is started again if it is asked again.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import weakref
from collections.abc import Sequence
from contextlib import suppress
from select import select
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import Any

import msgspec

from nations.bots.bot import Clock, ending
from nations.contract import Decision, Game, Move, Notation, View
from nations.errors import BadNotation, BadParameter, BotFailed

PROTOCOL = 1
SECONDS = 5.0
"""The time for a move of a program that is asked without a clock, and for its first word."""
SOON = 0.5
"""Seconds until who has closed its lines should have ended too."""
LONGEST = 1 << 16
"""Bytes of an answer; a longer one is nonsense."""


class Answer(msgspec.Struct, frozen=True):
    """What a program says: the question's number, and the move in notation."""

    id: int
    move: str = ""


class Program:
    """Asks a program for every move."""

    form = "the path of a program, with words for it if need be, such as program:./mybot"

    def __init__(self, game: Game[Any], seed: str, parameter: str = "") -> None:
        if not self.accepts(parameter):
            raise BadParameter("program", parameter, self.form)
        assert isinstance(game, Notation)  # noqa: S101 - see `plays`
        self._game, self._notation = game, game
        self._hello = {"type": "hello", "protocol": PROTOCOL, "terms": game.terms, "seed": seed}
        self._words = shlex.split(parameter)
        self._line: Line | None = None
        self._asked = 0

    @staticmethod
    def plays(game: Game[Any]) -> bool:
        """Games whose moves can be written."""
        return isinstance(game, Notation)

    @staticmethod
    def accepts(parameter: str) -> bool:
        """Something that can be started."""
        try:
            words = shlex.split(parameter)
        except ValueError:
            return False
        return bool(words) and shutil.which(words[0]) is not None

    def choose(self, view: View, moves: Sequence[Move], clock: Clock | None = None) -> Move:
        """The program's move. Raises BotFailed if there is none in time, or not one of these."""
        until = monotonic() + (SECONDS if clock is None else clock.seconds)
        try:
            return self._ask(view, moves, until)
        except TimeoutError as error:
            raise self._ended("late", str(error)) from error
        except OSError as error:
            raise self._ended("crashed", self._left(error)) from error
        except (ValueError, BadNotation) as error:
            raise self._ended("nonsense", str(error)) from error

    def _ask(self, view: View, moves: Sequence[Move], until: float) -> Move:
        line = self._line or self._start()
        self._asked += 1
        offers = [self._notation.write_move(move) for move in moves]
        seconds = max(0.0, round(until - monotonic(), 3))
        about = {"view": view, "offers": offers, "seconds": seconds}
        line.send({"type": "choose", "id": self._asked, **about}, until)
        while (answer := line.hear(until)).id < self._asked:
            pass  # an answer to an earlier question came too late
        move = self._notation.read_move(Decision(view.seat or 0, tuple(moves)), answer.move)
        if answer.id > self._asked or move not in moves:
            raise ValueError(f"{answer.move!r} was not offered")
        return move

    def _start(self) -> Line:
        line = self._line = Line(self._words)
        weakref.finalize(self, line.end)
        until = monotonic() + SECONDS
        line.send(self._hello, until)
        line.hear(until)
        return line

    def _left(self, error: OSError) -> str:
        """Why nobody is at the other end: it could not be started, or it has left."""
        return self._line.farewell if self._line else str(error.strerror)

    def _ended(self, how: str, why: str) -> BotFailed:
        """Ends the program after a failure, whatever it does now."""
        if self._line is not None:
            self._line.end()
            self._line = None
        return BotFailed(how, f"{self._words[0]}: {why}")


class Line:
    """A program with lines to and from it; whoever waits does so until a time, never longer."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process = Popen(words, stdin=PIPE, stdout=PIPE, bufsize=0, start_new_session=True)  # noqa: S603 - the user named it
        assert self._process.stdin is not None  # noqa: S101 - pipes were asked for
        assert self._process.stdout is not None  # noqa: S101
        self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        self._heard = b""

    def send(self, message: dict[str, Any], until: float) -> None:
        """Writes a line. Raises OSError if the program does not read it in time."""
        rest = msgspec.json.encode(message) + b"\n"
        while rest:
            if not select([], [self._to], [], max(0.0, until - monotonic()))[1]:
                raise TimeoutError("it does not read")
            rest = rest[os.write(self._to, rest) :]

    def hear(self, until: float) -> Answer:
        """The next answer. Raises OSError if there is none in time, ValueError if it is none."""
        while b"\n" not in self._heard:
            if not select([self._from], [], [], max(0.0, until - monotonic()))[0]:
                raise TimeoutError("it does not answer")
            more = os.read(self._from, LONGEST)
            self._heard += more
            if not more:
                raise BrokenPipeError
            if len(self._heard) > LONGEST:
                raise ValueError("its answer is too long")
        line, _, self._heard = self._heard.partition(b"\n")
        return msgspec.json.decode(line, type=Answer)

    @property
    def farewell(self) -> str:
        """How a program has left that does not speak or listen any more."""
        try:
            return f"it left: {ending(self._process.wait(SOON))}"
        except TimeoutExpired:
            return "it closed its input or output"

    def end(self) -> None:
        """Ends the program and whatever it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
