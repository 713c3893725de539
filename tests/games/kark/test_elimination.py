"""When a player is out, and what becomes of the things (K-E1 to K-E1i)."""

from __future__ import annotations

from typing import Any

import pytest

from nations.games.kark.events import (
    AgentMoved,
    CashWon,
    CountryLeft,
    CoupMade,
    LeaderActionSkipped,
    LeaderAdvanced,
    LeaderWithdrawn,
    PowerOut,
    Settled,
)
from nations.games.kark.state import Phase

from .tables import NO_RESERVE, Power, Table, card_drawn, table, turn_starts

OTHERS = (Power("king@far"), Power("king@se"))
"""Two more players, so that the game goes on."""

BROKE = Power("king@sw.2", 0, agent="nw.0", gone=NO_RESERVE)
"""Neither income nor money, and one king that cannot pay a step."""

HEMMED_IN = Power("king@nw.1", 5, agent="nw.0", gone=NO_RESERVE)
WALLS = Power("king@nw president@nw.2")
"""On both sides of the hemmed-in king, neither to be attacked nor to be passed."""


def is_out(t: Table, seat: int = 0) -> bool:
    return t.power(seat).out


def test_K_E1_without_income_and_money_a_player_is_out_after_the_agent_moved() -> None:
    t, _ = turn_starts(BROKE, *OTHERS)
    assert not is_out(t)
    assert t.moves == t.of("agent"), "the agent still moves first"
    told = t.play("agent:nw.4 card:bill")
    assert told[0] == AgentMoved("K-T3", 0, "nw.4")
    assert PowerOut("K-E1", 0) in told
    assert is_out(t)
    assert (t.power().board, t.power().agent) == ({}, None)


@pytest.mark.parametrize("card", ["loan", "king-marches"])
def test_K_E1_a_card_that_brings_money_or_a_free_move_keeps_the_player_in(card: str) -> None:
    t, _ = card_drawn(card, BROKE, *OTHERS)
    assert (t.seat, is_out(t)) == (0, False)


@pytest.mark.parametrize(
    ("leaders", "cash", "gone", "tankers", "out"),
    [
        ("king@sw.2", 1, NO_RESERVE, "", True),
        ("king@sw.2", 2, NO_RESERVE, "", False),
        ("dictator@sw.2", 0, NO_RESERVE, "", True),
        ("dictator@sw.2", 1, NO_RESERVE, "", False),
        ("king@sw.2", 0, "", "", True),
        ("king@sw.2", 1, "", "", False),
        ("king@sw", 1, NO_RESERVE, "sw", False),
        ("king@sw", 1, NO_RESERVE, "", True),
    ],
)
def test_K_E1a_with_the_option_less_cash_than_the_cheapest_action_is_enough(
    leaders: str, cash: int, gone: str, tankers: str, out: bool
) -> None:
    player = Power(leaders, cash, agent="uor.5", gone=gone, tankers=tankers)
    t = table(player, *OTHERS, stage="agent", ruin="cannot_pay")
    t.play("agent:uor.1")
    if not out and "skip" in t.moves:
        t.play("skip")
    assert is_out(t) == out


@pytest.mark.parametrize(
    ("leaders", "cash", "tankers", "out"),
    [
        ("king@sw.2", 0, "", True),
        ("king@sw.2", 1, "", False),
        ("king@sw", 0, "sw", False),
        ("dictator@sw", 0, "", True),
    ],
)
def test_K_E1a_neither_income_now_nor_money(
    leaders: str, cash: int, tankers: str, out: bool
) -> None:
    player = Power(leaders, cash, agent="uor.5", gone=NO_RESERVE, tankers=tankers)
    t = table(player, *OTHERS, stage="agent")
    told = t.play("agent:uor.1")
    if not out and t.seat == 0 and "skip" in t.moves:
        told = t.play("skip")
    assert (is_out(t), LeaderActionSkipped("K-E1d", 0) in told) == (out, not out)


