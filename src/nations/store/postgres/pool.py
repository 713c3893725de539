"""Some connections to PostgreSQL, made when they are needed, and made anew when they were lost."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Condition, Lock
from time import monotonic
from typing import Any, TypeVar

import psycopg

from nations.store.errors import StoreBroken, StoreBusy
from nations.store.postgres.line import SECONDS, PostgresConnection, translated

T = TypeVar("T")
STUCK = 2.5 * SECONDS
"""Seconds that work may take: longer than the database lets it."""


class ConnectionPool:
    """At most so many connections. May be used from any thread."""

    def __init__(self, url: str, most: int) -> None:
        self._url, self._most = url, most
        self._idle: list[PostgresConnection] = []
        self._busy: dict[PostgresConnection, float] = {}
        self._made = 0
        self._changed = Condition()
        self._closed = False

    def run(self, work: Callable[[PostgresConnection], T]) -> T:
        """Does work on a connection. One that was lost before anything was kept is made anew, once:
        after a restart of the database all of them are lost, and nobody need notice."""
        try:
            return self._run(work)
        except StoreBusy as error:
            if (
                not isinstance(error.__cause__, psycopg.OperationalError)
                or error.__cause__.sqlstate
            ):
                raise
            self._drop_idle()
            return self._run(work)

    def _run(self, work: Callable[[PostgresConnection], T]) -> T:
        line = self._take()
        self._busy[line] = monotonic()
        try:
            return work(line)
        except psycopg.Error as error:
            raise translated(error, line.in_doubt and line.broken) from error
        finally:
            self._busy.pop(line, None)
            self._give(line)

    def cut_stuck(self) -> None:
        """Ends connections over which nothing has come for too long, though nobody closed them: the
        database itself gives up sooner, but whoever passes its words on may have stopped."""
        before = monotonic() - STUCK
        for line in [one for one, since in self._busy.copy().items() if since < before]:
            line.cut()

    def _take(self) -> PostgresConnection:
        with self._changed:
            while not self._idle and self._made >= self._most and not self._closed:
                if not self._changed.wait(2 * SECONDS):
                    raise StoreBusy("all connections to the database are in use")
            if self._closed:
                raise StoreBroken("it is closed")
            if self._idle:
                return self._idle.pop()
            self._made += 1
        try:
            return PostgresConnection(self._url)
        except psycopg.Error as error:
            self._forget()
            raise translated(error) from error

    def _give(self, line: PostgresConnection) -> None:
        if line.broken or self._closed:
            line.close()
            self._forget()
            return
        with self._changed:
            self._idle.append(line)
            self._changed.notify()

    def _forget(self) -> None:
        with self._changed:
            self._made -= 1
            self._changed.notify()

    def _drop_idle(self) -> None:
        with self._changed:
            lost, self._idle = self._idle, []
            self._made -= len(lost)
            self._changed.notify_all()
        for line in lost:
            line.close()

    def close(self) -> None:
        """Nothing is done any more."""
        with self._changed:
            self._closed = True
        self._drop_idle()


class Writers:
    """Threads that write, a transaction for each piece of work: PostgreSQL joins their syncs."""

    def __init__(self, pool: ConnectionPool, threads: int, waiting: int) -> None:
        self._pool, self._most = pool, waiting
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="nations-store")
        self._door = Lock()
        self._waiting = 0
        self._closed = False

    def submit(self, work: Callable[[PostgresConnection], T]) -> Future[T]:
        """A future of the work, done when it is kept. Raises StoreBusy at once."""
        with self._door:
            if self._closed:
                raise StoreBroken("it is closed")
            if self._waiting >= self._most:
                raise StoreBusy("too many changes wait to be written")
            self._waiting += 1
            return self._threads.submit(self._do, work)

    def _do(self, work: Callable[[PostgresConnection], Any]) -> Any:
        try:
            return self._pool.run(lambda line: line.transaction(work))
        finally:
            with self._door:
                self._waiting -= 1

    def close(self) -> None:
        """Does what waits."""
        with self._door:
            self._closed = True
        self._threads.shutdown(wait=True)
