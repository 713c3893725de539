"""What the tests of the store share: batches, a raw hand on the file, and a writer that waits."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

from nations.store import Batch, KeptAnswer, MatchHead, SqliteStore, writer
from nations.store.place import FILE


def opening(match: str = "m", at: int = 1) -> Batch:
    return Batch(match=match, first=1, bodies=(b"header",), opened=MatchHead("dice", at))


def move(seq: int, match: str = "m", command: str | None = None) -> Batch:
    """The record `seq`, with the answer to the command that led to it."""
    answer = KeptAnswer(0, command or f"c{seq}", b"ack %d" % seq)
    return Batch(match=match, first=seq, bodies=(body(seq, match),), answer=answer)


def body(seq: int, match: str = "m") -> bytes:
    return f"event {seq} of {match}".encode()


def filled(store: SqliteStore, match: str = "m", records: int = 6) -> list[bytes]:
    """A match of some records, and what they are."""
    store.append(opening(match)).result()
    for seq in range(2, records + 1):
        store.append(move(seq, match)).result()
    return [*opening(match).bodies, *(body(seq, match) for seq in range(2, records + 1))]


@contextmanager
def raw(folder: Path) -> Iterator[sqlite3.Connection]:
    """The file without the store: how faults get in."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        yield connection


@contextmanager
def held(store: SqliteStore) -> Iterator[None]:
    """The writer is busy within, so that all that is appended here waits and becomes one group."""
    begun, go = Event(), Event()

    def wait(connection: sqlite3.Connection) -> None:
        begun.set()
        assert go.wait(10)

    waiting = store._writer.submit(wait)
    assert begun.wait(10)
    try:
        yield
    finally:
        go.set()
        waiting.exception()  # done, well or not


def careless(connection: sqlite3.Connection, work: writer.WriteWork) -> writer.Settle:
    """A planted fault: work without a savepoint, so that a refused batch leaves things behind."""
    try:
        result = work(connection)
    except Exception as error:
        return writer._failing(error)
    return lambda future: future.set_result(result)
