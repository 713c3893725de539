"""Where bots think: in processes of their own, with a deadline, from what their seat sees.

A bot that hangs, crashes or answers nonsense loses its move to a fallback and its process to a new
one; the server never waits for it longer than its time.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from secrets import choice, token_hex
from typing import Any, Protocol

import msgspec

from nations.bots.bot import make_bot
from nations.contract import Decision, Game, Move, Seat, Terms, View
from nations.registry import game_of
from nations.room.room import Room

SLACK = 1.0
"""Seconds that an answer may take on its way, beyond the bot's own time."""
STARTING = 30.0
"""Seconds until a new process must be ready."""
log = logging.getLogger(__name__)


class Thinkers(Protocol):
    """Somebody who finds a bot's move."""

    async def choose(self, room: Room, seat: Seat, bot: str, seconds: float) -> str:
        """The move of a bot for a seat, in notation: always one of those it has."""


class Task(msgspec.Struct, frozen=True):
    """All that a bot gets: what is played, its seed, what its seat sees, its moves, its time."""

    terms: Terms
    content: Path | None
    bot: str
    seed: str
    view: View
    moves: tuple[Move, ...]
    seconds: float


class Processes:
    """Some processes that think one task at a time each. Implements `Thinkers`."""

    def __init__(self, count: int, contents: dict[tuple[str, str], Path | None]) -> None:
        self._contents = contents
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._workers = [_Worker() for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(self, room: Room, seat: Seat, bot: str, seconds: float) -> str:
        turn, terms = room.match.turn, room.header.terms
        assert isinstance(turn, Decision)  # noqa: S101 - bots are asked only at their turn
        content = self._contents.get((terms.game, terms.content.digest))
        view = room.view(seat)
        task = Task(terms, content, bot, token_hex(8), view, turn.moves, seconds)
        worker = await self._idle.get()
        try:
            loop = asyncio.get_running_loop()
            at = await loop.run_in_executor(self._threads, worker.choose, task)
        finally:
            self._idle.put_nowait(worker)
        return room.notation.write_move(choice(turn.moves) if at is None else turn.moves[at])

    def close(self) -> None:
        """Ends the processes, then the threads that wait for them."""
        for worker in self._workers:
            worker.interrupt()
        self._threads.shutdown(wait=True)
        for worker in self._workers:
            worker.stop()


class _Worker:
    """One process, started when it is needed, and again when it had to be stopped."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection[Any, Any] | None = None
        self._interrupted = False

    def choose(self, task: Task) -> int | None:
        """The place of the chosen move, or None if the bot found none in time."""
        try:
            pipe = self._started()
            pipe.send(task)
            if pipe.poll(task.seconds + SLACK):
                return self._checked(pipe.recv(), task)
            log.warning("bot %s took too long", task.bot)
        except (OSError, EOFError):
            if not self._interrupted:
                log.warning("bot %s crashed", task.bot)
        self.stop()
        return None

    def _checked(self, answer: int | str, task: Task) -> int | None:
        if isinstance(answer, int) and 0 <= answer < len(task.moves):
            return answer
        log.warning("bot %s failed: %s", task.bot, answer)
        return None

    def _started(self) -> Connection[Any, Any]:
        if self._pipe is None:
            context = get_context("spawn")
            self._pipe, far = context.Pipe()
            self._process = context.Process(target=think, args=(far,), daemon=True)
            self._process.start()
            far.close()
            if not self._pipe.poll(STARTING):
                raise EOFError
            self._pipe.recv()
        return self._pipe

    def interrupt(self) -> None:
        """Ends the process from another thread; who waits for its answer notices."""
        self._interrupted = True
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """Ends the process, whatever it does."""
        if self._pipe is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._pipe = None


def think(pipe: Connection[Any, Any]) -> None:
    """The life of a process: ready, then a task and an answer at a time, until the pipe closes.

    A bot that hangs is ended by the timer, also if the server is gone and cannot do it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    games: dict[bytes, Game[Any]] = {}
    pipe.send("ready")
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        signal.setitimer(signal.ITIMER_REAL, task.seconds + 2 * SLACK)
        answer = _answer(task, games)
        signal.setitimer(signal.ITIMER_REAL, 0)
        pipe.send(answer)


def _answer(task: Task, games: dict[bytes, Game[Any]]) -> int | str:
    """The place of the move that the bot chooses, or what went wrong: a bot may be anybody's."""
    try:
        key = msgspec.json.encode(task.terms)
        if key not in games:
            games[key] = game_of(task.terms, task.content)
        bot = make_bot(task.bot, games[key], task.seed)
        return task.moves.index(bot.choose(task.view, task.moves, Seconds(task.seconds)))
    except Exception as error:  # whatever a bot does must not end the process
        return f"{type(error).__name__}: {error}"


class Seconds:
    """A clock that was read once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
