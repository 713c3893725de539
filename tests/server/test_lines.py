"""Lines that double, reorder, split and cut: each command is carried out once or not at all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.serving import Place, served, settings_in
from websockets.exceptions import InvalidState

from nations.room.records import Moved, read
from nations.server import actor
from nations.server.audience import Listener
from nations.server.serve import CutSocket

SHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: bG9hZCBsb2FkIGxvYWQgIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BINARY, CONTINUED, CLOSE, PING = 1, 2, 0, 8, 9


def frame(data: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """A masked frame."""
    mask = random.randbytes(4)
    size = len(data)
    head = bytes((128 * last | kind, 128 | (size if size < 126 else 126)))
    long = size.to_bytes(2, "big") if size > 125 else b""
    return head + long + mask + bytes(one ^ mask[at % 4] for at, one in enumerate(data))


def command(kind: str, **fields: Any) -> bytes:
    return msgspec.json.encode({"type": kind, **fields})


class Wire:
    """A socket by hand: what is written is exactly what is sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def write(self, data: bytes) -> None:
        self.writer.write(data)

    async def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            first, second = await asyncio.wait_for(self.reader.readexactly(2), 10)
            size = second & 127
            if size >= 126:
                more = await self.reader.readexactly(2 if size == 126 else 8)
                size = int.from_bytes(more, "big")
            data = await self.reader.readexactly(size)
            if first & 15 == CLOSE:
                raise EOFError(int.from_bytes(data[:2], "big"))
            if first & 15 == TEXT:
                heard: dict[str, Any] = msgspec.json.decode(data)
                if heard["type"] in kinds:
                    return heard


@asynccontextmanager
async def wired(place: Place, match: str, key: str | None, after: int = 0) -> AsyncIterator[Wire]:
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port, limit=1 << 22)
    writer.write(SHAKE)
    await reader.readuntil(b"\r\n\r\n")
    wire = Wire(reader, writer)
    wire.write(frame(command("Hello", match=match, key=key, after=after)))
    try:
        yield wire
    finally:
        writer.close()


@asynccontextmanager
async def at_turn(folder: Path) -> AsyncIterator[tuple[Place, dict[str, Any], str, dict[str, Any]]]:
    """A server with a match of two: the place, the match, the key at turn and its update."""
    async with served(settings_in(folder)) as place:
        made = await place.create("Ada", "Bob")
        seat = place.rooms.get(made["match"]).room.at_turn
        assert seat is not None
        key = made["keys"][seat]
        async with wired(place, made["match"], key) as wire:
            update = await wire.hear("Update")
        yield place, made, key, update


def moved(place: Place, match: str) -> list[str]:
    """The moves of people in the log."""
    records = [read(body) for body in place.rooms.store.read(match)]
    return [one.move for one in records if isinstance(one, Moved)]


async def doubled(folder: Path) -> list[str]:
    """One move, sent many times: at once, on several sockets, and again later."""
    async with at_turn(folder) as (place, made, key, update):
        move = update["offers"][-1]["text"]
        play = command("Play", id="one", move=move, expect=update["seq"])
        async with (
            wired(place, made["match"], key) as first,
            wired(place, made["match"], key) as second,
        ):
            for wire in (first, second):
                wire.write(frame(play) * 3)
            answers = [await wire.hear("Ack", "Refused") for wire in (first, second) * 3]
        async with wired(place, made["match"], key, after=update["seq"]) as later:
            later.write(frame(play))
            answers.append(await later.hear("Ack", "Refused"))
        assert [one for one in answers if one != answers[0]] == []
        assert answers[0]["type"] == "Ack"
        return moved(place, made["match"])


def test_sent_twice_is_done_once(tmp_path: Path) -> None:
    assert len(asyncio.run(doubled(tmp_path))) == 1


def test_ids_that_are_not_remembered_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forget(*_: object) -> None:
        return

    monkeypatch.setattr(actor.Actor, "_known", forget)
    with pytest.raises(AssertionError):
        asyncio.run(doubled(tmp_path))


def test_in_another_order_they_are_stale(tmp_path: Path) -> None:
    """What was meant for later is refused, and changes nothing; in order again it is done."""

    async def scene() -> None:
        async with at_turn(tmp_path) as (place, made, key, update):
            seq, move = update["seq"], update["offers"][-1]["text"]
            async with wired(place, made["match"], key) as wire:
                early = command("Play", id="later", move="pass", expect=seq + 1)
                old = command("Play", id="old", move="pass", expect=seq - 1)
                now = command("Play", id="now", move=move, expect=seq)
                wire.write(frame(early) + frame(old) + frame(now) + frame(early))
                answers = [await wire.hear("Ack", "Refused") for _ in range(4)]
                told = [(one["id"], one.get("code", "Ack")) for one in answers]
                assert told[:3] == [("later", "STALE"), ("old", "STALE"), ("now", "Ack")]
                assert told[3][0] == "later"
                assert answers[0]["seq"] == seq
                assert moved(place, made["match"])[0] == move

    asyncio.run(scene())


