"""The example that learns: found by entry point, plays in the arena, and learns in seconds.

Its long run is in docs/learning.md; PyTorch is not installed for tests, so that part is skipped
where it is missing (`pip install 'nations-games[learn]'`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from scripts import load_script

from nations.kernel.observation import size
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    return load_script("examples/ppo/nations_ppo.py")


def game_of_two() -> Any:
    return load("dice").game(2, {}, None)


def weights(path: Path, length: int, moves: int, best: int | None = None) -> Path:
    """Weights of a net that has learnt nothing, or that likes one number of a move best."""
    chance = np.random.default_rng(1)
    bias = np.zeros(moves, np.float32)
    if best is not None:
        bias[best] = 1000
    made = {
        "mean": np.zeros(length, np.float32),
        "spread": np.ones(length, np.float32),
        "body.0.weight": chance.normal(0, 0.05, (8, length)),
        "body.0.bias": np.zeros(8, np.float32),
        "body.2.weight": chance.normal(0, 0.3, (8, 8)),
        "body.2.bias": np.zeros(8, np.float32),
        "policy.weight": chance.normal(0, 0.3, (moves, 8)),
        "policy.bias": bias,
    }
    np.savez(path, **made)  # type: ignore[arg-type]  # the names are ours
    return path


def installed(folder: Path) -> dict[str, str]:
    """An environment in which the example's package is installed."""
    data = folder / "nations_ppo-0.1.0.dist-info"
    data.mkdir()
    (data / "METADATA").write_text("Metadata-Version: 2.1\nName: nations-ppo\nVersion: 0.1.0\n")
    project = (EXAMPLE / "pyproject.toml").read_text("utf-8")
    group = project.partition('[project.entry-points."nations.bots"]\n')[2].partition("\n\n")[0]
    (data / "entry_points.txt").write_text("[nations.bots]\n" + group.replace('"', "") + "\n")
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{EXAMPLE}"}


def test_a_net_plays_in_the_arena_by_entry_point(tmp_path: Path) -> None:
    game = game_of_two()
    kept = weights(tmp_path / "net.npz", size(game.features), game.move_count)
    run = "import sys; from nations.cli.main import main; sys.argv[0] = 'nations'; main()"
    words = ["arena", "dice", "--players", f"ppo:{kept},random", "--games", "4", "--jobs", "1"]
    done = subprocess.run(
        [sys.executable, "-c", run, *words, "--json"],
        env=installed(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert f"ppo:{kept}" in done.stdout


def test_it_plays_what_its_net_likes_best(example: ModuleType, tmp_path: Path) -> None:
    game = game_of_two()
    match: Match[Any] = Match(game, Seeded("net"))
    match.deal()
    turn: Any = match.turn
    numbers = {game.number(match.state, move): move for move in turn.moves}
    assert len(numbers) > 1
    for number, move in numbers.items():
        kept = weights(tmp_path / "net.npz", size(game.features), game.move_count, number)
        bot = example.Learned(game, "", str(kept))
        assert bot.choose(match.view(turn.seat), turn.moves) == move


def test_a_net_of_another_game_is_refused(example: ModuleType, tmp_path: Path) -> None:
    kept = weights(tmp_path / "net.npz", 7, 50)
    with pytest.raises(ValueError, match="another game"):
        example.Learned(game_of_two(), "", str(kept))
    assert not example.Learned.accepts(str(tmp_path / "nothing.npz"))
    assert not example.Learned.plays(load("dice").game(3, {}, None))


def test_what_was_won_is_told_from_who_moved(example: ModuleType) -> None:
    scores = np.array([[30, 10], [10, 30], [20, 20], [0, 0]])
    got = example.outcome(
        np.array([0, 0, 1, 0]),
        np.array([True, True, True, False]),
        {"final_info": {"scores": scores}},
    )
    assert got.tolist() == [1, -1, 0, 0]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_it_learns_to_beat_random_play(example: ModuleType, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: nations-games[learn]")
    kept = tmp_path / "net.npz"
    words = (
        f"--out {kept} --threads 1 --games 64 --steps 64 --decisions 98304 --pieces 4 --epochs 3 "
        "--every 1000 --test 200 --against random"
    )
    curve = example.train(example.read_options(words.split()))
    assert curve[-1]["decisions"] == 98304
    assert curve[-1]["random"] > 0.8, json.dumps(curve)
    game = game_of_two()
    assert example.Learned(game, "", str(kept))
