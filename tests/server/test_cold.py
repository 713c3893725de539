"""Right after an install nothing is compiled: strong bots play all the same, and nobody waits."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from server.hosting import hosted
from server.serving import joined

MOVES = 6
PATIENCE = 40.0
"""Seconds, on a busy machine; to compile would take longer than all of this together."""


def compiled_in(folder: Path) -> list[Path]:
    return list(folder.rglob("*.nbc"))


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_strong_bots_of_a_server_play_at_once(tmp_path: Path, game: str) -> None:
    kept = tmp_path / "kept"

    async def scene(port: int, match: str) -> list[dict[str, Any]]:
        moved: list[dict[str, Any]] = []
        async with joined(port, match) as watcher:
            while len(moved) < MOVES:
                update = await watcher.hear("Update")
                records = (one["record"] for one in update["news"])
                moved += [one for one in records if one["type"] == "Moved" and one.get("bot")]
        return moved

    with hosted(tmp_path / "data", env={"NATIONS_CACHE": str(kept)}, bot_seconds=2.0) as host:
        made = host.create("bot:search:1s", "bot:expert", game=game)
        began = perf_counter()
        moved = asyncio.run(asyncio.wait_for(scene(host.port, made["match"]), PATIENCE))
        assert perf_counter() - began < PATIENCE
        told = host.log.read_text()
    assert {one["bot"] for one in moved} <= {"search:1s", "expert"}
    assert "took too long" not in told
    assert "failed" not in told
    assert compiled_in(kept) == []


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_strong_bots_at_a_terminal_play_at_once(tmp_path: Path, game: str) -> None:
    kept = tmp_path / "kept"
    command = [str(Path(sys.executable).with_name("nations")), "play", game]
    done = subprocess.run(
        [*command, "--players", "search:1s,human", "--seed", "3", "--lang", "en"],
        input="hint\nquit\n",
        env={"NATIONS_CACHE": str(kept), "NATIONS_WARM": "off", "PATH": "/usr/bin"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert "What looks best, with its worth in" in done.stdout
    assert compiled_in(kept) == []
