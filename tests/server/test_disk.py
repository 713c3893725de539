"""A disk that is full, locked or damaged: no false acknowledgement, a sentence, and it goes on."""

from __future__ import annotations

import asyncio
import shutil
import signal
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from server.hosting import Host, hosted
from server.serving import Caller, joined, served, settings_in
from store.making import raw
from websockets.exceptions import ConnectionClosed

from nations.errors import BadFile
from nations.room.refusal import Refusal
from nations.server import actor
from nations.server.rooms import Rooms
from nations.store import SqliteStore, StoreBroken, StoreBusy, StoreFull, first, link


class Pair:
    """Two people at a match, and what they were acknowledged."""

    def __init__(self, made: dict[str, Any], callers: tuple[Caller, Caller]) -> None:
        self.made, self.callers = made, callers
        self.acked: list[int] = []
        self._count = 0

    async def move(self, again: bool = False) -> dict[str, Any]:
        """The next move (or the same command again), and what it was answered."""
        self._count += not again
        newest = max((one.update for one in self.callers), key=lambda update: int(update["seq"]))
        acting = self.callers[newest["at_turn"]]
        update = await acting.until(newest["seq"])
        move = {"move": update["offers"][-1]["text"], "expect": update["seq"]}
        answer = await acting.ask("Play", id=f"m{self._count}", **move)
        if answer["type"] == "Ack":
            self.acked.append(answer["seq"])
            await acting.until(answer["seq"])
        return answer


@asynccontextmanager
async def sit_down(port: int, made: dict[str, Any]) -> AsyncIterator[Pair]:
    """Two people come to a new match."""
    ada, bob = (joined(port, made["match"], key) for key in made["keys"])
    async with ada as one, bob as other:
        await one.hear("Update")
        await other.hear("Update")
        yield Pair(made, (one, other))


async def refused_until_full(pair: Pair, code: str) -> dict[str, Any]:
    """Plays until it is refused; the refusal has its code and a sentence, and changes nothing."""
    for _ in range(3000):
        if pair.callers[0].update["phase"] == "over" or pair.callers[1].update["phase"] == "over":
            pytest.fail("the disk never filled")
        answer = await pair.move()
        if answer["type"] == "Refused":
            assert answer["code"] == code, answer
            assert len(answer["text"]) > 20
            assert answer["seq"] == max(pair.acked, default=answer["seq"])
            return answer
    raise AssertionError("never refused")


def limit_pages(store: Any, pages: int) -> None:
    """Tries again where somebody's record, in the same group, did not fit."""
    limit = f"PRAGMA max_page_count={pages}"
    for _ in range(100):
        try:
            store._writer.submit(lambda file: file.execute(limit)).result()
        except StoreFull:
            continue
        return
    raise AssertionError("the disk stays full")


def lost(folder: Path, match: str, acked: list[int]) -> list[int]:
    """The acknowledged records that are not in the log."""
    store = SqliteStore.open(folder)
    try:
        return [seq for seq in acked if seq > len(store.read(match))]
    finally:
        store.close()


def test_a_full_file(tmp_path: Path) -> None:
    acked: list[tuple[str, list[int]]] = []

    async def scene() -> None:
        async with (
            served(settings_in(tmp_path, bot_pause=0.01)) as place,
            sit_down(place.port, await place.create("Ada", "Bob")) as pair,
            sit_down(place.port, await place.create("Ada", "Bob")) as other,
        ):
            bots = await place.create("bot:random", "bot:random", "bot:random", "bot:random")
            async with place.join(bots["match"]) as watcher:
                await watcher.hear("Update")
                limit_pages(place.rooms.store, 1)  # SQLite takes the present size if that is more
                await refused_until_full(pair, "STORAGE")
                await refused_until_full(other, "STORAGE")
                body = {"game": "dice", "seats": [{"type": "Open"}, {"type": "Open"}]}
                refused = await place.http.post("/api/matches", json=body)
                assert (refused.status_code, refused.json()["code"]) == (503, "STORAGE")
                assert (await place.http.get("/api/health")).status_code == 200
                stopped = place.rooms.get(bots["match"]).room.seq
                limit_pages(place.rooms.store, 1_000_000)
                for one in (pair, other):
                    assert (await one.move(again=True))["type"] == "Ack"
                    assert (await one.move())["type"] == "Ack"
                await watcher.until(stopped + 1)  # the bots try again by themselves
            acked.extend((one.made["match"], one.acked) for one in (pair, other))

    asyncio.run(scene())
    assert [lost(tmp_path, *one) for one in acked] == [[], []]


