"""The server of one room, driven step by step as `nations.server.actor` does it.

Known id? → rules on a branch → append and commit → swap the room → acknowledge → tell everybody. It
can crash between any two of these, and the disk can fail before or after it has written. Everything
here but the `Disk` is lost in a crash.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from nations.contract import Decision, Seat
from nations.room import messages
from nations.room.choosing import goes_on
from nations.room.commands import (
    SERVER,
    WATCHER,
    Act,
    AnyCommand,
    Claim,
    Deed,
    GoOn,
    Hurry,
    StandIn,
    Who,
)
from nations.room.desk import Change, Desk, speaker
from nations.room.messages import Hello, Refused, Say, Welcome
from nations.room.records import Moved, Person
from nations.room.refusal import Code, Refusal
from nations.room.room import OVER, REVEALING, Room
from nations.room.updates import update
from nations.store import (
    Batch,
    KeptAnswer,
    Key,
    KnownCommand,
    SeqTaken,
    StoreBroken,
    StoreError,
    StoreFull,
)

if TYPE_CHECKING:
    from room.simulation.world import Connection, World

Reply: TypeAlias = Callable[[bytes], None]


class Crash(Exception):
    """The process is gone."""


class Claiming(msgspec.Struct, frozen=True, tag=True):
    """Stands for the HTTP request that takes a seat by an invitation."""

    claim: str
    key: str
    name: str
    commit: str | None


class Claimed(msgspec.Struct, frozen=True, tag=True):
    """The answer to it."""

    seat: int


class Job(msgspec.Struct, frozen=True):
    """Something to do in turn: a command, or a claim that becomes one."""

    who: Who
    what: AnyCommand | Claiming
    connection: Connection | None


class Listener(msgspec.Struct):
    """A connection as the room knows it."""

    seat: Seat | None
    seen: int


class Server:
    """One life of the server: from a start to a crash."""

    def __init__(self, world: World) -> None:
        self.world, self.disk = world, world.disk
        self.desk = Desk(world.snapshots.room(), world.secret)
        self.keys = list(self.disk.keys)
        self.invitations = dict(self.disk.invitations)
        self.listeners: dict[int, tuple[Connection, Listener]] = {}
        self.inbox: deque[Job] = deque()
        self.storing = False

    @property
    def room(self) -> Room:
        return self.desk.room

    def who(self, key: str | None) -> Who:
        mine = [one for one in self.keys if key and one.hash == key.encode()]
        seats = [one.seat for one in mine if one.role == "seat"]
        host = any(one.role == "host" for one in mine)
        return Who(seats[0] if seats else None, host) if mine else WATCHER

    # Messages

    def arrive(self, connection: Connection, data: bytes) -> None:
        """A message of a client."""
        if data.startswith(b'{"type":"Claiming"'):
            claiming = msgspec.json.decode(data, type=Claiming)
            self.inbox.append(Job(SERVER, claiming, connection))
            self.work()
            return
        try:
            message = messages.read(data)
        except msgspec.DecodeError:
            connection.to_client(messages.write(Refused(None, Code.BAD, "")))
            return
        if isinstance(message, Hello):
            self.greet(connection, message)
        elif connection.number in self.listeners and not isinstance(message, Say):
            self.inbox.append(Job(self.who(connection.key), message, connection))
            self.work()

    def greet(self, connection: Connection, hello: Hello) -> None:
        """Somebody comes (again) and is told what is new since the last record they know."""
        if connection.number in self.listeners:
            return
        connection.key = hello.key
        who = self.who(hello.key)
        welcome = Welcome(hello.match, who.seat, who.host, None, self.world.now)
        connection.to_client(messages.write(welcome))
        seen = min(hello.after, self.room.seq)
        if self.world.fault == "resume skips a record":
            seen = min(hello.after + 1, self.room.seq)
        listener = Listener(who.seat, seen)
        self.listeners[connection.number] = connection, listener
        self.show(self.room, connection, listener)

    def show(self, room: Room, connection: Connection, listener: Listener) -> None:
        data = messages.write(update(room, listener.seat, listener.seen, ()))
        listener.seen = room.seq
        connection.to_client(data)

    # Work

    def work(self) -> None:
        """The next job, unless one is being stored, or this life of the server is over."""
        while self.inbox and not self.storing and self.world.server is self:
            self.begin(self.inbox.popleft())

    def begin(self, job: Job) -> None:
        def reply(data: bytes) -> None:
            if job.connection is not None:
                job.connection.to_client(data)

        command = job.what
        try:
            if isinstance(command, Claiming):
                self.claim(command, reply)
            else:
                self.command(job.who, command, reply)
        except Refusal as refusal:
            named = getattr(command, "id", None)
            self.world.watch.refused(self, job.who, named, refusal)
            reply(messages.write(Refused(named, refusal.code, "", refusal.rule, self.room.seq)))

    def command(self, who: Who, command: AnyCommand, reply: Reply) -> None:
        known = self.disk.answers.get((speaker(who), command.id))
        if known is not None:
            self.world.watch.answered(self, who, command.id, known)
            reply(known)
            return
        self.world.watch.look(self)
        change = self.desk.receive(who, command, self.world.now)
        self.keep(change, self.answering(who, change, reply))

    def answering(self, who: Who, change: Change, reply: Reply) -> Callable[[], None]:
        def answer() -> None:
            self.world.watch.answered(self, who, change.id, change.answer)
            reply(change.answer)

        return answer

    def claim(self, claiming: Claiming, reply: Reply) -> None:
        """As `Actor.claim`: the same invitation with the same key again changes nothing."""
        claim, key = claiming.claim.encode(), claiming.key
        name = f"claim-{claiming.claim}"
        seat = self.invitations.get(claim)
        if seat is None:
            mine = self.who(key).seat
            if self.disk.answers.get((speaker(SERVER), name)) is None or mine is None:
                raise Refusal(Code.CLAIMED, "no-invitation")
            reply(msgspec.json.encode(Claimed(mine)))
            return
        self.world.watch.look(self)
        made = Claim(name, seat, claiming.name, claiming.commit)
        change = self.desk.receive(SERVER, made, self.world.now)
        gained = Key(key.encode(), "seat", seat)

        def answer() -> None:
            del self.invitations[claim]
            self.world.watch.claimed(key, seat)
            reply(msgspec.json.encode(Claimed(seat)))

        self.keep(change, answer, (gained,), (claim,))

    def keep(
        self,
        change: Change,
        answer: Callable[[], None],
        gained: tuple[Key, ...] = (),
        invitations_used: tuple[bytes, ...] = (),
    ) -> None:
        """Appends; the rest comes when the disk has it, and the room can be looked at meanwhile."""
        seats = change.room.seats
        lost = tuple(
            key
            for key in self.keys
            if key.role == "seat" and not isinstance(seats[key.seat], Person)
        )
        batch = Batch(
            match=self.disk.match,
            first=change.after + 1,
            bodies=change.bodies,
            answer=KeptAnswer(change.seat, change.id, change.answer),
            keys=gained,
            drop_keys=lost,
            invitations_used=invitations_used,
        )
        if self.world.fault == "acknowledged before commit":
            answer()
        if self.world.fault == "swapped before append":
            self.desk.stored(change)
        self.append(batch, change)
        self.keys = [key for key in self.keys if key not in lost] + list(gained)
        self.storing = True
        self.world.later(self.world.chosen.uniform(0, 2), lambda: self.finish(change, answer))

    def append(self, batch: Batch, change: Change) -> None:
        """The disk's part, with its mishaps. Raises Refusal as the actor does."""
        world = self.world
        world.crash("before append")
        try:
            if world.mishap("the disk fails before it writes", 0.03):
                raise StoreFull()
            if world.mishap("another writes first", 0.02):
                self.write_as_another()
            self.disk.append(batch)
            if world.mishap("the disk fails after it wrote", 0.03):
                raise StoreBroken("its answer was lost")
        except (SeqTaken, KnownCommand) as error:
            world.reload()
            raise Refusal(Code.BUSY, "no-room-busy") from error
        except StoreError as error:
            if isinstance(error, StoreBroken) and world.fault != "a broken disk is believed":
                world.reload()  # it may have been kept or not: the disk alone knows
            if world.fault == "a refused change is told":
                self.tell(change.room)
            raise Refusal(Code.STORAGE, "no-storage") from error

    def write_as_another(self) -> None:
        """A second process, which should not be there, writes to the same match."""
        desk = Desk(Room.of(self.world.game, self.disk.read()), self.world.secret)
        if desk.room.phase != OVER and desk.room.present:
            command = StandIn(f"another-{desk.room.seq}", desk.room.present[0])
            change = desk.receive(SERVER, command, self.world.now)
            answer = KeptAnswer(change.seat, change.id, change.answer)
            made = Batch(
                match="match-1", first=change.after + 1, bodies=change.bodies, answer=answer
            )
            self.disk.append(made)

    def finish(self, change: Change, answer: Callable[[], None]) -> None:
        """It is on the disk: so it is true, so it is answered, so everybody is told."""
        if self.world.server is not self:
            return  # of a life before
        self.world.crash("after append, before swap")
        self.desk.stored(change)
        self.world.snapshots.look_at(change.room)
        self.world.crash("after swap, before ack")
        if self.world.fault != "acknowledged before commit":
            answer()
        self.world.crash("after ack, before fan-out")
        self.storing = False
        self.tell(change.room)
        self.world.wake(self)
        self.work()

    def tell(self, room: Room) -> None:
        for connection, listener in list(self.listeners.values()):
            if connection.open and listener.seen != room.seq:
                self.show(room, connection, listener)
                self.world.crash("in the middle of the fan-out", 0.004)

    # What happens by itself

    def act(self) -> None:
        """Bots move; a beginning does not wait for ever; a rematch is noted."""
        room, chosen = self.room, self.world.chosen
        at_turn = room.bot_at_turn
        if at_turn and isinstance(room.match.turn, Decision):
            seat, bot = at_turn
            deeds = self.action(room, seat, bot)
            self.by_itself(Who(seat, bot=bot), Act(f"bot-{room.seq}", deeds, room.seq))
        elif room.phase == REVEALING and chosen.random() < 0.04:
            self.by_itself(SERVER, Hurry(f"hurry-{room.seq}"))
        elif room.phase == OVER and room.later is None and chosen.random() < 0.1:
            self.by_itself(SERVER, GoOn("rematch", "match-2"))

    def action(self, room: Room, seat: int, bot: str) -> tuple[Deed, ...]:
        """All moves of what a bot begins, until it is whole."""
        trial, deeds = room.branch(), list[Deed]()
        while True:
            assert isinstance(trial.match.turn, Decision)
            move = trial.notation.write_move(self.world.chosen.choice(trial.match.turn.moves))
            deeds.append(Deed(move))
            if not goes_on(trial, move):
                return tuple(deeds)
            trial.apply(Moved(0, seat, move, bot))

    def by_itself(self, who: Who, command: AnyCommand) -> None:
        self.inbox.append(Job(who, command, None))
        self.work()
