"""The last failures of bots on a server, for whoever looks after it: JSON lines beside the store.

They are no part of any match (whose log says who moved for a bot, for ever), so they may be lost.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

FILE = "bot-failures.jsonl"
KEPT = 100
LINE = 300
"""About so many are kept, of so many bytes; the file is shortened when it is twice as long."""


class Failure(msgspec.Struct, frozen=True):
    """A bot that made no move when it was asked: `what` happened to it, and who moved instead."""

    at: int
    match: str
    seat: int
    bot: str
    what: str
    by: str


class Failures:
    """The failures in a folder of data, the latest last."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE

    def add(self, failure: Failure) -> None:
        """One more. Raises OSError if it cannot be written."""
        self._path.touch(0o600)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(failure) + b"\n")
            size = file.tell()
        if size > 2 * KEPT * LINE:
            self._shorten()

    def _shorten(self) -> None:
        """Only the last stay."""
        beside = self._path.with_suffix(".part")
        beside.touch(0o600)
        lines = (msgspec.json.encode(one) + b"\n" for one in self.last(KEPT))
        beside.write_bytes(b"".join(lines))
        beside.replace(self._path)

    def last(self, count: int) -> list[Failure]:
        """The latest, at most so many; none if there is no such file."""
        try:
            lines = self._path.read_bytes().splitlines()
        except OSError:
            return []
        return [one for one in map(_read, lines) if one is not None][-count:]


def _read(line: bytes) -> Failure | None:
    try:
        return msgspec.json.decode(line, type=Failure)
    except msgspec.DecodeError:
        return None
