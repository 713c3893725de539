"""Tankers: where they may lie, how they move, and whose they are (K-N1 to K-N6)."""

from __future__ import annotations

import pytest

from nations.games.kark.events import (
    TankerBought,
    TankerSailed,
    TankerSold,
    TankersTaken,
)

from .tables import Power, table, turn_starts

SEAS = {"buy-tanker:north", "buy-tanker:south"}
STRANDED = Power("king@nw.2", tankers="nw nw")
"""Two tankers in a port whose ruler has left."""


@pytest.mark.parametrize(
    ("leaders", "ports"),
    [
        ("king@nw", {"nw"}),
        ("king@nw president@se dictator@uor", {"nw", "se", "uor"}),
        ("king@mid", set()),
        ("king@nw.1", set()),
    ],
)
def test_K_N1_bought_ones_go_to_sea_or_to_a_port_of_the_buyer(
    leaders: str, ports: set[str]
) -> None:
    t = table(Power(leaders), Power("king@ne"), stage="last")
    assert t.of("buy-tanker") == SEAS | {f"buy-tanker:{port}" for port in ports}
    assert t.refuses("buy-tanker:ne") == "K-N1"
    for place in ("north", *ports):
        bought = t.copy()
        assert TankerBought("K-N1", 0, place) in bought.play(f"buy-tanker:{place}")
        assert bought.power().tankers == {place: 1}


def test_K_N1a_the_buyer_names_the_sea() -> None:
    t = table(Power("king@nw"), Power("king@uor"), stage="last")
    assert t.of("buy-tanker") >= SEAS, "either sea, whoever holds the canal"
    t.play("buy-tanker:south")
    assert t.power().tankers == {"south": 1}


def test_K_N2_one_step_from_port_to_sea_or_from_sea_to_port() -> None:
    t = table(Power("king@nw", tankers="nw north"), Power("king@uor"), stage="last")
    assert t.of("sail") == {"sail:nw>north", "sail:north>nw"}
    assert TankerSailed("K-N2", 0, "nw", "north") in t.play("sail:nw>north")
    assert t.power().tankers == {"north": 2}


def test_K_N2_only_to_the_sea_on_which_the_port_lies() -> None:
    t = table(Power("king@nw president@se", tankers="nw se north south"), stage="last")
    assert {"sail:nw>north", "sail:se>south", "sail:north>nw", "sail:south>se"} < t.of("sail")
    for wrong in ("sail:nw>south", "sail:se>north", "sail:north>se", "sail:south>nw"):
        assert t.refuses(wrong) == "K-N2"


def test_K_N2_never_from_port_to_port() -> None:
    t = table(Power("king@nw president@ne dictator@uor", tankers="nw uor"), stage="last")
    for wrong in ("sail:nw>ne", "sail:nw>uor", "sail:uor>nw", "sail:nw>nw", "sail:nw>mid"):
        assert t.refuses(wrong) == "K-N2"


def test_K_N2_only_what_is_there_sails() -> None:
    t = table(Power("king@nw", tankers="nw"), Power("king@ne", tankers="ne"), stage="last")
    assert t.refuses("sail:north>nw") == "K-N2"
    assert t.refuses("sail:ne>north") == "K-N2"


def test_K_N2_no_limit_to_the_tankers_in_a_place() -> None:
    t = table(Power("king@nw", tankers="nw " * 10 + "north " * 4), stage="last")
    t.play("sail:north>nw")
    assert t.power().tankers == {"nw": 11, "north": 3}


@pytest.mark.parametrize(
    ("canal", "open_to_0"), [("nobody", True), ("seat 0", True), ("seat 1", False)]
)
@pytest.mark.parametrize("passage", ["sail:north>south", "sail:south>north"])
def test_K_N3_the_canal_is_open_to_its_ruler_or_to_all_while_nobody_rules(
    canal: str, open_to_0: bool, passage: str
) -> None:
    mine = "king@nw dictator@uor" if canal == "seat 0" else "king@nw"
    other = Power("dictator@uor" if canal == "seat 1" else "king@far")
    t = table(Power(mine, tankers="north south"), other, stage="last")
    assert (passage in t.moves) == open_to_0
    if not open_to_0:
        assert t.refuses(passage) == "K-N3"


def test_K_N3_a_leader_beside_the_capital_does_not_hold_the_canal() -> None:
    t = table(Power("king@nw", tankers="north"), Power("king@uor.1"), stage="last")
    assert "sail:north>south" in t.moves


def test_K_N3a_changing_the_sea_is_the_one_tanker_action() -> None:
    t = table(Power("king@nw president@se", 2, tankers="north north"), stage="last")
    assert TankerSailed("K-N3a", 0, "north", "south") in t.play("sail:north>south")
    assert t.power().tankers == {"north": 1, "south": 1}
    assert t.seat == 1, "nothing is left to do this turn"


def test_K_N3a_a_sea_is_not_changed_for_itself() -> None:
    t = table(Power("king@nw", tankers="north"), stage="last")
    assert t.refuses("sail:north>north") == "K-N2"


