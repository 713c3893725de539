"""Servers die, stand still and lose their database; a checker follows everybody.

Here one planted fault; before a release: NATIONS_TROUBLES=1 for all kinds and all planted faults,
and `python tests/postgres/troubles.py --kind kill --times 1000` and the others. On a machine that
does much else besides, a run of all kinds may wait longer than its patience.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from postgres.checker import Broken
from postgres.database import Database
from postgres.troubles import trouble

FAULTS = {"forgetful": ("nothing", 3), "hasty": ("kill", 8), "doubling": ("nothing", 6)}
ALL = bool(os.environ.get("NATIONS_TROUBLES"))


@pytest.mark.skipif(not ALL, reason="a minute of troubles: NATIONS_TROUBLES=1 asks for it")
def test_nothing_is_lost_doubled_or_in_another_order(cluster: Database, tmp_path: Path) -> None:
    tally = trouble(tmp_path, cluster, "every", 4)
    assert tally.troubles == 4
    assert tally.acks > 0


@pytest.mark.parametrize("fault", FAULTS if ALL else ["forgetful"])
def test_servers_that_break_their_word_are_found(
    fault: str, cluster: Database, tmp_path: Path
) -> None:
    kind, times = FAULTS[fault]
    with pytest.raises(Broken):
        trouble(tmp_path, cluster, kind, times, fault)
