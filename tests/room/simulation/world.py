"""The whole world of one room in one thread: clients, lines, a server, a disk, and a clock.

`run(seed)` lets a day pass: lines delay, reorder, double, lose and cut; the disk fails before and
after it has written; the server crashes between any two effects and starts again from the disk.
Then faults end, everybody catches up, and everything is checked. The same seed is the same day.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from heapq import heappop, heappush
from typing import Any
from unittest.mock import patch

import msgspec
from toy import Toy

from nations.contract import CHANCE, Game
from nations.match.fair import commitment, label
from nations.registry import load
from nations.room.draft import Draft
from nations.room.records import Committed, Occupant, Open, Opened, Person, SeatedBot, Undone, write
from nations.room.room import Room
from nations.store import Batch, Invitation, Key
from room.simulation.client import Client
from room.simulation.disk import Disk
from room.simulation.server import Crash, Server
from room.simulation.snapshots import Snapshots
from room.simulation.watch import Watch

FAULTS = (
    "acknowledged before commit",
    "ids are not remembered",
    "swapped before append",
    "a refused change is told",
    "resume skips a record",
    "undo rewinds the counters",
    "a broken disk is believed",
    "a snapshot is believed",
)
"""What can be planted; each must be found."""

DAY = 170.0
EVENING = 150.0
CRASH = 0.012


class Outcome(msgspec.Struct, frozen=True):
    """How a day went. `happened` counts the mishaps by their names."""

    seed: int
    game: str
    problems: tuple[str, ...]
    records: int
    acks: int
    refusals: int
    verified: bool
    happened: dict[str, int]


class Connection:
    """A line between a client and the server, both ways. Either end may think it open in vain."""

    def __init__(self, world: World, client: Client, number: int) -> None:
        self.world, self.client, self.number = world, client, number
        self.key: str | None = None
        self.open = self.client_open = True

    def to_server(self, data: bytes) -> None:
        self._send(lambda: self.world.serve(self, data))

    def to_client(self, data: bytes) -> None:
        def deliver() -> None:
            if self.client.connection is self:
                self.client.receive(data)

        self._send(deliver)

    def _send(self, deliver: Callable[[], None]) -> None:
        world = self.world
        if not self.open or world.mishap("a message is lost", 0.03):
            return
        if world.mishap("a line is cut", 0.015):
            self.cut()
            return
        copies = 2 if world.mishap("a message is doubled", 0.05) else 1
        for _ in range(copies):
            slow = world.mishap("a message is late", 0.1)
            delay = world.chosen.uniform(0.1, 25 if slow else 3)
            world.later(delay, lambda: deliver() if self.open else None)

    def cut(self) -> None:
        """The line is dead; the client notices some time later, or never."""
        self.open = False
        if self.world.chosen.random() < 0.7:
            self.world.later(2, self._notice)

    def _notice(self) -> None:
        self.client_open = False


class World:
    """Everything there is. Only `disk` survives a crash; snapshots may, and need not."""

    def __init__(self, seed: int, fault: str | None = None) -> None:
        self.seed, self.fault = seed, fault
        self.chosen = random.Random(seed)
        self.name, self.game = game_of(self.chosen)
        self.secret = self.chosen.randbytes(32)
        self.time = 0.0
        self.calm = self.closing = self.still = False
        self.happened: Counter[str] = Counter()
        self._schedule: list[tuple[float, int, Callable[[], None]]] = []
        self._number = self._lines = 0
        self.disk = Disk("match-1", remembers=fault != "ids are not remembered")
        self.watch = Watch(self)
        self.clients: list[Client] = []
        self.connections: list[Connection] = []
        self._open()
        self.snapshots = Snapshots(self)
        self.server = Server(self)
        self.up = True

    def _open(self) -> None:
        """The match as its host makes it: people, bots, and invitations to open seats."""
        seats: list[Occupant] = []
        keys, invitations, commits = [], [], {}
        for seat in range(self.game.terms.seats):
            kind = (
                self.chosen.choices(("person", "bot", "open"), (6, 1, 2))[0] if seat else "person"
            )
            name = f"c{seat}"
            if kind == "bot":
                seats.append(SeatedBot("random"))
                continue
            claim = f"invitation-{seat}" if kind == "open" else None
            client = Client(self, name, claim)
            self.clients.append(client)
            if claim:
                seats.append(Open())
                invitations.append(Invitation(claim.encode(), seat))
            else:
                seats.append(Person(name))
                keys.append(Key((client.key or "").encode(), "seat", seat))
                if self.chosen.random() < 0.8:
                    commits[seat] = client.commit
        keys.append(Key((self.clients[0].key or "").encode(), "host", 0))
        self.clients.append(Client(self, "watcher", member=False))
        header = Opened(0, "match-1", self.game.terms, commitment(self.secret), tuple(seats))
        draft = Draft(Room(self.game, header), 0, self.secret)
        for seat, hashed in commits.items():
            draft.add(Committed(0, seat, hashed))
        draft.advance()
        bodies = tuple(write(one.record) for one in draft.room.news)
        self.disk.append(
            Batch(
                match="match-1",
                first=1,
                bodies=bodies,
                keys=tuple(keys),
                invitations=tuple(invitations),
            )
        )

    # Time

    @property
    def now(self) -> int:
        return int(self.time)

    def later(self, delay: float, action: Callable[[], None]) -> None:
        self._number += 1
        heappush(self._schedule, (self.time + delay, self._number, action))

    def pass_until(self, end: float) -> None:
        """Everything that is due until then, in order. A crash ends only what was being done."""
        while self._schedule and self._schedule[0][0] <= end:
            self.time, _, action = heappop(self._schedule)
            try:
                action()
            except Crash:
                self._go_down()
        self.time = end

    # Mishaps

    def mishap(self, name: str, likely: float) -> bool:
        happens = not self.calm and self.chosen.random() < likely
        if happens:
            self.happened[name] += 1
        return happens

    def crash(self, where: str, likely: float = CRASH) -> None:
        """The server dies here, sometimes."""
        if self.mishap(f"a crash {where}", likely):
            raise Crash(where)

    def _go_down(self) -> None:
        self.up = False
        self._cut_all()
        self.later(self.chosen.uniform(1, 10), self._start)

    def _start(self) -> None:
        self.server, self.up = Server(self), True

    def reload(self) -> None:
        """The room is read again from the disk, and everybody has to come again."""
        self.happened["a room is read again"] += 1
        self._cut_all()
        self.server = Server(self)

    def _cut_all(self) -> None:
        for line in self.connections:
            if line.open:
                line.cut()
        self.connections = []

    # Lines

    def connect(self, client: Client) -> Connection:
        self._lines += 1
        if client.connection is not None:
            client.connection.open = False
        line = Connection(self, client, self._lines)
        self.connections.append(line)
        return line

    def serve(self, line: Connection, data: bytes) -> None:
        if self.up:
            self.server.arrive(line, data)

    def wake(self, server: Server) -> None:
        """After a change, and now and then: what the server does by itself."""

        def act() -> None:
            if self.up and self.server is server and not self.closing:
                server.act()

        self.later(self.chosen.uniform(0.5, 3), act)

    def settle(self) -> None:
        """Nobody does anything new; everybody comes once more, when the last answers are there."""
        self.still = True
        for end in (30, 60):
            for client in self.clients:
                client.connect()
            self.pass_until(DAY + EVENING + end)

    def tick(self, client: Client) -> None:
        if self.still:
            return
        client.tick()
        self.later(self.chosen.uniform(1, 5), lambda: self.tick(client))

    def tick_server(self) -> None:
        if self.still:
            return
        self.wake(self.server)
        self.later(self.chosen.uniform(4, 9), self.tick_server)


@cache
def _game(name: str, seats: int) -> Game[Any]:
    return Toy(seats) if name == "toy" else load(name).game(seats, {}, None)


def game_of(chosen: random.Random) -> tuple[str, Game[Any]]:
    """Mostly a tiny game, which is over soon; sometimes one of the real ones."""
    name = chosen.choices(("toy", "dice", "kark"), (14, 1, 1))[0]
    return name, _game(name, chosen.choice((2, 2, 3, 4) if name != "toy" else (1, 2, 2, 3, 4)))


def run(seed: int, fault: str | None = None) -> Outcome:
    """One day from a seed, with a planted fault if one is named."""
    with planted(fault):
        world = World(seed, fault)
        for client in world.clients:
            world.later(world.chosen.uniform(0, 3), lambda client=client: world.tick(client))  # type: ignore[misc]
        world.later(1, world.tick_server)
        world.pass_until(DAY)
        world.calm = world.closing = True
        world.pass_until(DAY + EVENING)
        world.settle()
        verified = world.watch.finish()
    watch = world.watch
    return Outcome(
        seed,
        world.name,
        tuple(watch.problems),
        len(world.disk.bodies),
        watch.acks,
        watch.refusals,
        verified,
        dict(sorted(world.happened.items())),
    )


@contextmanager
def planted(fault: str | None) -> Iterator[None]:
    """Makes undo forget the draws of what it takes back, if that is the fault."""
    if fault != "undo rewinds the counters":
        yield
        return

    honest = Room._changes[Undone]

    def rewinding(room: Room, record: Undone) -> None:
        honest(room, record)
        room.drawn = {}
        again = Room(room.game, room.header).match
        for entry in room.match.log:
            if entry.seat == CHANCE:
                stream = label(again.turn)  # type: ignore[arg-type]
                room.drawn[stream] = room.drawn.get(stream, 0) + 1
            again.play(entry.move)

    with patch.dict(Room._changes, {Undone: rewinding}):
        yield
