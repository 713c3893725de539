"""Where compiled code comes from: the package, what was kept, a compiler; else rules run plain."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from compiling import page
from compiling.test_translate import a_record

from nations.batch import Playouts
from nations.compiling import build
from nations.compiling.errors import NoCompiler
from nations.compiling.layout import to_array
from nations.compiling.rules import rule
from nations.compiling.twin import Twin
from nations.registry import load


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NATIONS_CACHE", str(tmp_path))
    return tmp_path


@rule
def doubled(w: Any, a: int) -> Any:
    return a * 2 + w.double


def a_twin() -> Twin:
    return Twin(doubled, False)


def call(twin: Twin) -> Any:
    return twin(to_array(a_record())[0], 3)


def libraries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in (".so", ".dylib", ".dll"))


def test_what_is_kept_is_not_made_again(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert call(a_twin()) == 13
    assert len(libraries(kept)) == 1
    monkeypatch.setattr(build, "make", None)
    assert call(a_twin()) == 13


def test_the_text_is_kept_with_the_lines_of_the_rule(kept: Path) -> None:
    call(a_twin())
    text = libraries(kept)[0].with_suffix(".c").read_text()
    line = doubled.__code__.co_firstlineno + 2
    assert f'#line {line - 2} "{__file__}"' in text
    assert f"#line {line}\n    return ((a * 2) + w->double_);" in text


def test_the_package_goes_first(
    kept: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    call(a_twin())
    package = tmp_path_factory.mktemp("package")
    shutil.copytree(kept, package, dirs_exist_ok=True)
    monkeypatch.setattr(build, "PREBUILT", package)
    monkeypatch.setenv("NATIONS_CACHE", str(kept / "nothing"))
    monkeypatch.setattr(build, "make", None)
    assert call(a_twin()) == 13


@pytest.mark.parametrize("harm", ["another digest", "no library"])
def test_what_is_not_this_rule_is_not_used(
    kept: Path, harm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    call(a_twin())
    (path,) = libraries(kept)
    data, mark = path.read_bytes(), path.stem.split("-")[0].encode()
    harmed = data.replace(mark, b"0" * len(mark)) if harm == "another digest" else b"nothing"
    other = kept / "other" / path.relative_to(kept)  # what is loaded once is not looked at again
    other.parent.mkdir(parents=True)
    other.write_bytes(harmed)
    assert build.load(other, mark.decode()) is None
    monkeypatch.setattr(build, "PREBUILT", kept / "other")
    assert call(a_twin()) == 13


def test_threads_make_it_once(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []
    make = build.make

    def counted(text: str, path: Path, *more: Any) -> None:
        made.append(path)
        make(text, path, *more)

    monkeypatch.setattr(build, "make", counted)
    twin = a_twin()
    with ThreadPoolExecutor(8) as pool:
        assert {*pool.map(lambda _: call(twin), range(16))} == {13}
    assert len(made) == 1


PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from compiling.test_build import a_twin, call
print(call(a_twin()))
"""


def test_processes_may_make_it_at_once(kept: Path) -> None:
    words = [sys.executable, "-c", PROGRAM, str(Path(__file__).parents[1])]
    running = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert [one.communicate()[0].strip() for one in running] == ["13"] * 3
    assert len(libraries(kept)) == 1
    assert not list(kept.rglob("tmp*"))


def test_without_a_compiler_rules_run_plain_and_say_so(
    kept: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("NATIONS_CC", "none")
    assert call(a_twin()) == 13
    for f in (page.places, page.exchanges, page.a_record_of_its_own, page.order_of_places):
        plain, array = a_record(), to_array(a_record())
        twin = Twin(f, False)
        assert twin(array[0], 5, 3) == f(plain, 5, 3)
        assert (array == to_array(plain)).all()
    game: Any = load("dice").game(2, {}, None)
    results = Playouts(game, bounds=True).play(2, 5)
    assert caplog.text.count("rules run as plain Python") == 1
    monkeypatch.undo()
    assert (Playouts(game).play(2, 5) == results).all()


def test_a_compiler_that_fails_is_quoted(kept: Path) -> None:
    with pytest.raises(NoCompiler, match="failed:"):
        build.make("this is no C", kept / "no.so", False)
    assert not libraries(kept)


SANITIZED = """
import sys
from nations.batch import Playouts
from nations.contract import Decision, Effort
from nations.match.dealer import Seeded
from nations.games.dice.skill.policy import choose
from nations.match.match import Match
from nations.compiling import build
from nations.registry import load

build.QUICKLY = "-O1"
usual = build.FLAGS
build.FLAGS = (*(flag for flag in usual if flag != "-fwrapv"), *sys.argv[1:])
for name, policy in (("dice", None), ("kark", None), ("dice", choose)):
    edition = load(name)
    game = edition.game(edition.seats[-1], edition.unattended, None)
    print(len(Playouts(game, policy).play(40 if policy else 400, 3)))
build.FLAGS = (*usual, *sys.argv[1:])  # searches mix hashes by products that wrap as they should
for name in ("dice", "kark"):
    edition, found = load(name), 0
    game = edition.game(edition.seats[-1], edition.unattended, None)
    match = Match(game, Seeded("sanitized"))
    match.deal()
    while found < 40 and isinstance(match.turn, Decision):
        turn, found = match.turn, found + 1
        game.judge(match.view(turn.seat), turn.moves, Effort(nodes=200), found)
        match.play(turn.moves[found % len(turn.moves)])
        match.deal()
    print(found)
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="the sanitizer is the system compiler's")
def test_nothing_is_undefined(kept: Path) -> None:
    """gcc's sanitizer ends the program at the first thing that C leaves open; nothing may wrap
    in games."""
    environment = {**os.environ, "NATIONS_CC": "cc", "NATIONS_CACHE": str(kept)}
    words = ("-fsanitize=undefined", "-fno-sanitize-recover=undefined", "-fno-sanitize=alignment")
    done = subprocess.run(
        [sys.executable, "-c", SANITIZED, *words], env=environment, capture_output=True, text=True
    )
    assert done.stdout.split() == ["400", "400", "40", "40", "40"], done.stderr
    # Control: what wraps is noticed.
    text = "int entry(int a) { return 2147483647 + a; }"
    path = kept / "wraps.so"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NATIONS_CC", "cc")
        patch.setattr(build, "FLAGS", ("-shared", "-fPIC", *words))
        build.make(text, path, False)
    program = f"import ctypes; print(ctypes.CDLL({str(path)!r}).entry(1))"
    wrapped = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert wrapped.returncode
    assert "signed integer overflow" in wrapped.stderr


def test_the_lock_is_not_held() -> None:
    """Two threads give the same as one; how much faster is for `nations bench` to say."""
    game: Any = load("dice").game(2, {}, None)
    playouts = Playouts(game)
    assert (playouts.play(300, 1, threads=2) == playouts.play(300, 1)).all()
    assert isinstance(playouts.play(1), np.ndarray)
