"""Strong play: its judgement runs plain and compiled alike, its exact values are exact, it obeys
its effort, and it does what is beyond doubt."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from time import thread_time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from nations.compiling.layout import to_array
from nations.compiling.rules import compiled
from nations.contract import Decision, Effort, Judging
from nations.games.dice.content import load_set
from nations.games.dice.game import DiceGame
from nations.games.dice.moves import MOVE_COUNT, PASS
from nations.games.dice.phases import flow
from nations.games.dice.skill.mind import INPUTS, Foresight, Mind
from nations.games.dice.skill.policy import best_move
from nations.games.dice.skill.school import SCHOOL
from nations.games.dice.skill.search import Searcher
from nations.games.dice.skill.standing import note_chances
from nations.games.dice.skill.weights import POLICY, STANDING, taught
from nations.games.dice.state import AGES, Phase, State
from nations.kernel.choices import allows
from nations.mind.taught import teach
from nations.training.course import student_of
from nations.training.fit import Heap

from .policy_games import decisions, game

dice_regret: Any = SimpleNamespace(
    **run_path(str(Path(__file__).parents[3] / "bench" / "dice_regret.py"))
)


def legal(s: State) -> list[int]:
    return [number for number in range(MOVE_COUNT) if allows(s, number)]


def brute_force(rules: DiceGame, s: State) -> float:
    """The exact points of a position, alone: every move and every outcome, nothing remembered."""
    if flow.is_over(s):
        return s.nation[0].vp
    values = []
    chance = flow.waits_for_chance(s)
    first, end = (flow.first_outcome(rules.box, s), flow.outcome_count(rules.box, s))
    for number in range(first, end) if chance else legal(s):
        ways = flow.ways(rules.box, s, number) if chance else 1
        if ways:
            after = s.copy()
            flow.play(rules.box, after, number)
            values.append((ways, brute_force(rules, after)))
    if chance:
        return sum(ways * value for ways, value in values) / sum(ways for ways, _ in values)
    return max(value for _, value in values)


# The judgement


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_policy_chooses_the_same_plain_and_compiled(seats: int) -> None:
    rules = game(seats)
    box, fast = to_array(rules.box)[0], compiled(best_move)
    for s in decisions(rules, seats):
        plain = Mind()
        plain.weight = POLICY[seats - 1][s.age].tolist()
        mind = to_array(plain)
        number = fast(box, to_array(s)[0], mind[0])
        assert number == best_move(rules.box, s, plain)
        assert allows(s, number)
        assert mind[0]["opinion"].tolist() == plain.opinion
        assert plain.opinion[number] == max(plain.opinion[one] for one in legal(s))


def test_every_move_is_weighed_at_once() -> None:
    rules = game(2)
    assert isinstance(rules, Judging)
    spent = []
    for s in decisions(rules, 5):
        turn = rules.turn(s)
        assert isinstance(turn, Decision)
        view, began = rules.view(s, turn.seat), thread_time()
        weighed = rules.judge(view, turn.moves)
        told = rules.reasons(view, turn.moves)
        spent.append(thread_time() - began)
        assert [one.move for one in weighed] == list(turn.moves)
        assert all(told)
        assert weighed == rules.judge(view, turn.moves)
    assert sum(spent[1:]) / len(spent) < 0.05  # the first one loads or makes the compiled code


def test_there_are_weights_for_every_table() -> None:
    assert POLICY[:, 1:].any(axis=2).all()
    assert STANDING[:, 1:AGES].any(axis=2).all()
    assert np.isfinite(POLICY).all()
    assert np.isfinite(STANDING).all()


# Exact values

TINY = 120
"""Positions to be noted that brute force, which notes none, can do without."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_dice_game_judges_a_round_as_its_student_foretells(seats: int) -> None:
    rules = game(seats)
    m, box = Foresight(), rules.box
    teach(m.net[0], taught()[seats])
    for s in decisions(rules, 3):
        if s.age > 1:
            note_chances(box, s, m)
            rows = np.reshape([m.x[at] for at in range(seats * INPUTS)], (1, seats, INPUTS))
            there, none = np.ones((1, seats), bool), np.zeros((1, seats), int)
            heap = Heap(rows.astype(np.float32), np.array([s.age - 2]), none, there, rows[:, :, 0])
            student = student_of(taught()[seats], SCHOOL, heap)
            said = [m.chance[seat] for seat in range(seats)]
            assert said == pytest.approx(student.foretell(heap)[1][0], abs=1e-4)


def late(rules: DiceGame, most_dice: int) -> Iterator[State]:
    """Positions of the last round with few dice left to be used."""
    for first in range(40):
        for s in decisions(rules, first):
            few = sum(s.nation[0].unused[die] for die in range(24)) <= most_dice
            if s.age == AGES and few and s.nation[0].rolled and s.phase == Phase.ACTING:
                yield s.copy()
                break


def test_exact_values_are_those_of_brute_force() -> None:
    rules = game(1)
    searcher, met = Searcher(rules.box), 0
    for s in late(rules, 3):
        found = searcher.exact(s, legal(s), TINY)
        if found is None:
            continue
        for number, one in zip(legal(s), found, strict=True):
            after = s.copy()
            flow.play(rules.box, after, number)
            assert one.value == pytest.approx(brute_force(rules, after))
        met += 1
    assert met >= 3


