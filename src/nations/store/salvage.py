"""Matches made whole again from the rows that lie on the pages of a damaged file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from sqlite3 import Connection
from typing import Any

import msgspec

from nations.store.chain import first, link
from nations.store.pages import PageRow, rows

BESIDE = ("answers", "keys", "claims", "chat")
"""Tables with what is no part of a match's chain."""
COLUMNS = {
    "matches": "id created_at game over quarantined secret seq hash at_turn occupants waits",
    "events": "match_id seq hash body",
    "answers": "match_id seat id body digest",
    "keys": "match_id hash role seat",
    "claims": "match_id hash seat used",
    "chat": "match_id n at seat name text id",
}
SEQ, END = 6, 7
"""Where in a row of a match the number and the hash of its last record are."""
PIECES = "read page by page; some of its answers, keys, invitations or chat may be missing"
UNPLAYABLE = (
    "its row is lost, and with it the secret of its dice: it can be looked at, not played on; "
    "records at its end may be missing"
)
NO_ROW = "its row is lost; records at its end may be missing"


class Saved:
    """What is saved so far, by matches."""

    def __init__(self) -> None:
        self.records: dict[str, int] = {}
        self.missing: dict[str, list[str]] = {}
        self.failed: dict[str, str] = {}
        self.damage: list[str] = []


class FoundRows:
    """The rows of one match, as far as they were found."""

    def __init__(self) -> None:
        self.row: PageRow | None = None
        self.records: dict[int, PageRow] = {}
        self.beside: set[tuple[str, PageRow]] = set()

    def add(self, table: str, row: PageRow) -> None:
        if table == "matches":
            if self.row is None or row[SEQ] > self.row[SEQ]:
                self.row = row
        elif table == "events":
            self.records[row[1]] = row
        else:
            self.beside.add((table, row))

    def chain(self, match: str) -> list[PageRow]:
        """The records from the first on, as far as each follows from the one before."""
        found, before = list[PageRow](), first(match)
        while (record := self.records.get(len(found) + 1)) is not None:
            before = link(before, record[1], record[3])
            if record[2] != before:
                break
            found.append(record)
        return found


def save_by_pages(file: Path, new: Connection, saved: Saved) -> None:
    """Saves what is not saved yet, and what belongs to matches that are not whole."""
    pieces: dict[str, FoundRows] = {}
    for table, row in rows(file):
        match = row[0]
        if match not in saved.records or (match in saved.missing and table in BESIDE):
            pieces.setdefault(match, FoundRows()).add(table, row)
    for match, found in pieces.items():
        if match in saved.records:
            _write(new, found, [])
        else:
            _save(new, match, found, saved)


def _save(new: Connection, match: str, found: FoundRows, saved: Saved) -> None:
    records = found.chain(match)
    row, what = found.row, PIECES
    if row is None:
        row, what = _row_of(match, records)
    if row is None or not _ends_as(row, records):
        if match not in saved.failed and (row is None or found.records):
            saved.failed[match] = f"match {match!r}: its records are not all there"
        return
    _write(new, found, records[: row[SEQ]], row)
    saved.failed.pop(match, None)
    saved.records[match] = row[SEQ]
    saved.missing[match] = [what]


def _ends_as(row: PageRow, records: list[PageRow]) -> bool:
    last: int = row[SEQ]
    return 0 < last <= len(records) and bool(records[last - 1][2] == row[END])


def _row_of(match: str, records: list[PageRow]) -> tuple[PageRow | None, str]:
    """The row of a match whose own is lost, from what its first and last records say."""
    told = [_read(record[3]) for record in (*records[:1], *records[-3:])]
    terms = told[0].get("terms") if told else None
    if not isinstance(terms, Mapping) or not isinstance(told[0].get("at"), int):
        return None, ""
    secrets = [one["secret"] for one in told[1:] if one.get("type") == "Ended"]
    secret = bytes.fromhex(secrets[0]) if secrets else None
    aside = None if secret else UNPLAYABLE
    end = (len(records), records[-1][2])
    row = (match, told[0]["at"], str(terms.get("game")), int(secret is not None), aside, secret)
    return (*row, *end, None, None, 0), aside or NO_ROW


def _read(body: bytes) -> dict[str, Any]:
    try:
        told = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return {}
    return told if isinstance(told, dict) else {}


def _write(
    new: Connection, found: FoundRows, records: list[PageRow], row: PageRow | None = None
) -> None:
    new.execute("BEGIN IMMEDIATE")
    if row is not None:
        _insert(new, "matches", row)
    for record in records:
        _insert(new, "events", record)
    for table, one in sorted(found.beside, key=repr):
        _insert(new, table, one)
    if row is not None and row is found.row:
        new.execute("UPDATE matches SET quarantined=NULL WHERE id=?", (row[0],))
    new.execute("COMMIT")


def _insert(new: Connection, table: str, row: PageRow) -> None:
    """A row; one that is there stays. An older store has fewer columns."""
    columns = COLUMNS[table].split()[: len(row)]
    marks = ", ".join("?" * len(columns))
    query = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608
    new.execute(query, row)
