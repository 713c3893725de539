"""`nations learn`: the same lessons as on the page, in the terminal."""

from __future__ import annotations

from typing import Any

import pytest
from click.testing import CliRunner

from nations.cli.main import cli
from nations.registry import load


def told(game: str, lang: str, typed: str) -> str:
    answer = CliRunner().invoke(cli, ["learn", game, "--lang", lang], input=typed)
    assert answer.exit_code == 0, answer.output
    return answer.output


@pytest.mark.parametrize(("game", "lang"), [("dice", "de"), ("kark", "en")])
def test_a_lesson_to_its_end(game: str, lang: str) -> None:
    edition: Any = load(game)
    output = told(game, lang, "\n" * 60)
    for scene in edition.lesson.scene:
        for step in scene.step:
            assert step.title.of(lang) in output
    assert f"nations play {game}" in output


def test_what_is_asked_for_is_typed_and_another_move_is_not_taken() -> None:
    typed = "\n" * 4 + "pass\n" + "wG buy:a2 gold\n" + "quit\n"
    output = told("dice", "en", typed)
    assert "do what is asked for" in output
    assert "6/21" in output
    assert "7/21" not in output
