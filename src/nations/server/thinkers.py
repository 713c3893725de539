"""Where bots think: in processes of their own, with a deadline, from what their seat sees."""

from __future__ import annotations

from typing import Protocol

from nations.contract import Seat
from nations.room.room import Room


class Thinkers(Protocol):
    """Somebody who finds a bot's move."""

    async def choose(self, room: Room, seat: Seat, bot: str, seconds: float) -> str:
        """The move of a bot for a seat, in notation: always one of those it has."""
