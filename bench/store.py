"""How fast the store appends, one at a time and in groups, and how long each append waits.

Run: .venv/bin/python bench/store.py. Every append is synced to the disk before it counts; the cost
of one sync is measured apart, because most of the rest follows from it.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections import deque
from concurrent.futures import Future
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from nations.store import Batch, KeptAnswer, MatchHead, SqliteStore, backup
from nations.store.place import FILE

BODY = b'{"seat":1,"move":"buy tile 17 with blue 2","chance":["die:3"],"at":1700000000000}' * 2


def opening(match: str) -> Batch:
    return Batch(match=match, first=1, bodies=(BODY,), opened=MatchHead("dice", 0))


def move(match: str, seq: int) -> Batch:
    answer = KeptAnswer(0, f"{match}-{seq:08}", b'{"ack":true}')
    return Batch(match=match, first=seq, bodies=(BODY,), answer=answer)


def measure_sync(folder: Path) -> float:
    """Milliseconds of a plain write of a page and its sync."""
    times = []
    with (folder / "plain").open("wb", buffering=0) as file:
        for _ in range(100):
            began = perf_counter()
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            times.append(perf_counter() - began)
    return median(times) * 1e3


def measure(store: SqliteStore, name: str, matches: int, seconds: float) -> dict[str, Any]:
    """Matches that each have one append on the way, as with one writer for each match."""
    names = [f"{name}-{number:04}" for number in range(matches)]
    for future in [store.append(opening(match)) for match in names]:
        future.result()
    seqs, waits = dict.fromkeys(names, 1), []
    turns: deque[tuple[str, float, Future[None]]] = deque()

    def send(match: str) -> None:
        seqs[match] += 1
        turns.append((match, perf_counter(), store.append(move(match, seqs[match]))))

    began = perf_counter()
    for match in names:
        send(match)
    while turns:
        match, sent, future = turns.popleft()
        future.result()
        waits.append(perf_counter() - sent)
        if perf_counter() - began < seconds:
            send(match)
    return row(f"{matches} matches at once", waits, perf_counter() - began)


def row(what: str, waits: list[float], seconds: float) -> dict[str, Any]:
    cuts = quantiles(waits, n=100)
    return {
        "what": what,
        "appends_s": round(len(waits) / seconds),
        "p50_ms": round(cuts[49] * 1e3, 2),
        "p99_ms": round(cuts[98] * 1e3, 2),
        "longest_ms": round(max(waits) * 1e3, 2),
    }


def measure_rest(store: SqliteStore, folder: Path) -> dict[str, Any]:
    """Reading a match with its chain, opening, backup, and what a record takes on the disk."""
    longest = max(store.matches(), key=lambda found: found.seq)
    began = perf_counter()
    records = len(store.read(longest.id))
    read = perf_counter() - began
    began = perf_counter()
    stored = backup(folder, folder / "backup.db").records
    copied = perf_counter() - began
    store.close()
    size = (folder / FILE).stat().st_size
    began = perf_counter()
    SqliteStore.open(folder).close()
    return {
        "read_us_event": round(read / records * 1e6, 2),
        "backup_s": round(copied, 2),
        "open_s": round(perf_counter() - began, 2),
        "events": stored,
        "bytes_event": round(size / stored),
        "bytes_body": len(BODY),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        rows: list[dict[str, Any]] = [{"sync_ms": round(measure_sync(folder), 2)}]
        store = SqliteStore.open(folder)
        rows += [measure(store, str(n), n, chosen.seconds) for n in (1, 8, 64, 500)]
        rows.append(measure_rest(store, folder))
    if chosen.json:
        print(json.dumps(rows, indent=1))  # noqa: T201 - the output of a script
        return
    for one in rows:
        print("  ".join(f"{key} {value}" for key, value in one.items()))  # noqa: T201


if __name__ == "__main__":
    main()
