"""What the moves of a room led to, in a form that is read back in no time.

A snapshot is a cache: the log alone gives the same room, only slower. It says of which records it
is, by their chain, and by which program it was made, by the digest of its sources; whatever does
not fit exactly is passed over.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Union

import msgspec

import nations
from nations.contract import Event, Game, Move, Seat
from nations.errors import NationsError
from nations.match.dealer import Scripted
from nations.match.log import Entry
from nations.match.match import Match
from nations.room.proof import chain
from nations.room.records import Dealt, Moved, Record, Undone, write
from nations.room.room import Happened, Room

SEQ, MARK = 8, 32
"""Bytes of the number of the last record, and of the digest after it."""


class Unfit(NationsError):
    """The snapshot is damaged, of other records, or of another version of the program."""


def take(room: Room) -> bytes | None:
    """The snapshot of a room; None if its game cannot be read back exactly."""
    notation, state = room.notation, room.match.state
    position = notation.write_position(state)
    if not kinds_of(Move, type(room.game)) or notation.read_position(position) != state:
        return None
    imported = room.match.events[: len(room.header.moves)]
    told = imported + [one.events for one in room.news if isinstance(one.record, Moved | Dealt)]
    moves = [(entry.seat, entry.move) for entry in room.match.log]
    body = zlib.compress(msgspec.msgpack.encode((position, moves, told)), 1)
    bodies = [write(one.record) for one in room.news]
    return room.seq.to_bytes(SEQ, "big") + mark_of(room.header.match, bodies, body) + body


def recall(
    game: Game[Any], match_id: str, bodies: Sequence[bytes], records: Sequence[Record], data: bytes
) -> Room:
    """The room of these records, with what a snapshot tells of the first of them. Raises Unfit."""
    seq, body = int.from_bytes(data[:SEQ], "big"), data[SEQ + MARK :]
    if seq > len(bodies) or data[SEQ : SEQ + MARK] != mark_of(match_id, bodies[:seq], body):
        raise Unfit("it is damaged, of other records, or of another program")
    try:
        position, moves, told = _decoder(type(game)).decode(zlib.decompress(body))
        match = Match(game, Scripted(()))
        match.state = game.read_position(position)  # type: ignore[attr-defined]  # it has written it
        match.turn = game.turn(match.state)
        match.log = [Entry(seat, move) for seat, move in moves]
        match.events = _events(records[:seq], told)
        room = Room.recalled(game, records[:seq], told, match)
        for record in records[seq:]:
            room.apply(record)
        return room
    except (NationsError, LookupError, msgspec.DecodeError, zlib.error) as error:
        raise Unfit(f"it cannot be read: {error}") from error


def mark_of(match_id: str, bodies: Sequence[bytes], body: bytes) -> bytes:
    """The digest of a snapshot: of the program, of the records, and of what it tells of them."""
    parts = (b"nations-snapshot-1", program().encode(), chain(match_id, bodies), body)
    return sha256(b"".join(sha256(part).digest() for part in parts)).digest()


def _events(records: Sequence[Record], told: Sequence[Happened]) -> list[Happened]:
    """What the moves told that were not taken back: those of a file before all records first."""
    rest = iter(told)
    played = sum(isinstance(one, Moved | Dealt) for one in records)
    events = [next(rest) for _ in range(len(told) - played)]
    for record in records:
        if isinstance(record, Moved | Dealt):
            events.append(next(rest))
        elif isinstance(record, Undone):
            del events[record.moves :]
    return events


@cache
def program() -> str:
    """A digest of the sources of this program: another one may make something else of a log."""
    found = sha256()
    for path in sorted(Path(nations.__path__[0]).rglob("*.py")):
        found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


@cache
def _decoder(kind: type) -> msgspec.msgpack.Decoder[tuple[str, list[Any], list[Happened]]]:
    moves, events = _union(Move, kind), _union(Event, kind)
    form = tuple[str, list[tuple[Seat, moves]], list[tuple[events, ...]]]  # type: ignore[valid-type]
    return msgspec.msgpack.Decoder(form)


def _union(root: type, kind: type) -> Any:
    return Union[tuple(kinds_of(root, kind))]  # noqa: UP007 - of a list that is made here


@cache
def kinds_of(root: type, game: type) -> list[type]:
    """The moves, events or views of a game, by their names: those of its package, or, where it has
    none, of its module."""
    package = game.__module__.rpartition(".")[0] or game.__module__
    inside = (one for one in _below(root) if f"{one.__module__}.".startswith(f"{package}."))
    return sorted(inside, key=lambda one: one.__name__)


def _below(root: type) -> Iterator[type]:
    below: list[type] = root.__subclasses__()
    for one in below:
        yield one
        yield from _below(one)
