"""A change of a room in the making: records that are not kept yet, and the room they would give.

Rules are tried here, on a branch of the room. Nothing is true before the records are stored.
"""

from __future__ import annotations

from nations.contract import Chance, Seat
from nations.match import fair
from nations.match.dealer import draw
from nations.room.records import (
    Began,
    Dealt,
    Ended,
    Occupant,
    Record,
    Seated,
    Stopped,
    Undone,
)
from nations.room.room import OVER, REVEALING, Room


class Draft:
    """What a command would change. `now` is in milliseconds, `secret` the server's."""

    def __init__(self, room: Room, now: int, secret: bytes) -> None:
        self.room = room.branch()
        self.now = now
        self.records: list[Record] = []
        self._secret = secret

    def add(self, record: Record) -> None:
        """One more record."""
        self.room.apply(record)
        self.records.append(record)

    def seat(self, seat: Seat, occupant: Occupant) -> None:
        """Somebody else sits at a seat; a question that only they had not answered is settled."""
        self.add(Seated(self.now, seat, occupant))
        self.settle()

    def advance(self) -> None:
        """All that follows by itself: the beginning, the draws of chance, the end."""
        room = self.room
        if room.phase == REVEALING and not room.unrevealed:
            self.add(Began(self.now))
        if room.began:
            self._deal()
        if room.phase == OVER and room.secret is None:
            self.add(Ended(self.now, self._secret.hex()))

    def _deal(self) -> None:
        key = self.room.key(self._secret)
        while isinstance(self.room.match.turn, Chance):
            self.add(self._draw(key, self.room.match.turn))

    def _draw(self, key: bytes, chance: Chance) -> Dealt:
        stream = fair.label(chance)
        nth, total = self.room.drawn.get(stream, 0), sum(ways for _, ways in chance.ways)
        number = fair.number(key, stream, nth, total)
        move = self.room.notation.write_move(draw(chance, number))
        return Dealt(self.now, stream, nth, total, number, move)

    def settle(self) -> None:
        """Carries out what was asked, once nobody is left to ask."""
        question = self.room.question
        if question is None or self.room.asked:
            return
        if question.what == "stop":
            self.add(Stopped(self.now))
        else:
            self.add(Undone(self.now, question.seat, question.moves))
