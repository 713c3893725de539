"""The search: right where brute force can tell, the same in both storages, on time."""

from __future__ import annotations

from time import thread_time
from typing import Any

import numpy as np
import pytest

from nations.compiling import rules
from nations.compiling.layout import from_array
from nations.compiling.rules import bound
from nations.contract import Chance, Decision, Effort, Judgement, Over
from nations.games.kark.box import OPTIONS
from nations.games.kark.game import KarkGame
from nations.games.kark.phases import flow
from nations.games.kark.skill import judge
from nations.games.kark.state import State
from nations.kernel.choices import allows
from nations.mind import looking, thinker, thought
from nations.mind.looking import ROOT, Branch
from nations.mind.sight import States
from nations.mind.thinker import Manner
from nations.mind.thought import SETTING, Thought
from nations.mind.tree import Node, Tree

from .minds import a_mind
from .own_set import kark_game
from .tables import LASTING, NO_RESERVE, Power, Table, table, walk

pytestmark = pytest.mark.xdist_group("kark-compiled")

NODES = Effort(nodes=600)


def searched(t: Table, effort: Effort = NODES, seed: int = 1) -> list[Judgement]:
    turn = t.turn
    assert isinstance(turn, Decision)
    given = t.game.judge(t.game.view(t.state, turn.seat), turn.moves, effort, seed)
    assert [one.move for one in given] == list(turn.moves)
    return sorted(given, key=lambda one: -one.merit)


def visits_of(one: Judgement) -> int:
    return sum(int(reason.detail.get("samples", 0)) for reason in one.reasons)


def thought_of(t: Table, room: int, manner: Manner = Manner.TUNED) -> Thought:
    return t.game.thinker.thought(t.state, manner, room)


def best(t: Table, effort: Effort = NODES) -> str:
    return t.game.write_move(searched(t, effort)[0].move)


# --------------------------------------------------------------------------------------- tactics


def last_leader() -> Table:
    """The rival has one leader left, two steps from a dictator; nothing else ends the game."""
    mine = Power("king@nw dictator@se.6", 3, tankers="nw", gone=NO_RESERVE)
    return table(mine, Power("king@se", 20, agent="nw.1", tankers="se se", gone=NO_RESERVE))


def test_takes_the_last_leader_and_wins() -> None:
    found = searched(last_leader())
    assert last_leader().game.write_move(found[0].move) == "move:se.6>se.0"
    assert found[0].worth > 0.98


def test_blocks_the_way_of_an_attack_that_would_be_the_end() -> None:
    mine = Power("king@nw guerrilla@sw.2", 2, agent="nw.5", tankers="nw nw", gone=NO_RESERVE)
    rival = Power("dictator@nw.3 king@se", 5, tankers="se", gone=NO_RESERVE)
    assert best(table(mine, rival, stage="agent"), Effort(nodes=2000)) == "agent:nw.1"


def test_sells_its_last_tanker_rather_than_go_out() -> None:
    mine = Power("king@far.2", 0, tankers="north", gone=NO_RESERVE)
    t = table(mine, Power("king@se", 9, tankers="se"))
    assert best(t) == "sell-tanker:north"


# ----------------------------------------------------------------------------------- brute force


def last_trades(seats: int = 2) -> Table:
    """The last turn of the last round: trades decide the ranking (K-E3)."""
    limit = {"round_limit": "5"}
    others = [Power("king@se", 9, tankers="se"), Power("king@ne", 8, tankers="ne ne")]
    me = Power("king@nw president@abu dictator@far.2", 9, tankers="nw north", gone=NO_RESERVE)
    powers = [*others[: seats - 1], me]
    return table(*powers, stage="last", at=seats - 1, rounds=5, **limit)  # type: ignore[arg-type]  # options are words


def brute(game: KarkGame, state: State) -> tuple[float, ...]:
    """max^n by trying everything: the chance of each seat if all decide for themselves."""
    turn = game.turn(state)
    if isinstance(turn, Over):
        shares = [float(seat in turn.winners) / len(turn.winners) for seat in range(game.box.seats)]
        return tuple(shares)
    if isinstance(turn, Chance):
        total = sum(ways for _, ways in turn.ways)
        parts = [(brute(game, game.play(state, move)[0]), ways) for move, ways in turn.ways]
        return tuple(
            sum(value[seat] * ways for value, ways in parts) / total
            for seat in range(game.box.seats)
        )
    values = [brute(game, game.play(state, move)[0]) for move in turn.moves]
    return max(values, key=lambda value: value[turn.seat])


