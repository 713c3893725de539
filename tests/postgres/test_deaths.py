"""A server counts as dead and lives on, meets a newer one's records, or has no database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from server.serving import Caller
from websockets.exceptions import ConnectionClosed

from nations.server.clock import CLOCK, Stood
from nations.server.shared_actor import SharedActor
from nations.server.shared_rooms import SharedRooms, shared
from nations.store import StoreBusy
from nations.store.postgres import pool
from nations.store.postgres.store import PostgresStore
from nations.store.shared import Standstill
from postgres.database import Database, do
from postgres.test_servers import LEASE, PATIENCE, run, seat_one, several, text_of
from postgres.wire import Wire


async def until(found: Callable[[], Any]) -> Any:
    """What is found, as soon as it is."""
    end = time.monotonic() + PATIENCE
    while not (one := found()):
        assert time.monotonic() < end
        await asyncio.sleep(0.02)
    return one


def shared_in(place: Any) -> PostgresStore:
    store = place.rooms.shared
    assert isinstance(store, PostgresStore)
    return store


async def die(place: Any) -> None:
    """It counts as dead: its signs of life are worth nothing."""
    shared_in(place)._lease = -1
    await asyncio.to_thread(shared_in(place).beat)


def revive(place: Any) -> None:
    shared_in(place)._lease = LEASE


def test_who_counted_as_dead_is_seen_again(url: str, tmp_path: Path) -> None:
    presence_comes_back(url, tmp_path)


def test_a_server_that_does_not_know_that_it_was_dead_is_noticed(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = PostgresStore.beat

    def beat(self: PostgresStore) -> Any:
        return real(self)._replace(was_dead=False)

    monkeypatch.setattr(PostgresStore, "beat", beat)
    with pytest.raises(TimeoutError):
        presence_comes_back(url, tmp_path, patience=4)


def presence_comes_back(url: str, folder: Path, patience: float = PATIENCE) -> None:
    """Somebody is at a server that stands still for longer than a lease; meanwhile another begins,
    which takes away what the dead left."""

    async def play() -> None:
        async with several(url, folder) as (one, two):
            made = await one.create("Ann", "Ben")
            match, keys = made["match"], made["keys"]
            async with two.join(match, keys[0]) as ann, one.join(match, keys[1]):
                assert await seat_one(ann) is True
                await die(one)
                assert await seat_one(ann) is False
                third = PostgresStore.open(url)
                third.join()
                third.close()
                revive(one)
                assert await asyncio.wait_for(seat_one(ann), patience) is True

    run(play)


def test_bots_go_on_at_a_server_that_counted_as_dead(url: str, tmp_path: Path) -> None:
    """Its late write is refused, nobody else takes over, and it lives again."""

    async def play() -> None:
        async with several(url, tmp_path, 1, bot_pause=0.05) as (one,):
            made = await one.create("bot:random", "bot:random")
            async with one.join(made["match"]) as watcher:
                await watcher.until(25)
                actor = shared(one.rooms._live[made["match"]])
                await die(one)
                await until(lambda: actor.fence is None)
                seq = actor.room.seq
                revive(one)
                await asyncio.wait_for(watcher.until(seq + 10), PATIENCE)

    run(play)


def test_a_match_with_a_newer_record_is_passed_on(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of two servers is older, and cannot read what a question is."""
    real_room, real_records = SharedRooms._room, SharedActor._records
    old: set[str] = set()

    def room(self: SharedRooms, match: str, bodies: Any) -> Any:
        read_as(self.shared.process, bodies)
        return real_room(self, match, bodies)

    def read_as(process: str, bodies: Any) -> None:
        if process in old and any(b'"Asked"' in body for body in bodies):
            raise msgspec.DecodeError("a newer record")

    def records(self: SharedActor, bodies: list[bytes]) -> Any:
        try:
            read_as(self._shared.process, bodies)
        except msgspec.DecodeError as error:
            raise self._pass_on() from error
        return real_records(self, bodies)

    monkeypatch.setattr(SharedRooms, "_room", room)
    monkeypatch.setattr(SharedActor, "_records", records)

    async def play() -> None:
        async with several(url, tmp_path) as (one, two):
            old.add(shared_in(one).process)
            made = await one.create("Ann", "Ben", clock=600)
            match, keys = made["match"], made["keys"]
            async with one.join(match, keys[0]) as ann, two.join(match, keys[1]) as ben:
                await ann.hear("Update")
                await ben.hear("Update")
                await until(lambda: holder(url, match) == shared_in(one).process)
                assert (await ben.ask("AskStop"))["type"] == "Ack"
                assert (await ann.hear("Bye"))["reason"] == "moved"
                with pytest.raises(ConnectionClosed) as ended:
                    await ann.hear()
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == 1012
            async with one.join(match, keys[0]) as ann:  # it is not for this one
                assert (await ann.hear("Refused"))["code"] == "BUSY"
                with pytest.raises(ConnectionClosed) as ended:
                    await ann.hear()
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == 1012
            async with two.join(match, keys[0]) as ann:
                assert (await ann.hear("Update"))["question"]
                await until(lambda: holder(url, match) == shared_in(two).process)
            assert do(url, "SELECT quarantined FROM matches") == [(None,)]

    run(play)


