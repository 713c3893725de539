"""Environments of many games as contestants: a step is a decision that is asked for, with all that
is seen and the mask of legal moves.

Ours and those of others alike: one core, moves at random, and only the environment's own time
counts, not that of choosing.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from nations.bench.contest import BenchWork, WorkDone
from nations.bench.own import usual_seats

GAMES, OURS = 1024, 4096
"""Games of a batch: of others, and of ours, which gain by more (`bench/batch_sizes.py`)."""
STEPS = 10
"""Steps of a piece of work."""
FEWEST = 1000
"""And of a piece of work with few games."""
PREFIX = "vector_"


def at_random(masks: Any, noise: Any) -> Any:
    """A legal move of each row, at random."""
    luck = noise.integers(1, 256, masks.shape, np.uint8)  # small, to leave the caches alone
    return (masks.view(np.uint8) * luck).argmax(1)


def ours(game: str, games: int = OURS, threads: int = 1) -> tuple[Any, BenchWork]:
    """A game of ours for its usual number of seats, every decision asked for."""
    from nations.envs import vector

    many = vector(game, usual_seats(game), games, threads=threads)
    _, infos = many.reset(seed=1)
    step = many.step

    def play(moves: Any) -> Any:
        return step(moves)[4]["action_mask"]

    return many, stepping(play, infos["action_mask"], games)


def envpool(task: str, games: int = GAMES) -> BenchWork:
    """EnvPool: games of C++ behind a queue, with one thread."""
    import envpool as engine

    pool = engine.make_gymnasium(task, num_envs=games, num_threads=1, seed=1)
    _, infos = pool.reset()
    every = np.arange(games, dtype=np.int32)

    def play(moves: Any) -> Any:
        given = {"env_id": every, "players.env_id": every, "action": moves.astype(np.int32)}
        return pool.step(given)[4]["legal_action_mask"]

    return stepping(play, infos["legal_action_mask"], games)


def stepping(play: Callable[[Any], Any], masks: Any, games: int) -> BenchWork:
    """Steps at random, of which only `play`, from moves to masks, takes time that counts."""
    noise, held = np.random.default_rng(1), [masks]

    def work() -> WorkDone:
        took, turns = 0.0, max(STEPS, FEWEST // games)
        for _ in range(turns):
            moves = at_random(held[0], noise)
            began = process_time()
            held[0] = play(moves)
            took += process_time() - began
        return WorkDone(games * turns, games * turns, seconds=took)

    return work
