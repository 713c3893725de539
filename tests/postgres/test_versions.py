"""Servers of two versions over one database: what a newer one may do to the tables."""

from __future__ import annotations

from typing import Any

import pytest
from store.making import opening

from nations.store import Batch, StoreError
from nations.store.errors import BadStore
from nations.store.postgres import schema
from nations.store.postgres.line import PostgresConnection
from nations.store.postgres.store import PostgresStore
from postgres.database import do

MORE = (
    "ALTER TABLE matches ADD COLUMN place TEXT",
    "ALTER TABLE events ADD COLUMN place TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE answers ADD COLUMN place TEXT",
    "ALTER TABLE tending ADD COLUMN place TEXT",
    "CREATE TABLE places (name TEXT)",
)


def test_an_older_server_goes_on_while_a_newer_one_adds_to_its_tables(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on(url, monkeypatch)


def test_a_statement_that_asks_for_all_columns_is_noticed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(self: PostgresStore, match: str, after: int = 0) -> list[bytes]:
        query = "SELECT * FROM events WHERE match_id = ? AND seq > ?"
        return [row[3] for row in self._ask(fetched, query, (match, after))]

    monkeypatch.setattr(PostgresStore, "read", read)
    with pytest.raises(StoreError, match="cached plan"):
        go_on(url, monkeypatch)


def fetched(line: PostgresConnection, query: str, values: tuple[Any, ...]) -> list[Any]:
    return line.execute(query, values).fetchall()


def go_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Statements are prepared when tables change: none of them may ask for all columns."""
    older = PostgresStore.open(url)
    try:
        older.join(60)
        older.append(opening()).result()
        write(older, 2, 12)
        monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, MORE))
        newer = PostgresStore.open(url)
        try:
            assert do(url, "SELECT version, oldest FROM nations_schema") == [
                (len(schema.MIGRATIONS), schema.OLDEST)
            ]
            write(older, 12, 22)
            write(newer, 22, 32)
            assert len(older.read("m")) == len(newer.read("m")) == 31
        finally:
            newer.close()
    finally:
        older.close()
    monkeypatch.undo()
    PostgresStore.open(url).close()  # an older one may begin as well
    assert do(url, "SELECT version FROM nations_schema") == [(len(schema.MIGRATIONS) + 1,)]


def write(store: PostgresStore, first: int, end: int) -> None:
    for seq in range(first, end):
        store.append(Batch(match="m", first=seq, bodies=(b"x",))).result()
        assert len(store.read("m", seq - 1)) == 1
        store.tend("m")
        assert [one.seq for one in store.heads(["m"])] == [seq]
        store.beat()


def test_a_program_that_is_too_old_for_the_tables_is_refused(url: str) -> None:
    PostgresStore.open(url).close()
    known = len(schema.MIGRATIONS)
    do(url, f"UPDATE nations_schema SET version = {known + 2}, oldest = {known + 1}")  # noqa: S608
    with pytest.raises(BadStore, match="update the program"):
        PostgresStore.open(url)


def test_tables_of_somebody_else_are_not_touched(url: str) -> None:
    do(url, "CREATE TABLE matches (team TEXT)")
    with pytest.raises(BadStore, match="not a store of this program"):
        PostgresStore.open(url)
    assert do(url, "SELECT to_regclass('events')") == [(None,)]