def test_many_without_waiting_are_answered_in_order(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_turn(tmp_path) as (place, made, key, update):
            async with wired(place, made["match"], key) as wire:
                plays = [
                    command("Play", id=f"p{number}", move=offer["text"], expect=update["seq"])
                    for number, offer in enumerate(update["offers"] * 5)
                ]
                wire.write(b"".join(frame(play) for play in plays))
                answers = [await wire.hear("Ack", "Refused") for _ in plays]
                assert [one["id"] for one in answers] == [f"p{at}" for at in range(len(plays))]
                assert [one["type"] for one in answers].count("Ack") == 1
                codes = {one["code"] for one in answers if one["type"] == "Refused"}
                assert codes == {"STALE"}
            assert moved(place, made["match"]) == [update["offers"][0]["text"]]

    asyncio.run(scene())


def test_split_into_bytes_and_frames(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_turn(tmp_path) as (place, made, key, update):
            move = update["offers"][-1]["text"]
            play = command("Play", id="whole", move=move, expect=update["seq"])
            async with wired(place, made["match"], key) as wire:
                parts = [play[at : at + 9] for at in range(0, len(play), 9)]
                pieces = frame(parts[0], TEXT, False)
                for part in parts[1:-1]:
                    pieces += frame(b"ping", PING) + frame(part, CONTINUED, False)
                pieces += frame(parts[-1], CONTINUED)
                for one in pieces:
                    wire.write(bytes((one,)))
                    await wire.writer.drain()
                    await asyncio.sleep(0)
                assert (await wire.hear("Ack", "Refused"))["type"] == "Ack"
                wire.write(frame(play, BINARY))
                assert (await wire.hear("Ack", "Refused"))["id"] == "whole"
            assert moved(place, made["match"]) == [move]

    asyncio.run(scene())


def test_cut_anywhere_it_is_done_once_or_not_at_all(tmp_path: Path) -> None:
    """Each cut is followed by the same command on a new line."""

    async def scene() -> None:
        async with at_turn(tmp_path) as (place, made, _, _):
            match = made["match"]
            chance, count = random.Random(3), 0
            while count < 25 and place.rooms.get(match).room.at_turn is not None:
                room = place.rooms.get(match).room
                seat = room.at_turn
                assert seat is not None
                key, count = made["keys"][seat], count + 1
                async with wired(place, match, key) as wire:
                    update = await wire.hear("Update")
                    move = update["offers"][-1]["text"]
                    play = command("Play", id=f"c{count}", move=move, expect=update["seq"])
                    data = frame(play)
                    at = chance.randrange(len(data) + 1)
                    wire.write(data[:at])
                    await wire.writer.drain()
                    if chance.random() < 0.5:
                        wire.writer.transport.abort()
                async with wired(place, match, key) as wire:
                    wire.write(frame(play))
                    assert (await wire.hear("Ack", "Refused"))["type"] == "Ack"
                assert len(moved(place, match)) == count

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x83\x80\0\0\0\0", 1002),
        (b"\x81\x05hello", 1002),
        (frame(b"x", CONTINUED), 1002),
        (b"\x81\xff" + b"\xff" * 8 + bytes(4), 1009),
    ],
    ids=["no such kind", "not masked", "continues nothing", "too long"],
)
def test_frames_that_are_none_end_only_their_own_line(
    tmp_path: Path, data: bytes, code: int
) -> None:
    async def scene() -> None:
        async with at_turn(tmp_path) as (place, made, key, update):
            async with wired(place, made["match"], key) as bad:
                await bad.hear("Update")
                bad.write(data)
                with pytest.raises((EOFError, asyncio.IncompleteReadError)) as closed:
                    await bad.hear("Nothing")
                if closed.type is EOFError:
                    assert closed.value.args[0] in (code, 1002, 1007, 1009)
            async with wired(place, made["match"], key) as wire:
                assert (await wire.hear("Update"))["seq"] == update["seq"]

    asyncio.run(scene())


async def send_no_text(folder: Path) -> dict[str, Any]:
    """What a text frame is answered that is not UTF-8."""
    async with (
        at_turn(folder) as (place, made, key, _),
        wired(place, made["match"], key) as wire,
    ):
        await wire.hear("Update")
        wire.write(frame(b'{"type":"Return","id":"\xff\xfe"}'))
        answer = await wire.hear("Refused")
        wire.write(frame(command("Return", id="after")))
        assert (await wire.hear("Refused"))["id"] == "after"
        return answer


def test_text_that_is_not_utf_8_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    answer = asyncio.run(send_no_text(tmp_path))
    assert (answer["id"], answer["code"]) == (None, "BAD")
    assert capfd.readouterr().err == ""


def test_control_a_server_that_fails_over_it_is_noticed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(CutSocket, "send_receive_event_to_app")
    with pytest.raises(EOFError):
        asyncio.run(send_no_text(tmp_path))
    assert "Traceback" in capfd.readouterr().err


async def stop_while_a_client_leaves(folder: Path) -> None:
    async with at_turn(folder) as (place, made, key, _), place.join(made["match"], key) as caller:
        await caller.hear("Update")
        (line,) = (
            one for one in place.server.server_state.connections if isinstance(one, CutSocket)
        )
        line.conn.send_close(1000)  # so it stands between a client's goodbye and its end
        line.shutdown()


def test_a_client_that_leaves_as_the_server_stops_does_not_disturb(tmp_path: Path) -> None:
    asyncio.run(stop_while_a_client_leaves(tmp_path))


def test_control_a_server_that_says_goodbye_twice_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(CutSocket, "shutdown")
    with pytest.raises(InvalidState):
        asyncio.run(stop_while_a_client_leaves(tmp_path))


class Speechless:
    """Cannot say what happened."""

    async def missed(self, _listener: Listener) -> bytes:
        raise ValueError("planted")


def test_who_cannot_be_told_is_asked_to_come_again(caplog: pytest.LogCaptureFixture) -> None:
    """And does not wait for ever at a socket that is open and silent."""
    closed: list[bool] = []

    async def run() -> None:
        listener = Listener(lambda _: asyncio.sleep(0), lambda: closed.append(True), None, "en", 5)
        listener.audience = Speechless()  # type: ignore[assignment]  # as much as is asked for
        listener.wake()
        await listener.flushed()

    asyncio.run(run())
    assert closed
    assert "planted" in caplog.text
