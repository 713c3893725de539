"""Before anything is answered: connections, deadlines, heads, frames, names, and costs.

`NATIONS_IDLE=1500 NATIONS_FILES=1024` is the attack at its full size; usually it is smaller.
"""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from server import serving
from server.hosting import hosted
from server.serving import WIDE, Place, joined, served
from websockets.exceptions import InvalidStatus, WebSocketException

from nations.server.admission import (
    IDLE as WAITING,
)
from nations.server.admission import (
    RESERVE,
    SEATED,
    SILENT,
    WATCHING,
    Admission,
    open_files,
    raise_limit,
)
from nations.server.limits import Limit, Limits, household
from nations.server.settings import Settings

IDLE = int(os.environ.get("NATIONS_IDLE", "400"))
FILES = int(os.environ.get("NATIONS_FILES", "360"))
SOCKETS = (IDLE, FILES) if "NATIONS_IDLE" in os.environ else (160, 220)
"""The same for sockets, of which each costs more."""
MANY = Limit(1e9, 1e9)
settings_in: Callable[..., Settings] = serving.settings_in


# Connections that say nothing


HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)


def greeting(match: str, key: str | None = None) -> bytes:
    """The handshake of a socket and its hello, in one go."""
    hello = msgspec.json.encode({"type": "Hello", "match": match, "key": key, "after": 0})
    head = bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big")
    return HANDSHAKE + head + bytes(4) + hello


class Crowd:
    """Connections that say nothing more than `first`, from some addresses, and take every place
    that is freed."""

    def __init__(self, port: int, count: int, addresses: int, first: bytes = b"") -> None:
        self._port, self._count, self._addresses = port, count, addresses
        self._first = first
        self._held: list[socket.socket] = []
        self.fill()

    def fill(self) -> None:
        """Ends those that were sent away, and comes again with as many."""
        self._held = [one for one in self._held if self._is_open(one)]
        for number in range(self._count - len(self._held)):
            one = socket.socket()
            one.bind((f"127.0.1.{1 + number % self._addresses}", 0))
            one.settimeout(5)
            with suppress(OSError):
                one.connect(("127.0.0.1", self._port))
                one.sendall(self._first)
            one.setblocking(False)
            self._held.append(one)

    @staticmethod
    def _is_open(one: socket.socket) -> bool:
        try:
            if one.recv(65_536):
                return True
        except BlockingIOError:
            return True
        except OSError:
            pass
        one.close()
        return False

    def close(self) -> None:
        for one in self._held:
            one.close()


def ask(port: int, count: int, crowd: Crowd) -> int:
    """How many of so many requests of an honest visitor are answered, each on a new connection."""
    answered = 0
    visitor = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(transport=visitor, timeout=10, headers={"Connection": "close"}) as http:
        for _ in range(count):
            crowd.fill()
            try:
                answered += http.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
            except httpx.HTTPError:
                continue
    return answered


def besieged(
    folder: Path, addresses: int, first: str = "", **settings: Any
) -> tuple[int, int, bool]:
    """Of how many requests how many were answered, and whether an open game played on: by who was
    there all the time, and by who comes back."""
    count, files = SOCKETS if first else (IDLE, FILES)
    before = ["prlimit", f"--nofile={files}:{files}"]
    asks = 30 if first else 60
    with ExitStack() as stack:
        host = stack.enter_context(hosted(folder, before=before, **({"limits": {}} | settings)))
        made = host.create("Ada", "bot:random")
        own = host.create("Eve", "Eva")
        said = {
            "": b"",
            "sockets": HANDSHAKE,
            "watchers": greeting(made["match"]),
            "seated": greeting(own["match"], own["keys"][0]),
        }[first]
        plays_on = False

        async def scene() -> int:
            nonlocal plays_on
            async with joined(host.port, made["match"], made["keys"][0]) as ada:
                await ada.hear("Update")
                crowd = await asyncio.to_thread(Crowd, host.port, count, addresses, said)
                stack.callback(crowd.close)
                answered = await asyncio.to_thread(ask, host.port, asks, crowd)
                if answered < asks / 2:
                    return answered  # drowned: bots find no place to think either
                while not ada.update["offers"]:
                    await ada.hear("Update")
                offer = ada.update["offers"][0]["text"]
                played = await ada.ask("Play", move=offer, expect=ada.update["seq"])
                plays_on = played["type"] == "Ack"
            crowd.fill()
            plays_on &= await comes_back(host.port, made)
            return answered

        return asks, asyncio.run(scene()), plays_on


