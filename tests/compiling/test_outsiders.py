"""Rules by outsiders, a policy or a game of another package, are compiled on demand like ours."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import pig_judge
import pytest
from pig import Pig

from nations.batch import Playouts
from nations.batch.loops import Outcomes, play_out
from nations.compiling import build
from nations.compiling.errors import NoCompiler, NotARule
from nations.compiling.layout import to_array
from nations.compiling.rules import bound, rule
from nations.kernel.choices import count, nth
from nations.kernel.generator import Generator, below, seed
from nations.registry import load

SECONDS = 5
"""The processor time that they may need until they run compiled, the compiler's included."""


@rule
def the_first(box: Any, s: Any, g: Generator) -> int:
    """Somebody's policy: one of the first two moves."""
    return nth(s, below(g, 1 + int(count(s) > 1)))


@rule
def the_least(box: Any, s: Any, g: Generator) -> int:
    """One that is no rule."""
    return sorted([nth(s, 0)])[0]


GAMES: dict[str, Callable[[], Any]] = {
    "another package": lambda: Pig(2, pig_judge),
    "ours": lambda: load("kark").game(3, {"round_limit": "60"}, None),
}


@pytest.mark.parametrize("whose", GAMES)
def test_they_are_compiled_on_demand(
    whose: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NATIONS_CACHE", str(tmp_path))
    try:
        build.compiler()
    except NoCompiler as error:
        pytest.skip(str(error))
    game: Any = GAMES[whose]()
    began = spent()
    results = Playouts(game, the_first).play(10, 5)
    assert list(tmp_path.rglob("*-play_all-*/*.c"))
    assert spent() - began < SECONDS
    state, generator, result = game.start(), Generator(), Outcomes()
    seed(generator, 5 << 32)
    assert bound(play_out, game.kernel, choose=the_first)(game.box, state, generator, result)
    assert to_array(result)[0] == results[0]


@pytest.mark.parametrize("whose", GAMES)
def test_they_are_refused_like_ours(whose: str) -> None:
    game: Any = GAMES[whose]()
    line = the_least.__code__.co_firstlineno + 3
    with pytest.raises(NotARule, match=rf"{__file__}:{line}: the_least: .*"):
        Playouts(game, the_least).play(1)


def spent() -> float:
    """The processor time of this process and of those that it started and that have ended."""
    times = os.times()
    return process_time() + times.children_user + times.children_system
