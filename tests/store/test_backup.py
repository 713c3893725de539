"""Backups are whole and checked, also while the server writes; restoring destroys nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from nations.store import BadStore, SqliteStore, StoreBroken, StoreError, StoreInUse
from nations.store import backup as take_backup
from nations.store import restore as put_back
from nations.store.place import FILE
from store.making import filled, move, opening, raw

NATIONS = str(Path(sys.executable).parent / "nations")


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "copy" / "backup.db"


@pytest.fixture(autouse=True)
def _copies(target: Path) -> None:
    target.parent.mkdir()


def events_of(folder: Path, match: str = "m") -> list[bytes]:
    store = SqliteStore.open(folder)
    try:
        return store.read(match)
    finally:
        store.close()


def test_a_backup_restores(store: SqliteStore, folder: Path, target: Path, tmp_path: Path) -> None:
    written = filled(store)
    found = take_backup(folder, target)
    assert (found.matches, found.records, found.damaged) == (1, 6, [])
    assert [path.name for path in target.parent.iterdir()] == [target.name]
    assert target.stat().st_mode & 0o077 == 0
    put_back(target, tmp_path / "new")
    assert events_of(tmp_path / "new") == written


def test_a_backup_while_the_server_writes(
    store: SqliteStore, folder: Path, target: Path, tmp_path: Path
) -> None:
    """Each copy holds all that was acknowledged before it began, and a whole chain."""
    store.append(opening()).result()
    stop, acked = Event(), [1]

    def write() -> None:
        while not stop.is_set():
            store.append(move(acked[0] + 1)).result()
            acked[0] += 1

    thread = Thread(target=write)
    thread.start()
    try:
        copies = 0
        while copies < 8 or acked[0] <= 8:
            copies += 1
            before = acked[0]
            found = take_backup(folder, target)
            assert before <= found.records <= acked[0] + 1
    finally:
        stop.set()
        thread.join()
    put_back(target, tmp_path / "new")
    assert len(events_of(tmp_path / "new")) == found.records


def test_a_damaged_match_does_not_replace_a_good_backup(
    store: SqliteStore, folder: Path, target: Path
) -> None:
    filled(store)
    take_backup(folder, target)
    good = target.read_bytes()
    with raw(folder) as file:
        file.execute("UPDATE events SET body=x'00' WHERE seq=3")
    with pytest.raises(BadStore, match=r"damaged at record 3.*--force"):
        take_backup(folder, target)
    assert target.read_bytes() == good
    assert [error.seq for error in take_backup(folder, target, force=True).damaged] == [3]
    store.quarantine("m", "event 3").result()
    assert take_backup(folder, target).damaged == []


def cut(target: Path) -> None:
    target.write_bytes(target.read_bytes()[:9000])


def change(target: Path) -> None:
    data = target.read_bytes()
    assert b"event 4 of m" in data
    target.write_bytes(data.replace(b"event 4 of m", b"event 5 of m"))


def make_foreign(target: Path) -> None:
    target.write_bytes(b"something else")


def make_empty(target: Path) -> None:
    target.write_bytes(b"")


@pytest.mark.parametrize("fault", [cut, change, make_foreign, make_empty, Path.unlink])
def test_a_bad_backup_is_not_restored(
    store: SqliteStore, folder: Path, target: Path, tmp_path: Path, fault: object
) -> None:
    filled(store)
    take_backup(folder, target)
    assert callable(fault)
    fault(target)
    with pytest.raises(BadStore):
        put_back(target, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_running_server_is_never_overwritten(
    store: SqliteStore, folder: Path, target: Path
) -> None:
    filled(store)
    take_backup(folder, target)
    for force in (False, True):
        with pytest.raises(StoreInUse):
            put_back(target, folder, force)
    store.append(move(7)).result()


def test_what_is_there_is_moved_aside(store: SqliteStore, folder: Path, target: Path) -> None:
    filled(store)
    take_backup(folder, target)
    store.append(move(7)).result()
    store.close()
    with pytest.raises(BadStore, match="--force"):
        put_back(target, folder)
    assert len(events_of(folder)) == 7
    put_back(target, folder, force=True)
    assert len(events_of(folder)) == 6
    (folder / "matches-before-1.db").replace(folder / FILE)
    assert len(events_of(folder)) == 7


def test_no_store_and_no_place(folder: Path, target: Path, store: SqliteStore) -> None:
    with pytest.raises(BadStore, match="there is no store"):
        take_backup(target.parent, target)
    with pytest.raises(StoreBroken, match="cannot write"):
        take_backup(folder, target.parent / "none" / "backup.db")
    assert list(target.parent.iterdir()) == []


def nations(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [NATIONS, *words], capture_output=True, text=True, check=False, timeout=60
    )


def test_the_command_line(
    store: SqliteStore, folder: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(store)
    done = nations("backup", str(target), "--data", str(folder))
    assert (done.returncode, done.stdout) == (0, f"{target}: checked (matches: 1, records: 6)\n")
    refused = nations("restore", str(target), "--data", str(folder), "--force")
    assert refused.returncode == StoreError.exit_code
    assert "in use by another server (process" in refused.stderr
    monkeypatch.setenv("NATIONS_DATA", str(target.parent / "new"))
    done = nations("restore", str(target))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(events_of(target.parent / "new")) == 6
    refused = nations("restore", str(target))
    assert refused.returncode == StoreError.exit_code
    assert "--force moves it aside" in refused.stderr
    assert nations("restore", str(target), "--force").returncode == 0
