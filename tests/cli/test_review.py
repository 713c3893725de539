"""`nations review` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import nations
from nations.cli.main import cli
from nations.match.log import make_file, read_file, write_file


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


def test_a_file_that_does_not_replay_is_a_sentence_and_nothing_is_written(
    tmp_path: Path, file: Path
) -> None:
    whole = read_file(file)
    for moves in ([*whole.moves[:30], "buy:a1", "buy:a1"], ["pass", *whole.moves], ["nonsense"]):
        write_file(tmp_path / "bad.json", make_file(whole.terms, whole.players, None, moves))
        before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
        code, told = run(str(tmp_path / "bad.json"), "--json")
        assert code != 0
        assert len(told.strip().splitlines()) == 1
        assert "Traceback" not in told
        assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_decisions_say_what_would_have_been_better(file: Path) -> None:
    data = json.loads(run(str(file), "--json", "--effort", "200")[1])
    for one in data["decisions"]:
        assert {"seat", "move", "best", "loss", "interval", "mark"} <= set(one)
        assert one["interval"][0] <= one["loss"] <= one["interval"][1]
        assert (one["loss"] == 0) or one["move"] != one["best"]
    by_random = [one["loss"] for one in data["decisions"] if one["seat"] == 1]
    by_greedy = [one["loss"] for one in data["decisions"] if one["seat"] == 0]
    assert sum(by_random) / len(by_random) > 2 * sum(by_greedy) / len(by_greedy)
    assert "blunder" in {one["mark"] for one in data["decisions"]}
    for one in data["seats"]:
        points = one["points"]
        parts = points["start"] + points["luck"] + points["skill"] + points["reassessment"]
        assert parts == pytest.approx(points["result"], abs=1e-9)


def test_an_effort_of_nothing_is_a_sentence(file: Path) -> None:
    for effort in ("0", "-3"):
        code, told = run(str(file), "--effort", effort)
        assert code != 0
        assert "effort" in told
        assert len(told.strip().splitlines()) == 1


def test_an_unfinished_game_and_a_set_that_is_not_here(tmp_path: Path, file: Path) -> None:
    whole = read_file(file)
    begun = make_file(whole.terms, whole.players, None, whole.moves[:20])
    write_file(tmp_path / "begun.json", begun)
    code, told = run(str(tmp_path / "begun.json"), "--json", "--effort", "100")
    assert code == 0
    assert json.loads(told)["over"] is False
    content = msgspec.structs.replace(whole.terms.content, name="Other", digest="0" * 12)
    terms = msgspec.structs.replace(whole.terms, content=content)
    write_file(tmp_path / "other.json", make_file(terms, whole.players, None, whole.moves))
    code, told = run(str(tmp_path / "other.json"))
    assert code != 0
    assert len(told.strip().splitlines()) == 1