async def comes_back(port: int, made: dict[str, Any]) -> bool:
    """Whether somebody who lost the connection is let in again."""
    try:
        async with joined(port, made["match"], made["keys"][0]) as back:
            heard: str = (await back.hear("Welcome", "Refused"))["type"]
            return heard == "Welcome"
    except (OSError, WebSocketException):
        return False


@pytest.mark.parametrize("addresses", [1, 200], ids=["one-address", "many-addresses"])
def test_idle_connections_shut_nobody_out(tmp_path: Path, addresses: int) -> None:
    asked, answered, plays_on = besieged(tmp_path / "data", addresses)
    assert answered >= 0.99 * asked
    assert plays_on


@pytest.mark.parametrize(("addresses", "first"), [(4, "sockets"), (6, "watchers"), (4, "seated")])
def test_sockets_shut_nobody_out_either(tmp_path: Path, addresses: int, first: str) -> None:
    asked, answered, plays_on = besieged(tmp_path / "data", addresses, first)
    assert answered >= 0.99 * asked
    assert plays_on
    told = (tmp_path / "data" / "server.log").read_text()
    times = told.count("places are taken")
    assert times == 1 or ("NATIONS_IDLE" in os.environ and times == 0), "few fill no large one"


def test_control_without_admission_the_same_crowd_shuts_everybody_out(tmp_path: Path) -> None:
    endless = {"connections": 10**6, "header_seconds": 3600.0}
    asked, answered, _ = besieged(tmp_path / "data", 1, limits=endless, files=10**6)
    assert answered < 0.5 * asked