def test_finds_what_brute_force_finds() -> None:
    for seats in (2, 3):
        t = last_trades(seats)
        turn = t.turn
        assert isinstance(turn, Decision)
        exact = {
            t.game.write_move(move): brute(t.game, t.game.play(t.state, move)[0])[turn.seat]
            for move in turn.moves
        }
        assert len(set(exact.values())) > 1
        for one in searched(t, Effort(nodes=3000)):
            written = t.game.write_move(one.move)
            if visits_of(one) > 50:
                assert one.worth == pytest.approx(exact[written], abs=0.1), written
        assert exact[best(t, Effort(nodes=3000))] == max(exact.values())


# ---------------------------------------------------------------------------- plain and compiled


class PlainThought:
    """The same tree over plain objects, for a few nodes."""

    def __init__(self, game: KarkGame, state: State, room: int) -> None:
        self.box, self.mind, self.tree = game.box, a_mind(taught=True), Tree()
        for at, value in SETTING.items():
            self.tree.setting[at] = value
        self.states = States(State() for _ in range(room))
        self.states[ROOT] = state
        self.nodes, self.edges = [Node() for _ in range(room)], [Branch() for _ in range(room * 40)]
        hooks = {name: getattr(judge, name) for name in thinker.HOOKS}
        self.think: Any = bound(looking.think, flow, **hooks)
        self.grow(0)

    def grow(self, times: int) -> None:
        self.tree.times = times
        self.think(self.box, self.states, self.nodes, self.edges, self.mind, self.tree)

    def visits(self) -> list[tuple[int, int]]:
        return [(e.move, e.visits) for e in self.edges[: self.nodes[ROOT].many]]

    def best(self) -> tuple[int, float]:
        """The most visited move, and the chance to win that it has."""
        edge = max(self.edges[: self.nodes[ROOT].many], key=lambda edge: edge.visits)
        return edge.move, edge.value[self.nodes[ROOT].seat] / (1 + edge.visits)


def plain(t: Table, times: int) -> PlainThought:
    """Grows a plain tree."""
    thought = PlainThought(t.game, t.state, times + ROOT + 2)
    thought.grow(times)
    return thought


def test_both_storages_grow_the_same_tree() -> None:
    for t in (last_leader(), last_trades(3)):
        thought = thought_of(t, 40)
        thought.grow(30)
        found = {move: one.visits for move, one in thought.found().items()}
        assert found == dict(plain(t, 30).visits())


def wrong_sign(box: Any, nodes: Any, edges: Any, t: Any) -> None:
    """Planted: what is good for one counts as bad."""
    for step in range(t.length):
        edge = edges[t.made[step]]
        edge.visits += 1
        nodes[t.met[step]].visits += 1
        for seat in range(box.seats):
            edge.value[seat] += 1 - t.end[seat]


def for_seat_0(node: Any, edges: Any, t: Any, thinker: int) -> int:
    """Planted: everybody plays for seat 0."""
    moves = range(node.first, node.first + node.many)
    return max(moves, key=lambda at: edges[at].value[0] / (1 + edges[at].visits) ** 1.01)