@pytest.mark.parametrize(("cash", "out"), [(0, True), (1, False)])
def test_K_E1a_if_the_board_allows_no_action_cash_must_be_0(cash: int, out: bool) -> None:
    t = table(Power("king@nw.1", cash, gone=NO_RESERVE, agent="far.7"), WALLS, Power("king@se"))
    told = t.play("skip")
    assert is_out(t) == out
    assert (PowerOut("K-E1", 0) in told) == out


@pytest.mark.parametrize("moment", ["any", "last"])
def test_K_E1a_who_can_sell_a_tanker_may_do_so_first(moment: str) -> None:
    player = Power("king@sw.2", 0, gone=NO_RESERVE, tankers="north")
    t = table(player, *OTHERS, trade_moment=moment)
    assert t.moves >= {"skip", "sell-tanker:north"}
    assert ("sail:north>south" in t.moves) == (moment == "any"), "that would not help"
    t.play("sell-tanker:north")
    assert (t.seat, t.cash[0]) == (0, 3)
    assert t.refuses("skip") == "K-T5a"


@pytest.mark.parametrize("moment", ["any", "last"])
def test_K_E1a_who_can_bring_a_tanker_to_port_may_do_so_first(moment: str) -> None:
    player = Power("king@sw", 0, gone=NO_RESERVE, tankers="south hand")
    t = table(player, *OTHERS, trade_moment=moment)
    assert t.moves >= {"skip", "sell-tanker:south", "sail:south>sw"}
    assert t.moves >= {"sell-tanker:hand", "station:sw"}
    assert ("station:north" in t.moves) == (moment == "any"), "that would not help"
    by_hand = t.copy()
    assert LeaderActionSkipped("K-E1d", 0) in by_hand.play("station:sw")
    told = t.play("sail:south>sw")
    assert LeaderActionSkipped("K-E1d", 0) in told, "there is income to come now"
    assert not is_out(t)


def test_K_E1a_who_declines_to_be_saved_is_out() -> None:
    t = table(Power("king@sw.2", 0, gone=NO_RESERVE, tankers="north"), *OTHERS)
    t.play("skip")
    assert is_out(t)


def test_K_E1a_after_the_one_tanker_action_nothing_saves() -> None:
    broke = Power("king@sw.2", 0, gone=NO_RESERVE, tankers="north north")
    t = table(broke, *OTHERS, done="tanker")
    assert t.moves == {"skip"}


@pytest.mark.parametrize(("option", "out"), [("skip", False), ("out", True)])
def test_K_E1b_with_no_action_on_the_board_it_is_skipped_or_by_the_option_out(
    option: str, out: bool
) -> None:
    t = table(HEMMED_IN, WALLS, Power("king@se"), blocked=option)
    assert not t.of("move", "place")
    t.play("skip")
    assert is_out(t) == out
    assert t.seat == (1 if out else 0)
    if not out:
        assert t.phase == Phase.LAST
        assert t.power().board == {"nw.1": "king"}


def test_K_E1b_is_the_rule_told_when_the_board_allows_no_action() -> None:
    t = table(HEMMED_IN, WALLS, Power("king@se"))
    assert LeaderActionSkipped("K-E1b", 0) in t.play("skip")


@pytest.mark.parametrize("option", ["skip", "out"])
def test_K_E1b_a_reserve_leader_and_a_free_capital_are_an_action(option: str) -> None:
    player = Power("king@nw.1", 5, gone="king president president dictator")
    t = table(player, WALLS, Power("king@se"), blocked=option)
    assert t.of("place")
    assert t.refuses("skip") == "K-T5a"


def test_K_E1c_figures_leave_pipelines_stay_and_tankers_wait_or_go_to_the_bank() -> None:
    tankers = "sw sw nw north north south hand"
    leaver = Power("king@sw president@nw", 8, agent="uor.5", tankers=tankers)
    t = table(leaver, *OTHERS, laid="abu>uor abu>nw")
    stock = t.view.stock
    told = t.play("resign")
    assert {CountryLeft("K-L7", 0, "sw"), CountryLeft("K-L7", 0, "nw")} <= set(told)
    seen = t.power()
    assert (seen.board, seen.agent, seen.cash, seen.tankers) == ({}, None, 0, {})
    assert seen.reserve == {}
    assert t.view.nobodys == {"sw": 2, "nw": 1}
    assert t.view.stock == stock + 4, "those at sea, and one in hand"
    assert t.view.pipelines == ("abu>nw", "abu>uor")
    assert (t.ruler("sw"), t.ruler("nw")) == (None, None)


