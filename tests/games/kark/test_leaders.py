"""Leaders: placing, moving, stopping, leaving and taking countries (K-L1 to K-L8)."""

from __future__ import annotations

import pytest

from nations.games.kark.events import (
    CardTurned,
    CountryLeft,
    CountryTaken,
    LeaderMoved,
    LeaderPlaced,
)
from nations.games.kark.state import Phase

from .own_set import COUNTRIES
from .tables import NO_RESERVE, Power, Table, table, turn_starts

ELSEWHERE = Power("king@far")


def prices(t: Table, start: str) -> dict[str, int]:
    """What each way of the leader on a point costs."""
    return {end: t.view.prices[f"{start}>{end}"] for end in t.ends(start)}


def by_price(t: Table, start: str) -> dict[int, set[str]]:
    """Where the leader on a point can go for each price."""
    found: dict[int, set[str]] = {}
    for end, price in prices(t, start).items():
        found.setdefault(price, set()).add(end)
    return found


def one(leader: str, cash: int, agent: str = "far.7") -> Power:
    """A player with a single leader, so that nothing else can be done."""
    return Power(leader, cash, agent=agent, gone=NO_RESERVE)


@pytest.mark.parametrize("rounds", [2, 7, 40])
def test_K_L1_a_leader_may_be_placed_throughout_the_game(rounds: int) -> None:
    t = table(Power("king@nw", 10), ELSEWHERE, rounds=rounds)
    free = {"uor", "abu", "mid", "ne", "sw", "se"}
    for kind in ("king", "president", "dictator", "guerrilla"):
        placings = {move for move in t.moves if move.startswith(f"place:{kind}@")}
        assert placings == {f"place:{kind}@{country}" for country in free}
    assert CountryTaken("K-L8", 0, "ne") in t.play("place:guerrilla@ne")
    assert t.power().board == {"nw.0": "king", "ne.0": "guerrilla"}
    assert t.power().reserve == {"king": 1, "president": 2, "dictator": 1}


def test_K_L1_only_on_a_capital() -> None:
    t = table(Power("king@nw", 10), ELSEWHERE)
    t.play("place:dictator@se")
    assert "se.0" in t.power().board


@pytest.mark.parametrize(("country", "whose"), [("nw", "own"), ("far", "foreign")])
def test_K_L1a_a_capital_with_a_leader_is_not_free(country: str, whose: str) -> None:
    t = table(Power("king@nw", 10), ELSEWHERE)
    assert t.refuses(f"place:dictator@{country}") == "K-L1a", whose


def test_K_L1a_agents_do_not_count() -> None:
    t = table(Power("king@nw", 10, agent="se.0"), Power("king@far", agent="ne.0"))
    assert {"place:dictator@ne", "place:dictator@se"} <= t.moves


def test_K_L1b_the_reserve_are_leaders_that_never_were_on_the_board() -> None:
    t = table(Power("king@nw dictator@sw", 10, gone="king guerrilla"))
    assert {move.partition("@")[0] for move in t.of("place")} == {"place:president"}
    for kind in ("king", "dictator", "guerrilla"):
        assert t.refuses(f"place:{kind}@ne") == "K-L1b"


@pytest.mark.parametrize(("option", "back"), [("out", False), ("reserve", True)])
def test_K_L1b_captured_and_withdrawn_leaders_return_by_the_option(option: str, back: bool) -> None:
    t = table(
        Power("king@nw.1", 10),
        Power("dictator@nw king@se", agent="se.0"),
        captured_leaders=option,
    )
    t.play("move:nw.1>nw.0 end agent:se.4 card:aid")
    assert (t.seat, t.phase) == (1, Phase.LEADER)
    assert bool({"place:dictator@ne"} & t.moves) == back
    fallen = table(Power("king@nw king@sw", agent="nw.0"), stage="agent", captured_leaders=option)
    fallen.play("agent:nw.4 card:king-falls withdraw:sw.0")
    assert (fallen.power().reserve.get("king", 0) == 1) == back