@pytest.mark.parametrize(("name", "fault"), [("back_up", wrong_sign), ("next_move", for_seat_0)])
def test_a_wrong_tree_is_noticed(name: str, fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tactical positions tell a right tree from a wrong one."""
    assert solved() == 2
    monkeypatch.setattr(looking, name, fault)
    rules._bound.cache_clear()
    assert solved() < 2
    rules._bound.cache_clear()


def solved() -> int:
    """How many of two wins are found, and known to be wins."""
    t, u = last_leader(), last_trades()
    move, chance = plain(t, 60).best()
    takes = t.game.write_move(t.game.numbered(t.state, move)) == "move:se.6>se.0"
    trade, sure = plain(u, 60).best()
    wins = brute(u.game, u.game.play(u.state, u.game.numbered(u.state, trade))[0])[1] == 1
    return int(takes and chance > 0.8) + int(wins and sure > 0.8)


# ------------------------------------------------------------------------------ effort and order


def test_the_same_nodes_give_the_same_answer() -> None:
    t = last_leader()
    assert searched(t, Effort(nodes=200), 1) == searched(t, Effort(nodes=200), 2)
    assert sum(visits_of(one) for one in searched(t, Effort(nodes=200))) == 200


def test_what_was_not_looked_at_ranks_below() -> None:
    """A trade that can wait, a move without visits: all are given, the most visited first."""
    for step in walk(kark_game(2, LASTING, round_limit="6"), 3, beside=0.02):
        if isinstance(step.turn, Decision):
            t = Table(kark_game(2, LASTING, round_limit="6"), step.before)
            order = searched(t, Effort(nodes=30))
            visits = [visits_of(one) for one in order if not one.exact]
            assert visits == sorted(visits, reverse=True)
            told = t.game.reasons(t.game.view(t.state, step.turn.seat), [one.move for one in order])
            later = [why[0].key == "reason-later" for why in told]
            assert later == sorted(later)
            assert 0 <= order[0].worth <= 1


def test_stops_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(np.arange(0, 100, 0.01))
    for module in (thinker, thought):
        monkeypatch.setattr(module, "perf_counter", lambda: next(ticks))
    t = last_leader()
    state, moves = t.state, t.turn.moves  # type: ignore[union-attr]  # a decision
    found = t.game.thinker.judge(state, moves, Effort(seconds=0.1), 0)
    assert sum(visits_of(one) for one in found) == 9 * thought.BATCH  # a first look began it


def test_a_batch_is_short() -> None:
    """The clock is looked at often enough."""
    t = last_leader()
    one = thought_of(t, 2000)
    one.grow(thought.BATCH)
    began = thread_time()
    for _ in range(10):
        one.grow(thought.BATCH)
    assert (thread_time() - began) / 10 < 0.05


def test_people_are_told_calmer_chances() -> None:
    """Nearer to even, never past it, in the same order."""
    mine, rival = Power("king@nw", 9, tankers="nw"), Power("king@se", 4, tankers="se")
    for t in (last_leader(), table(mine, rival), table(rival, mine)):
        thought = thought_of(t, 200)
        thought.grow(100)
        found = sorted(thought.found().values())
        assert [one.told for one in found] == sorted(one.told for one in found)
        assert all(abs(one.told - 0.5) <= abs(one.chance - 0.5) for one in found)
        assert any(one.told != one.chance for one in found)


def test_a_full_tree_goes_on() -> None:
    t = last_leader()
    thought = thought_of(t, ROOT + 5)
    thought.grow(500)
    assert sum(one.visits for one in thought.found().values()) == 500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plays_under_every_option(seats: int) -> None:
    for seed, (name, values) in enumerate(OPTIONS.items()):
        game = kark_game(seats, LASTING, **{"round_limit": "4", name: values[-1]})
        for step in walk(game, seed):
            if isinstance(step.turn, Decision) and seed % 3 == step.before.at % 3:
                view = game.view(step.before, step.turn.seat)
                given = game.judge(view, step.turn.moves, Effort(nodes=10))
                assert [one.move for one in given] == list(step.turn.moves)
                assert max(given, key=lambda one: one.merit).reasons
            if step.before.rounds > 2:
                break


# ------------------------------------------------------------------------------------- positions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_node_is_the_position_to_which_its_moves_lead(seats: int) -> None:
    """Nothing is known again by a key: a node has its own state, and its edges are legal there."""
    game = kark_game(seats)
    decisions = [step for step in walk(game, seats) if isinstance(step.turn, Decision)]
    for step in decisions[5:100:30]:
        thought = game.thinker.thought(step.before, Manner.TUNED, 400)
        thought.grow(300)
        children = led_there = led_before = 0
        for at in range(ROOT, int(thought._tree[0]["nodes"])):
            state, node = from_array(State, thought._states[at]), thought._nodes[at]
            for edge in thought._edges[node["first"] : node["first"] + node["many"]]:
                assert is_possible(game, state, int(edge["move"]))
                if edge["child"] >= ROOT:
                    after = state.copy()
                    flow.play(game.box, after, int(edge["move"]))
                    children += 1
                    led_there += after == from_array(State, thought._states[edge["child"]])
                    led_before += after == from_array(State, thought._states[edge["child"] - 1])
        assert children == led_there >= 100
        assert led_before < children  # the node before is another position: it can be told


def is_possible(game: KarkGame, s: State, number: int) -> bool:
    return flow.ways(game.box, s, number) > 0 if flow.waits_for_chance(s) else allows(s, number)
