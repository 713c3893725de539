"""Clients of several servers, who write down all that they send, are answered and are told.

Each goes to any of the servers, comes back to another when a socket ends or an answer does not
come, sends again what was not answered, and now and then sends a command by two servers at once.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

SILENCE = 4.0
"""Seconds without an answer after which a client goes elsewhere."""
OPENING = 3.0
"""And without a connection."""
TALKS = 0.1
"""How often something is said with a move."""
TWICE = 0.2
"""How often a command is sent by two servers at once."""
AGAIN = ("BUSY", "STORAGE", "RATE")
"""Refusals after which the same command is sent again."""


class Sent(msgspec.Struct):
    """A command, and all that it was answered."""

    id: str
    move: str
    expect: int
    answers: list[dict[str, Any]] = []
    at: float = 0.0
    took: float | None = None
    tried: bool = False

    @property
    def settled(self) -> bool:
        return bool(self.answers)


class Said(msgspec.Struct):
    """A line of chat, and whether it was acknowledged."""

    id: str
    text: str
    acked: bool = False


class Player:
    """Somebody at a seat, or (without a key) who watches."""

    def __init__(
        self, match: str, seat: int, key: str | None, ports: Callable[[], list[int]], seed: int
    ) -> None:
        self.match, self.seat, self.key, self._ports = match, seat, key, ports
        self.sent: list[Sent] = []
        self.said: list[Said] = []
        self.lines: dict[int, tuple[int | None, str]] = {}
        """Every line of chat that it was told, by its number."""
        self._line = 0
        self.seen: dict[int, Any] = {}
        """Every record that it was told, by its number."""
        self.faults: list[str] = []
        self.last = 0
        self.over = False
        self.stop = False
        self._chance = random.Random(f"{seed} {match} {seat}")
        self._update: dict[str, Any] = {}

    async def live(self) -> None:
        """Until the match is over and all of it was told, or it is told to stop."""
        while not (self.stop or (self.over and not self._open)):
            port = self._chance.choice(self._ports())
            try:
                async with dial(port) as socket:
                    await self._stay(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(0.05)

    @property
    def _open(self) -> Sent | None:
        return self.sent[-1] if self.sent and not self.sent[-1].settled else None

    async def _stay(self, socket: ClientConnection) -> None:
        hello = {"match": self.match, "key": self.key, "after": self.last, "lang": None}
        await say(socket, "Hello", hello)
        asked: Sent | None = None
        self._line = 0
        for one in self.said:
            if not one.acked:
                await say(socket, "Say", {"id": one.id, "text": one.text})
        while not (self.stop or (self.over and not self._open)):
            if self._update and all(one.expect != self._update["seq"] for one in self.sent):
                self._choose(self._update)  # it came before the answer to the last command
            if self._update and self._open is not None and self._open is not asked:
                asked = self._open
                asked.at = asked.at or time.monotonic()
                twice = not asked.tried and self._chance.random() < TWICE
                asked.tried = True
                if not twice or not await self._ask_elsewhere(asked, socket):
                    await say(socket, "Play", command(asked))
                if self._chance.random() < TALKS:
                    self.said.append(Said(f"s{len(self.said)}", f"{self.seat}: {len(self.said)}"))
                    one = self.said[-1]
                    await say(socket, "Say", {"id": one.id, "text": one.text})
            try:
                message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), SILENCE))
            except TimeoutError:
                if self._open or not self._update:
                    raise
                continue  # it is somebody else's turn
            if message["type"] == "Refused" and message["code"] in AGAIN:
                await asyncio.sleep(0.05)
                asked = None
            await self._hear(message)
        self._update = {}

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "Update":
            self._note(message)
            self._choose(message)
        elif kind == "Chat":
            self._note_line(message)
        elif kind in ("Ack", "Refused"):
            await self._answered(message)

    def _note(self, update: dict[str, Any]) -> None:
        for one in update["news"]:
            before = self.seen.setdefault(one["seq"], one["record"])
            if before != one["record"]:
                self.faults.append(f"record {one['seq']} was told in two ways")
        if update["seq"] < self.last:
            self.faults.append(f"went back from {self.last} to {update['seq']}")
        self.last, self._update = update["seq"], update
        self.over = update["phase"] == "over"

    def _note_line(self, chat: dict[str, Any]) -> None:
        n, line = chat["n"], (chat["seat"], chat["text"])
        if n <= self._line:
            self.faults.append(f"line {n} was told after line {self._line}")
        if self.lines.setdefault(n, line) != line:
            self.faults.append(f"line {n} was told in two ways")
        self._line = n

    def _choose(self, update: dict[str, Any]) -> None:
        if update["offers"] and not self._open and self.key:
            move = self._chance.choice(update["offers"])["text"]
            self.sent.append(Sent(f"c{len(self.sent)}", move, update["seq"]))

    async def _answered(self, message: dict[str, Any]) -> None:
        for said in self.said:
            said.acked = said.acked or (message["type"] == "Ack" and said.id == message["id"])
        sent = next((one for one in reversed(self.sent) if one.id == message["id"]), None)
        if sent is None or (message["type"] == "Refused" and message["code"] in AGAIN):
            return
        if not sent.answers:
            sent.took = time.monotonic() - sent.at
        sent.answers.append(message)
        if message["type"] == "Ack" and self._chance.random() < 0.1:
            await self._ask_elsewhere(sent)
        if message["type"] == "Refused":
            self._choose(self._update)

    async def _ask_elsewhere(self, sent: Sent, here: ClientConnection | None = None) -> bool:
        """The same command at another server, and here at the same moment: it must be answered the
        same. Returns whether it was said here."""
        said = False
        port = self._chance.choice(self._ports())
        try:
            async with dial(port) as socket:
                hello = {"match": self.match, "key": self.key, "after": self.last, "lang": None}
                await say(socket, "Hello", hello)
                if here is not None:
                    await asyncio.wait_for(socket.recv(), SILENCE)  # it knows the match by now
                    sent.at, said = time.monotonic(), True
                    await say(here, "Play", command(sent))
                await say(socket, "Play", command(sent))
                while True:
                    heard = msgspec.json.decode(await asyncio.wait_for(socket.recv(), SILENCE))
                    if heard["type"] == "Ack":
                        sent.answers.append(heard)
                        return said
                    if heard["type"] == "Refused":
                        if heard["code"] not in AGAIN:
                            sent.answers.append(heard)
                        return said
        except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
            return said


def dial(port: int) -> connect:
    return connect(f"ws://127.0.0.1:{port}/api/socket", max_size=None, open_timeout=OPENING)


def command(sent: Sent) -> dict[str, Any]:
    return {"id": sent.id, "move": sent.move, "expect": sent.expect}


async def say(socket: ClientConnection, kind: str, fields: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode({"type": kind, **fields}).decode())
