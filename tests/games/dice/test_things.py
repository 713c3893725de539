"""Things: what is in the box, and what lies where (D-C0 to D-C11)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from nations.contract import Event
from nations.errors import BadSeats
from nations.games.dice.content import CHIT_NAMES, COLOUR_NAMES, RESOURCE_NAMES
from nations.games.dice.edition import EDITION
from nations.games.dice.events import (
    BuildingStarted,
    ChitsTaken,
    DiceTaken,
    FamineMet,
    ShadowRolled,
    TileChosen,
    TilesScored,
    WarMet,
)
from nations.games.dice.position import Positions
from nations.games.dice.set_rules import FACE
from nations.games.dice.state import Phase

from .own_set import TILES
from .tables import (
    BOX_CHITS,
    BOX_DICE,
    Nation,
    deal,
    finish_round,
    of_kind,
    opening,
    pass_all,
    table,
)

CURRENCY = {"mill": "wG", "guard": "wG", "clerk": "wG", "arch": "wG", "isle": "wX"}
"""A tile of each kind, and the die that pays for it in row 1."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_D_C0_one_to_four_players_and_solo_rules_for_one(seats: int) -> None:
    t = opening(seats)
    told = deal(t, Phase.ACTING)
    assert len(t.view.nations) == len(t.view.order) == seats
    assert bool(of_kind(ShadowRolled, told)) == (seats == 1)
    others = [Nation("wX wX")] * (seats - 1)
    t = table(Nation("wG"), *others, seats=seats, board={"a1": "arch", "b1": "isle"})
    t.play("buy:a1")
    assert (t.phase == Phase.REMOVING) == (seats == 1)


@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_D_C0_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        EDITION.game(seats, {}, None)


def test_D_C1_rerolls_are_on_chits_only_and_pay_for_nothing() -> None:
    assert [word for word in CHIT_NAMES if FACE.holds(f"1 {word}")] == list(RESOURCE_NAMES)
    assert not FACE.holds("1 vp")
    assert len(RESOURCE_NAMES) == 5
    t = table(Nation("wG", chits="reroll " * 3), board={"a1": "arch", "a2": "mill", "b1": "isle"})
    assert t.moves == {"buy:a1", "reroll", "pass"}
    assert t.refuses("buy:a2") == "D-A5"


@pytest.mark.parametrize("resource", RESOURCE_NAMES)
def test_D_C1_every_resource_counts_only_as_itself(resource: str) -> None:
    t = table(Nation(chits=resource, wonder="tower"), board={"a1": "mill", "b1": "isle"})
    possible = {"gold": {"buy:a1"}, "strength": {"buy:b1"}}.get(resource, set())
    assert t.moves == possible | {"pass"}
    assert table(Nation(chits=resource, wonder="arch")).moves == (
        {"build", "pass"} if resource == "stone" else {"pass"}
    )


def test_D_C2_the_box_holds_44_dice() -> None:
    t = opening(4)
    held = sum((Counter(nation.unrolled) for nation in t.view.nations), Counter[str]())
    assert {colour: t.supply[colour] + held[colour] for colour in COLOUR_NAMES} == BOX_DICE


def test_D_C2_dice_have_six_equal_sides_and_the_solo_die_has_four() -> None:
    t = table(Nation("wG"), board={"a1": "school"})
    t.play("buy:a1")
    assert t.ways == {"die:bB": 1, "die:bB2": 2, "die:bB3": 1, "die:bS": 1, "die:bS2": 1}
    t = table(Nation("wG"), seats=1, board={"a1": "arch", "b1": "isle"})
    t.play("buy:a1")
    assert t.ways == {"d4:1": 1, "d4:2": 1, "d4:3": 1, "d4:4": 1}


@pytest.mark.parametrize(("supply", "dice", "left"), [("limited", 0, 0), ("unlimited", 1, None)])
def test_D_C2a_the_supply_of_dice_is_the_box_or_endless(
    supply: str, dice: int, left: int | None
) -> None:
    rich = Nation(developments="army army-2 army-3 army-4")
    t = table(Nation("wG"), rich, age=4, event="mild-4", board={"a1": "guard-4"}, supply=supply)
    told = t.play("buy:a1")
    assert [event.count for event in of_kind(DiceTaken, told)] == [dice]
    assert (t.view.supply or {}).get("red") == left
    assert t.nation().unrolled == ({"red": 1} if dice else {})


def test_D_C2a_an_endless_supply_is_shown_as_that_and_not_in_numbers() -> None:
    t = table(Nation("wG"), supply="unlimited")
    assert (t.view.supply, t.view.supply_chits) == (None, None)


