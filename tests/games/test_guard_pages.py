"""No argument from outside makes compiled code touch what lies beyond its arrays.

`tools/guard_pages.py` calls the doors of batches with hostile arguments, all arrays between pages
that end who touches them. Some thousand calls with every `make test`; before a release
`NATIONS_GUARDED_CALLS=1000000`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from signal import SIGBUS, SIGSEGV
from typing import Any

import pytest

from nations.batch import Table
from nations.errors import BadBatch

from .test_batch import game_for

TOOL = Path(__file__).parents[2] / "tools" / "guard_pages.py"
CALLS = os.environ.get("NATIONS_GUARDED_CALLS", "2000")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="mprotect")


def besieged(*options: str) -> subprocess.CompletedProcess[str]:
    ran = [sys.executable, str(TOOL), *options]
    return subprocess.run(ran, capture_output=True, text=True, check=False)


@pytest.mark.timeout(7200)
def test_hostile_calls_are_played_or_refused_and_touch_nothing_else() -> None:
    done = besieged("--calls", CALLS)
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
    assert told.pop("calls") == int(CALLS)
    doors = ("step", "go_on", "reset", "observe", "refused", "set_state", "play", "make")
    for door in doors:
        assert told[f"{door} played"], told
        assert told[f"{door} refused"], told


@pytest.mark.parametrize("door", ["moves", "legal", "games", "rows"])
def test_a_door_left_open_is_noticed_by_the_pages(door: str) -> None:
    left_open = besieged("--calls", "4000", "--pages-only", "--planted", door)
    assert left_open.returncode in (-SIGSEGV, -SIGBUS), left_open.stderr[-2000:]


def test_a_refusal_that_changes_something_is_noticed() -> None:
    hasty = besieged("--calls", "400", "--planted", "kept")
    assert hasty.returncode == 1
    assert "refused, but something has changed" in hasty.stderr


def test_a_second_thread_waits_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the look at moves and their being played nobody else changes the table."""
    table: Any = Table(game_for("dice", 2), 3)
    moves = table.masks.argmax(1)
    before = table.states.tobytes()
    refusals: list[str] = []

    def intrude() -> None:
        for act in (table.reset, table.observe, table.clone, lambda: table.step(moves)):
            try:
                act()
            except BadBatch as refused:
                refusals.append(str(refused))

    def look(*_: Any) -> int:
        other = threading.Thread(target=intrude)
        other.start()
        other.join()
        assert table.states.tobytes() == before
        return 0

    table.observe()
    monkeypatch.setattr(table, "_refuse", look)
    table.step(moves)
    assert len(refusals) == 4
    assert all("another thread is at this table" in one for one in refusals)
    assert table.states.tobytes() != before
