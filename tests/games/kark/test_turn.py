"""The stages of a turn, the duty and what may be traded when (K-T2 to K-T6a)."""

from __future__ import annotations

import pytest

from nations.games.kark.events import (
    IncomeCollected,
    LeaderActionSkipped,
    LeaderMoved,
    LeaderPlaced,
    PipelineLaid,
    TankerSold,
    TurnStarted,
)
from nations.games.kark.state import Phase

from .tables import NO_RESERVE, Power, table, turn_starts

TRADER = Power("king@nw", 20, agent="nw.1", tankers="nw north")


def test_K_T2_the_income_is_collected_without_being_asked() -> None:
    t, told = turn_starts(Power("king@nw", 1, tankers="nw nw"))
    assert told[-2:] == [TurnStarted("K-T2", 0, 3), IncomeCollected("K-T2", 0, 4)]
    assert t.cash[0] == 5
    assert t.phase == Phase.AGENT


def test_K_T2_only_the_player_at_turn_collects() -> None:
    t, _ = turn_starts(Power("king@nw", tankers="nw"), Power("king@se", tankers="se"))
    assert t.cash == [12, 10]


def test_K_T2a_what_was_lost_since_earns_nothing() -> None:
    loser = Power("dictator@nw", 3, tankers="nw nw")
    t = table(loser, Power("king@nw.2"), at=1)
    assert t.power().income == 2
    t.play("move:nw.2>nw.0 end")
    assert (t.seat, t.cash[0]) == (0, 3)


def test_K_T2a_what_is_won_this_turn_earns_from_the_next_on() -> None:
    t = table(Power("king@nw.1", 2, agent="nw.0"), Power("dictator@nw", tankers="nw nw"))
    t.play("move:nw.1>nw.0")
    assert (t.cash[0], t.power().income) == (0, 4)
    t.play("end agent:far.3 place:king@se end")
    assert (t.seat, t.cash[0]) == (0, 4)


def test_K_T2a_counted_once_on_the_position_at_the_start() -> None:
    t, _ = turn_starts(Power("king@nw", 10, agent="nw.1", tankers="nw"))
    assert t.cash[0] == 12
    t.play("buy-tanker:nw")
    assert t.cash[0] == 7, "the new tanker earns nothing yet"
    t.play("agent:nw.5")
    assert t.cash[0] == 7


def test_K_T3_the_agent_moves_four_steps_free_of_charge() -> None:
    t, _ = turn_starts(Power("king@nw", 5, agent="nw.1"))
    assert t.moves == t.of("agent") | t.trades
    t.play("agent:nw.5")
    assert (t.power().agent, t.cash[0], t.phase) == ("nw.5", 5, Phase.LEADER)


def test_K_T3_it_is_a_must_and_comes_before_the_leader() -> None:
    t = table(Power("king@nw", 10, agent="nw.1"), stage="agent")
    for other in ("end", "skip", "move:nw.0>nw.1", "place:king@ne"):
        assert t.refuses(other) == "K-T3"
    assert t.refuses("agent:nw.1") == "K-G2"
    t.play("agent:nw.5")
    assert t.refuses("agent:nw.1") == "K-T3", "and once only"


def test_K_T4_one_leader_is_placed_or_moved() -> None:
    t = table(Power("king@nw president@sw", 10))
    moved = LeaderMoved("K-T4", 0, "king", "nw.0", "nw.1", 2)
    assert moved in t.copy().play("move:nw.0>nw.1")
    assert LeaderPlaced("K-L1", 0, "king", "ne") in t.copy().play("place:king@ne")


@pytest.mark.parametrize("action", ["move:nw.0>nw.1", "place:dictator@mid"])
def test_K_T4_never_both_and_one_leader_only(action: str) -> None:
    t = table(Power("king@nw president@sw", 12))
    t.play(action)
    assert t.phase == Phase.LAST
    assert t.moves == t.trades | {"end"}
    for second in ("move:sw.0>sw.1", "place:guerrilla@ne"):
        assert t.refuses(second)


