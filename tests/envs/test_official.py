"""The suites that Gymnasium, PettingZoo and OpenSpiel bring along, on both games at every table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

import nations.envs.open_spiel  # noqa: F401 - registers the games
from nations import envs
from nations.envs.turns import env, parallel_env

CASES = [("dice", 1), ("dice", 2), ("dice", 3), ("dice", 4), ("kark", 2), ("kark", 3), ("kark", 4)]
SEVERAL = [case for case in CASES if case[1] > 1]
pytestmark = pytest.mark.filterwarnings("ignore:.*:UserWarning")
"""Their suites advise about taste (spaces that are not normalised, say); faults are errors."""


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_gymnasium_checks_one_seat(game: str, seats: int) -> None:
    check_env(envs.gym(game, seats, ["random"]))


def test_gymnasium_makes_it_by_name() -> None:
    made = gymnasium.make("nations/Dice-v0", seats=3, opponents=["greedy", "random"])
    seen, info = made.reset(seed=1)
    assert seen in made.observation_space
    assert info["action_mask"].any()


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_pettingzoo_checks_turns(game: str, seats: int) -> None:
    api_test(envs.aec(game, seats), num_cycles=60)
    seed_test(lambda: envs.aec(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), SEVERAL)
def test_pettingzoo_checks_side_by_side(game: str, seats: int) -> None:
    parallel_api_test(envs.parallel(game, seats), num_cycles=60)
    parallel_seed_test(lambda: envs.parallel(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), SEVERAL)
def test_pettingzoo_checks_the_most_cycles(game: str, seats: int) -> None:
    def made(kind: Any) -> Any:
        return lambda **more: kind(game, seats, **more)

    max_cycles_test(SimpleNamespace(env=made(env), parallel_env=made(parallel_env)))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_openspiel_checks_a_game(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"nations_{game}(players={seats})")
    assert loaded.num_players() == seats
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_openspiels_own_search_plays_a_whole_game(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"nations_{game}(players={seats})")
    state, chance = loaded.new_initial_state(), np.random.RandomState(3)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    searches = mcts.MCTSBot(loaded, 1.4, 2, rollouts, random_state=chance)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(outcomes, p=chances))
            continue
        chosen = searches.step(state)
        assert chosen in state.legal_actions()
        assert state.action_to_string(chosen)
        state.apply_action(chosen)
    assert sum(state.returns()) == pytest.approx(1)
