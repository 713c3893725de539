"""Where bots think: in processes of their own, with a deadline, from what their seat sees.

A bot that hangs, crashes or answers nonsense loses its move to a plain player, which is told, and
its process to a new one; the server never waits for it longer than its time.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from nations.bots.advice import SECONDS, Advice, advise, judged
from nations.bots.bot import Bot, Loads, asked, ending, make_bot
from nations.bots.guarded import instead
from nations.bots.search import Search
from nations.contract import Decision, Game, Move, Portable, Seat, Terms, Unit, View
from nations.errors import BotFailed, NationsError, NoUnit
from nations.registry import game_of, load
from nations.review.data import Piece, done_of
from nations.room.room import Room
from nations.server.turns import ASKING, Asking, WorkerTurns

SLACK = 1.0
"""Seconds that an answer may take on its way, beyond the bot's own time."""
BEGUN = None
"""What a process says when a bot, with all that it needs at hand, begins to think."""
PATIENCE = 2.5
"""Seconds after which whoever asked for advice gets the judge's, at once: the search may have to be
compiled first."""
STARTING = 60.0
"""Seconds until a new process must be ready, and until a bot has what it thinks with."""
log = logging.getLogger(__name__)


class Chosen(NamedTuple):
    """A move in notation; if the bot that was asked `failed`, it is another's: `by`."""

    move: str
    failed: BotFailed | None = None
    by: str | None = None


class Thinkers(Protocol):
    """Somebody who finds a bot's move."""

    async def choose(self, room: Room, seat: Seat, bot: str, seconds: float) -> Chosen:
        """The move of a bot for a seat: always one of those it has."""

    async def advise(self, room: Room, seat: Seat) -> Advice:
        """What the strongest player holds of the moves of a seat."""

    async def unit(self, game: str) -> Unit:
        """The judge of a game for pages. Raises BotFailed where there is none."""


@runtime_checkable
class Reviewers(Protocol):
    """Somebody who reviews matches, piece by piece."""

    async def reviewed(self, terms: Terms, piece: Piece) -> Any:
        """A piece of a review. Raises BotFailed."""

    async def advised(self, terms: Terms, view: View, moves: Sequence[Move]) -> Advice:
        """What looks best in a position of no match. Raises BotFailed."""


class ThinkTask(msgspec.Struct, frozen=True):
    """All that a bot gets: what is played, its seed, what its seat sees, its moves, its time.

    Without a bot, it is advice that is asked for.
    """

    terms: Terms
    content: Path | None
    bot: str | None
    seed: str
    view: View
    moves: tuple[Move, ...]
    seconds: float

    @property
    def name(self) -> str:
        return "advice" if self.bot is None else f"bot {self.bot}"


class Making(msgspec.Struct, frozen=True):
    """The judge of a game as WebAssembly is asked for: it may have to be made."""

    game: str
    seconds: float = STARTING
    name: str = "unit"


class Reviewing(msgspec.Struct, frozen=True):
    """A piece of the review of a match that is over."""

    terms: Terms
    content: Path | None
    piece: Piece
    seconds: float = STARTING
    name: str = "review"


