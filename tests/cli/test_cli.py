"""The command line: what it prints, what it refuses, and that a refusal leaves nothing behind."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nations.cli.main import main
from nations.contract import Decision
from nations.match.dealer import Seeded
from nations.match.log import make_file, read_file, write_file
from nations.match.match import Match
from nations.registry import load

NATIONS = [str(Path(sys.executable).parent / "nations")]
SET = Path(__file__).parents[2] / "src/nations/games/dice/data/sets/reconstruction.toml"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NATIONS_LANG", "en")
    return tmp_path


def nations(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*NATIONS, *words], input=typed, capture_output=True, text=True, check=False, timeout=120
    )


def called(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The same in this process, without half a second for its start."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as left:
            main([*words])
    finally:
        sys.stdin = before
    code = left.value.code
    assert isinstance(code, int)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def done(*words: str, typed: str = "") -> str:
    """What a command says that ends well."""
    result = (nations if words[0] == "sim" else called)(*words, typed=typed)
    assert result.returncode == 0, result.stderr
    return result.stdout


def saved(folder: Path, seed: int = 5, players: str = "random,random") -> Path:
    path = folder / "game.json"
    done("play", "dice", "--players", players, "--seed", str(seed), "--save", str(path), "--quiet")
    return path


BAD = [
    (["play", "chess"], 2, "unknown game 'chess'"),
    (["play", "dice", "--players", "human,genius"], 2, "unknown player 'genius'"),
    (["play", "dice", "--players", "random," * 4 + "random"], 2, "1 to 4 players"),
    (["play", "kark", "--players", "random"], 2, "2 to 4 players"),
    (["play", "dice", "--option", "supply"], 2, "NAME=VALUE"),
    (["play", "dice", "--option", "suply=limited"], 2, "did you mean 'supply'?"),
    (["play", "dice", "--option", "supply=none"], 2, "possible: limited, unlimited"),
    (["play", "kark", "--option", "round_limit=0"], 2, "round_limit"),
    (["play", "dice", "--lang", "fr"], 2, "possible: en, de"),
    (["play", "dice", "--set", "none.toml"], 5, "cannot be read"),
    (["play", "dice", "--dealer", "god"], 2, "possible: seed, ask"),
    (["play", "dice", "--resume", "none.json"], 4, "cannot read"),
    (["play", "dice", "--players", "random", "--save", "no/such/folder.json"], 4, "cannot write"),
    (["play", "dice", "--from", "foo"], 3, "10 parts are needed with 2 seats, 1 found"),
    (["play", "dice", "--from", ""], 3, "not a position of this game"),
    (["play", "kark", "--from", "foo"], 3, "not a position of this game"),
    (["odds", "dice", "--position", "foo"], 3, "10 parts are needed with 2 seats, 1 found"),
    (["odds", "dice", "--position", ""], 3, "not a position of this game"),
    (["odds", "dice", "--position", "foo", "--seat", "3"], 2, "unknown seat '3'"),
    (["odds", "dice", "--position", "foo", "--seats", "9"], 2, "1 to 4 players"),
    (["odds", "kark", "--position", "foo"], 2, "unknown game with odds 'kark'"),
    (["sim", "chess"], 2, "unknown game"),
    (["sim", "dice", "--players", "human"], 2, "unknown player"),
    (["sim", "dice", "--players", "genius"], 2, "unknown player"),
    (["play", "dice", "--players", "humna"], 2, "did you mean 'human'? possible: human, easy"),
    (["solo", "dice", "--players", "human"], 2, "unknown player 'human'; possible: easy"),
    (["arena", "dice", "--players", "human,random"], 2, "unknown player 'human'; possible: easy"),
    (["serve", "--no-open", "--port", "99999"], 2, "65535"),
    (["serve", "--no-open", "--port", "-1"], 2, "65535"),
    (["serve", "--no-open", "--workers", "0"], 2, "256"),
    (["sim", "dice", "--games", "0"], 2, "--games"),
    (["sim", "dice", "--games", "many"], 2, "--games"),
    (["replay", "none.json"], 4, "cannot read"),
    (["rules", "chess"], 2, "unknown game"),
    (["rules", "dice", "D-Z1"], 2, "unknown rule 'D-Z1'"),
    (["rules", "dice", "--search", "xylophone"], 2, "xylophone"),
    (["check-set", "none.toml"], 5, ""),
    (["fly"], 2, "fly"),
    (["play", "--frobnicate"], 2, "frobnicate"),
]


@pytest.mark.parametrize(("words", "code", "said"), BAD, ids=[" ".join(b[0])[:50] for b in BAD])
def test_bad_input_gets_one_line_and_its_code_and_writes_nothing(
    words: list[str], code: int, said: str, folder: Path
) -> None:
    result = called(*words)
    assert result.returncode == code, result.stderr
    assert said in result.stderr + (result.stdout if words[0] == "check-set" else "")
    assert "Traceback" not in result.stderr
    assert len(result.stderr.splitlines()) <= 1
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("words", [BAD[0][0], BAD[4][0], BAD[-1][0]], ids=" ".join)
def test_a_process_says_and_returns_the_same(words: list[str]) -> None:
    here, there = called(*words), nations(*words)
    assert (there.returncode, there.stdout, there.stderr) == (here.returncode, "", here.stderr)


def test_nothing_at_all_shows_the_help() -> None:
    result = nations()
    assert result.returncode == 2
    assert result.stderr.startswith("Usage: nations ")
    assert "play a game in the terminal" in result.stderr


def test_version_names_every_set_with_its_status() -> None:
    shown = done("--version")
    assert "reconstruction" in shown
    assert "dice: Nations: The Dice Game" in shown
    assert "kark: The Game of Nations" in shown


def test_help_comes_without_the_compiler() -> None:
    heavy = (
        "import sys; from nations.cli.main import cli; "
        "cli.main(['--help'], standalone_mode=False)\n"
        "slow = ('nations.compiling.twin', 'numpy', 'rich', 'fluent')\n"
        "print([m for m in slow if m in sys.modules])"
    )
    result = subprocess.run(
        [sys.executable, "-c", heavy], capture_output=True, text=True, check=True
    )
    assert result.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(("game", "rule"), [("dice", "D-A7"), ("kark", "K-W3")])
def test_rules_in_both_languages(game: str, rule: str) -> None:
    english = done("rules", game, rule, "--lang", "en")
    german = done("rules", game, rule.lower(), "--lang", "de")
    assert rule in english
    assert rule in german
    assert english != german
    assert len(done("rules", game)) > 10_000


def test_sim_is_repeatable_and_has_the_published_keys() -> None:
    words = ["sim", "dice", "--players", "random,random", "--games", "60", "--seed", "7", "--json"]
    first: dict[str, Any] = json.loads(done(*words))
    again: dict[str, Any] = json.loads(done(*words, "--jobs", "1"))
    assert {"game", "set", "games", "seed", "seats", "steps", "decisions", "seconds"} <= set(first)
    assert {"player", "wins", "win_rate", "mean_score"} <= set(first["seats"][0])
    assert first["games"] == 60
    assert sum(seat["wins"] for seat in first["seats"]) == 60
    del first["seconds"], again["seconds"]
    assert first == again
    assert first != json.loads(done(*words[:-2], "8", "--json")) | {"seconds": 0}


def test_sim_prints_a_table_where_no_json_is_asked() -> None:
    shown = done("sim", "kark", "--players", "random,random", "--games", "3")
    assert "mean score" in shown
    assert "games/s" in shown
    german = done("sim", "kark", "--players", "random,random", "--games", "3", "--lang", "de")
    assert "Ausfälle" in german
    assert "mean" not in german


def test_where_a_rule_comes_from_is_told_in_the_readers_language() -> None:
    assert "[our ruling]" in done("rules", "kark", "K-C5")
    assert "[unsere Regelung]" in done("rules", "kark", "K-C5", "--lang", "de")


def test_a_game_without_people_is_played_saved_and_replayed(folder: Path) -> None:
    path = saved(folder)
    whole = json.loads(done("replay", str(path), "--json"))
    assert list(whole)[-2:] == ["scores", "winners"]
    assert len(whole["scores"]) == 2
    assert whole["scores"][whole["winners"][0]] == max(whole["scores"])
    assert whole["set"]["status"] == "reconstruction"
    assert all(
        event["rule"].startswith("D-") for move in whole["moves"] for event in move["events"]
    )
    assert "D-E2" in done("replay", str(path))


def test_the_same_seed_plays_the_same_game(folder: Path) -> None:
    first = saved(folder).read_text()
    assert saved(folder).read_text() == first
    (folder / "game.json").unlink()
    assert saved(folder, seed=6).read_text() != first


@pytest.mark.parametrize("change", ["truncate", "edit", "newer", "foreign", "other set"])
def test_bad_files_get_a_clear_word(change: str, folder: Path) -> None:
    path = saved(folder)
    text = path.read_text()
    raw = json.loads(text)
    if change == "truncate":
        path.write_text(text[: len(text) // 2])
    elif change == "edit":
        path.write_text(text.replace('"pass"', '"reroll"', 1))
    elif change == "newer":
        path.write_text(json.dumps(raw | {"format": 99}))
    elif change == "foreign":
        path.write_text('{"kind": "chess"}')
    else:
        raw["terms"]["content"]["digest"] = "000000000000"
        path.write_text(json.dumps(raw))
    before = path.read_text()
    for words in (["replay", str(path)], ["replay", str(path), "--json"]):
        result = called(*words)
        assert result.returncode == 4
        assert len(result.stderr.splitlines()) == 1
        assert "Traceback" not in result.stderr
    assert path.read_text() == before


def test_a_file_that_is_no_game_is_never_overwritten(folder: Path) -> None:
    diary = folder / "diary.txt"
    diary.write_text("dear diary")
    result = called("play", "dice", "--players", "random", "--save", str(diary), "--quiet")
    assert result.returncode == 4
    assert diary.read_text() == "dear diary"


def test_leaving_keeps_a_game_that_can_be_resumed(folder: Path) -> None:
    path = folder / "mine.json"
    words = ["play", "dice", "--players", "human,random", "--seed", "3", "--save", str(path)]
    assert "nations play --resume" in done(*words, typed="pass\n")
    moves = len(json.loads(path.read_text())["moves"])
    assert done("play", "--resume", str(path), typed="position\nquit\n")
    assert len(json.loads(path.read_text())["moves"]) == moves


@pytest.mark.parametrize(("game", "seats"), [("dice", 1), ("dice", 3), ("kark", 3)])
def test_a_game_begins_from_a_position_and_is_resumed_and_replayed(
    game: str, seats: int, folder: Path
) -> None:
    position = some_position(game, seats)
    path = folder / "from.json"
    words = ["play", game, "--from", position, "--seed", "3", "--save", str(path)]
    done(*words, typed="position\nquit\n")
    kept = json.loads(path.read_text())
    assert kept["terms"]["position"] == position
    assert kept["terms"]["seats"] == seats == len(kept["players"])
    players = ",".join(["random"] * seats)
    bots = folder / "bots.json"
    done("play", game, "--from", position, "--players", players, "--save", str(bots), "--quiet")
    whole = json.loads(done("replay", str(bots), "--json"))
    assert whole["position"] == position
    assert whole["over"]
    assert done("play", "--resume", str(path), typed="quit\n")
    again = json.loads(path.read_text())
    assert again["terms"] == kept["terms"]
    assert again["moves"][: len(kept["moves"])] == kept["moves"]


def some_position(game: str, seats: int) -> str:
    """A table after some moves of a random game at which a seat decides."""
    rules: Any = load(game).game(seats, {}, None)
    match: Match[Any] = Match(rules, Seeded("7"))
    match.deal()
    for _ in range(4):
        assert isinstance(match.turn, Decision)
        match.play(match.turn.moves[0])
        match.deal()
    line: str = rules.write_position(match.state)
    return line


def test_a_file_whose_position_is_none_is_refused(folder: Path) -> None:
    path = saved(folder)
    file = read_file(path)
    terms = msgspec.structs.replace(file.terms, position="foo")
    write_file(path, make_file(terms, file.players, file.seed, file.moves))
    result = called("replay", str(path))
    assert result.returncode == 4
    assert "the position from which it began cannot be read" in result.stderr


def test_own_sets_are_checked_and_played(folder: Path) -> None:
    assert "can be played" in done("check-set", str(SET))
    own = folder / "own.toml"
    own.write_text(SET.read_text("utf-8").replace("Reconstruction R5", "My box"), "utf-8")
    shown = done("sim", "dice", "--players", "random", "--games", "2", "--set", str(own), "--json")
    assert json.loads(shown)["set"]["name"] == "My box"
    own.write_text(own.read_text("utf-8").replace("\nvp ", "\nvpp ", 1), "utf-8")
    result = called("check-set", str(own))
    assert result.returncode == 5
    assert "line " in result.stdout
    assert "vp" in result.stdout


@pytest.mark.parametrize(
    ("lang", "fit", "words"),
    [
        ("en", "can be played", "not as in the box: D-X1: some"),
        ("de", "ist spielbar", "anders als in der Schachtel: D-X1: es gibt"),
    ],
)
def test_a_set_that_contradicts_the_rulebook_can_be_played_with_a_remark(
    lang: str, fit: str, words: str
) -> None:
    told = done("check-set", str(SET.parent / "earlier" / "reconstruction-r4.toml"), "--lang", lang)
    assert fit in told
    assert words in told


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_a_set_is_known_by_its_tables(game: str) -> None:
    chosen = SET.parents[3] / game / "data" / "sets" / "reconstruction.toml"
    assert "can be played" in done("check-set", str(chosen))


def test_output_may_be_cut_off() -> None:
    command = f"{NATIONS[0]} rules dice | head -3"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)  # noqa: S602 - a pipe is the point
    assert result.stderr == ""
