"""A bot that fails at the terminal: another moves for it, and a line says so, without Python."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from click.testing import CliRunner
from toy import Toy

from nations.bots.bot import TimeLeft, make_bot
from nations.bots.guarded import Guarded, instead
from nations.cli import play
from nations.contract import Decision, Judgement, Move, View
from nations.errors import BotFailed
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

SAID = {
    "en": ("the bot program:perl no-such.pl crashed; greedy moved for it.", "greedy plays on"),
    "de": ("Der Bot program:perl no-such.pl ist abgestürzt; greedy zog für ihn.", "spielt für ihn"),
}


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("quiet", [["--quiet"], []], ids=["quiet", "loud"])
def test_a_program_that_does_not_run_is_told_of(lang: str, quiet: list[str]) -> None:
    words = ["dice", "--players", "program:perl no-such.pl,random", "--seed", "5", "--lang", lang]
    done = CliRunner().invoke(play.command, [*words, *quiet], catch_exceptions=False)
    assert done.exit_code == 0
    shown = re.sub(r"\s+", " ", done.stdout)
    for said in SAID[lang]:
        assert shown.count(said) == 1, shown[:2000]
    assert "Error" not in done.output


class Lost:
    """A bot that has no idea, now and then."""

    def __init__(self, bad: Sequence[bool]) -> None:
        self._bad = list(bad)

    def choose(self, view: View, moves: Sequence[Move], time_left: TimeLeft | None = None) -> Move:
        if self._bad.pop(0):
            raise RuntimeError("no idea")
        return moves[-1]

    def explain(self) -> list[Judgement]:
        return []


def test_only_moves_that_fail_are_made_by_another() -> None:
    match = Match(load("dice").game(2, {}, None), Seeded(1))
    match.deal()
    turn = match.turn
    assert isinstance(turn, Decision)
    bot = Guarded(Lost([False, True, False]), match.game, "1")
    found = []
    for _ in range(3):
        move = bot.choose(match.view(turn.seat), turn.moves)
        found.append((move == turn.moves[-1], bot.failed and bot.failed.how))
    assert [how for _, how in found] == [None, "raised", None]
    assert found[0][0]
    assert found[2][0]


class Blind(Toy):
    """A game whose own judgement fails too."""

    def looks_ahead(self) -> bool:
        return False

    def judge(self, view: View, moves: Sequence[Move], *_: Any) -> list[Judgement]:
        raise ZeroDivisionError

    reasons = values = judge


@pytest.mark.parametrize("game", [Toy(), Blind()], ids=["no judgement", "one that fails"])
def test_somebody_can_always_move(game: Toy) -> None:
    from random import Random

    match = Match(game, Seeded(1))
    match.deal()
    turn = match.turn
    assert isinstance(turn, Decision)
    move, by = instead(game, match.view(turn.seat), turn.moves, Random(1))
    assert move in turn.moves
    assert by == "random"


def test_a_bot_that_cannot_be_made_is_refused() -> None:
    class Unborn:
        def __init__(self, *_: object) -> None:
            raise ValueError("not today")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("nations.bots.bot.load_bot", lambda _: Unborn)
        with pytest.raises(
            BotFailed, match=r"the player 'random' failed \(ValueError: not today\)"
        ):
            make_bot("random", load("dice").game(2, {}, None), "1")
