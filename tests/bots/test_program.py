"""Bots in other languages: one plays whole games, and whatever one does wrong costs only moves."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from nations.bots.bot import check_player, make_bot
from nations.bots.guarded import FAILURES, Guarded
from nations.bots.program import Program
from nations.contract import Decision, View
from nations.dealer import Seeded
from nations.errors import BadParameter, BotFailed, UnknownName
from nations.match import Match, run
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
    assert len((ROOT / "examples/bot.pl").read_text().splitlines()) <= 35


def test_a_program_gets_its_move_played() -> None:
    bot, turn, view = asked("plays")
    assert bot.choose(view, turn.moves) == turn.moves[-1]


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_it_does_wrong_costs_its_moves_only(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = 1.0 if FAULTS[fault] == "late" else LONG
    monkeypatch.setattr("nations.bots.program.SECONDS", seconds)
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
    bot._words = shlex.split(words)
    _, turn, view = asked("plays")
    with pytest.raises(BotFailed, match=why) as found:
        bot.choose(view, turn.moves)
    assert found.value.how == "crashed"
    assert "Error" not in str(found.value)


def asked(fault: str) -> tuple[Program, Decision, View]:
    """A program at its first decision."""
    bot = program(f"{STRANGE} {fault}")
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
