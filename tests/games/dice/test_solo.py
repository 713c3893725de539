"""Solo: the shadow, its dice and the Hall of Fame (D-1a to D-1k)."""

from __future__ import annotations

import pytest

from nations.games.dice.events import (
    BooksScored,
    DieRolled,
    FamineMet,
    FamineSuffered,
    NothingRemoved,
    PlaceTaken,
    ShadowRolled,
    SoloEnded,
    TileRemoved,
    TilesScored,
    WarLost,
    WarMet,
)
from nations.games.dice.state import Phase, Place

from .tables import Nation, deal, finish_round, of_kind, opening, pass_all, table

BOARD = {"a1": "queen", "a2": "tower", "a3": "clerk", "b2": "isle", "b3": "coast"}
"""Column a is full, column b lacks its cheapest tile, column c is empty."""


def test_D_1a_against_a_shadow_with_a_book_each_three_columns_always_first() -> None:
    t = opening(1)
    assert (t.view.order, t.nation().books, t.view.shadow) == ((0,), 1, 1)
    assert t.phase == Phase.LAYING, "there is no order to draw"
    for age in (1, 2, 3, 4):
        assert t.view.age == age
        deal(t, Phase.EVENT)
        assert {space[0] for space in t.view.board} == {"a", "b", "c"}
        finish_round(t)
        assert t.view.order == (0,)


def test_D_1b_the_shadow_rolls_a_blue_die_for_each_age_and_takes_the_books() -> None:
    t = opening(1)
    for age in (1, 2, 3, 4):
        deal(t, Phase.EVENT)
        before = t.view.shadow
        t.play(t.written()[0])
        for _ in range(age):
            assert t.ways == {"die:bB": 1, "die:bB2": 2, "die:bB3": 1, "die:bS": 1, "die:bS2": 1}
            assert t.refuses("die:wB") == "D-1b"
            told = t.play("die:bB3")
            assert of_kind(ShadowRolled, told) == [ShadowRolled("D-1b", "bB3", 3)]
        assert t.view.shadow == before + 3 * age
        assert t.phase == Phase.ROLLING, "after that it is your roll"
        assert not of_kind(ShadowRolled, finish_round(t))


def test_D_1b_stone_is_ignored() -> None:
    t = table(Nation(), seats=1, age=1, event="dire", shadow=4)
    finish_round(t)
    deal(t, Phase.EVENT)
    told = t.play("event:mild-2 die:bS2 die:bB2")
    assert of_kind(ShadowRolled, told) == [
        ShadowRolled("D-1b", "bS2", 0),
        ShadowRolled("D-1b", "bB2", 2),
    ]
    assert t.view.shadow == 6


def test_D_1h_the_dice_are_only_borrowed() -> None:
    every_blue_die = Nation(developments="college college-2 college-3 school school-2")
    nation = Nation(developments="college college-2 college-3")
    for owner, left in ((every_blue_die, 0), (nation, 2)):
        t = table(owner, seats=1, age=3, event="dire-3")
        finish_round(t)
        deal(t, Phase.SHADOW)
        told = t.play("die:bB die:bB die:bB die:bB")
        assert len(of_kind(ShadowRolled, told)) == 4
        assert t.supply["blue"] == left
        assert t.nation().unrolled["blue"] == 8 - left


@pytest.mark.parametrize(
    ("pips", "gone"), [(1, ("queen", "a1")), (2, ("isle", "b2")), (3, None), (4, None)]
)
def test_D_1c_the_cheapest_tile_of_the_column_leaves_the_game(
    pips: int, gone: tuple[str, str] | None
) -> None:
    t = table(Nation("wX", chits="reroll reroll"), seats=1, board=BOARD)
    t.play("reroll die:wX")
    told = t.play(f"d4:{pips}")
    if gone is None:
        assert NothingRemoved("D-1c", pips) in told
        assert t.view.board == BOARD
    else:
        assert TileRemoved("D-1c", *gone) in told
        assert t.view.board == {s: tile for s, tile in BOARD.items() if s != gone[1]}
        assert t.place(gone[0]) == Place.OUT


@pytest.mark.parametrize("column", ["a", "b", "c"])
def test_D_1c_columns_are_counted_from_the_left(column: str) -> None:
    for pips, counted in enumerate("abc", start=1):
        t = table(Nation("wX", chits="reroll reroll"), seats=1, board={f"{column}3": "isle"})
        t.play(f"reroll die:wX d4:{pips}")
        assert (t.place("isle") == Place.OUT) == (column == counted)


@pytest.mark.parametrize("action", ["reroll die:wG", "build", "buy:a1"])
def test_D_1c_after_every_action_once(action: str) -> None:
    nation = Nation("wG", chits="stone reroll", wonder="arch")
    t = table(nation, seats=1, board=BOARD)
    t.play(action)
    assert t.ways == {"d4:1": 1, "d4:2": 1, "d4:3": 1, "d4:4": 1}
    for other in ("d4:0", "d4:5", "pass", "buy:a1", "die:wG"):
        assert t.refuses(other) == "D-1c"
    t.play("d4:4")
    assert (t.phase, t.seat) == (Phase.ACTING, 0)


def test_D_1d_passing_and_the_first_roll_are_not_actions() -> None:
    t = opening(1)
    deal(t, Phase.ROLLING)
    told = t.roll("wG wF wS wB wX")
    assert len(of_kind(DieRolled, told)) == 5
    assert t.seat == 0
    board = t.view.board
    t.play("pass")
    assert t.view.board == board
    assert t.phase.name == "STUDYING"


