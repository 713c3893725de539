"""The conformance check passes sound games and catches every planted fault."""

from __future__ import annotations

import pytest
from toy import Fault, Toy

from nations.errors import BadGame
from nations.registry import load
from nations.testing import check_game

EXPECTED = {
    Fault.SAME_MOVE_TWICE: "same move twice",
    Fault.NO_MOVES: "without moves",
    Fault.ZERO_WAYS: "above 0",
    Fault.ACCEPTS_JUNK: "was accepted",
    Fault.REFUSAL_CHANGES_STATE: "refused move",
    Fault.REFUSAL_WITHOUT_RULE: "names no rule",
    Fault.PLAY_CHANGES_STATE: "changed the state it was given",
    Fault.VIEW_OF_ANOTHER: "says that it is of seat",
    Fault.VIEW_DOES_NOT_ENCODE: "does not decode to itself",
    Fault.NEVER_ENDS: "does not end",
    Fault.FORGETFUL_REPLAY: "replay",
    Fault.EVENT_WITHOUT_RULE: "names no rule",
    Fault.NO_WINNER: "must win",
    Fault.WRONG_SEAT: "no seat 9",
    Fault.NOTATION_LOSES: "does not read back",
    Fault.POSITION_LOSES: "position does not read back",
    Fault.OPEN_YET_HIDDEN: "seats see different things",
    Fault.WRONG_AT_TURN: "at_turn says",
}


def test_a_sound_game_passes() -> None:
    report = check_game(Toy(3), games=20)
    assert report.games == 20
    assert report.decisions > 100
    assert report.refusals > 100


def test_every_fault_is_expected() -> None:
    assert set(EXPECTED) == set(Fault) - {Fault.NONE}


@pytest.mark.parametrize("fault", list(EXPECTED), ids=lambda fault: fault.name.lower())
def test_a_planted_fault_is_caught(fault: Fault) -> None:
    with pytest.raises(BadGame, match=EXPECTED[fault]):
        check_game(Toy(2, fault), games=5, longest=2000)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"supply": "unlimited", "overpaying": "yes", "tougher": "on"}], ids=str
)
def test_the_dice_game_passes(seats: int, options: dict[str, str]) -> None:
    report = check_game(load("dice").game(seats, options, None), games=4)
    assert report.moves > 200
