"""`nations content`, and the word for it in a running game."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nations.cli.main import cli
from nations.errors import NationsError

SETS = Path(__file__).parents[2] / "src/nations/games/dice/data/sets"


def ran(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, words, input=typed, standalone_mode=False)


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (("dice", "--lang", "en"), ["8 blue dice", "3 of 6 faces (50%)", "Age IV: 15 tiles"]),
        (
            ("dice", "--lang", "de"),
            ["Rekonstruktion R5", "Zeitalter II: 3 Ereignisse", "Axtkämpfer"],
        ),
        (("kark", "--lang", "en"), ["16 in the box; buy for 5, sell for 3 million", "[in the rul"]),
        (("kark", "--lang", "de"), ["16 Ereigniskarten", "laut Spielregel"]),
    ],
)
def test_the_material_is_listed(words: tuple[str, ...], lines: list[str]) -> None:
    result = ran("content", *words)
    assert result.exception is None
    for line in lines:
        assert line in result.output
    assert max(len(line) for line in result.output.splitlines()) <= 78


def test_another_set_is_named_and_listed() -> None:
    path = SETS / "earlier" / "reconstruction-r4.toml"
    output = ran("content", "dice", "--set", str(path), "--lang", "en").output
    assert "Reconstruction R4" in output
    assert output != ran("content", "dice", "--lang", "en").output


def test_a_game_that_is_not_there_is_refused() -> None:
    result = ran("content", "chess")
    assert isinstance(result.exception, NationsError)
    assert "chess" in str(result.exception)
