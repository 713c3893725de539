"""What a room knows to say of its game, for whoever takes the game home as a file."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from nations.match.log import SILENT, Remarks
from nations.room.records import Dealt, Moved, Open, Undone
from nations.room.room import Room


def remarks_of(room: Room) -> Remarks:
    """Names, date, clock and the time of every move; what came with a file it went on from stays.

    The times of such a file go on; where it has none, nobody knows when its moves were made.
    """
    header, said = room.header, room.header.remarks or SILENT
    names = ["" if isinstance(one, Open) else one.name for one in room.seats]
    began = datetime.fromtimestamp(header.at / 1000, UTC).isoformat(timespec="seconds")
    times = _times(room, list(said.times)) if len(said.times) == len(header.moves) else []
    return msgspec.structs.replace(
        said, names=names, date=said.date or began, clock=header.clock or None, times=times
    )


def _times(room: Room, times: list[float]) -> list[float]:
    before = times[-1] if times else 0.0
    for one in room.news:
        record = one.record
        if isinstance(record, Moved | Dealt):
            times.append(round(before + max(0, record.at - room.header.at) / 1000, 3))
        elif isinstance(record, Undone):
            del times[record.moves :]
    return times
