"""Folds the write-ahead log into the file, beside the writer: it need not wait for that."""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from nations.store.schema import connect

_logger = logging.getLogger(__name__)


class Folding:
    """One fold at a time, on a connection of its own. A passive one holds nobody up."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="nations-folding")
        self._last: Future[None] | None = None

    def begin(self) -> bool:
        """Begins to fold, unless the last fold is still under way."""
        if self._last is not None and not self._last.done():
            return False
        self._last = self._thread.submit(self._fold)
        return True

    def _fold(self) -> None:
        try:
            connection = connect(self._path, "rw", 1.0)
            try:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            finally:
                connection.close()
        except sqlite3.Error as error:
            # Nothing is lost: the log keeps it all, and the next time is soon.
            _logger.warning("folding in the write-ahead log failed: %s", error)

    def close(self) -> None:
        """Waits for the fold that is under way."""
        self._thread.shutdown(wait=True)
