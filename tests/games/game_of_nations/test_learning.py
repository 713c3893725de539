"""What `tools/learn_kark.py` learns from positions, and how it is written down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scripts import load_script

from nations.games.game_of_nations.skill import learned
from nations.games.game_of_nations.skill.duel import duel
from nations.games.game_of_nations.skill.mind import FEATURES, INPUTS, STAGES, Feature, Mind

TOOL: Any = load_script("tools/learn_kark.py")


def puzzle(many: int, luck: int) -> Any:
    """Who has more cash or more income wins, but not who has more of both: no sum tells that."""
    random = np.random.default_rng(luck)
    inputs = np.zeros((many, INPUTS), np.float32)
    inputs[:, [Feature.CASH, Feature.INCOME]] = random.choice((-1.0, 1.0), (many, 2))
    won = inputs[:, Feature.CASH] != inputs[:, Feature.INCOME]
    return inputs, random.integers(STAGES, size=many), won.astype(np.float32)


def off(student: Any, heap: Any) -> float:
    return float(TOOL.loss(student.foretell(heap[0] / student.spread, heap[1])[1], heap[2]))


def test_learns_what_no_sum_can_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, unseen = puzzle(8000, 1), puzzle(2000, 2)
    assert off(TOOL.fit(seen, seen, 1), unseen) < 0.1
    monkeypatch.setattr(TOOL, "DECAY", 400.0)  # planted: units that forget everything
    assert off(TOOL.fit(seen, seen, 1), unseen) > 0.6


def test_positions_are_seen_by_who_is_at_turn() -> None:
    features = np.zeros((2, 4, FEATURES), np.float32)
    features[:, 0, Feature.CASH], features[:, 1, Feature.CASH] = 3, 5
    about = np.array([[0, 1, 0, 1, 1, 0, 0], [0, 2, 1, 1, 1, 0, 0]])
    inputs, stages, won = TOOL.heap([(features, about, np.array([[1.0, 0, 0, 0]]))])
    assert inputs[:, Feature.CASH].tolist() == [3, 5]
    assert inputs[:, FEATURES + Feature.CASH].tolist() == [5, 3]
    assert stages.tolist() == [1, 2]
    assert won.tolist() == [1, 0]


def test_what_is_written_is_what_was_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The judgement foretells what the student does, only steeper."""
    heap = puzzle(2000, 3)
    student = TOOL.fit(heap, heap, 1)
    learned.write(student.taught(), tmp_path / "learned.toml", "a test")
    monkeypatch.setattr(learned, "FILE", tmp_path / "learned.toml")
    monkeypatch.setattr(learned, "rows", learned.rows.__wrapped__)
    numbers, mind = learned.learned.__wrapped__(), Mind()
    for name in learned.SHAPES:
        for at, number in enumerate(numbers[name].ravel()):
            getattr(mind, name)[at] = number
    for x, stage in zip(heap[0][:20], heap[1][:20], strict=True):
        for at in range(INPUTS):
            mind.x[at] = x[at]
        foretold = student.foretell(x[None] / student.spread, np.array([stage]))[1][0]
        steeper = (foretold / (1 - foretold)) ** TOOL.SHARPER
        given = duel(mind, 0, 1, stage)
        assert given / (1 - given) == pytest.approx(steeper, rel=0.02)
