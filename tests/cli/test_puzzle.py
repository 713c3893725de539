"""`nations puzzle` as a person meets it."""

from __future__ import annotations

import json

from click.testing import CliRunner

from nations.cli.main import cli
from nations.puzzle import puzzles


def run(*words: str, typed: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["puzzle", *words], input=typed)
    return done.exit_code, done.output or str(done.exception)


def test_the_same_day_has_the_same_puzzle() -> None:
    one, other = (run("dice", "--date", "2026-12-24", "--json") for _ in range(2))
    assert one == other
    assert one[0] == 0
    assert json.loads(one[1])["game"] == "dice"


def test_an_answer_is_right_or_wrong_and_the_solution_follows() -> None:
    puzzle = puzzles("dice")[0]
    best, other = puzzle.answer[0], puzzle.others[0].move
    code, told = run("dice", "--id", puzzle.id, "--lang", "en", typed=f"what\n{best}\n")
    assert code == 0
    assert "Right!" in told
    assert best in told
    code, told = run("dice", "--id", puzzle.id, "--lang", "de", typed=f"{other}\n")
    assert code == 0
    assert "Richtig!" not in told
    assert "Am besten" in told
    assert "Best:" in run("dice", "--random", "--answer", "--lang", "en")[1]


def test_bad_words_are_a_sentence() -> None:
    for words in (("chess",), ("dice", "--id", "none")):
        code, told = run(*words)
        assert code != 0
        assert len(told.strip().splitlines()) == 1
