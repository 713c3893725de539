"""Others as contestants, each in its fastest way that we know; whoever is not installed is absent.

Install them with `pip install 'nations-games[peers]'`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

from nations.bench import vector
from nations.bench.contest import BenchWork, WorkDone

Maker = Callable[[], BenchWork]


def openspiel(name: str, rollouts: int, sample: int) -> Maker:
    """OpenSpiel's random rollouts in C++: its tree search, told to search almost not at all.

    Two simulations each do some rollouts, one from the root and one from a child. The length of a
    rollout is not told, so it is measured with the same random play from Python.
    """

    def make() -> BenchWork:
        import pyspiel

        game = pyspiel.load_game(name)
        root = game.new_initial_state()
        while root.is_chance_node():
            root.apply_action(root.chance_outcomes()[0][0])
        steps = sum(_length(root.clone()) for _ in range(sample)) / sample
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 100, False, 1, False)

        def play() -> WorkDone:
            search.mcts_search(root)
            return WorkDone(rollouts * (2 * steps - 1), games=2 * rollouts)

        return play

    return make


def _length(state: Any) -> int:
    """The steps of one random game."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    return steps


def catanatron() -> BenchWork:
    """Catanatron's random players, two of them (four are slower)."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> WorkDone:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        state = game.state
        steps = len(getattr(state, "action_records", None) or state.actions)
        return WorkDone(steps, steps, 1)

    return play


def pgx(name: str, batch: int = vector.GAMES, steps: int = vector.STEPS) -> Maker:
    """Pgx on the CPU: a batch of games stepped together at random, finished ones begun anew."""

    def make() -> BenchWork:
        jax: Any = import_module("jax")
        engine: Any = import_module("pgx")
        wrappers: Any = import_module("pgx.experimental")
        env = engine.make(name)
        step = jax.jit(jax.vmap(wrappers.auto_reset(env.step, env.init)))
        split = jax.jit(lambda key: jax.random.split(key, batch))
        begin = jax.jit(jax.vmap(env.init))
        noise = np.random.default_rng(1)
        held = [begin(split(jax.random.PRNGKey(1)))]

        def play() -> WorkDone:
            took = 0.0
            for _ in range(steps):
                moves = jax.numpy.asarray(
                    vector.at_random(np.asarray(held[0].legal_action_mask), noise)
                )
                keys = jax.block_until_ready(split(jax.random.PRNGKey(random.randrange(2**31))))
                began = process_time()
                held[0] = jax.block_until_ready(step(held[0], moves, keys))
                took += process_time() - began
            return WorkDone(batch * steps, batch * steps, seconds=took)

        play()  # compiles
        return play

    return make


def envpool(task: str) -> Maker:
    """EnvPool, if it is there."""
    return lambda: vector.envpool(task)


PEERS: dict[str, Maker] = {
    "openspiel_backgammon": openspiel("backgammon", 50, 300),
    "openspiel_yacht": openspiel("yacht", 100, 30),
    "openspiel_connect_four": openspiel("connect_four", 2000, 2000),
    "catanatron": catanatron,
    "pgx_backgammon": pgx("backgammon"),
    "pgx_connect_four": pgx("connect_four"),
    "envpool_backgammon": envpool("Backgammon-v1"),
}


def present(
    progress: Callable[[str], object] = lambda _: None,
) -> tuple[dict[str, BenchWork], list[str]]:
    """The peers that are installed, and the names of those that are not."""
    works: dict[str, BenchWork] = {}
    absent = []
    for name, make in PEERS.items():
        progress(name)
        try:
            works[name] = make()
        except ImportError:
            absent.append(name)
    return works, absent
