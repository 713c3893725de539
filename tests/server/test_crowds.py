"""Many at once, and slow ones: nobody else waits. What one may ask for is in `test_limits.py`."""

from __future__ import annotations

import asyncio
import itertools
import socket
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from server import serving
from server.serving import PATIENCE, Caller, Place, served, settings_in
from websockets.asyncio.client import connect

from nations.server import serve
from nations.server.actor import Actor
from nations.server.audience import Audience, Listener
from nations.server.limits import Limit
from nations.server.rooms import Rooms
from nations.server.serve import bind
from nations.server.settings import Settings
from nations.server.socket import Sockets

SHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: bG9hZCBsb2FkIGxvYWQgIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
STORM = 300
NUMBERS = itertools.count()


def frame(text: str) -> bytes:
    """A text frame, masked with zeros."""
    data = text.encode()
    long = len(data) > 125
    size = bytes((128 | 126,)) + len(data).to_bytes(2, "big") if long else bytes((128 | len(data),))
    return b"\x81" + size + bytes(4) + data


@asynccontextmanager
async def stuck(port: int, match: str) -> AsyncIterator[socket.socket]:
    """A client that says hello and then never reads."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, ("127.0.0.1", port))
        await loop.sock_sendall(line, SHAKE)
        await loop.sock_recv(line, 1024)  # its handshake
        await loop.sock_sendall(line, frame(f'{{"type":"Hello","match":"{match}"}}'))
        yield line


async def chatter(caller: Caller, lines: int) -> None:
    """Many lines of chat, by somebody who reads what comes."""
    for number in range(0, lines, 50):
        for one in range(number, number + 50):
            await caller.send("Say", id=f"{next(NUMBERS)}-{one}", text="x" * 280)
        for _ in range(50):
            await caller.hear("Chat")


WIDE_CHAT = replace(serving.WIDE, chat=Limit(1e6, 1e6), sockets=1000)


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system keeps little for who does not read, so that it shows soon."""

    def bind_narrow(settings: Settings) -> socket.socket:
        listening = bind(settings)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listening

    monkeypatch.setattr(serving, "bind", bind_narrow)


@pytest.mark.usefixtures("narrow")
def test_who_never_reads_costs_little_and_is_cut_off(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(settings_in(tmp_path, limits=WIDE_CHAT)) as place:
            made = await place.create("Ada", "Bob")
            audience = place.rooms.get(made["match"]).audience
            async with (
                place.join(made["match"], made["keys"][0]) as ada,
                stuck(place.port, made["match"]),
            ):
                await ada.hear("Update")
                while len(audience) < 2:
                    await asyncio.sleep(0.01)
                slow = next(one for one in audience._listeners if one.seat is None)
                for _ in range(20):
                    await chatter(ada, 50)
                    assert len(slow._queue or ()) <= WIDE_CHAT.queued
                    if len(audience) == 1:
                        break
                until = time.monotonic() + PATIENCE
                while len(audience) > 1:
                    assert time.monotonic() < until, "it is still there"
                    await asyncio.sleep(0.02)

    asyncio.run(scene())


@pytest.mark.usefixtures("narrow")
def test_who_never_reads_does_not_hold_up_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "DRAIN_SECONDS", 2 * PATIENCE)

    async def scene() -> float:
        async with (
            served(settings_in(tmp_path, limits=WIDE_CHAT)) as place,
            AsyncExitStack() as all_,
        ):
            for _ in range(6):
                made = await place.create("Ada", "Bob")
                async with place.join(made["match"], made["keys"][0]) as ada:
                    await ada.hear("Update")
                    await all_.enter_async_context(stuck(place.port, made["match"]))
                    audience = place.rooms.get(made["match"]).audience
                    while len(audience) < 2:
                        await asyncio.sleep(0.01)
                    slow = next(one for one in audience._listeners if one.seat is None)
                    while not slow.busy:
                        await chatter(ada, 50)
                        await asyncio.sleep(0.02)
            begun = time.monotonic()
            place.server.should_exit = True
            while any(one.audience for one in place.rooms.live):
                await asyncio.sleep(0.01)
            return time.monotonic() - begun

    assert asyncio.run(scene()) < PATIENCE


@pytest.mark.usefixtures("narrow")
def test_a_queue_without_an_end_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(self: Listener, data: bytes) -> None:
        self.most = 1 << 30
        real(self, data)

    real = Listener.post
    monkeypatch.setattr(Listener, "post", endless)
    with pytest.raises(AssertionError):
        test_who_never_reads_costs_little_and_is_cut_off(tmp_path)


