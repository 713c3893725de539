"""Games of an earlier set go on with it, though the default set has changed since."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nations.contract import Over
from nations.errors import BadFile
from nations.match.dealer import Scripted
from nations.match.log import read_file
from nations.match.match import replay
from nations.registry import game_of, load, set_of

FILES = Path(__file__).parent / "files"
FILE = FILES / "r2.json"
"""Two greedy players, seed 1, written when the set was the default; the option `overpaying` came
later than both."""


@pytest.mark.parametrize(("written", "scores"), [("r2", (23, 20)), ("r4", (33, 23))])
def test_a_file_of_an_earlier_set_is_told_as_it_was_played(
    written: str, scores: tuple[int, int]
) -> None:
    file = read_file(FILES / f"{written}.json")
    edition = load("dice")
    assert file.terms.content.name == f"Reconstruction {written.upper()}"
    assert "overpaying" not in file.terms.options
    assert file.terms.content.digest != edition.content(None).digest
    match = replay(game_of(file.terms), file, Scripted(()))
    assert isinstance(match.over, Over)
    assert match.over.scores == scores
    assert match.game.terms.options["overpaying"] == "no"
    path = set_of(file.terms)
    assert path is not None
    assert edition.content(path) == file.terms.content


def test_the_default_set_would_not_tell_it() -> None:
    file = read_file(FILE)
    default = load("dice").content(None)
    changed = msgspec.structs.replace(
        file, terms=msgspec.structs.replace(file.terms, content=default)
    )
    with pytest.raises(BadFile):
        replay(game_of(changed.terms), changed, Scripted(()))


def test_every_earlier_set_can_be_played_and_is_none_of_today() -> None:
    edition = load("dice")
    folder = Path(FILE.parents[4] / "src/nations/games/dice/data/sets/earlier")
    paths = sorted(folder.glob("*.toml"))
    assert [path.stem for path in paths] == [f"reconstruction-r{n}" for n in (2, 3, 4)]
    for path in paths:
        assert edition.check_set(path)[0] == []
        digest = edition.content(path).digest
        assert edition.earlier(digest) == path
        assert digest != edition.content(None).digest