def test_K_E1c_nobodys_tankers_wait_for_the_next_ruler() -> None:
    t = table(Power("king@sw", 8, tankers="sw sw"), *OTHERS)
    t.play("resign agent:far.3 place:president@sw")
    assert (t.power(1).tankers, t.view.nobodys) == ({"sw": 2}, {})
    assert t.power(1).income == 4


def test_K_E1c_a_free_tanker_not_yet_put_goes_back_to_the_stock() -> None:
    newcomer = Power("", 7, started=False)
    t = table(newcomer, *OTHERS, stage="placing", rounds=1)
    assert t.view.stock == 15
    t.play("resign")
    assert t.view.stock == 16


@pytest.mark.parametrize("blocked", ["skip", "out"])
def test_K_E1d_short_of_cash_with_income_to_come_the_action_is_skipped(blocked: str) -> None:
    player = Power("king@sw", 1, gone=NO_RESERVE, tankers="sw")
    t = table(player, *OTHERS, blocked=blocked)
    assert t.moves == {"skip", "sell-tanker:sw", "sail:sw>south"}
    assert LeaderActionSkipped("K-E1d", 0) in t.play("skip")
    assert (t.phase, is_out(t)) == (Phase.LAST, False)
    assert t.power().board == {"sw.0": "king"}


@pytest.mark.parametrize("blocked", ["skip", "out"])
def test_K_E1d_short_of_cash_with_some_money_left_the_action_is_skipped(blocked: str) -> None:
    t = table(Power("king@sw.2", 1, gone=NO_RESERVE), *OTHERS, blocked=blocked)
    assert LeaderActionSkipped("K-E1d", 0) in t.play("skip")
    assert not is_out(t)


def test_K_E1e_nobody_goes_out_on_anothers_turn() -> None:
    victim = Power("dictator@nw", 0, agent="sw.1", gone=NO_RESERVE)
    t = table(Power("king@nw.2"), victim, Power("king@se"))
    t.play("move:nw.2>nw.0")
    assert t.power(1).board == {}
    assert not is_out(t, 1), "though neither money nor leaders are left"
    t.play("end")
    assert (t.seat, is_out(t, 1)) == (1, False)
    t.play("agent:sw.5")
    assert is_out(t, 1)


def test_K_E1e_never_two_at_once() -> None:
    ruined = Power("", 0, agent="sw.1", gone=NO_RESERVE)
    t = table(ruined, ruined, Power("king@se"), stage="agent")
    t.play("agent:sw.5")
    assert [is_out(t, seat) for seat in range(3)] == [True, False, False]


@pytest.mark.parametrize(
    ("card", "leaders", "gone", "saved"),
    [
        ("aid", "king@sw.2", NO_RESERVE, True),
        ("aid", "dictator@sw.2", NO_RESERVE, True),
        ("boom", "king@sw.2", NO_RESERVE, True),
        ("strike", "king@sw.2", NO_RESERVE, False),
        ("king-falls", "king@sw.2 king@se.2", "", False),
        ("dictator-falls", "king@sw.2", NO_RESERVE, False),
        ("dictator-marches", "king@sw.2", NO_RESERVE, False),
        ("tanker-aground", "king@sw.2", NO_RESERVE, False),
    ],
)
def test_K_E1f_a_card_saves_by_money_that_ends_the_need(
    card: str, leaders: str, gone: str, saved: bool
) -> None:
    player = Power(leaders, 0, agent="nw.0", gone=gone)
    t, _ = card_drawn(card, player, Power("king@far"), Power("king@ne"))
    if t.phase == Phase.WITHDRAWING:
        t.play("withdraw:sw.2")
    assert is_out(t) != saved


def test_K_E1f_with_the_option_money_must_suffice() -> None:
    t, _ = card_drawn("aid", BROKE, *OTHERS, ruin="cannot_pay")
    assert is_out(t)


