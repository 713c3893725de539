"""Snapshots that outlive a crash or not, and lie now and then: the room must be the log's."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from nations.room.room import Room
from nations.room.snapshot import MARK, SEQ, Unfit, mark_of, recall, take

if TYPE_CHECKING:
    from room.simulation.world import World

OFTEN, WRONG = 0.8, 0.4


class Snapshots:
    """The last snapshot of a world's only room. It has chances of its own."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._chosen = random.Random(f"snapshots/{world.seed}")
        self._data: bytes | None = None

    def look_at(self, room: Room) -> None:
        """A snapshot may be taken, and a damaged one may be left in its place."""
        if self._chosen.random() > OFTEN:
            return
        wrong = self._chosen.random() < WRONG
        if wrong:
            room = room.branch()
            room.match.state = room.game.start()
        self._data = take(room)
        if self._data and wrong:
            self._data = self._data[:SEQ] + bytes(MARK) + self._data[SEQ + MARK :]

    def room(self) -> Room:
        """The room that the disk gives, with the help of the snapshot if it fits."""
        world, disk = self.world, self.world.disk
        records = disk.read()
        if self._data is None:
            return Room.of(world.game, records)
        try:
            room = recall(world.game, disk.match, disk.bodies, records, self._believed(self._data))
            world.happened["a snapshot is used"] += 1
            return room
        except Unfit:
            world.happened["a snapshot does not fit"] += 1
            return Room.of(world.game, records)

    def _believed(self, data: bytes) -> bytes:
        """The same data; with its fault planted, with the digest that it should have."""
        if self.world.fault != "a snapshot is believed":
            return data
        seq, body = int.from_bytes(data[:SEQ], "big"), data[SEQ + MARK :]
        return (
            data[:SEQ] + mark_of(self.world.disk.match, self.world.disk.bodies[:seq], body) + body
        )
