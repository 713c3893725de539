"""Judges for pages as WebAssembly in Node: the same bytes as here, after every call.

Games and searches are compared by `tests/goldens/test_agreement.py`.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from compiling.recorded import Call, Recorder
from scripts import load_script

from nations.batch import Playouts
from nations.compiling import rules, twin
from nations.compiling.layout import dtype, to_array
from nations.contract import Decision
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "web" / "src" / "rules" / "unit.js"
REPEAT = Path(__file__).with_name("repeat.mjs")
NODE = shutil.which("node")
ONE_STEP = "result->steps = ((whole)result->steps + 1);"

pytestmark = [
    pytest.mark.skipif(NODE is None, reason="no Node here to run WebAssembly in"),
    pytest.mark.skipif(find_spec("ziglang") is None, reason="no zig here to make WebAssembly with"),
]


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Recorder]:
    """Twins are made anew, so that their calls go through the recorder."""
    made = Recorder()
    monkeypatch.setattr(twin, "library", made.library)
    monkeypatch.setattr(twin, "entry_of", made.entry_of)
    monkeypatch.delenv("NATIONS_BOUNDS", raising=False)
    rules._made.cache_clear()
    yield made
    rules._made.cache_clear()


def repeated(calls: list[Call], folder: Path) -> list[dict[str, Any]]:
    """What Node says of calls."""
    tool = load_script("tools/wheels.py")
    texts = {}
    for call in calls:
        texts[call.place] = folder / f"{call.place.replace('/', '-')}.c"
        texts[call.place].write_text(call.text)
    made = tool.compile_all(texts, tool.WASM, folder)
    units = dict(zip(texts, made, strict=True))
    written = [call.written(folder, n, units[call.place]) for n, call in enumerate(calls)]
    given = folder / "calls.json"
    given.write_text(json.dumps(written))
    done = subprocess.run(
        [NODE or "node", str(REPEAT), str(UNIT), str(given)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said: list[dict[str, Any]] = json.loads(done.stdout)
    return said


def same(calls: list[Call], said: list[dict[str, Any]]) -> list[str]:
    """The places of the calls that came out otherwise."""
    wrong = []
    for call, one in zip(calls, said, strict=True):
        assert one.pop("digest") == call.place.rpartition("/")[2]
        if one != call.answer:
            wrong.append(call.place)
    return wrong


def entries(calls: list[Call]) -> set[str]:
    return {call.place.split("-")[1] for call in calls}


@pytest.mark.parametrize(("name", "entry"), [("dice", "advise"), ("kark", "look_ahead")])
def test_a_judge_for_pages_is_the_same_there(
    recorder: Recorder, tmp_path: Path, name: str, entry: str
) -> None:
    """Its first two calls, with the whole desk after each."""
    game: Any = load(name).game(2, {}, None)
    match: Match[Any] = Match(game, Seeded("pages"))
    match.deal()
    turn = match.turn
    assert isinstance(turn, Decision)
    box, state = to_array(game.box), to_array(game.seen(match.view(turn.seat)))
    desk = np.zeros(1, dtype(game.pages.desk))
    desk["effort"], desk["seed"] = game.pages.nodes, 7
    for _ in range(2):
        assert not rules.compiled(game.pages.advise)(box[0], state[0], desk[0])
    assert entries(recorder.calls) == {entry}
    assert same(recorder.calls, repeated(recorder.calls, tmp_path)) == []


def test_a_unit_that_counts_otherwise_is_noticed(recorder: Recorder, tmp_path: Path) -> None:
    """A planted fault: in WebAssembly every step counts twice."""
    game: Any = load("dice").game(2, {}, None)
    Playouts(game).play(128, seed=3)
    for call in recorder.calls:
        planted = call.text.replace(ONE_STEP, ONE_STEP.replace("1", "2"))
        assert planted != call.text
        call.text = planted
    places = [call.place for call in recorder.calls]
    assert same(recorder.calls, repeated(recorder.calls, tmp_path)) == places