@pytest.mark.parametrize(("supply", "rerolls"), [("limited", 1), ("unlimited", 2)])
def test_D_C2a_the_supply_of_chits_is_the_box_or_endless(supply: str, rerolls: int) -> None:
    rich = Nation(chits="reroll " * 11)
    t = table(Nation("wG"), rich, board={"a1": "queen"}, supply=supply)
    t.play("buy:a1")
    assert t.nation().chits == {"reroll": rerolls}


def test_D_C3_the_box_holds_33_chits() -> None:
    t = opening(4)
    held = sum((Counter(nation.chits) for nation in t.view.nations), Counter[str]())
    in_all = {chit: t.supply_chits[chit] + held[chit] for chit in CHIT_NAMES}
    assert in_all == BOX_CHITS
    assert sum(in_all.values()) == 33


def test_D_C4_fifteen_tiles_an_age_are_for_that_age_only() -> None:
    t = opening(2)
    deal(t, Phase.LAYING)
    for suffix in ("", "-2", "-3", "-4"):
        assert t.ways == {f"tile:{name}{suffix}": 1 for name in TILES}
        assert len(t.ways) == 15
        finish_round(t)
    assert t.phase == Phase.OVER


@pytest.mark.parametrize("tile", CURRENCY)
def test_D_C4_each_kind_has_its_own_place(tile: str) -> None:
    t = table(Nation(CURRENCY[tile]), board={"a1": tile})
    t.play("buy:a1")
    seen = t.nation()
    assert (tile in seen.developments) == (tile in ("mill", "guard"))
    assert seen.advisor == ("clerk" if tile == "clerk" else None)
    assert seen.colonies == (("isle",) if tile == "isle" else ())
    assert seen.wonder == ("arch" if tile == "arch" else None)


@pytest.mark.parametrize("tile", CURRENCY)
def test_D_C5_colonies_cost_strength_all_else_gold_and_the_row_the_amount(tile: str) -> None:
    fitting = CURRENCY[tile]
    other = "wX" if fitting == "wG" else "wG"
    for row in (1, 2, 3):
        board = {f"b{row}": tile}
        t = table(Nation(f"{fitting} " * row), board=board)
        assert of_kind(TileChosen, t.play(f"buy:b{row}"))[0].price == row
        assert t.nation().unused == {}
        short = f"{fitting} " * (row - 1) + other
        assert table(Nation(short), board=board).refuses(f"buy:b{row}") == "D-A5"


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("mill", DiceTaken("D-A7", 0, "orange", 1)),
        ("market", DiceTaken("D-A7", 0, "orange", 2)),
        ("army", DiceTaken("D-A7", 0, "red", 2)),
        ("queen", ChitsTaken("D-A8", 0, "reroll", 2)),
        ("coast", ChitsTaken("D-A9", 0, "gold", 1)),
        ("isle", None),
        ("dome", None),
    ],
)
def test_D_C6_a_tile_gives_what_it_shows(tile: str, gain: Event | None) -> None:
    t = table(Nation("wX" if tile in ("coast", "isle") else "wG"), board={"a1": tile})
    told = t.play("buy:a1")
    gains = [event for event in told if isinstance(event, DiceTaken | ChitsTaken)]
    assert gains == ([] if gain is None else [gain])


@pytest.mark.parametrize(("wonder", "stone"), [("arch", 1), ("tower", 2), ("dome", 3)])
def test_D_C6_a_wonder_shows_its_cost_in_stone(wonder: str, stone: int) -> None:
    t = table(Nation("wS " * stone, wonder=wonder))
    assert BuildingStarted("D-A11", 0, wonder, stone) in t.play("build")
    assert t.nation().unused == {}
    assert table(Nation("wS " * (stone - 1), wonder=wonder)).refuses("build") == "D-A11"


@pytest.mark.parametrize("chit", CHIT_NAMES)
def test_D_C6a_colonies_and_wonders_may_give_any_chit(chit: str) -> None:
    changes = {"isle": {"chit": chit}, "arch": {"chit": chit}}
    colony = table(Nation("wX"), board={"a1": "isle"}, changes=changes)
    wonder = table(Nation("wS", wonder="arch"), changes=changes)
    colony.play("buy:a1")
    wonder.play("build")
    assert colony.nation().chits == wonder.nation().chits == {chit: 1}


def test_D_C6a_developments_may_give_white_dice() -> None:
    t = table(Nation("wG"), board={"a1": "town"})
    assert DiceTaken("D-A7", 0, "white", 2) in t.play("buy:a1 die:wG die:wX")
    assert t.nation().unused == {"wG": 1, "wX": 1}
    assert sum(t.nation().used.values()) == 5 - 1


