"""The one thread that writes. All that waits is committed together: group commit.

Each piece of work runs in a savepoint, so that a bad one does not spoil its neighbours. Futures are
settled only after COMMIT has returned, refusals too: a refusal may rest on a neighbour's work (the
second of two equal commands is `Repeated`) and must not be told if that is lost.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, Full, Queue
from sqlite3 import Connection
from threading import Lock, Thread
from typing import Any, TypeAlias, TypeVar

from nations.store.errors import StoreBroken, StoreBusy, translated
from nations.store.folding import Folding

LARGEST_GROUP = 256
IDLE_SECONDS = 0.2
ROWS_IF_IDLE = 1_000  # changed rows after which the log is worth folding in when nobody waits
ROWS_IF_BUSY = 20_000  # and when somebody does, so that it cannot grow without end

T = TypeVar("T")
WriteWork: TypeAlias = Callable[[Connection], Any]
WriteGroup: TypeAlias = list[tuple[WriteWork, Future[Any]]]
Settle: TypeAlias = Callable[[Future[Any]], None]

_logger = logging.getLogger(__name__)


class Writer:
    """Takes work from any thread and does it in groups on its own."""

    def __init__(self, connection: Connection, path: Path, waiting: int) -> None:
        self._connection = connection
        self._path = path
        self._inode = path.stat().st_ino
        self._queue: Queue[tuple[WriteWork, Future[Any]] | None] = Queue(waiting)
        self._door = Lock()
        self._closed = False
        self._folded = connection.total_changes
        self._folding = Folding(path)
        self._thread = Thread(target=self._run, name="nations-store", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """A future of the work, done when it is on the disk. Raises StoreBusy at once."""
        future: Future[T] = Future()
        with self._door:
            if self._closed:
                raise StoreBroken("it is closed")
            try:
                self._queue.put_nowait((work, future))
            except Full:
                raise StoreBusy("too many changes wait to be written") from None
        return future

    def close(self) -> None:
        """Does what waits, and ends the thread. The connection is closed with it."""
        with self._door:
            closed, self._closed = self._closed, True
        if not closed:
            self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            group, more = self._take()
            if group:
                self.write_group(group)
            self._fold_if_due()
        self._folding.close()
        self._connection.close()

    def _take(self) -> tuple[WriteGroup, bool]:
        """All that waits (at least one, unless it was idle for a while), and whether to go on."""
        group: WriteGroup = []
        pending = self._connection.total_changes - self._folded > ROWS_IF_IDLE
        try:
            item = self._queue.get(timeout=IDLE_SECONDS if pending else None)
            while item is not None:
                if item[1].set_running_or_notify_cancel():
                    group.append(item)
                if len(group) == LARGEST_GROUP:
                    return group, True
                item = self._queue.get_nowait()
        except Empty:
            return group, True
        return group, False

    def write_group(self, group: WriteGroup) -> None:
        """One transaction for all. If it fails as a whole, nothing of it is acknowledged."""
        settles: list[Settle]
        try:
            self._check_place()
            self._roll_back()  # if the last one could not be
            self._connection.execute("BEGIN IMMEDIATE")
            settles = [_attempt(self._connection, work) for work, _ in group]
            self._connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            settles = [_failing(error) for _ in group]
        for settle, (_, future) in zip(settles, group, strict=True):
            settle(future)

    def _check_place(self) -> None:
        """A file that was removed or replaced under us would take everything, and keep nothing."""
        try:
            same = self._path.stat().st_ino == self._inode
        except OSError:
            same = False
        if not same:
            raise StoreBroken(f"{self._path} was removed or replaced; restart the server")

    def _roll_back(self) -> None:
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            _logger.exception("rolling back failed")

    def _fold_if_due(self) -> None:
        """Copies the write-ahead log into the file: when it is long and idle, or very long."""
        rows = self._connection.total_changes - self._folded
        if rows <= ROWS_IF_IDLE or (rows <= ROWS_IF_BUSY and not self._queue.empty()):
            return
        if self._folding.begin():
            self._folded = self._connection.total_changes


def _attempt(connection: Connection, work: WriteWork) -> Settle:
    """Does one piece of work, and says how to settle its future."""
    connection.execute("SAVEPOINT work")
    try:
        result = work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite gave up the whole transaction
        connection.execute("ROLLBACK TO work")
        connection.execute("RELEASE work")
        return _failing(error)
    connection.execute("RELEASE work")
    return lambda future: future.set_result(result)


def _failing(error: Exception) -> Settle:
    return lambda future: future.set_exception(translated(error))