def test_D_1d_trading_is_not_an_action() -> None:
    t = table(Nation("wX wX wX wX wX", chits="reroll"), seats=1, board=BOARD)
    t.play("buy:a2 d4:4")
    assert t.moves == {"reroll", "pass"}, "two trades and a purchase are one action"


def test_D_1i_the_d4_comes_when_new_dice_are_rolled() -> None:
    t = table(Nation("wG", chits="gold"), seats=1, board={"a1": "mill", "b1": "isle"})
    t.play("buy:a1 pay:wG")
    assert t.phase.name == "ROLLING"
    t.play("die:oG")
    assert t.phase.name == "REMOVING"


def test_D_1i_it_comes_after_the_last_action_before_passing_too() -> None:
    t = table(Nation("wG"), seats=1, board={"a1": "arch", "b1": "isle"})
    t.play("buy:a1")
    assert t.phase == Phase.REMOVING
    told = t.play("d4:2")
    assert TileRemoved("D-1c", "isle", "b1") in told


def test_D_1i_with_an_empty_board_it_is_left_out() -> None:
    nation = Nation("wG wS wX", chits="reroll")
    t = table(nation, seats=1, board={"b1": "arch"})
    t.play("buy:b1 pay:wG")
    assert t.moves == {"build", "reroll", "pass"}, "that was the last tile"
    t.play("reroll pick:wX die:wX")
    assert t.moves == {"build", "pass"}
    t.play("build")
    assert t.nation().wonders == ("arch",)


@pytest.mark.parametrize(("books", "vp"), [(4, 0), (5, 0), (6, 2), (60, 2)])
def test_D_1e_two_vp_for_more_books_than_the_shadow(books: int, vp: int) -> None:
    t = table(Nation(books=books), seats=1, shadow=5, event="dire")
    told = pass_all(t)
    assert of_kind(BooksScored, told) == [BooksScored("D-1e", 0, vp)]
    assert t.vp == [vp]


def test_D_1j_famine_and_war_go_as_usual_and_the_order_stays() -> None:
    t = table(Nation(chits="food strength"), seats=1, age=3, event="mild-3")
    pass_all(t)
    told = t.play("feed")
    assert FamineMet("D-F1", 0, 3) in told
    assert of_kind(PlaceTaken, told) == [PlaceTaken("D-O1", 0, 1, 1)]
    assert WarMet("D-W1", 0, 3) in told
    assert (t.vp, t.view.order) == ([6], (0,))
    told = pass_all(table(Nation(), seats=1, age=3, event="mild-3"))
    assert {FamineSuffered("D-F1", 0), WarLost("D-W1", 0)} <= set(told)


FAME = {
    50: "Trajan",
    40: "Ashoka",
    35: "Wu Zetian",
    30: "Saladin",
    25: "Victoria",
    20: "Charles V",
    15: "Cleopatra",
    10: "Dan Quayle",
}


def name_of(vp: int, hall_of_fame: str) -> str:
    """The name that a solo game with so many points ends with."""
    nation = Nation(vp=vp, books=0)
    t = table(nation, seats=1, shadow=9, age=4, event="dire-4", hall_of_fame=hall_of_fame)
    (ended,) = of_kind(SoloEnded, pass_all(t))
    assert (ended.rule, ended.vp) == ("D-1f", vp)
    assert (t.over.scores, t.over.winners, t.over.reason) == ((vp,), (0,), "D-1f")
    return ended.name


@pytest.mark.parametrize(("number", "name"), FAME.items())
def test_D_1f_every_number_has_its_name(number: int, name: str) -> None:
    assert name_of(number + 1, "more_than") == name_of(number + 1, "at_least") == name
    assert name_of(99, "more_than") == "Trajan"


def test_D_1f_the_final_score_counts_tiles_included() -> None:
    changes = {"isle": {"vp": 7}}
    nation = Nation(vp=10, beside="isle")
    t = table(nation, seats=1, age=4, event="dire-4", changes=changes)
    told = pass_all(t)
    assert TilesScored("D-E1", 0, 7) in told
    assert SoloEnded("D-1f", 17, "Cleopatra") in told


@pytest.mark.parametrize("number", FAME)
def test_D_1k_more_than_the_number_or_at_least(number: int) -> None:
    below = ["", *reversed(FAME.values())][sorted(FAME).index(number)]
    assert name_of(number, "more_than") == below
    assert name_of(number, "at_least") == FAME[number]
    assert name_of(number - 1, "at_least") == below


@pytest.mark.parametrize(("tougher", "sides"), [("off", "1234"), ("on", "123")])
def test_D_1g_tougher_rerolls_every_4_of_the_d4(tougher: str, sides: str) -> None:
    t = table(Nation("wG"), seats=1, board=BOARD, tougher=tougher)
    t.play("buy:a1")
    assert t.ways == {f"d4:{side}": 1 for side in sides}
    if tougher == "on":
        assert t.refuses("d4:4") in ("D-1c", "D-1g")
    told = t.play("d4:3")
    assert NothingRemoved("D-1c", 3) in told, "an empty column is still nothing"


def test_D_1g_the_blue_dice_are_not_rerolled() -> None:
    shadows = []
    for tougher in ("off", "on"):
        t = opening(1, tougher=tougher)
        deal(t, Phase.SHADOW)
        shadows.append(t.ways)
    assert shadows[0] == shadows[1]
