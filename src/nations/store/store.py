"""What a server keeps, and the protocol of whoever keeps it.

A store knows bytes, not games: records, answers and names arrive encoded. There are two, with the
same tables and the same statements (`reading.py`, `writing.py`): a file, by the standard library's
sqlite3 (`sqlite.py`), which is all that a server needs by default, and a PostgreSQL database
(`postgres/`), for several servers. No SQLAlchemy: its ORM is some 35 times slower than the plain
statements. `nations.testing.check_store` holds a store to all that is promised here.
"""

from __future__ import annotations

from concurrent.futures import Future
from typing import Protocol

import msgspec


class MatchHead(msgspec.Struct, frozen=True):
    """A new match: which game, and when (milliseconds since 1970)."""

    game: str
    at: int


class KeptAnswer(msgspec.Struct, frozen=True):
    """What a command was answered; kept for ever, one for each seat and command id."""

    seat: int
    id: str
    body: bytes
    digest: bytes | None = None
    """Of the command, to know it from another with the same id; older answers have none."""


class Key(msgspec.Struct, frozen=True):
    """A hashed token and what it may do in a match. One token may hold several seats and roles."""

    hash: bytes
    role: str
    seat: int


class Invitation(msgspec.Struct, frozen=True):
    """A hashed invitation to a seat; good for one use."""

    hash: bytes
    seat: int


class Fence(msgspec.Struct, frozen=True):
    """By which server, and by which turn of seeing to a match, something is done by itself."""

    holder: str
    number: int


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one command changes in one match. All of it is stored, or nothing.

    `first` is the seq of the first body, and must be the next one. A match begins with the batch
    that has `opened`, whose `first` is 1. A batch may have no bodies (a refusal to be remembered);
    one with bodies says whose turn it is after them.
    """

    match: str
    first: int = 0
    bodies: tuple[bytes, ...] = ()
    opened: MatchHead | None = None
    answer: KeptAnswer | None = None
    keys: tuple[Key, ...] = ()
    drop_keys: tuple[Key, ...] = ()
    invitations: tuple[Invitation, ...] = ()
    invitations_used: tuple[bytes, ...] = ()
    secret: bytes | None = None
    over: bool | None = None
    at_turn: int | None = None
    waits: bool = False
    """Whether something is due in it by itself, though nobody asks."""
    occupants: bytes | None = None
    fence: Fence | None = None
    """Refused if it is not the one that counts; only for stores that are shared."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something said in a match; `n` counts from 1 without gaps. `seat` is None for spectators."""

    n: int
    at: int
    seat: int | None
    name: str
    text: str
    again: bool = False
    """Whether it was there before."""


class MatchRow(msgspec.Struct, frozen=True):
    """What is known of a match without reading its records; `seq` is that of the last one.

    `at_turn` and `occupants` (who sits there, encoded) are None also for matches that were last
    written by a version that did not keep them.
    """

    id: str
    created_at: int
    game: str
    over: bool
    quarantined: str | None
    seq: int
    at_turn: int | None
    occupants: bytes | None = None


class Held(msgspec.Struct, frozen=True):
    """A match that a token opens, with the roles and seats that it has there."""

    hash: bytes
    roles: tuple[tuple[str, int], ...]
    row: MatchRow


class Store(Protocol):
    """Writes return futures that are done when the batch is on the disk; reads return at once.

    Raises and futures fail with the errors of `errors.py`, after which nothing has changed.
    """

    def append(self, batch: Batch) -> Future[None]:
        """Stores a batch. Raises StoreBusy at once if too many wait.

        Fails with Repeated, SeqTaken, ClaimUsed, NoSuchMatch, Quarantined, Fenced, or Store… for
        the disk.
        """

    def append_chat(
        self,
        match: str,
        at: int,
        seat: int | None,
        name: str,
        text: str,
        answer: KeptAnswer | None = None,
    ) -> Future[ChatLine]:
        """Stores a line of chat, with the next number of its match, and what it was answered: once
        by its id, then the same gets the line that is there. Fails with Repeated if the id was that
        of something else."""

    def quarantine(self, match: str, why: str | None) -> Future[None]:
        """Sets a match aside so that nothing is appended to it (None: takes it back)."""

    def remove(self, match: str) -> Future[None]:
        """Takes a match away for good."""

    @property
    def damage(self) -> str | None:
        """What is damaged in the file, as far as it is known."""

    def read(self, match: str, after: int = 0) -> list[bytes]:
        """The records with a seq above `after`, checked. Raises NoSuchMatch or Damaged."""

    def find(self, match: str) -> MatchRow:
        """What is known of a match. Raises NoSuchMatch."""

    def matches(self, over: bool | None = None) -> list[MatchRow]:
        """All matches, the newest first; only those that are over, or not, if asked."""

    def waiting(self) -> list[str]:
        """The matches in which something is due by itself."""

    def answer(self, match: str, seat: int, id: str) -> bytes | None:  # noqa: A002 - its name
        """What a command was answered, if it was."""

    def answered(self, match: str, seat: int, id: str) -> KeptAnswer | None:  # noqa: A002 - its name
        """The same, with the digest of the command."""

    def keys(self, match: str) -> list[Key]:
        """Who may do what in a match."""

    def held_by(self, hash: bytes) -> list[tuple[str, Key]]:  # noqa: A002 - its name
        """Everything that a token holds, with the matches."""

    def opened_by(self, hashes: tuple[bytes, ...], but: str, most: int) -> list[Held]:
        """The newest matches in which tokens hold anything `but` one role, at most so many."""

    def invitations(self, match: str) -> list[Invitation]:
        """The invitations that can still be used."""

    def secret(self, match: str) -> bytes | None:
        """The secret of a match's dice."""

    def chat(self, match: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """The newest lines of chat with a number above `after`, the oldest first."""

    def close(self) -> None:
        """Stores what waits, then closes."""
