"""Real servers, a real PostgreSQL, real trouble, and a checker that knows nothing of it.

    python tests/postgres/troubles.py --kind kill --times 1000

Kinds: `kill` (kill -9 of a server), `stop` (SIGSTOP for longer than a lease), `restart` and `crash`
(of PostgreSQL), `cut` (all connections to it). Ends with an error at the first fault.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))
from server.hosting import Host

from nations.store import open_store
from postgres.checker import Broken, check
from postgres.database import Database, running
from postgres.players import Player
from postgres.wire import Wire

SERVERS = 3
MATCHES = 4
LEASE = 2.0
"""Seconds: shorter than usual, so that tests are."""
SEATS = ("Ann", "Ben", "bot:random")
PATIENCE = 90.0
"""Seconds in which everybody must have been told everything, at the end."""


class Member(Host):
    """One of several servers."""

    program = Path(__file__).with_name("program.py")


class Tally(msgspec.Struct):
    """What was counted."""

    troubles: int = 0
    acks: int = 0
    told: int = 0
    over: int = 0
    slowest: float = 0.0


class Place:
    """Servers over one database, and people who play there."""

    def __init__(self, folder: Path, database: Database, fault: str = "", seed: int = 1) -> None:
        self._folder, self.database, self._fault = folder, database, fault
        self.url, self.wire = database.fresh(), Wire(database.port)
        self._through = self.url.replace(f":{database.port}/", f":{self.wire.port}/")
        self.chance = random.Random(seed)
        self._seed = seed
        self.members: list[Host] = []
        self.players: dict[str, list[Player]] = {}
        self._count = self.troubled = 0

    def begin(self) -> None:
        begun = [self._new() for _ in range(SERVERS)]
        self.members = [one.serve() for one in begun]
        self._spare = self._new()

    def replace(self, at: int) -> None:
        """Another server in place of one that was killed: all that takes long is done before."""
        spare, self._spare = self._spare, self._new()
        self.members[at] = spare.serve()

    def _new(self) -> Member:
        self._count += 1
        folder = self._folder / str(self._count)
        return Member(folder, self._fault, store=self._through, lease_seconds=LEASE, workers=1)

    def ports(self) -> list[int]:
        return [one.port for one in self.members]

    def open(self) -> list[Player]:
        made = self.chance.choice(self.members).create(*SEATS)
        match, keys = made["match"], made["keys"]
        seats = [*((seat, keys[seat]) for seat in (0, 1)), (-1, None)]
        found = [Player(match, seat, key, self.ports, self._seed) for seat, key in seats]
        self.players[match] = found
        return found

    async def play(self, trouble: Callable[[Place], Any], times: int, tally: Tally) -> None:
        """Everybody plays while trouble comes so many times; then all is to be told to all."""
        playing: set[asyncio.Future[None]] = set()
        for _ in range(MATCHES):
            playing |= {asyncio.ensure_future(one.live()) for one in self.open()}
        for _ in range(times):
            await asyncio.sleep(self.chance.uniform(0.1, 0.6))
            await asyncio.to_thread(trouble, self)
            tally.troubles += 1
            while sum(not one.done() for one in playing) < 3 * MATCHES:
                opened = await asyncio.to_thread(self.open)
                playing |= {asyncio.ensure_future(one.live()) for one in opened}
                playing -= {one for one in playing if one.done()}
        await self._settle()
        for player in self.everybody():
            player.stop = True
        await asyncio.gather(*playing)

    def everybody(self) -> list[Player]:
        return [one for some in self.players.values() for one in some]

    async def _settle(self) -> None:
        """Nothing more goes wrong: matches go on, and who watches is told."""
        before = {one: one.last for one in self.everybody() if not one.over}
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if all(one.last > seq + 3 or one.over for one, seq in before.items()):
                return
            await asyncio.sleep(0.05)
        stuck = next(one for one, seq in before.items() if one.last <= seq + 3 and not one.over)
        raise Broken(f"{stuck.match}, seat {stuck.seat}: told nothing more after {stuck.last}")

    def check(self, tally: Tally) -> None:
        store = open_store(self.url)
        try:
            for match, players in self.players.items():
                tally.over += any(one.over for one in players)
                tally.told += sum(len(one.seen) for one in players)
                acked = [sent for one in players for sent in one.sent if sent.took is not None]
                tally.acks += len(acked)
                tally.slowest = max([tally.slowest, *(one.took or 0 for one in acked)])
                check(store, match, players)
        finally:
            store.close()

    def end(self) -> None:
        for one in (*self.members, self._spare):
            one.process.send_signal(signal.SIGCONT)
            one.kill()
        self.wire.close()


def nothing(place: Place) -> None:
    time.sleep(0.2)


def kill(place: Place) -> None:
    """kill -9 of any server; another comes in its place."""
    at = place.chance.randrange(SERVERS)
    place.members[at].kill()
    place.replace(at)


def stop(place: Place) -> None:
    """A server stands still for longer than its lease, then goes on as if nothing had been."""
    process = place.chance.choice(place.members).process
    process.send_signal(signal.SIGSTOP)
    time.sleep(LEASE + 1.5)
    process.send_signal(signal.SIGCONT)


def restart(place: Place) -> None:
    place.database.stop()
    place.database.start()


def crash(place: Place) -> None:
    """PostgreSQL is killed and recovers."""
    place.database.kill()
    place.database.start_again()


def cut(place: Place) -> None:
    """All connections to the database are cut, and for a moment there are no new ones."""
    place.wire.cut(0.5)


def slow(place: Place) -> None:
    """Every word between servers and database takes its time, for a second."""
    place.wire.delay = 0.05
    time.sleep(1)
    place.wire.delay = 0.0


def every(place: Place) -> None:
    """One kind after the other."""
    kinds = (kill, stop, crash, cut)
    place.troubled += 1
    kinds[(place.troubled - 1) % len(kinds)](place)


KINDS = {
    "every": every,
    "nothing": nothing,
    "kill": kill,
    "stop": stop,
    "restart": restart,
    "crash": crash,
    "cut": cut,
    "slow": slow,
}


@contextmanager
def placed(folder: Path, database: Database, fault: str = "", seed: int = 1) -> Iterator[Place]:
    place = Place(folder, database, fault, seed)
    try:
        place.begin()
        yield place
    finally:
        place.end()


def trouble(
    folder: Path, database: Database, kind: str, times: int, fault: str = "", seed: int = 1
) -> Tally:
    """All of it. Raises Broken."""
    tally = Tally()
    with placed(folder, database, fault, seed) as place:
        if fault == "doubling":
            take_keys_away(place.url)
        asyncio.run(place.play(KINDS[kind], times, tally))
        place.check(tally)
    return tally


def take_keys_away(url: str) -> None:
    from postgres.database import do

    for table in ("events", "answers"):
        do(url, f"ALTER TABLE {table} DROP CONSTRAINT {table}_pkey")
        key = "match_id, seq" if table == "events" else "match_id, seat, id"
        do(url, f"CREATE INDEX {table}_again ON {table} ({key})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=KINDS, default="kill")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fault", default="", help="plant one, to see it found")
    told = parser.parse_args()
    with running() as database, tempfile.TemporaryDirectory() as folder:
        tally = trouble(Path(folder), database, told.kind, told.times, told.fault, told.seed)
    print(f"{told.kind}: nothing lost, doubled or out of order: {tally}")  # noqa: T201


if __name__ == "__main__":
    main()
