"""Who is out and who is saved, as the second reader of the Game of Nations has it (K-E1)."""

from __future__ import annotations

from typing import Any

import pytest

from second_reader.kark_reader import OPTIONS, Reader
from second_reader.kark_scenes import (
    CANAL,
    COAST,
    FOE,
    LAST,
    Leaders,
    content,
    country,
    draws,
    moves,
    out,
    play,
    scene,
)

# --------------------------------------------------------------------------------- ruin


@pytest.mark.parametrize(
    ("ruin", "cash", "lost"),
    [
        ("penniless", 0, True),
        ("penniless", 1, False),
        ("cannot_pay", 0, True),
        ("cannot_pay", 1, True),
    ],
)
def test_K_E1a_ruin(ruin: str, cash: int, lost: bool) -> None:
    reader = scene({"coast.4": (0, "king"), **FOE}, cash=[cash], options={"ruin": ruin})
    play(reader, "agent:canal.2")
    assert out(reader) == lost
    assert reader.turn()[0] == ("over" if lost else "decision")


def test_K_E1d_with_income_nobody_is_out() -> None:
    leaders = {"coast.0": (0, "king"), "canal.0": (0, "dictator"), **FOE}
    for ruin in OPTIONS["ruin"]:
        options = {"ruin": ruin, "blocked": "out", "card_chain": "none"}
        strike = {"kind": "cash", "millions": -9}
        reader = draws(strike, leaders, tankers=[{"coast": 1}], cash=[0], options=options)
        play(reader, "skip")  # both trades of a tanker are offered, too
        assert "end" in moves(reader)
        assert not out(reader)


@pytest.mark.parametrize("moment", ["any", "last"])
def test_K_E1a_who_can_sell_or_come_to_port_does_so_first(moment: str) -> None:
    options = {"trade_moment": moment}
    reader = scene(
        {"coast.0": (0, "dictator"), **FOE},
        tankers=[{"north": 1, "south": 1}],
        hands=[1],
        cash=[0],
        options=options,
    )
    play(reader, "agent:canal.2")
    sales = {"sell-tanker:north", "sell-tanker:south", "sell-tanker:hand"}
    to_port = {"sail:north>coast", "station:coast"}
    elsewhere = {
        "sail:north>south",
        "sail:south>north",
        "station:north",
        "station:south",
    }
    expected = {"skip"} | sales | to_port
    assert moves(reader) == (expected | elsewhere if moment == "any" else expected)
    play(reader, "station:coast")  # an income: skipped, with nothing left to trade
    assert reader.turn()[1] == 1
    assert not out(reader)


def test_K_E1a_no_rescue_is_offered_to_who_is_not_out() -> None:
    leaders = {"coast.4": (0, "king"), **FOE}
    tankers = [{"north": 1}]
    reader = scene(leaders, tankers=tankers, cash=[1], options=LAST)
    play(reader, "agent:canal.2")
    assert moves(reader) == {  # the leader action was skipped
        "end",
        "sell-tanker:north",
        "sail:north>south",
    }
    options = LAST | {"ruin": "cannot_pay"}
    reader = scene(leaders, tankers=tankers, cash=[1], options=options)
    play(reader, "agent:canal.2")
    assert moves(reader) == {"skip", "sell-tanker:north"}
    play(reader, "sell-tanker:north")
    assert "move:coast.4>coast.5" in moves(reader)  # 4 million: now the duty holds
    assert "skip" not in moves(reader)


def stuck_scene(turns: int, cash: int = 1, **more: Any) -> Reader:
    leaders: Leaders = {"coast.4": (0, "king"), **FOE}
    reader = scene(leaders, cash=[cash, 5], short_turns=[turns], **more)
    return play(reader, "agent:canal.2")


def test_K_E1i_three_skips_in_a_row() -> None:
    assert not out(stuck_scene(0))
    assert not out(stuck_scene(1))
    assert out(stuck_scene(2))
    assert not out(stuck_scene(2, options={"stuck": "stays"}))
    assert not out(stuck_scene(7, options={"stuck": "stays"}))