def test_K_L2_round_the_ring_either_way() -> None:
    t = table(one("dictator@nw", 3), ELSEWHERE)
    assert by_price(t, "nw.0") == {
        1: {"nw.1", "nw.7"},
        2: {"nw.2", "nw.6", "uor.1"},
        3: {"nw.3", "nw.5", "ne.6", "uor.0", "uor.2"},
    }


def test_K_L2_without_reversing_in_one_move() -> None:
    """Between two closed points a leader cannot turn round to lengthen its way."""
    t = table(one("dictator@sw.7", 6), Power("king@sw.6 president@far"))
    ring = {end: price for end, price in prices(t, "sw.7").items() if end[:2] == "sw"}
    assert ring == {"sw.0": 1, "sw.1": 2, "sw.2": 3, "sw.3": 4, "sw.4": 5}
    assert t.refuses("move:sw.7>sw.7") == "K-L3", "it never ends where it started"
    assert t.refuses("move:sw.7>sw.6") == "K-L3"
    assert t.refuses("move:sw.7>sw.5") == "K-P1", "only by a long way through other countries"


def test_K_L2_arrows_are_one_step() -> None:
    t = table(one("king@mid.5", 2), ELSEWHERE)
    assert prices(t, "mid.5") == {"mid.4": 2, "mid.6": 2, "nw.3": 2}


def test_K_L2a_after_a_crossing_the_way_round_is_free() -> None:
    t = table(one("dictator@uor.2", 3), ELSEWHERE)
    ends = prices(t, "uor.2")
    assert (ends["uor.1"], ends["nw.7"]) == (1, 2)
    assert ends["nw.0"] == ends["nw.6"] == 3, "either way from nw.7"
    assert ends["abu.6"] == 1
    assert ends["abu.7"] == ends["abu.5"] == 2


def test_K_L2a_no_point_is_visited_twice_the_start_included() -> None:
    """Round a triangle of countries back to the start is no move, though every step is free."""
    t = table(one("dictator@uor.2", 12), ELSEWHERE)
    assert "uor.2" not in t.ends("uor.2")
    assert t.refuses("move:uor.2>uor.2") == "K-L3"
    assert prices(t, "uor.2")["uor.3"] == 1, "not 3, by abu.6 and abu.5"


def test_K_L2b_as_many_steps_and_crossings_as_money_allows() -> None:
    poor, rich = (table(one("dictator@uor.1", cash), ELSEWHERE) for cash in (4, 10))
    assert max(prices(poor, "uor.1").values()) == 4
    ends = prices(rich, "uor.1")
    assert ends["ne.6"] == 5, "nw.7, nw.0, nw.1, nw.2, ne.6: two crossings"
    assert ends["far.6"] == 10, "ne.7, ne.0, ne.1, ne.2, far.6: and a third"
    assert poor.refuses("move:uor.1>ne.6")


def test_K_L2b_one_step_is_enough_and_crossing_is_never_a_must() -> None:
    t = table(one("king@nw.3", 10), ELSEWHERE)
    assert {"nw.2", "nw.1", "mid.5"} <= t.ends("nw.3")


def test_K_L2b_the_shortest_legal_way_is_charged() -> None:
    around = table(one("dictator@nw.3", 9), Power("king@nw.2"))
    assert prices(around, "nw.3")["nw.4"] == 1
    t = table(one("dictator@abu.5", 9), ELSEWHERE)
    assert prices(t, "abu.5")["uor.2"] == 2, "abu.6 and across, not by uor.3: as short"
    blocked = table(one("dictator@abu.5", 9), Power("king@abu.6"))
    assert prices(blocked, "abu.5")["uor.2"] == 2, "by uor.3"
    both = table(one("dictator@abu.5", 9), Power("king@abu.6 king@uor.3"))
    assert "uor.2" not in prices(both, "abu.5")
    blocked.play("move:abu.5>uor.2")
    assert blocked.cash[0] == 7


