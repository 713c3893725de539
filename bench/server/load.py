"""How much the server carries: matches played by fast bots over real sockets, on loopback.

Run: python -m bench.server.load [--matches 500 --rate 250 --seconds 20] [--json]
Open loop: moves are due at a fixed rate, and each is timed from when it was due until its
acknowledgement, whatever the server does. The server has one core, this generator another.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import time
import urllib.request
from collections import deque
from collections.abc import Sequence
from itertools import cycle
from typing import Any, NamedTuple

import msgspec

from bench.server.client import Client, connect
from bench.server.host import Host, running

LOOPBACK = "127.0.0.1"
GATE = 200
"""Connections that are opened at the same time."""
LONGEST = 30.0
"""Seconds in which somebody must be at turn: else all matches are over, or nobody is told."""


class Seen(NamedTuple):
    """What is known of an own turn: which socket, what it may do, after which record."""

    client: Client
    seq: int
    moves: list[str]


class Offer(msgspec.Struct):
    text: str


class Peek(msgspec.Struct):
    """The part of an update that a load needs."""

    seq: int
    phase: str
    offers: list[Offer]


peek = msgspec.json.Decoder(Peek)


class Load:
    """Sockets of many matches, their turns that wait, and the times of answers."""

    def __init__(self, host: Host, game: str, ports: Sequence[int] = ()) -> None:
        self.host, self.game = host, game
        self.ports = cycle(ports or (host.port,))
        """Where sockets go, by turns."""
        self.ready: deque[Seen] = deque()
        self.due: dict[bytes, float] = {}
        self.times: list[float] = []
        self.refused = self.lost = self.over = self.heard = 0
        self.clients: list[Client] = []
        self.rng = random.Random(1)

    def create(self, seats: int) -> list[tuple[str, str]]:
        """A new match of people: its id with the key of each seat."""
        body = {
            "game": self.game,
            "seats": [{"type": "Person", "name": f"p{at}"} for at in range(seats)],
        }
        made = post(next(self.ports), "/api/matches", body)
        return [(made["match"], key) for key in made["keys"]]

    async def join(self, match: str, key: str | None, after: int = 0) -> Client:
        client = await connect(LOOPBACK, next(self.ports), self._hear, self._lose)
        client.note = (match, key)
        self.clients.append(client)
        hello = {"type": "Hello", "match": match, "key": key, "after": after}
        client.send(json.dumps(hello).encode())
        return client

    async def join_all(self, seats: Sequence[tuple[str, str | None]], after: int = 0) -> float:
        """Opens many sockets; returns how long until all have their first update."""
        begun, heard = time.perf_counter(), self.heard
        gate = asyncio.Semaphore(GATE)

        async def one(match: str, key: str | None) -> None:
            async with gate:
                await self.join(match, key, after)

        await asyncio.gather(*(one(*seat) for seat in seats))
        while self.heard - heard < len(seats):
            await asyncio.sleep(0.005)
        return time.perf_counter() - begun

    def _hear(self, client: Client, data: bytes) -> None:
        if data.startswith(b'{"type":"Update"'):
            self.heard += 1
            if b'"offers":[{' in data:
                update = peek.decode(data)
                self.ready.append(Seen(client, update.seq, [one.text for one in update.offers]))
            elif b'"phase":"over"' in data:
                self.over += 1
        elif data.startswith(b'{"type":"Ack"'):
            self.times.append(time.perf_counter() - self.due.pop(id_of(data)))
        elif data.startswith(b'{"type":"Refused"'):
            self.refused += 1
            self.due.pop(id_of(data), None)

    def _lose(self, client: Client) -> None:  # noqa: ARG002 - all count the same
        self.lost += 1

    def move(self, due: float) -> bool:
        """Sends a random move of a turn that waits, if there is one."""
        if not self.ready:
            return False
        turn = self.ready.popleft()
        named = b"%d" % self.rng.getrandbits(60)
        move = json.dumps(self.rng.choice(turn.moves)).encode()
        self.due[named] = due
        message = b'{"type":"Play","id":"%s","move":%s,"expect":%d}' % (named, move, turn.seq)
        self.send(turn.client, named, message)
        return True

    def send(self, client: Client, named: bytes, message: bytes) -> None:  # noqa: ARG002
        """Sends a command by its name."""
        client.send(message)

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """Moves at a rate for some time."""
        cpu, begun, sent, starved = self.host.cpu, time.perf_counter(), 0, 0
        total = int(rate * seconds)
        while sent < total:
            due = begun + sent / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            while not self.move(due):
                if time.perf_counter() - due > LONGEST:
                    told = f"{self.over} sockets heard of an end, {len(self.due)} wait for answers"
                    raise TimeoutError(f"nobody has been at turn for {LONGEST:.0f} s: {told}")
                starved += 1
                await asyncio.sleep(0.001)
            sent += 1
            if sent % 16 == 0:
                await asyncio.sleep(0)
        await self._settle()
        wall = time.perf_counter() - begun
        return {
            "moves": len(self.times),
            "moves_per_second": round(len(self.times) / wall, 1),
            "refused": self.refused,
            "unanswered": len(self.due),
            "starved": starved,
            "server_cpu": round((self.host.cpu - cpu) / wall, 4),
            **percentiles(self.times),
        }

    async def _settle(self) -> None:
        for _ in range(1000):
            if not self.due:
                return
            await asyncio.sleep(0.01)

    def close(self) -> None:
        for client in self.clients:
            client.transport.abort()
        self.clients.clear()
        self.ready.clear()


def id_of(data: bytes) -> bytes:
    at = data.index(b'"id":"') + 6
    return data[at : data.index(b'"', at)]


def percentiles(times: list[float]) -> dict[str, float]:
    """Milliseconds below which half, 99 of 100 and all of the times lie."""
    ranked = sorted(times)
    at = {"p50_ms": 0.5, "p99_ms": 0.99, "max_ms": 1.0}
    return {
        name: round(ranked[min(len(ranked) - 1, int(len(ranked) * part))] * 1000, 2)
        for name, part in at.items()
        if ranked
    }


def post(port: int, path: str, body: Any) -> Any:
    request = urllib.request.Request(
        f"http://{LOOPBACK}:{port}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.load(answer)


async def matches(host: Host, options: argparse.Namespace) -> dict[str, Any]:
    """Many live matches with four sockets each."""
    load = Load(host, options.game)
    empty = host.memory
    seats = [seat for _ in range(options.matches) for seat in load.create(4)]
    rooms = host.memory
    joined = await load.join_all(seats)
    full = host.memory
    print(f"  {len(seats)} sockets in {joined:.1f} s", file=sys.stderr)  # noqa: T201
    await load.run(options.rate, 2)
    load.times.clear()
    result = await load.run(options.rate, options.seconds)
    result |= {
        "matches": options.matches,
        "sockets": len(seats),
        "kb_per_room": round((rooms - empty) / options.matches / 1024, 1),
        "kb_per_socket": round((full - rooms) / len(seats) / 1024, 1),
    }
    before = load.lost
    load.close()
    await asyncio.sleep(0.5)
    result["lost_sockets"] = len(seats) - (load.lost - before)
    result["reconnect_s"] = round(await Load(host, options.game).join_all(seats, after=1 << 30), 2)
    return result


async def spectators(host: Host, options: argparse.Namespace) -> dict[str, Any]:
    """One match with many who watch: the time until the last of them has seen a move."""
    load = Load(host, options.game)
    await load.join_all(list(load.create(2)))
    watchers = Load(host, options.game)
    match = load.clients[0].note[0]
    await watchers.join_all([(match, None)] * options.spectators)
    times: list[float] = []
    while load.ready and len(times) < options.watched:
        before, begun = watchers.heard, time.perf_counter()
        load.move(begun)
        while watchers.heard - before < options.spectators:
            await asyncio.sleep(0.001)
        times.append(time.perf_counter() - begun)
        await asyncio.sleep(0.05)
    load.close()
    watchers.close()
    return {"spectators": options.spectators, "moves": len(times), **percentiles(times)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dice")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--rate", type=float, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--watched", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {1 % (os.cpu_count() or 1)})
    gc.disable()  # its pauses would be counted as the server's
    with running(core=0) as host:
        result = {
            "load": asyncio.run(matches(host, options)),
            "spectators": asyncio.run(spectators(host, options)),
        }
    if options.json:
        print(json.dumps(result, indent=1))  # noqa: T201 - this is its output
    else:
        for part, figures in result.items():
            for name, figure in figures.items():
                print(f"{part:12} {name:18} {figure}")  # noqa: T201


if __name__ == "__main__":
    main()
