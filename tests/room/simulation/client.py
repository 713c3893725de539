"""A person with a browser on a bad line: tries again with the same id, and resumes where it was."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from nations.match.fair import commitment
from nations.room.commands import (
    Answer,
    AskStop,
    AskUndo,
    Commit,
    Leave,
    Play,
    Put,
    Quit,
    Return,
    Reveal,
    Sent,
    StandIn,
    Undo,
)
from nations.room.messages import Hello
from nations.room.records import SeatedBot
from room.simulation.server import Claiming

if TYPE_CHECKING:
    from room.simulation.world import Connection, World

PATIENCE = 12.0
"""After this time without an answer a client tries again."""
SILENCE = 40.0
"""After this time without a word a client takes the line for dead."""


class Client:
    """Knows only what arrived. `log` are the records as they were told, in order."""

    def __init__(
        self, world: World, name: str, claim: str | None = None, member: bool = True
    ) -> None:
        self.world, self.name = world, name
        self.key = f"key-of-{name}-{'k' * 12}" if member else None
        self.share = sha256(f"{world.seed}/{name}".encode()).hexdigest()
        self.claim = claim
        self.connection: Connection | None = None
        self.welcome: dict[str, Any] = {}
        self.log: list[Any] = []
        self.now_seen: dict[str, Any] = {}
        self.pending: Sent | None = None
        self.sent_at = self.heard_at = 0.0
        self.acked: list[tuple[Sent, int]] = []
        self.answers: dict[str, bytes] = {}
        self._count = 0
        self._fresh = False

    @property
    def commit(self) -> str:
        return commitment(bytes.fromhex(self.share))

    @property
    def seat(self) -> int | None:
        return self.welcome.get("seat")

    @property
    def caught_up(self) -> bool:
        return bool(self.now_seen) and self.now_seen["seq"] == len(self.log)

    # Sending

    def tick(self) -> None:
        """Now and then: connects, invitations, tries again, or does something."""
        line = self.connection
        silent = self.world.now - self.heard_at > SILENCE
        if line is None or not line.client_open or silent:
            self.connect()
        elif self.pending is not None:
            if self.world.now - self.sent_at > PATIENCE:
                self.try_again()
        elif not self.welcome or not self.caught_up:
            if self.world.now - self.sent_at > PATIENCE:
                self.connect()
        elif self.claim and self.seat is None:
            claiming = Claiming(self.claim, self.key or "", self.name, self.commit)
            self.post(msgspec.json.encode(claiming))
        else:
            self.act()

    def connect(self) -> None:
        """A new connection that resumes after the last record known."""
        self.connection = self.world.connect(self)
        self.welcome, self.heard_at = {}, self.world.now
        self.post(msgspec.json.encode(Hello("match-1", self.key, len(self.log))))
        if self.pending is not None:
            self.post(msgspec.json.encode(self.pending))

    def try_again(self) -> None:
        """The same bytes, with the same id; sometimes over a new connection."""
        assert self.pending is not None
        if self.world.chosen.random() < 0.5:
            self.connect()
        else:
            self.post(msgspec.json.encode(self.pending))

    def post(self, data: bytes) -> None:
        self.sent_at = self.world.now
        if self.connection is not None:
            self.connection.to_server(data)

    def act(self) -> None:
        command = self.choose_last() if self.world.closing else self.choose()
        if command is not None:
            self.pending = command
            self.post(msgspec.json.encode(command))

    def name_command(self) -> str:
        self._count += 1
        return f"{self.name}-{self._count}"

    # Choosing

    def choose_last(self) -> Sent | None:
        """When the day ends, all agree to stop."""
        seen, seat = self.now_seen, self.seat
        if (shared := self.share_due(self.name_command())) is not None:
            return shared
        if seat is None or seen["phase"] != "playing":
            return None
        if seen["question"] is None:
            return AskStop(self.name_command())
        if seat in seen["question"]["awaited"]:
            return Answer(self.name_command(), True, seen["seq"])
        return None

    def choose(self) -> Sent | None:
        """Something that a person might do, or a browser gone mad."""
        chosen = self.world.chosen
        if chosen.random() < 0.12:
            return self.choose_nonsense()
        if self.welcome["host"] and chosen.random() < 0.12:
            return self.choose_as_host()
        if self.seat is None:
            return None
        options = list(self.options(self.seat))
        if not options:
            return None
        likely, commands = zip(*options, strict=True)
        command: Sent = chosen.choices(commands, likely)[0]
        return command

    def options(self, seat: int) -> Iterator[tuple[float, Sent]]:
        seen = self.now_seen
        phase, name, seq = seen["phase"], self.name_command(), seen["seq"]
        if (shared := self.share_due(name)) is not None:
            yield 8, shared
        if phase == "playing":
            for offer in seen["offers"]:
                yield 20 / len(seen["offers"]), Play(name, offer["text"], seq)
            if seen["undo"] is None:
                yield 3, Undo(name, seq)
            yield 2.5, AskUndo(name, seq)
            yield 0.1, AskStop(name)
            if seen["question"] and seat in seen["question"]["awaited"]:
                yield 12, Answer(name, self.world.chosen.random() < 0.8, seq)
        if phase in ("waiting", "playing"):
            yield 0.05, Quit(name)
        if phase != "over":
            away = seen["seats"][seat]["occupant"].get("away")
            yield (2, Return(name)) if away else (0.3, Leave(name))

    def share_due(self, name: str) -> Commit | Reveal | None:
        """What the own share needs now: to be committed to again, or shown when all are."""
        seen, seat = self.now_seen, self.seat
        if seat is None:
            return None
        states = [one["share"] for one in seen["seats"]]
        if states[seat] == "owed":
            if not self._fresh:  # a share that others may have seen is no share
                self.share, self._fresh = self.commit, True
            return Commit(name, self.commit)
        self._fresh = False
        ready = seen["phase"] == "revealing" and "owed" not in states
        return Reveal(name, self.share) if ready and states[seat] == "committed" else None

    def choose_as_host(self) -> Sent | None:
        chosen, seats = self.world.chosen, self.now_seen["seats"]
        seat = chosen.randrange(len(seats))
        kind = seats[seat]["occupant"]["type"]
        annulled = any(one["record"]["type"] == "Annulled" for one in self.log)
        if kind == "Open" and (annulled or self.now_seen["phase"] == "playing"):
            return Put(self.name_command(), seat, SeatedBot("random"))
        if kind == "Person" and chosen.random() < 0.3:
            return StandIn(self.name_command(), seat)
        return None

    def choose_nonsense(self) -> Sent:
        chosen, name, seq = self.world.chosen, self.name_command(), self.now_seen["seq"]
        offers = self.now_seen["offers"]
        move = chosen.choice(offers)["text"] if offers else "stop"
        commands: list[Sent] = [
            Play(name, "no such move", seq),
            Play(name, "die:3", seq),
            Play(name, move, max(0, seq - 1)),
            Play(name, move, seq + 1),
            Undo(name, max(0, seq - 2)),
            Answer(name, True, seq),
            Put(name, 15, SeatedBot("greedy")),
            Leave(name, "no such bot"),
            Reveal(name, "0" * 64),
            Return(name),
        ]
        return chosen.choice(commands)

    # Receiving

    def receive(self, data: bytes) -> None:
        self.heard_at = self.world.now
        message = msgspec.json.decode(data)
        kind = message["type"]
        if kind == "Welcome":
            self.welcome = message
            if self.pending is not None and self.seat is None and not message["host"]:
                self.pending = None  # the seat is gone, and with it whatever was on its way
        elif kind == "Update":
            self.look(message)
        elif kind == "Ack":
            self.hear_ack(message, data)
        elif kind == "Refused":
            self.hear_refusal(message)
        elif kind == "Claimed":
            self.claim = None
            self.connect()  # as the one who has the seat

    def look(self, message: dict[str, Any]) -> None:
        """Adds what is new to the log; an older message is no news, a gap means to resume."""
        for one in message["news"]:
            if one["seq"] == len(self.log) + 1:
                self.log.append(one)
                self.world.watch.told(self, one)
            elif one["seq"] <= len(self.log) and self.log[one["seq"] - 1] != one:
                self.world.watch.problem(f"{self.name} was told record {one['seq']} differently")
        if message["seq"] == len(self.log):
            self.now_seen = message
        elif message["seq"] > len(self.log):
            self.connect()

    def hear_ack(self, message: dict[str, Any], data: bytes) -> None:
        name = message["id"]
        if self.answers.setdefault(name, data) != data:
            self.world.watch.problem(f"{name} was acknowledged in two ways")
        if self.pending is not None and self.pending.id == name:
            self.acked.append((self.pending, message["seq"]))
            self.pending = None

    def hear_refusal(self, message: dict[str, Any]) -> None:
        name, code = message["id"], message["code"]
        if self.pending is None or self.pending.id != name:
            return
        if code in ("BUSY", "STORAGE"):
            return  # tried again when patience ends
        self.pending = None
        if code == "STALE" and message["seq"] > len(self.log):
            self.connect()
