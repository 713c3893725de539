"""Several servers as tests run them, with a planted fault on request; see server/program.py.

This process imports all that takes long, once. For each line of its input it forks a server, which
writes where it is beside its folder; so one that was killed is replaced in a moment. SIGUSR1 puts
a server's clock forward by an hour, SIGUSR2 back. What is done by whoever sees to a match is noted
in the table `audit`, with its fencing number and whether the server counted as alive.

Faults: `unfenced` looks at no fencing numbers, `hasty` acknowledges before the commit, `believing`
takes hints for the truth, and hears some of them only, `forgetful` keeps no answers to commands,
`doubling` has no locks (and its tables no keys: the test takes them away).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))
from server import program

from nations.server.clock import CLOCK
from nations.server.shared_actor import SharedActor
from nations.server.shared_rooms import SharedRooms
from nations.store import Batch, Fence
from nations.store.postgres import line, servers, store
from nations.store.postgres.hints import Telling
from nations.store.postgres.line import PostgresConnection


def acknowledge_early() -> None:
    real = SharedActor._append
    under_way = set[asyncio.Future[None]]()

    async def append(self: SharedActor, batch: Batch) -> None:
        async def later() -> None:
            await asyncio.sleep(0.05)
            await real(self, batch)

        task = asyncio.ensure_future(later())
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    setattr(SharedActor, "_append", append)  # noqa: B010 - a planted fault


def believe_hints() -> None:
    real = Telling.tell

    def tell(self: Telling, hint: Any) -> None:
        if random.random() < 0.5:
            real(self, hint)

    async def look_at(self: SharedRooms, matches: Any) -> None:
        return None

    setattr(Telling, "tell", tell)  # noqa: B010 - a planted fault
    setattr(SharedRooms, "_look_at", look_at)  # noqa: B010


def forget_answers() -> None:
    real = store.PostgresStore.append

    def append(self: store.PostgresStore, batch: Batch) -> Any:
        return real(self, msgspec.structs.replace(batch, answer=None))

    setattr(store.PostgresStore, "append", append)  # noqa: B010 - a planted fault


def lock_nothing() -> None:
    others = tuple(one for one in line.OTHERWISE if one[1] != "FOR UPDATE")
    setattr(line, "OTHERWISE", others)  # noqa: B010 - a planted fault


def audit(fenced: bool) -> None:
    """Who counted as dead before the look at the fence and gave no sign of life until after it was
    dead at that moment too; one that gave a sign meanwhile may write, if nobody took over."""
    real = servers.check_fence

    def check_fence(connection: PostgresConnection, match: str, fence: Fence) -> None:
        before = sign(connection, fence.holder)
        if fenced:
            real(connection, match, fence)  # if it refuses, nothing is noted
        lived = before[1] or sign(connection, fence.holder)[0] != before[0]
        query = "INSERT INTO audit (match_id, fence, alive) VALUES (?, ?, ?::int::bool)"
        connection.execute(query, (match, fence.number, lived))

    setattr(servers, "check_fence", check_fence)  # noqa: B010 - looks on


def sign(connection: PostgresConnection, server: str) -> tuple[Any, bool]:
    """Until when a server's last sign of life is good, and whether it is now."""
    query = "SELECT until, until > clock_timestamp() FROM processes WHERE id = ?"
    return connection.execute(query, (server,)).fetchone() or (None, False)


program.FAULTS |= {
    "hasty": acknowledge_early,
    "believing": believe_hints,
    "forgetful": forget_answers,
    "doubling": lock_nothing,
}


def jump(hours: int) -> None:
    CLOCK._ahead += hours * 3600 * 10**9


def live(folder: Path, fault: str, more: dict[str, Any]) -> None:
    """The life of one server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for kind, hours in ((signal.SIGUSR1, 1), (signal.SIGUSR2, -1)):
        signal.signal(kind, lambda *_, hours=hours: jump(hours))
    log = os.open(folder.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 2)
    audit(fault != "unfenced")
    program.plant(fault)
    random.seed()
    part = folder.with_suffix(".part")

    def say(link: str) -> None:
        part.write_text(link)
        part.rename(folder.with_suffix(".link"))

    program.serve(folder, more, say)


def nurse() -> None:
    """Forks a server for each line of input."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while line := sys.stdin.readline():
        folder, fault, more = json.loads(line)
        pid = os.fork()
        if not pid:
            code = 1
            try:
                live(Path(folder), fault, more)
                code = 0
            finally:
                os._exit(code)
        print(pid, flush=True)  # noqa: T201 - this is its output


if __name__ == "__main__":
    nurse()