class Processes:
    """Some processes that think one task at a time each. Implements `Thinkers` and `Reviewers`."""

    def __init__(self, count: int, contents: dict[tuple[str, str], Path | None]) -> None:
        self._contents = contents
        self._workers = [_Worker() for _ in range(count)]
        self._turns = WorkerTurns(self._workers)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        self._closing = False
        self._late = dict[str, asyncio.Future[Any]]()  # thoughts that nobody waits for any more

    async def choose(self, room: Room, seat: Seat, bot: str, seconds: float) -> Chosen:
        task, write = self._task(room, seat, bot, seconds), room.notation.write_move
        try:
            at: int = await self._think(task)
        except BotFailed as failed:
            asking = (room.game, task.view, task.moves, Random(task.seed))
            move, by = await asyncio.to_thread(instead, *asking)
            return Chosen(write(move), failed, by)
        return Chosen(write(task.moves[at]))

    async def advise(self, room: Room, seat: Seat) -> Advice:
        """The strongest player's; the judge's at once while that one is being made ready, which
        goes on, so that a later question finds it."""
        task, game = self._task(room, seat, None, SECONDS), room.header.terms.game
        if game not in self._late:
            thinking = asyncio.ensure_future(self._think(task))
            try:
                found: Advice = await asyncio.wait_for(asyncio.shield(thinking), PATIENCE)
            except BotFailed as failed:
                if not self._closing:
                    log.warning("match %s: %s", room.header.match, failed)
            except TimeoutError:
                self._late[game] = thinking
                thinking.add_done_callback(lambda done: self._readied(game, done))
            else:
                return found
        return await asyncio.to_thread(judged, room.game, task.view, task.moves)

    def _readied(self, game: str, thinking: asyncio.Future[Any]) -> None:
        """What nobody waited for is there, or failed: the next question is put to it again."""
        self._late.pop(game, None)
        if not thinking.cancelled() and thinking.exception() and not self._closing:
            log.warning("advice on %s: %s", game, thinking.exception())

    async def unit(self, game: str) -> Unit:
        found: Unit = await self._think(Making(game))
        return found

    async def reviewed(self, terms: Terms, piece: Piece) -> Any:
        content = self._contents.get((terms.game, terms.content.digest))
        return await self._think(Reviewing(terms, content, piece))

    async def advised(self, terms: Terms, view: View, moves: Sequence[Move]) -> Advice:
        content = self._contents.get((terms.game, terms.content.digest))
        task = ThinkTask(terms, content, None, token_hex(8), view, tuple(moves), SECONDS)
        found: Advice = await self._think(task)
        return found

    def _task(self, room: Room, seat: Seat, bot: str | None, seconds: float) -> ThinkTask:
        turn, terms = room.match.turn, room.header.terms
        assert isinstance(turn, Decision)  # noqa: S101 - bots are asked only at their turn
        content = self._contents.get((terms.game, terms.content.digest))
        return ThinkTask(terms, content, bot, token_hex(8), room.view(seat), turn.moves, seconds)

    async def _think(self, task: ThinkTask | Making | Reviewing) -> Any:
        """The place of the chosen move, advice, or a unit. Raises BotFailed."""
        turn = await self._turns.take(ASKING.get(Asking()))
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, turn.worker.think, task)
        finally:
            self._turns.give(turn)

    def close(self) -> None:
        """Ends the processes, then the threads that wait for them."""
        self._closing = True
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

    def think(self, task: ThinkTask | Making | Reviewing) -> Any:
        """The place of the chosen move, advice, a unit, or a piece of a review. Raises BotFailed if
        nothing comes in time."""
        answer = self._answer(task)
        if not isinstance(answer, BotFailed):
            return answer
        if answer.how in ("late", "crashed"):
            self.stop()
        raise BotFailed(answer.how, answer.detail, task.name)

    def _answer(self, task: ThinkTask | Making | Reviewing) -> Any:
        try:
            pipe = self._started()
            pipe.send(task)
            answer = _heard(pipe, STARTING)
            return _heard(pipe, task.seconds + SLACK) if answer is BEGUN else answer
        except (OSError, EOFError):
            return BotFailed("crashed", self._ending())

    def _ending(self) -> str:
        """How the process ended."""
        self._process.join(SLACK)
        return ending(self._process.exitcode)

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
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """Ends the process, whatever it does."""
        if self._pipe is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._pipe = None


def _heard(pipe: Connection[Any, Any], seconds: float) -> Any:
    """What a process says next, or that it was late."""
    return pipe.recv() if pipe.poll(seconds) else BotFailed("late", f"no answer in {seconds:g} s")


def think(pipe: Connection[Any, Any]) -> None:
    """The life of a process: ready, then a task and an answer at a time, until the pipe closes.

    A bot that hangs is ended by the timer, also if the server is gone and cannot do it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    games: dict[bytes, Game[Any]] = {}
    pipe.send("ready")

    def begin(seconds: float) -> None:
        signal.setitimer(signal.ITIMER_REAL, seconds + 2 * SLACK)
        pipe.send(BEGUN)

    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        signal.setitimer(signal.ITIMER_REAL, STARTING + SLACK)
        answer = _answer(task, games, begin)
        signal.setitimer(signal.ITIMER_REAL, 0)
        pipe.send(answer)


def _answer(
    task: ThinkTask | Making | Reviewing,
    games: dict[bytes, Game[Any]],
    begin: Callable[[float], None],
) -> Any:
    """The place of the move that the bot chooses, or what else was asked for, or what went wrong: a
    bot may be anybody's.

    Its time runs from when it begins to think; to make it and to load what it needs is before.
    """
    try:
        if isinstance(task, Making):
            return judge_for_pages(task.game)
        key = msgspec.json.encode(task.terms)
        if key not in games:
            games[key] = game_of(task.terms, task.content)
        if isinstance(task, Reviewing):
            begin(task.seconds)
            return done_of(games[key], task.piece)
        bot = _loaded(task, games[key])
        begin(task.seconds)
        if bot is None:
            return advise(games[key], task.view, task.moves, task.seconds)
        return task.moves.index(asked(bot, task.view, task.moves, Seconds(task.seconds)))
    except BotFailed as failed:
        return failed
    except NationsError as error:
        return BotFailed("raised", str(error))
    except Exception as error:  # whatever a bot does must not end the process
        return BotFailed("raised", f"{type(error).__name__}: {error}")


def judge_for_pages(name: str) -> Unit:
    """The judge of a game as WebAssembly. Raises NoUnit."""
    edition = load(name)
    game = edition.game(edition.seats[0], {}, None)
    if not isinstance(game, Portable):
        raise NoUnit(f"{name} has no judge for pages")
    return game.unit()


def _loaded(task: ThinkTask, game: Game[Any]) -> Bot | None:
    """The bot, with what it thinks with; none where advice is asked for, which looks ahead too."""
    if task.bot is None:
        if Search.plays(game):
            Search(game, task.seed).load(task.view, task.moves)
        return None
    bot = make_bot(task.bot, game, task.seed)
    if isinstance(bot, Loads):
        bot.load(task.view, task.moves)
    return bot


class Seconds:
    """A clock that was read once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