def test_K_T4_is_the_rule_that_refuses_a_second_leader_action() -> None:
    t = table(Power("king@nw president@sw", 12), stage="last")
    assert t.refuses("move:sw.0>sw.1") == "K-T4"


def test_K_T5_a_leader_must_be_moved_unless_one_is_placed() -> None:
    t = table(Power("king@nw", 10))
    assert t.of("place")
    assert t.of("move")
    assert t.moves == t.of("place", "move") | t.trades
    assert t.refuses("skip") == "K-T5a"
    assert t.refuses("end") == "K-T5"


def test_K_T5_with_no_reserve_somebody_must_move() -> None:
    t = table(Power("king@nw president@sw", 10, gone=NO_RESERVE))
    assert not t.of("place")
    assert t.refuses("skip") == "K-T5a"


def test_K_T5a_the_duty_holds_though_the_move_is_unwelcome() -> None:
    t = table(Power("king@nw", 2, gone=NO_RESERVE, tankers="nw nw"))
    assert t.of("move") == {"move:nw.0>nw.1", "move:nw.0>nw.7"}, "the capital has to be left"
    assert t.refuses("skip") == "K-T5a"
    t = table(Power("king@nw.3", 2, gone=NO_RESERVE), Power("king@nw.2 president@mid.5"))
    assert t.moves == {"move:nw.3>nw.4"}, "a step on the ? is all that is left"


def test_K_T5a_without_a_leader_on_the_board_one_must_be_placed() -> None:
    t = table(Power("", 3, gone="king dictator"))
    assert t.moves == t.of("place")
    assert {move.split("@")[0] for move in t.moves} == {
        *("place:king", "place:president", "place:guerrilla")
    }
    assert t.refuses("skip") == "K-T5a"


def test_K_T5a_no_sale_is_forced_by_it() -> None:
    t = table(Power("king@nw", 1, gone=NO_RESERVE, tankers="nw"))
    assert t.moves == {"skip", "sell-tanker:nw", "sail:nw>north"}
    told = t.copy().play("skip")
    assert LeaderActionSkipped("K-E1d", 0) in told
    t.play("sell-tanker:nw")
    assert t.cash[0] == 4
    assert t.refuses("skip") == "K-T5a", "but who has sold can pay, and must"


@pytest.mark.parametrize(
    ("reserve_gone", "cheapest"), [("", 1), ("dictator", 1), ("dictator guerrilla", 2)]
)
@pytest.mark.parametrize("stage", ["agent", "leader"])
def test_K_T5b_a_purchase_must_leave_the_price_of_the_cheapest_action(
    reserve_gone: str, cheapest: int, stage: str
) -> None:
    price = {"buy-tanker:nw": 5, "pipeline:mid>nw": 3}
    for purchase, cost in price.items():
        enough = Power("king@nw", cost + cheapest, gone=reserve_gone, agent="nw.1")
        assert purchase in table(enough, stage=stage).moves
        short = Power("king@nw", cost + cheapest - 1, gone=reserve_gone, agent="nw.1")
        t = table(short, stage=stage)
        assert t.refuses(purchase) == "K-T5b"
        assert purchase in table(short, stage=stage, duty="loose").moves


def test_K_T5b_cheapest_is_one_step_or_one_placing_on_the_present_position() -> None:
    everywhere = "king@nw president@uor"
    others = Power("king@abu king@mid president@far president@ne dictator@sw guerrilla@se")
    reserve = Power(everywhere, 6, gone="king president")
    t = table(reserve, others)
    assert not t.of("place"), "no capital is free, so the reserve counts for nothing"
    assert t.refuses("buy-tanker:nw") == "K-T5b"
    stuck = Power("dictator@nw.1 king@nw president@nw.2", 6, gone=NO_RESERVE)
    t = table(stuck, Power("king@mid"))
    assert t.ends("nw.1") == set(), "the dictator cannot step"
    assert t.refuses("buy-tanker:north") == "K-T5b", "so the king's 2 million count"
    assert "buy-tanker:north" in table(Power(stuck.leaders, 7, gone=NO_RESERVE)).moves


