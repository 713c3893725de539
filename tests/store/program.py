"""A server in small, run by the tests in a process of its own: appends, and says so.

    program.py FOLDER [FAULT]

Prints `ack SEQ` for each record of match "m" after its future is done. A FAULT is planted on
request: `hasty` acknowledges before the commit, `unsynced` does not wait for the disk.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import Future
from pathlib import Path

from nations.store import (
    Batch,
    KeptAnswer,
    MatchHead,
    NoSuchMatch,
    SqliteStore,
    schema,
    sqlite,
    writer,
)

COUNT = int(os.environ.get("COUNT", "1000000"))


class Hasty(writer.Writer):
    """Acknowledges before the commit."""

    def write_group(self, group: writer.WriteGroup) -> None:
        for _, future in group:
            future.set_result(None)
        time.sleep(0.01)
        super().write_group([(work, Future()) for work, _ in group])


def plant(fault: str) -> None:
    if fault == "hasty":
        setattr(sqlite, "Writer", Hasty)  # noqa: B010 - a planted fault
    elif fault == "unsynced":
        schema.DURABLE += ("PRAGMA synchronous=OFF",)  # type: ignore[assignment]


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


def next_seq(store: SqliteStore) -> int:
    try:
        return store.find("m").seq + 1
    except NoSuchMatch:
        return 1


def append(store: SqliteStore, seq: int) -> None:
    store.append(
        Batch(
            match="m",
            first=seq,
            bodies=(b"<record %d>" % seq,),
            opened=MatchHead("dice", 1) if seq == 1 else None,
            answer=KeptAnswer(0, f"c{seq}", b"ack %d" % seq),
        )
    ).result()


def main() -> None:
    plant(sys.argv[2] if len(sys.argv) > 2 else "")
    store = SqliteStore.open(Path(sys.argv[1]))
    start = next_seq(store)
    say("open")
    for seq in range(start, start + COUNT):
        append(store, seq)
        say(f"ack {seq}")
    store.close()


if __name__ == "__main__":
    main()
