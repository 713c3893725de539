"""Looks on and says what must never be: the invariants, at each step and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from nations import verify
from nations.errors import NationsError
from nations.room import messages
from nations.room.commands import Play, Who
from nations.room.desk import speaker
from nations.room.proof import prove, to_bytes
from nations.room.refusal import Code, Refusal
from nations.room.room import Room
from nations.room.updates import update
from room.simulation.server import Server
from room.tables import outline

if TYPE_CHECKING:
    from room.simulation.client import Client
    from room.simulation.world import World


class Watch:
    """`problems` are sentences; a good day has none."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.problems: list[str] = []
        self.acks = self.refusals = 0
        self._answers: dict[tuple[int, str], bytes] = {}
        self._seats: dict[str, int] = {}
        self._before: tuple[Any, ...] = ()

    def problem(self, text: str) -> None:
        self.problems.append(text)

    # At each step

    def look(self, server: Server) -> None:
        """Remembers the room and the disk before a command is tried."""
        self._before = self._everything(server)

    def _everything(self, server: Server) -> tuple[Any, ...]:
        room, disk = server.room, self.world.disk
        state = room.notation.write_position(room.match.state)
        around = (room.seats, room.commits, room.shares, room.question, room.secret, room.later)
        return (id(room), room.seq, len(room.match.log), state, around, dict(room.drawn)), (
            len(disk.bodies),
            len(disk.answers),
        )

    def refused(self, server: Server, who: Who, name: str | None, refusal: Refusal) -> None:
        """A refusal changed nothing (but if the disk lied, it is the room that did not change)."""
        self.refusals += 1
        room, disk = self._everything(server)
        if refusal.code not in (Code.BUSY, Code.CLAIMED) and self._before:
            if room != self._before[0]:
                self.problem(f"the refusal {refusal} changed the room")
            if refusal.code != Code.STORAGE and disk != self._before[1]:
                self.problem(f"the refusal {refusal} changed the disk")
        if name and (speaker(who), name) in self._answers:
            self.problem(f"{name} was acknowledged, then refused: {refusal}")

    def answered(self, server: Server, who: Who, name: str, data: bytes) -> None:
        """An id has one answer; the disk has it, and the room too, before anybody hears it."""
        self.acks += 1
        asked, seq = (speaker(who), name), msgspec.json.decode(data)["seq"]
        if self._answers.setdefault(asked, data) != data:
            self.problem(f"{name} got two answers")
        if seq > len(self.world.disk.bodies):
            self.problem(f"{name} was acknowledged before it was kept")
        if seq > server.room.seq:
            self.problem(f"{name} was acknowledged, but the room does not know of it")

    def claimed(self, key: str, seat: int) -> None:
        if self._seats.setdefault(key, seat) != seat:
            self.problem(f"{key} got two seats")

    def told(self, client: Client, news: dict[str, Any]) -> None:
        """What a client is told is on the disk, at that number."""
        bodies = self.world.disk.bodies
        if (
            news["seq"] > len(bodies)
            or msgspec.json.decode(bodies[news["seq"] - 1]) != news["record"]
        ):
            self.problem(f"{client.name} was told a record {news['seq']} that is not kept")

    # At the end

    def finish(self) -> bool:
        """Everything that must hold when the dust has settled; whether the dice were verified."""
        world = self.world
        try:
            room = Room.of(world.game, world.disk.read())
        except NationsError as error:
            self.problem(f"the log does not add up: {error}")
            return False
        if outline(room) != outline(world.server.room):
            self.problem("the room is not what its log says")
        names = [(one.answer.seat, one.answer.id) for one in world.disk.batches if one.answer]
        if len(names) != len(set(names)):
            self.problem("a command was carried out twice")
        for name, data in self._answers.items():
            if world.disk.answers.get(name) != data:
                self.problem(f"the answer to {name[1]} was lost")
        for client in world.clients:
            self._check_client(client, room)
        return self._check_dice(room)

    def _check_client(self, client: Client, room: Room) -> None:
        bodies = [msgspec.json.decode(body) for body in self.world.disk.bodies]
        if [one["record"] for one in client.log] != bodies:
            self.problem(f"{client.name} has {len(client.log)} records, there are {len(bodies)}")
        elif messages.write(update(room, client.seat, room.seq, ())) != self._view_of(client):
            self.problem(f"{client.name} does not see the room as it is")
        self._check_acked(client)

    def _view_of(self, client: Client) -> bytes:
        return msgspec.json.encode({**client.now_seen, "news": []})

    def _check_acked(self, client: Client) -> None:
        """Every acknowledged move is in the log, once, where it was expected, in order."""
        plays = [(one, seq) for one, seq in client.acked if isinstance(one, Play)]
        expects = [one.expect for one, _ in plays]
        if expects != sorted(set(expects)):
            self.problem(f"{client.name}'s moves were doubled or out of order")
        seqs = [seq for _, seq in client.acked]
        if seqs != sorted(seqs):
            self.problem(f"{client.name}'s acknowledgements are out of order")
        for play, seq in plays:
            records = [
                msgspec.json.decode(one) for one in self.world.disk.bodies[play.expect : seq]
            ]
            moved = [one["move"] for one in records if one["type"] == "Moved"]
            if moved != [play.move]:
                self.problem(f"{client.name}'s move {play.id} was lost or doubled: {moved}")

    def _check_dice(self, room: Room) -> bool:
        disk = self.world.disk
        report = verify.check(to_bytes(prove(room.game, disk.match, disk.bodies)))
        for finding in report.findings:
            self.problem(f"the dice: {finding.text}")
        if report.finished != (room.secret is not None):
            self.problem("the end was not seen by the checker")
        return report.verified
