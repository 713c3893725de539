"""Sync before acknowledge, seen in the system calls.

The program runs under strace, which shows what is written. Before the line that acknowledges a
record, that very record must be written to the write-ahead log, and then an fsync or fdatasync of
the log must begin and end.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("program.py")
EVENTS = 40
CALL = re.compile(r"^(\d+) +(?:<\.\.\. )?(\w+)(?: resumed>|\()(.*)$")


def traced(folder: Path, fault: str) -> list[str]:
    """The system calls of the program, one a line, with the names of the files."""
    strace = shutil.which("strace")
    if strace is None:
        pytest.skip("strace is not installed (apt install strace)")
    trace = folder / "trace"
    calls = "trace=fsync,fdatasync,write,pwrite64,writev,pwritev"
    watch = [strace, "-f", "-y", "-s", "4200", "-e", calls, "-o", str(trace)]
    done = subprocess.run(
        [*watch, sys.executable, str(PROGRAM), str(folder / "data"), fault],
        env={**os.environ, "COUNT": str(EVENTS)},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    if "PTRACE" in done.stderr or "Operation not permitted" in done.stderr:
        pytest.skip("strace is not permitted here")
    assert done.returncode == 0, done.stderr
    return trace.read_text(errors="replace").splitlines()


def unsynced(calls: list[str]) -> tuple[int, list[int]]:
    """How many records were acknowledged, and which of them before the disk had them.

    A call that another thread interrupts is two lines, `… <unfinished ...>` and `<... resumed>`. A
    sync is good for what was written before it began, and only once it has ended.
    """
    written: set[int] = set()
    syncing: dict[str, set[int]] = {}
    durable: set[int] = set()
    acked, early = 0, []
    for thread, name, rest in filter(None, map(parsed, calls)):
        if "sync" in name:
            if "matches.db-wal>" in rest:
                syncing[thread] = set(written)
            if rest.endswith("= 0"):
                durable |= syncing.pop(thread, set())
        elif "matches.db-wal>" in rest:
            written |= {int(seq) for seq in re.findall(r"<record (\d+)>", rest)}
        elif ack := re.search(r'"ack (\d+)', rest):
            acked += 1
            early += [int(ack[1])] if int(ack[1]) not in durable else []
    return acked, early


def parsed(line: str) -> tuple[str, str, str] | None:
    """Thread, name of the call, and the rest."""
    found = CALL.match(line)
    return (found[1], found[2], found[3]) if found else None


def test_every_event_is_synced_before_it_is_acknowledged(tmp_path: Path) -> None:
    assert unsynced(traced(tmp_path, "")) == (EVENTS, [])


@pytest.mark.parametrize("fault", ["unsynced", "hasty"])
def test_an_acknowledgement_before_the_sync_is_noticed(tmp_path: Path, fault: str) -> None:
    acked, early = unsynced(traced(tmp_path, fault))
    assert acked == EVENTS
    assert early == list(range(1, EVENTS + 1))


def test_the_reader_of_traces() -> None:
    log = "5</d/matches.db-wal>"
    write, sync = f'7  pwrite64({log}, "..<record 1>.", 4096, 0) = 4096', f"7  fdatasync({log}) = 0"
    ack = '6  write(1<pipe:[1]>, "ack 1\\n", 6) = 6'
    other = "7  fdatasync(4</d/matches.db>) = 0"
    begun, ended = f"7  fdatasync({log} <unfinished ...>", "7  <... fdatasync resumed>) = 0"
    assert unsynced([write, sync, ack]) == (1, [])
    assert unsynced([write, begun, ended, ack]) == (1, [])
    next_write = write.replace("record 1", "record 2")
    assert unsynced([write, sync, next_write, ack]) == (1, [])
    for bad in (
        [write, ack],
        [sync, ack],
        [write, other, ack],
        [sync, write, ack, sync],
        [write, begun, ack, ended],
        [begun, write, ended, ack],
        [next_write, sync, ack],
        [write, f"7  fdatasync({log}) = -1 EIO (Input/output error)", ack],
    ):
        assert unsynced(bad) == (1, [1]), bad
