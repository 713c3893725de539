"""What a new match is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from nations.contract import Game, Terms
from nations.match.fair import commitment
from nations.match.log import Remarks
from nations.room.draft import Draft
from nations.room.records import Committed, Occupant, Opened, Person
from nations.room.room import Room
from nations.server.actor import HOST, SEAT
from nations.server.clock import milliseconds
from nations.server.keys import hash_of
from nations.store import Key


class Sitting(msgspec.Struct, frozen=True):
    """Who is to sit at a seat of a new match; a person of the creator's device brings a key."""

    occupant: Occupant
    key: str | None = None
    commit: str | None = None


class NewRoom(msgspec.Struct, frozen=True):
    """What a new match needs."""

    terms: Terms
    host: str
    seats: tuple[Sitting, ...]
    moves: tuple[str, ...] = ()
    earlier: str | None = None
    grace: int = 0
    advice: bool = False
    clock: int = 0
    answer: int = 0
    remarks: Remarks | None = None


def draft_of(new: NewRoom, game: Callable[[Terms], Game[Any]], match: str, secret: bytes) -> Draft:
    """The first records of a match, and the room that they make."""
    now = milliseconds()
    seats = tuple(one.occupant for one in new.seats)
    opened = Opened(
        at=now,
        match=match,
        terms=new.terms,
        commitment=commitment(secret),
        seats=seats,
        moves=new.moves,
        earlier=new.earlier,
        grace=new.grace,
        advice=new.advice,
        clock=new.clock,
        answer=new.answer,
        remarks=new.remarks,
    )
    draft = Draft(Room(game(new.terms), opened), now, secret)
    for seat, one in enumerate(new.seats):
        if one.commit and isinstance(one.occupant, Person):
            draft.add(Committed(now, seat, one.commit))
    draft.advance()
    return draft


def keys_of(new: NewRoom) -> list[Key]:
    """The keys of the host and of the people on the creator's device."""
    people = [
        Key(hash_of(one.key), SEAT, seat)
        for seat, one in enumerate(new.seats)
        if one.key and isinstance(one.occupant, Person)
    ]
    return [Key(hash_of(new.host), HOST, 0), *people]
