"""Who asks for too much is refused, and nobody else: each limit, and what happens without it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace
from server import serving
from server.serving import served
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nations.server import names
from nations.server.actor import Actor
from nations.server.limits import Limit, Limits, household
from nations.server.rooms import Rooms
from nations.server.settings import Settings
from nations.server.socket import CUT, PLACED, Sockets
from nations.store import Batch

MANY = Limit(1e9, 1e9)
NO_HELLO = 60
"""Seconds until a silent one must be sent away, on a busy machine too."""
settings_in: Callable[..., Settings] = serving.settings_in


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(settings_in(tmp_path, limits=Limits(sockets=5))) as place:
            made = await place.create("Ada", "Bob")
            async with AsyncExitStack() as stack:
                for _ in range(5):
                    caller = await stack.enter_async_context(place.join(made["match"]))
                    await caller.hear("Update")
                with pytest.raises(InvalidStatus):
                    async with place.join(made["match"]):
                        pass
            for _ in range(200):  # those who left do not count
                try:
                    async with place.join(made["match"]) as again:
                        await again.hear("Update")
                    return
                except InvalidStatus:
                    await asyncio.sleep(0.01)
            raise AssertionError("nobody is let in any more")

    asyncio.run(scene())


def test_too_many_commands_are_refused_by_their_ids(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(commands=Limit(0.5, 10))
        async with served(settings_in(tmp_path, limits=limits)) as place:
            made = await place.create("Ada", "Bob")
            async with (
                place.join(made["match"], made["keys"][0]) as ada,
                place.join(made["match"], made["keys"][1]) as bob,
            ):
                await ada.hear("Update")
                seq = ada.update["seq"]
                for number in range(40):
                    await ada.send("Play", id=f"c{number}", move="nonsense", expect=seq)
                answers = [await ada.hear("Refused") for _ in range(40)]
                assert [one["id"] for one in answers] == [f"c{number}" for number in range(40)]
                codes = [one["code"] for one in answers]
                assert codes.count("RATE") >= 25
                assert "RATE" not in codes[:10]
                assert (await bob.ask("Return"))["code"] == "PHASE"  # others have their own
                assert place.rooms.get(made["match"]).room.seq == seq
                while (answer := await ada.ask("Return"))["code"] == "RATE":
                    await asyncio.sleep(0.1)
                assert answer["code"] == "PHASE"

    asyncio.run(scene())


def test_requests_and_new_matches_of_one_address_are_counted(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(requests=Limit(0.001, 20), matches=Limit(0.001, 3))
        async with served(settings_in(tmp_path, limits=limits)) as place:
            body = {"game": "dice", "seats": [{"type": "Open"}, {"type": "Open"}]}
            made = [(await place.http.post("/api/matches", json=body)) for _ in range(5)]
            assert [one.status_code for one in made] == [201, 201, 201, 429, 429]
            assert made[-1].json()["code"] == "RATE"
            assert made[-1].headers["retry-after"]
            asked = [(await place.http.get("/api/health")).status_code for _ in range(20)]
            assert asked == [200] * 15 + [429] * 5

    asyncio.run(scene())


@pytest.mark.parametrize("size", [4096, 4097, 100_000])
def test_large_frames_are_not_read(tmp_path: Path, size: int) -> None:
    async def scene() -> None:
        async with served(settings_in(tmp_path)) as place:
            made = await place.create("Ada", "Bob")
            async with place.join(made["match"], made["keys"][0]) as ada:
                await ada.hear("Update")
                await ada.socket.send(" " * size)
                if size <= 4096:
                    assert (await ada.hear("Refused"))["code"] == "BAD"
                    return
                with pytest.raises(ConnectionClosed) as closed:
                    await ada.hear("Refused")
                assert closed.value.rcvd
                assert closed.value.rcvd.code == 1009
            async with place.join(made["match"], made["keys"][0]) as ada:
                await ada.hear("Update")

    asyncio.run(scene())


def test_who_says_no_hello_is_sent_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            served(settings_in(tmp_path, hello_seconds=0.2)) as place,
            connect(f"ws://127.0.0.1:{place.port}/api/socket") as silent,
        ):
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(silent.recv(), NO_HELLO)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1008

    asyncio.run(scene())


def test_lines_of_chat_are_counted_for_each_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(chat=Limit(0.001, 3))
        async with served(settings_in(tmp_path, limits=limits)) as place:
            made = await place.create("Ada", "Bob")
            async with (
                place.join(made["match"], made["keys"][0]) as ada,
                place.join(made["match"], made["keys"][0]) as ada_again,
                place.join(made["match"], made["keys"][1]) as bob,
            ):
                for number in range(3):
                    await (ada, ada_again)[number % 2].send("Say", id=str(number), text="hello")
                    await bob.hear("Chat")
                await ada.send("Say", id="3", text="hello")
                assert (await ada.ask("Return"))["code"] == "PHASE"
                refused = [one["code"] for one in ada.heard if one["type"] == "Refused"]
                assert refused == ["RATE", "PHASE"]
                await bob.send("Say", id="4", text="others have their own")
                await ada.hear("Chat")

    asyncio.run(scene())


def test_commands_do_not_pile_up_at_a_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that hangs; one command is under way and two may wait."""
    real = Actor._append

    async def scene() -> None:
        disk = asyncio.Event()

        async def append(self: Actor, batch: Batch) -> None:
            await disk.wait()
            await real(self, batch)

        monkeypatch.setattr(Actor, "_append", append)
        async with (
            served(settings_in(tmp_path, limits=Limits(inbox=3))) as place,
            AsyncExitStack() as stack,
        ):
            made = await place.create("Ada", "Bob")
            join = [place.join(made["match"], made["keys"][0]) for _ in range(6)]
            callers = [await stack.enter_async_context(one) for one in join]
            asking = [asyncio.create_task(one.ask("AskStop")) for one in callers]
            room = place.rooms.get(made["match"])
            while room.waiting + len(refused := [one for one in asking if one.done()]) < 6:
                await asyncio.sleep(0.01)
            disk.set()
            codes = [one.get("code") for one in await asyncio.gather(*asking)]
            assert [one.result()["code"] for one in refused] == ["BUSY"] * 3
            assert codes.count("BUSY") == 3

    asyncio.run(scene())