@pytest.mark.parametrize("blocked", ["skip", "out"])
def test_K_E1f_a_withdrawal_that_leaves_the_rest_hemmed_in_is_no_end(blocked: str) -> None:
    player = Power("king@nw.1 dictator@sw.2", 5, agent="nw.0", gone=NO_RESERVE)
    t, _ = card_drawn("dictator-falls", player, WALLS, Power("king@se"), blocked=blocked)
    assert (t.seat, is_out(t)) == (0, False), "no action falls due, so K-E1b is not tested"


def test_K_E1f_a_free_advance_saves() -> None:
    t, _ = card_drawn("king-marches", BROKE, *OTHERS)
    told = t.play("advance:sw.2>sw.3")
    assert LeaderAdvanced("K-D6", 0, "king", "sw.3") in told
    assert (t.seat, is_out(t)) == (1, False), "the turn is over, and the player still in"


def test_K_E1f_a_coup_saves() -> None:
    t, _ = card_drawn("coup", Power("", 0, agent="nw.0", gone="king king"), *OTHERS)
    told = t.play("coup:president@mid")
    assert CoupMade("K-D9", 0, "president", "mid") in told
    assert (t.seat, is_out(t)) == (1, False)


@pytest.mark.parametrize("moment", ["any", "last"])
def test_K_E1f_a_withdrawal_saves_nobody_but_a_tanker_may(moment: str) -> None:
    player = Power("king@sw.2", 0, agent="nw.0", tankers="north")
    t, told = card_drawn("king-falls", player, *OTHERS, trade_moment=moment)
    assert LeaderWithdrawn("K-D7", 0, "king", "sw.2") in told
    assert t.moves >= {"skip", "sell-tanker:north"}
    out, saved = t.copy(), t.copy()
    out.play("skip")
    assert is_out(out)
    saved.play("sell-tanker:north")
    assert not is_out(saved)
    assert not saved.of("place", "move"), "the action was replaced all the same (K-G4)"


def test_K_E1f_with_money_a_withdrawal_just_replaces_the_action() -> None:
    t, _ = card_drawn("king-falls", Power("king@sw.2", 5, agent="nw.0"), *OTHERS)
    assert (t.seat, t.phase, is_out(t)) == (0, Phase.LAST, False)


@pytest.mark.parametrize("cash", [0, 2, 50])
def test_K_E1g_without_any_leader_a_player_is_out_whatever_the_money(cash: int) -> None:
    t = table(Power("", cash, agent="sw.1", gone=NO_RESERVE), *OTHERS, stage="agent")
    told = t.play("agent:sw.5")
    assert is_out(t)
    assert Settled("K-S5", 0) in told, "nothing can be traded any more"


@pytest.mark.parametrize("moment", ["any", "last"])
def test_K_E1g_no_sale_comes_before_it(moment: str) -> None:
    player = Power("king@sw.2", 5, agent="nw.0", tankers="north", gone=NO_RESERVE)
    t, _ = card_drawn("king-falls", player, *OTHERS, trade_moment=moment)
    assert is_out(t)
    player = Power("", 5, agent="nw.0", tankers="north", gone=NO_RESERVE)
    t = table(player, *OTHERS, stage="agent", trade_moment=moment)
    assert ("sell-tanker:north" in t.moves) == (moment == "any"), "before the agent it may be"


def test_K_E1g_in_a_match_of_version_1_who_has_no_leader_may_still_trade() -> None:
    t = table(Power("", 50, agent="sw.1", gone=NO_RESERVE), *OTHERS, stage="agent", reading="1")
    t.play("agent:sw.5")
    assert t.moves == t.of("buy-tanker") | {"skip"}
    t.play("buy-tanker:north")
    assert is_out(t)


STUCK = Power("king@sw.2", 1, agent="uor.5", gone=NO_RESERVE)
"""A million, no income, and one king that costs two."""


WALKER = Power("king@se.2", 50, agent="far.7")
THERE = "agent:uor.1 agent:far.3 move:se.2>se.3 end"
BACK = "agent:uor.5 agent:far.7 move:se.3>se.2 end"
"""The only choice of who is stuck is the agent's way; the other player walks to and fro."""


