"""How long a person waits for a quick bot: alone, and beside matches of strong bots nobody watches.

Run: python -m bench.server.thinking [--crowd 80 --seconds 60]
Real bots in the server's own workers. A wait begins when the person's move has given the turn away,
and ends with the person's next turn; the bot in between is `greedy`, the strangers are `expert`.
Two servers, one after the other, may use every core, as an owner's would.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from bench.server.client import Client, connect
from bench.server.host import Host, running
from bench.server.load import LOOPBACK, post

SEATS = 4
PERSON = 0
WARM = 5.0
"""Seconds of play that are not counted: workers start with their first task."""


class Person:
    """Who plays one match after the other against a quick bot, at random."""

    def __init__(self, host: Host, game: str) -> None:
        self.host, self.game = host, game
        self.rng = random.Random(2)
        self.waits: list[float] = []
        self.given: float | None = None
        self.over = asyncio.Event()

    async def sit(self, seconds: float) -> None:
        await self.play(time.perf_counter() + WARM)
        self.waits.clear()
        await self.play(time.perf_counter() + seconds)

    async def play(self, until: float) -> None:
        while time.perf_counter() < until:
            self.over.clear()
            self.given = None
            seats = [{"type": "Person", "name": "Ann"}, {"type": "Bot", "name": "greedy"}]
            made = post(self.host.port, "/api/matches", {"game": self.game, "seats": seats})
            client = await connect(LOOPBACK, self.host.port, self._hear, lambda _: None)
            hello = {"type": "Hello", "match": made["match"], "key": made["keys"][0], "after": 0}
            client.send(json.dumps(hello).encode())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), max(0.1, until - time.perf_counter()))
            client.transport.abort()

    def _hear(self, client: Client, data: bytes) -> None:
        if not data.startswith(b'{"type":"Update"'):
            return
        update = json.loads(data)
        if update["phase"] == "over":
            self.over.set()
        elif update["offers"]:
            if self.given is not None:
                self.waits.append(time.perf_counter() - self.given)
                self.given = None
            self._move(client, update)
        elif self.given is None and update["at_turn"] not in (PERSON, None):
            self.given = time.perf_counter()

    def _move(self, client: Client, update: dict[str, Any]) -> None:
        move = self.rng.choice(update["offers"])["text"]
        named = str(self.rng.getrandbits(60))
        play = {"type": "Play", "id": named, "move": move, "expect": update["seq"]}
        client.send(json.dumps(play).encode())


def waits(game: str, crowd: int, seconds: float, tell: Callable[[str], None]) -> list[float]:
    """A person's waits beside so many matches of strangers' bots, on a server of its own."""
    with running(core=None) as host:
        for number in range(crowd):
            seats = [{"type": "Bot", "name": "expert"}] * SEATS
            post(host.port, "/api/matches", {"game": game, "seats": seats})
            if number % 20 == 19:
                tell(f"  {number + 1} matches of experts")
        person = Person(host, game)
        asyncio.run(person.sit(seconds))
    return sorted(person.waits)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dice")
    parser.add_argument("--crowd", type=int, default=80)
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args()
    tell: Callable[[str], None] = print
    halves = dict[int, float]()
    for crowd in (0, options.crowd):
        found = waits(options.game, crowd, options.seconds, tell)
        halves[crowd] = median(found)
        worst = found[int(len(found) * 0.95)]
        tell(
            f"{crowd:3} strangers: {len(found)} waits, median {halves[crowd] * 1000:.0f} ms, "
            f"95 of 100 below {worst * 1000:.0f} ms, longest {found[-1] * 1000:.0f} ms"
        )
    tell(f"ratio of the medians {halves[options.crowd] / halves[0]:.2f}")


if __name__ == "__main__":
    main()
