"""What is saved of a damaged store: every match whose chain fits, and the rest is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from nations.store import (
    BadStore,
    Batch,
    KeptAnswer,
    Key,
    MatchHead,
    SqliteStore,
    StoreError,
    backup,
    rescue,
    restore,
)
from nations.store.pages import rows
from nations.store.place import FILE

MATCHES = 40
PAGE = 4096


def filled(folder: Path) -> dict[str, list[bytes]]:
    """A store with matches, each with records, answers, keys and chat."""
    store = SqliteStore.open(folder)
    kept: dict[str, list[bytes]] = {}
    for number in range(MATCHES):
        name = f"match-{number:03d}"
        bodies = tuple(f"{name} {seq} ".encode() * 12 for seq in range(1, 31))
        key = Key(name.encode().ljust(32, b"k"), "host", 0)
        answer = KeptAnswer(0, "c1", b"ack")
        batch = Batch(
            match=name,
            first=1,
            bodies=bodies,
            opened=MatchHead("dice", number),
            answer=answer,
            keys=(key,),
            secret=bytes(32),
        )
        store.append(batch).result()
        store.append_chat(name, 1, 0, "Ann", "hello", KeptAnswer(0, "s1", b"ack")).result()
        kept[name] = list(bodies)
    store.close()
    return kept


def spoil(file: Path, page: int, chance: Random) -> None:
    with file.open("r+b") as opened:
        opened.seek(page * PAGE)
        opened.write(chance.randbytes(PAGE))


def pages_of(file: Path) -> int:
    return file.stat().st_size // PAGE


def read_all(folder: Path) -> dict[str, list[bytes]]:
    store = SqliteStore.open(folder)
    try:
        return {row.id: store.read(row.id) for row in store.matches()}
    finally:
        store.close()


def test_a_whole_store_is_saved_whole(tmp_path: Path) -> None:
    kept = filled(tmp_path / "old")
    found = rescue(tmp_path / "old", tmp_path / "new")
    assert (found.saved, found.records, found.partly, found.lost) == (MATCHES, 30 * MATCHES, [], [])
    assert read_all(tmp_path / "new") == kept
    store = SqliteStore.open(tmp_path / "new")
    assert store.answer("match-001", 0, "c1") == b"ack"
    assert [one.text for one in store.chat("match-001")] == ["hello"]
    assert store.secret("match-001") == bytes(32)
    store.close()


@pytest.mark.parametrize("seed", range(12))
def test_a_page_of_noise_costs_only_what_was_on_it(tmp_path: Path, seed: int) -> None:
    kept, chance = filled(tmp_path / "old"), Random(seed)
    file = tmp_path / "old" / FILE
    page = chance.randrange(1, pages_of(file))
    spoil(file, page, chance)
    before = file.read_bytes()
    found = rescue(tmp_path / "old", tmp_path / "new")
    saved = read_all(tmp_path / "new")
    assert all(saved[name] == kept[name] for name in saved), "never anything that was not written"
    assert len(saved) == found.saved
    assert set(kept) == set(saved) or found.lost
    assert file.read_bytes() == before


def test_most_is_saved_of_most_pages(tmp_path: Path) -> None:
    """Over all pages but the first: a page holds records of few matches."""
    filled(tmp_path / "old")
    file, chance = tmp_path / "old" / FILE, Random(1)
    whole = file.read_bytes()
    saved = []
    for page in range(1, pages_of(file), max(1, pages_of(file) // 12)):
        file.write_bytes(whole)
        spoil(file, page, chance)
        saved.append(rescue(tmp_path / "old", tmp_path / f"new-{page}").saved)
    assert sorted(saved)[len(saved) // 2] >= MATCHES - 3


def roots(folder: Path) -> dict[str, int]:
    """The first page of each table, counted from 0."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        rows = connection.execute("SELECT name, rootpage FROM sqlite_schema").fetchall()
    return {name: page - 1 for name, page in rows}


@pytest.mark.parametrize("table", ["head", "matches", "events", "answers", "keys", "chat"])
def test_one_page_never_costs_all_matches(tmp_path: Path, table: str) -> None:
    """The pages on which all others hang: the head of the file, and the root of each table."""
    kept = told(tmp_path / "old")
    file = tmp_path / "old" / FILE
    page = 0 if table == "head" else roots(tmp_path / "old")[table]
    spoil(file, page, Random(7))
    found = rescue(tmp_path / "old", tmp_path / "new")
    saved = read_all(tmp_path / "new")
    assert all(saved[name] == kept[name] for name in saved), "never anything that was not written"
    assert len(saved) == found.saved >= MATCHES - 10  # records lie on their root too
    assert found.saved + len(found.lost) == MATCHES, "each is counted once"
    assert found.damage or found.partly
    store = SqliteStore.open(tmp_path / "new")
    keys = [len(store.keys(name)) for name in saved]
    secrets = [store.secret(name) for name in saved]
    aside = [row.quarantined for row in store.matches()]
    store.close()
    if table == "matches":
        assert secrets.count(bytes(32)) == sum(one is None for one in aside) < MATCHES
    else:
        assert set(secrets) == {bytes(32)}
        assert set(aside) == {None}
    assert set(keys) == {1}, "those of a lost page are in its index"


