"""What a bought tile does: replacing, returning, taking, building (D-A6 to D-A11a)."""

from __future__ import annotations

import pytest

from nations.games.dice.events import (
    ChitReturned,
    ChitsTaken,
    DiceTaken,
    DieReturned,
    DieRolled,
    Settled,
    TileReplaced,
    TilesScored,
    TileTaken,
    UsedDieReturned,
    WonderBuilt,
)
from nations.games.dice.state import ORANGE, Phase, Place

from .own_set import Changes
from .tables import BUSY, Nation, Table, deal, finish_round, leaves, of_kind, pass_all, table

EVERY_DEVELOPMENT = Nation(chits="gold", developments="mill army village town")
"""Used dice, one gold to pay with, four bought developments and a printed one."""


def buying(tile: str, nation: Nation, *others: Nation) -> Table:
    """A table of age 2 where seat 0 has just bought a tile."""
    others = others or (BUSY,)
    t = table(nation, *others, age=2, event="mild-2", board={"a1": tile})
    t.play("buy:a1")
    return t


def test_D_A6_a_development_replaces_one_and_that_one_is_out() -> None:
    t = table(EVERY_DEVELOPMENT, BUSY, age=2, event="mild-2", board={"a1": "mill-2"})
    told = t.play("buy:a1 replace:army")
    assert Settled("D-A6a", 0) not in told, "it was chosen, not settled"
    assert TileTaken("D-A6", 0, "mill-2") in told
    assert TileReplaced("D-A6", 0, "army") in told
    assert sorted(t.nation().developments) == ["mill", "mill-2", "printed", "town", "village"]
    assert (t.place("army"), t.place("mill-2")) == (Place.OUT, Place.HELD)


def test_D_A6_a_replaced_development_scores_nothing() -> None:
    changes = {"mill": {"vp": 5}, "mill-4": {"vp": 2}}
    nation = Nation("wG", developments="mill")
    t = table(nation, age=4, event="dire-4", board={"a1": "mill-4"}, changes=changes)
    t.play("buy:a1 replace:mill die:oG")
    assert t.over.scores == (2, 0)


def test_D_A6_there_is_no_way_around_replacing() -> None:
    t = buying("mill-2", EVERY_DEVELOPMENT)
    assert t.phase == Phase.REPLACING
    for other in ("pass", "replace:mill-2", "replace:queen", "buy:a1", "done"):
        assert t.refuses(other) == "D-A6"


@pytest.mark.parametrize("tile", ["mill-2", "guard-2"])
def test_D_A6a_any_of_the_five_and_printed_ones_are_one_choice(tile: str) -> None:
    t = buying(tile, EVERY_DEVELOPMENT)
    assert t.moves == {f"replace:{old}" for old in ("mill", "army", "village", "town", "printed")}
    t = buying(tile, Nation(chits="gold", developments="mill printed army"))
    assert t.moves == {"replace:mill", "replace:army", "replace:printed"}
    assert Settled("D-A6a", 0) in t.play("replace:printed")
    assert t.nation().developments == ("mill", "army", tile, "printed", "printed")


def test_D_A7_first_return_dice_of_the_replaced_one_then_take_and_roll() -> None:
    t = buying("army-2", Nation("oG2 wX", chits="gold", developments="market mill"))
    told = t.play("pay:chit replace:market return:oG2")
    kinds = [type(event) for event in told if isinstance(event, (*BACK, DiceTaken))]
    assert kinds == [UsedDieReturned, DieReturned, DiceTaken]
    assert UsedDieReturned("D-A7", 0, "orange") in told
    assert DieReturned("D-A7", 0, "oG2") in told
    assert DiceTaken("D-A7", 0, "red", 2) in told
    assert t.nation().used["orange"] == 1
    assert t.ways == {"die:rX": 2, "die:rX2": 1, "die:rX3": 1, "die:rF2": 1, "die:rS2": 1}
    told = t.roll("rX3 rX")
    assert {event.rule for event in of_kind(DieRolled, told)} == {"D-A7"}
    assert t.nation().unused == {"wX": 1, "rX3": 1, "rX": 1}
    assert t.seat == 1, "they can be used from the next action on"


BACK = (UsedDieReturned, DieReturned)


