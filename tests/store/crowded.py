"""A server on a disk without room, run by the tests in a process of its own.

    crowded.py FOLDER limit|filled

Fills the disk (a limit on the size of files, or a file that takes all room), appends until it is
refused, makes room, appends again. Prints what happened as JSON.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from pathlib import Path

from nations.store import Batch, MatchHead, SqliteStore, StoreError

FAULTS = 5


def append(store: SqliteStore, seq: int) -> str:
    opened = MatchHead("dice", 1) if seq == 1 else None
    batch = Batch(match="m", first=seq, bodies=(b"%06d" % seq * 200,), opened=opened)
    try:
        store.append(batch).result()
    except StoreError as error:
        return type(error).__name__
    return "ack"


def fill(folder: Path, how: str) -> None:
    if how == "limit":
        size = (folder / "matches.db-wal").stat().st_size + 100_000
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        return
    with (folder / "filler").open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            return


def make_room(folder: Path, how: str) -> None:
    if how == "limit":
        free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.setrlimit(resource.RLIMIT_FSIZE, free)
    else:
        (folder / "filler").unlink()


def main() -> None:
    folder, how = Path(sys.argv[1]), sys.argv[2]
    store = SqliteStore.open(folder)
    seq, refusals = 1, list[str]()
    for _ in range(10):
        assert append(store, seq) == "ack"
        seq += 1
    fill(folder, how)
    while len(refusals) < FAULTS:
        said = append(store, seq)
        if said == "ack":
            seq += 1
        else:
            refusals.append(said)
    acked, kept = seq - 1, len(store.read("m"))
    make_room(folder, how)
    after = [append(store, seq + more) for more in range(3)]
    store.close()
    store = SqliteStore.open(folder)
    result = {
        "acked": acked,
        "kept": kept,
        "refusals": refusals,
        "after": after,
        "at_last": len(store.read("m")),
    }
    os.write(1, json.dumps(result).encode())
    store.close()


if __name__ == "__main__":
    main()
