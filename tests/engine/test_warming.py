"""Compiling ahead: who asks is told at once, nobody waits, and it is done once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest
from click.testing import CliRunner

from nations import warming
from nations.cli import doctor
from nations.digest import cache_directory


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own, and no process that compiles."""
    monkeypatch.setenv("NATIONS_CACHE", str(tmp_path))
    return tmp_path


class Started(Exception):
    """A process would have been started."""


def started(*words: object, **_settings: object) -> None:
    raise Started(words[0])


def folder_of(name: str) -> Path:
    folder = cache_directory(warming.loop_of(warming.a_game(name)))
    folder.mkdir(parents=True)
    return folder


def test_nothing_is_there_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    now = warming.progress(warming.a_game("dice"))
    assert not now.ready
    assert not now.compiling
    assert now.total > 100
    monkeypatch.setattr(subprocess, "Popen", started)
    with pytest.raises(Started, match="warming"):
        warming.warm("dice")


def test_what_is_under_way_or_done_is_not_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "Popen", started)
    folder = folder_of("kark")
    (folder / warming.PROGRESS).write_text(f"{os.getpid()} 12")
    now = warming.progress(warming.a_game("kark"))
    assert now.compiling
    assert now.done == 12
    assert warming.warm("kark") is None
    (folder / "loop.nbc").write_bytes(b"code")
    assert warming.is_ready(warming.a_game("kark"))
    assert warming.warm("kark") is None


def test_a_process_that_died_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [sys.executable, "-c", "import os; print(os.getpid())"]
    ended = subprocess.run(words, check=True, capture_output=True, text=True)
    (folder_of("dice") / warming.PROGRESS).write_text(f"{int(ended.stdout)} 12")
    assert not warming.progress(warming.a_game("dice")).compiling
    monkeypatch.setattr(subprocess, "Popen", started)
    with pytest.raises(Started):
        warming.warm("dice")


def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATIONS_WARM", "off")
    monkeypatch.setattr(subprocess, "Popen", started)
    assert warming.warm("dice") is None


def test_the_doctor_tells_what_is_compiled_and_missing() -> None:
    (folder_of("dice") / "loop.nbc").write_bytes(b"code")
    told = json.loads(CliRunner().invoke(doctor.command, ["--json"]).output)
    assert told["games"]["dice"]["ready"]
    assert not told["games"]["kark"]["ready"]
    assert told["versions"]["numba"] != "missing"
    words = CliRunner().invoke(doctor.command, []).output
    assert "dice: compiled and kept" in words
    assert "kark: not compiled yet" in words


def test_nobody_who_asks_imports_the_compiler() -> None:
    program = (
        "import sys; from nations import warming; warming.progress(warming.a_game('dice')); "
        "print([m for m in ('numba', 'numpy') if m in sys.modules])"
    )
    began = perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"
    assert perf_counter() - began < 20
