"""The worked examples of the rulebook, played out (D-X1 to D-X4)."""

from __future__ import annotations

import pytest

from nations.games.dice.events import (
    BooksScored,
    DiceTaken,
    DiePaid,
    TileChosen,
    TileReplaced,
    UsedDieReturned,
)

from .tables import BUSY, Nation, of_kind, pass_all, table


def test_D_X1_the_die_just_spent_is_returned_and_two_new_ones_are_rolled() -> None:
    t = table(Nation("oG2", developments="mill"), BUSY, board={"a2": "market"})
    told = t.play("buy:a2")
    assert of_kind(DiePaid, told) == [DiePaid("D-A5", 0, "oG2")]
    told = t.play("replace:mill")
    assert [event for event in told if isinstance(event, UsedDieReturned | DiceTaken)] == [
        UsedDieReturned("D-A7", 0, "orange"),
        DiceTaken("D-A7", 0, "orange", 2),
    ]
    assert TileReplaced("D-A6", 0, "mill") in told
    t.roll("oG3 oF")
    assert t.nation().unused == {"oG3": 1, "oF": 1}
    assert t.nation().used == {"white": 4}
    assert t.supply["orange"] == 6
    assert t.seat == 1


def test_D_X2_one_leads_one_is_second_and_two_tie_for_last() -> None:
    t = table(Nation(books=3), Nation(books=8), Nation(books=3), Nation(books=5), event="dire")
    told = pass_all(t)
    assert {(event.seat, event.vp) for event in of_kind(BooksScored, told)} == {
        (1, 3),
        (3, 2),
        (0, 0),
        (2, 0),
    }
    assert t.vp == [0, 3, 0, 2]


@pytest.mark.parametrize(
    ("nation", "board"),
    [
        (Nation("oG3", developments="mill"), {"b2": "clerk"}),
        (Nation("rX3", developments="guard"), {"b2": "isle"}),
    ],
)
def test_D_X3_a_face_of_3_pays_a_price_of_2_and_nothing_comes_back(
    nation: Nation, board: dict[str, str]
) -> None:
    t = table(nation, BUSY, board=board)
    before = t.supply_chits
    told = t.play("buy:b2")
    assert of_kind(TileChosen, told)[0].price == 2
    assert len(of_kind(DiePaid, told)) == 1
    seen = t.nation()
    assert (seen.unused, sum(seen.used.values())) == ({}, 5)
    assert t.supply_chits["gold"] == before["gold"]


def test_D_X4_a_colony_on_row_3_and_a_building_on_row_2() -> None:
    board = {"c3": "isle", "c2": "mill"}
    assert table(Nation("wX wX wX"), BUSY, board=board).moves == {"buy:c3", "pass"}
    assert table(Nation("wG wG"), BUSY, board=board).moves == {"buy:c2", "pass"}
    assert table(Nation("wX wX"), BUSY, board=board).refuses("buy:c3") == "D-A5"
    assert table(Nation("wG"), BUSY, board=board).refuses("buy:c2") == "D-A5"
    t = table(Nation("wX wX wX wG wG", chits="gold"), BUSY, board=board)
    assert TileChosen("D-A4", 0, "isle", 3) in t.play("buy:c3")
    assert t.nation().colonies == ("isle",)
    assert t.nation().unused == {"wG": 2}