async def storm(place: Place, made: list[dict[str, Any]], after: int) -> float:
    """All come at once; the seconds of work until all have their update."""

    async def one(number: int, stack: AsyncExitStack) -> int:
        match = made[number % len(made)]
        key = match["keys"][number // len(made) % 3] if number % 2 else None
        caller = await stack.enter_async_context(place.join(match["match"], key, after))
        seq: int = (await caller.hear("Update"))["seq"]
        return seq

    begun = time.process_time()
    async with AsyncExitStack() as stack:
        await asyncio.gather(*(one(number, stack) for number in range(STORM)))
        took = time.process_time() - begun
        assert sum(len(one.audience) for one in place.rooms.live) == STORM
    return took


def test_a_storm_of_reconnects(tmp_path: Path) -> None:
    """The server forgets all rooms in between, as after a restart."""

    async def scene() -> None:
        async with served(settings_in(tmp_path)) as place:
            made = [await place.create("Ada", "Bob", "Cyd") for _ in range(20)]
            for round_ in range(2):
                took = await storm(place, made, after=round_ * 1000)
                assert took < 20
                until = time.monotonic() + PATIENCE
                while any(len(one.audience) for one in place.rooms.live):
                    assert time.monotonic() < until
                    await asyncio.sleep(0.01)
                for one in made:
                    place.rooms._sleep(one["match"])
                assert len(place.rooms) == 0
            assert not place.rooms._thinking

    asyncio.run(scene())


def test_a_room_that_is_read_twice_in_a_storm_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault: every comer gets a room of their own, so some are never told anything."""

    async def forgetful(rooms: Rooms, match: str) -> Actor:
        rooms._live.pop(match, None)
        return rooms.get(match)

    monkeypatch.setattr(Rooms, "find", forgetful)

    async def scene() -> None:
        async with served(settings_in(tmp_path)) as place:
            made = [await place.create("Ada", "Bob", "Cyd") for _ in range(2)]
            with pytest.raises(AssertionError):
                await storm(place, made, after=0)

    asyncio.run(scene())


def test_a_match_with_many_spectators(tmp_path: Path) -> None:
    """Each sees every record, in order, without gaps, and what is sent to them is made once."""
    encoded: list[int] = []

    async def watch(place: Place, match: str) -> list[int]:
        async with place.join(match) as watcher:
            news: list[int] = []
            while watcher.update.get("phase") != "over":
                news += [one["seq"] for one in (await watcher.hear("Update"))["news"]]
            return news

    async def scene() -> None:
        async with served(settings_in(tmp_path, bot_pause=0.01)) as place:
            made = await place.create("bot:random", None)
            watching = [asyncio.create_task(watch(place, made["match"])) for _ in range(60)]
            room = place.rooms.get(made["match"])
            while len(room.audience) < 60:
                await asyncio.sleep(0.01)
            encoded.clear()
            path = f"/api/matches/{made['match']}/claim"
            body = {"claim": made["claims"][1], "name": "Bob"}
            key = (await place.http.post(path, json=body)).json()["key"]
            async with place.join(made["match"], key) as bob:
                await bob.ask("Leave", bot="random")
                for news in await asyncio.gather(*watching):
                    assert news == list(range(1, room.room.seq + 1))
            assert len(encoded) < room.room.seq * 20  # not 60 for each record

    real = Audience._encode

    def counted(self: Audience, *what: Any) -> bytes:
        encoded.append(1)
        return real(self, *what)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Audience, "_encode", counted)
        asyncio.run(scene())


def test_moves_do_not_wait_for_all_who_come_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when another server died: a picture takes long, many want one, and somebody moves."""
    coming, joined = 80, list[Listener]()
    join = Audience.join

    def slowly(audience: Audience, listener: Listener, after: int) -> None:
        joined.append(listener)
        time.sleep(0.02)
        join(audience, listener, after)

    async def scene() -> int:
        async with served(settings_in(tmp_path)) as place, AsyncExitStack() as all_:
            made = await place.create("Ada", "Bob")
            hello = {"type": "Hello", "match": (await place.create("Cid", "Dot"))["match"]}
            hello_text = msgspec.json.encode(hello).decode()
            url = f"ws://127.0.0.1:{place.port}/api/socket"
            crowd = [await all_.enter_async_context(connect(url)) for _ in range(coming)]
            callers = [
                await all_.enter_async_context(place.join(made["match"], key))
                for key in made["keys"]
            ]
            for one in callers:
                await one.hear("Update")
            mover = callers[callers[0].update["at_turn"]]
            move = mover.update["offers"][0]["text"]
            monkeypatch.setattr(Audience, "join", slowly)
            answer = asyncio.ensure_future(mover.ask("Play", move=move, expect=mover.update["seq"]))
            await asyncio.gather(*(one.send(hello_text) for one in crowd))
            assert (await answer)["type"] == "Ack"
            return len(joined)

    assert asyncio.run(scene()) < coming * 3 / 4


def test_a_rush_that_goes_before_moves_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @asynccontextmanager
    async def at_once(_: Sockets) -> AsyncIterator[None]:
        yield

    monkeypatch.setattr(Sockets, "greeting", at_once)
    with pytest.raises(AssertionError):
        test_moves_do_not_wait_for_all_who_come_at_once(tmp_path, monkeypatch)
