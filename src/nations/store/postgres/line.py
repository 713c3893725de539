"""One connection to PostgreSQL, which takes the statements that are written for SQLite."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar, cast

import psycopg
from psycopg import errors

from nations.store.errors import StoreBroken, StoreBusy, StoreError, StoreFull
from nations.store.tables import Fetched

T = TypeVar("T")
SECONDS = 5
"""How long anything may take: a connection, a statement, another's transaction."""
OPTIONS = (
    "-c synchronous_commit=on "  # whatever the database's own habit is
    f"-c statement_timeout={SECONDS}s -c lock_timeout={SECONDS}s "
    f"-c idle_in_transaction_session_timeout={2 * SECONDS}s -c client_min_messages=error"
)
OTHERWISE = (
    (" IS ?", " IS NOT DISTINCT FROM ?"),
    ("group_concat(role || ' ' || seat)", "string_agg(role || ' ' || seat, ',')"),
    ("/* locked */", "FOR UPDATE"),
    ("?", "%s"),
)
"""What PostgreSQL says in other words than SQLite."""
PASSING = (
    errors.LockNotAvailable,
    errors.QueryCanceled,
    errors.DeadlockDetected,
    errors.SerializationFailure,
    errors.TooManyConnections,
    errors.CannotConnectNow,
    errors.ReadOnlySqlTransaction,  # it is not the first of its kind any more
)


class PostgresConnection:
    """A connection. What is done in `transaction` is kept when that returns, or not at all."""

    def __init__(self, url: str) -> None:
        self._connection = psycopg.connect(
            url,
            autocommit=True,
            connect_timeout=SECONDS,
            options=OPTIONS,
            application_name="nations",
            keepalives_idle=SECONDS,
            keepalives_interval=1,
            keepalives_count=SECONDS,
            tcp_user_timeout=2000 * SECONDS,
        )
        self.in_doubt = False
        """The end of a transaction was asked for, and no answer came: it may be kept or not."""

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Fetched:
        """A statement in SQLite's words. Its answer is there when this returns."""
        given = [_given(one) for one in values]
        return cast(Fetched, self._connection.execute(worded(query), given, binary=True))

    def transaction(self, work: Callable[[PostgresConnection], T]) -> T:
        """Does work and keeps it; if it raises, nothing of it."""
        self.in_doubt = False
        self._connection.execute("BEGIN")
        try:
            done = work(self)
        except Exception:
            if not self.broken:
                self._connection.execute("ROLLBACK")
            raise
        self.in_doubt = True
        self._connection.execute("COMMIT")
        self.in_doubt = False
        return done

    @property
    def broken(self) -> bool:
        """Whether there is nobody at the other end."""
        return self._connection.closed or self._connection.broken

    @property
    def psycopg(self) -> psycopg.Connection[Any]:
        """The connection itself, for what SQLite has not got."""
        return self._connection

    def close(self) -> None:
        self._connection.close()

    def cut(self) -> None:
        """Ends it under whoever waits for an answer, in another thread."""
        with suppress(OSError, psycopg.OperationalError):
            number = os.dup(self._connection.fileno())
            with socket.socket(fileno=number) as end:
                end.shutdown(socket.SHUT_RDWR)


def _given(value: Any) -> Any:
    """A value as PostgreSQL takes it: truth as a number, and no NUL in texts (a client's command id
    may have one)."""
    if isinstance(value, str):
        return value.replace("\0", "\u2400") if "\0" in value else value
    return int(value) if isinstance(value, bool) else value


@lru_cache(maxsize=256)
def worded(query: str) -> str:
    """A statement as PostgreSQL reads it. None of ours holds a percent or a quoted mark."""
    for ours, theirs in OTHERWISE:
        query = query.replace(ours, theirs)
    return query


def translated(error: psycopg.Error, in_doubt: bool = False) -> StoreError:
    """PostgreSQL's errors as ours. `in_doubt`: nobody knows whether it was kept."""
    said = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
    if isinstance(error, errors.DiskFull):
        return StoreFull()
    if in_doubt:
        return StoreBroken(f"the database was lost while it was storing ({said})")
    lost = isinstance(error, psycopg.OperationalError) and error.sqlstate is None
    down = (error.sqlstate or "").startswith(("57P", "08"))
    if lost or down or isinstance(error, PASSING):
        return StoreBusy(f"the database does not answer ({said})")
    return StoreBroken(said)
