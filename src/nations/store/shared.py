"""What a store offers to servers that share it: who is alive, who does what is to be done once, who
is where, and hints of what is new. The log itself needs none of it: a number is taken once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

from nations.store.moving import Movable
from nations.store.store import Invitation, Key

LEASE = 5.0
"""Seconds after its last sign of life until a server counts as dead."""


STILL = 2.5
"""Seconds without a sign of life of any server that count as a pause; each gives one a second."""


class Beat(NamedTuple):
    """A sign of life was kept: the database's time in milliseconds, how many servers live, whether
    this one had counted as dead before, and when the last pause began."""

    now: int
    alive: int
    was_dead: bool
    paused: int


class Standstill(NamedTuple):
    """A time in which no server lived, or none could reach the database, in milliseconds."""

    began: int
    lasted: int


class Picture(msgspec.Struct, frozen=True):
    """What is new in a match, with who may do what in it, of one moment."""

    bodies: list[bytes]
    keys: list[Key]
    invitations: list[Invitation]


class Head(msgspec.Struct, frozen=True):
    """How far a match is: its last record, the last line of chat, the seats with somebody at
    another server, and whether another server that lives sees to it."""

    match: str
    seq: int
    said: int
    present: frozenset[int]
    tended: bool


class Notice(NamedTuple):
    """Something is new in a match: up to this record, or (None) something else. None for the match:
    anything may be."""

    match: str | None
    seq: int | None = None


Heard: TypeAlias = Callable[[Sequence[Notice]], None]


class Shared(Movable, Protocol):
    """A store that several servers share. All times are the database's."""

    process: str
    """The name of this server among the others, a new one each time it starts."""

    def join(self, lease: float = LEASE) -> Beat:
        """This server lives from now on."""

    def beat(self) -> Beat:
        """A sign of life: it lives for another `lease` seconds."""

    def pauses(self) -> list[Standstill]:
        """When no server lived, the oldest first."""

    def leave(self) -> None:
        """This server ends: what it saw to is for others to take."""

    def tend(self, match: str) -> int | None:
        """Takes the care of a match, unless another server that lives has it.

        Gives its fencing number, larger than all before: every batch that names it as `fence` is
        refused as soon as another has taken over, or this server counts as dead.
        """

    def let_go(self, match: str, due: bool = False) -> None:
        """Nothing is to be done in a match any more, or (`due`) not by this server."""

    def orphans(self, most: int, but: Collection[str] = ()) -> list[str]:
        """Matches in which something is due, and which no server that lives sees to."""

    def be_present(self, present: Mapping[str, Collection[int]]) -> None:
        """Who is at this server, of all seats of some matches."""

    def heads(self, matches: Sequence[str]) -> list[Head]:
        """How far matches are; those that are gone are left out."""

    def news(self, after: Mapping[str, int]) -> dict[str, list[bytes]]:
        """The records after a number, of several matches at once. Those that are gone or
        damaged are left out: who asks for one of them is told."""

    def picture(self, match: str, after: int) -> Picture:
        """The records after a number, the keys and the invitations, of one moment."""

    def listen(self, heard: Heard) -> None:
        """Calls `heard`, from a thread, when there may be something new. Hints may be lost."""

    def said(self, match: str) -> int:
        """The number of the last line of chat."""

    def hint(self, match: str, seq: int | None = None) -> None:
        """Tells the other servers to look."""
