"""The second reader of the Game of Nations, without a kernel: positions worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from second_reader.kark_reader import Reader
from second_reader.kark_scenes import (
    CANAL,
    FOE,
    LAND,
    LAST,
    Leaders,
    content,
    country,
    draws,
    moves,
    play,
    scene,
)

# ------------------------------------------------------------------------- worked examples


@pytest.mark.parametrize(("kind", "price"), [("king", 10), ("dictator", 5), ("guerrilla", 5)])
def test_K_X1_five_steps(kind: str, price: int) -> None:
    ring = content(countries=[CANAL, country("coast", "coastal", 2, size=12, questions=[])])
    ring |= {"arrows": [], "links": []}
    for cash, reached in ((price, True), (price - 1, False)):
        reader = scene({"coast.0": (0, kind)}, cash=[cash], board=ring, options=LAST)
        play(reader, "agent:canal.2")
        assert ("move:coast.0>coast.5" in moves(reader)) == reached
    reader = scene({"coast.0": (0, kind)}, cash=[price], board=ring, options=LAST)
    play(reader, "agent:canal.2", "move:coast.0>coast.5")
    assert reader.table()["cash"][0] == 0


def test_K_X2_a_dictator_seven_steps_away_falls() -> None:
    near = country("near", "coastal", 2, size=8, capital=7, questions=[1])
    far = country("far", "coastal", 2, size=8, capital=7, questions=[1])
    board = content(
        countries=[CANAL, near, far, LAND],
        arrows=[["near.2", "far.6"]],
        links=[["land", "far", True]],
    )
    leaders = {"near.7": (0, "king"), "far.7": (1, "dictator"), "land.0": (0, "president")}
    held = [{}, {"far": 3, "north": 1}]
    for cash, reached in ((14, True), (13, False)):
        reader = scene(leaders, cash=[cash], tankers=held, board=board, options=LAST)
        play(reader, "agent:canal.2")
        assert ("move:near.7>far.7" in moves(reader)) == reached
    reader = scene(leaders, cash=[14], tankers=held, board=board, options=LAST)
    play(reader, "agent:canal.2", "move:near.7>far.7")
    told = reader.table()
    assert (told["cash"][0], told["rulers"]["far"], told["rulers"]["near"]) == (0, 0, None)
    assert told["tankers"] == [{"far": 3}, {"north": 1}]
    assert told["leaders"][1]["dictator"] == {"reserve": 0, "board": [], "gone": 1}
    assert reader.income(0) == 6  # three tankers at 2, the third by the pipeline


@pytest.mark.parametrize(
    ("leaders", "tankers", "laid", "income"),
    [
        ({"coast.0": (0, "king")}, 1, [], 2),
        ({"coast.0": (0, "guerrilla")}, 2, [], 2),
        ({"coast.0": (0, "president")}, 3, [], 4),
        ({"coast.0": (0, "guerrilla"), "land.0": (0, "president")}, 3, [("land", "coast")], 6),
        ({"coast.0": (0, "guerrilla"), "land.0": (0, "president")}, 3, [], 2),
        ({"coast.1": (0, "king")}, 3, [], 0),
    ],
)
def test_K_X3_incomes(
    leaders: Leaders, tankers: int, laid: list[tuple[str, str]], income: int
) -> None:
    reader = scene(leaders, tankers=[{"coast": tankers, "north": 1}], laid=laid, cash=[0])
    assert reader.income(0) == income
    assert reader.table()["cash"][0] == income  # collected at the beginning of the turn (K-T2)


# -------------------------------------------------------------------------- the first turn


def test_K_S4_first_player() -> None:
    assert Reader(content(), 3, {}).turn() == ("chance", {f"first:{s}": 1 for s in range(3)})
    agreed = {"first_player": "agreed"}
    assert Reader(content(), 3, agreed).turn()[:2] == ("decision", 0)
    named = Reader(content(), 3, agreed, named_seat=2)
    assert named.turn()[:2] == ("decision", 2)
    assert named.table()["at"] == 2
    play(named, "place:king@land")
    assert named.turn()[:2] == ("decision", 0)  # clockwise


def opening(place: str, **options: str) -> Reader:
    reader = Reader(content(), 2, {"first_player": "agreed", **options})
    return play(reader, f"place:king@{place}")


def test_K_T1a_the_free_tanker_is_stationed_or_stays_in_hand() -> None:
    reader = opening("coast")
    assert moves(reader) == {"tanker:coast", "tanker:hand"}
    play(reader, "tanker:hand")
    assert reader.table()["hands"] == [1, 1]
    assert reader.table()["tankers"] == [{}, {}]
    reader = play(opening("coast"), "tanker:coast")
    assert reader.table()["hands"] == [0, 1]
    assert reader.table()["tankers"] == [{"coast": 1}, {}]
    inland = opening("land")
    assert inland.turn()[:2] == ("decision", 1)  # nothing to choose
    assert inland.table()["hands"] == [1, 1]


def test_K_T1a_or_waits_at_a_sea() -> None:
    assert moves(opening("land", free_tanker="sea")) == {"tanker:north", "tanker:south"}
    reader = opening("coast", free_tanker="sea")
    assert moves(reader) == {"tanker:north", "tanker:south", "tanker:coast"}
    play(reader, "tanker:south")
    assert reader.table()["tankers"] == [{"south": 1}, {}]
    assert reader.table()["hands"] == [0, 1]


def test_K_T1b_trades_of_the_first_turn() -> None:
    purchases = {"buy-tanker:north", "buy-tanker:south", "pipeline:land>coast"}
    reader = opening("land", first_turn_trade="yes")
    piped = {"pipeline:land>canal"}
    assert moves(reader) == purchases | piped | {"sell-tanker:hand", "end"}
    play(reader, "sell-tanker:hand")
    assert reader.table()["hands"] == [0, 1]
    assert moves(reader) == {"pipeline:land>coast", "pipeline:land>canal", "end"}
    reader = opening("coast", first_turn_trade="yes")
    play(reader, "tanker:hand")
    bought = {"buy-tanker:coast"}
    assert moves(reader) == purchases | bought | {"sell-tanker:hand", "end"}
    reader = opening("coast", first_turn_trade="yes")
    play(reader, "tanker:coast")  # no tanker action yet
    sold = {"sell-tanker:coast", "sail:coast>north"}
    assert moves(reader) == purchases | bought | sold | {"end"}


# ----------------------------------------------------------------------- a tanker in hand

WALK = {"agent:canal.2", "agent:canal.4"}


def test_K_T1a_a_later_tanker_action_puts_it_into_play() -> None:
    reader = scene({"coast.0": (0, "king"), **FOE}, hands=[1], cash=[0, 5])
    stationed = {f"station:{place}" for place in ("north", "south", "coast")}
    assert moves(reader) == WALK | stationed | {"sell-tanker:hand"}
    play(reader, "station:coast")
    assert moves(reader) == WALK
    play(reader, "agent:canal.2")  # nothing can be paid, income is to come: skipped (K-E1d)
    assert reader.turn()[1] == 1
    assert reader.table()["tankers"][0] == {"coast": 1}
    assert reader.table()["hands"] == [0, 0]
    assert reader.table()["stock"]["tankers"] == 15


def test_K_T1a_inland_it_goes_to_a_sea_whoever_rules_the_canal() -> None:
    leaders = {"land.0": (0, "king"), "canal.0": (1, "king")}
    reader = scene(leaders, hands=[1], cash=[0], agents=("canal.0", "coast.0"))
    stationed = {"station:north", "station:south"}
    assert moves(reader) == WALK | stationed | {"sell-tanker:hand"}


def test_K_T1a_it_is_sold_like_any_other() -> None:
    reader = scene({"land.0": (0, "king"), **FOE}, hands=[1], cash=[0])
    play(reader, "sell-tanker:hand")
    assert reader.table()["cash"][0] == 3
    assert reader.table()["stock"]["tankers"] == 16


def test_K_D8_it_is_safe_from_a_loss() -> None:
    lose = {"kind": "lose_tanker"}
    reader = draws(lose, {"coast.0": (0, "king")}, hands=[1], cash=[9], options=LAST)
    assert reader.table()["hands"][0] == 1
    assert "move:coast.0>coast.1" in moves(reader)  # no effect: nothing is replaced
    held = [{"north": 1}]
    reader = draws(lose, {"coast.0": (0, "king")}, hands=[1], tankers=held, cash=[9])
    assert reader.table()["tankers"][0] == {}  # the only one to lose
    assert reader.table()["hands"][0] == 1
    held = [{"north": 1, "coast": 2}]
    reader = draws(lose, {"coast.0": (0, "king")}, hands=[1], tankers=held, cash=[9])
    assert moves(reader) == {"lose-tanker:north", "lose-tanker:coast"}


def test_K_E3_it_counts_when_ranked() -> None:
    reader = opening("land", round_limit="1")
    play(reader, "place:dictator@coast", "tanker:coast")
    assert reader.turn() == ("over", [5 + 3, 6 + 3 + 3], [1])


def test_K_E1c_it_goes_back_to_the_stock() -> None:
    leaders = {"coast.0": (0, "king"), **FOE}
    reader = scene(leaders, hands=[1], tankers=[{"coast": 2, "south": 1}], cash=[4])
    assert reader.table()["stock"]["tankers"] == 12
    play(reader, "resign")
    told = reader.table()
    assert (told["stock"]["tankers"], told["nobodys"]) == (14, {"coast": 2})
    assert (told["hands"], told["cash"][0], told["agents"][0]) == ([0, 0], 0, None)


# --------------------------------------------------------------------------------- money


def test_K_C5_a_box_pays_as_far_as_it_lasts() -> None:
    leaders: Leaders = {"coast.0": (0, "king"), **FOE}
    box = {"bank": "box"}
    for money, paid in ((20, 4), (13, 3), (10, 0), (8, 0)):
        board = content(money=money)
        more: dict[str, Any] = {"cash": [5, 5], "tankers": [{"coast": 2}], "board": board}
        reader = scene(leaders, options=box, **more)
        assert reader.table()["cash"] == [5 + paid, 5]
        assert reader.income(0) == 4  # of the position, all the same
        assert scene(leaders, **more).table()["cash"] == [9, 5]
        left = max(0, min(3, money - 10 - paid))
        play(reader, "sell-tanker:coast")
        assert reader.table()["cash"] == [5 + paid + left, 5]
        assert reader.table()["tankers"][0] == {"coast": 1}


def test_K_C5_cards_and_returns() -> None:
    leaders: Leaders = {"coast.0": (0, "king"), **FOE}
    more: dict[str, Any] = {"cash": [2, 5], "options": {"bank": "box"}, "changes": {"money": 10}}
    assert draws({"kind": "cash", "millions": 6}, leaders, **more).table()["cash"] == [5, 5]
    reader = draws({"kind": "cash", "millions": -6}, leaders, **more)
    assert reader.table()["cash"] == [0, 5]
    assert reader.bank() == 5


def test_K_D5_a_loss_takes_what_there_is() -> None:
    leaders: Leaders = {"coast.0": (0, "king"), **FOE}
    reader = draws({"kind": "cash", "millions": -3}, leaders, cash=[5])
    assert reader.table()["cash"][0] == 2


# --------------------------------------------------------------------------------- the end


def test_K_E3b_quiet_rounds() -> None:
    leaders: Leaders = {"coast.4": (0, "king"), "land.4": (1, "president")}
    for quiet, rounds in (("3", 3), ("off", 5)):
        options = {"stuck": "stays", "quiet_rounds": quiet, "round_limit": "5"}
        reader = scene(leaders, cash=[1, 1], options=options)
        while reader.turn()[0] != "over":
            play(reader, min(moves(reader, reader.turn()[1])))
        assert reader.table()["round"] == rounds
        assert reader.turn() == ("over", [1, 1], [0, 1])