def test_an_acknowledgement_of_what_was_not_kept_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def careless(self: actor.Actor, batch: Any) -> None:
        try:
            await real(self, batch)
        except Refusal:
            return

    acked: list[tuple[str, list[int]]] = []

    async def scene() -> None:
        async with (
            served(settings_in(tmp_path)) as place,
            sit_down(place.port, await place.create("Ada", "Bob")) as pair,
        ):
            limit_pages(place.rooms.store, 1)
            acked.append((pair.made["match"], pair.acked))
            with suppress(ConnectionClosed):  # the room notices that it was left behind
                while True:
                    await pair.move()

    real = actor.Actor._append
    monkeypatch.setattr(actor.Actor, "_append", careless)
    asyncio.run(scene())
    assert lost(tmp_path, *acked[0])


def test_a_disk_without_room(tmp_path: Path) -> None:
    """A real one, of two megabytes, in a name space of its own."""
    if shutil.which("unshare") is None:
        pytest.skip("there is no unshare here to mount a small disk with")
    folder = tmp_path / "data"
    mount = 'mount -t tmpfs -o size=2m none "$1" || exit 77; shift; exec "$@"'
    inside = ["sh", "-c", mount, "sh", str(folder)]
    host = Host(folder, "crowded", before=["unshare", "--map-root-user", "--mount", *inside])
    try:
        host.serve()
    except (AssertionError, BrokenPipeError):
        host.end()
        pytest.skip("no small disk can be mounted here")

    async def scene() -> None:
        async with sit_down(host.port, host.create("Ada", "Bob")) as pair:
            await fill_and_make_room(host, pair)

    try:
        asyncio.run(scene())
        assert host.process.poll() is None
    finally:
        host.process.kill()
        host.end()


async def fill_and_make_room(host: Host, pair: Pair) -> None:
    assert (await pair.move())["type"] == "Ack"
    host.process.send_signal(signal.SIGUSR1)
    await refused_until_full(pair, "STORAGE")
    assert host.get("/health").status_code == 200
    assert host.get(f"/matches/{pair.made['match']}").json()["seq"] == pair.acked[-1]
    host.process.send_signal(signal.SIGUSR2)
    for _ in range(100):
        if (await pair.move(again=True))["type"] == "Ack":
            break
        await asyncio.sleep(0.05)
    assert (await pair.move())["type"] == "Ack"
    log = host.get(f"/matches/{pair.made['match']}/log").text.splitlines()
    assert len(log) == pair.acked[-1]


def test_a_locked_file(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            served(settings_in(tmp_path)) as place,
            sit_down(place.port, await place.create("Ada", "Bob")) as pair,
        ):
            assert (await pair.move())["type"] == "Ack"
            with raw(tmp_path) as other:
                other.execute("BEGIN IMMEDIATE")
                refused = await pair.move()
                assert refused["code"] == "BUSY"
                assert "try again" in refused["text"]
                summary = await place.http.get(f"/api/matches/{pair.made['match']}")
                assert summary.json()["seq"] == pair.acked[-1]
                other.execute("ROLLBACK")
            assert (await pair.move(again=True))["type"] == "Ack"

    asyncio.run(scene())


def forge(folder: Path, match: str) -> None:
    """The last record with another text, and hashes that fit: only the rules can tell."""
    with raw(folder) as file:
        query = "SELECT seq, body FROM events WHERE match_id=? ORDER BY seq"
        rows: list[tuple[int, bytes]] = file.execute(query, (match,)).fetchall()
        before = first(match)
        for seq, body in rows[:-1]:
            before = link(before, seq, body)
        seq, forged = rows[-1][0], b'{"type":"Moved","at":1,"seat":0,"move":"pay:wF"}'
        values = (link(before, seq, forged), forged, match, seq)
        file.execute("UPDATE events SET hash=?, body=? WHERE match_id=? AND seq=?", values)
        file.execute("UPDATE matches SET hash=? WHERE id=?", (link(before, seq, forged), match))


def spoil(folder: Path, match: str, how: str) -> None:
    if how == "forged":
        forge(folder, match)
        return
    statement = {
        "changed": "UPDATE events SET body=x'00' WHERE match_id=? AND seq=5",
        "missing": "DELETE FROM events WHERE match_id=? AND seq=5",
        "cut": "DELETE FROM events WHERE match_id=? AND seq>5",
    }[how]
    with raw(folder) as file:
        file.execute(statement, (match,))