def test_K_E1i_the_third_skip_in_a_row_for_want_of_money_is_the_end() -> None:
    t = table(STUCK, WALKER, stage="agent")
    told = t.play(f"{THERE} {BACK}")
    assert told.count(LeaderActionSkipped("K-E1d", 0)) == 2
    assert (is_out(t), t.power().stuck) == (False, 2)
    told = t.play("agent:uor.1")
    assert PowerOut("K-E1i", 0) in told
    assert (is_out(t), t.power().stuck) == (True, 0)


def test_K_E1i_with_the_option_the_player_stays() -> None:
    t = table(STUCK, WALKER, stage="agent", stuck="stays")
    t.play(f"{THERE} {BACK} {THERE} {BACK}")
    assert (is_out(t), t.power().stuck) == (False, 0)


def test_K_E1i_income_a_blocked_or_a_replaced_action_or_a_step_ends_the_row() -> None:
    def after(moves: str, *powers: Power, **told: Any) -> int:
        t = table(*powers, *OTHERS, **told)
        t.state.power[0].stuck = 2
        t.play(moves)
        assert not is_out(t)
        return t.power().stuck

    assert after("skip", Power("king@sw", 1, gone=NO_RESERVE, tankers="sw")) == 0, "income"
    assert after("move:sw.2>sw.3", Power("king@sw.2", 3, gone=NO_RESERVE)) == 0
    assert after("place:dictator@nw", Power("king@sw.2", 1)) == 0
    drawn = "agent:nw.4 card:"
    poor = Power("king@sw.2 king@se.2", 1, agent="nw.0", gone=NO_RESERVE)
    marches = drawn + "king-marches advance:sw.2>sw.3"
    assert after(marches, poor, stage="agent") == 0
    assert after(drawn + "king-falls withdraw:sw.2", poor, stage="agent") == 0
    t = table(Power("king@nw.1", 1, gone=NO_RESERVE), WALLS, Power("king@se"))
    t.state.power[0].stuck = 2
    t.play("skip")
    assert (is_out(t), t.power().stuck) == (False, 0), "hemmed in"


@pytest.mark.parametrize("moment", ["any", "last"])
def test_K_E1i_there_is_no_right_to_sell_first(moment: str) -> None:
    player = Power("king@sw.2", 1, gone=NO_RESERVE, tankers="north")
    t = table(player, *OTHERS, trade_moment=moment)
    t.state.power[0].stuck = 2
    assert ("sell-tanker:north" in t.moves) == (moment == "any"), "as on any other turn"
    assert PowerOut("K-E1i", 0) in t.play("skip")


def test_K_E1g_a_reserve_leader_is_enough() -> None:
    t = table(Power("", 5, agent="sw.1", gone="king king president"), *OTHERS, stage="agent")
    t.play("agent:sw.5")
    assert (t.seat, is_out(t)) == (0, False)


@pytest.mark.parametrize("stage", ["agent", "leader", "last"])
def test_K_E1h_a_player_may_resign_on_the_own_turn(stage: str) -> None:
    t = table(Power("king@sw", 10, tankers="sw"), *OTHERS, stage=stage)
    assert "resign" in t.beside
    assert PowerOut("K-E1h", 0) in t.play("resign")
    assert (t.seat, is_out(t)) == (1, True)
    assert t.view.nobodys == {"sw": 1}


def test_K_E1h_also_on_the_first_turn_but_not_while_a_card_is_obeyed_or_another_asks() -> None:
    t = table(Power("", 7, started=False), *OTHERS, stage="placing", rounds=1)
    assert "resign" in t.beside
    t, told = card_drawn("king-marches", Power("king@sw", agent="nw.0"), *OTHERS)
    assert not [event for event in told if isinstance(event, CashWon)]
    assert t.refuses("resign") == "K-D1a"
    asked = table(Power("king@sw"), *OTHERS)
    asked.play("propose-stop")
    assert asked.beside == set()
    assert asked.refuses("resign") == "K-E3"
