"""What is saved of a damaged store: every match whose chain fits, and the rest is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from nations.store import Answer, BadStore, Batch, Key, Opened, SqliteStore, StoreError, rescue
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
        answer = Answer(0, "c1", b"ack")
        batch = Batch(
            match=name,
            first=1,
            bodies=bodies,
            opened=Opened("dice", number),
            answer=answer,
            keys=(key,),
            secret=bytes(32),
        )
        store.append(batch).result()
        store.append_chat(name, 1, 0, "Ann", "hello", "s1").result()
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
    assert (found.saved, found.events, found.partly, found.lost) == (MATCHES, 30 * MATCHES, [], [])
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
