"""`nations review` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import nations
from nations.cli.main import cli


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["review", *words])
    return done.exit_code, done.output or str(done.exception)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "game.json"
    nations.save(nations.play("dice", ["greedy", "random"], seed=4), path, ["greedy", "random"])
    return path


@pytest.mark.parametrize(("lang", "words"), [("en", "own skill"), ("de", "eigenes Können")])
def test_a_game_is_told_in_both_languages(file: Path, lang: str, words: str) -> None:
    code, told = run(str(file), "--quiet", "--lang", lang)
    assert code == 0
    assert words in told
    assert ("100,0" if lang == "de" else "100.0") in told


def test_the_data_add_up(file: Path) -> None:
    code, told = run(str(file), "--json")
    data = json.loads(told)
    assert code == 0
    assert len(data["seats"]) == 2
    for one in data["seats"]:
        parts = one["start"] + one["luck"] + one["skill"] + one["reassessment"]
        assert parts == pytest.approx(one["result"], abs=1e-9)
    assert {move["kind"] for move in data["moves"]} == {"luck", "skill"}
    assert data["moves"][-1]["after"] == [one["result"] for one in data["seats"]]


def test_bad_files_get_a_sentence(tmp_path: Path, file: Path) -> None:
    for text in ("", "{}", file.read_text()[:200]):
        bad = tmp_path / "bad.json"
        bad.write_text(text)
        code, told = run(str(bad))
        assert code != 0
        assert "bad.json" in told
        assert len(told.strip().splitlines()) == 1
    assert run(str(tmp_path / "none.json"))[0] != 0
