"""The example of a game with a kernel and a judge, installed as a package: it gets everything."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PIG = Path(__file__).parents[2] / "examples/pig"
NATIONS = str(Path(sys.executable).parent / "nations")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game is installed, as its own project file says."""
    place, project = (
        tmp_path_factory.mktemp("pig"),
        tomllib.loads((PIG / "pyproject.toml").read_text()),
    )
    for name in project["tool"]["hatch"]["build"]["targets"]["wheel"]["include"]:
        shutil.copy(PIG / name, place)
    about, lines = place / "nations_pig-0.1.0.dist-info", list[str]()
    for group, points in project["project"]["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {point}" for name, point in points.items())]
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: nations-pig\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text("\n".join(lines))
    return place


def nations(place: Path, *words: str, typed: str = "") -> str:
    around = os.environ | {"PYTHONPATH": str(place), "NATIONS_LANG": "en"}
    done = subprocess.run(
        [NATIONS, *words],
        cwd=place,
        env=around,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_played_with_hints_that_have_reasons(place: Path) -> None:
    typed = "hint\n" + "throw\nthrow\nstop\n" * 40
    shown = nations(place, "play", "pig", "--players", "human,greedy", "--seed", "1", typed=typed)
    assert "what the turn has brought" in shown
    assert "wins" in shown


def test_judging_beats_chance_in_the_arena(place: Path) -> None:
    words = ["--players", "search:50,random", "--games", "40", "--jobs", "1", "--json"]
    (pair,) = json.loads(nations(place, "arena", "pig", *words))["pairs"]
    share = pair["above"] if pair["one"] == "random" else None
    assert (share["high"] < 0.5) if share else pair["above"]["low"] > 0.5


def test_a_game_is_kept_played_again_and_reviewed(place: Path) -> None:
    words = ["--players", "greedy,easy", "--seed", "1", "--save", "pig.json", "--quiet"]
    nations(place, "play", "pig", *words)
    assert json.loads(nations(place, "replay", "pig.json", "--json"))["winners"]
    for seat in json.loads(nations(place, "review", "pig.json", "--json"))["seats"]:
        parts = seat["start"] + seat["luck"] + seat["skill"] + seat["reassessment"]
        assert abs(parts - seat["result"]) < 1e-9


def test_the_doctor_knows_how_it_runs(place: Path) -> None:
    assert "pig:" in nations(place, "doctor")