def holder(url: str, match: str) -> str | None:
    """Which server sees to a match."""
    found = do(url, f"SELECT holder FROM tending WHERE match_id = '{match}'")  # noqa: S608
    return found[0][0] if found else None


def test_a_clock_that_jumps_takes_nobodys_time(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with several(url, tmp_path, 1) as (one,):
            made = await one.create("Ann", "Ben", clock=60)
            match, rooms = made["match"], one.rooms
            async with one.join(match, made["keys"][0]) as ann:
                await ann.hear("Update")
                await until(lambda: shared(rooms._live[match]).fence)
                for hours in (1, -1):
                    CLOCK._ahead += hours * 3600 * 10**9
                    looked = rooms._look_at_clock(match)
                    assert looked is not None
                    await looked
                    assert abs(CLOCK.now() - 1000 * time.time()) < 60_000
            assert not any(b'"Seated"' in body for body in rooms.store.read(match))

    run(play)


def test_time_in_which_no_server_lived_is_nobodys_at_any_server(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with several(url, tmp_path / "before", 1) as (one,):
            made = await one.create("Ann", "Ben", clock=60)
            due = one.rooms._live[made["match"]].deadline
        do(url, "UPDATE processes SET seen = seen - interval '100 seconds'")
        async with several(url, tmp_path / "after") as (one, two):
            end = time.monotonic() + PATIENCE
            later: set[int | None] = set()
            while len(later) != 1:  # a busy machine stands still for a moment: both hear of it
                assert time.monotonic() < end
                rooms = [await place.rooms.find(made["match"]) for place in (one, two)]
                later = {room.deadline for room in rooms}
            there = later.pop()
            assert due is not None
            assert there is not None
            lasted = [pause.lasted for pause in shared_in(one).pauses()]
            assert 100_000 <= max(lasted) < 400_000
            assert 0 < there - due <= sum(lasted)

    run(play)


def test_how_much_of_a_time_was_a_pause() -> None:
    stood = Stood([Standstill(100, 50), Standstill(300, 10)])
    assert [stood.since(at) for at in (0, 120, 150, 305, 310)] == [60, 40, 10, 5, 0]


def test_a_database_that_hangs_is_left_and_found_again(
    cluster: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing passes and nothing is closed: only a clock on this side can tell."""
    monkeypatch.setattr(pool, "STUCK", 1.0)
    url, wire = cluster.fresh(), Wire(cluster.port)
    through = url.replace(f":{cluster.port}/", f":{wire.port}/")

    async def play() -> None:
        async with several(through, tmp_path, 1, lease_seconds=2.0) as (one,):
            ready = f"http://127.0.0.1:{one.port}/ready"
            made = await one.create("Ann", "Ben")
            assert await status(ready) == 200
            wire.held = True
            with pytest.raises(StoreBusy):
                await asyncio.to_thread(one.rooms.store.find, made["match"])
            assert await status(ready, 503) == 503
            wire.held = False
            assert await status(ready, 200) == 200
            async with one.join(made["match"], made["keys"][0]) as ann:
                await first_move(ann)

    try:
        run(play)
    finally:
        wire.close()


async def status(url: str, wished: int = 0) -> int:
    """What is answered; with a wish, as soon as that is answered."""
    async with httpx.AsyncClient() as http:
        end = time.monotonic() + PATIENCE
        while True:
            found = (await http.get(url, timeout=PATIENCE)).status_code
            if wished in (0, found) or time.monotonic() > end:
                return found
            await asyncio.sleep(0.1)


async def first_move(player: Caller) -> None:
    update = await player.hear("Update")
    if update["offers"]:
        ack = await player.ask("Play", move=text_of(update["offers"][0]), expect=update["seq"])
        assert ack["type"] == "Ack"
