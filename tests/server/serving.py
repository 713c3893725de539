"""The real server on loopback for a test, and a client that speaks to it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from nations.server.app import opened_rooms
from nations.server.limits import Limit, Limits
from nations.server.rooms import Rooms
from nations.server.serve import Server, bind
from nations.server.settings import Settings

PATIENCE = 60
"""Seconds in which something is heard, on a busy machine too."""
WIDE = Limits(
    commands=Limit(1e6, 1e6),
    requests=Limit(1e6, 1e6),
    matches=Limit(1e6, 1e6),
    processor=Limit(1e6, 1e6),
    changes=Limit(1e6, 1e6),
    hellos=Limit(1e6, 1e6),
    frames=Limit(1e6, 1e6),
    connections=10_000,
    sockets=10_000,
)


def settings_in(folder: Path, **more: Any) -> Settings:
    usual: dict[str, Any] = {"data": folder, "port": 0, "bot_pause": 0.0, "limits": WIDE}
    return Settings(**(usual | more))


class Place:
    """A running server."""

    def __init__(self, rooms: Rooms, port: int, server: Server) -> None:
        self.rooms, self.port, self.server = rooms, port, server
        anew = httpx.Limits(max_keepalive_connections=0)  # idle ones may be closed at any moment
        url = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=url, limits=anew, timeout=PATIENCE)

    async def create(self, *seats: Any, game: str = "dice", **more: Any) -> dict[str, Any]:
        """A match; a seat is a name (a person), `bot:NAME`, or None (open)."""
        body = {"game": game, "seats": [sitting(one) for one in seats], **more}
        answer = await self.http.post("/api/matches", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    @asynccontextmanager
    async def join(
        self, match: str, key: str | None = None, after: int = 0, lang: str | None = None
    ) -> AsyncIterator[Caller]:
        async with joined(self.port, match, key, after, lang) as caller:
            yield caller


@asynccontextmanager
async def joined(
    port: int, match: str, key: str | None = None, after: int = 0, lang: str | None = None
) -> AsyncIterator[Caller]:
    """A client at a match of the server on a port."""
    url = f"ws://127.0.0.1:{port}/api/socket"
    async with connect(url, max_size=None) as socket:
        caller = Caller(socket)
        await caller.send("Hello", match=match, key=key, after=after, lang=lang)
        yield caller


def sitting(one: Any) -> dict[str, Any]:
    if one is None:
        return {"type": "Open"}
    if isinstance(one, dict):
        return one
    if one.startswith("bot:"):
        return {"type": "Bot", "name": one[4:]}
    return {"type": "Person", "name": one}


class Caller:
    """A client's end of a socket; remembers the last update."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self._ids = itertools.count(1)

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds (without any: the next message)."""
        while True:
            message = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            heard: dict[str, Any] = msgspec.json.decode(message)
            self.heard.append(heard)
            if heard["type"] == "Update":
                self.update = heard
            if not kinds or heard["type"] in kinds:
                return heard

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The records of all moves that it was told of."""
        updates = (one for one in self.heard if one["type"] == "Update")
        records = (one["record"] for update in updates for one in update["news"])
        return [one for one in records if one["type"] == "Moved"]

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A command, and what it was answered."""
        named = fields.pop("id", None) or f"c{next(self._ids)}"
        await self.send(kind, id=named, **fields)
        while True:
            answer = await self.hear("Ack", "Refused")
            if answer["id"] == named:
                return answer

    async def until(self, seq: int) -> dict[str, Any]:
        """The update of a record, or a later one."""
        while self.update.get("seq", 0) < seq:
            await self.hear("Update")
        return self.update


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[Place]:
    """The server, for as long as a test needs it."""
    async with opened_rooms(settings) as rooms:
        listening = bind(settings)
        ready = asyncio.Event()
        server = Server(rooms, ready.set)
        task = asyncio.create_task(server.serve([listening]))
        await ready.wait()
        place = Place(rooms, listening.getsockname()[1], server)
        try:
            yield place
        finally:
            await place.http.aclose()
            server.should_exit = True
            await task
