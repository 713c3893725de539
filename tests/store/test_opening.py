"""Which folders and files a store opens, and which it refuses without touching them."""

from __future__ import annotations

from pathlib import Path

import pytest

from nations.store import (
    BadStore,
    Batch,
    SqliteStore,
    StoreBroken,
    StoreInUse,
    data_folder,
    schema,
)
from nations.store.place import FILE
from nations.store.schema import MIGRATIONS
from store.making import filled, raw


def test_a_second_server_is_refused(store: SqliteStore, folder: Path) -> None:
    with pytest.raises(StoreInUse, match="in use by another server"):
        SqliteStore.open(folder)
    filled(store)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (f"PRAGMA user_version={len(MIGRATIONS) + 1}", "newer version"),
        ("PRAGMA application_id=7", "not a store of this program"),
    ],
)
def test_newer_and_foreign_files_are_refused(
    store: SqliteStore, folder: Path, change: str, says: str
) -> None:
    store.close()
    with raw(folder) as file:
        file.execute(change)
    was = (folder / FILE).read_bytes()
    for _ in "12":  # the lock is let go
        with pytest.raises(BadStore, match=says):
            SqliteStore.open(folder)
    assert (folder / FILE).read_bytes() == was


def test_a_file_that_is_no_database_is_refused(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(b"no database at all" * 100)
    with pytest.raises(BadStore, match="nations restore BACKUP"):
        SqliteStore.open(folder)


def version(folder: Path) -> int:
    with raw(folder) as file:
        (number,) = file.execute("PRAGMA user_version").fetchone()
    return int(number)


def test_an_older_file_is_brought_up_to_date_or_left_alone(
    store: SqliteStore, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = filled(store)
    store.close()
    step = ("ALTER TABLE matches ADD COLUMN place TEXT",)
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, step, ("ALTER TABLE nothing",)))
    with pytest.raises(BadStore):
        SqliteStore.open(folder)
    assert version(folder) == len(MIGRATIONS)
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, step))
    for _ in "12":
        again = SqliteStore.open(folder)
        assert again.read("m") == written
        again.close()
        assert version(folder) == len(MIGRATIONS) + 1


def test_a_file_of_the_first_version_keeps_its_matches(store: SqliteStore, folder: Path) -> None:
    written = filled(store)
    store.close()
    with raw(folder) as file:  # as the first version made it
        for index in ("chat_by_id", "matches_that_wait"):
            file.execute(f"DROP INDEX {index}")
        for table, column in (
            ("matches", "at_turn"),
            ("matches", "occupants"),
            ("matches", "waits"),
            ("answers", "digest"),
            ("chat", "id"),
        ):
            file.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        file.execute("PRAGMA user_version=1")
    again = SqliteStore.open(folder)
    assert (version(folder), again.read("m")) == (len(MIGRATIONS), written)
    assert again.find("m").at_turn is None
    again.append(Batch(match="m", first=7, bodies=(b"move",), at_turn=1)).result()
    assert again.find("m").at_turn == 1
    again.close()


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreBroken, match="cannot make"):
        SqliteStore.open(tmp_path / "file")


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATIONS_DATA", "/somewhere")
    assert data_folder() == Path("/somewhere")
    monkeypatch.delenv("NATIONS_DATA")
    monkeypatch.setenv("HOME", "/home/ann")
    assert data_folder() == Path("/home/ann/.local/share/nations")


def test_the_data_is_for_its_owner_only(store: SqliteStore, folder: Path) -> None:
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / FILE).stat().st_mode & 0o077 == 0
