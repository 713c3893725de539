"""Set-up and everyone's first turn (K-S1 to K-S5, K-T1 to K-T1b)."""

from __future__ import annotations

import pytest

from nations.errors import UnknownName
from nations.games.kark.edition import EDITION
from nations.games.kark.events import (
    FirstChosen,
    IncomeCollected,
    LeaderPlaced,
    Settled,
    TankerPut,
    TankerSold,
    TankerStationed,
    TurnStarted,
)
from nations.games.kark.moves import Sail, Station
from nations.games.kark.state import Phase

from .own_set import CARDS, COUNTRIES
from .tables import NO_RESERVE, Power, opening, out, table

INLAND = [name for name, (kind, _, _) in COUNTRIES.items() if kind == "inland"]
WITH_PORT = [name for name in COUNTRIES if name not in INLAND]


@pytest.mark.parametrize("cash", ["7", "10"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_S1_seven_or_ten_million_and_a_tanker_each(cash: str, seats: int) -> None:
    t = opening(seats, start_cash=cash)
    assert t.cash == [int(cash)] * seats
    assert t.view.stock == 16 - seats
    t.play("first:0 place:dictator@nw tanker:nw")
    assert t.power().tankers == {"nw": 1}
    assert t.cash[0] == int(cash) - 1


def test_K_S1_seven_is_the_default() -> None:
    assert opening().cash == [7, 7]


def test_K_S2_any_card_may_come_first() -> None:
    t = table(Power("king@nw", agent="nw.0"), stage="agent")
    t.play("agent:nw.4")
    assert t.ways == {f"card:{card}": 1 for card in CARDS}


def test_K_S2_then_any_of_those_not_yet_seen() -> None:
    t = table(Power("king@nw", agent="nw.0"), stage="agent", seen="coup loan bill")
    t.play("agent:nw.4")
    assert t.ways == {f"card:{card}": 1 for card in CARDS if card not in ("coup", "loan", "bill")}
    assert t.refuses("card:loan") == "K-D1"


def test_K_S3_a_pipeline_lies_from_the_start_and_costs_nobody_anything() -> None:
    t = opening(4)
    assert t.view.pipelines == ("abu>uor",)
    assert t.view.pipes == 11
    assert t.cash == [7] * 4
    t = table(Power("king@abu dictator@uor", tankers="uor uor"))
    assert t.power().income == 4, "whoever rules both ends uses it at once"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_S4_the_first_player_is_drawn_and_play_goes_clockwise(seats: int) -> None:
    t = opening(seats)
    assert t.ways == {f"first:{seat}": 1 for seat in range(seats)}
    assert t.refuses(f"first:{seats}") == "K-S4"
    assert t.refuses("first:9") == "K-S4"
    first = seats - 1
    assert FirstChosen("K-S4", first) in t.play(f"first:{first}")
    played = []
    for country in ("nw", "ne", "sw", "se")[:seats]:
        played.append(t.seat)
        t.play(f"place:dictator@{country} tanker:{country}")
    assert played == [(first + n) % seats for n in range(seats)]
    assert t.seat == first, "and the second round begins with the same player"
    assert t.view.round == 2


@pytest.mark.parametrize(("agreed", "seat"), [("agreed", 0), ("agreed:1", 0), ("agreed:3", 2)])
def test_K_S4_by_agreement_the_seat_that_was_named_begins(agreed: str, seat: int) -> None:
    t = opening(3, first_player=agreed)
    assert t.ways == {f"first:{seat}": 1}
    assert t.refuses(f"first:{(seat + 1) % 3}") == "K-S4"
    assert FirstChosen("K-S4", seat) in t.play(f"first:{seat}")
    assert t.seat == seat


@pytest.mark.parametrize("value", ["agreed:0", "agreed:4", "agreed:", "agreed:x", "drawn:1", "2"])
def test_K_S4_no_other_seat_can_be_named(value: str) -> None:
    with pytest.raises(UnknownName, match="first_player"):
        EDITION.game(3, {"first_player": value}, None)


def test_K_S4_who_is_out_is_passed_over() -> None:
    t = table(Power("king@nw"), out(3), Power("king@sw"), stage="last")
    t.play("end")
    assert t.seat == 2


def test_K_S5_the_program_keeps_the_bank_and_plays_what_leaves_no_choice() -> None:
    t = table(Power("king@nw", 2, gone=NO_RESERVE, agent="nw.1"), Power("king@far", tankers="se"))
    told = t.play("move:nw.0>nw.1")
    assert Settled("K-S5", 0) in told, "no money, no tanker: only the end of the turn is left"
    assert IncomeCollected("K-T2", 1, 0) in told
    assert t.seat == 1


def test_K_S5_who_is_asked_has_a_choice() -> None:
    t = opening()
    t.play("first:0 place:king@nw")
    assert t.moves == {"tanker:nw", "tanker:hand"}


@pytest.mark.parametrize("kind", ["king", "president", "dictator", "guerrilla"])
def test_K_T1_any_leader_on_any_free_capital_with_the_agent_beside(kind: str) -> None:
    for country in COUNTRIES:
        t = opening()
        t.play("first:1")
        assert f"place:{kind}@{country}" in t.moves
        assert LeaderPlaced("K-L1", 1, kind, country) in t.play(f"place:{kind}@{country}")
        seen = t.power(1)
        assert (seen.board, seen.agent) == ({f"{country}.0": kind}, f"{country}.0")
        assert seen.cash == 7 - (2 if kind in ("king", "president") else 1), "the agent is free"
        assert t.ruler(country) == 1


def test_K_T1_placing_is_a_must() -> None:
    t = opening()
    t.play("first:0")
    assert len(t.moves) == 4 * 8
    assert t.moves == t.of("place")
    for other in ("end", "skip", "tanker:north"):
        assert t.refuses(other) == "K-T1"
    for later in ("buy-tanker:north", "agent:nw.4"):
        assert t.refuses(later) == "K-T1b"


def test_K_T1_a_taken_capital_is_not_free() -> None:
    t = opening()
    t.play("first:0 place:king@nw tanker:nw")
    assert "place:king@nw" not in t.moves
    assert t.refuses("place:dictator@nw") == "K-L1a"
    assert len(t.moves) == 4 * 7


@pytest.mark.parametrize("country", WITH_PORT)
def test_K_T1_the_free_tanker_may_be_stationed_in_the_new_port(country: str) -> None:
    t = opening()
    t.play(f"first:0 place:king@{country}")
    assert t.moves == {f"tanker:{country}", "tanker:hand"}
    assert TankerPut("K-T1", 0, country) in t.play(f"tanker:{country}")
    assert t.power().tankers == {country: 1}
    assert t.cash[0] == 5, "the tanker is free"


@pytest.mark.parametrize("sea", ["north", "south"])
@pytest.mark.parametrize("country", ["mid", "nw", "uor"])
def test_K_T1a_a_tanker_not_stationed_waits_at_the_sea_that_is_named(
    country: str, sea: str
) -> None:
    t = opening(free_tanker="sea")
    t.play(f"first:0 place:king@{country}")
    assert t.refuses("tanker:hand") == "K-T1a"
    t.play(f"tanker:{sea}")
    assert t.power().tankers == {sea: 1}


def test_K_T1a_a_tanker_not_stationed_stays_in_hand() -> None:
    t = opening()
    t.play("first:0 place:king@nw")
    assert t.refuses("tanker:north") == "K-T1a"
    assert TankerPut("K-T1a", 0, "hand") in t.play("tanker:hand")
    assert t.power().tankers == {"hand": 1}
    assert t.power().income == 0, "it earns nothing there"


@pytest.mark.parametrize("country", INLAND)
def test_K_T1a_with_an_inland_capital_it_stays_in_hand_unasked(country: str) -> None:
    t = opening()
    told = t.play(f"first:0 place:king@{country}")
    assert {Settled("K-S5", 0), TankerPut("K-T1a", 0, "hand")} <= set(told)
    assert (t.seat, t.power().tankers) == (1, {"hand": 1})


@pytest.mark.parametrize("place", ["north", "south", "nw"])
def test_K_T1a_a_later_tanker_action_puts_it_into_play(place: str) -> None:
    t = table(Power("king@nw", 5, tankers="hand"), stage="last")
    assert t.of("station") == {"station:north", "station:south", "station:nw"}
    assert TankerStationed("K-T1a", 0, place) in t.play(f"station:{place}")
    assert t.view.powers[0].tankers == {place: 1}
    assert t.seat == 1 or not t.of("station", "sail", "sell-tanker", "buy-tanker")


def test_K_T1a_in_no_foreign_port_and_not_back_again() -> None:
    t = table(Power("king@nw", 5, tankers="hand north"), Power("king@se"), stage="last")
    assert t.refuses("station:se") == "K-T1a"
    assert t.refuses("station:ne") == "K-T1a"
    assert t.refuses("station:hand") == "K-T1a"
    assert t.refuses(Sail("north", "hand")) == "K-N2"
    assert t.refuses("buy-tanker:hand") == "K-N1"
    assert t.refuses(Station("far")) == "K-T1a"


def test_K_T1a_it_may_be_sold_from_the_hand() -> None:
    t = table(Power("king@nw", 5, tankers="hand"), stage="last")
    stock = t.view.stock
    assert TankerSold("K-N6", 0, "hand", 3) in t.play("sell-tanker:hand")
    assert (t.cash[0], t.view.stock) == (8, stock + 1)


@pytest.mark.parametrize("country", INLAND)
def test_K_T1a_with_the_option_only_the_seas_are_left_inland(country: str) -> None:
    t = opening(free_tanker="sea")
    t.play(f"first:0 place:king@{country}")
    assert t.moves == {"tanker:north", "tanker:south"}
    assert t.refuses(f"tanker:{country}") == "K-T1"
    assert t.refuses("tanker:nw") == "K-T1"
    assert t.refuses("end") == "K-T1", "it is put somewhere before anything else"


def test_K_T1b_nothing_else_on_the_first_turn() -> None:
    t = opening()
    told = t.play("first:0 place:dictator@nw tanker:nw")
    assert TurnStarted("K-T2", 1, 1) in told, "the next player's turn begins at once"
    assert not [event for event in told if isinstance(event, IncomeCollected)]
    assert (t.seat, t.phase) == (1, Phase.PLACING)


def test_K_T1b_with_the_option_the_first_turn_has_a_trade() -> None:
    t = opening(first_turn_trade="yes")
    t.play("first:0 place:dictator@nw tanker:nw")
    assert (t.seat, t.phase) == (0, Phase.LAST)
    assert t.moves == {
        "end",
        *("buy-tanker:nw", "buy-tanker:north", "buy-tanker:south"),
        *("sell-tanker:nw", "sail:nw>north", "pipeline:abu>nw", "pipeline:mid>nw"),
    }
    t.play("buy-tanker:nw")
    assert t.power().tankers == {"nw": 2}, "the free one was no tanker action"
    assert (t.seat, t.cash[0]) == (1, 1)


def test_K_T1b_with_the_option_a_tanker_in_hand_is_sold_at_once_but_put_into_play_later() -> None:
    t = opening(first_turn_trade="yes")
    t.play("first:0 place:dictator@mid")
    assert t.phase == Phase.LAST
    assert "sell-tanker:hand" in t.moves
    assert not t.of("station")
    assert t.refuses("station:north") == "K-T1b"


def test_K_T1b_with_the_option_the_duty_is_done() -> None:
    t = opening(first_turn_trade="yes")
    t.play("first:0 place:king@nw tanker:nw buy-tanker:nw")
    assert t.cash[0] == 0, "no money has to be kept for another leader action"


def test_K_T1b_a_free_capital_is_left_for_the_last_of_four() -> None:
    t = opening(4)
    t.play("first:2")
    for country in ("nw", "ne", "sw"):
        t.play(f"place:king@{country} tanker:{country}")
    assert (t.seat, t.view.round) == (1, 1)
    assert len(t.moves) == 4 * 5
