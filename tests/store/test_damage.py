"""Every way to damage a match is found, at the right record, and the other matches keep serving."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from nations.store import Damaged, SqliteStore, first, link
from nations.store.place import FILE
from store.making import filled, move, raw

_SWAP = """UPDATE events SET seq=-1 WHERE match_id='m' AND seq=3;
UPDATE events SET seq=3 WHERE match_id='m' AND seq=4;
UPDATE events SET seq=4 WHERE match_id='m' AND seq=-1"""
_SWAP_BODIES = """UPDATE events SET body=
(SELECT e.body FROM events e WHERE e.match_id='m' AND e.seq=7-events.seq)
WHERE match_id='m' AND seq IN (3, 4)"""

FAULTS = {
    "a changed body": ("UPDATE events SET body=x'00' WHERE match_id='m' AND seq=3", 3),
    "one bit of a body": (
        "UPDATE events SET body=CAST(replace(body, '4', '5') AS BLOB) WHERE match_id='m' AND seq=4",
        4,
    ),
    "a wrong hash": ("UPDATE events SET hash=zeroblob(32) WHERE match_id='m' AND seq=5", 5),
    "a missing event": ("DELETE FROM events WHERE match_id='m' AND seq=4", 4),
    "a missing first event": ("DELETE FROM events WHERE match_id='m' AND seq=1", 1),
    "no events": ("DELETE FROM events WHERE match_id='m'", 1),
    "a cut end": ("DELETE FROM events WHERE match_id='m' AND seq>4", 5),
    "swapped events": (_SWAP, 3),
    "swapped bodies": (_SWAP_BODIES, 3),
    "an added event": ("INSERT INTO events VALUES ('m', 7, x'00', x'00')", 7),
    "a record of another match": (
        "UPDATE events SET (hash, body)=(SELECT hash, body FROM events e "
        "WHERE e.match_id='other' AND e.seq=2) WHERE match_id='m' AND seq=2",
        2,
    ),
    "a wrong end": ("UPDATE matches SET hash=zeroblob(32) WHERE id='m'", 6),
    "an end too early": ("UPDATE matches SET seq=4 WHERE id='m'", 5),
    "an end too late": ("UPDATE matches SET seq=9 WHERE id='m'", 7),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_damage_is_found_at_its_event(store: SqliteStore, folder: Path, fault: str) -> None:
    filled(store)
    other = filled(store, "other")
    statement, seq = FAULTS[fault]
    with raw(folder) as file:
        file.executescript(statement)
    with pytest.raises(Damaged) as found:
        store.read("m")
    assert (found.value.match, found.value.seq) == ("m", seq)
    assert store.read("other") == other
    store.append(move(7, "other")).result()


def test_an_event_forged_with_its_hash_is_found_by_the_next(
    store: SqliteStore, folder: Path
) -> None:
    filled(store)
    before = first("m")
    for seq, body in enumerate(store.read("m")[:2], start=1):
        before = link(before, seq, body)
    with raw(folder) as file:
        forged = (link(before, 3, b"forged"), b"forged")
        file.execute("UPDATE events SET hash=?, body=? WHERE match_id='m' AND seq=3", forged)
    with pytest.raises(Damaged) as found:
        store.read("m")
    assert found.value.seq == 4


def test_reading_on_notices_a_missing_start(store: SqliteStore, folder: Path) -> None:
    filled(store)
    with raw(folder) as file:
        file.execute("DELETE FROM events WHERE match_id='m' AND seq=3")
    with pytest.raises(Damaged) as found:
        store.read("m", after=3)
    assert found.value.seq == 3
    assert len(store.read("m", after=4)) == 2


def test_a_damaged_page_stops_only_what_lies_on_it(store: SqliteStore, folder: Path) -> None:
    """Zeros over pages of the file itself, while the server runs."""
    names = [f"match-{number:03}" for number in range(60)]
    for name in names:
        filled(store, name, records=4)
    store.close()
    page = third_page_of_events(folder)
    store = SqliteStore.open(folder)
    with (folder / FILE).open("r+b") as bytes_:
        bytes_.seek((page - 1) * 4096)
        bytes_.write(bytes(4096))
    read = [_reads(store, name) for name in names]
    assert 0 < read.count(False) < 40
    store.quarantine(names[read.index(False)], "cannot be read").result()
    store.append(move(5, names[read.index(True)])).result()
    store.close()


def third_page_of_events(folder: Path) -> int:
    query = "SELECT pageno FROM dbstat WHERE name='events' AND pagetype='leaf' LIMIT 1 OFFSET 2"
    with raw(folder) as file:
        try:
            (page,) = file.execute(query).fetchone()
        except sqlite3.OperationalError:
            pytest.skip("this SQLite cannot tell where its pages are (no dbstat)")
    number: int = page
    return number


def _reads(store: SqliteStore, match: str) -> bool:
    try:
        return len(store.read(match)) == 4
    except Damaged:
        return False
