"""Famine: the event's food or nothing (D-F1, D-F1a)."""

from __future__ import annotations

import pytest

from nations.games.dice.events import FamineMet, FamineSuffered, FeedingStarted
from nations.games.dice.state import Phase

from .tables import Nation, of_kind, pass_all, table


def test_D_F1_in_reverse_order_who_can_may_feed() -> None:
    able = Nation(chits="food")
    t = table(able, able, able, order=(1, 2, 0), age=3, event="mild-3")
    pass_all(t)
    assert (t.seat, t.moves) == (0, {"feed", "starve"})
    told = t.play("feed")
    assert FeedingStarted("D-F1", 0, 1) in told
    assert FamineMet("D-F1", 0, 3) in told
    assert (t.seat, t.vp) == (2, [3, 0, 0])
    assert FamineSuffered("D-F1", 2) in t.play("starve")
    assert (t.seat, t.vp) == (1, [3, 0, 0]), "who declines scores nothing"
    assert t.nation(2).chits == {"food": 1}
    assert t.nation(0).used_chits == {"food": 1}


@pytest.mark.parametrize(
    ("dice", "chits", "developments", "met"),
    [
        ("wF wF", "", "", True),
        ("wF", "food", "", True),
        ("oF2", "", "mill", True),
        ("rF2", "food food", "guard", True),
        ("wX wX wX wX", "", "", True),
        ("wF wG wG", "", "", True),
        ("wX wX wX", "", "", False),
        ("wF wX", "", "", False),
        ("wF wX", "gold stone book", "", False),
    ],
)
def test_D_F1_dice_chits_and_trades_must_reach_the_number(
    dice: str, chits: str, developments: str, met: bool
) -> None:
    nation = Nation(dice, chits=chits, developments=developments)
    t = table(Nation(chits="food"), nation, age=2, event="hard-2")
    told = pass_all(t)
    if t.phase == Phase.STUDYING:
        told += t.play("done")
    assert (t.phase == Phase.FEEDING) == met
    assert (FamineSuffered("D-F1", 1) in told) == (not met)


def test_D_F1_more_food_scores_no_more() -> None:
    t = table(Nation("oF2", developments="mill", passed=True), Nation(), age=2, event="mild-2")
    pass_all(t)
    told = t.play("feed")
    assert of_kind(FamineMet, told) == [FamineMet("D-F1", 0, 2)]
    assert t.vp == [2, 0]


def test_D_F1_what_was_used_for_books_is_gone() -> None:
    t = table(Nation("wB wX"), event="mild")
    pass_all(t)
    told = t.play("use:wB")
    assert FamineSuffered("D-F1", 0) in told, "the two dice could have been traded for a food"


def test_D_F1_nothing_else_is_possible() -> None:
    t = table(Nation("wF", chits="food"))
    pass_all(t)
    for other in ("pass", "done", "pay:wF", "pay:chit", "use:wF"):
        assert t.refuses(other) == "D-F1"


def test_D_F1a_who_cannot_meet_it_uses_nothing() -> None:
    hungry = Nation("wF wX", chits="food")
    t = table(Nation("wF wF wF"), hungry, event="dire")
    told = pass_all(t)
    assert FamineSuffered("D-F1", 1) in told
    assert t.nation(1).unused == {"wF": 1, "wX": 1}
    assert t.nation(1).chits == {"food": 1}
    t.state.place = 1
    assert t.moves == {"starve"}
    assert t.refuses("feed") == "D-F1a"


def test_D_F1a_a_payment_once_begun_goes_on_to_the_number() -> None:
    t = table(Nation("wF wF wF oF2 oF2", developments="market"), event="dire")
    pass_all(t)
    t.play("feed pay:oF2")
    assert t.moves == {"pay:oF2", "pay:wF"}
    for other in ("starve", "done", "pass"):
        assert t.refuses(other) == "D-A5"
    t.play("pay:wF")
    assert t.vp == [1, 0]