def test_K_T5b_after_the_action_all_may_be_spent() -> None:
    t = table(Power("king@nw", 5), stage="last")
    assert "buy-tanker:nw" in t.moves


def test_K_T5b_nothing_is_kept_where_the_board_allows_no_action() -> None:
    hemmed_in = Power("king@nw.1", 5, gone=NO_RESERVE)
    t = table(hemmed_in, Power("king@nw president@nw.2"))
    assert t.moves == {"skip", "buy-tanker:north", "buy-tanker:south"}


def test_K_T5b_loose_money_may_be_spent_and_the_action_missed() -> None:
    t = table(Power("king@nw", 5, gone=NO_RESERVE, tankers="nw"), duty="loose")
    assert LeaderActionSkipped("K-E1d", 0) in t.play("buy-tanker:nw")
    assert (t.seat, t.cash[0]) == (1, 0)
    assert t.power().board == {"nw.0": "king"}, "the king could not pay and stays"


def test_K_T6_one_tanker_action_and_one_pipeline_a_turn() -> None:
    t = table(TRADER)
    t.play("buy-tanker:nw")
    assert t.trades == t.of("pipeline")
    for second in ("buy-tanker:nw", "sell-tanker:nw", "sail:nw>north", "sail:north>nw"):
        assert t.refuses(second) == "K-T6"
    assert PipelineLaid("K-Q4", 0, "mid", "nw") in t.play("pipeline:mid>nw")
    assert t.refuses("pipeline:abu>nw") == "K-T6"
    assert not t.trades


@pytest.mark.parametrize(
    "action", ["buy-tanker:north", "sell-tanker:nw", "sail:nw>north", "sail:north>nw"]
)
def test_K_T6_buying_selling_stationing_and_moving_are_each_the_one_action(action: str) -> None:
    t = table(TRADER, stage="last")
    t.play(action)
    assert t.moves == t.of("pipeline") | {"end"}
    t.play("pipeline:abu>nw")
    assert t.seat == 1, "nothing is left to do"


def test_K_T6_the_next_turn_brings_new_trades() -> None:
    t, _ = turn_starts(TRADER, done="tanker pipeline")
    assert t.of("buy-tanker")
    assert t.of("pipeline")


@pytest.mark.parametrize("stage", ["agent", "leader", "last"])
def test_K_T6a_trades_are_possible_at_any_moment_after_the_income(stage: str) -> None:
    t = table(TRADER, stage=stage)
    assert {"buy-tanker:nw", "sell-tanker:north", "sail:nw>north", "pipeline:mid>nw"} <= t.trades
    told = t.play("sell-tanker:nw")
    assert told == [TankerSold("K-N6", 0, "nw", 3)]
    assert t.phase.name == stage.upper(), "and the stage goes on"


def test_K_T6a_but_not_while_a_card_is_obeyed() -> None:
    t = table(Power("king@nw king@ne", 20, agent="nw.0", tankers="nw"), stage="agent")
    t.play("agent:nw.4 card:king-falls")
    assert t.moves == {"withdraw:nw.0", "withdraw:ne.0"}
    assert t.refuses("buy-tanker:nw") == "K-D1a"
    assert t.refuses("sell-tanker:nw") == "K-D1a"


@pytest.mark.parametrize("stage", ["agent", "leader"])
def test_K_T6a_last_means_after_the_leader_action(stage: str) -> None:
    t = table(TRADER, stage=stage, trade_moment="last")
    assert not t.trades
    for trade in ("buy-tanker:nw", "sell-tanker:nw", "sail:nw>north", "pipeline:mid>nw"):
        assert t.refuses(trade) == "K-T6a"
    assert table(TRADER, stage="last", trade_moment="last").trades == table(TRADER).trades