def test_D_A7_used_unused_or_a_mix_by_choice_but_of_that_colour() -> None:
    nation = Nation("oG oF wX wG", chits="gold", developments="market mill")
    t = table(nation, BUSY, age=2, event="mild-2", board={"a1": "guard-2"})
    t.play("buy:a1 pay:chit replace:market")
    assert t.moves == {"return:used", "return:oG"}
    for other in ("return:wX", "return:rX", "return:oG3", "return:chit", "pass", "die:rX"):
        assert t.refuses(other) == "D-A7"
    left = {
        (tuple(end.nation().unused), end.nation().used.get("orange", 0))
        for end in leaves(t, Phase.RETURNING)
    }
    assert left == {
        (("wG", "wX", "oF"), 0),
        (("wG", "wX", "oG"), 0),
        (("wG", "wX"), 1),
    }


def test_D_A7_any_white_die_for_a_printed_development() -> None:
    t = buying("guard-2", Nation("wG wX oG", chits="gold", developments="mill"))
    t.play("pay:chit replace:printed")
    assert t.moves == {"return:used", "return:wG", "return:wX"}


def test_D_A7_no_die_that_would_leave_too_few() -> None:
    t = buying("guard-2", Nation("oG oG2 oF", chits="gold", developments="market mill"))
    t.play("pay:chit replace:market")
    assert t.moves == {"return:oG", "return:oG2"}
    assert t.refuses("return:oF") == "D-A7"
    assert t.refuses("return:used") == "D-A7", "none is used"


def test_D_A7_all_that_is_due_must_be_returned() -> None:
    t = buying("guard-2", Nation("oG oF bB bB", chits="gold", developments="market college"))
    told = t.play("pay:chit replace:market")
    assert [event.die for event in of_kind(DieReturned, told)] == ["oG", "oF"]
    assert t.nation().unused == {"bB": 2}


def test_D_A7_a_die_just_spent_may_be_returned() -> None:
    t = buying("guard-2", Nation("oG oF", developments="market"))
    assert t.nation().used == {"white": 4, "orange": 1}
    t.play("replace:market")
    assert t.supply["orange"] == 8
    assert t.nation().used == {"white": 4}


def without_orange(supply: str = "limited") -> Table:
    """A table where two nations have all eight orange dice; seat 0 has one of them."""
    mine = Nation(chits="gold gold", developments="mill")
    other = Nation("wG", chits="gold reroll", developments="market market-2 town mill-2")
    board = {"a1": "market-3", "b1": "guard-3"}
    changes = {"town": {"colour": "orange"}}
    t = table(mine, other, age=3, event="mild-3", board=board, changes=changes, supply=supply)
    assert t.state.supply[ORANGE] == 0
    return t


@pytest.mark.parametrize(
    ("replaced", "supply", "count", "rule"),
    [
        ("mill", "limited", 1, "D-A7a"),
        ("printed", "limited", 0, "D-A7a"),
        ("mill", "unlimited", 2, "D-A7"),
        ("printed", "unlimited", 2, "D-A7"),
    ],
)
def test_D_A7a_short_supply_gives_what_there_is(
    replaced: str, supply: str, count: int, rule: str
) -> None:
    t = without_orange(supply)
    told = t.play(f"buy:a1 replace:{replaced}")
    assert of_kind(DiceTaken, told) == [DiceTaken(rule, 0, "orange", count)]
    assert "market-3" in t.nation().developments, "the tile is bought all the same"
    assert t.nation().unrolled == ({"orange": count} if count else {})


def test_D_A7a_the_rest_is_not_owed_later() -> None:
    t = without_orange()
    t.play("buy:a1 replace:printed buy:b1 pay:chit replace:market die:rX")
    assert t.supply["orange"] == 2
    assert t.nation().used == {"white": 3, "orange": 1}, "the market has given nothing since"
    finish_round(t)
    assert t.nation().unrolled == {"white": 3, "orange": 1}


def test_D_A7b_a_tile_takes_back_only_what_it_gave() -> None:
    for gave in (0, 1, 2):
        t = buying("guard-2", Nation(chits="gold", developments=f"market={gave}"))
        told = t.play("replace:market")
        assert len(of_kind(UsedDieReturned, told)) == gave
        assert t.supply["orange"] == 8
        assert DiceTaken("D-A7", 0, "red", 1) in told


