"""Processes of this machine that play, watched: if one ends, it is told who was thinking in it.

A bot may do anything to the process it thinks in. So each process keeps a note, in memory that it
shares with who started it, of the choice that is under way; the note outlives it. One that thinks
for too long is ended by its own timer, in compiled code too.
"""

from __future__ import annotations

import os
import pickle
import signal
from ctypes import Array, c_char
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread
from traceback import format_exc
from typing import Any

import msgspec

from nations.arena.fielding import Choosing, Fielded
from nations.bots.bot import ending
from nations.errors import NationsError, ProcessEnded
from nations.starting import ignore, start_deaf

PATIENCE = 600.0
"""Seconds that a bot may think about one move. Strong players need seconds, so does compiling."""
NOTE = 4096
"""Bytes of a note: a name, some numbers."""
LONGEST_NAME = 1000
OUTSIDE = {-signal.SIGKILL, -signal.SIGTERM, -signal.SIGHUP}
"""What a process does not do to itself by mistake."""
ENDED = "a process that played was ended from outside (is there too little memory?)"


class Worker:
    """One process that does a task at a time. Whoever asks it waits at `pipe` for the answer."""

    def __init__(self, patience: float) -> None:
        context = get_context("spawn")
        self._patience = patience
        self._note: Array[c_char] = context.RawArray("c", NOTE)
        self.pipe, far = context.Pipe()
        arguments = (far, self._note, patience)
        self._process = context.Process(target=live, args=arguments, daemon=True)
        start_deaf(self._process)
        far.close()
        self.task: int | None = None
        """The number of the task that is under way."""

    def give(self, number: int, work: Any, task: Any) -> None:
        """Hands a task out."""
        self.pipe.send_bytes(pickle.dumps((work, task)))
        self.task = number

    def take(self) -> tuple[bool, Any]:
        """The answer, once there is one: whether it was done, and the result or the error."""
        self.task = None
        try:
            done, answer = self.pipe.recv()
        except (EOFError, OSError):
            return False, self._lost()
        return done, answer

    def _lost(self) -> NationsError:
        """What is known of the end of the process."""
        self._process.join()
        code = self._process.exitcode
        name = ending(code)
        thought = read(self._note.raw)
        if thought is None:
            return ProcessEnded(f"{ENDED} ({name}); nobody was thinking")
        if code == -signal.SIGALRM:
            return thought.lost("late", f"no move in {self._patience:g} s")
        if code in OUTSIDE:
            return ProcessEnded(f"{ENDED} ({name}) while {thought.told}")
        return thought.lost("crashed", name)

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def end(self) -> None:
        """Lets an idle process go; one that works is ended at once."""
        self.pipe.close()
        if self.task is not None:
            self._process.kill()


class Note:
    """The witness of a process: writes down who thinks, and ends it after its time."""

    def __init__(self, note: Array[c_char], patience: float) -> None:
        self._note, self._patience = note, patience

    def begins(self, thought: Choosing) -> None:
        self._note.raw = written(thought)
        signal.setitimer(signal.ITIMER_REAL, self._patience)

    def ends(self) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        self._note[0] = b"\0"


def written(thought: Choosing) -> bytes:
    """A thought as it is noted; very long names are cut."""
    short = msgspec.structs.replace(thought, player=thought.player[:LONGEST_NAME])
    return msgspec.json.encode(short)[: NOTE - 1] + b"\0"


def read(note: bytes) -> Choosing | None:
    """The thought of a note; None if nobody thinks."""
    text = note.partition(b"\0")[0]
    try:
        return msgspec.json.decode(text, type=Choosing) if text else None
    except msgspec.DecodeError:
        return None


def live(pipe: Connection[Any, Any], note: Array[c_char], patience: float) -> None:
    """The life of a process: a task and its answer at a time, until the pipe closes."""
    os.dup2(2, 1)  # what bots print is no part of a command's answer
    ignore()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    Thread(target=end_with_who_started_it, daemon=True).start()
    Fielded.witness = Note(note, patience)
    while True:
        try:
            task = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        answer = _answer(task)
        try:
            pipe.send(answer)
        except (BrokenPipeError, ConnectionResetError):
            return


def end_with_who_started_it() -> None:
    """Nobody waits for an answer any more, however long the task would take."""
    starter = parent_process()
    assert starter is not None  # noqa: S101 - asked in a process that was started
    starter.join()
    os._exit(1)


def _answer(task: bytes) -> tuple[bool, Any]:
    try:
        work, given = pickle.loads(task)  # noqa: S301 - from who started this process
        return True, work(given)
    except NationsError as error:
        return False, error
    except Exception as error:
        error.add_note(format_exc())
        return False, error