def test_other_rules_have_other_values() -> None:
    """The comparison above notices if one tile too many is taken away."""
    rules, tougher = game(1), game(1, tougher="on")
    searcher = Searcher(tougher.box)
    for s in late(rules, 3):
        found = searcher.exact(s, legal(s), 1 << 15)
        if found is None or len(found) < 3:
            continue
        exact = Searcher(rules.box).exact(s, legal(s), 1 << 15)
        if exact is not None and exact != found:
            return
    pytest.fail("no position tells the two apart")


# The search


def test_the_same_nodes_and_seed_give_the_same_answer() -> None:
    rules = game(2)
    states = [s.copy() for s in decisions(rules, 3)][10:40:10]
    for s in states:
        turn = rules.turn(s)
        assert isinstance(turn, Decision)
        view = rules.view(s, turn.seat)
        one, other, third = (
            rules.judge(view, turn.moves, Effort(nodes=3000), luck) for luck in (1, 1, 2)
        )
        assert one == other
        assert [a.move for a in one] == list(turn.moves)
        assert all(0 <= a.worth <= 1 for a in one)
        exact = one[0].reasons[0].key in ("reason-solved", "judged-exact")
        assert exact or one != third


def test_a_time_is_kept() -> None:
    rules = game(2)
    searcher = Searcher(rules.box)
    states = [s.copy() for s in decisions(rules, 4)][5::25]
    searcher.search(states[0], legal(states[0]), Effort(nodes=100), 1)
    for s in states:
        began = thread_time()
        searcher.search(s, legal(s), Effort(seconds=0.05), 1)
        assert thread_time() - began < 0.15


def test_of_a_time_and_nodes_what_is_used_up_first_ends_it() -> None:
    rules = game(2)
    searcher = Searcher(rules.box)
    s = [s.copy() for s in decisions(rules, 4)][5]
    searcher.search(s, legal(s), Effort(nodes=1), 1)
    for effort in (Effort(seconds=0.05, nodes=1 << 40), Effort(seconds=60, nodes=500)):
        began = thread_time()
        searcher.search(s, legal(s), effort, 1)
        assert thread_time() - began < 0.15


def test_every_move_is_tried_however_small_the_effort() -> None:
    rules = game(2)
    searcher = Searcher(rules.box)
    for s in [s.copy() for s in decisions(rules, 6)][::7]:
        found = searcher.search(s, legal(s), Effort(nodes=1), 1)
        assert len(found) == len(legal(s))
        assert all(one.samples > 0 for one in found)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_visits_of_a_tree_add_up(seats: int) -> None:
    rules = game(seats)
    searcher = Searcher(rules.box)
    s = [s.copy() for s in decisions(rules, 8)][4]
    found = searcher.search(s, legal(s), Effort(nodes=20_000), 1)
    nodes, edges = searcher._nodes[: searcher._tree[0]["nodes"]], searcher._edges
    assert len(nodes) > 100
    for node in nodes:
        made = edges[node["first"] : node["first"] + node["many"]]
        assert made["visits"].sum() == node["visits"]
        assert made["value"].sum(axis=0) == pytest.approx(node["value"])
    assert sum(one.samples for one in found) == nodes[0]["visits"]
    best = max(found, key=lambda one: one.value)
    assert best.samples == max(one.samples for one in found)


def test_the_search_takes_what_wins() -> None:
    """Last round, the other has passed: only the points of an advisor still win."""
    rules = game(2)
    advisors = [tile for tile in load_set().tiles if tile.age == AGES and tile.kind == "advisor"]
    best_one = max(advisors, key=lambda tile: tile.vp)
    event = next(one for one in load_set().events if one.age == AGES)
    state = rules.read_position(
        f"4 acting 0 01 {event.id} 0 {best_one.id},-,-,-,-,-,-,-,- "
        f"{16 - best_one.vp}.5.0.1/wG/-/w*4/-/gold+reroll/"
        "printed.1+printed.1+printed.1+printed.1+printed.1/-.0/-/- "
        "15.5.1.1/-/-/w*5/-/gold+reroll/printed.1+printed.1+printed.1+printed.1+printed.1/-.0/-/- -"
    )
    found = Searcher(rules.box).search(state, legal(state), Effort(nodes=20_000), 1)
    best = max(range(len(found)), key=lambda at: found[at].value)
    assert legal(state)[best] != PASS


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_any_number_of_seats_can_be_searched(seats: int) -> None:
    rules = game(seats)
    searcher = Searcher(rules.box)
    for s in [s.copy() for s in decisions(rules, 2)][::30]:
        found = searcher.search(s, legal(s), Effort(nodes=500), 1)
        assert len(found) == len(legal(s))


# The regret


def mean_regret(searcher: Searcher, positions: int) -> float:
    rules = game(1)
    lost: list[float] = []
    for s, values in dice_regret.solved(rules, Searcher(rules.box, dice_regret.EXACT), 1):
        moves = legal(s)
        found = searcher.search(s, moves, Effort(nodes=4000), 1)
        lost.append(max(values) - values[max(range(len(moves)), key=lambda at: found[at].value)])
        if len(lost) == positions:
            break
    return sum(lost) / len(lost)


class Contrary(Searcher):
    """A planted fault: it holds the worst for the best."""

    def search(self, s: State, numbers: list[int], effort: Effort, seed: int) -> Any:
        found = super().search(s, numbers, effort, seed)
        return [one._replace(value=-one.value) for one in found]


def test_little_is_lost_in_the_last_round_alone() -> None:
    assert mean_regret(Searcher(game(1).box), 30) <= 0.1


def test_the_regret_of_bad_play_is_noticed() -> None:
    assert mean_regret(Contrary(game(1).box), 10) > 0.1