def test_large_requests_are_not_read(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(settings_in(tmp_path, limits=Limits(body=1000))) as place:
            body = {"game": "dice", "seats": [{"type": "Open"}]}
            for padding, status in ((900, 201), (1001, 413)):
                text = f"{str(body).replace(chr(39), chr(34))}{' ' * padding}"
                headers = {"Content-Type": "application/json"}
                answer = await place.http.post("/api/matches", content=text, headers=headers)
                assert answer.status_code == status
            assert answer.json()["code"] == "BAD"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "unknown"),
        ("", "unknown"),
    ],
)
def test_whom_an_address_belongs_to(address: str, counted: str) -> None:
    assert household(address) == counted


async def let_in(*addresses: str) -> list[str]:
    """What sockets are told that come from these addresses and stay, where two may."""
    sockets = Sockets(cast(Rooms, None), Settings(Path(), limits=Limits(sockets=2)))
    evening = asyncio.Event()

    async def visit(address: str) -> str:
        told: list[str] = []
        events = iter(("websocket.connect", "websocket.disconnect"))

        async def receive() -> dict[str, str]:
            if told:
                await evening.wait()
            return {"type": next(events)}

        async def send(event: dict[str, str]) -> None:
            told.append(event["type"])

        state = {CUT: lambda: None, PLACED: lambda _: None}
        scope = {"client": (address, 1), "headers": [], "state": state}
        await sockets(scope, receive, send)
        return told[0].removeprefix("websocket.")

    visits = [asyncio.ensure_future(visit(address)) for address in addresses]
    await asyncio.sleep(0.05)
    evening.set()
    return await asyncio.gather(*visits)


NEIGHBOURS = ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1")


def test_sockets_of_one_ipv6_network_count_together() -> None:
    """One connection has 2^64 addresses, and could use another one for each socket."""
    assert asyncio.run(let_in(*NEIGHBOURS)) == ["accept", "accept", "close", "accept"]


def test_control_addresses_that_count_alone_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "household", lambda address: address)
    assert asyncio.run(let_in(*NEIGHBOURS)) == ["accept"] * 4


ENDLESS: list[tuple[Callable[..., None], tuple[Any, ...], dict[str, Any]]] = [
    (test_sockets_of_one_address_are_counted, (), {"sockets": 10**6}),
    (test_too_many_commands_are_refused_by_their_ids, (), {"commands": MANY}),
    (test_requests_and_new_matches_of_one_address_are_counted, (), {"requests": MANY}),
    (test_requests_and_new_matches_of_one_address_are_counted, (), {"matches": MANY}),
    (test_large_frames_are_not_read, (4097,), {"frame": 10**6}),
    (test_large_requests_are_not_read, (), {"body": 10**6}),
    (test_lines_of_chat_are_counted_for_each_seat, (), {"chat": MANY}),
    (test_commands_do_not_pile_up_at_a_room, (), {"inbox": 10**6}),
]


@pytest.mark.parametrize(("test", "more", "endless"), ENDLESS, ids=lambda one: str(one)[:40])
def test_control_a_missing_limit_is_noticed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    test: Callable[..., None],
    more: tuple[Any, ...],
    endless: dict[str, Any],
) -> None:
    def limitless(folder: Path, **wished: Any) -> Settings:
        settings = serving.settings_in(folder, **wished)
        return replace(settings, limits=replace(settings.limits, **endless))

    monkeypatch.setitem(globals(), "settings_in", limitless)
    given = (tmp_path, monkeypatch) if "inbox" in endless else (tmp_path, *more)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        test(*given)


def test_control_a_server_that_waits_for_ever_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def patient(folder: Path, **wished: Any) -> Settings:
        return replace(serving.settings_in(folder, **wished), hello_seconds=3600.0)

    monkeypatch.setitem(globals(), "settings_in", patient)
    monkeypatch.setitem(globals(), "NO_HELLO", 2)
    with pytest.raises(TimeoutError):
        test_who_says_no_hello_is_sent_away(tmp_path)