@pytest.mark.parametrize("blocker", ["own", "foreign"])
def test_K_L3_no_leader_is_passed_and_no_point_is_shared(blocker: str) -> None:
    if blocker == "own":
        t = table(one("dictator@nw king@nw.2", 3), ELSEWHERE)
    else:
        t = table(one("dictator@nw", 3), Power("king@nw.2"))
    assert "nw.1" in t.ends("nw.0")
    assert not {"nw.2", "nw.3", "ne.6"} & t.ends("nw.0")
    assert t.refuses("move:nw.0>nw.2") == "K-L3"
    assert t.refuses("move:nw.0>nw.3") == "K-P1", "only by a long way round"


def test_K_L3_between_two_leaders_there_is_no_way_at_all() -> None:
    t = table(one("dictator@nw.1 king@nw.2", 90), Power("dictator@nw"))
    assert t.ends("nw.1") == set()
    assert t.refuses("move:nw.1>nw.3") == "K-L2"
    assert t.refuses("move:nw.1>se.3") == "K-L2"


def test_K_L3_a_leader_on_a_question_closes_it() -> None:
    t = table(one("dictator@nw.3", 6), Power("king@nw.4"))
    assert "nw.4" not in t.ends("nw.3")
    assert t.refuses("move:nw.3>nw.4") == "K-L3"


def test_K_L3_an_arrow_to_a_leader_is_closed() -> None:
    t = table(one("dictator@nw.3", 2), Power("king@mid.5"))
    assert not {end for end in t.ends("nw.3") if end.startswith("mid")}


def test_K_L4_an_opponents_agent_may_be_met_but_not_passed() -> None:
    t = table(one("dictator@nw", 4), Power("king@far", agent="nw.2"))
    assert {"nw.1", "nw.2"} <= t.ends("nw.0")
    assert not {"nw.3", "ne.6"} & t.ends("nw.0")
    assert t.refuses("move:nw.0>nw.3") == "K-P1", "only by a long way round"
    t.play("move:nw.0>nw.2")
    assert t.power().board == {"nw.2": "dictator"}
    assert t.view.powers[1].agent == "nw.2", "they share the point"


def test_K_L4_own_agents_do_not_block() -> None:
    t = table(one("dictator@nw", 4, agent="nw.2"), ELSEWHERE)
    assert {"nw.2", "nw.3", "ne.6", "ne.7"} <= t.ends("nw.0")


def test_K_L4_an_agent_of_somebody_out_is_not_there() -> None:
    t = table(one("dictator@nw", 4), Power("king@nw.6", agent="nw.2"), Power("king@se"), at=1)
    t.play("resign")
    assert t.seat == 2
    assert t.view.powers[1].agent is None


@pytest.mark.parametrize("way", ["nw.1", "nw.3", "ne.6"])
def test_K_L4a_who_starts_beside_an_agent_may_leave_any_way(way: str) -> None:
    t = table(one("dictator@nw.2", 3), Power("king@far", agent="nw.2"))
    assert way in t.ends("nw.2")
    assert {"nw.0", "mid.5", "nw.4", "ne.5", "ne.7"} <= t.ends("nw.2"), "and beyond"


def test_K_L5_a_leader_must_stop_on_a_question_and_draws() -> None:
    t = table(one("dictator@nw.3", 5), ELSEWHERE)
    ring = {end for end in t.ends("nw.3") if end[:2] == "nw"}
    assert ring == {"nw.4", "nw.2", "nw.1", "nw.0", "nw.7", "nw.6"}
    assert t.refuses("move:nw.3>nw.5") == "K-P1", "not through the ?, but round the ring"
    told = t.play("move:nw.3>nw.4")
    assert LeaderMoved("K-T4", 0, "dictator", "nw.3", "nw.4", 1) in told
    assert len(t.ways) == 16
    assert CardTurned("K-D1", 0, "aid") in t.play("card:aid")
    assert t.power().board == {"nw.4": "dictator"}


