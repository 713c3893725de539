"""The quick judgement of moves: it beats chance, and does what is beyond doubt."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import isfinite

import msgspec
import pytest

from nations.bots.bot import Bot
from nations.bots.greedy import Greedy
from nations.bots.random_bot import RandomBot
from nations.contract import LOOSE, Chance, Decision, Judging, Over
from nations.games.dice.box import OPTIONS
from nations.games.dice.content import ContentSet, Face, load_set
from nations.games.dice.game import DiceGame
from nations.games.dice.state import Phase

from .own_set import Changes, content
from .tables import BUSY, Nation, Table, pass_all, table


def game(seats: int, source: ContentSet | None = None, **options: str) -> DiceGame:
    defaults = {name: values[0] for name, values in OPTIONS.items()}
    return DiceGame(source or load_set(), seats, defaults | options)


def play(rules: DiceGame, bots: list[Bot], seed: int) -> Over:
    """A whole game, chance by a seed."""
    rng, state = random.Random(seed), rules.start()
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Chance):
            outcomes, ways = zip(*turn.ways, strict=True)
            move = rng.choices(outcomes, ways)[0]
        else:
            move = bots[turn.seat].choose(rules.view(state, turn.seat), turn.moves)
        state, _ = rules.play(state, move)
    return turn


# Strength


def test_greedy_beats_random_in_at_least_95_of_100_games() -> None:
    rules, wins = game(2), 0
    for seed in range(100):
        bots: list[Bot] = [RandomBot(rules, f"r{seed}"), RandomBot(rules, f"r{seed}")]
        bots[seed % 2] = Greedy(rules, f"g{seed}")
        wins += play(rules, bots, seed).winners == (seed % 2,)
    assert wins >= 95


@pytest.mark.parametrize(("seats", "least"), [(1, 25), (2, 22), (3, 18), (4, 20)])
def test_greedy_scores_as_sound_players_do(seats: int, least: int) -> None:
    rules = game(seats)
    bots: list[Bot] = [Greedy(rules, f"g{seat}") for seat in range(seats)]
    scores = [score for seed in range(8) for score in play(rules, bots, seed).scores]
    assert sum(scores) / len(scores) >= least


# What a judgement is


FACES = {"white": "3S 3S 3S 3S 3S 3S", "orange": "6G 6G 6G 6G 6G 6G", "red": "1X 2X 3X 4X 5X 6X"}


def odd_set() -> ContentSet:
    """The set of the tests with dice that nobody would make."""
    kinds = {"S": "stone", "G": "gold", "X": "strength"}
    faces = {
        colour: tuple(Face(kinds[face[1]], int(face[0])) for face in written.split())
        for colour, written in FACES.items()
    }
    own = content()
    return msgspec.structs.replace(own, faces={**own.faces, **faces})


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("source", [load_set, content, odd_set])
def test_every_move_of_every_decision_is_judged(
    seats: int, source: Callable[[], ContentSet]
) -> None:
    rules = game(
        seats,
        source(),
        supply="unlimited" if seats == 2 else "limited",
        overpaying="yes" if seats in (2, 3) else "no",
    )
    assert isinstance(rules, Judging)
    rng, state, phases = random.Random(seats), rules.start(), set()
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Decision):
            view = rules.view(state, turn.seat)
            found = rules.judge(view, turn.moves)
            assert tuple(judgement.move for judgement in found) == turn.moves
            assert all(isfinite(one.merit) for one in found)
            assert all(one.low <= one.worth <= one.high for one in found)
            told = rules.reasons(view, turn.moves)
            assert all(why and why[0].key.startswith("reason-") for why in told)
            assert found == rules.judge(view, turn.moves), "nothing of a game is remembered"
            phases.add(state.phase)
        moves = turn.moves if isinstance(turn, Decision) else [move for move, _ in turn.ways]
        state, _ = rules.play(state, rng.choice(moves))
    assert {Phase.ACTING, Phase.PAYING, Phase.RETURNING} <= phases


# What is beyond doubt


def ranking(at: Table) -> list[str]:
    """The moves of the decision, the best-looking first."""
    turn = at.turn
    assert isinstance(turn, Decision)
    found = at.game.judge(at.game.view(at.state, turn.seat), turn.moves, LOOSE)
    found.sort(key=lambda judgement: -judgement.merit)
    return [at.game.write_move(judgement.move) for judgement in found]


def best(at: Table) -> str:
    return ranking(at)[0]


def last_round(
    *nations: Nation, board: dict[str, str] | None = None, changes: Changes | None = None
) -> Table:
    """A position of the last round, where famine and war ask for 3 and bring 4 points."""
    return table(*nations, age=4, event="dire-4", board=board, changes=changes)


def test_D_A11_a_wonder_is_finished_in_the_last_round() -> None:
    own = Nation("wS wS wS", wonder="dome-4", chits="reroll")
    assert best(last_round(own, changes={"dome-4": {"vp": 5}})) == "build"


def test_D_E1_points_are_bought_in_the_last_round() -> None:
    own = Nation("oG3 wG", developments="mill")
    board = {"a3": "isle-4", "b3": "clerk-4", "c3": "queen-4"}
    assert best(last_round(own, board=board, changes={"queen-4": {"vp": 4}})) == "buy:c3"


@pytest.mark.parametrize("tile", ["mill", "school", "guard", "market", "queen"])
def test_D_A4_a_gold_chit_is_not_kept_in_the_first_round(tile: str) -> None:
    own = Nation("wF wS wB wX wF", chits="gold reroll")
    assert best(table(own, BUSY, board={"a1": tile})) == "buy:a1"


def test_D_A4_more_dice_are_better_at_the_same_price() -> None:
    own = Nation("wG wF wF wS wB", chits="reroll")
    assert best(table(own, BUSY, board={"a1": "mill", "b1": "market", "c1": "village"})) == "buy:b1"


def test_D_A5_a_chit_saves_the_large_face_for_another_tile() -> None:
    own = Nation("oG3 wF wF wF wF", developments="mill", chits="gold")
    at = table(own, BUSY, board={"a1": "army", "b3": "market"})
    at.play(best(at))
    assert at.phase != Phase.PAYING or best(at) == "pay:chit"
    at = table(own, BUSY, board={"a1": "army", "b3": "market"})
    at.play("buy:a1")
    assert best(at) == "pay:chit"


def test_D_A5a_who_may_overpay_stops_when_the_price_is_met() -> None:
    own = Nation("oG2 wG wX wS wF", developments="mill", chits="gold")
    at = table(own, BUSY, board={"a1": "army", "b3": "market"}, overpaying="yes")
    at.play("buy:a1 pay:wG")
    assert best(at) == "done"


def test_D_T1_dice_of_no_use_are_traded_first() -> None:
    own = Nation("wX wS wS wF", chits="reroll")
    at = table(own, board={"a1": "market"}, event="mild")
    at.play("buy:a1")
    assert best(at) == "trade:wS"


def test_D_W1_strength_for_the_last_war_is_not_traded_for_a_point() -> None:
    own = Nation("wX wX wX", books=9)
    assert best(last_round(own, board={"a1": "mill-4"})) == "pass"


def test_D_A6_the_worst_development_is_replaced() -> None:
    own = Nation("wF oG oF bB rX", developments="mill school guard market", chits="gold")
    at = table(own, board={"a1": "college"})
    at.play("buy:a1 pay:chit")
    assert best(at) == "replace:printed"


def test_D_A7_used_dice_go_back_first() -> None:
    own = Nation("wG wX wF wS", chits="reroll")
    at = table(own, board={"a1": "market"})
    at.play("buy:a1 pay:wG")
    assert best(at) == "return:used"


def test_D_A3_what_serves_is_kept_and_the_rest_is_rerolled_for_the_war() -> None:
    own = Nation("rX2 rF2", developments="guard army", chits="reroll")
    at = last_round(own, changes={"dire-4": {"food": 15}})
    assert best(at) == "reroll"
    at.play("reroll")
    assert best(at) == "pick:rF2"
    at.play("pick:rF2")
    assert at.phase != Phase.PICKING or best(at) == "roll"


def test_D_F1_food_that_is_of_no_other_use_feeds() -> None:
    at = table(Nation("wF wF wF wX", chits="reroll"), event="hard")
    pass_all(at)
    assert at.phase == Phase.FEEDING
    assert best(at) == "feed"


def test_D_F1_strength_is_not_traded_for_food_that_is_worth_no_more() -> None:
    at = table(Nation("wF wX wX wX", chits="reroll"), event="dire")
    pass_all(at)
    assert at.phase != Phase.FEEDING or best(at) == "starve"


def test_D_B1_books_are_used_to_overtake() -> None:
    at = table(Nation("bB2 wF", developments="school", books=2), Nation(books=3), event="dire")
    pass_all(at)
    assert at.phase == Phase.STUDYING
    assert best(at) == "use:bB2"


def test_D_B1_books_that_lead_nowhere_are_kept_for_the_famine() -> None:
    own = Nation("bB bB", developments="college", chits="reroll", books=0)
    changes = {"dire-4": {"food": 1, "strength": 9}}
    at = last_round(own, Nation(books=30), changes=changes)
    pass_all(at)
    assert best(at) == "done"
    at.play("done")
    assert best(at) == "feed"
