"""Trading dice (D-T1 to D-T5)."""

from __future__ import annotations

import pytest

from nations.games.dice.events import DieTraded, FamineSuffered
from nations.games.dice.state import Phase

from .tables import BUSY, Nation, leaves, of_kind, spent, table

ODD_PAIR = "wB rX3"
"""Two dice of different colours and faces, neither of which shows gold, stone or food."""


ASK = {"gold": "buy:a1", "stone": "build", "food": "feed"}


@pytest.mark.parametrize("resource", ASK)
def test_D_T1_two_dice_of_any_kind_stand_for_one(resource: str) -> None:
    t = table(Nation(ODD_PAIR, developments="guard", wonder="arch"), board={"a1": "clerk"})
    if resource == "food":
        t.play("pass done")
    told = t.play(ASK[resource])
    assert of_kind(DieTraded, told) == [DieTraded("D-T1", 0, "wB"), DieTraded("D-T1", 0, "rX3")]


def test_D_T1_one_die_stands_for_nothing() -> None:
    t = table(Nation("rX3", developments="guard", wonder="arch"), board={"a1": "clerk"})
    assert t.moves == {"pass"}, "a face of 3 is half a trade like any other"
    assert FamineSuffered("D-F1", 0) in t.play("pass")


def test_D_T2_any_number_of_trades_and_they_mix_with_symbols_and_chits() -> None:
    nation = Nation("wG wX wX wX wX", chits="gold")
    t = table(nation, BUSY, board={"a3": "arch"})
    before = t.copy()
    t.play("buy:a3")
    assert {spent(before, end) for end in leaves(t, Phase.PAYING)} == {
        "wG wX wX wX wX",
        "gold wG wX wX",
        "gold wX wX wX wX",
    }


def test_D_T2_a_whole_price_may_be_traded() -> None:
    nation = Nation("wX wX wX wB rX2 rX3", developments="army")
    t = table(nation, board={"a3": "arch"})
    assert len(of_kind(DieTraded, t.play("buy:a3"))) == 6
    assert t.nation().unused == {}


def test_D_T2_trading_is_not_an_action() -> None:
    t = table(Nation("wX wX wX wX"), Nation("wG"), board={"a1": "arch", "b1": "tower"})
    t.play("buy:a1")
    assert t.seat == 1, "one action, with its trade, and the turn is over"
    alone = table(Nation("wX wX wX"), seats=1, board={"a1": "arch", "b1": "tower", "c1": "isle"})
    alone.play("buy:a1")
    alone.play("d4:4")
    assert alone.moves == {"buy:c1", "pass"}, "one d4 for the purchase, none for the trade"


def test_D_T3_never_for_strength() -> None:
    t = table(Nation("wX wG wG wG wG"), board={"a1": "isle", "a2": "coast"})
    assert t.moves == {"buy:a1", "pass"}
    assert t.refuses("buy:a2") == "D-A5"
    t = table(Nation("wX wG rX", developments="guard"), board={"a1": "isle"})
    t.play("buy:a1")
    assert t.moves == {"pay:wX", "pay:rX"}
    assert t.refuses("trade:wG") == "D-T3"


def test_D_T3_never_for_books_nor_in_the_war() -> None:
    t = table(Nation("wB wG wG wG wX"), event="hard")
    t.play("pass")
    assert t.phase == Phase.STUDYING
    assert t.moves == {"use:wB", "done"}
    assert t.refuses("use:wG") == "D-B1"
    assert t.refuses("trade:wG") == "D-B1"
    t.play("done starve")
    assert t.vp == [0, 0], "1 strength and four dice do not meet a war of 2"


def test_D_T4_chits_cannot_be_traded() -> None:
    chits = "stone stone food food strength book"
    board = {"a1": "arch"}
    assert table(Nation(chits=chits), board=board).refuses("buy:a1") == "D-A5"
    assert table(Nation("wX", chits=chits), board=board).refuses("buy:a1") == "D-A5"
    t = table(Nation("wX wB wF", chits="food"), BUSY, board=board)
    t.play("buy:a1")
    assert "pay:chit" not in t.moves
    assert t.refuses("pay:chit") == "D-C10"
    assert all(end.nation().chits == {"food": 1} for end in leaves(t, Phase.PAYING))


@pytest.mark.parametrize(
    ("dice", "developments", "row", "possible"),
    [
        ("wX wX", "", 1, True),
        ("wX wX wX", "", 2, False),
        ("wX wX wX wX", "", 2, True),
        ("oG2 wX", "mill", 3, False),
        ("oG2 wX wX", "mill", 3, True),
        ("wG wG wX", "", 3, False),
        ("wG wX", "", 2, False),
        ("oG3 oG3", "market", 3, True),
    ],
)
def test_D_T5_a_die_counts_once(dice: str, developments: str, row: int, possible: bool) -> None:
    t = table(Nation(dice, developments=developments), board={f"a{row}": "arch"})
    assert (f"buy:a{row}" in t.moves) == possible
    if not possible:
        assert t.refuses(f"buy:a{row}") == "D-A5"


def test_D_T5_a_trade_that_could_not_be_completed_is_refused() -> None:
    t = table(Nation("wF wB wX", chits="gold"), board={"a2": "arch"})
    t.play("buy:a2")
    assert t.seat == 0
    assert t.moves == {"trade:wF", "trade:wB"}
    assert t.refuses("trade:wX") == "D-T5", "no further die would follow it"