def test_D_A7b_what_a_short_supply_gave_is_remembered() -> None:
    t = without_orange()
    t.play("buy:a1 replace:mill die:oG pass")
    told = t.play("buy:b1 pay:oG replace:market-3")
    assert len(of_kind(UsedDieReturned, told)) == 1
    assert t.supply["orange"] == 1


ADVISED = Nation("wG", chits="reroll reroll", used_chits="reroll", advisor="queen")


def test_D_A8_the_first_advisor_gives_rerolls_unused_and_returns_nothing() -> None:
    t = table(Nation("wG", chits="reroll"), BUSY, board={"a1": "queen"})
    assert not of_kind(TileReplaced, t.play("buy:a1"))
    assert t.nation().advisor == "queen"
    assert t.nation().chits == {"reroll": 3}
    assert t.seat == 1, "they are for later actions"


def test_D_A8_a_replaced_advisor_is_out_and_its_rerolls_go_back_by_choice() -> None:
    t = table(ADVISED, BUSY, age=2, event="mild-2", board={"a1": "clerk-2"})
    told = t.play("buy:a1")
    assert TileTaken("D-A8", 0, "clerk-2") in told
    assert TileReplaced("D-A8", 0, "queen") in told
    assert t.place("queen") == Place.OUT
    assert t.moves == {"return:used", "return:chit"}
    for other in ("return:wG", "pass", "reroll", "done"):
        assert t.refuses(other) == "D-A8"
    left = {
        (end.nation().chits.get("reroll"), end.nation().used_chits.get("reroll"))
        for end in leaves(t, Phase.RETURNING)
    }
    assert left == {(2, None), (1, 1)}, "one used and one unused, or two unused; then one new"
    told = t.play("return:used")
    assert of_kind(ChitReturned, told) == [
        ChitReturned("D-A8", 0, used=True),
        ChitReturned("D-A8", 0, used=False),
    ]
    assert ChitsTaken("D-A8", 0, "reroll", 1) in told


def test_D_A8_a_replaced_advisor_scores_nothing() -> None:
    changes = {"queen": {"vp": 9}, "clerk-4": {"vp": 2}}
    nation = Nation("wG", chits="reroll reroll", advisor="queen")
    t = table(nation, age=4, event="dire-4", board={"a1": "clerk-4"}, changes=changes)
    t.play("buy:a1")
    assert t.over.scores == (2, 0)


def test_D_A8a_exactly_as_many_as_it_gave_from_one_pool() -> None:
    nation = Nation("wG", chits="reroll reroll reroll", advisor="queen=1", beside="isle")
    t = buying("clerk-2", nation)
    assert t.nation().chits == {"reroll": 3 - 1 + 1}, "of three chits one goes back, any of them"
    none = buying("clerk-2", Nation("wG", chits="reroll", advisor="queen=0"))
    assert none.nation().chits == {"reroll": 2}


def test_D_A8a_return_first_then_take_as_far_as_the_supply_goes() -> None:
    mine = Nation("wG", used_chits="reroll " * 3, advisor="queen")
    other = Nation("wG", chits="reroll " * 9)
    t = buying("queen-2", mine, other)
    assert t.nation().chits == {"reroll": 2}
    assert t.nation().used_chits == {"reroll": 1}
    changes = {"queen-2": {"rerolls": 3}}
    board = {"a1": "queen-2", "b1": "clerk-2"}
    rich = Nation("wG", chits="gold", used_chits="reroll " * 3, advisor="queen")
    t = table(rich, other, age=2, event="mild-2", board=board, changes=changes)
    told = t.play("buy:a1 pay:wG")
    assert ChitsTaken("D-A8a", 0, "reroll", 2) in told
    t.play("pass")
    told = t.play("buy:b1 return:used")
    assert len(of_kind(ChitReturned, told)) == 2, "it gave two, so two go back, not three"


