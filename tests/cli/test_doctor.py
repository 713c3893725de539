"""The doctor says for each game which code is in use, and why; nothing is compiled for that."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from nations.cli import doctor
from nations.compiling.errors import NoCompiler


def told(*words: str) -> str:
    return CliRunner().invoke(doctor.command, words, catch_exceptions=False).output


@pytest.mark.parametrize("kind", doctor.WORDS)
def test_the_code_of_each_game_and_why(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "code_of", lambda name: (kind, f"because of {name}"))
    here = ("--data", str(tmp_path))
    assert f"kark: {doctor.WORDS[kind]} (because of kark)\n" in told(*here)
    assert json.loads(told("--json", *here))["games"]["dice"] == {
        "kind": kind,
        "why": "because of dice",
    }


def no_compiler() -> tuple[str, ...]:
    raise NoCompiler("no compiler here")


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_what_is_not_there_is_compiled_at_its_first_use(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NATIONS_CACHE", str(tmp_path))
    assert doctor.code_of(game)[0] == "compiled"
    assert list(tmp_path.iterdir()) == [], "nothing was compiled to know it"
    monkeypatch.setattr("nations.compiling.state.compiler", no_compiler)
    assert doctor.code_of(game) == ("plain", "no compiler here")


def test_who_asks_imports_no_compiler() -> None:
    program = (
        "import sys; from nations.cli import doctor; doctor.code_of('dice'); "
        "print([m for m in ('nations.compiling.translator.unit', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"
