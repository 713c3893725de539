"""The example of another package's game as environments: `observe`, `features` and `actions` do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PIG = Path(__file__).parents[2] / "examples" / "pig"
ENTRY_POINTS = "[nations.games]\npig = pig_edition:EDITION\n"
ALL_OF_THEM = """
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test, parallel_api_test

from nations import envs
from nations.envs.open_spiel import register
from nations.registry import load
from nations.batch.table import Table

check_env(envs.gym("pig", 3, ["greedy", "random"]), skip_render_check=True)
many = envs.vector("pig", 2, 64, ["random"], threads=2)
seen, infos = many.reset(seed=1)
assert seen.shape == (64, 5)
ends, chance = 0, np.random.default_rng(1)
for _ in range(60):
    masks = infos["action_mask"]
    seen, rewards, ended, _, infos = many.step((masks * chance.random(masks.shape)).argmax(1))
    assert abs(seen).max() <= 1
    ends += ended.sum()
assert ends
api_test(envs.aec("pig", 4), num_cycles=60)
parallel_api_test(envs.parallel("pig", 3), num_cycles=60)
assert register("pig") == "nations_pig"
game = pyspiel.load_game("nations_pig(players=4)")
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)

rules = load("pig").game(2, {}, None)
state = rules.read_position("0 1 12 7 9")
table = Table(rules, 1)
table.set_state(0, state)
assert np.allclose(table.observe(seat=0), [[0, 1, 12 / 30, 7 / 30, 9 / 30]])
assert np.allclose(table.observe(seat=1), [[1, 0, 12 / 30, 9 / 30, 7 / 30]])
observer = make_observation(pyspiel.load_game("nations_pig"))
observer.set_from(pyspiel.load_game("nations_pig").deserialize_state("0 1 12 7 9"), player=1)
assert np.allclose(observer.tensor, table.observe(seat=1)[0])
print("all of them")
"""


def test_it_is_an_environment_of_every_kind(tmp_path: Path) -> None:
    about = tmp_path / "nations_pig-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: nations-pig\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(ENTRY_POINTS)
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", ALL_OF_THEM],
        env=os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{PIG}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.endswith("all of them\n")
