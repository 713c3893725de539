"""A disk that is full, locked, broken or gone: nothing is acknowledged, and it recovers."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import Future
from pathlib import Path

import pytest

from nations.store import SqliteStore, StoreBroken, StoreBusy, StoreFull, writer
from nations.store.place import FILE
from store.making import body, filled, held, move, raw

CROWDED = Path(__file__).with_name("crowded.py")


def limit_pages(store: SqliteStore, pages: int) -> None:
    store._writer.submit(lambda file: file.execute(f"PRAGMA max_page_count={pages}")).result()


def test_a_full_file_is_refused_and_recovers(store: SqliteStore) -> None:
    written = filled(store)
    limit_pages(store, 1)  # SQLite takes the present size if that is more
    seq, refused = 7, 0
    while refused < 5:
        try:
            store.append(move(seq)).result()
            written.append(body(seq))
            seq += 1
        except StoreFull:
            refused += 1
        assert seq < 10_000
    assert store.read("m") == written
    limit_pages(store, 1_000_000)
    store.append(move(seq)).result()
    assert store.read("m") == [*written, body(seq)]


def check_crowded(done: subprocess.CompletedProcess[str], refusal: str) -> None:
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["refusals"] == [refusal] * 5
    assert result["kept"] == result["acked"] >= 10
    assert result["after"] == ["ack"] * 3
    assert result["at_last"] == result["acked"] + 3


def test_a_commit_that_cannot_be_written(folder: Path) -> None:
    """Files may not grow (RLIMIT_FSIZE): the write of the commit itself fails."""
    command = [sys.executable, str(CROWDED), str(folder), "limit"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    check_crowded(done, "StoreBroken")


def test_a_disk_without_room(folder: Path) -> None:
    """A real one, of half a megabyte, in a name space of its own."""
    if shutil.which("unshare") is None:
        pytest.skip("there is no unshare here to mount a small disk with")
    folder.mkdir()
    mount = 'mount -t tmpfs -o size=512k none "$1" || exit 77; shift; exec "$@"'
    inside = ["sh", "-c", mount, "sh", str(folder), sys.executable, str(CROWDED), str(folder)]
    done = subprocess.run(
        ["unshare", "--map-root-user", "--mount", *inside, "filled"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    if done.returncode == 77 or "unshare" in done.stderr:
        pytest.skip("no small disk can be mounted here")
    check_crowded(done, "StoreFull")


def test_a_locked_file_is_refused_after_a_while_and_recovers(
    store: SqliteStore, folder: Path
) -> None:
    written = filled(store)
    with raw(folder) as other:
        other.execute("BEGIN IMMEDIATE")
        futures = [store.append(move(7)), store.append(move(8))]
        for future in futures:
            with pytest.raises(StoreBusy, match="another program holds the file"):
                future.result()
        assert store.read("m") == written  # reads do not wait
        other.execute("ROLLBACK")
    store.append(move(7)).result()


def test_opening_a_locked_file_asks_for_time_not_for_a_backup(
    store: SqliteStore, folder: Path
) -> None:
    store.close()
    with raw(folder) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreBusy, match="try again"):
            SqliteStore.open(folder, timeout=0.1)
    SqliteStore.open(folder).close()


def test_a_removed_file_is_noticed(store: SqliteStore, folder: Path) -> None:
    filled(store)
    (folder / FILE).rename(folder / "elsewhere")
    with pytest.raises(StoreBroken, match="removed or replaced"):
        store.append(move(7)).result()
    (folder / "elsewhere").rename(folder / FILE)
    store.append(move(7)).result()


class Failing:
    """A connection whose next COMMITs fail in the way of a broken disk."""

    def __init__(self, real: sqlite3.Connection, faults: int) -> None:
        self._real = real
        self._faults = faults

    def __getattr__(self, name: str) -> object:
        return getattr(self._real, name)

    def execute(self, statement: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
        if statement == "COMMIT" and self._faults:
            self._faults -= 1
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
            raise error
        return self._real.execute(statement, values)


def break_commits(store: SqliteStore, faults: int) -> None:
    failing = Failing(store._writer._connection, faults)
    setattr(store._writer, "_connection", failing)  # noqa: B010 - a planted fault


def test_a_failed_commit_acknowledges_nothing_of_its_group(store: SqliteStore) -> None:
    """Refusals wait for the commit too: the second of two equal commands is no repetition now."""
    written = filled(store)
    with held(store):
        futures = [store.append(move(7)), store.append(move(7)), store.append(move(8))]
        break_commits(store, faults=2)
    for future in futures:
        with pytest.raises(StoreBroken, match="disk I/O error"):
            future.result()
    assert store.read("m") == written
    store.append(move(7)).result()
    assert store.read("m") == [*written, body(7)]


def test_settling_before_the_commit_is_noticed(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hasty(self: writer.Writer, group: writer.WriteGroup) -> None:
        for _, future in group:
            future.set_result(None)
        real(self, [(work, Future()) for work, _ in group])

    filled(store)
    real = writer.Writer.write_group
    break_commits(store, 1)
    monkeypatch.setattr(writer.Writer, "write_group", hasty)
    store.append(move(7)).result()
    monkeypatch.undo()
    store.append_chat("m", 1, None, "Ann", "wait for the writer").result()
    assert len(store.read("m")) == 6  # acknowledged, and lost
