"""Real servers behind a real proxy, a real PostgreSQL, real trouble, and a checker that knows
nothing of it.

    python tests/postgres/troubles.py --kind kill --times 100 --rounds 10

Kinds: `kill` (kill -9 of a server), `stop` (SIGSTOP for longer than a lease), `restart` and `crash`
(of PostgreSQL), `cut`, `slow` and `hold` (its connections), `jump` (a server's clock, by an hour),
`full` (its disk: a small one in memory, only for root), `every`. Ends with an error at the first
fault. With `--beside COMMIT` the first of the three servers is of that commit, and makes the
tables: two versions over one store, while they are exchanged (not with `jump`).
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.append(str(Path(__file__).parents[2]))
from bench.older import checked_out
from nations.store import open_store
from postgres.checker import Broken, check, check_fences
from postgres.database import Database, do, free_port, running
from postgres.nursery import Member, Nursery, Older
from postgres.players import Player
from postgres.proxy import proxied
from postgres.wire import Wire

SERVERS = 3
MATCHES = 4
LEASE = 2.0
"""Seconds: shorter than usual, so that tests are."""
SEATS = ("Ann", "Ben", "bot:random")
ALONE = ("Ann", "Ben")
"""Seats of every second match: what bots do is done in processes of their own, which cost time."""
AUDIT = (
    "CREATE TABLE audit (n BIGSERIAL PRIMARY KEY, match_id TEXT NOT NULL, fence BIGINT NOT NULL, "
    "alive BOOLEAN NOT NULL)"
)
SMALL = 250
"""Megabytes of a disk that is to be filled."""
PATIENCE = 90.0
"""Seconds in which everybody must have been told everything, at the end."""


class Tally(msgspec.Struct):
    """What was counted."""

    troubles: int = 0
    acks: int = 0
    told: int = 0
    over: int = 0
    said: int = 0
    by_itself: int = 0
    """Appends by who saw to a match, whom nobody asked."""
    slowest: float = 0.0


class Place:
    """Servers over one database, and people who play there."""

    def __init__(
        self,
        folder: Path,
        database: Database,
        fault: str = "",
        seed: int = 1,
        beside: Path | None = None,
        **settings: Any,
    ) -> None:
        self._folder, self.database, self._fault = folder, database, fault
        self._beside = beside
        """The tree of another version, of which the first server is."""
        self.url, self.wire = database.fresh(), Wire(database.port)
        do(self.url, AUDIT)
        through = self.url.replace(f":{database.port}/", f":{self.wire.port}/")
        self._settings = {"store": through, "lease_seconds": LEASE, "workers": 1, **settings}
        self.chance = random.Random(seed)
        self._seed = seed
        self.nursery = Nursery()
        self.own_ports = [free_port() for _ in range(SERVERS)]
        self.front = free_port() if shutil.which("nginx") else 0
        self.members: list[Member | Older] = []
        self.players: dict[str, list[Player]] = {}
        self._count = self.troubled = 0

    def begin(self) -> None:
        begun = [self._new(at) for at in range(SERVERS)]
        self.members = [one.serve() for one in begun]

    def replace(self, at: int) -> None:
        """Another server in place of one that was killed."""
        self.members[at] = self._new(at).serve()

    def _new(self, at: int) -> Member | Older:
        self._count += 1
        folder = self._folder / str(self._count)
        more = {"proxies": ["127.0.0.1"], "port": self.own_ports[at], **self._settings}
        if self._beside and at == 0:
            return Older(self._beside, folder, **more)
        return Member(self.nursery, folder, self._fault, **more)

    def ports(self) -> list[int]:
        """Where clients go: to the proxy, where there is one."""
        return [self.front] if self.front else self.own_ports

    def open(self) -> list[Player]:
        seats = ALONE if len(self.players) % 2 and "bot_pause" not in self._settings else SEATS
        made = self.chance.choice(self.members).create(*seats)
        match, keys = made["match"], made["keys"]
        places = [*((seat, keys[seat]) for seat in (0, 1)), (-1, None)]
        found = [Player(match, seat, key, self.ports, self._seed) for seat, key in places]
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
        audit = do(self.url, "SELECT match_id, fence, alive FROM audit ORDER BY n")
        tally.by_itself = len(audit)
        tally.said = sum(one.acked for player in self.everybody() for one in player.said)
        check_fences([(str(match), int(fence), bool(alive)) for match, fence, alive in audit])

    def end(self) -> None:
        for one in self.members:
            one.process.send_signal(signal.SIGCONT)
            one.kill()
        self.nursery.close()
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


def hold(place: Place) -> None:
    """For longer than a lease no word passes between servers and database; none is lost."""
    place.wire.held = True
    time.sleep(LEASE + 1.5)
    place.wire.held = False


def jump(place: Place) -> None:
    """A server's clock is an hour ahead, or behind."""
    process = place.chance.choice(place.members).process
    process.send_signal(place.chance.choice((signal.SIGUSR1, signal.SIGUSR2)))


def full(place: Place) -> None:
    """Not a byte more fits on the disk of the database, for a while; it may die of that."""
    place.database.fill()
    time.sleep(1.5)
    place.database.make_room()
    if not place.database.runs:
        place.database.start_again()


def every(place: Place) -> None:
    """One kind after the other."""
    kinds = (kill, stop, crash, cut, hold, jump)
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
    "hold": hold,
    "jump": jump,
    "full": full,
}


@contextmanager
def placed(folder: Path, database: Database, **more: Any) -> Iterator[Place]:
    place = Place(folder, database, **more)
    with ExitStack() as stack:
        stack.callback(place.end)
        place.begin()
        if place.front:
            stack.enter_context(proxied(folder / "proxy", place.own_ports, place.front))
        yield place


def trouble(folder: Path, database: Database, kind: str, times: int, **more: Any) -> Tally:
    """All of it. Raises Broken."""
    tally = Tally()
    with placed(folder, database, **more) as place:
        if more.get("fault") == "doubling":
            take_keys_away(place.url)
        asyncio.run(place.play(KINDS[kind], times, tally))
        place.check(tally)
    return tally


def take_keys_away(url: str) -> None:
    for table in ("events", "answers"):
        do(url, f"ALTER TABLE {table} DROP CONSTRAINT {table}_pkey")
        key = "match_id, seq" if table == "events" else "match_id, seat, id"
        do(url, f"CREATE INDEX {table}_again ON {table} ({key})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=KINDS, default="kill")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1, help="of so many times, each anew")
    parser.add_argument("--fault", default="", help="plant one, to see it found")
    parser.add_argument("--beside", default="", metavar="COMMIT", help="of which one server is")
    told = parser.parse_args()
    older = checked_out(told.beside) if told.beside else nullcontext()
    with older as tree:
        play(told, tree)


def play(told: argparse.Namespace, beside: Path | None) -> None:
    """All rounds."""
    small = SMALL if told.kind == "full" else 0
    for seed in range(told.seed, told.seed + told.rounds):
        with running(small) as database, tempfile.TemporaryDirectory() as folder:
            more = {"fault": told.fault, "seed": seed, "beside": beside}
            tally = trouble(Path(folder), database, told.kind, told.times, **more)
        said = f"{told.kind}: nothing lost, doubled or out of order: {tally}"
        print(said, flush=True)  # noqa: T201 - this is its output


if __name__ == "__main__":
    main()
