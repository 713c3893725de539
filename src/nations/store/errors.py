"""What a store refuses. Nothing of a refused batch is kept, and each message says what to do."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from nations.errors import NationsError


class StoreError(NationsError):
    """The root of what a store refuses."""

    exit_code = 7


class NoSuchMatch(StoreError):
    """A match that was never opened here."""

    def __init__(self, match: str) -> None:
        super().__init__(f"there is no match {match!r} here; open it with its first record")
        self.match = match


class SeqTaken(StoreError):
    """Another writer has appended; `wanted` is the seq that was refused."""

    def __init__(self, match: str, wanted: int) -> None:
        super().__init__(f"record {wanted} of match {match!r} is not next; read the match again")
        self.match = match
        self.wanted = wanted


class KnownCommand(StoreError):
    """A command id that was answered before; `body` is that answer, to be given again."""

    def __init__(self, match: str, command: str, body: bytes) -> None:
        super().__init__(f"command {command!r} in match {match!r} was answered; answer the same")
        self.body = body


class InvitationUsed(StoreError):
    """An invitation that was used, or never given."""

    def __init__(self, match: str) -> None:
        super().__init__(f"this invitation to match {match!r} was used; ask the host for a new one")
        self.match = match


class Fenced(StoreError):
    """Another server sees to the match now, or this one counts as dead: what it would do by itself
    is not its to do any more."""

    def __init__(self, match: str) -> None:
        super().__init__(f"another server sees to match {match!r}; leave it to that one")
        self.match = match


class Damaged(StoreError):
    """The records of a match are not what was written; `seq` is the first that is wrong."""

    def __init__(self, match: str, seq: int, why: str) -> None:
        super().__init__(f"match {match!r} is damaged at record {seq}: {why}; restore a backup")
        self.match = match
        self.seq = seq
        self.why = why


class Quarantined(StoreError):
    """A match that was set aside because it is damaged: nothing is appended to it."""

    def __init__(self, match: str, why: str) -> None:
        super().__init__(f"match {match!r} is set aside: {why}; restore a backup")
        self.match = match
        self.why = why


class StoreFull(StoreError):
    """No room on the disk."""

    def __init__(self) -> None:
        super().__init__("the disk is full; nothing was stored; make room and try again")


class StoreBusy(StoreError):
    """Too many batches wait, or another program holds the file."""

    def __init__(self, why: str) -> None:
        super().__init__(f"{why}; nothing was stored; try again in a moment")


class StoreBroken(StoreError):
    """The file cannot be written or read, and more room or time would not help."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the store does not work: {why}; nothing was stored; check the disk")


class StoreInUse(StoreError):
    """A second server on the same data."""

    def __init__(self, folder: Path, pid: str) -> None:
        who = f" (process {pid})" if pid else ""
        super().__init__(
            f"{folder} is in use by another server{who}; stop it first, or use another --data"
        )


class BadStore(StoreError):
    """A file that is no store, is newer than this program, damaged, or in the way."""


def translated(error: BaseException) -> BaseException:
    """SQLite's errors as ours; all others as they are."""
    if not isinstance(error, sqlite3.Error):
        return error
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if primary == sqlite3.SQLITE_FULL:
        return StoreFull()
    if primary in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy("another program holds the file")
    return StoreBroken(str(error))
