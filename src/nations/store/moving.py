"""Carries matches from one store to another, of any kind, with everything that belongs to them.

Rows are copied as they are: the chain, the answers to commands, keys, invitations used and not,
chat. A match is read as of one moment and put in place whole. The source is not changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, Protocol, TypeAlias

import msgspec

from nations.store.errors import Damaged, NoSuchMatch, SeqTaken
from nations.store.store import Store
from nations.store.tables import Tables

COLUMNS = {
    "matches": "id, created_at, game, over, quarantined, secret, seq, hash, at_turn, occupants, "
    "waits",
    "events": "match_id, seq, hash, body",
    "answers": "match_id, seat, id, body, digest",
    "keys": "match_id, hash, role, seat",
    "claims": "match_id, hash, seat, used",
    "chat": "match_id, n, at, seat, name, text, id",
}
"""All tables of a match, and all their columns."""
Whole: TypeAlias = dict[str, list[tuple[Any, ...]]]
"""A match: its rows in each table."""


class Movable(Store, Protocol):
    """A store whose matches can be taken out and put in as they are."""

    def whole(self, match: str) -> Whole:
        """All rows of a match, of one moment. Raises NoSuchMatch."""

    def put(self, match: str, whole: Whole) -> Future[None]:
        """Puts a match in place. Fails with SeqTaken if there is one of that name."""


class Carried(msgspec.Struct, frozen=True):
    """What was carried, what was there already, and what could not be carried and why."""

    matches: int
    records: int
    there: int
    left: list[str]


def move(source: Movable, target: Movable) -> Carried:
    """Carries all matches that the target has not got; what is there already is left alone."""
    records = there = matches = 0
    left: list[str] = []
    for row in source.matches():
        try:
            bodies = source.read(row.id)
            whole = source.whole(row.id)
            if _stands(target, row.id, whole):
                there += 1
                continue
            target.put(row.id, whole).result()
            if target.read(row.id) != bodies:
                raise Damaged(row.id, 1, "it arrived as another")
        except SeqTaken:
            left.append(f"match {row.id!r}: there is another of that name, or it went on")
        except (Damaged, NoSuchMatch) as error:
            left.append(str(error))
        else:
            matches, records = matches + 1, records + len(bodies)
    return Carried(matches, records, there, left)


def _stands(target: Movable, match: str, whole: Whole) -> bool:
    """Whether exactly this match is there already."""
    try:
        found = target.whole(match)
    except NoSuchMatch:
        return False
    return all(_plain(found[table]) == _plain(whole[table]) for table in COLUMNS)


def _plain(rows: list[tuple[Any, ...]]) -> list[str]:
    """Rows that can be compared: in one order, and with NUL in texts as PostgreSQL has it."""
    return sorted(repr(row).replace(r"\x00", "\u2400") for row in rows)


def take_whole(tables: Tables, match: str) -> Whole:
    """All rows of a match; to be called in a transaction that sees one moment."""
    whole: Whole = {}
    for table, columns in COLUMNS.items():
        key = columns.split(",")[0]
        query = f"SELECT {columns} FROM {table} WHERE {key}=?"  # noqa: S608 - our own names
        whole[table] = [tuple(row) for row in tables.execute(query, (match,)).fetchall()]
    if not whole["matches"]:
        raise NoSuchMatch(match)
    return whole


def put_whole(tables: Tables, match: str, whole: Whole) -> None:
    """Puts rows in place. Raises SeqTaken if one of them is there."""
    for table, columns in COLUMNS.items():
        for row in whole[table]:
            _put(tables, table, columns, row, match)


def _put(tables: Tables, table: str, columns: str, row: Sequence[Any], match: str) -> None:
    marks = ",".join("?" * len(row))
    query = f"INSERT INTO {table} ({columns}) VALUES ({marks}) ON CONFLICT DO NOTHING"  # noqa: S608
    if tables.execute(query, row).rowcount != 1:
        raise SeqTaken(match, 1)
