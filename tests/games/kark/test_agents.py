"""Agents: four steps past everybody, and cards (K-G1 to K-G5)."""

from __future__ import annotations

import pytest

from nations.games.kark.events import (
    AgentMoved,
    CardTurned,
    CardWithoutEffect,
    CoupMade,
    LeaderActionReplaced,
    LeaderAdvanced,
    LeaderWithdrawn,
    PowerOut,
)
from nations.games.kark.state import Phase

from .tables import NO_RESERVE, Power, Table, card_drawn, table


def agent_ends(t: Table) -> set[str]:
    return {move.partition(":")[2] for move in t.of("agent")}


def test_K_G1_the_agent_stays_while_its_player_is_in_the_game() -> None:
    agent_only = Power("dictator@nw", 2, agent="sw.1", gone=NO_RESERVE)
    t = table(Power("king@nw.1"), agent_only, Power("king@se"))
    t.play("move:nw.1>nw.0")
    assert t.power(1).board == {}
    assert t.power(1).agent == "sw.1", "though every leader is gone"
    t.play("end")
    assert t.seat == 1
    told = t.play("agent:sw.5")
    assert AgentMoved("K-T3", 1, "sw.5") in told
    assert PowerOut("K-E1g", 1) in told, "no leader is left"
    assert t.power(1).agent is None


def test_K_G2_exactly_four_steps_either_way_arrows_allowed() -> None:
    """From uor.5 all ways can be told by hand: no arrow near but those at 7, 3 and 2."""
    t = table(Power("king@nw", agent="uor.5"), stage="agent")
    assert agent_ends(t) == {
        "uor.1",  # 6 7 0 1, and 4 3 2 1
        *("sw.0", "sw.2"),  # 6 7 across, and one on
        *("abu.4", "abu.6"),  # 4 3 across, and one on
        "abu.6",  # 4 3 2 across
    }
    assert t.refuses("agent:uor.0") == "K-G2", "three steps"
    assert t.refuses("agent:uor.5") == "K-G2"


def test_K_G2_no_reversing() -> None:
    t = table(Power("king@nw", agent="mid.0"), stage="agent")
    assert not {"mid.0", "mid.2", "mid.6"} & agent_ends(t), "four steps with a turn in them"
    assert "mid.4" in agent_ends(t)


def test_K_G2a_after_a_crossing_the_way_round_is_free_but_no_point_comes_twice() -> None:
    t = table(Power("king@nw", agent="uor.2"), stage="agent")
    ends = agent_ends(t)
    assert {"nw.1", "nw.5"} <= ends, "1, across to nw.7, and two on, either way"
    assert {"abu.1", "abu.3"} <= ends, "across to abu.6, and three on, either way"
    assert "uor.4" in ends, "abu.6, abu.5, uor.3, uor.4"
    assert "uor.2" not in ends, "abu.6, abu.5, uor.3 and back to the start would be four"


def test_K_G2a_nothing_blocks_an_agent_so_it_can_always_move() -> None:
    walls = Power("king@uor.4 king@uor.6 president@uor president@uor.3 dictator@uor.1", 9)
    hemmed = table(Power("king@nw", agent="uor.5"), walls, stage="agent")
    free = table(Power("king@nw", agent="uor.5"), Power("king@far"), stage="agent")
    assert agent_ends(hemmed) == agent_ends(free)


def test_K_G3_passing_a_question_has_no_effect() -> None:
    t = table(Power("king@nw", agent="nw.2"), stage="agent")
    told = t.play("agent:nw.6")
    assert not [event for event in told if isinstance(event, CardTurned)]
    assert t.phase == Phase.LEADER


def test_K_G3_ending_on_one_draws_a_card() -> None:
    t = table(Power("king@nw", agent="nw.0"), stage="agent")
    t.play("agent:nw.4")
    assert t.phase == Phase.CARD
    assert CardTurned("K-D1", 0, "loan") in t.play("card:loan")


def test_K_G4_an_advance_is_done_at_once_and_replaces_the_leader_action() -> None:
    t, _ = card_drawn("king-marches", Power("king@sw dictator@ne", 9, agent="nw.0"))
    assert t.phase == Phase.ADVANCING
    assert t.refuses("agent:nw.0") == "K-D1a"
    told = t.play("advance:sw.0>sw.3")
    assert told[:2] == [
        LeaderAdvanced("K-D6", 0, "king", "sw.3"),
        LeaderActionReplaced("K-G4", 0),
    ]
    assert (t.phase, t.cash[0]) == (Phase.LAST, 9)
    assert t.moves == t.trades | {"end"}


def test_K_G4_a_withdrawal_replaces_it_too() -> None:
    t, _ = card_drawn("king-falls", Power("king@sw king@ne", 9, agent="nw.0"))
    told = t.play("withdraw:sw.0")
    assert LeaderWithdrawn("K-D7", 0, "king", "sw.0") in told
    assert LeaderActionReplaced("K-G4", 0) in told
    assert t.phase == Phase.LAST


def test_K_G4a_so_does_a_coup() -> None:
    t, _ = card_drawn("coup", Power("king@sw", 9, agent="nw.0"))
    told = t.play("coup:dictator@ne")
    assert CoupMade("K-D9", 0, "dictator", "ne") in told
    assert LeaderActionReplaced("K-G4", 0) in told
    assert t.phase == Phase.LAST


@pytest.mark.parametrize(
    "card", ["president-marches", "dictator-falls", "loan", "strike", "tanker-aground"]
)
def test_K_G4a_no_other_card_and_no_order_without_effect_does(card: str) -> None:
    t, _ = card_drawn(card, Power("king@sw", 9, agent="nw.0", tankers="north"))
    assert t.phase == Phase.LEADER
    assert t.of("move")


def test_K_G4a_a_coup_without_effect_replaces_nothing() -> None:
    t, told = card_drawn("coup", Power("king@sw", 9, agent="nw.0", gone=NO_RESERVE))
    assert CardWithoutEffect("K-D2a", 0, "coup") in told
    assert t.phase == Phase.LEADER


def test_K_G5_agents_pass_and_share_points_with_anyone() -> None:
    crowd = Power("king@nw.2 dictator@nw.5 guerrilla@nw", agent="nw.5")
    t = table(Power("king@far", agent="nw.1"), crowd, Power("king@se", agent="nw.5"), stage="agent")
    told = t.play("agent:nw.5")
    assert AgentMoved("K-T3", 0, "nw.5") in told
    assert [power.agent for power in t.view.powers] == ["nw.5"] * 3
    assert t.power(1).board["nw.5"] == "dictator", "nobody is attacked"


def test_K_G5_an_agent_never_rules() -> None:
    watcher = Power("king@ne", agent="mid.4")
    t = table(watcher, stage="agent")
    t.play("agent:mid.0")
    assert t.ruler("mid") is None
    t = table(watcher, Power("dictator@mid"), stage="agent")
    t.play("agent:mid.0")
    assert (t.ruler("mid"), t.power(1).board) == (1, {"mid.0": "dictator"})
