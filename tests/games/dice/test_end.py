"""The end: tiles score, the most points win (D-E1 to D-E2a)."""

from __future__ import annotations

import pytest

from nations.games.dice.events import GameWon, TilesScored

from .tables import Nation, finish_round, of_kind, table

WORTH = {
    "isle": {"vp": 1},
    "mill": {"vp": 2},
    "army": {"vp": 4},
    "queen": {"vp": 8},
    "dome": {"vp": 16},
    "tower": {"vp": 32},
}
RICH = Nation(
    chits="reroll reroll",
    developments="mill army",
    advisor="queen",
    beside="isle dome",
    wonder="tower",
    vp=100,
)


def test_D_E1_after_round_4_the_tiles_score() -> None:
    t = table(RICH, Nation(vp=3), age=4, event="dire-4", changes=WORTH)
    told = finish_round(t)
    assert of_kind(TilesScored, told) == [
        TilesScored("D-E1", 0, 1 + 2 + 4 + 8 + 16),
        TilesScored("D-E1", 1, 0),
    ]
    assert t.over.scores == (131, 3), "all but the wonder under construction"


@pytest.mark.parametrize("age", [1, 2, 3])
def test_D_E1_not_before(age: int) -> None:
    event = "dire" if age == 1 else f"dire-{age}"
    t = table(RICH, age=age, event=event, changes=WORTH)
    assert not of_kind(TilesScored, finish_round(t))
    assert t.vp == [100, 0]
    assert t.view.age == age + 1


@pytest.mark.parametrize(
    ("vp", "order", "winner"),
    [
        ((10, 12, 11), (0, 1, 2), 1),
        ((12, 12, 11), (0, 1, 2), 0),
        ((12, 12, 11), (2, 1, 0), 1),
        ((7, 7, 7), (2, 0, 1), 2),
    ],
)
def test_D_E2_most_vp_wins_and_ties_go_to_the_better_place(
    vp: tuple[int, ...], order: tuple[int, ...], winner: int
) -> None:
    t = table(*(Nation(vp=n) for n in vp), order=order, age=4, event="dire-4")
    told = finish_round(t)
    assert GameWon("D-E2", winner, max(vp)) in told
    assert (t.over.scores, t.over.winners, t.over.reason) == (vp, (winner,), "D-E2")
    assert t.refuses("pass") == "D-E2", "and nothing more can be played"


def test_D_E2a_the_order_meant_is_the_one_set_in_round_4() -> None:
    t = table(Nation(vp=5), Nation("wX", vp=5), age=4, event="dire-4")
    finish_round(t)
    assert t.view.order == (1, 0)
    assert t.over.winners == (1,), "first by strength, though second all through round 4"
