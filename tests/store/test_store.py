"""What is stored is stored whole, once, in order, and reads back."""

from __future__ import annotations

import time
from hashlib import sha256
from pathlib import Path

import pytest

from nations.store import (
    Batch,
    Invitation,
    InvitationUsed,
    KeptAnswer,
    Key,
    KnownCommand,
    NoSuchMatch,
    Quarantined,
    SeqTaken,
    SqliteStore,
    Store,
    StoreBroken,
    StoreBusy,
    first,
    link,
    writer,
)
from nations.store.place import FILE
from store.making import body, careless, filled, held, move, opening, raw

HOST, GUEST = Key(b"h" * 32, "host", -1), Key(b"h" * 32, "seat", 0)


def contents(folder: Path) -> list[object]:
    """Every row of every table."""
    tables = ("matches", "events", "answers", "keys", "claims", "chat")
    with raw(folder) as file:
        return [file.execute(f"SELECT * FROM {name}").fetchall() for name in tables]  # noqa: S608


def test_the_chain_is_what_the_docs_say() -> None:
    start = sha256(b"nations-log-1:m").digest()
    assert first("m") == start
    assert link(start, 1, b"x") == sha256(start + bytes(7) + b"\x01" + b"x").digest()


def test_events_read_back_also_from_a_seq_and_after_reopening(
    store: SqliteStore, folder: Path
) -> None:
    kept: Store = store
    written = filled(store)
    assert kept.read("m") == written
    assert store.read("m", after=4) == written[4:]
    assert store.read("m", after=6) == store.read("m", after=99) == []
    store.close()
    again = SqliteStore.open(folder)
    assert again.read("m") == written
    again.close()
    assert sorted(path.name for path in folder.iterdir()) == ["lock", FILE]


def test_what_is_known_of_matches(store: SqliteStore) -> None:
    filled(store, "a", records=3)
    store.append(opening("b", at=2)).result()
    store.append(Batch(match="a", over=True, secret=b"s")).result()
    rows = [(row.id, row.game, row.created_at, row.over, row.seq) for row in store.matches()]
    assert rows == [("b", "dice", 2, False, 1), ("a", "dice", 1, True, 3)]
    assert [row.id for row in store.matches(over=True)] == ["a"]
    assert [row.id for row in store.matches(over=False)] == ["b"]
    assert store.find("a").seq == 3
    assert (store.secret("a"), store.secret("b")) == (b"s", None)


def test_a_match_that_was_never_opened(store: SqliteStore) -> None:
    for ask in (store.read, store.find, store.secret):
        with pytest.raises(NoSuchMatch, match="'m'"):
            ask("m")
    for batch in (move(2), Batch(match="m", first=1, bodies=(b"x",)), Batch(match="m")):
        with pytest.raises(NoSuchMatch):
            store.append(batch).result()
    with pytest.raises(NoSuchMatch):
        store.append_chat("m", 1, 0, "Ann", "hello").result()
    assert store.matches() == []


def test_a_repeated_command_gets_its_first_answer(store: SqliteStore, folder: Path) -> None:
    filled(store)
    before = contents(folder)
    for batch in (
        move(7, command="c3"),
        move(3),
        Batch(match="m", answer=KeptAnswer(0, "c3", b"?")),
    ):
        with pytest.raises(KnownCommand) as told:
            store.append(batch).result()
        assert told.value.body == b"ack 3"
    assert contents(folder) == before
    assert store.answer("m", 0, "c3") == b"ack 3"
    assert store.answer("m", 1, "c3") is None
    store.append(Batch(match="m", answer=KeptAnswer(1, "c3", b"another seat's"))).result()


def test_a_seq_is_taken_once(store: SqliteStore, folder: Path) -> None:
    filled(store)
    before = contents(folder)
    for batch in (move(6, command="new"), move(8), opening()):
        with pytest.raises(SeqTaken):
            store.append(batch).result()
    assert contents(folder) == before


def test_another_writer_is_noticed(store: SqliteStore, folder: Path) -> None:
    """Whoever writes beside the lock: by the mark of the end, and by the primary key."""
    filled(store)
    with raw(folder) as file:
        file.execute("INSERT INTO events VALUES ('m', 7, x'00', x'00')")
    with pytest.raises(SeqTaken):
        store.append(move(7)).result()
    with raw(folder) as file:
        file.execute("UPDATE matches SET seq=7 WHERE id='m'")
    with pytest.raises(SeqTaken):
        store.append(move(7)).result()


def test_a_batch_is_stored_whole_or_not_at_all(store: SqliteStore, folder: Path) -> None:
    filled(store)
    before = contents(folder)
    bad = Batch(
        match="m",
        first=7,
        bodies=(b"7", b"8"),
        answer=KeptAnswer(0, "new", b"ack"),
        keys=(HOST,),
        secret=b"s",
        over=True,
        invitations_used=(b"unknown",),
    )
    with pytest.raises(InvitationUsed):
        store.append(bad).result()
    assert contents(folder) == before


def test_keys(store: SqliteStore) -> None:
    store.append(opening()).result()
    store.append(Batch(match="m", keys=(HOST, GUEST))).result()
    store.append(Batch(match="m", keys=(HOST,))).result()
    assert store.keys("m") == [HOST, GUEST]
    assert store.held_by(HOST.hash) == [("m", HOST), ("m", GUEST)]
    store.append(Batch(match="m", drop_keys=(GUEST,))).result()
    assert store.keys("m") == [HOST]


