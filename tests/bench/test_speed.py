"""Speed is kept: our playouts against a fixed workload in the same run, the C yardstick.

`ratios.json` has how many steps our games make while the yardstick makes one. Machines differ in
both alike; a loss of more than 30 % fails. The best of several rounds counts, by CPU time, and a
machine that is busy gets more rounds. After a change that is meant:
NATIONS_REGENERATE_GOLDENS=1 .venv/bin/pytest tests/bench
"""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from scripts import load_script

from nations.batch import Playouts
from nations.bench import own, yardstick
from nations.bench.contest import BenchWork, Rate, contest
from nations.bench.report import ratios
from nations.compiling.rules import rule
from nations.kernel.choices import allows
from nations.kernel.generator import Generator
from nations.kernel.playout import random_move
from nations.registry import load

STORED = Path(__file__).parent / "ratios.json"
LOSS = 0.30
ROUNDS, SECONDS, ATTEMPTS = 5, 0.15, 4

pytestmark = pytest.mark.skipif(
    shutil.which(os.environ.get("CC", "cc")) is None, reason="the yardstick needs a C compiler"
)


def measured(name: str, work: BenchWork) -> float:
    """Steps of a game for each step of the yardstick."""
    works, _ = yardstick.present(True)
    rates: dict[str, Rate] = contest({name: work, **works}, ROUNDS, SECONDS)
    return ratios(rates, [name], [yardstick.NAME])[f"{name}/{yardstick.NAME}"]


def best(name: str, work: BenchWork, enough: float) -> float:
    """The best of several attempts; one that is fast enough ends them."""
    reached = 0.0
    for _ in range(ATTEMPTS):
        reached = max(reached, measured(name, work))
        if reached >= enough:
            break
    return reached


def is_lost(stored: float, now: float) -> bool:
    return now < stored * (1 - LOSS)


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_speed_is_kept(name: str) -> None:
    stored: dict[str, float] = json.loads(STORED.read_text())
    ready, _ = own.playouts(name, own.usual_seats(name))
    if os.environ.get("NATIONS_REGENERATE_GOLDENS"):
        stored[name] = round(best(name, own.work(ready), float("inf")), 2)
        STORED.write_text(json.dumps(stored) + "\n")
    now = best(name, own.work(ready), stored[name])
    assert not is_lost(stored[name], now), f"{name}: {now} of the yardstick, was {stored[name]}"


@rule
def slow_move(box: Any, s: Any, g: Generator) -> int:
    """Plays as usual, after looking through all moves in vain."""
    found = 0
    for look in range(64):
        for number in range(50):
            if allows(s, number ^ look & 1):
                found += 1
    return random_move(box, s, g) if found else 0


def test_a_planted_loss_is_noticed() -> None:
    stored: dict[str, float] = json.loads(STORED.read_text())
    edition = load("dice")
    game: Any = edition.game(2, {}, None)
    slow = Playouts(game, slow_move)
    slow.play(1)
    assert is_lost(stored["dice"], best("dice", own.work(slow), stored["dice"]))


def test_a_loss_is_thirty_percent() -> None:
    assert is_lost(1.0, 0.69)
    assert not is_lost(1.0, 0.71)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_yardstick_plays_the_very_same_games(seats: int) -> None:
    """Else it would measure another game."""
    assert load_script("bench/c_kernel.py").differing(seats, 60) == 0