class Transport:
    """As much of a transport as admission looks at."""

    def __init__(self) -> None:
        self.ended = False

    def abort(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return self.ended


def entered(door: Admission, address: str, *ranks: int | None) -> list[Any]:
    """Connections of an address, each of a rank (None: being answered)."""
    guests: list[Any] = [Transport() for _ in ranks]
    for one, rank in zip(guests, ranks, strict=True):
        assert door.enter(one, address)
        if rank is None:
            door.busy(one, address)
        else:
            door.rank(one, address, rank)
    return guests


def test_the_address_with_most_makes_room_by_the_least_that_it_has() -> None:
    door = Admission(Limits(connections=6), 8)
    crowd = entered(door, "a", SEATED, WATCHING, SILENT, None, WAITING)
    guests = entered(door, "b", WAITING, WATCHING, WAITING)
    order = []
    for number in range(4):
        before = {one: one.ended for one in (*crowd, *guests)}
        entered(door, f"c{number}", SEATED)
        order += [one for one in before if one.ended and not before[one]]
    # three of each: who came first goes first, then the address that has more left
    assert order == [crowd[4], guests[0], crowd[2], guests[2]]
    assert not crowd[3].ended, "it is being answered"
    assert (len(door), door.evicted) == (8, 4)
    for one in crowd:
        door.leave(one, "a")
    assert len(door) == 8 - 3


def test_many_tables_of_one_address_weigh_more_than_one_visitor() -> None:
    door = Admission(Limits(connections=100), 42)
    crowd = entered(door, "a", *[SEATED] * 40)
    visitor = entered(door, "b", WAITING)
    table = entered(door, "c", SEATED)
    entered(door, "d", SEATED)
    assert [one.ended for one in crowd] == [True, *[False] * 39]
    assert not visitor[0].ended
    assert not table[0].ended


def test_who_has_most_already_is_not_let_in_unless_it_is_a_proxy() -> None:
    door = Admission(Limits(connections=100), 40, frozenset({"p"}))
    crowd = entered(door, "a", *[SILENT] * 40)
    assert not door.enter(Transport(), "a")  # type: ignore[arg-type]
    assert not any(one.ended for one in crowd)
    everybody = entered(door, "p", *[WAITING] * 30)
    assert sum(one.ended for one in crowd) == 30 - sum(one.ended for one in everybody) > 0
    entered(door, "p", WAITING)
    assert any(one.ended for one in everybody), "its oldest makes room"


def test_nobody_is_let_in_where_all_are_being_answered() -> None:
    door = Admission(Limits(connections=6), 8)
    guests = entered(door, "a", *[None] * 6) + entered(door, "b", None, None)
    assert not door.enter(Transport(), "a")  # type: ignore[arg-type]
    assert not door.enter(Transport(), "c")  # type: ignore[arg-type]
    assert (len(door), door.evicted, door.refused) == (8, 0, 2)
    assert not any(one.ended for one in guests)


def test_the_limit_of_open_files_is_raised() -> None:
    before = open_files()
    assert raise_limit(before) == before
    assert open_files() == before > RESERVE


# Deadlines, heads, frames

HALVES = {
    "nothing": b"",
    "half a head": b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-",
    "half a body": b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
    b"Content-Type: application/json\r\n\r\n{",
}


@asynccontextmanager
async def line(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the connection is ended from the other side, which must be soon."""
    try:
        return await asyncio.wait_for(reader.read(), 5)
    except ConnectionError:
        return b""


def on_stage(folder: Path, scene: Callable[[Place], Any], **limits: Any) -> None:
    async def play() -> None:
        async with served(settings_in(folder, limits=replace(WIDE, **limits))) as place:
            await scene(place)

    asyncio.run(play())


@pytest.mark.parametrize("half", HALVES)
def test_who_sends_half_a_request_is_sent_away(tmp_path: Path, half: str) -> None:
    async def scene(place: Place) -> None:
        async with line(place.port) as (reader, writer):
            writer.write(HALVES[half])
            assert b"HTTP/1.1 2" not in await rest(reader)

    on_stage(tmp_path, scene, header_seconds=0.3, body_seconds=0.3)


@pytest.mark.parametrize(
    "head",
    [
        b"X-Long: " + b"x" * 200_000,
        b"\r\n".join(b"X-%d: y" % number for number in range(5000)),
        b"X-Endless: " + b"x" * 60_000,
    ],
    ids=["long", "many", "unfinished"],
)
def test_large_heads_are_not_read(tmp_path: Path, head: bytes) -> None:
    async def scene(place: Place) -> None:
        async with line(place.port) as (reader, writer):
            end = b"" if head.startswith(b"X-Endless") else b"\r\n\r\n"
            start = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            writer.write(start + head + end)
            assert not (await rest(reader)).startswith(b"HTTP/1.1 200")

    on_stage(tmp_path, scene, header_seconds=60.0)


FRAMES = {"pings": bytes((0x89, 0x80, 0, 0, 0, 0)), "empty parts": bytes((0x00, 0x80, 0, 0, 0, 0))}


@pytest.mark.parametrize("kind", FRAMES)
def test_who_sends_frames_without_end_is_cut_off(tmp_path: Path, kind: str) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        async with line(place.port) as (reader, writer):
            key = base64.b64encode(bytes(16)).decode()
            writer.write(
                "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            hello = b'{"type":"Hello","match":"%s"}' % made["match"].encode()
            writer.write(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
            await reader.readuntil(b'"type":"Update"')
            begin = bytes((0x01, 0x80, 0, 0, 0, 0)) if kind == "empty parts" else b""
            writer.write(begin + FRAMES[kind] * 3000)
            await rest(reader)

    on_stage(tmp_path, scene, frames=Limit(40, 200))


# Names and proxies


@pytest.mark.parametrize(
    ("host", "origins", "status"),
    [
        ("localhost", (), 200),
        ("127.0.0.1:8873", (), 200),
        ("[::1]:8873", (), 200),
        ("evil.example", (), 421),
        ("evil.example", ("https://games.example",), 421),
        ("games.example", ("https://games.example",), 200),
        ("games.example:443", ("https://games.example",), 200),
        ("localhost.evil.example", (), 421),
        ("127.0.0.1.evil.example", (), 421),
    ],
)
def test_a_server_answers_to_its_own_names(
    tmp_path: Path, host: str, origins: tuple[str, ...], status: int
) -> None:
    """Or a page elsewhere lets its name point here, and uses a server in the visitor's network."""

    async def play() -> None:
        async with served(settings_in(tmp_path, origins=origins)) as place:
            for path in ("/api/health", "/"):
                answer = await place.http.get(path, headers={"Host": host})
                assert answer.status_code == status, path

    asyncio.run(play())


ASKED = {
    "no Host": (b"GET /api/health HTTP/1.1\r\n\r\n", b"400"),
    "two": (b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", b"400"),
    "foreign": (b"GET http://evil.example/api/health HTTP/1.1\r\nHost: localhost\r\n\r\n", b"421"),
    "whole": (b"GET http://localhost/api/health HTTP/1.1\r\nHost: evil.example\r\n\r\n", b"200"),
    "HTTP/1.0": (b"GET /api/health HTTP/1.0\r\n\r\n", b"200"),
}


def test_a_request_says_once_whom_it_asks(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        for name, (asked, status) in ASKED.items():
            async with line(place.port) as (reader, writer):
                writer.write(asked)
                told = await asyncio.wait_for(reader.readline(), 30)
                assert told.split()[1:2] == [status], name

    on_stage(tmp_path, scene)


def test_a_socket_that_says_no_hello_is_ended_soon(tmp_path: Path) -> None:
    """And not only asked to end itself, which it need not do."""

    async def play() -> None:
        settings = settings_in(tmp_path, hello_seconds=0.2)
        async with served(settings) as place, line(place.port) as (reader, writer):
            writer.write(HANDSHAKE)
            loop = asyncio.get_running_loop()
            begun = loop.time()
            await asyncio.wait_for(reader.read(), 9)  # it waited for ten seconds before
            assert loop.time() - begun < 9

    asyncio.run(play())


def test_nonsense_from_a_proxy_counts_as_one_address() -> None:
    assert household("nonsense-1") == household("nonsense-2") == household("10.0.0.1, x")
    assert household("10.0.0.1") != household("10.0.0.2")


@pytest.mark.parametrize(("proxies", "refused"), [((), 5), (("127.0.0.1",), 0)])
def test_who_asks_is_believed_of_proxies_alone(
    tmp_path: Path, proxies: tuple[str, ...], refused: int
) -> None:
    async def play() -> None:
        limits = replace(WIDE, matches=Limit(0.001, 3))
        async with served(settings_in(tmp_path, limits=limits, proxies=proxies)) as place:
            body = {"game": "dice", "seats": [{"type": "Open"}, {"type": "Open"}]}
            codes = []
            for number in range(8):
                said = {"X-Forwarded-For": f"192.0.2.{number}"}
                answer = await place.http.post("/api/matches", json=body, headers=said)
                codes.append(answer.status_code)
            assert codes.count(429) == refused

    asyncio.run(play())


# What requests cost


def test_who_has_used_up_the_processor_waits_and_nobody_else(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        codes = [(await place.http.get("/api/games")).status_code for _ in range(60)]
        assert 429 in codes
        assert codes[0] == 200
        other = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(transport=other) as http:
            answer = await http.get(f"http://127.0.0.1:{place.port}/api/games")
            assert answer.status_code == 200

    on_stage(tmp_path, scene, processor=Limit(0.0001, 0.02))


def test_who_has_used_up_the_processor_says_hello_later(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        place.rooms.costs._buckets.spend("127.0.0.1", 100, monotonic())
        async with joined(place.port, made["match"], made["keys"][0]) as ada:
            refused = await ada.hear()
            assert (refused["type"], refused["code"]) == ("Refused", "RATE")
            await ada.socket.wait_closed()
            assert ada.socket.close_code == 1012, "come back"

    on_stage(tmp_path, scene, processor=Limit(0.0001, 4))


def test_files_of_the_page_are_counted(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        codes = [(await place.http.get("/")).status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3

    on_stage(tmp_path, scene, requests=Limit(0.001, 5))


def test_new_sockets_are_counted(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        for _ in range(3):
            async with place.join(made["match"]) as watcher:
                await watcher.hear("Update")
        with pytest.raises(InvalidStatus):
            async with place.join(made["match"]):
                pass

    on_stage(tmp_path, scene, hellos=Limit(0.001, 3))


def test_nobody_comes_and_goes_without_end(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        async with place.join(made["match"], made["keys"][0]) as ada:
            await ada.hear("Update")
            answers = [await ada.ask("Leave", bot="random") for _ in range(10)]
            codes = [one.get("code") for one in answers]
            assert codes.count("RATE") == 6

    on_stage(tmp_path, scene, changes=Limit(0.001, 4))


ENDLESS: list[tuple[Callable[..., None], tuple[Any, ...], dict[str, Any]]] = [
    (test_who_sends_half_a_request_is_sent_away, ("nothing",), {"header_seconds": 3600.0}),
    (test_who_sends_half_a_request_is_sent_away, ("half a head",), {"header_seconds": 3600.0}),
    (test_who_sends_half_a_request_is_sent_away, ("half a body",), {"body_seconds": 3600.0}),
    (test_large_heads_are_not_read, (b"X-Long: " + b"x" * 60_000,), {"head": 10**9}),
    (
        test_large_heads_are_not_read,
        (b"\r\n".join(b"X-%d: y" % number for number in range(900)),),
        {"headers": 10**9, "head": 10**9},
    ),
    (test_who_sends_frames_without_end_is_cut_off, ("pings",), {"frames": MANY}),
    (test_who_sends_frames_without_end_is_cut_off, ("empty parts",), {"frames": MANY}),
    (test_who_has_used_up_the_processor_waits_and_nobody_else, (), {"processor": MANY}),
    (test_files_of_the_page_are_counted, (), {"requests": MANY}),
    (test_new_sockets_are_counted, (), {"hellos": MANY}),
    (test_nobody_comes_and_goes_without_end, (), {"changes": MANY}),
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
    with pytest.raises((AssertionError, TimeoutError, pytest.fail.Exception)):
        test(tmp_path, *more)
