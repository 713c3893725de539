"""War: who may attack whom, and what falls to the new ruler (K-W1 to K-W4a)."""

from __future__ import annotations

import pytest

from nations.games.kark.content import LEADER_NAMES
from nations.games.kark.events import (
    CountryTaken,
    LeaderCaptured,
    LeaderMoved,
    TankersTaken,
)

from .tables import NO_RESERVE, Power, table

ATTACK = "move:nw.2>nw.0"


@pytest.mark.parametrize("attacker", LEADER_NAMES)
@pytest.mark.parametrize("victim", LEADER_NAMES)
def test_K_W1_another_type_in_a_capital_may_be_attacked(attacker: str, victim: str) -> None:
    t = table(Power(f"{attacker}@nw.2", 10), Power(f"{victim}@nw"))
    assert (ATTACK in t.moves) == (attacker != victim)
    if attacker == victim:
        assert t.refuses(ATTACK) == "K-L3"
    else:
        price = 2 if attacker in ("king", "president") else 1
        t.play(ATTACK)
        assert t.cash[0] == 10 - 2 * price


def test_K_W1_the_victim_must_sit_in_a_capital() -> None:
    t = table(Power("king@nw.2", 10), Power("dictator@nw.1"))
    assert "nw.1" not in t.ends("nw.2")
    assert t.refuses("move:nw.2>nw.1") == "K-L3"


@pytest.mark.parametrize(("cash", "possible"), [(4, True), (3, False)])
def test_K_W1_every_step_is_paid(cash: int, possible: bool) -> None:
    t = table(Power("king@nw.2", cash), Power("dictator@nw"))
    assert (ATTACK in t.moves) == possible


@pytest.mark.parametrize("start", ["nw.1", "nw.5", "nw.4", "uor.1", "uor.0", "mid.5", "ne.6"])
def test_K_W1_from_any_point(start: str) -> None:
    t = table(Power(f"dictator@{start}", 12), Power("king@nw"))
    assert "nw.0" in t.ends(start)


def test_K_W1a_only_an_opponents_leader_can_be_attacked() -> None:
    t = table(Power("king@nw.2 dictator@nw", 10), Power("king@far"))
    assert ATTACK not in t.moves
    assert t.refuses(ATTACK) == "K-L3"


def test_K_W1a_where_it_is_no_victim_the_point_is_closed() -> None:
    t = table(Power("king@nw.1", 10, gone=NO_RESERVE), Power("king@nw"))
    assert not {"nw.0", "nw.7"} & t.ends("nw.1"), "neither taken nor passed"


def test_K_W1a_distance_and_crossings_do_not_matter() -> None:
    t = table(Power("guerrilla@uor.5", 20, gone=NO_RESERVE), Power("king@far"))
    price = t.view.prices["uor.5>far.0"]
    assert price > 10, "several countries away"
    told = t.play("move:uor.5>far.0")
    assert LeaderCaptured("K-W2", 1, "king", "far") in told
    assert t.cash[0] == 20 - price


def test_K_W2_the_victim_is_taken_and_the_attacker_rules() -> None:
    t = table(Power("king@nw.2", 10), Power("dictator@nw"))
    told = t.play(ATTACK)
    assert told[:3] == [
        LeaderMoved("K-T4", 0, "king", "nw.2", "nw.0", 4),
        LeaderCaptured("K-W2", 1, "dictator", "nw"),
        CountryTaken("K-L8", 0, "nw"),
    ]
    assert t.power(1).board == {}
    assert (t.ruler("nw"), t.power().board) == (0, {"nw.0": "king"})


@pytest.mark.parametrize(("option", "where"), [("out", "gone"), ("reserve", "reserve")])
def test_K_W2a_a_captured_leader_does_not_return_unless_by_the_option(
    option: str, where: str
) -> None:
    t = table(Power("king@nw.2"), Power("dictator@nw king@se"), captured_leaders=option)
    t.play(ATTACK)
    assert getattr(t.power(1), where).get("dictator") == 1
    t.play("end agent:far.3")
    assert ("place:dictator@ne" in t.moves) == (option == "reserve")


