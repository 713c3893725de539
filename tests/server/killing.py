"""kill -9 under load: a server plays matches over sockets, is killed at any moment, and goes on.

    python tests/server/killing.py --cycles 1000

Each cycle: the server starts on the same data; clients come back, send again what was not answered,
and play; then comes SIGKILL, and the log is held against everything that was acknowledged. Ends
with an error at the first fault.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

sys.path.insert(0, str(Path(__file__).parents[1]))
from server.hosting import Host
from server.serving import Caller, joined

from nations.room.messages import Ack, write
from nations.room.records import Dealt, Ended, Moved, read
from nations.store import SqliteStore

MATCHES = 10
"""Played at the same time, with two sockets each."""
LONGEST = 1.0
"""Seconds of play before the server is killed, at most."""


class Lost(AssertionError):
    """Something acknowledged is not in the log as it was acknowledged."""


class Sent(msgspec.Struct):
    """A command, and the seq of its acknowledgement once that came."""

    seat: int
    id: str
    move: str
    expect: int
    seq: int | None = None


class Played(msgspec.Struct):
    """A match as its two players remember it."""

    match: str
    keys: list[str]
    sent: list[Sent] = []
    seen: int = 0
    over: bool = False


class Tally(msgspec.Struct):
    """What was counted over all cycles."""

    cycles: int = 0
    acks: int = 0
    repeats: int = 0
    retried: int = 0
    kept_unanswered: int = 0
    matches: int = 0
    over: int = 0


class Table:
    """Two clients who play one match until the server is gone."""

    def __init__(self, played: Played, callers: list[Caller], tally: Tally, chance: random.Random):
        self.played, self.callers, self.tally, self.chance = played, callers, tally, chance

    async def come_back(self) -> None:
        """The last answers again, then what was never answered."""
        for caller in self.callers:
            await caller.hear("Update")
            if caller.update["seq"] < self.played.seen:
                raise Lost(f"{self.played.match}: went back to {caller.update['seq']}")
        for sent in self.played.sent[-2:]:
            if sent.seq is not None:
                await self.ask_again(sent)
            else:
                self.tally.retried += 1
                await self.send(sent)

    async def send(self, sent: Sent) -> None:
        """A command and its acknowledgement; some are sent twice."""
        caller = self.callers[sent.seat]
        twice = self.chance.random() < 0.2
        for _ in range(1 + twice):
            await caller.send("Play", id=sent.id, move=sent.move, expect=sent.expect)
        answer = await caller.hear("Ack", "Refused")
        if answer["type"] != "Ack" or answer["id"] != sent.id:
            raise Lost(f"{sent} was answered {answer}")
        sent.seq = answer["seq"]
        self.tally.acks += 1
        if twice and await caller.hear("Ack", "Refused") != answer:
            raise Lost(f"{sent} was answered in two ways")
        await caller.until(answer["seq"])
        self.played.seen = answer["seq"]

    async def ask_again(self, sent: Sent) -> None:
        """The same command with the same id gets the same answer; another one is refused."""
        caller = self.callers[sent.seat]
        answer = await caller.ask("Play", id=sent.id, move=sent.move, expect=sent.expect)
        self.tally.repeats += 1
        if answer != {"type": "Ack", "id": sent.id, "seq": sent.seq}:
            raise Lost(f"{sent} was answered {answer}")
        other = await caller.ask("Play", id=sent.id, move=sent.move, expect=sent.expect + 1)
        if other.get("code") != "BAD":
            raise Lost(f"{sent} with another content was answered {other}")

    async def play(self) -> None:
        newest = max((one.update for one in self.callers), key=lambda update: int(update["seq"]))
        while newest["phase"] != "over":
            seat = newest["at_turn"]
            update = await self.callers[seat].until(newest["seq"])
            sent = Sent(
                seat=seat,
                id=f"c{len(self.played.sent)}",
                move=self.chance.choice(update["offers"])["text"],
                expect=update["seq"],
            )
            self.played.sent.append(sent)
            await self.send(sent)
            if self.chance.random() < 0.02:
                await self.ask_again(self.chance.choice(self.played.sent))
            newest = self.callers[seat].update
        self.played.over = True


async def play(port: int, played: Played, tally: Tally, chance: random.Random) -> None:
    """One match, until it is over or the server gone."""
    try:
        async with AsyncExitStack() as stack:
            callers = [
                await stack.enter_async_context(joined(port, played.match, key, played.seen))
                for key in played.keys
            ]
            table = Table(played, callers, tally, chance)
            await table.come_back()
            await table.play()
    except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
        return  # killed


async def one_life(
    host: Host, all_played: list[Played], tally: Tally, chance: random.Random
) -> None:
    """Everybody plays; then the server is killed."""
    playing = asyncio.gather(*(play(host.port, one, tally, chance) for one in all_played))
    before, begun = tally.acks, time.monotonic()
    while tally.acks == before and not playing.done() and time.monotonic() < begun + 20:
        await asyncio.sleep(0.01)
    await asyncio.wait([playing], timeout=chance.uniform(0, LONGEST))
    host.process.kill()
    await playing


def check(store: SqliteStore, played: Played) -> int:
    """Holds the log against what was acknowledged. Raises Lost; returns 1 if it also has the
    command that was not answered."""
    records = [read(body) for body in store.read(played.match)]  # whole, and its chain fits
    moved = [(seq, one) for seq, one in enumerate(records, 1) if isinstance(one, Moved)]
    sent = played.sent[: len(moved)]
    told = [one for one in played.sent if one.seq is not None]
    if len(told) > len(moved) or len(moved) > len(played.sent):
        raise Lost(f"{played.match}: {len(moved)} moves kept, {len(told)} acknowledged")
    if [(one.seat, one.move) for one in sent] != [(one.seat, one.move) for _, one in moved]:
        raise Lost(f"{played.match}: other moves, or in another order")
    ends = [*(seq - 1 for seq, _ in moved[1:]), len(records)][: len(moved)]
    for one, (seq, _), end in zip(sent, moved, ends, strict=True):
        answer = store.answer(played.match, one.seat, one.id)
        if one.expect + 1 != seq or one.seq not in (None, end):
            raise Lost(f"{played.match}: {one} is kept as {seq} to {end}")
        if answer != write(Ack(one.id, end)):
            raise Lost(f"{played.match}: {one} is kept with the answer {answer!r}")
        if not all(isinstance(other, Dealt | Ended) for other in records[seq:end]):
            raise Lost(f"{played.match}: something came between {seq} and {end}")
    return len(moved) - len(told)


def kill_often(folder: Path, cycles: int, seed: int, fault: str = "", say: bool = False) -> Tally:
    """All cycles on one folder. Raises Lost."""
    chance, tally = random.Random(seed), Tally()
    every: list[Played] = []
    spare = Host(folder, fault)
    try:
        for _ in range(cycles):
            host, spare = spare.serve(), Host(folder, fault)
            every += open_more(host, every)
            live = [one for one in every if not one.over]
            try:
                asyncio.run(one_life(host, live, tally, chance))
            finally:
                host.kill()
            store = SqliteStore.open(folder)
            try:
                tally.kept_unanswered += sum(check(store, one) for one in live)
            finally:
                store.close()
            tally.cycles += 1
            if say and tally.cycles % 10 == 0:
                print(tally, flush=True)  # noqa: T201 - it is asked for
    finally:
        spare.kill()
    tally.matches, tally.over = len(every), sum(one.over for one in every)
    store = SqliteStore.open(folder)
    for one in every:
        check(store, one)
    store.close()
    return tally


def open_more(host: Host, every: list[Played]) -> list[Played]:
    """New matches in place of those that are over."""
    missing = MATCHES - sum(not one.over for one in every)
    games = [
        "kark" if number % 5 == 4 else "dice" for number in range(len(every), len(every) + missing)
    ]
    made: list[dict[str, Any]] = [host.create("Ada", "Bob", game=game) for game in games]
    return [Played(match=one["match"], keys=one["keys"]) for one in made]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fault", default="", help="plant one, to see it found: hasty")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_often(Path(folder) / "data", options.cycles, options.seed, options.fault, True)
    print(f"nothing lost, doubled or out of order: {tally}")  # noqa: T201


if __name__ == "__main__":
    main()