def test_K_N3b_the_canal_port_opens_to_both_seas() -> None:
    t = table(Power("king@uor", tankers="uor north south"), stage="last")
    assert t.of("sail") == {
        *("sail:uor>north", "sail:uor>south", "sail:north>uor", "sail:south>uor"),
        *("sail:north>south", "sail:south>north"),
    }
    t.play("sail:uor>south")
    assert t.power().tankers == {"north": 1, "south": 2}


def test_K_N3b_only_its_ruler_enters_it() -> None:
    t = table(Power("king@nw", tankers="north south"), Power("king@uor"), stage="last")
    assert t.refuses("sail:north>uor") == "K-N4"
    unruled = table(Power("king@nw", tankers="north south"), stage="last")
    assert unruled.refuses("sail:south>uor") == "K-N4"


@pytest.mark.parametrize("sea", ["north", "south"])
def test_K_N3b_a_stranded_tanker_may_leave_to_either_sea(sea: str) -> None:
    t = table(
        Power("king@nw", tankers="uor"), Power("king@uor"), stage="last", abandoned_port="owner"
    )
    assert f"sail:uor>{sea}" in t.moves
    t.play(f"sail:uor>{sea}")
    assert t.power().tankers == {sea: 1}


def test_K_N4_stationed_only_where_its_owner_rules() -> None:
    t = table(Power("king@nw", tankers="north"), Power("king@ne"), stage="last")
    assert t.of("sail") == {"sail:north>nw", "sail:north>south"}
    assert t.refuses("sail:north>ne") == "K-N4"
    nobody = table(Power("king@nw", tankers="south"), stage="last")
    assert nobody.refuses("sail:south>sw") == "K-N4"


def test_K_N4_in_a_port_whose_ruler_left_they_stay_their_owners() -> None:
    t = table(Power("king@nw", tankers="nw nw"))
    t.play("move:nw.0>nw.1")
    assert t.ruler("nw") is None
    assert t.power().tankers == {"nw": 2}
    assert t.power().income == 0
    assert {"sail:nw>north", "sell-tanker:nw"} <= t.moves


@pytest.mark.parametrize(("option", "taken"), [("taker", 2), ("owner", 0)])
@pytest.mark.parametrize("by", ["move:nw.1>nw.0", "place:dictator@nw", "coup:dictator@nw"])
def test_K_N4a_taken_by_move_placing_or_coup_they_fall_to_the_taker(
    by: str, option: str, taken: int
) -> None:
    owner = Power("king@nw.3", tankers="nw nw")
    taker = Power("president@nw.1 king@se", agent="se.0")
    stage = "agent" if by.startswith("coup") else "leader"
    t = table(taker, owner, stage=stage, abandoned_port=option)
    told = t.play(f"agent:se.4 card:coup {by}" if stage == "agent" else by)
    assert (TankersTaken("K-N4a", 0, "nw", 2) in told) == bool(taken)
    assert t.power().tankers.get("nw", 0) == taken
    assert t.power(1).tankers.get("nw", 0) == 2 - taken
    assert t.power(1).income == 0


def test_K_N4a_till_then_they_earn_nothing_and_may_leave_or_be_sold() -> None:
    t, _ = turn_starts(STRANDED)
    assert t.cash[0] == 10
    assert {"sail:nw>north", "sell-tanker:nw"} <= t.moves


def test_K_N4a_they_earn_again_if_their_owner_returns() -> None:
    t = table(STRANDED)
    t.play("move:nw.2>nw.0")
    assert t.power().income == 4
    assert t.power().tankers == {"nw": 2}


def test_K_N4a_with_owner_a_stranded_tanker_earns_for_nobody() -> None:
    t = table(Power("king@nw"), Power("king@nw.2", tankers="nw"), abandoned_port="owner")
    assert [power.income for power in t.view.powers] == [0, 0]


@pytest.mark.parametrize("option", ["taker", "owner"])
def test_K_N4a_nobodys_tankers_fall_to_the_next_ruler_by_either_option(option: str) -> None:
    t = table(Power("king@nw.2"), nobodys="nw nw nw", abandoned_port=option)
    t.play("move:nw.2>nw.0")
    assert (t.power().tankers, t.view.nobodys) == ({"nw": 3}, {})


def test_K_N5_tankers_at_sea_are_safe_when_a_country_falls() -> None:
    t = table(Power("king@nw.2"), Power("dictator@nw", tankers="nw north south"))
    t.play("move:nw.2>nw.0")
    assert t.power(1).tankers == {"north": 1, "south": 1}
    assert t.power().tankers == {"nw": 1}


@pytest.mark.parametrize("place", ["nw", "north", "south", "se"])
def test_K_N6_any_own_tanker_may_be_sold_wherever_it_lies(place: str) -> None:
    t = table(Power("king@nw", tankers="nw north south se"), stage="last")
    assert TankerSold("K-N6", 0, place, 3) in t.play(f"sell-tanker:{place}")
    assert place not in t.power().tankers
    assert t.cash[0] == 13


def test_K_N6_no_tanker_no_sale() -> None:
    t = table(Power("king@nw", tankers="nw"), Power("king@ne", tankers="ne"), stage="last")
    assert t.of("sell-tanker") == {"sell-tanker:nw"}
    assert t.refuses("sell-tanker:ne") == "K-N6"
    assert t.refuses("sell-tanker:north") == "K-N6"
