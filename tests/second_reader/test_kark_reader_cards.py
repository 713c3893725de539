"""Paid moves and incident cards in the second reader of the Game of Nations, worked out by hand."""

from __future__ import annotations

import pytest

from second_reader.kark_scenes import (
    COAST,
    FOE,
    LAND,
    LAST,
    Leaders,
    content,
    country,
    draws,
    goals,
    moves,
    play,
    scene,
)

# ----------------------------------------------------------------------- paid moves and cards


def test_K_L2b_paid_moves_of_a_king() -> None:
    reader = scene({"coast.0": (0, "king"), **FOE}, cash=[4], options=LAST)
    play(reader, "agent:canal.2")
    near = {"coast.1", "coast.2", "land.1", "coast.5", "coast.4"}
    assert goals(reader, "move", "coast.0") == near


@pytest.mark.parametrize(
    ("least", "most", "ends"),
    [
        (3, 3, {"coast.3", "land.2", "land.0"}),
        (4, 4, {"coast.2", "land.1", "land.3", "land.5"}),
        (5, 5, {"coast.3", "land.0", "land.4"}),
        (6, 6, {"land.5", "land.3"}),
        (5, 6, {"coast.3", "land.0", "land.4", "land.5", "land.3"}),
    ],
)
def test_K_D6_ways_of_a_given_length(least: int, most: int, ends: set[str]) -> None:
    card = {"kind": "advance", "leader": "king", "min": least, "max": most}
    reader = draws(card, {"coast.0": (0, "king")}, cash=[0, 5])
    assert goals(reader, "advance", "coast.0") == ends


def test_K_D6_attacks_and_obstacles_hold() -> None:
    card = {"kind": "advance", "leader": "king", "min": 3, "max": 3}
    sitting = {"coast.0": (0, "king"), "land.0": (1, "president")}
    assert "land.0" in goals(draws(card, sitting), "advance", "coast.0")
    sitting["land.0"] = (1, "king")
    assert "land.0" not in goals(draws(card, sitting), "advance", "coast.0")
    sitting = {"coast.0": (0, "king"), "coast.2": (1, "dictator")}  # only by the first arrow
    assert goals(draws(card, sitting), "advance", "coast.0") == {"land.2", "land.0", "coast.3"}
    sitting["land.1"] = (0, "president")
    reader = draws(card, sitting)  # only the way round is left, so nothing is asked
    assert reader.table()["leaders"][0]["king"]["board"] == ["coast.3"]


def test_K_D7a_a_retreat_goes_by_a_way_without_capitals() -> None:
    reader = draws({"kind": "retreat", "leader": "king"}, {"coast.0": (0, "king")})
    ends = {"coast.1", "coast.2", "coast.3", "coast.4", "coast.5", "land.1", "land.2", "land.3"}
    assert goals(reader, "retreat", "coast.0") == ends
    card = {"kind": "retreat", "leader": "king", "min": 3, "max": 3}
    sitting: Leaders = {"coast.0": (0, "king"), "land.0": (1, "dictator")}  # attacks nobody
    assert goals(draws(card, sitting), "retreat", "coast.0") == {"coast.3", "land.2"}


def test_K_D7a_a_retreat_replaces_the_action_and_frees_the_country() -> None:
    reader = draws({"kind": "retreat", "leader": "king"}, {"coast.0": (0, "king")}, cash=[4])
    play(reader, "retreat:coast.0>coast.4")
    assert reader.table()["rulers"]["coast"] is None
    assert reader.table()["cash"][0] == 4
    assert reader.turn()[:2] == ("decision", 1)


def test_K_D7a_who_cannot_retreat_stays_and_moves() -> None:
    card = {"kind": "retreat", "leader": "king", "min": 2, "max": 7}
    leaders: Leaders = {
        "coast.4": (0, "king"),
        "coast.5": (0, "dictator"),
        "coast.3": (1, "king"),
    }
    reader = draws(card, leaders, cash=[1], options=LAST)
    assert reader.table()["rulers"]["coast"] == 0  # nothing was replaced: the one move there is
    assert reader.table()["leaders"][0]["king"]["board"] == ["coast.4"]
    assert reader.table()["cash"][0] == 0


def test_K_D7a_a_question_draws() -> None:
    for chain, cards in (("draw", 2), ("none", 1)):
        board = content(
            cards=[
                {"id": "back", "kind": "retreat", "leader": "king", "min": 1, "max": 1},
                {"id": "gift", "kind": "cash", "millions": 2},
            ]
        )
        reader = scene(
            {"coast.4": (0, "king"), **FOE},
            agents=("canal.1", "canal.0"),
            board=board,
            cash=[1],
            options={"card_chain": chain},
        )
        play(reader, "agent:canal.3", "card:back")
        assert moves(reader) == {"retreat:coast.4>coast.3", "retreat:coast.4>coast.5"}
        play(reader, "retreat:coast.4>coast.3")
        if chain == "draw":
            assert reader.turn() == ("chance", {"card:gift": 1})
            play(reader, "card:gift")
        assert reader.table()["draws"] == cards
        assert reader.turn()[:2] == ("decision", 1)


def test_K_D7a_any_leader() -> None:
    leaders: Leaders = {"coast.5": (0, "king"), "land.0": (0, "guerrilla"), **FOE}
    reader = draws({"kind": "withdraw", "leader": "any"}, leaders)
    assert moves(reader) == {"withdraw:coast.5", "withdraw:land.0"}
    step = {"leader": "any", "min": 1, "max": 1}
    reader = draws({"kind": "advance", **step}, leaders)
    at_home = {"advance:land.0>land.1", "advance:land.0>land.5"}
    assert moves(reader) == at_home | {"advance:coast.5>coast.0", "advance:coast.5>coast.4"}
    reader = draws({"kind": "retreat", **step}, leaders)
    assert moves(reader) == {
        "retreat:land.0>land.1",
        "retreat:land.0>land.5",
        "retreat:coast.5>coast.4",
    }


def test_K_D2a_another_type_cannot_obey() -> None:
    leaders: Leaders = {"coast.5": (0, "king"), **FOE}
    for kind in ("withdraw", "advance", "retreat"):
        reader = draws({"kind": kind, "leader": "dictator"}, leaders, cash=[2], options=LAST)
        assert moves(reader) == {"move:coast.5>coast.0", "move:coast.5>coast.4"}


def test_K_D1a_a_deck_of_one_card_and_none_at_all() -> None:
    card = {"kind": "advance", "leader": "dictator", "min": 1, "max": 1}
    reader = draws(card, {"coast.4": (0, "dictator"), **FOE}, cash=[1])
    play(reader, "advance:coast.4>coast.3")  # the deck's only card was drawn this turn
    assert reader.table()["draws"] == 1
    reader = scene({"coast.4": (0, "dictator"), **FOE}, agents=("canal.1", "canal.0"), cash=[1])
    play(reader, "agent:canal.3", "move:coast.4>coast.3")
    assert reader.table()["draws"] == 0


def test_K_G2a_an_agent_without_a_way_stays() -> None:
    small = content(countries=[country("canal", "canal", 1, size=4), COAST, LAND])
    reader = scene({"coast.0": (0, "king"), **FOE}, cash=[2], board=small, options=LAST)
    assert moves(reader) == {"move:coast.0>coast.1", "move:coast.0>coast.5"}
