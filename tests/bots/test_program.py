"""Bots in other languages: one plays whole games, and whatever one does wrong costs only moves."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nations.bots.bot import check_player, make_bot
from nations.bots.guarded import FAILURES, Guarded
from nations.bots.line import Shelf
from nations.bots.program import Program
from nations.contract import Decision, View
from nations.errors import BadParameter, BotFailed, UnknownName
from nations.match.dealer import Seeded
from nations.match.match import Match, run
from nations.registry import load

ROOT = Path(__file__).parents[2]
EXAMPLE = f"program:perl {ROOT / 'examples/bot.pl'}"
STRANGE = f"{shlex.quote(sys.executable)} {Path(__file__).with_name('strange_programs.py')}"
FAULTS = {
    "hangs": "late",
    "crashes": "crashed",
    "babbles": "nonsense",
    "floods": "nonsense",
    "invents": "nonsense",
    "foresees": "nonsense",
    "mute": "late",
    "drowns": "late",
    "newer": "nonsense",
    "stillborn": "crashed",
}


LONG = 60.0
"""So long that a busy machine, too, starts a program and reads its answer."""


class Time:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds


def program(words: str) -> Program:
    bot = make_bot(f"program:{words}", load("dice").game(2, {}, None), "1")
    assert isinstance(bot, Program)
    return bot


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_the_example_in_perl_plays_whole_games(name: str) -> None:
    edition = load(name)
    game = edition.game(2, edition.unattended, None)
    bots = [make_bot(EXAMPLE, game, "a"), make_bot("random", game, "b")]
    run(Match(game, Seeded(3)), lambda turn, view: bots[turn.seat].choose(view, turn.moves))


def test_the_example_has_about_thirty_lines() -> None:
    assert len((ROOT / "examples/bot.pl").read_text().splitlines()) <= 36


def test_a_program_gets_its_move_played() -> None:
    bot, turn, view = asked("plays")
    assert bot.choose(view, turn.moves) == turn.moves[-1]


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_it_does_wrong_costs_its_moves_only(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = 1.0 if FAULTS[fault] == "late" else LONG
    monkeypatch.setattr("nations.bots.program.SECONDS", seconds)
    monkeypatch.setattr("nations.bots.program.START", seconds if fault == "mute" else LONG)
    program, turn, view = asked(fault)
    bot = Guarded(program, load("dice").game(2, {}, None), "1")
    told = []
    for _ in range(FAILURES + 2):
        assert bot.choose(view, turn.moves, Time(seconds)) in turn.moves
        assert bot.failed
        told.append(bot.failed.how)
    assert told == [FAULTS[fault]] * FAILURES + ["given-up"] * 2
    assert bot.by == "greedy"


@pytest.mark.parametrize(("words", "why"), [("perl no-such.pl", "exit code 2"), ("/", "denied")])
def test_a_program_that_does_not_run_has_failed(words: str, why: str) -> None:
    bot = Program(load("dice").game(2, {}, None), "1", "true")
    bot._words = tuple(shlex.split(words))
    _, turn, view = asked("plays")
    with pytest.raises(BotFailed, match=why) as found:
        bot.choose(view, turn.moves)
    assert found.value.how == "crashed"
    assert "Error" not in str(found.value)


# The handshake, several games, and the end


def test_a_program_says_who_it_is() -> None:
    bot, turn, view = asked("plays")
    assert bot.title == ""
    bot.choose(view, turn.moves)
    assert bot.title == "Strange 2.1"


def test_a_program_of_the_first_protocol_plays_as_before() -> None:
    bot, turn, view = asked("old")
    assert bot.choose(view, turn.moves) == turn.moves[-1]
    assert bot.title == ""


def test_a_protocol_that_there_is_not_yet_is_told() -> None:
    bot, turn, view = asked("newer")
    with pytest.raises(BotFailed, match="it speaks protocol 3, not 1 or 2"):
        bot.choose(view, turn.moves)


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    """One of the test's own, which nobody else has put anything on."""
    own = Shelf()
    monkeypatch.setattr("nations.bots.program.SHELF", own)
    yield own
    own.close()


