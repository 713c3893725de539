"""Actions: whose turn it is, rolling, rerolling, prices and passing (D-A1 to D-A4, D-A12 on)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from nations.contract import Event
from nations.games.dice.events import (
    BooksDone,
    DiePicked,
    DieRolled,
    FamineSuffered,
    Passed,
    RerollStarted,
    Settled,
    TileChosen,
    TileTaken,
    WonderBuilt,
)
from nations.games.dice.state import Phase

from .tables import BUSY, Nation, deal, of_kind, opening, pass_all, table

BOARD = {"a1": "arch", "b1": "tower", "c1": "dome", "a2": "isle"}


def test_D_A1_in_player_order_one_action_each_round_and_round() -> None:
    able = Nation(chits="gold gold gold")
    board = {**BOARD, "a2": "clerk", "b2": "queen", "c2": "mill"}
    t = table(able, able, able, order=(2, 0, 1), board=board)
    seats = []
    for space in ("a1", "b1", "c1", "a2", "b2", "c2"):
        seats.append(t.seat)
        t.play(f"buy:{space}")
    assert seats == [2, 0, 1, 2, 0, 1]


def test_D_A1_who_has_passed_is_skipped_and_the_last_goes_on_alone() -> None:
    able = Nation("wG", chits="gold gold")
    t = table(able, able, able, board=BOARD)
    t.play("pass")
    assert t.seat == 1
    t.play("buy:a1 pay:wG")
    assert t.seat == 2
    t.play("pass")
    assert t.seat == 1, "seat 0 has passed, so the only one left goes on"
    t.play("buy:b1")
    assert t.seat == 1
    told = t.play("buy:c1")
    assert Passed("D-A12", 1) in told


def test_D_A1_after_one_who_has_passed_comes_the_next_in_order() -> None:
    able, idle = Nation("wG", chits="reroll reroll"), Nation(passed=True)
    t = table(able, idle, able, able)
    seats = []
    for _ in range(4):
        seats.append(t.seat)
        t.play("reroll die:wG")
    assert seats == [0, 2, 3, 0]


def test_D_A1_anything_but_an_action_is_refused() -> None:
    t = table(Nation("wG wB wF", chits="book food"), BUSY, board={"a1": "arch"})
    for other in ("feed", "starve", "done", "pay:wG", "trade:wF", "use:wB", "roll", "die:wG"):
        assert t.refuses(other) == "D-A1"


def test_D_A2_all_dice_are_rolled_just_before_the_first_action_of_the_round() -> None:
    fresh = Nation(unrolled="w w w w o o r", developments="market guard town", rolled=False)
    t = table(Nation("wG wX", chits="reroll"), fresh, board={"a1": "arch", "b1": "isle"})
    assert t.nation(1).unused == {}
    told = t.play("buy:a1")
    assert not of_kind(DieRolled, told)
    assert t.ways == {"die:wG": 1, "die:wF": 2, "die:wS": 1, "die:wB": 1, "die:wX": 1}
    told = t.roll("wG wF wX wX oG2 oG2 rX")
    assert {(event.rule, event.seat) for event in of_kind(DieRolled, told)} == {("D-A2", 1)}
    assert t.nation(1).unused == {"wG": 1, "wF": 1, "wX": 2, "oG2": 2, "rX": 1}
    assert (t.seat, "buy:b1" in t.moves) == (1, True), "rolling is no action: the first one follows"
    t.play("buy:b1 pay:rX")
    assert t.seat == 0
    t.play("pass")
    assert t.seat == 1
    assert t.nation(1).unused == {"wG": 1, "wF": 1, "wX": 2, "oG2": 2}, "and nobody rolls twice"


def test_D_A2_a_die_shows_one_of_its_own_faces() -> None:
    t = opening(2)
    deal(t, Phase.ROLLING)
    for other in ("die:oG", "die:wG2", "pass", "d4:1"):
        assert t.refuses(other) == "D-A2"


def test_D_A2_faces_of_an_earlier_round_never_count() -> None:
    t = table(Nation("wX wX wX wX wX"), age=1, event="dire")
    told = pass_all(t)
    assert not of_kind(DieRolled, told)
    assert t.nation().strength == 0
    assert t.nation().unused == {}


def test_D_A2a_first_the_roll_then_the_choice_to_act_or_pass() -> None:
    t = opening(2)
    t.play("seat:1")
    deal(t, Phase.ROLLING)
    assert t.refuses("pass") == "D-A2"
    t.roll("wB wB wF wX wX")
    assert t.seat == 1
    assert "pass" in t.moves
    t.play("pass")
    t.roll("wX wX wX wX wX")
    assert t.seat == 0
    t.play("pass")
    assert t.nation(1).unused == {"wB": 2, "wF": 1, "wX": 2}, "they count for all that follows"
    assert t.moves == {"use:wB", "done"}


def test_D_A2b_who_has_no_dice_plays_on_with_chits() -> None:
    bare = "printed=0 printed=0 printed=0 printed=0 printed=0"
    idle = Nation(developments=bare, chits="gold reroll", rolled=False)
    t = table(BUSY, idle, board={"a1": "arch"})
    told = t.play("reroll die:wG")
    assert {event.seat for event in of_kind(DieRolled, told)} == {0}
    assert (t.seat, t.moves) == (1, {"buy:a1", "pass"})
    t.play("buy:a1")
    assert t.nation(1).wonder == "arch"


def test_D_A2b_dice_bought_later_are_rolled_once_as_new_dice() -> None:
    bare = "printed=0 printed=0 printed=0 printed=0 printed=0"
    idle = Nation(developments=bare, chits="gold reroll", rolled=False)
    t = table(BUSY, idle, BUSY, board={"a1": "mill"})
    t.play("pass buy:a1")
    assert of_kind(DieRolled, t.play("die:oG")) == [DieRolled("D-A7", 1, "oG")]
    assert t.seat == 2


def test_D_A3_a_reroll_is_one_chit_and_any_unused_dice_and_the_whole_action() -> None:
    nation = Nation("wG wG wX oG2", developments="mill", chits="reroll reroll")
    t = table(nation, BUSY)
    told = t.play("reroll")
    assert told == [RerollStarted("D-A3", 0)]
    assert (t.nation().chits, t.nation().used_chits) == ({"reroll": 1}, {"reroll": 1})
    assert t.moves == {"pick:wG", "pick:wX", "pick:oG2"}
    told = t.play("pick:wG pick:oG2")
    assert DiePicked("D-A3", 0, "oG2") in told
    assert t.nation().unused == {"wG": 1, "wX": 1}, "the others stay as they are"
    told = t.roll("wB oF")
    assert of_kind(DieRolled, told) == [
        DieRolled("D-A3", 0, "wB"),
        DieRolled("D-A3", 0, "oF"),
    ]
    assert t.nation().unused == {"wG": 1, "wX": 1, "wB": 1, "oF": 1}
    assert t.seat == 1


def test_D_A3_a_reroll_may_be_the_first_action_of_the_round() -> None:
    fresh = Nation(unrolled="w w w w w", chits="reroll reroll", rolled=False)
    t = table(BUSY, fresh, BUSY)
    t.play("pass")
    t.roll("wG wG wG wX wX")
    t.play("reroll pick:wG pick:wG roll")
    told = t.roll("wF wB")
    assert {event.rule for event in of_kind(DieRolled, told)} == {"D-A3"}
    assert t.nation(1).unused == {"wG": 1, "wF": 1, "wB": 1, "wX": 2}
    assert t.nation(1).chits == {"reroll": 1}
    assert t.seat == 2, "it was the whole action, also right after the first roll"


def test_D_A3_at_least_one_die_is_rolled_and_all_may_be() -> None:
    t = table(Nation("wG wX", chits="reroll"), BUSY)
    t.play("reroll")
    for other in ("roll", "pass", "done", "buy:a1", "return:used", "pay:wG", "die:wG"):
        assert t.refuses(other) == "D-A3"
    t.play("pick:wG")
    assert t.moves == {"pick:wX", "roll"}
    t.play("pick:wX")
    assert t.nation().unrolled == {"white": 2}
    t.roll("wG wG")
    assert (t.nation().unused, t.seat) == ({"wG": 2}, 1)


def test_D_A3a_no_reroll_without_an_unused_chit_and_an_unused_die() -> None:
    board = {"a1": "arch"}
    no_chit = table(Nation("wG", used_chits="reroll"), board=board)
    no_die = table(Nation(chits="gold reroll"), board=board)
    both = table(Nation("wG", chits="reroll"), board=board)
    assert no_chit.refuses("reroll") == no_die.refuses("reroll") == "D-A3a"
    assert "reroll" in both.moves


def test_D_A3a_used_dice_are_never_rerolled() -> None:
    t = table(Nation("wX wB", chits="reroll", developments="mill"), BUSY)
    assert t.nation().used == {"white": 2, "orange": 1}
    t.play("reroll")
    assert t.moves == {"pick:wX", "pick:wB"}
    assert t.refuses("pick:oG") == "D-A3a"
    assert t.refuses("pick:wG") == "D-A3a"
    t.play("pick:wB")
    assert t.refuses("pick:wB") == "D-A3a", "it is already in hand"


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("space", ["a1", "c1", "d1", "a2", "b2", "d2", "a3", "c3", "d3"])
def test_D_A4_the_row_is_the_price(seats: int, space: str) -> None:
    if seats == 2 and space[0] == "d":
        assert table(Nation("wG wG wG")).refuses(f"buy:{space}") == "D-A1"
        return
    t = table(Nation("wG wG wG"), BUSY, seats=seats, board={space: "arch"})
    told = t.play(f"buy:{space}")
    price = int(space[1])
    assert TileChosen("D-A4", 0, "arch", price) in told
    assert t.nation().unused.get("wG", 0) == 3 - price


def test_D_A4_an_empty_space_cannot_be_bought() -> None:
    t = table(Nation("wG wG", chits="reroll"), board={"a1": "arch"})
    assert t.refuses("buy:b1") == "D-A4"
    t.play("buy:a1")
    assert t.seat == 0
    assert t.refuses("buy:a1") == "D-A4"


def test_D_A12_passing_is_always_possible_uses_nothing_and_is_final() -> None:
    t = table(Nation("wG wB", chits="gold reroll"), BUSY, board=BOARD)
    before = t.nation()
    assert {"pass", "buy:a1", "reroll"} <= t.moves
    assert t.play("pass")[0] == Passed("D-A12", 0)
    seen = t.nation()
    assert (seen.unused, seen.used) == (before.unused, before.used)
    assert (seen.chits, seen.used_chits) == (before.chits, before.used_chits)
    assert (seen.passed, t.seat) == (True, 1)
    t.play("reroll")
    t.roll("wG")
    assert t.seat == 1


def test_D_A12_who_can_do_nothing_passes() -> None:
    t = table(BUSY, Nation("wX wB", chits="food"), Nation("wG"), board={"a2": "isle"})
    told = t.play("pass")
    assert of_kind(Passed, told) == [Passed("D-A12", seat) for seat in (0, 1, 2)]
    assert all(nation.passed for nation in t.view.nations)


def test_D_A14_a_single_option_is_not_asked_but_told() -> None:
    t = table(Nation("wG"), Nation("wX"), board={"a1": "mill"})
    told = t.play("buy:a1")
    assert _settled(told) == ["DiePaid", "Settled", "UsedDieReturned"]
    assert t.phase == Phase.ROLLING
    told = t.play("die:oG")
    assert _settled(told) == ["Passed", "Passed", "BooksDone", "BooksDone"] + 2 * ["FamineSuffered"]
    assert Passed("D-A12", 0) in told
    assert BooksDone("D-B1", 1, 0) in told
    assert FamineSuffered("D-F1", 1) in told


def _settled(told: list[Event]) -> list[str]:
    """What followed upon each choice that was settled because it had a single option."""
    found = []
    for event, following in pairwise(told):
        if isinstance(event, Settled) and event.rule == "D-A14":
            found.append(type(following).__name__)
    return found


def test_D_A14_a_choice_is_asked_as_soon_as_there_are_two() -> None:
    t = table(Nation("wG oG", developments="mill"), board={"a1": "mill-2"}, age=2, event="mild-2")
    t.play("buy:a1")
    assert t.moves == {"pay:wG", "pay:oG"}
    t.play("pay:wG")
    assert t.moves == {"replace:mill", "replace:printed"}


def test_D_A13_tiles_move_no_vp_in_play() -> None:
    changes = {name: {"vp": 9} for name in ("mill", "clerk", "isle", "arch")}
    nation = Nation("wX wS", chits="gold gold", wonder="arch")
    board = {"a1": "mill", "b1": "clerk", "c1": "isle"}
    t = table(nation, board=board, changes=changes)
    t.play("build buy:c1 buy:b1 buy:a1")
    seen = t.nation()
    assert (seen.wonders, seen.colonies, seen.advisor) == (("arch",), ("isle",), "clerk")
    assert "mill" in seen.developments
    assert t.vp == [0, 0]


def test_D_A13_vp_move_for_books_famine_and_war() -> None:
    t = table(Nation(chits="food strength", books=2), Nation(books=1), event="mild")
    pass_all(t)
    assert t.vp == [2, 0], "books"
    told = t.play("feed")
    assert t.vp == [4, 0], "famine and war"
    assert not of_kind(TileTaken, told)
    assert not of_kind(WonderBuilt, told)
