"""Compiling ahead: who asks is told at once, nobody waits, and it is done once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event
from time import perf_counter, sleep
from typing import Any

import pytest
from click.testing import CliRunner
from toy import Toy

from nations import warming
from nations.cli import doctor
from nations.contract import Appraisal, Effort, Game, Move, View
from nations.registry import load


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own, and no process that compiles."""
    monkeypatch.setenv("NATIONS_CACHE", str(tmp_path))
    monkeypatch.delenv("NATIONS_WARM", raising=False)
    return tmp_path


class Started(Exception):
    """A process would have been started."""


def started(*words: object, **_settings: object) -> None:
    raise Started(words[0])


def mark_of(name: str) -> Path:
    return warming.mark_of(warming.a_game(name))


def tell_progress(name: str, process: int) -> None:
    mark_of(name).with_suffix(".progress").write_text(f"{process} 12 200")


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
    tell_progress("kark", os.getpid())
    now = warming.progress(warming.a_game("kark"))
    assert now.compiling
    assert (now.done, now.total) == (12, 200)
    assert warming.warm("kark") is None
    mark_of("kark").touch()
    assert warming.is_ready(warming.a_game("kark"))
    assert warming.warm("kark") is None
    with pytest.raises(Started, match=r"'nations\.warming', 'dice'\]"):
        warming.warm("kark", "dice")


def test_a_process_that_died_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [sys.executable, "-c", "import os; print(os.getpid())"]
    ended = subprocess.run(words, check=True, capture_output=True, text=True)
    tell_progress("dice", int(ended.stdout))
    assert not warming.progress(warming.a_game("dice")).compiling
    monkeypatch.setattr(subprocess, "Popen", started)
    with pytest.raises(Started):
        warming.warm("dice")


def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATIONS_WARM", "off")
    monkeypatch.setattr(subprocess, "Popen", started)
    assert warming.warm("dice") is None


def test_the_doctor_tells_what_is_compiled_and_missing() -> None:
    mark_of("dice").touch()
    told = json.loads(CliRunner().invoke(doctor.command, ["--json"]).output)
    assert told["games"]["dice"]["ready"]
    assert not told["games"]["kark"]["ready"]
    assert told["versions"]["numpy"] != "missing"
    words = CliRunner().invoke(doctor.command, []).output
    assert "dice: compiled and kept" in words
    assert "kark: not compiled yet" in words


def test_nobody_who_asks_imports_the_compiler() -> None:
    program = (
        "import sys; from nations import warming; warming.progress(warming.a_game('dice')); "
        "print([m for m in ('nations.native.twin', 'numpy') if m in sys.modules])"
    )
    began = perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"
    assert perf_counter() - began < 20


# Loading


class Slow:
    """A game with strong players whose code takes a while to load."""

    def __init__(self, loads: Event) -> None:
        self._game = load("dice").game(2, {}, None)
        self.loads, self.asked = loads, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def weigh(self, view: View, moves: Sequence[Move]) -> list[Appraisal]:
        self.asked += 1
        if not self.loads.wait(20):
            raise RuntimeError("it never came")
        return [Appraisal(move, 0.0) for move in moves]

    def search(
        self, view: View, moves: Sequence[Move], effort: Effort, seed: int
    ) -> list[Appraisal]:
        return self.weigh(view, moves)


def until(condition: Callable[[], bool]) -> None:
    deadline = perf_counter() + 20
    while not condition():
        assert perf_counter() < deadline
        sleep(0.01)


def test_what_is_on_disk_is_loaded_once_and_nobody_waits(kept: Path) -> None:
    loads = Event()
    game: Any = Slow(loads)
    loading = warming.Loading(game)
    loading.begin()
    assert game.asked == 0  # nothing is on disk yet: it would be compiled
    warming.mark_of(game).touch()
    loading.begin()
    until(lambda: game.asked > 0)
    loading.begin()
    assert (loading.done, game.asked) == (False, 1)
    loads.set()
    until(lambda: loading.done)
    assert game.asked == 2 * warming.SOME


def test_what_cannot_be_loaded_is_told_and_never_ready(
    kept: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game: Any = Slow(Event())
    game.weigh = lambda view, moves: moves[len(moves)]
    warming.mark_of(game).touch()
    loading = warming.Loading(game)
    loading.begin()
    until(lambda: "cannot be loaded" in caplog.text)
    assert not loading.done


def test_a_game_without_strong_players_has_nothing_to_load() -> None:
    toy: Game[Any] = Toy()
    assert not warming.prepared(toy)