def noted(path: Path) -> list[str]:
    return path.read_text().splitlines()


def test_one_process_plays_several_games_with_options_and_quits(
    tmp_path: Path, shelf: Shelf
) -> None:
    notes = tmp_path / "notes"
    for _ in range(3):
        bot, turn, view = asked(f"style=bold {STRANGE} notes {notes}")
        assert bot.choose(view, turn.moves) == turn.moves[-1]
        assert bot.choose(view, turn.moves) == turn.moves[-1]
        del bot
    shelf.close()
    *games, last = noted(notes)
    assert len(games) == 3
    assert len({line.split()[0] for line in games}) == 1
    assert all("{'style': 'bold'}" in line for line in games)
    assert last == "quit"


def test_two_seats_of_one_program_have_two_processes(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    one, turn, view = asked(f"{STRANGE} notes {notes}")
    other = asked(f"{STRANGE} notes {notes}")[0]
    one.choose(view, turn.moves)
    other.choose(view, turn.moves)
    assert len({line.split()[0] for line in noted(notes)}) == 2


@pytest.mark.parametrize(
    ("fault", "told"), [("plays", r"no option 'depth'; it has style \(bold"), ("old", "has none")]
)
def test_an_option_that_a_program_does_not_have_is_refused(fault: str, told: str) -> None:
    bot, turn, view = asked(f"depth=3 {STRANGE} {fault}")
    with pytest.raises(BadParameter, match=told):
        bot.choose(view, turn.moves)


@pytest.mark.parametrize("fault", ["sulks", "stays", "grumbles"])
def test_what_a_program_does_at_quit_harms_nobody(
    fault: str, monkeypatch: pytest.MonkeyPatch, shelf: Shelf
) -> None:
    monkeypatch.setattr("nations.bots.line.QUIT", 0.2 if fault == "stays" else LONG)
    bot, turn, view = asked(fault)
    bot.choose(view, turn.moves)
    assert bot._line
    process = bot._line._process
    del bot
    shelf.close()
    assert process.returncode is not None


@pytest.mark.usefixtures("shelf")
def test_a_program_that_left_between_two_games_is_started_again(tmp_path: Path) -> None:
    words = f"{STRANGE} notes {tmp_path / 'notes'}"
    bot, turn, view = asked(words)
    bot.choose(view, turn.moves)
    assert bot._line
    process = bot._line._process
    del bot
    process.kill()
    process.wait()
    again = asked(words)[0]
    assert again.choose(view, turn.moves) == turn.moves[-1]


@pytest.mark.usefixtures("shelf")
def test_who_does_not_begin_the_second_game_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, turn, view = asked("sleepy")
    bot.choose(view, turn.moves)
    del bot
    monkeypatch.setattr("nations.bots.program.START", 0.2)
    with pytest.raises(BotFailed, match="it does not answer"):
        asked("sleepy")[0].choose(view, turn.moves)


def test_answers_that_come_too_late_are_passed_over() -> None:
    bot, turn, view = asked("pours")
    assert bot.choose(view, turn.moves, Time(LONG)) == turn.moves[-1]


def asked(fault: str) -> tuple[Program, Decision, View]:
    """A program at its first decision."""
    bot = program(fault if " " in fault else f"{STRANGE} {fault}")
    match = Match(load("dice").game(2, {}, None), Seeded(1))
    match.deal()
    assert isinstance(match.turn, Decision)
    return bot, match.turn, match.view(match.turn.seat)


@pytest.mark.parametrize("words", ["", "no-such-program-here", "'unclosed"])
def test_what_cannot_be_started_is_refused_at_once(words: str) -> None:
    with pytest.raises(BadParameter, match="the path of a program"):
        check_player(f"program:{words}")


def test_a_server_starts_no_programs() -> None:
    check_player(EXAMPLE)
    with pytest.raises(UnknownName, match="unknown player 'program'"):
        check_player(EXAMPLE, hosted=True)
