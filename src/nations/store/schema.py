"""The tables, their versions, and how connections to them are opened.

The file says what it is: `application_id` tells it from other SQLite files, `user_version` counts
the steps of `MIGRATIONS` that it has seen. A step is never changed once it was released.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from sqlite3 import Connection

from nations.store.errors import BadStore, translated

APPLICATION = 0x4E41544E  # "NATN"
OLDEST_SQLITE = (3, 37, 0)  # strict tables

DURABLE = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # the log is synced at every commit, not only at checkpoints
    "PRAGMA fullfsync=1",  # macOS: fsync alone does not reach the disk
    "PRAGMA checkpoint_fullfsync=1",
    "PRAGMA wal_autocheckpoint=0",  # the writer does it when nobody waits
    "PRAGMA journal_size_limit=67108864",
)

MIGRATIONS = (
    (
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY, created_at INTEGER NOT NULL, game TEXT NOT NULL,
            over INTEGER NOT NULL DEFAULT 0, quarantined TEXT, secret BLOB,
            seq INTEGER NOT NULL, hash BLOB NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE events (
            match_id TEXT NOT NULL, seq INTEGER NOT NULL, hash BLOB NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY (match_id, seq)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE answers (
            match_id TEXT NOT NULL, seat INTEGER NOT NULL, id TEXT NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY (match_id, seat, id)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE keys (
            match_id TEXT NOT NULL, hash BLOB NOT NULL, role TEXT NOT NULL, seat INTEGER NOT NULL,
            PRIMARY KEY (match_id, hash, role, seat)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX keys_by_hash ON keys (hash)",
        """CREATE TABLE claims (
            match_id TEXT NOT NULL, hash BLOB NOT NULL, seat INTEGER NOT NULL,
            used INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match_id, hash)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE chat (
            match_id TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER,
            name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (match_id, n)
        ) STRICT, WITHOUT ROWID""",
    ),
    ("ALTER TABLE matches ADD COLUMN at_turn INTEGER",),
    (
        "ALTER TABLE matches ADD COLUMN occupants BLOB",
        "ALTER TABLE matches ADD COLUMN waits INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX matches_that_wait ON matches (waits) WHERE waits != 0",
        "ALTER TABLE answers ADD COLUMN digest BLOB",
        "ALTER TABLE chat ADD COLUMN id TEXT",
        "CREATE UNIQUE INDEX chat_by_id ON chat (match_id, seat, id) WHERE id IS NOT NULL",
    ),
)


def open_writer(path: Path, timeout: float) -> tuple[Connection, str | None]:
    """The connection that writes: durable, checked, and migrated; and what is damaged in the file,
    if other matches can still be read. Raises BadStore."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise BadStore(f"SQLite {sqlite3.sqlite_version} is too old: 3.37 or newer is needed")
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    connection = connect(path, "rw", timeout)
    try:
        damage = check_kind(connection, path, damaged=True)
        for pragma in DURABLE:
            connection.execute(pragma)
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
        if mode != "wal":
            raise BadStore(f"{path}: no write-ahead log is possible on this disk; take another")
        migrate(connection)
    except BaseException as error:
        connection.close()
        raise unusable(path, error) from error
    return connection, damage


def connect(path: Path, mode: str, timeout: float) -> Connection:
    """A connection without transactions of its own. Whoever shares it has a lock around it."""
    uri = f"{path.resolve().as_uri()}?mode={mode}"
    return sqlite3.connect(
        uri, uri=True, timeout=timeout, isolation_level=None, check_same_thread=False
    )


def check_kind(
    connection: Connection, path: Path, empty: bool = True, damaged: bool = False
) -> str | None:
    """Refuses files that are foreign or newer (or empty, if they may not be), and damaged ones,
    unless they are let through: then it says what is damaged."""
    found = _quick_check(connection)
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except sqlite3.Error as error:
        raise unusable(path, error) from error
    if found is not None and not damaged:
        raise BadStore(f"{path}: damaged ({found}); {way_out(path)}")
    if application != APPLICATION and (tables or not empty):
        raise BadStore(f"{path}: not a store of this program; choose another file or folder")
    if version > len(MIGRATIONS):
        raise BadStore(
            f"{path}: written by a newer version (schema {version}, this one reads "
            f"{len(MIGRATIONS)}); update the program"
        )
    return found


def _quick_check(connection: Connection) -> str | None:
    """The first damage in the file, if there is one."""
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return str(error)
    return None if found == "ok" else " ".join(str(found).split())


def is_damage(error: BaseException) -> bool:
    """Whether SQLite found its file damaged."""
    primary: int = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return primary == sqlite3.SQLITE_CORRUPT


def is_foreign(error: BaseException) -> bool:
    """Whether SQLite holds its file for something else: then its first page may be damaged."""
    primary: int = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return primary in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def unusable(path: Path, error: BaseException) -> BaseException:
    """Damage and other files need a backup; a full or locked disk only room or time."""
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if primary in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR):
        return BadStore(f"{path}: cannot be used ({error}); {way_out(path)}")
    return translated(error)


def way_out(path: Path) -> str:
    """What to do about a store that cannot be used; a backup that is there is named."""
    taken = max((path.parent / "backups").glob("matches-*.db"), default=None)
    backup = taken or "BACKUP"
    return (
        f"put a backup in its place: nations restore {backup} --data {path.parent} --force, "
        f"or save what can be read of it: nations rescue {path.parent} NEW"
    )


def migrate(connection: Connection) -> None:
    """Brings the tables up to date, all steps or none."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == len(MIGRATIONS):
        return
    connection.execute("BEGIN IMMEDIATE")
    for step in MIGRATIONS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id={APPLICATION}")
    connection.execute(f"PRAGMA user_version={len(MIGRATIONS)}")
    connection.execute("COMMIT")
