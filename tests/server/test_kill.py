"""kill -9 under load: what was acknowledged is in the log, once, in order, and the matches play on.

The long run: `python tests/server/killing.py --cycles 1000`. This alone does not show that the disk
has it (the system keeps the pages of a killed process): see test_sync.py.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from server.killing import Lost, kill_often

CYCLES = int(os.environ.get("NATIONS_KILL_CYCLES", "10"))


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    tally = kill_often(tmp_path / "data", CYCLES, seed=4)
    print(tally)  # noqa: T201 - the count is the result
    assert tally.cycles == CYCLES
    assert tally.acks > 10 * CYCLES
    assert min(tally.repeats, tally.retried) > CYCLES
    assert tally.kept_unanswered  # some commands were kept and not answered: the hard case


def test_acknowledging_before_the_commit_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(Lost):
        kill_often(tmp_path / "data", 10, seed=4, fault="hasty")
