"""The server as tests run it in a process of its own, with a planted fault on request.

    program.py FOLDER [FAULT] [SETTINGS]

Waits for a line on its standard input (all that takes time to import is there by then), serves, and
prints its link. SETTINGS are JSON. Faults: `hasty` acknowledges before the commit (`careless`
without one), `unsynced` does not wait for the disk, `talkative` logs the key of every socket,
`open-handed` shows the server's secret in each update, `impatient` does not wait for what is under
way when it stops, `mute` says no goodbye. No faults: with `crowded` SIGUSR1 fills the disk and
SIGUSR2 makes room again, with `slow` the disk takes its time.
"""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from nations.room.desk import Desk
from nations.room.room import OVER
from nations.server import actor, audience, happenings, keys, socket
from nations.server.limits import Limit, Limits
from nations.server.serve import bind, links, run
from nations.server.settings import Settings
from nations.store import Batch, schema

MANY = Limit(1e9, 1e9)
WIDE = Limits(
    commands=MANY,
    chat=MANY,
    requests=MANY,
    matches=MANY,
    processor=MANY,
    changes=MANY,
    hellos=MANY,
    frames=MANY,
    connections=100_000,
    sockets=100_000,
    inbox=1000,
)


def acknowledge_early(seconds: float = 0.02) -> None:
    real = actor.Actor._append
    under_way = set[asyncio.Future[None]]()

    async def append(self: actor.Actor, batch: Batch) -> None:
        async def later() -> None:
            await asyncio.sleep(seconds)
            await real(self, batch)

        task = asyncio.ensure_future(later())
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    setattr(actor.Actor, "_append", append)  # noqa: B010 - a planted fault


def log_keys() -> None:
    real = keys.hash_of

    def hash_of(key: str) -> bytes:
        logging.getLogger("nations").warning("a socket with the key %s", key)
        return real(key)

    setattr(socket, "hash_of", hash_of)  # noqa: B010 - a planted fault


def show_secrets() -> None:
    secrets: dict[str, str] = {}
    opened, encode = Desk.__init__, audience.Audience._encode

    def remember(self: Any, room: Any, secret: bytes) -> None:
        secrets[room.header.match] = secret.hex()
        opened(self, room, secret)

    def leak(self: Any, viewpoint: Any, after: int, *room: Any) -> bytes:
        update = msgspec.json.decode(encode(self, viewpoint, after, *room))
        return msgspec.json.encode(update | {"hint": secrets[self.room.header.match]})

    setattr(Desk, "__init__", remember)  # noqa: B010 - a planted fault
    setattr(audience.Audience, "_encode", leak)  # noqa: B010


def do_not_sync() -> None:
    schema.DURABLE += ("PRAGMA synchronous=OFF",)  # type: ignore[assignment]


def slow_disk() -> None:
    real = actor.Actor._append

    async def append(self: actor.Actor, batch: Batch) -> None:
        await real(self, batch)
        await asyncio.sleep(0.1)

    setattr(actor.Actor, "_append", append)  # noqa: B010 - not even a fault


def do_not_wait() -> None:
    """Each match is dismissed when a move of it is kept but not acknowledged yet, whatever the
    machine does besides; the disk answers when the sockets are closed."""
    real, under_way = actor.Actor._append, set[actor.Actor]()

    async def append(self: actor.Actor, batch: Batch) -> None:
        await real(self, batch)
        under_way.add(self)
        await asyncio.sleep(0.1)
        while self.closed and len(self.audience) > 1:  # who asked stays until it is answered
            await asyncio.sleep(0.01)
        under_way.discard(self)

    async def dismiss(one: actor.Actor) -> None:
        while not (one.closed or one in under_way or one.room.phase == OVER):
            await asyncio.sleep(0.01)
        one.closed = True
        await one.audience.dismiss()

    setattr(actor.Actor, "_append", append)  # noqa: B010 - a planted fault
    setattr(happenings, "_dismiss", dismiss)  # noqa: B010


def say_no_goodbye() -> None:
    async def dismiss(self: audience.Audience) -> None:
        return

    setattr(audience.Audience, "dismiss", dismiss)  # noqa: B010 - a planted fault


FAULTS: dict[str, Callable[[], None]] = {
    "hasty": acknowledge_early,
    "careless": partial(acknowledge_early, 3600),
    "unsynced": do_not_sync,
    "talkative": log_keys,
    "open-handed": show_secrets,
    "slow": slow_disk,
    "impatient": do_not_wait,
    "mute": say_no_goodbye,
}


def watch_room(folder: Path) -> None:
    """The disk is filled and emptied by signals."""
    filler = folder / "filler"

    def fill(*_: object) -> None:
        with filler.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                return

    signal.signal(signal.SIGUSR1, fill)
    signal.signal(signal.SIGUSR2, lambda *_: filler.unlink())


def main() -> None:
    folder, fault, more = Path(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3])
    plant(fault)
    sys.stdin.readline()
    if fault == "crowded":
        watch_room(folder)
    serve(folder, more, lambda link: print(link, flush=True))  # noqa: T201


def plant(fault: str) -> None:
    FAULTS.get(fault, lambda: None)()


def serve(folder: Path, more: dict[str, Any], say: Callable[[str], None]) -> None:
    """Serves with settings of a test, and says where as soon as it does."""
    wished = {"data": folder, "port": 0, "bot_pause": 0.0, "idle_seconds": 3600.0} | more
    settings = msgspec.convert(wished, Settings)
    if "limits" not in more:
        settings = msgspec.structs.replace(settings, limits=WIDE)
    listening = bind(settings)
    run(settings, listening, lambda: say(links(listening)[0]))


if __name__ == "__main__":
    main()
