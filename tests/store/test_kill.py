"""kill -9 at any moment: what was acknowledged is there, whole and in order.

This alone does not show that the disk has it (the system keeps the pages of a killed process):
see test_sync.py.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nations.store import SqliteStore

PROGRAM = Path(__file__).with_name("program.py")
CYCLES = int(os.environ.get("NATIONS_KILL_CYCLES", "10"))


def acked_until_killed(folder: Path, fault: str, acks: int, seconds: float) -> list[int]:
    """Starts the program, kills it a moment after so many acknowledgements, and returns all."""
    command = [sys.executable, str(PROGRAM), str(folder), fault]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        lines = [process.stdout.readline() for _ in range(acks)]
        time.sleep(seconds)
        process.kill()
        lines += process.stdout.readlines()
    return [int(line.split()[1]) for line in lines if line.endswith("\n")]


def lost(folder: Path, acked: list[int]) -> list[int]:
    """The acknowledged records that are not in the store, or not with their answers."""
    store = SqliteStore.open(folder)
    try:
        kept = dict(enumerate(store.read("m"), start=1)) if store.matches() else {}
        return [
            seq
            for seq in acked
            if kept.get(seq) != b"<record %d>" % seq
            or store.answer("m", 0, f"c{seq}") != b"ack %d" % seq
        ]
    finally:
        store.close()


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    chosen = random.Random(4)
    acked: list[int] = []
    for _ in range(CYCLES):
        acked += acked_until_killed(tmp_path, "", chosen.randint(1, 8), chosen.uniform(0, 0.02))
        assert lost(tmp_path, acked) == []
    assert acked == sorted(set(acked))
    assert len(acked) > 2 * CYCLES


def test_acknowledging_before_the_commit_is_noticed(tmp_path: Path) -> None:
    for cycle in range(CYCLES):
        folder = tmp_path / str(cycle)
        if lost(folder, acked_until_killed(folder, "hasty", 1, 0)):
            return
    pytest.fail("the planted fault was not noticed")
