"""The small install: what it weighs, what it plays, and how it says what is missing."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import nations
from nations import errors

MOST = 60_000_000
"""Bytes of everything that `pip install nations-games` brings, compiled Python included."""
REFUSED = f"""
import sys
from importlib.abc import MetaPathFinder

EXTRAS = {set(errors.EXTRAS)!r}

class Refuse(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in EXTRAS:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Refuse())
"""
COMMAND = f"{REFUSED}\nfrom nations.cli.main import main\nmain()"


def small(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command where nothing of any extra can be imported."""
    return subprocess.run(
        [sys.executable, "-c", COMMAND, *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


# What it weighs


def named(text: str) -> str:
    return re.sub(r"[-_.]+", "-", text).lower()


def needed(name: str, extra: str = "") -> set[str]:
    """The packages that a package brings along, its own name among them."""
    found, open_ = set[str](), [(named(name), {extra})]
    while open_:
        one, extras = open_.pop()
        found.add(one)
        for text in distribution(one).requires or ():
            asked = Requirement(text)
            fits = asked.marker is None or any(
                asked.marker.evaluate({"extra": which}) for which in (*extras, "")
            )
            if fits and (named(asked.name) not in found or asked.extras):
                open_.append((named(asked.name), asked.extras))
    return found


def weight(name: str) -> int:
    """The bytes of a package: its RECORD, and what Python compiled beside it."""
    if name == "nations-games":  # in a checkout only a link to it is installed
        own = Path(nations.__path__[0])
        files = [
            path for path in own.rglob("*") if path.is_file() and "__pycache__" not in path.parts
        ]
        return sum(path.stat().st_size * (1 + (path.suffix == ".py")) for path in files)
    files_ = distribution(name).files or []
    paths = [(one, Path(str(one.locate()))) for one in files_]
    return sum(one.size or (path.stat().st_size if path.exists() else 0) for one, path in paths)


def test_the_small_install_is_small() -> None:
    weights = {name: weight(name) for name in needed("nations-games")}
    assert sum(weights.values()) <= MOST, weights
    assert {"click", "rich", "msgspec", "fluent-runtime", "nations-games"} <= set(weights)
    assert weights["nations-games"] > 2_000_000
    assert not set(weights) & {"numpy", "litestar", "uvicorn", "pyarrow", "mcp", "ray"}


def test_a_heavy_requirement_would_be_noticed() -> None:
    """Planted: with NumPy, as it was, it weighs too much."""
    assert sum(map(weight, {*needed("nations-games"), "numpy"})) > MOST
    assert {"numpy", "uvicorn", "litestar"} <= needed("nations-games", "server")


def test_every_extra_that_is_named_is_there() -> None:
    told = distribution("nations-games").metadata.get_all("Provides-Extra") or []
    assert set(errors.EXTRAS.values()) - {"learn"} <= set(told)


# What it plays


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_both_games_are_played_with_greedy_and_hints(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", game, "--players", "human,greedy", "--seed", "1", "--save", str(file))
    shown = small(*words, typed="hint\n1\nquit\n")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "between " in shown.stdout
    assert "moved for it" not in shown.stdout
    whole = small("play", game, "--players", "greedy,random", "--seed", "1", "--quiet")
    assert (whole.returncode, whole.stderr) == (0, "")
    assert "greedy" in whole.stdout
    assert "failed" not in whole.stdout
    replayed = small("replay", str(file))
    assert (replayed.returncode, replayed.stderr) == (0, "")


def test_a_game_plays_the_same_with_and_without_the_extras() -> None:
    text = "import nations; print(nations.play('dice', ['greedy', 'random'], seed=3).over)"
    for before in ("", REFUSED):
        done = subprocess.run(
            [sys.executable, "-c", f"{before}\n{text}"], capture_output=True, text=True, check=True
        )
        assert done.stdout == f"{nations.play('dice', ['greedy', 'random'], seed=3).over}\n"


# What is missing


@pytest.mark.parametrize(
    ("words", "library", "extra"),
    [
        ("play dice --players human,expert", "numpy", "strong"),
        ("arena dice --games 2", "numpy", "strong"),
        ("balance dice --games 2", "numpy", "strong"),
        ("bench", "numpy", "strong"),
        ("serve --no-open", "uvicorn", "server"),
        ("mcp", "mcp", "mcp"),
        ("sim dice --games 2 --export there --columns parquet", "pyarrow", "data"),
    ],
)
def test_what_is_missing_is_said_in_one_line(
    words: str, library: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = small(*words.split())
    sentence = f"{library} is not installed: pip install 'nations-games[{extra}]' brings it"
    assert (shown.returncode, shown.stdout, shown.stderr) == (2, "", f"nations: {sentence}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "library", "extra"),
    [
        ("import nations.batch.table", "numpy", "strong"),
        ("from nations.batch import Table", "numpy", "strong"),
        ("import nations.batch.arrays", "numpy", "strong"),
        ("import nations.batch.intake", "numpy", "strong"),
        ("import nations.envs.board", "numpy", "strong"),
        ("import nations.envs.many", "numpy", "envs"),
        ("import nations.envs.open_spiel", "numpy", "envs"),
        ("import nations.envs.single", "gymnasium", "envs"),
        ("EXTRAS -= {'numpy'}; import nations.envs.open_spiel", "pyspiel", "envs"),
        ("EXTRAS -= {'numpy'}; from nations import envs; envs.vector('dice')", "gymnasium", "envs"),
        ("from nations import envs; envs.gym('dice')", "gymnasium", "envs"),
        ("EXTRAS -= {'numpy', 'gymnasium'}; import nations.envs.turns", "pettingzoo", "envs"),
    ],
)
def test_a_module_that_needs_more_says_what_brings_it(words: str, library: str, extra: str) -> None:
    """And whoever asks for an ImportError gets one."""
    tried = f"try:\n    {words}\nexcept ImportError as error:\n    print(error)"
    code = f"{REFUSED}\n{tried}"
    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    sentence = f"{library} is not installed: pip install 'nations-games[{extra}]' brings it\n"
    assert (shown.stdout, shown.stderr) == (sentence, "")


def test_doctor_says_that_rules_run_plainly() -> None:
    shown = small("doctor").stdout
    assert (
        "dice: plain objects (numpy is not installed: pip install 'nations-games[strong]'" in shown
    )
