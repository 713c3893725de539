"""One of several servers as tests run it, with a planted fault on request; see server/program.py.

Faults: `hasty` acknowledges before the commit, `believing` takes hints for the truth, and hears
some of them only, `forgetful` keeps no answers to commands, `doubling` has no locks (and its
tables no keys: the test takes them away).
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))
from server import program

from nations.server.shared_actor import SharedActor
from nations.server.shared_rooms import SharedRooms
from nations.store import Batch
from nations.store.postgres import store
from nations.store.postgres.hints import Telling


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
    setattr(store, "lock_match", lambda line, match: None)  # noqa: B010 - a planted fault


program.FAULTS |= {
    "hasty": acknowledge_early,
    "believing": believe_hints,
    "forgetful": forget_answers,
    "doubling": lock_nothing,
}

if __name__ == "__main__":
    program.main()
