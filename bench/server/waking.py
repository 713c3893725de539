"""How long a sleeping room takes to wake, with its snapshot and without.

    python -m bench.server.waking               rooms of 100, 300 and 1,000 records
    python -m bench.server.waking --rooms 1000  and as many rooms at once, after a restart

Times are of the processor. Games are played at random, and most moves that can be taken back are:
the log keeps that as well, and so a game lasts for as many records as are wanted.
"""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from msgspec.structs import replace

from nations.match.fair import commitment
from nations.registry import load
from nations.room.commands import Play, Undo, Who
from nations.room.decide import decide
from nations.room.draft import Draft
from nations.room.records import Opened, Person, write
from nations.room.room import PLAYING, Room
from nations.server.rooms import Rooms
from nations.server.settings import Settings
from nations.server.thinkers import Processes
from nations.store import Batch, SqliteStore
from nations.store import MatchHead as Beginning

SECRET = bytes(32)
SIZES = (100, 300, 1000)
TAKEN_BACK = 0.97
"""The share of moves that are taken back, of those that can be: so games last."""


def grown(game: str, records: int, seed: int) -> Room:
    """A room of two with at least so many records."""
    chosen = random.Random(seed)
    rules = load(game).game(2, {}, None)
    header = Opened(0, "m", rules.terms, commitment(SECRET), (Person("Ann"), Person("Ben")))
    draft = Draft(Room(rules, header), 0, SECRET)
    draft.advance()
    room = draft.room
    while room.seq < records:
        seat = room.at_turn or 0
        moves = room.match.turn.moves  # type: ignore[union-attr]  # it waits for a person
        move = room.notation.write_move(chosen.choice(moves))
        after = decide(room, Who(seat), Play("m", move, room.seq), 1, SECRET).room
        if after.phase != PLAYING:
            continue
        room = after
        if room.match.why_no_undo(seat) is None and chosen.random() < TAKEN_BACK:
            room = decide(room, Who(seat), Undo("u", room.seq), 1, SECRET).room
    return room


async def keep(store: SqliteStore, room: Room, match: str) -> None:
    """Writes a room into the store under a name."""
    header = replace(room.header, match=match)
    bodies = tuple(write(one) for one in (header, *(each.record for each in room.news[1:])))
    batch = Batch(
        match=match, first=1, bodies=bodies, opened=Beginning(header.terms.game, 0), secret=SECRET
    )
    await asyncio.wrap_future(store.append(batch))


def wake(rooms: Rooms, matches: list[str]) -> float:
    """Milliseconds of the processor until all these are awake; then they sleep again."""
    begun = time.thread_time()
    for match in matches:
        rooms.get(match)
    spent = time.thread_time() - begun
    rooms._snapshots._thread.submit(lambda: None).result()
    for match in matches:
        rooms._sleep(match)
    return 1000 * spent


async def compare(folder: Path, many: int) -> None:
    store = SqliteStore.open(folder)
    rooms = Rooms(store, Processes(1, {}), Settings(folder))
    for game in ("dice", "kark"):
        for size in SIZES:
            match = f"{game}-{size}"
            await keep(store, grown(game, size, 1), match)
            without, with_it = wake(rooms, [match]), wake(rooms, [match])
            kept = rooms._snapshots.path(match).stat().st_size
            click.echo(
                f"{game} {size:5} records: {without:6.1f} ms without a snapshot, "
                f"{with_it:5.1f} ms with one of {kept} bytes"
            )
        if many:
            matches = [f"{game}-{number}-of-many" for number in range(many)]
            usual = [grown(game, SIZES[1], seed) for seed in range(10)]
            for number, match in enumerate(matches):
                await keep(store, usual[number % len(usual)], match)
            without, with_them = wake(rooms, matches), wake(rooms, matches)
            click.echo(
                f"{game} {many} rooms of {SIZES[1]} records: {without / 1000:.1f} s without "
                f"snapshots, {with_them / 1000:.1f} s with them"
            )
    await rooms.close()
    store.close()


@click.command(help=__doc__)
@click.option("--rooms", default=0, help="So many at once as well.")
def main(rooms: int) -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(compare(Path(folder), rooms))


if __name__ == "__main__":
    main()
