"""The order of work at one room, without waiting for anything itself.

`receive` tries a command and gives what must be stored; `stored` makes it true once it is. Whoever
drives a desk (the server, or a simulation of a bad day) stores in between, one command at a time.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from nations.room import messages
from nations.room.commands import AnyCommand, Who
from nations.room.decide import decide
from nations.room.messages import Ack, Say
from nations.room.records import write
from nations.room.room import Room


class Change(msgspec.Struct, frozen=True):
    """What a command changes: to be stored whole, after record `after`, before it is true."""

    room: Room
    after: int
    bodies: tuple[bytes, ...]
    seat: int
    id: str
    answer: bytes
    digest: bytes


class Desk:
    """One room and its secret."""

    def __init__(self, room: Room, secret: bytes) -> None:
        self.room, self._secret = room, secret

    def receive(self, who: Who, command: AnyCommand, now: int) -> Change:
        """Tries a command. Raises Refusal. Known ids are the store's to answer."""
        draft = decide(self.room, who, command, now, self._secret)
        bodies = tuple(write(record) for record in draft.records)
        ack = messages.write(Ack(command.id, draft.room.seq))
        digest = digest_of(command)
        return Change(draft.room, self.room.seq, bodies, speaker(who), command.id, ack, digest)

    def stored(self, change: Change) -> None:
        """The change is kept, so it is true."""
        self.room = change.room


def digest_of(command: AnyCommand | Say) -> bytes:
    """What tells a command from another one with the same id."""
    return sha256(msgspec.json.encode(command)).digest()[:16]


HOST_SPEAKS, SERVER_SPEAKS, NOBODY_SPEAKS = -1, -2, -3


def speaker(who: Who) -> int:
    """Whose command ids these are: the host's, another seat's, the server's or a bot's.

    The host stays the host with a seat and without, so that an id sent again is known. Who only
    watches has ids apart, and so never gets an answer that was meant for somebody else.
    """
    if who.server or who.bot is not None:
        return SERVER_SPEAKS
    if who.host:
        return HOST_SPEAKS
    return NOBODY_SPEAKS if who.seat is None else who.seat