@pytest.mark.parametrize("how", ["changed", "missing", "cut", "forged"])
def test_a_damaged_match_is_set_aside_and_the_others_go_on(tmp_path: Path, how: str) -> None:
    kept: list[dict[str, Any]] = []

    async def before() -> None:
        async with served(settings_in(tmp_path)) as place:
            for _ in range(2):
                made = await place.create("Ada", "Bob")
                async with sit_down(place.port, made) as pair:
                    for _ in range(3):
                        assert (await pair.move())["type"] == "Ack"
                kept.append(made)

    async def after() -> None:
        bad, good = kept
        async with served(settings_in(tmp_path)) as place:
            for lang in (None, "de"):
                async with place.join(bad["match"], bad["keys"][0], lang=lang) as ada:
                    refused = await ada.hear()
                    assert (refused["type"], refused["code"]) == ("Refused", "DAMAGED")
                    assert len(refused["text"]) > 20
                    with pytest.raises(ConnectionClosed):
                        await ada.hear()
            for path in ("", "/log", "/file", "/chat"):
                answer = await place.http.get(f"/api/matches/{bad['match']}{path}")
                assert (answer.status_code, answer.json()["code"]) == (500, "DAMAGED"), path
            mine = await place.http.post("/api/mine", json={"keys": [bad["keys"][0]]})
            assert [one["damaged"] for one in mine.json()] == [True]
            assert place.rooms.store.find(bad["match"]).quarantined
            async with sit_down(place.port, good) as pair:
                assert (await pair.move(again=True))["type"] == "Ack"

    asyncio.run(before())
    spoil(tmp_path, kept[0]["match"], how)
    asyncio.run(after())


@pytest.mark.parametrize(
    ("error", "code"), [(StoreBroken("no such disk"), "STORAGE"), (StoreBusy("held"), "BUSY")]
)
def test_a_disk_that_fails_for_a_moment_damages_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, code: str
) -> None:
    def fail(*_: object) -> None:
        raise error

    async def scene() -> None:
        async with served(settings_in(tmp_path)) as place:
            async with sit_down(place.port, await place.create("Ada", "Bob")) as pair:
                assert (await pair.move())["type"] == "Ack"
                with monkeypatch.context() as fault:
                    fault.setattr(SqliteStore, "answered", fail)
                    assert (await pair.move())["code"] == code
                assert (await pair.move(again=True))["type"] == "Ack"
            await asleep(place.rooms, pair.made["match"])
            with monkeypatch.context() as fault:
                fault.setattr(SqliteStore, "read", fail)
                async with place.join(pair.made["match"]) as watcher:
                    assert (await watcher.hear())["code"] == code
            async with place.join(pair.made["match"]) as watcher:
                assert (await watcher.hear("Update"))["seq"] == pair.acked[-1]
            assert place.rooms.store.find(pair.made["match"]).quarantined is None

    asyncio.run(scene())


def test_a_match_with_a_set_that_is_not_here_is_not_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without(*_: object) -> None:
        raise BadFile("played with another set")

    async def scene() -> None:
        async with served(settings_in(tmp_path)) as place:
            made = await place.create("Ada", "Bob")
            await asleep(place.rooms, made["match"])
            with monkeypatch.context() as fault:
                fault.setattr(Rooms, "game", without)
                answer = await place.http.get(f"/api/matches/{made['match']}")
                assert (answer.status_code, answer.json()["code"]) == (404, "UNKNOWN")
            assert (await place.http.get(f"/api/matches/{made['match']}")).status_code == 200
            assert place.rooms.store.find(made["match"]).quarantined is None

    asyncio.run(scene())


async def asleep(rooms: Rooms, match: str) -> None:
    """The room has left the memory."""
    while match in rooms._live:
        rooms._sleep(match)
        await asyncio.sleep(0.01)


def test_chat_that_cannot_be_kept_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Future[None]:
        failed: Future[None] = Future()
        failed.set_exception(StoreBroken("no such disk"))
        return failed

    monkeypatch.setattr(SqliteStore, "append_chat", fail)
    with hosted(tmp_path / "elsewhere") as unharmed:  # faults stay in their own process
        assert unharmed.get("/health").status_code == 200

    async def scene() -> None:
        async with served(settings_in(tmp_path / "data")) as place:
            made = await place.create("Ada", "Bob")
            async with place.join(made["match"], made["keys"][0]) as ada:
                assert (await ada.ask("Say", text="hello"))["code"] == "STORAGE"

    asyncio.run(scene())
