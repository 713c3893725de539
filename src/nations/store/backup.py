"""Copies of a store that are whole: taken while the server runs, checked before they count.

Both ways go through SQLite's backup API in one step, which reads one state of the source and does
not hold up its writer. The copy is written beside its place, checked, synced and moved there.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from nations.store.errors import BadStore, StoreBroken, translated
from nations.store.place import FILE, Lock, make_folder, sync_folder
from nations.store.reading import StoreCheck, check_all
from nations.store.schema import check_kind, connect, unusable

TIMEOUT = 5.0


def backup(folder: Path, target: Path, force: bool = False) -> StoreCheck:
    """Copies the store of a folder into a file, and says what is in it.

    Raises BadStore; also if a match is damaged, unless forced, so that a good backup of the same
    name is not replaced by a worse one.
    """
    source = folder / FILE
    if not source.is_file():
        raise BadStore(f"there is no store in {folder}; name its folder with --data")
    with _beside(target) as part:
        _copy(source, part)
        return checked(part, force)


def restore(file: Path, folder: Path, force: bool = False) -> StoreCheck:
    """Puts a backup in place as the store of a folder. Raises BadStore or StoreInUse.

    A store that is there already is kept unless forced, and even then only moved aside. A running
    server's is never touched.
    """
    if not file.is_file():
        raise BadStore(f"{file}: there is no such file")
    checked(file, force)
    make_folder(folder)
    lock = Lock(folder)
    try:
        place = folder / FILE
        if place.exists() and not force:
            raise BadStore(f"there is a store in {folder}; --force moves it aside and restores")
        with _beside(place) as part:
            _copy(file, part)
            found = checked(part, force)
            if place.exists():
                _keep_aside(place)
    finally:
        lock.release()
    return found


def checked(path: Path, force: bool) -> StoreCheck:
    """What is in a store file. Raises BadStore if it is none, or if a match in it is damaged."""
    try:
        with closing(connect(path, "ro", TIMEOUT)) as connection:
            check_kind(connection, path, empty=False)
            found = check_all(connection)
    except sqlite3.Error as error:
        raise unusable(path, error) from error
    if found.damaged and not force:
        raise BadStore(f"{found.damaged[0]} (or keep it with --force); nothing was changed")
    return found


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(connect(source, "ro", TIMEOUT)) as old:
            check_kind(old, source, empty=False)
            with closing(connect(target, "rw", TIMEOUT)) as new:
                old.backup(
                    new
                )  # all pages in one step: a small step would begin anew at each write
                new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
    except sqlite3.Error as error:
        raise translated(error) from error


@contextmanager
def _beside(place: Path) -> Iterator[Path]:
    """A new file beside a place, synced and moved there if all goes well, else removed."""
    part = place.with_name(f".{place.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(place)
        sync_folder(place.parent)
    except OSError as error:
        raise StoreBroken(f"cannot write {place}: {error.strerror}") from error
    finally:
        for left in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm"))):
            left.unlink(missing_ok=True)


def _keep_aside(place: Path) -> None:
    """Gives a store another name, with its log folded in where that can still be done."""
    try:
        with closing(connect(place, "rw", TIMEOUT)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except sqlite3.Error:
        pass  # a damaged file is kept as it is, together with its log
    number = 1
    while (aside := place.with_name(f"{place.stem}-before-{number}{place.suffix}")).exists():
        number += 1
    log = place.with_name(place.name + "-wal")
    if log.exists():
        log.replace(aside.with_name(aside.name + "-wal"))
    place.with_name(place.name + "-shm").unlink(missing_ok=True)
    try:
        aside.hardlink_to(place)  # so that there is a store at its place at every moment
    except OSError:
        place.replace(aside)  # a disk without links
