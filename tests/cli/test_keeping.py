"""Where games are kept that people leave: never over another game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from cli.test_cli import done, nations

from nations.cli.keeping import Keeping, free_name
from nations.contract import Content, Terms
from nations.errors import AnotherGame, BadFile
from nations.match.log import Comment, GameFile, Remarks, make_file, read_file, write_file

TERMS = Terms("dice", 1, 2, {}, Content("set", "own", "0"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NATIONS_LANG", "en")
    return tmp_path


def game(*moves: str, seed: str = "1") -> GameFile:
    return make_file(TERMS, ["human", "random"], seed, list(moves))


def left(*words: str, typed: str = "quit\n") -> str:
    return done("play", *words, typed=typed)


# At the terminal


@pytest.mark.parametrize(
    ("lang", "quit_word", "said", "more"),
    [("en", "quit", "To continue:", ""), ("de", "ende", "So geht es weiter:", " --lang de")],
)
def test_a_second_game_is_left_beside_the_first(
    lang: str, quit_word: str, said: str, more: str, folder: Path
) -> None:
    """And the command that is printed goes on in the same language."""
    speak, leave = ["--lang", lang], f"{quit_word}\n"
    first = left("dice", "--seed", "7", *speak, typed=f"1\n{leave}")
    assert f"{said} nations play --resume nations-game.json{more}\n" in first
    before = (folder / "nations-game.json").read_bytes()
    second = left("kark", "--seed", "9", *speak, typed=leave)
    assert f"{said} nations play --resume nations-game-2.json" in second
    third = left("dice", "--seed", "8", *speak, typed=leave)
    assert f"{said} nations play --resume nations-game-3.json" in third
    assert (folder / "nations-game.json").read_bytes() == before
    games = [read_file(path).terms.game for path in sorted(folder.iterdir())]
    assert sorted(games) == ["dice", "dice", "kark"]


def test_a_resumed_game_stays_in_its_file_also_after_other_moves(folder: Path) -> None:
    left("dice", "--seed", "7", "--players", "human", typed="b1 gold\nquit\n")
    left("kark", "--seed", "9")
    moves = read_file(folder / "nations-game.json").moves
    shown = left("--resume", "nations-game.json", typed="undo\nb2 gold 2 3\nquit\n")
    assert "--resume nations-game.json" in shown
    assert len(list(folder.iterdir())) == 2
    assert read_file(folder / "nations-game.json").moves[: len(moves)] != moves


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("kark", "kark, which it is not, cannot change it"),
        ("--players greedy,greedy", "--players cannot change it"),
        ("--seed 9", "--seed cannot change it"),
        ("--option supply=unlimited", "--option supply cannot change it"),
        ("--option foo=bar", "--option foo cannot change it"),
        ("--from nowhere", "--from cannot change it"),
    ],
)
def test_a_kept_game_cannot_be_made_another(words: str, said: str) -> None:
    left("dice", "--seed", "7", "--players", "human,human")
    result = nations("play", *words.split(), "--resume", "nations-game.json")
    assert (result.returncode, said in result.stderr) == (3, True), result.stderr
    same = "dice --players human,human --seed 7 --option supply=limited"
    assert left(*same.split(), "--resume", "nations-game.json")


def test_a_file_of_a_thousand_brackets_is_refused(folder: Path) -> None:
    (folder / "deep.json").write_text("[" * 100_000)
    result = nations("play", "--resume", "deep.json")
    assert (result.returncode, "not a game file" in result.stderr) == (4, True), result.stderr


def test_saving_over_another_game_is_refused_before_and_in_the_game(folder: Path) -> None:
    left("dice", "--seed", "7", "--save", "mine.json", typed="1\nquit\n")
    before = (folder / "mine.json").read_bytes()
    for seed in ("7", "8"):  # the same deal may be played otherwise by a person
        result = nations("play", "dice", "--seed", seed, "--save", "mine.json", typed="quit\n")
        assert result.returncode == 4
        assert "mine.json holds another game; choose another name" in result.stderr
        assert len(result.stderr.splitlines()) == 1
    shown = left("dice", "--seed", "8", typed="save mine.json\nquit\n")
    assert "mine.json holds another game. Nothing was changed" in shown
    assert "kept in nations-game.json" in shown
    german = left("kark", "--seed", "8", "--lang", "de", typed="sichern mine.json\nende\n")
    assert "In mine.json liegt ein anderes Spiel." in german
    assert (folder / "mine.json").read_bytes() == before


def test_a_game_that_was_saved_stays_in_that_file(folder: Path) -> None:
    shown = left("dice", "--seed", "8", typed="save\nsave other.json\n1\nquit\n")
    assert "kept in other.json" in shown
    assert len(read_file(folder / "other.json").moves) > len(
        read_file(folder / "nations-game.json").moves
    )


def test_a_finished_game_of_bots_is_not_lost_to_another(folder: Path) -> None:
    words = ["play", "dice", "--players", "random,random", "--save", "game.json", "--quiet"]
    done(*words, "--seed", "1")
    before = (folder / "game.json").read_bytes()
    done(*words, "--seed", "1")
    assert (folder / "game.json").read_bytes() == before
    assert nations(*words, "--seed", "2").returncode == 4
    assert (folder / "game.json").read_bytes() == before


# One file after another


def test_a_file_that_became_another_game_meanwhile_is_left_alone(folder: Path) -> None:
    path, keeping = folder / "game.json", Keeping()
    keeping.take(path, game())
    assert keeping.keep(game("a")) == path
    write_file(path, game("x", seed="2"))
    assert keeping.keep(game("a", "b")) == folder / "game-2.json"
    assert keeping.keep(game("a")) == folder / "game-2.json"  # one's own may be shorter: undo
    assert read_file(path).moves == ["x"]


def test_bots_that_play_otherwise_this_time_go_beside(folder: Path) -> None:
    path, keeping = folder / "game.json", Keeping()
    write_file(path, game("a", "b"))
    keeping.take(path, game(), repeats=True)
    assert keeping.keep(game("a", "c")) == folder / "game-2.json"
    assert read_file(path).moves == ["a", "b"]


@pytest.mark.parametrize(
    ("there", "free"),
    [
        (lambda path: None, True),
        (lambda path: path.touch(), True),
        (lambda path: write_file(path, game("a")), True),
        (lambda path: write_file(path, game("a", "b")), True),
        (lambda path: write_file(path, game("a", "b", "c")), False),
        (lambda path: write_file(path, game("b")), False),
        (lambda path: write_file(path, game("a", seed="2")), False),
        (lambda path: path.write_text('{"kind": "nations-game", "cut'), False),
    ],
    ids=["nothing", "empty", "earlier", "same", "later", "other", "other deal", "damaged"],
)
def test_a_game_may_replace_only_its_own_beginning(
    there: Callable[[Path], object], free: bool, folder: Path
) -> None:
    path, keeping = folder / "game.json", Keeping()
    there(path)
    if free:
        keeping.take(path, game("a", "b"))
        assert keeping.keep(game("a", "b")) == path
    else:
        before = path.read_bytes()
        with pytest.raises(AnotherGame):
            keeping.take(path, game("a", "b"))
        assert free_name(path, game("a", "b")).name == "game-2.json"
        assert path.read_bytes() == before


def test_a_folder_that_cannot_be_written_is_said_so(folder: Path) -> None:
    with pytest.raises(BadFile, match="cannot write"):
        free_name(folder / "no-such-folder" / "game.json", game())
    keeping = Keeping()
    with pytest.raises(BadFile, match="a folder that exists"):
        keeping.take(folder, game())


# What is said of a game


def test_names_date_and_comments_are_kept_and_stay(folder: Path) -> None:
    words = ("dice", "--seed", "7", "--names", "Ada,Ada’s machine")
    shown = left(*words, typed="comment now it gets tight\n1\ncomment\nquit\n")
    assert "Noted after move" in shown
    assert "Type what you want to say" in shown
    said = read_file(folder / "nations-game.json").said
    assert said.names == ["Ada", "Ada’s machine"]
    assert [one.text for one in said.comments] == ["now it gets tight"]
    assert said.date
    again = left("--resume", "nations-game.json", typed="comment and on\nquit\n")
    assert "Ada (" in again
    later = read_file(folder / "nations-game.json").said
    assert [one.text for one in later.comments] == ["now it gets tight", "and on"]
    assert (later.date, later.names) == (said.date, said.names)
    assert "Comment: now it gets tight" in done("replay", "nations-game.json")
    assert '"text": "and on"' in done("replay", "nations-game.json", "--json")


def test_a_comment_obeys_no_terminal(folder: Path) -> None:
    path = folder / "game.json"
    done("play", "dice", "--players", "random,random", "--seed", "1", "--save", str(path))
    kept = read_file(path)
    said = Remarks(comments=[Comment(1, "\x1b[2Jgone [bold]")])
    write_file(path, make_file(kept.terms, kept.players, kept.seed, kept.moves, said))
    assert "Comment: ?[2Jgone [bold]" in done("replay", str(path))


def test_names_for_other_seats_are_refused() -> None:
    refused = nations("play", "dice", "--names", "Ada")
    assert (refused.returncode, "1 names for 2 seats" in refused.stderr) == (3, True)


def test_comments_that_somebody_wrote_meanwhile_are_not_written_over(folder: Path) -> None:
    keeping = Keeping()
    first = keeping.keep(game("a"))
    write_file(first, make_file(TERMS, ["human", "random"], "1", ["a"], SAID))
    second = keeping.keep(game("a", "b"))
    assert second != first
    assert read_file(first).said == SAID


def test_a_repeated_game_of_bots_does_not_lose_comments(folder: Path) -> None:
    path = folder / "game.json"
    write_file(path, make_file(TERMS, ["human", "random"], "1", ["a"], SAID))
    with pytest.raises(AnotherGame):
        Keeping().take(path, game("a"), repeats=True)
    with_them = make_file(TERMS, ["human", "random"], "1", ["a", "b"], SAID)
    Keeping().take(path, with_them)


SAID = Remarks(comments=[Comment(1, "hm")])
