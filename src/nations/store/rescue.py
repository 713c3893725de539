"""What can be saved of a damaged store: every match whose chain fits, into a new one.

Each match is read by itself, so that a page that cannot be read costs only the matches on it. Where
SQLite finds no way to one, because that page was the root of a table or the head of the file, its
rows are read from the pages themselves (`salvage.py`). What belongs to a match but is no part of
its chain (answers, keys, invitations, chat) is saved as far as it can be read, and what could not
is told.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import Connection

import msgspec

from nations.store.errors import BadStore, Damaged, NoSuchMatch, translated
from nations.store.place import FILE, Lock, make_folder, sync_folder
from nations.store.reading import read_records
from nations.store.salvage import BESIDE, Saved, save_by_pages
from nations.store.schema import APPLICATION, connect, is_damage, is_foreign, open_writer

TIMEOUT = 5.0
STEP = 500
"""Matches that are looked for at once."""


class Rescued(msgspec.Struct, frozen=True):
    """What was saved: matches, those of them without all that belongs to them, and what is lost.
    `damage` is what could not be read otherwise."""

    saved: int
    records: int
    partly: list[str]
    lost: list[str]
    damage: list[str]


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
        new, _ = open_writer(folder / FILE, TIMEOUT)
        with closing(new):
            found = _save(file, new)
    except sqlite3.Error as error:
        raise translated(error) from error
    except BadStore:
        _take_away(folder / FILE)
        raise
    finally:
        lock.release()
        sync_folder(folder)
    return found


def _save(file: Path, new: Connection) -> Rescued:
    """First as SQLite reads it; then, for what it could not, from the pages themselves."""
    saved = Saved()
    try:
        with closing(connect(file, "ro", TIMEOUT)) as old:
            _check_application(old, file)
            _save_all(old, new, saved)
    except sqlite3.DatabaseError as error:
        if not is_damage(error) and not is_foreign(error):
            raise
        saved.damage.append(f"the file cannot be read as a whole ({error})")
    if saved.failed or saved.missing or saved.damage:
        save_by_pages(file, new, saved)
    if not saved.records and saved.damage and not saved.failed:
        raise BadStore(f"{file}: nothing can be read ({saved.damage[0]}); restore a backup")
    partly = [
        f"match {match!r}: {what}" for match, all_of in saved.missing.items() for what in all_of
    ]
    lost = list(saved.failed.values())
    return Rescued(len(saved.records), sum(saved.records.values()), partly, lost, saved.damage)


def _take_away(made: Path) -> None:
    """Of a rescue that saved nothing, nothing stays."""
    for end in ("", "-wal", "-shm"):
        made.with_name(made.name + end).unlink(missing_ok=True)


def _check_application(old: Connection, file: Path) -> None:
    (application,) = old.execute("PRAGMA application_id").fetchone()
    old.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if application != APPLICATION:
        raise BadStore(f"{file}: not a store of this program")


def _save_all(old: Connection, new: Connection, saved: Saved) -> None:
    for match in _names(old, saved.damage):
        try:
            bodies = read_records(old, match, 0)
            missing = _save_match(old, new, match)
        except (Damaged, NoSuchMatch) as error:
            saved.failed[match] = str(error)
        except sqlite3.DatabaseError as error:
            if new.in_transaction:
                new.execute("ROLLBACK")
            saved.failed[match] = f"match {match!r} cannot be read ({error})"
        else:
            saved.records[match] = len(bodies)
            if missing:
                saved.missing[match] = missing


def _names(old: Connection, damage: list[str]) -> list[str]:
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
                damage.append(f"the table of {table} cannot be read whole ({error})")
            found |= dict.fromkeys(row[0] for row in rows if isinstance(row[0], str))
            last = rows[-1][0] if rows else last
    return list(found)


def _save_match(old: Connection, new: Connection, match: str) -> list[str]:
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
