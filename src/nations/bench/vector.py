"""Environments of many games as contestants: a step is a decision that is asked for, with all that
is seen and the mask of legal moves.

Ours and those of others alike: one core, moves at random, and only the environment's own time
counts, not that of choosing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter, process_time, thread_time
from typing import Any

import numpy as np

from nations.bench.contest import Played, Work
from nations.bench.own import USUAL_SEATS
from nations.crew import Crew

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


def ours(game: str, games: int = OURS, threads: int = 1) -> tuple[Any, Work]:
    """A game of ours for its usual number of seats, every decision asked for."""
    from nations.envs import vector

    many = vector(game, USUAL_SEATS[game], games, threads=threads)
    _, infos = many.reset(seed=1)
    step = many.step

    def play(moves: Any) -> Any:
        return step(moves)[4]["action_mask"]

    return many, stepping(play, infos["action_mask"], games)


def envpool(task: str, games: int = GAMES) -> Work:
    """EnvPool: games of C++ behind a queue, with one thread."""
    import envpool as engine

    pool = engine.make_gymnasium(task, num_envs=games, num_threads=1, seed=1)
    _, infos = pool.reset()
    every = np.arange(games, dtype=np.int32)

    def play(moves: Any) -> Any:
        given = {"env_id": every, "players.env_id": every, "action": moves.astype(np.int32)}
        return pool.step(given)[4]["legal_action_mask"]

    return stepping(play, infos["legal_action_mask"], games)


def stepping(play: Callable[[Any], Any], masks: Any, games: int) -> Work:
    """Steps at random, of which only `play`, from moves to masks, takes time that counts."""
    noise, held = np.random.default_rng(1), [masks]

    def work() -> Played:
        took, turns = 0.0, max(STEPS, FEWEST // games)
        for _ in range(turns):
            moves = at_random(held[0], noise)
            began = process_time()
            held[0] = play(moves)
            took += process_time() - began
        return Played(games * turns, games * turns, seconds=took)

    return work


def gain_of_threads(
    game: str, threads: int, pairs: int = 300, games: int = OURS
) -> tuple[float, float]:
    """How many times as fast steps are with some threads as with one, in turns, by the best turn of
    each: by the clock, and by processor time, that of one thread against the longest of some.

    The second leaves out most of what else the machine does, and that threads must be woken.
    """
    noise = np.random.default_rng(1)
    both = [ours(game, games, used)[0] for used in (1, threads)]
    masks = [many.reset(seed=1)[1]["action_mask"] for many in both]
    beyond = longest(both[1]._table._crew)
    clock, spent = [float("inf")] * 2, [float("inf")] * 2
    for _ in range(pairs):
        for at, many in enumerate(both):
            moves = at_random(masks[at], noise)
            beyond.clear()
            began, own = perf_counter(), thread_time()
            masks[at] = many.step(moves)[4]["action_mask"]
            clock[at] = min(clock[at], perf_counter() - began)
            spent[at] = min(spent[at], thread_time() - own + sum(beyond))
    return round(clock[0] / clock[1], 2), round(spent[0] / spent[1], 2)


def longest(crew: Crew) -> list[float]:
    """A list in which a crew then notes, whenever its threads share some work, how much longer the
    longest of them took than the caller's own."""
    noted: list[float] = []
    each = crew.each

    def timed(works: Sequence[Callable[[], Any]]) -> list[Any]:
        took = [0.0] * len(works)

        def run(at: int) -> Any:
            began = thread_time()
            done = works[at]()
            took[at] = thread_time() - began
            return done

        done = each([partial(run, at) for at in range(len(works))])
        noted.append(max(took) - took[0])
        return done

    crew.each = timed  # type: ignore[method-assign]  # of this one only
    return noted