def test_a_claim_is_good_for_one_use(store: SqliteStore) -> None:
    store.append(opening()).result()
    store.append(opening("other")).result()
    store.append(Batch(match="m", invitations=(Invitation(b"a", 0), Invitation(b"b", 1)))).result()
    with held(store):
        two = [store.append(Batch(match="m", invitations_used=(b"a",), keys=(HOST,))) for _ in "12"]
    two[0].result()
    with pytest.raises(InvitationUsed):
        two[1].result()
    with pytest.raises(InvitationUsed):
        store.append(Batch(match="other", invitations_used=(b"b",))).result()
    with pytest.raises(InvitationUsed):
        store.append(Batch(match="m", invitations=(Invitation(b"a", 0),))).result()
    assert store.invitations("m") == [Invitation(b"b", 1)]


def test_chat_has_its_own_count(store: SqliteStore) -> None:
    store.append(opening()).result()
    store.append(opening("other")).result()
    with held(store):
        said = [store.append_chat("m", n, None, "Ann", f"line {n}") for n in range(1, 6)]
    assert [line.result().n for line in said] == [1, 2, 3, 4, 5]
    assert [line.n for line in store.chat("m", after=2)] == [3, 4, 5]
    assert [line.text for line in store.chat("m", limit=2)] == ["line 4", "line 5"]
    assert store.append_chat("other", 1, 0, "Bo", "hi").result().n == 1
    assert store.find("m").seq == 1


def test_a_match_set_aside_takes_nothing(store: SqliteStore) -> None:
    filled(store)
    store.quarantine("m", "event 3 was changed").result()
    assert store.find("m").quarantined == "event 3 was changed"
    with pytest.raises(Quarantined, match="event 3 was changed"):
        store.append(move(7)).result()
    store.quarantine("m", None).result()
    store.append(move(7)).result()


def appended_together(store: SqliteStore) -> list[str]:
    """How each of five batches of one group went; two of them are bad."""
    bad = Batch(match="a", first=9, bodies=(b"x",), answer=KeptAnswer(3, "bad", b"never"))
    with held(store):
        batches = [move(7, "a"), bad, move(7, "b"), move(7, "a", "again"), move(8, "a")]
        futures = [store.append(batch) for batch in batches]
    return [type(future.exception(10)).__name__ for future in futures]


def test_a_bad_batch_does_not_spoil_its_group(store: SqliteStore) -> None:
    written = filled(store, "a") + filled(store, "b")
    commits: list[str] = []
    store._writer.submit(lambda file: file.set_trace_callback(commits.append)).result()
    store.append_chat("a", 1, None, "Ann", "a group of its own").result()
    commits.clear()
    went = appended_together(store)
    assert went == ["NoneType", "SeqTaken", "NoneType", "SeqTaken", "NoneType"]
    assert store.read("a") + store.read("b") == [
        *written[:6],
        body(7, "a"),
        body(8, "a"),
        *written[6:],
        body(7, "b"),
    ]
    assert store.answer("a", 3, "bad") is None
    assert commits.count("COMMIT") == 2  # of the waiting one, and of the group


def test_a_group_without_savepoints_is_noticed(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(store, "a")
    filled(store, "b")
    monkeypatch.setattr(writer, "_attempt", careless)
    appended_together(store)
    assert store.answer("a", 3, "bad") == b"never"


def test_a_fault_in_our_own_work_does_not_stop_the_writer(store: SqliteStore) -> None:
    store.append(opening()).result()
    with pytest.raises(ZeroDivisionError):
        store._writer.submit(lambda _: 1 / 0).result()
    store.append(move(2)).result()


def test_too_many_waiting_are_refused_at_once(folder: Path) -> None:
    store = SqliteStore.open(folder, waiting=3)
    store.append(opening()).result()
    with held(store):
        waiting = [store.append(move(seq)) for seq in (2, 3, 4)]
        with pytest.raises(StoreBusy, match="try again"):
            store.append(move(5))
    for future in waiting:
        future.result()
    store.append(move(5)).result()
    store.close()


def test_a_cancelled_batch_is_not_stored(store: SqliteStore) -> None:
    store.append(opening()).result()
    with held(store):
        future = store.append(move(2))
        assert future.cancel()
    store.append(move(2, command="other")).result()
    assert store.answer("m", 0, "c2") is None


def test_closing_stores_what_waits(folder: Path) -> None:
    store = SqliteStore.open(folder)
    store.append(opening())
    futures = [store.append(move(seq)) for seq in range(2, 300)]
    store.close()
    assert all(future.done() and not future.exception() for future in futures)
    with pytest.raises(StoreBroken, match="closed"):
        store.append(move(300))
    store = SqliteStore.open(folder)
    assert len(store.read("m")) == 299
    store.close()


def test_the_log_is_folded_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "ROWS_IF_IDLE", 100)
    monkeypatch.setattr(writer, "ROWS_IF_BUSY", 300)
    store = SqliteStore.open(folder)
    store.append(opening())
    with held(store):
        futures = [store.append(move(seq)) for seq in range(2, 400)]
    for future in futures:
        future.result()
    store.append_chat("m", 1, None, "Ann", "wait for the writer").result()
    patience = time.monotonic() + 60
    while (folder / FILE).stat().st_size <= 30_000:
        assert time.monotonic() < patience, "the log was not folded in"
        time.sleep(0.01)
    assert len(store.read("m")) == 399
    store.close()
