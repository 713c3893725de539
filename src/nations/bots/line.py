"""A program with lines of JSON to and from it, and the shelf where it waits for its next game.

Whoever waits for a program does so until a time, never longer.
"""

from __future__ import annotations

import atexit
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from select import select
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import Any, TypeAlias

import msgspec

from nations.bots.bot import ending

PROTOCOL = 2
SOON = 0.5
"""Seconds until who has closed its lines should have ended too."""
QUIT = 2.0
"""Seconds in which a program should have ended that was told to quit."""
LONGEST = 1 << 16
"""Bytes of an answer; a longer one is nonsense."""

CommandLine: TypeAlias = tuple[str, ...]


class ProgramReply(msgspec.Struct, frozen=True):
    """What a program says: the question's number, and what was asked for.

    To `hello` it says who it is. One that names no protocol speaks the first, in which a program
    plays one game and is never asked for its name.
    """

    id: int
    move: str = ""
    protocol: int = 1
    name: str = ""
    version: str = ""
    options: dict[str, str] = {}


class Child:
    """A program that was started, and what it said of itself."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process = Popen(words, stdin=PIPE, stdout=PIPE, bufsize=0, start_new_session=True)  # noqa: S603 - the user named it
        assert self._process.stdin is not None  # noqa: S101 - pipes were asked for
        assert self._process.stdout is not None  # noqa: S101
        self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        self._heard = b""
        self._asked = 0
        self._ended = False
        self.about = ProgramReply(0)

    def greet(self, hello: dict[str, Any], until: float) -> None:
        """Says hello and hears who it is. Raises ValueError if it speaks another protocol."""
        self._send({"type": "hello", "protocol": PROTOCOL, **hello}, until)
        self.about = self._hear(until)
        if not 1 <= self.about.protocol <= PROTOCOL:
            raise ValueError(f"it speaks protocol {self.about.protocol}, not 1 or {PROTOCOL}")

    def ask(self, question: dict[str, Any], until: float) -> ProgramReply:
        """The answer to a question. Raises OSError if there is none in time, ValueError if it is
        none, or one to another question."""
        self._asked += 1
        self._send({**question, "id": self._asked}, until)
        while (answer := self._hear(until)).id < self._asked:
            if monotonic() > until:  # what answers earlier questions for ever
                raise TimeoutError("it does not answer what was asked")
        if answer.id > self._asked:
            raise ValueError(f"question {answer.id} was not asked yet")
        return answer

    def _send(self, message: dict[str, Any], until: float) -> None:
        rest = msgspec.json.encode(message) + b"\n"
        while rest:
            if not select([], [self._to], [], max(0.0, until - monotonic()))[1]:
                raise TimeoutError("it does not read")
            rest = rest[os.write(self._to, rest) :]

    def _hear(self, until: float) -> ProgramReply:
        while b"\n" not in self._heard:
            if not select([self._from], [], [], max(0.0, until - monotonic()))[0]:
                raise TimeoutError("it does not answer")
            more = os.read(self._from, LONGEST)
            self._heard += more
            if not more:
                raise BrokenPipeError
            if len(self._heard) > LONGEST and b"\n" not in self._heard:
                raise ValueError("its answer is too long")
        line, _, self._heard = self._heard.partition(b"\n")
        return msgspec.json.decode(line, type=ProgramReply)

    @property
    def waits(self) -> bool:
        """Whether it can play another game: it promised to, and it is still there."""
        return self.about.protocol > 1 and not self._ended and self._process.poll() is None

    @property
    def farewell(self) -> str:
        """How a program has left that does not speak or listen any more."""
        try:
            return f"it left: {ending(self._process.wait(SOON))}"
        except TimeoutExpired:
            return "it closed its input or output"

    def quit(self) -> None:
        """Lets a program go that has nothing more to play; nothing that it does now counts."""
        if self.waits:
            with suppress(OSError):
                self._send({"type": "quit"}, monotonic() + SOON)
            assert self._process.stdin is not None  # noqa: S101 - it was asked for
            with suppress(OSError):
                self._process.stdin.close()
            with suppress(TimeoutExpired):
                self._process.wait(QUIT)
        self.end()

    def end(self) -> None:
        """Ends the program and whatever it has started."""
        if self._ended:
            return
        self._ended = True
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()


class Shelf:
    """Programs between two games of this process. They quit when it ends."""

    def __init__(self) -> None:
        self._idle: dict[CommandLine, list[Child]] = {}
        self._closed = False

    def take(self, words: CommandLine) -> Child | None:
        """A program that was started by these words and waits; None if there is none."""
        idle = self._idle.get(words, [])
        while idle:
            line = idle.pop()
            if line.waits:
                return line
            line.end()
        return None

    def give(self, words: CommandLine, line: Child) -> None:
        """Puts a program back after a game; one that plays no other is let go."""
        if line.waits and not self._closed:
            self._idle.setdefault(words, []).append(line)
        else:
            line.quit()

    def close(self) -> None:
        """Lets all of them go."""
        self._closed = True
        for lines in self._idle.values():
            while lines:
                lines.pop().quit()


SHELF = Shelf()
atexit.register(SHELF.close)
Finalize(None, SHELF.close, exitpriority=1)
"""A process of a pool ends without `atexit`."""
