"""Sync before acknowledge, seen in the system calls of the whole server.

Before the write that carries an acknowledgement to a socket, the record it is for and the answer
that is kept must be written to the write-ahead log, and then a sync of the log must begin and end.
tests/store/test_sync.py shows the same for the store alone, and how such traces are read.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import time
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from server.hosting import Host
from server.serving import joined
from store.test_sync import parsed

MOVES = 25
CALLS = "trace=fsync,fdatasync,write,pwrite64,writev,pwritev,sendto,sendmsg"
LOG, SOCKET = "matches.db-wal>", re.compile(r"<(socket|TCP)")


class Wanted(NamedTuple):
    """What must be in the log before an acknowledgement is sent: as strace writes it."""

    ack: str
    record: str


async def play(host: Host) -> tuple[str, list[str]]:
    """Some moves by two people: the match, and the acknowledgements as they came."""
    made = host.create("Ada", "Bob")
    acks: list[str] = []
    async with (
        joined(host.port, made["match"], made["keys"][0]) as ada,
        joined(host.port, made["match"], made["keys"][1]) as bob,
    ):
        newest = await ada.hear("Update")
        for number in range(MOVES):
            acting = (ada, bob)[newest["at_turn"]]
            update = await acting.until(newest["seq"])
            move = {"move": update["offers"][-1]["text"], "expect": update["seq"]}
            answer = await acting.ask("Play", id=f"m{number}", **move)
            assert answer["type"] == "Ack", answer
            newest = await acting.until(answer["seq"])
            acks.append(msgspec.json.encode(answer).decode())
    return made["match"], acks


def traced(folder: Path, fault: str = "") -> tuple[list[str], list[Wanted]]:
    """The system calls of a server at which a match was played, and what had to be there."""
    strace = shutil.which("strace")
    if strace is None:
        pytest.skip("strace is not installed (apt install strace)")
    trace = folder / "trace"
    watch = [strace, "-f", "-y", "-s", "70000", "-e", CALLS, "-o", str(trace)]
    host = Host(folder / "data", fault, before=watch)
    try:
        host.serve()
    except (AssertionError, BrokenPipeError):
        if re.search("PTRACE|not permitted", host.log.read_text()):
            pytest.skip("strace is not permitted here")
        raise
    try:
        match, acks = asyncio.run(play(host))
        moved = kept_moves(host, match, len(acks))
    finally:
        os.kill(child_of(host.process.pid), signal.SIGTERM)
        host.end()
    wanted = [Wanted(escaped(ack), escaped(line)) for ack, line in zip(acks, moved, strict=True)]
    return trace.read_text(errors="replace").splitlines(), wanted


def kept_moves(host: Host, match: str, count: int) -> list[str]:
    """The records of all moves: the planted fault keeps them late."""
    for _ in range(600):
        lines = host.get(f"/matches/{match}/log").text.splitlines()
        moved = [line for line in lines if '"type":"Moved"' in line]
        if len(moved) == count:
            break
        time.sleep(0.1)
    return moved


def child_of(pid: int) -> int:
    """The server: strace must not be told to end, it would let go of it."""
    return int(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])


def escaped(text: str) -> str:
    return text.replace('"', '\\"')


def unsynced(calls: list[str], wanted: list[Wanted]) -> tuple[int, list[str]]:
    """How many acknowledgements went out, and which of them before the disk had all of it.

    A sync is good for what was written before it began, and only once it has ended.
    """
    parts = {text for one in wanted for text in one}
    written, durable, syncing = set[str](), set[str](), dict[str, set[str]]()
    sent, early = 0, []
    for thread, name, rest in filter(None, map(parsed, calls)):
        if "sync" in name:
            if LOG in rest:
                syncing[thread] = set(written)
            if rest.endswith("= 0"):
                durable |= syncing.pop(thread, set())
        elif LOG in rest:
            written |= {text for text in parts - written if text in rest}
        elif SOCKET.search(rest):
            for one in wanted:
                if one.ack in rest:
                    sent += 1
                    early += [one.ack] if not {*one} <= durable else []
    return sent, early


def test_every_record_is_synced_before_it_is_acknowledged(tmp_path: Path) -> None:
    assert unsynced(*traced(tmp_path)) == (MOVES, [])


@pytest.mark.parametrize("fault", ["unsynced", "hasty"])
def test_an_acknowledgement_before_the_sync_is_noticed(tmp_path: Path, fault: str) -> None:
    sent, early = unsynced(*traced(tmp_path, fault))
    assert sent == len(early) == MOVES


def test_the_reader_of_traces() -> None:
    one = Wanted("ACK-1", "MOVED-1")
    log, line = "5</d/matches.db-wal>", "9<socket:[1]>"
    record, answer = (
        f'7  pwrite64({log}, "..{text}.", 4096, 0) = 4096' for text in ("MOVED-1", "ACK-1")
    )
    sync, ack = f"7  fdatasync({log}) = 0", f'6  sendto({line}, "ACK-1", 5, 0) = 5'
    begun, ended = f"7  fdatasync({log} <unfinished ...>", "7  <... fdatasync resumed>) = 0"
    assert unsynced([record, answer, sync, ack], [one]) == (1, [])
    assert unsynced([answer, record, begun, ended, ack], [one]) == (1, [])
    for bad in (
        [record, answer, ack, sync],
        [record, sync, answer, ack],
        [answer, sync, ack],
        [record, answer, begun, ack, ended],
        [begun, record, answer, ended, ack],
    ):
        assert unsynced(bad, [one]) == (1, ["ACK-1"]), bad
