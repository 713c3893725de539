"""Games of an earlier set go on with it, though the default set has changed since."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nations.contract import Over
from nations.dealer import Scripted
from nations.errors import BadFile
from nations.log import read_file
from nations.match import replay
from nations.registry import game_of, load, set_of

FILE = Path(__file__).parent / "files" / "r2.json"
"""Two greedy players, seed 1, written when R2 was the default set: 23 to 20."""


def test_a_file_of_r2_is_told_as_it_was_played() -> None:
    file = read_file(FILE)
    edition = load("dice")
    assert file.terms.content.name == "Reconstruction R2"
    assert file.terms.content.digest != edition.content(None).digest
    match = replay(game_of(file.terms), file, Scripted(()))
    assert isinstance(match.over, Over)
    assert match.over.scores == (23, 20)
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
    folder = Path(FILE.parents[4] / "src/nations/games/nations_dice/data/sets/earlier")
    paths = sorted(folder.glob("*.toml"))
    assert paths
    for path in paths:
        assert edition.check_set(path)[0] == []
        digest = edition.content(path).digest
        assert edition.earlier(digest) == path
        assert digest != edition.content(None).digest
