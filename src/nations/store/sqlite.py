"""The store in one SQLite file: one thread writes, reads go beside it and never wait for it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from threading import Lock as Mutex
from typing import Concatenate, ParamSpec, TypeVar

from nations.store import reading, writing
from nations.store.errors import Damaged, Fenced, StoreBroken, translated
from nations.store.moving import Whole, put_whole, take_whole
from nations.store.place import FILE, Lock, make_folder, sync_folder
from nations.store.reads import Reads
from nations.store.schema import connect, is_damage, open_writer
from nations.store.store import Batch, ChatLine, KeptAnswer
from nations.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
_logger = logging.getLogger(__name__)


class SqliteStore(Reads):
    """Implements `Store`. May be used from any thread."""

    def __init__(
        self, writer: Writer, reader: Connection, lock: Lock, damage: str | None = None
    ) -> None:
        self.damage = damage
        """What is damaged in the file, as soon as that is known: nothing new is to go into it."""
        self._writer = writer
        self._reader = reader
        self._reading = Mutex()
        self._lock = lock
        self._closed = False

    @classmethod
    def open(cls, folder: Path, *, waiting: int = 4096, timeout: float = 2.0) -> SqliteStore:
        """The store in a folder, made if there is none. Raises StoreInUse or BadStore.

        `waiting` is how many batches may wait; `timeout`, how long to wait for a program that
        holds the file.
        """
        make_folder(folder)
        path = folder / FILE
        try:
            with ExitStack() as undo:
                lock = Lock(folder)
                undo.callback(lock.release)
                connection, damage = open_writer(path, timeout)
                undo.enter_context(closing(connection))
                reader = undo.enter_context(closing(connect(path, "ro", timeout)))
                sync_folder(folder)
                store = cls(Writer(connection, path, waiting), reader, lock, damage)
                undo.pop_all()
                if damage:
                    _logger.error("%s is damaged: %s", path, damage)
                return store
        except sqlite3.Error as error:
            raise translated(error) from error
        except OSError as error:
            raise StoreBroken(f"{path}: {error.strerror}") from error

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        with self._reading:
            self._reader.close()
        self._writer.close()  # last, because the last to close folds the log into the file
        self._lock.release()

    def append(self, batch: Batch) -> Future[None]:
        if batch.fence is not None:
            raise Fenced(batch.match)  # nobody has any here: there is one server
        return self._writer.submit(partial(writing.write_batch, batch=batch))

    def append_chat(
        self,
        match: str,
        at: int,
        seat: int | None,
        name: str,
        text: str,
        answer: KeptAnswer | None = None,
    ) -> Future[ChatLine]:
        line = ChatLine(0, at, seat, name, text)
        work = partial(writing.write_chat, match=match, line=line, answer=answer)
        return self._writer.submit(work)

    def quarantine(self, match: str, why: str | None) -> Future[None]:
        return self._writer.submit(partial(writing.write_quarantine, match=match, why=why))

    def remove(self, match: str) -> Future[None]:
        return self._writer.submit(partial(writing.remove_match, match=match))

    def read(self, match: str, after: int = 0) -> list[bytes]:
        return self._ask(reading.read_records, match, after)

    def whole(self, match: str) -> Whole:
        def take(connection: Connection) -> Whole:
            with reading.one_picture(connection):
                return take_whole(connection, match)

        return self._ask(take)

    def put(self, match: str, whole: Whole) -> Future[None]:
        return self._writer.submit(partial(put_whole, match=match, whole=whole))

    def _ask(
        self, question: Callable[Concatenate[Connection, P], T], *of: P.args, **more: P.kwargs
    ) -> T:
        """Reads on the one connection for reading."""
        try:
            with self._reading:
                return question(self._reader, *of, **more)
        except Damaged as error:
            self.note_damage(str(error))
            raise
        except sqlite3.Error as error:
            if is_damage(error):
                self.note_damage(str(error))
            raise translated(error) from error

    def note_damage(self, what: str) -> None:
        """Says in the log what is damaged, the first time."""
        if self.damage is None:
            self.damage = what
            _logger.error("the store is damaged: %s", what)