def told(folder: Path) -> dict[str, list[bytes]]:
    """A store of matches whose records are as a server writes them."""
    store = SqliteStore.open(folder)
    kept: dict[str, list[bytes]] = {}
    for number in range(MATCHES):
        name = f"match-{number:03d}"
        head = {"type": "MatchHead", "at": number, "terms": {"game": "dice"}}
        moves = [{"type": "Moved", "seat": 0, "move": f"{name} {seq} " * 12} for seq in range(30)]
        bodies = tuple(msgspec.json.encode(one) for one in (head, *moves))
        batch = Batch(
            match=name,
            first=1,
            bodies=bodies,
            opened=MatchHead("dice", number),
            answer=KeptAnswer(0, "c1", b"ack"),
            keys=(Key(name.encode().ljust(32, b"k"), "host", 0),),
            secret=bytes(32),
        )
        store.append(batch).result()
        store.append_chat(name, 1, 0, "Ann", "hello", KeptAnswer(0, "s1", b"ack")).result()
        kept[name] = list(bodies)
    store.close()
    return kept


def test_what_the_log_beside_the_file_has_is_read_too(tmp_path: Path) -> None:
    """A server that was killed leaves a log; the head of the file is lost besides."""
    kept = told(tmp_path / "old")
    store = SqliteStore.open(tmp_path / "old")
    more = Batch(match="match-003", first=32, bodies=(b'{"type":"Moved"}',))
    store.append(more).result()
    (tmp_path / "copy").mkdir()
    for name in (FILE, f"{FILE}-wal"):
        (tmp_path / "copy" / name).write_bytes((tmp_path / "old" / name).read_bytes())
    store.close()
    spoil(tmp_path / "copy" / FILE, 0, Random(7))
    wal = tmp_path / "copy" / f"{FILE}-wal"
    assert wal.stat().st_size
    found = {(table, row[:2]) for table, row in rows(tmp_path / "copy" / FILE)}
    assert ("events", ("match-003", 32)) in found
    wal.unlink()
    found = {(table, row[:2]) for table, row in rows(tmp_path / "copy" / FILE)}
    assert ("events", ("match-003", 32)) not in found
    assert ("events", ("match-003", 31)) in found
    assert len(kept) == MATCHES


def test_what_was_taken_away_does_not_come_back(tmp_path: Path) -> None:
    told(tmp_path / "old")
    store = SqliteStore.open(tmp_path / "old")
    for number in range(MATCHES - 1):
        store.remove(f"match-{number:03d}").result()
    store.close()
    left = {row[0] for _, row in rows(tmp_path / "old" / FILE)}
    assert left == {f"match-{MATCHES - 1:03d}"}


def test_after_the_first_page_is_lost_it_is_said_what_to_do_and_that_works(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    kept = told(folder)
    taken = folder / "backups" / "matches-2026-01-02.db"
    taken.parent.mkdir()
    backup(folder, taken)
    spoil(folder / FILE, 0, Random(7))
    with pytest.raises(BadStore) as refused:
        SqliteStore.open(folder)
    said = str(refused.value)
    assert f"nations restore {taken} --data {folder} --force" in said
    assert f"nations rescue {folder} NEW" in said
    restore(taken, folder, force=True)
    assert read_all(folder) == kept


def test_control_a_record_with_a_fitting_chain_elsewhere_is_not_saved(tmp_path: Path) -> None:
    filled(tmp_path / "old")
    with closing(sqlite3.connect(tmp_path / "old" / FILE)) as connection:
        connection.execute("UPDATE events SET body=x'00' WHERE match_id='match-007' AND seq=9")
        connection.commit()
    found = rescue(tmp_path / "old", tmp_path / "new")
    assert found.saved == MATCHES - 1
    assert ["match-007" in one for one in found.lost] == [True]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    filled(tmp_path / "old")
    filled(tmp_path / "new")
    with pytest.raises(BadStore, match="name a folder without one"):
        rescue(tmp_path / "old", tmp_path / "new")
    with pytest.raises(StoreError, match="there is no store"):
        rescue(tmp_path / "nowhere", tmp_path / "other")


@pytest.mark.parametrize("seed", range(6))
def test_a_damaged_page_keeps_no_other_match_from_being_served(tmp_path: Path, seed: int) -> None:
    """The store opens, says so, and reads all that is not on the page."""
    kept, chance = filled(tmp_path), Random(seed)
    file = tmp_path / FILE
    page = chance.randrange(2, pages_of(file))
    spoil(file, page, chance)
    store = SqliteStore.open(tmp_path)
    read = 0
    for name, bodies in kept.items():
        try:
            assert store.read(name) == bodies
            read += 1
        except StoreError:
            continue
    damage = store.damage
    store.close()
    assert damage is not None
    assert read >= 1 or damage
