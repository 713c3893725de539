"""War: whoever has the strength scores (D-W1, D-W1a)."""

from __future__ import annotations

import pytest

from nations.games.dice.events import Settled, WarLost, WarMet
from nations.games.dice.state import Phase

from .tables import Nation, finish_round, of_kind, table


@pytest.mark.parametrize(
    ("dice", "chits", "developments", "met"),
    [
        ("wX wX", "", "", True),
        ("wX", "strength", "", True),
        ("rX2", "", "guard", True),
        ("rX3 wX wX", "strength", "guard", True),
        ("wX", "", "", False),
        ("wX wG wG wG wG", "gold reroll", "", False),
        ("", "strength", "army", False),
    ],
)
def test_D_W1_unused_strength_must_reach_the_number_without_trades(
    dice: str, chits: str, developments: str, met: bool
) -> None:
    nation = Nation(dice, chits=chits, developments=developments, used_chits="strength")
    t = table(nation, age=3, event="hard-3")
    told = finish_round(t)
    assert of_kind(WarMet, told) == ([WarMet("D-W1", 0, 3)] if met else [])
    assert (WarLost("D-W1", 0) in told) == (not met)
    assert t.vp == [3 if met else 0, 0], "more strength scores no more"


def test_D_W1_in_the_reverse_of_the_new_order() -> None:
    nations = (Nation("wX"), Nation("wX wX wX"), Nation("wX wX"), Nation())
    t = table(*nations, order=(3, 0, 1, 2), age=2, event="hard-2")
    told = finish_round(t)
    fought = [event for event in told if isinstance(event, WarMet | WarLost)]
    assert t.view.order == (1, 2, 0, 3)
    assert [event.seat for event in fought] == [3, 0, 2, 1]
    assert t.vp == [0, 2, 2, 0]


def test_D_W1a_nobody_is_asked() -> None:
    t = table(Nation("wX wX wF", chits="strength food"), Nation("wX"), event="mild")
    told = t.play("pass")
    while t.phase != Phase.LAYING:
        assert t.phase == Phase.FEEDING
        told += t.play("starve")
    assert Settled("D-W1a", 0) in told
    assert Settled("D-W1a", 1) in told
    assert t.vp == [1, 1]


def test_D_W1a_is_not_said_of_who_loses() -> None:
    t = table(Nation("wX"), event="hard")
    told = finish_round(t)
    assert not [event for event in of_kind(Settled, told) if event.rule == "D-W1a"]
