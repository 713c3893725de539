"""Servers die, stand still and lose their database; a checker follows everybody.

Here a few kills and one planted fault; before a release NATIONS_TROUBLES=1 for every kind and every
planted fault, and `python tests/postgres/troubles.py --kind kill --times 100 --rounds 10`. On a
machine that does much else besides, a run of all kinds may wait longer than its patience.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from postgres.checker import Broken, check_fences
from postgres.database import Database, running
from postgres.troubles import KINDS, SMALL, trouble

ALL = bool(os.environ.get("NATIONS_TROUBLES"))
FAULTS = {
    "forgetful": ("nothing", 3),
    "hasty": ("kill", 8),
    "doubling": ("nothing", 6),
    "believing": ("nothing", 5),
    "unfenced": ("stop", 4),
}
TIMES = {"kill": 30, "stop": 3, "hold": 2, "full": 3, "jump": 6}


def test_kills_lose_double_and_reorder_nothing(cluster: Database, tmp_path: Path) -> None:
    tally = trouble(tmp_path, cluster, "kill", 6)
    assert tally.troubles == 6
    assert tally.acks > 10
    assert tally.by_itself


@pytest.mark.skipif(not ALL, reason="some minutes of troubles: NATIONS_TROUBLES=1 asks for them")
@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"nothing", "every", "full"}))
def test_no_trouble_loses_doubles_or_reorders_anything(
    kind: str, cluster: Database, tmp_path: Path
) -> None:
    tally = trouble(tmp_path, cluster, kind, TIMES.get(kind, 4))
    assert tally.acks > 0


@pytest.mark.skipif(not ALL or os.getuid() != 0, reason="NATIONS_TROUBLES=1, and root to mount")
def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    with running(SMALL) as database:
        assert trouble(tmp_path, database, "full", TIMES["full"]).acks > 0


@pytest.mark.parametrize("fault", FAULTS if ALL else ["forgetful"])
def test_servers_that_break_their_word_are_found(
    fault: str, cluster: Database, tmp_path: Path
) -> None:
    kind, times = FAULTS[fault]
    more = {"bot_pause": 1.5} if fault == "unfenced" else {}
    with pytest.raises(Broken):
        trouble(tmp_path, cluster, kind, times, fault=fault, **more)


@pytest.mark.parametrize("audit", [[("m", 2, True), ("m", 1, True)], [("m", 1, False)]])
def test_late_writes_are_seen_in_the_audit(audit: list[tuple[str, int, bool]]) -> None:
    check_fences([("m", 1, True), ("n", 7, True), ("m", 2, True)])
    with pytest.raises(Broken):
        check_fences(audit)