def test_K_E1i_played_from_the_first_skip_on() -> None:
    leaders: Leaders = {"coast.4": (0, "king"), **FOE}
    reader = scene(leaders, cash=[1, 9], options=LAST)
    for mine, steps in (("canal.2", "land.4>land.5"), ("canal.0", "land.5>land.4")):
        play(reader, f"agent:{mine}")
        assert not out(reader)
        play(reader, f"agent:{mine}", f"move:{steps}", "end")
    play(reader, "agent:canal.2")
    assert out(reader)
    assert reader.turn() == ("over", [-1, 7], [1])


def test_K_E1i_no_sale_first_when_trading_is_last() -> None:
    assert out(stuck_scene(2, tankers=[{"north": 1}], options=LAST))
    reader = stuck_scene(2, tankers=[{"north": 1}])
    assert moves(reader) == {"skip", "sell-tanker:north", "sail:north>south"}  # K-T6a
    assert out(play(reader, "skip"))


HEMMED = content(
    arrows=[],
    countries=[CANAL, COAST, country("land", "inland", 4, size=2, questions=[])],
)


def test_K_E1i_a_blocked_action_ends_the_row() -> None:
    leaders: Leaders = {"land.0": (0, "king"), "land.1": (1, "king")}
    reader = scene(leaders, cash=[1, 5], short_turns=[2], board=HEMMED)
    play(reader, "agent:canal.2")
    assert not out(reader)
    assert reader._powers[0].short_turns == 0


def test_K_E1i_income_or_a_replaced_action_ends_the_row() -> None:
    leaders: Leaders = {"coast.0": (0, "king"), **FOE}
    strike = {"kind": "cash", "millions": -2}
    more: dict[str, Any] = {"cash": [1], "short_turns": [2], "options": LAST}
    reader = draws(strike, leaders, tankers=[{"coast": 1}], **more)  # 1 million, income 2
    assert (out(reader), reader._powers[0].short_turns) == (False, 0)
    assert out(draws({"kind": "cash", "millions": 0}, leaders, **more))
    leaders = {"coast.4": (0, "king"), "land.5": (0, "dictator"), **FOE}
    withdrawal = {"kind": "withdraw", "leader": "dictator"}
    reader = draws(withdrawal, leaders, **more)
    assert (out(reader), reader._powers[0].short_turns) == (False, 0)


def test_K_E1b_blocked() -> None:
    leaders: Leaders = {"land.0": (0, "king"), "land.1": (1, "king")}
    for blocked, lost in (("skip", False), ("out", True)):
        options = LAST | {"blocked": blocked}
        tankers = [{"north": 1}]
        reader = scene(leaders, cash=[4], tankers=tankers, board=HEMMED, options=options)
        play(reader, "agent:canal.2")  # no rescue: there is money
        assert out(reader) == lost
        reader = scene(leaders, cash=[0], tankers=tankers, board=HEMMED, options=options)
        play(reader, "agent:canal.2")
        assert moves(reader) == {"skip", "sell-tanker:north"}  # K-E1a first
        play(reader, "sell-tanker:north")
        assert out(reader) == lost


@pytest.mark.parametrize("moment", ["any", "last"])
def test_K_E1g_without_leaders_nothing_is_traded(moment: str) -> None:
    tankers = [{"north": 2}]
    reader = scene(FOE, cash=[9], tankers=tankers, options={"trade_moment": moment})
    assert ("sell-tanker:north" in moves(reader)) == (moment == "any")
    play(reader, "agent:canal.2")
    assert out(reader)
    assert reader.turn()[0] == "over"


@pytest.mark.parametrize("moment", ["any", "last"])
def test_K_E1g_after_a_withdrawal_of_the_last_leader(moment: str) -> None:
    withdrawal = {"kind": "withdraw", "leader": "king"}
    options = {"trade_moment": moment}
    leaders = {"coast.0": (0, "king"), **FOE}
    reader = draws(withdrawal, leaders, cash=[9], tankers=[{"north": 1}], options=options)
    assert out(reader)