@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_D_C7_famine_and_war_are_each_worth_the_age(age: int) -> None:
    event = "hard" if age == 1 else f"hard-{age}"
    nations = (
        Nation(chits="food food"),
        Nation(chits="strength strength"),
        Nation("wF wX", chits="food strength"),
        Nation("wF wX"),
    )
    t = table(*nations, age=age, event=event)
    pass_all(t)
    told = t.play("feed feed")
    assert of_kind(FamineMet, told) == [FamineMet("D-F1", seat, age) for seat in (2, 0)]
    assert of_kind(WarMet, told) == [WarMet("D-W1", seat, age) for seat in (2, 1)]
    assert t.vp == [age, age, 2 * age, 0]


def test_D_C7_three_events_an_age() -> None:
    t = opening(2)
    for suffix in ("", "-2", "-3", "-4"):
        deal(t, Phase.EVENT)
        assert t.ways == {f"event:{name}{suffix}": 1 for name in ("mild", "hard", "dire")}
        finish_round(t)


def test_D_C8_a_printed_development_gives_one_white_die_and_no_vp() -> None:
    t = table(Nation("wG"), board={"a1": "mill"})
    assert t.nation().developments == ("printed",) * 5
    t.play("buy:a1")
    assert t.nation().used == {"white": 4}
    t = table(Nation("wX"), age=4, event="dire-4")
    assert of_kind(TilesScored, pass_all(t)) == [
        TilesScored("D-E1", 0, 0),
        TilesScored("D-E1", 1, 0),
    ]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_D_C8_all_boards_are_alike(seat: int) -> None:
    t = opening(4)
    mine, first = t.nation(seat), t.nation(0)
    assert mine == first
    idle = [Nation(passed=True)] * 4
    idle[seat] = Nation("wG wX", chits="reroll")
    t = table(*idle, at=seat, board={"a1": "mill", "d1": "isle"})
    assert (t.seat, t.moves) == (seat, {"buy:a1", "buy:d1", "reroll", "pass"})


def test_D_C9_three_rows_and_up_to_four_columns() -> None:
    spaces = {column + row for row in "123" for column in "abcd"}
    t = opening(4)
    deal(t, Phase.ACTING)
    assert set(t.view.board) == spaces
    t = opening(3)
    deal(t, Phase.ACTING)
    assert set(t.view.board) == {space for space in spaces if space[0] != "d"}


def test_D_C9_the_tracks_have_no_end() -> None:
    t = table(Nation("bB3", developments="school", books=98, vp=99), Nation(books=97))
    t.play("pass use:bB3")
    assert t.nation().books == 101
    assert t.vp == [101, 0]


def test_D_C10_using_moves_to_the_used_area_and_only_unused_things_can_be_used() -> None:
    nation = Nation("wG wX", chits="gold", used_chits="strength")
    t = table(nation, board={"a2": "arch", "b1": "isle", "c2": "coast"})
    assert t.refuses("buy:c2") == "D-A5"
    t.play("buy:a2")
    seen = t.nation()
    assert (seen.unused, seen.used) == ({"wX": 1}, {"white": 4})
    assert (seen.chits, seen.used_chits) == ({}, {"gold": 1, "strength": 1})


def test_D_C10_what_is_used_or_not_there_is_refused() -> None:
    t = table(Nation("wG wG oG2", developments="mill", used_chits="gold"), board={"a2": "arch"})
    t.play("buy:a2")
    assert t.moves == {"pay:wG", "pay:oG2"}
    assert t.refuses("pay:chit") == "D-C10"
    assert t.refuses("pay:oG3") == "D-C10"
    t = table(Nation("bB bB2", developments="college", used_chits="book"))
    t.play("pass")
    assert t.refuses("use:bB3") == "D-C10"
    assert t.refuses("use:chit") == "D-C10"


def test_D_C11_everything_is_open_to_everybody() -> None:
    t = table(Nation("wG"), Nation("wX", chits="book"), board={"a1": "mill"})
    seen = [t.game.view(t.state, seat) for seat in (None, 0, 1)]
    assert [view.seat for view in seen] == [None, 0, 1]
    assert len({repr(msgspec.structs.replace(view, seat=None)) for view in seen}) == 1
    assert Positions(t.game.box, t.game.names).recall(t.view.position) == t.state


def test_D_C11_the_order_of_the_stacks_is_not_decided_before_the_draw() -> None:
    t = opening(2)
    deal(t, Phase.LAYING)
    t.play("tile:mill")
    assert set(t.ways.values()) == {1}
    assert len(t.ways) == 14
    assert t.refuses("tile:mill") == "D-R1"
    for tile in t.ways:
        assert t.copy().play(tile)
    assert "tile:arch-2" not in t.ways