def test_D_A9_any_number_of_colonies_each_gives_its_chit_unused() -> None:
    changes: Changes = {"isle-2": {"chit": "book"}, "coast-2": {"chit": None}}
    nation = Nation("wX wX wX", beside="isle coast")
    board = {"a1": "isle-2", "b1": "coast-2"}
    t = table(nation, BUSY, age=2, event="mild-2", board=board, changes=changes)
    told = t.play("buy:a1")
    assert TileTaken("D-A9", 0, "isle-2") in told
    assert ChitsTaken("D-A9", 0, "book", 1) in told
    assert (t.nation().chits, t.nation().used_chits) == ({"book": 1}, {})
    assert t.seat == 1
    t.play("pass")
    assert not of_kind(ChitsTaken, t.play("buy:b1"))
    assert t.nation().colonies == ("isle", "coast", "isle-2", "coast-2")
    assert t.nation().chits == {"book": 1}


def test_D_A10_a_wonder_is_not_built_when_bought_and_drives_out_another() -> None:
    t = table(Nation("wG", wonder="tower"), BUSY, board={"a1": "dome"})
    told = t.play("buy:a1")
    assert TileTaken("D-A10", 0, "dome") in told
    assert TileReplaced("D-A10", 0, "tower") in told
    assert t.place("tower") == Place.OUT
    seen = t.nation()
    assert (seen.wonder, seen.wonders, seen.chits) == ("dome", (), {})


def test_D_A10_under_construction_it_scores_nothing() -> None:
    changes = {"tower": {"vp": 9}, "arch": {"vp": 2}}
    t = table(Nation(wonder="tower", beside="arch"), age=4, event="dire-4", changes=changes)
    assert TilesScored("D-E1", 0, 2) in pass_all(t)


def test_D_A10a_it_is_built_by_a_later_action_in_this_round() -> None:
    t = table(Nation("wG wS", chits="reroll"), BUSY, board={"a1": "arch"})
    assert t.refuses("build") == "D-A10a"
    assert not of_kind(TileReplaced, t.play("buy:a1"))
    assert t.seat == 1
    t.play("pass")
    assert t.moves == {"build", "reroll", "pass"}
    t.play("build")
    assert t.nation().wonders == ("arch",)


def test_D_A10a_or_in_a_later_round() -> None:
    t = table(Nation(wonder="arch", chits="stone", passed=True), Nation("wX"), at=1)
    finish_round(t)
    assert t.nation().wonder == "arch"
    deal(t, Phase.ACTING)
    t.play("pass")
    deal(t, Phase.ACTING)
    assert t.seat == 0
    assert "build" in t.moves


def test_D_A11_the_whole_cost_in_one_action() -> None:
    t = table(Nation("bS2", developments="school", wonder="dome", chits="reroll"), BUSY)
    assert t.refuses("build") == "D-A11"
    nation = Nation("bS2 wS wS", developments="school", wonder="dome", beside="arch tower")
    t = table(nation, BUSY)
    told = t.play("build")
    assert WonderBuilt("D-A11", 0, "dome") in told
    assert ChitsTaken("D-A11", 0, "book", 1) in told
    seen = t.nation()
    assert (seen.wonder, seen.wonders) == (None, ("arch", "tower", "dome"))
    assert (seen.unused, seen.chits) == ({"wS": 1}, {"book": 1})
    assert t.seat == 1


@pytest.mark.parametrize(
    ("supply", "taken", "rule"), [("limited", 0, "D-A11a"), ("unlimited", 1, "D-A11")]
)
def test_D_A11a_without_a_chit_in_the_supply_nothing_is_taken(
    supply: str, taken: int, rule: str
) -> None:
    holder = Nation("wG", chits="book book book reroll")
    t = table(Nation("wS wS wS", wonder="dome"), holder, supply=supply)
    told = t.play("build")
    assert of_kind(ChitsTaken, told) == [ChitsTaken(rule, 0, "book", taken)]
    assert t.nation().chits == ({"book": 1} if taken else {})
    assert t.nation().wonders == ("dome",), "the tile still counts"


def test_D_A11a_it_is_not_owed_later_and_holds_for_colonies() -> None:
    changes = {"isle": {"chit": "reroll"}}
    other = Nation("wG", chits="reroll " * 12, advisor="queen")
    t = table(Nation("wX"), other, board={"a1": "isle", "b1": "clerk"}, changes=changes)
    told = t.play("buy:a1")
    assert ChitsTaken("D-A11a", 0, "reroll", 0) in told
    t.play("buy:b1")
    assert t.supply_chits["reroll"] == 1
    assert t.nation().chits == {}
    assert t.nation().colonies == ("isle",)
