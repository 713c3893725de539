"""Snapshots of rooms, in files that may be thrown away at any time.

A room that wakes is made from its log. Where a snapshot fits the first records of the log, only the
moves since have to be played. A snapshot that is missing, damaged or old changes nothing but the
time that it takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from nations.contract import Game
from nations.room.records import Record
from nations.room.room import Room
from nations.room.snapshot import SEQ, Unfit, program, recall, take

EVERY = 50
"""Records after which a new snapshot is worth its while."""


class Snapshots:
    """The snapshots of a server. One thread writes them, and nobody waits for it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="snapshots")
        self._taken: dict[str, int] = {}
        self._closed = False
        program()  # now, while the sources are those that run

    def room(
        self, game: Game[Any], match: str, bodies: Sequence[bytes], records: Sequence[Record]
    ) -> Room:
        """The room of a log. Raises NationsError if the records do not add up."""
        try:
            data = self.path(match).read_bytes()
            room = recall(game, match, bodies, records, data)
        except (OSError, Unfit):
            return Room.of(game, records)
        self._taken[match] = int.from_bytes(data[:SEQ], "big")
        return room

    def look_at(self, room: Room) -> None:
        """Takes a snapshot if much has happened since the last one."""
        match = room.header.match
        if not self._closed and room.seq - self._taken.get(match, 0) >= EVERY:
            self._taken[match] = room.seq
            self._thread.submit(self._keep, room)

    def forget(self, match: str) -> None:
        """A room goes to sleep; its file stays."""
        self._taken.pop(match, None)

    def path(self, match: str) -> Path:
        """Where the snapshot of a match is; names in lower case, for any disk."""
        return self._folder / sha256(match.encode()).hexdigest()[:32]

    def _keep(self, room: Room) -> None:
        data, path = take(room), self.path(room.header.match)
        if data is None:
            return
        beside = path.with_suffix(".part")
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            beside.write_bytes(data)
            beside.replace(path)
        except OSError:
            return  # a full disk, say: the next one comes soon, and none is needed

    def close(self) -> None:
        """Finishes the snapshot that is being taken."""
        self._closed = True
        self._thread.shutdown(wait=True, cancel_futures=True)