def test_K_W3_tankers_in_the_captured_port_fall_to_the_new_ruler() -> None:
    t = table(Power("king@nw.2", tankers="south"), Power("dictator@nw", tankers="nw nw se north"))
    assert TankersTaken("K-W3a", 0, "nw", 2) in t.play(ATTACK)
    assert t.power().tankers == {"nw": 2, "south": 1}
    assert t.power(1).tankers == {"se": 1, "north": 1}


def test_K_W3_so_does_the_use_of_pipelines() -> None:
    inland = Power("king@nw.2 president@mid", tankers="")
    t = table(inland, Power("dictator@nw", tankers="nw nw nw"), laid="mid>nw")
    assert (t.power().income, t.power(1).income) == (0, 2)
    t.play(ATTACK)
    assert (t.power().income, t.power(1).income) == (6, 0)


@pytest.mark.parametrize("abandoned_port", ["taker", "owner"])
def test_K_W3a_all_tankers_whoever_owned_them(abandoned_port: str) -> None:
    stranded = Power("king@se", tankers="nw")
    t = table(
        Power("king@nw.2"),
        Power("dictator@nw", tankers="nw nw"),
        stranded,
        nobodys="nw nw",
        abandoned_port=abandoned_port,
    )
    assert TankersTaken("K-W3a", 0, "nw", 5) in t.play(ATTACK)
    assert t.power().tankers == {"nw": 5}
    assert t.power(1).tankers == t.power(2).tankers == t.view.nobodys == {}


@pytest.mark.parametrize("trade", ["sell-tanker:nw", "sail:nw>north"])
def test_K_W3a_one_may_be_moved_or_sold_in_the_same_turn(trade: str) -> None:
    t = table(Power("king@nw.2"), Power("dictator@nw", tankers="nw nw"))
    t.play(ATTACK)
    assert trade in t.moves
    t.play(trade)
    assert t.power().tankers.get("nw") == 1


@pytest.mark.parametrize(
    ("start", "closed", "what"),
    [
        ("nw.5", Power("dictator@nw king@nw.6"), "a leader"),
        ("nw.5", Power("dictator@nw", agent="nw.6"), "an agent"),
        ("nw.3", Power("dictator@nw king@nw.2"), "a leader, and the ? on the other side"),
    ],
)
def test_K_W4_no_attack_through_a_question_a_leader_or_an_agent(
    start: str, closed: Power, what: str
) -> None:
    attacker = Power(f"guerrilla@{start}", 5, gone=NO_RESERVE)
    assert f"move:{start}>nw.0" in table(attacker, Power("dictator@nw")).moves
    assert f"move:{start}>nw.0" not in table(attacker, closed).moves, what
    assert table(attacker, closed).refuses(f"move:{start}>nw.0") == "K-P1", "the way round is long"


def test_K_W4_the_question_itself_ends_the_attack() -> None:
    """One step beyond the "?" sits the victim; from the other side it can be reached."""
    changes = {"nw": {"question": 1}}
    attacker = Power("guerrilla@nw.2", 2, gone=NO_RESERVE)
    t = table(attacker, Power("dictator@nw"), changes=changes)
    assert "nw.1" in t.ends("nw.2")
    assert t.refuses(ATTACK) == "K-P1"
    around = Power("guerrilla@nw.2", 6, gone=NO_RESERVE)
    assert ATTACK in table(around, Power("dictator@nw"), changes=changes).moves


def test_K_W4a_an_agent_on_the_capital_does_not_protect_it() -> None:
    t = table(Power("king@nw.2"), Power("dictator@nw", agent="nw.0"))
    t.play(ATTACK)
    assert t.ruler("nw") == 0
    assert t.power(1).agent == "nw.0", "the attacker ends there, beside it"
