"""Both stores keep all promises of stores; one that breaks any is noticed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nations.store import Batch, ChatLine, KeptAnswer, SqliteStore, Store
from nations.store.place import FILE
from nations.testing import BrokenPromise, check_store
from nations.testing.promises import PROMISES
from postgres.database import Database, do

Make = tuple[Callable[[], Any], Callable[[str], None]]
NAMES = [promise.__name__ for promise in PROMISES]


def sqlite_in(folder: Path) -> Make:
    def raw(statement: str) -> None:
        with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
            connection.execute(statement)

    return lambda: SqliteStore.open(folder), raw


def postgres_at(url: str) -> Make:
    from nations.store.postgres.store import PostgresStore

    return lambda: PostgresStore.open(url), lambda statement: void(do(url, statement))


def void(_: object) -> None:
    return None


@pytest.fixture(params=["sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    if request.param == "sqlite":
        return sqlite_in(tmp_path / "data")
    cluster: Database = request.getfixturevalue("cluster")
    return postgres_at(cluster.fresh())


def test_a_store_keeps_its_promises(make: Make) -> None:
    assert check_store(*make) == NAMES


class Faulty:
    """A store with something planted in it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


class Forgetful(Faulty):
    """Says done, and keeps nothing of the second batch of a match."""

    def append(self, batch: Batch) -> Future[None]:
        return done() if batch.first > 2 else self.store.append(batch)


class Halved(Faulty):
    """Keeps keys and invitations apart from the rest."""

    def append(self, batch: Batch) -> Future[None]:
        beside = Batch(match=batch.match, keys=batch.keys, invitations=batch.invitations)
        if batch.opened is None and (batch.keys or batch.invitations):
            self.store.append(beside).exception()
            batch = msgspec.structs.replace(batch, keys=(), invitations=())
        return self.store.append(batch)


class Accommodating(Faulty):
    """Appends at the next number, whichever was wanted."""

    def append(self, batch: Batch) -> Future[None]:
        if batch.opened is None and batch.bodies:
            seq = self.store.find(batch.match).seq
            batch = msgspec.structs.replace(batch, first=seq + 1)
        return self.store.append(batch)


class Everybody(Faulty):
    """Tells everybody who raced that they were first."""

    def append(self, batch: Batch) -> Future[None]:
        future = self.store.append(batch)
        return done() if batch.bodies[:1] == (b"3",) else future


class Renaming(Faulty):
    """Takes every command for a new one."""

    count = 0

    def append(self, batch: Batch) -> Future[None]:
        if batch.answer is not None:
            Renaming.count += 1
            other = KeptAnswer(
                batch.answer.seat, f"{batch.answer.id}{self.count}", batch.answer.body
            )
            batch = msgspec.structs.replace(batch, answer=other)
        return self.store.append(batch)

    def answer(self, match: str, seat: int, named: str) -> bytes | None:
        return self.store.answer(match, seat, named) or named.encode()


class Inviting(Faulty):
    """Lets an invitation be used again and again."""

    def append(self, batch: Batch) -> Future[None]:
        return self.store.append(msgspec.structs.replace(batch, invitations_used=()))


class Keyless(Faulty):
    """Never takes a key away."""

    def append(self, batch: Batch) -> Future[None]:
        return self.store.append(msgspec.structs.replace(batch, drop_keys=()))


class Unending(Faulty):
    """Does not know when a match is over."""

    def append(self, batch: Batch) -> Future[None]:
        return self.store.append(msgspec.structs.replace(batch, over=None))


class Repeating(Faulty):
    """Says again what was said."""

    def append_chat(self, *of: Any) -> Future[ChatLine]:
        return self.store.append_chat(*of[:5])


class Careless(Faulty):
    """Sets nothing aside."""

    def quarantine(self, match: str, why: str | None) -> Future[None]:
        return done()


class Blind(Faulty):
    """Reads without looking at the chain."""

    def read(self, match: str, after: int = 0) -> list[bytes]:
        try:
            return self.store.read(match, after)
        except Exception:
            return []


def done() -> Future[None]:
    future: Future[None] = Future()
    future.set_result(None)
    return future


FAULTS = {
    "what_is_acknowledged_is_there": Forgetful,
    "a_batch_is_kept_whole_or_not_at_all": Halved,
    "numbers_have_no_gaps_and_no_doubles": Accommodating,
    "of_many_at_once_one_is_first": Everybody,
    "the_same_answer_for_the_same_command": Renaming,
    "an_invitation_is_used_once": Inviting,
    "keys_open_what_they_are_for": Keyless,
    "lists_are_as_the_matches_are": Unending,
    "chat_is_numbered_and_said_once": Repeating,
    "a_match_that_is_set_aside_stays_as_it_is": Careless,
    "damage_is_found_at_its_place": Blind,
}


@pytest.mark.parametrize("promise", NAMES)
def test_a_broken_promise_is_noticed(promise: str, tmp_path: Path) -> None:
    opened, raw = sqlite_in(tmp_path / "data")
    from nations.testing.trial import Trial

    one = PROMISES[NAMES.index(promise)]
    with pytest.raises(BrokenPromise, match=promise.replace("_", " ")):
        Trial(lambda: FAULTS[promise](opened()), raw, promise).run(one)


def test_without_its_locks_and_keys_postgresql_breaks_promises(
    cluster: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nations.store.postgres import line

    url = cluster.fresh()
    opened, raw = postgres_at(url)
    with monkeypatch.context() as planted:
        others = tuple(one for one in line.OTHERWISE if one[1] != "FOR UPDATE")
        planted.setattr(line, "OTHERWISE", others)
        line.worded.cache_clear()
        with pytest.raises(BrokenPromise, match="chat is numbered"):
            check_store(opened, raw)
    line.worded.cache_clear()
    check_store(opened, raw)
    raw("ALTER TABLE answers DROP CONSTRAINT answers_pkey")
    with pytest.raises(BrokenPromise, match="the same answer"):
        check_store(opened, raw)
