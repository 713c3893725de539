"""What can be saved of a damaged store: every match whose chain fits, into a new one.

Each match is read by itself, so that a page that cannot be read costs only the matches on it. What
belongs to a match but is no part of its chain (answers, keys, invitations, chat) is saved as far as
it can be read, and what could not is told.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import Connection

import msgspec

from nations.store.errors import BadStore, Damaged, NoSuchMatch, translated
from nations.store.place import FILE, Lock, make_folder, sync_folder
from nations.store.reading import read_events
from nations.store.schema import APPLICATION, connect, open_writer

TIMEOUT = 5.0
BESIDE = ("answers", "keys", "claims", "chat")
"""Tables with what is no part of a match's chain."""
STEP = 500
"""Matches that are looked for at once."""


class Rescued(msgspec.Struct, frozen=True):
    """What was saved: matches, those of them without all that belongs to them, and what is lost."""

    saved: int
    events: int
    partly: list[str]
    lost: list[str]


def rescue(source: Path, folder: Path) -> Rescued:
    """Saves what can be saved of a store (its folder or file) into a new one in another folder.

    Raises BadStore; the source is never changed.
    """
    file = source / FILE if source.is_dir() else source
    if not file.is_file():
        raise BadStore(f"there is no store at {source}")
    if (folder / FILE).exists():
        raise BadStore(f"there is a store in {folder}; name a folder without one")
    make_folder(folder)
    lock = Lock(folder)
    try:
        with closing(connect(file, "ro", TIMEOUT)) as old:
            _check_application(old, file)
            new, _ = open_writer(folder / FILE, TIMEOUT)
            with closing(new):
                return _save_all(old, new)
    except sqlite3.Error as error:
        raise translated(error) from error
    finally:
        lock.release()
        sync_folder(folder)


def _check_application(old: Connection, file: Path) -> None:
    try:
        (application,) = old.execute("PRAGMA application_id").fetchone()
        old.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadStore(f"{file}: nothing can be read ({error}); restore a backup") from error
    if application != APPLICATION:
        raise BadStore(f"{file}: not a store of this program")


def _save_all(old: Connection, new: Connection) -> Rescued:
    saved, events, partly, lost = 0, 0, list[str](), list[str]()
    for match in _names(old, lost):
        try:
            bodies = read_events(old, match, 0)
            missing = _save(old, new, match)
        except (Damaged, NoSuchMatch) as error:
            lost.append(str(error))
        except sqlite3.DatabaseError as error:
            if new.in_transaction:
                new.execute("ROLLBACK")
            lost.append(f"match {match!r} cannot be read ({error})")
        else:
            saved, events = saved + 1, events + len(bodies)
            partly += [f"match {match!r}: {what}" for what in missing]
    return Rescued(saved, events, partly, lost)


def _names(old: Connection, lost: list[str]) -> list[str]:
    """The matches that are known from any table that can be read."""
    found: dict[str, None] = {}
    for table, column in (("matches", "id"), ("events", "match_id"), ("keys", "match_id")):
        last, more = "", True
        while more:
            query = (
                f"SELECT DISTINCT {column} FROM {table} WHERE {column} > ? "  # noqa: S608 - ours
                f"ORDER BY {column} LIMIT {STEP}"
            )
            rows = list[tuple[str]]()
            more = False
            try:
                for row in old.execute(query, (last,)):
                    rows.append(row)
                more = len(rows) == STEP
            except sqlite3.DatabaseError as error:
                lost.append(f"the table of {table} cannot be read whole ({error})")
            found |= dict.fromkeys(row[0] for row in rows if isinstance(row[0], str))
            last = rows[-1][0] if rows else last
    return list(found)


def _save(old: Connection, new: Connection, match: str) -> list[str]:
    """Copies one match, and says what of it could not be."""
    missing = []
    new.execute("BEGIN IMMEDIATE")
    _copy(old, new, "matches", "id", match)
    _copy(old, new, "events", "match_id", match)
    new.execute("UPDATE matches SET quarantined=NULL WHERE id=?", (match,))
    for table in BESIDE:
        new.execute("SAVEPOINT beside")
        try:
            _copy(old, new, table, "match_id", match)
        except sqlite3.DatabaseError as error:
            new.execute("ROLLBACK TO beside")
            missing.append(f"its {table} cannot be read ({error})")
        new.execute("RELEASE beside")
    new.execute("COMMIT")
    return missing


def _copy(old: Connection, new: Connection, table: str, key: str, match: str) -> None:
    """Copies the rows of a match; an older store has fewer columns."""
    columns = ", ".join(row[1] for row in old.execute(f"PRAGMA table_info({table})"))
    query = f"SELECT {columns} FROM {table} WHERE {key}=?"  # noqa: S608 - our own names
    rows = old.execute(query, (match,)).fetchall()
    with suppress(IndexError):
        marks = ", ".join("?" * len(rows[0]))
        new.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)  # noqa: S608
