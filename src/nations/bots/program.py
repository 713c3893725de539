"""A bot in any language: a program that reads and writes lines of JSON (docs/bot-protocol.md).

A program that hangs, crashes or answers nonsense loses its move to a fallback, never the game. It
is started again for its next move, and after a few failures no more.
"""

from __future__ import annotations

import logging
import os
import shlex
import shutil
import signal
import weakref
from collections.abc import Sequence
from contextlib import suppress
from select import select
from subprocess import PIPE, Popen
from time import monotonic
from typing import Any

import msgspec

from nations.bots.bot import Bot, Clock
from nations.bots.greedy import Greedy
from nations.bots.random_bot import RandomBot
from nations.contract import Appraiser, Decision, Game, Move, Notation, View
from nations.errors import BadNotation, BadParameter, UnknownName

PROTOCOL = 1
SECONDS = 5.0
"""The time for a move of a program that is asked without a clock, and for its first word."""
LONGEST = 1 << 16
"""Bytes of an answer; a longer one is nonsense."""
FAILURES = 3
"""After so many, the fallback plays on alone."""
log = logging.getLogger(__name__)


class Answer(msgspec.Struct, frozen=True):
    """What a program says: the question's number, and the move in notation."""

    id: int
    move: str = ""


class Program:
    """Asks a program for every move; what it cannot answer, `greedy` (or `random`) decides."""

    form = "the path of a program, with words for it if need be, such as program:./mybot"

    def __init__(self, game: Game[Any], seed: str, parameter: str = "") -> None:
        if not self.accepts(parameter):
            raise BadParameter("program", parameter, self.form)
        if not isinstance(game, Notation):
            raise UnknownName(f"player for {game.terms.game}", "program", ["random"])
        self._game, self._notation = game, game
        self._hello = {"type": "hello", "protocol": PROTOCOL, "terms": game.terms, "seed": seed}
        self._words = shlex.split(parameter)
        kind = Greedy if isinstance(game, Appraiser) else RandomBot
        self._fallback: Bot = kind(game, seed)
        self._line: Line | None = None
        self._asked = 0
        self.failures = 0

    @staticmethod
    def accepts(parameter: str) -> bool:
        """Something that can be started."""
        try:
            words = shlex.split(parameter)
        except ValueError:
            return False
        return bool(words) and shutil.which(words[0]) is not None

    def choose(self, view: View, moves: Sequence[Move], clock: Clock | None = None) -> Move:
        """The program's move, or the fallback's."""
        until = monotonic() + (SECONDS if clock is None else clock.seconds)
        if self.failures < FAILURES:
            try:
                return self._ask(view, moves, until)
            except (OSError, ValueError, BadNotation) as error:
                self._fail(error)
        return self._fallback.choose(view, moves, clock)

    def _ask(self, view: View, moves: Sequence[Move], until: float) -> Move:
        line = self._line = self._line or self._start()
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
        line = Line(self._words)
        weakref.finalize(self, line.end)
        until = monotonic() + SECONDS
        line.send(self._hello, until)
        line.hear(until)
        return line

    def _fail(self, error: Exception) -> None:
        self.failures += 1
        log.warning("%s: %s: %s", self._words[0], type(error).__name__, error)
        if self._line is not None:
            self._line.end()
            self._line = None


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
        """The next answer. Raises OSError or ValueError if there is none in time."""
        while b"\n" not in self._heard:
            if not select([self._from], [], [], max(0.0, until - monotonic()))[0]:
                raise TimeoutError("it does not answer")
            more = os.read(self._from, LONGEST)
            self._heard += more
            if not more or len(self._heard) > LONGEST:
                raise ValueError("it left" if not more else "its answer is too long")
        line, _, self._heard = self._heard.partition(b"\n")
        return msgspec.json.decode(line, type=Answer)

    def end(self) -> None:
        """Ends the program and whatever it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
