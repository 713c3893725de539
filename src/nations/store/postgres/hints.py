"""Hints between servers, by NOTIFY and LISTEN: that there is something new, never what.

They are sent after the commit, by a connection of their own: NOTIFY in a transaction would make
all commits of a database wait for each other. So a server that dies in between loses a hint; and
PostgreSQL loses them when it restarts. Nobody relies on them: whoever shows a match looks at it
once a second.
"""

from __future__ import annotations

import logging
import time
from queue import Empty, SimpleQueue
from threading import Event, Thread

import psycopg

from nations.store.postgres.line import PostgresConnection
from nations.store.shared import Heard, Notice

CHANNEL = "nations"
LONGEST = 7_000
"""Bytes of one message; PostgreSQL takes 8,000."""
AGAIN = 0.5
"""Seconds until a lost connection is tried anew."""
PATIENCE = 0.2
"""Seconds for which nothing is heard before it is looked whether to go on."""
_logger = logging.getLogger(__name__)


class Telling:
    """Sends hints from a thread; several at once in one message."""

    def __init__(self, url: str, me: str) -> None:
        self._url, self._me = url, me
        self._queue: SimpleQueue[Notice | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="nations-telling", daemon=True)
        self._thread.start()

    def tell(self, hint: Notice) -> None:
        self._queue.put(hint)

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        line: PostgresConnection | None = None
        more = True
        while more:
            words, more = self._take()
            try:
                line = line or PostgresConnection(self._url)
                for message in _messages(self._me, words):
                    line.execute("SELECT pg_notify(?, ?)", (CHANNEL, message))
            except psycopg.Error as error:
                _logger.warning("hints were lost: %s", error)  # others look by themselves
                if line is not None:
                    line.close()
                line = None
        if line is not None:
            line.close()

    def _take(self) -> tuple[list[str], bool]:
        """All that waits, once each."""
        known: dict[str, int] = {}
        other: dict[str, None] = {}
        hint = self._queue.get()
        while hint is not None:
            if hint.match is not None and hint.seq is not None:
                known[hint.match] = max(hint.seq, known.get(hint.match, 0))
            elif hint.match is not None:
                other[hint.match] = None
            try:
                hint = self._queue.get_nowait()
            except Empty:
                break
        words = [f"{match}:{seq}" for match, seq in known.items()] + [f"{one}:" for one in other]
        return words, hint is not None


def _messages(me: str, words: list[str]) -> list[str]:
    made, message = [], me
    for word in words:
        if len(message) + len(word) > LONGEST:
            made.append(message)
            message = me
        message += f" {word}"
    return [*made, message] if words else []


class Listening:
    """Hears the hints of other servers in a thread."""

    def __init__(self, url: str, me: str, heard: Heard) -> None:
        self._url, self._me, self._heard = url, me, heard
        self._closing = Event()
        self._thread = Thread(target=self._run, name="nations-listening", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                line = PostgresConnection(self._url)
            except psycopg.Error:
                time.sleep(AGAIN)
                continue
            try:
                line.execute(f"LISTEN {CHANNEL}")
                self._heard([Notice(None)])  # what was said meanwhile was not heard
                while not self._closing.is_set():
                    for notice in line.psycopg.notifies(timeout=PATIENCE):
                        self._pass_on(notice.payload)
            except psycopg.Error as error:
                _logger.warning("no hints can be heard: %s", error)
                self._closing.wait(AGAIN)
            finally:
                line.close()

    def _pass_on(self, message: str) -> None:
        sender, *words = message.split(" ")
        if sender == self._me:
            return
        parts = (word.rpartition(":") for word in words)
        self._heard([Notice(match, int(seq) if seq else None) for match, _, seq in parts])