def test_K_E1f_a_withdrawal_that_leaves_the_rest_hemmed_in() -> None:
    leaders: Leaders = {"land.0": (0, "king"), "land.1": (1, "king"), "coast.4": (0, "dictator")}
    changes = {"arrows": [], "countries": HEMMED["countries"]}
    reader = draws(
        {"kind": "withdraw", "leader": "dictator"},
        leaders,
        cash=[4],
        changes=changes,
        options={"blocked": "out"},
    )
    assert not out(reader)
    assert moves(reader) == {"end", "pipeline:land>canal", "pipeline:land>coast"}


@pytest.mark.parametrize("kind", ["withdraw", "retreat"])
@pytest.mark.parametrize("moment", ["any", "last"])
def test_K_E1f_withdrawals_and_retreats_save_nobody(kind: str, moment: str) -> None:
    leaders: Leaders = {"coast.0": (0, "dictator"), "land.5": (0, "king"), **FOE}
    card = {"kind": kind, "leader": "dictator", "min": 1, "max": 1}
    options = {"trade_moment": moment}
    held: list[dict[str, int]]
    for held in ([], [{"north": 1}]):
        reader = draws(card, leaders, cash=[0], tankers=held, options=options)
        if kind == "retreat":
            assert moves(reader) == {"retreat:coast.0>coast.1", "retreat:coast.0>coast.5"}
            play(reader, "retreat:coast.0>coast.5")
        assert out(reader) == (not held)
    rescue = {"skip", "sell-tanker:north"}
    assert moves(reader) == (rescue | {"sail:north>south"} if moment == "any" else rescue)
    play(reader, "sell-tanker:north")
    assert reader.turn()[1] == 1  # saved, and nothing is left to do
    assert reader.table()["cash"][0] == 3


def test_K_E1f_money_advances_and_coups_save() -> None:
    leaders: Leaders = {"coast.4": (0, "dictator"), **FOE}
    reader = draws({"kind": "cash", "millions": 1}, leaders, cash=[0], options=LAST)
    assert moves(reader) == {"move:coast.4>coast.5", "move:coast.4>coast.3"}
    advance = {"kind": "advance", "leader": "dictator", "min": 1, "max": 1}
    reader = draws(advance, leaders, cash=[0], options=LAST)
    play(reader, "advance:coast.4>coast.5")
    assert not out(reader)
    assert reader.turn()[1] == 1
    reader = draws({"kind": "coup"}, leaders, cash=[0], reserve=("king",), options=LAST)
    assert moves(reader) == {"coup:king@canal", "coup:king@coast", "coup:king@land"}
    play(reader, "coup:king@coast")
    assert not out(reader)


def test_K_E1f_money_that_does_not_suffice() -> None:
    leaders: Leaders = {"coast.4": (0, "king"), **FOE}
    card = {"kind": "cash", "millions": 1}
    assert not out(draws(card, leaders, cash=[0]))  # some money left (K-E1d)
    assert out(draws(card, leaders, cash=[0], options={"ruin": "cannot_pay"}))


CHAIN: dict[str, dict[str, Any]] = {
    "advance": {"id": "first", "kind": "advance", "leader": "king", "min": 1, "max": 1},
    "retreat": {"id": "first", "kind": "retreat", "leader": "king", "min": 1, "max": 1},
}


@pytest.mark.parametrize(
    ("first", "second", "saved"),
    [
        ("advance", {"kind": "withdraw", "leader": "king"}, True),
        ("retreat", {"kind": "withdraw", "leader": "king"}, False),
        ("retreat", {"kind": "coup"}, True),
        ("retreat", {"kind": "cash", "millions": 1}, True),
        ("retreat", {"kind": "cash", "millions": -1}, False),
    ],
)
def test_K_E1f_a_card_after_a_card(first: str, second: dict[str, Any], saved: bool) -> None:
    board = content(cards=[CHAIN[first], {"id": "second", **second}])
    leaders: Leaders = {"coast.4": (0, "king"), **FOE}
    reserve = ("dictator",) if second["kind"] == "coup" else ()
    reader = scene(leaders, agents=("canal.1", "canal.0"), board=board, cash=[0], reserve=reserve)
    play(reader, "agent:canal.3", "card:first", f"{first}:coast.4>coast.3", "card:second")
    if second["kind"] == "coup":
        play(reader, "coup:dictator@coast")
    assert out(reader) != saved