def test_K_L5_it_may_go_on_next_turn() -> None:
    t, _ = turn_starts(one("dictator@nw.4", 3))
    t.play("agent:far.3")
    assert {"nw.5", "nw.3"} <= t.ends("nw.4")


@pytest.mark.parametrize("end", ["nw.5", "nw.3", "nw.2", "abu.1", "mid.5"])
def test_K_L5a_who_starts_on_a_question_goes_either_way_without_a_card(end: str) -> None:
    t = table(one("dictator@nw.4", 3), ELSEWHERE)
    told = t.play(f"move:nw.4>{end}")
    assert not [event for event in told if isinstance(event, CardTurned)]
    assert t.phase != Phase.CARD


def test_K_L5a_a_placing_or_passing_turn_on_a_question_draws_nothing() -> None:
    t, told = turn_starts(Power("dictator@nw.4", 5))
    t.play("agent:far.3 place:king@ne")
    assert t.phase == Phase.LAST
    assert t.view.draws == 0
    assert not [event for event in told if isinstance(event, CardTurned)]


@pytest.mark.parametrize("stage", ["agent", "leader", "last"])
def test_K_L6_no_player_takes_a_leader_off_the_board(stage: str) -> None:
    t = table(Power("king@nw", 10), ELSEWHERE, stage=stage)
    assert not t.of("withdraw")
    assert t.refuses("withdraw:nw.0") == "K-L6"


def test_K_L6_a_leader_in_reserve_cannot_move() -> None:
    t = table(Power("king@nw", 10), ELSEWHERE)
    kark = t.game
    number = kark.number(t.state, kark.read_move(t.turn, "move:nw.0>nw.1"))
    second_king = number + 64
    assert kark.kernel.object_to(kark.box, t.state, second_king) != 0


def test_K_L7_leaving_the_capital_gives_up_the_country() -> None:
    t = table(Power("king@nw", 10, tankers="nw"), ELSEWHERE)
    assert t.ruler("nw") == 0
    assert CountryLeft("K-L7", 0, "nw") in t.play("move:nw.0>nw.1")
    assert t.ruler("nw") is None
    assert t.power().income == 0
    t.play("end agent:far.3")
    assert (t.seat, "place:king@nw" in t.moves) == (1, True), "free for anyone"
    t.play("place:king@nw")
    assert t.ruler("nw") == 1


@pytest.mark.parametrize("country", COUNTRIES)
def test_K_L8_who_ends_on_a_free_capital_rules_at_once(country: str) -> None:
    t = table(Power(f"king@{country}.1", 10), Power())
    told = t.play(f"move:{country}.1>{country}.0")
    assert CountryTaken("K-L8", 0, country) in told
    assert t.ruler(country) == 0
    assert t.power().board == {f"{country}.0": "king"}
    if COUNTRIES[country][0] != "inland":
        assert f"buy-tanker:{country}" in t.moves, "in the same turn"


def test_K_L8_placing_rules_at_once_too() -> None:
    t = table(Power("", 10), ELSEWHERE)
    told = t.play("place:dictator@nw")
    assert [type(event) for event in told] == [LeaderPlaced, CountryTaken]
    assert t.ruler("nw") == 0


def test_K_L8_passing_over_a_free_capital_has_no_effect() -> None:
    t = table(Power("dictator@nw.1", 10), Power("king@far", tankers="nw nw"))
    told = t.play("move:nw.1>nw.7")
    assert not [event for event in told if isinstance(event, CountryTaken)]
    assert t.cash[0] == 8, "over the capital"
    assert t.ruler("nw") is None
    assert t.power(1).tankers == {"nw": 2}
