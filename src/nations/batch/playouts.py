"""Whole games, many at once, at random or by a compiled policy."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from nations.batch.arrays import BLOCK, kernel_loop, policy_given, whole, zeros
from nations.batch.arrays import Policy as Policy
from nations.batch.crew import threads_given
from nations.batch.intake import (
    MOST_GAMES,
    MOST_SEED,
    Array,
    check_number,
    kernel_game,
    state_given,
)
from nations.batch.loops import Outcomes, play_all
from nations.batch.table import Table as Table
from nations.compiling.layout import Layout, dtype, to_array
from nations.contract import Game
from nations.errors import BadBatch as BadBatch
from nations.kernel.generator import Generator


class Playouts:
    """Whole games of one kernel. Made once for a game; compiles at its first use.

    Without a policy every legal move has the same chance.
    """

    def __init__(
        self, game: Game[Any], policy: Policy | None = None, *, bounds: bool = False
    ) -> None:
        self._game = rules = kernel_game(game)
        self._policy = policy
        self._fresh = to_array(rules.start())
        self._box = to_array(rules.box)
        self._loop = kernel_loop(rules, play_all, bounds, **policy_given(policy))

    def play(
        self, games: int, seed: int = 0, threads: int = 1, state: Layout | None = None
    ) -> Array:
        """Plays games to their end, from the start or from a state: an array of `Outcomes`.

        `threads` 0 means all cores. Raises BadBatch for what cannot be played so, and for a policy
        that chooses what is not legal.
        """
        games = check_number("games", games, 1, MOST_GAMES)
        seed = check_number("seed", seed, 0, MOST_SEED)
        shared = threads_given(threads)
        start = self._fresh if state is None else state_given(self._game, state)
        results = zeros(games, dtype(Outcomes))
        blocks = [slice(at, min(at + BLOCK, games)) for at in range(0, games, BLOCK)]
        if shared == 1:
            self._play(start, results, blocks, seed)
            return results
        with ThreadPoolExecutor(shared) as pool:
            parts = [blocks[first::shared] for first in range(shared)]
            done = [pool.submit(self._play, start, results, part, seed) for part in parts]
            for one in done:
                one.result()
        return results

    def _play(self, start: Array, results: Array, blocks: list[slice], seed: int) -> None:
        states = zeros(BLOCK, start.dtype)
        generators = zeros(1, dtype(Generator))
        for block in blocks:
            chosen = results[block]
            whole(states)[:] = whole(start)
            first = (seed << 32) + block.start
            played = self._loop(self._box[0], states[: len(chosen)], generators[0], chosen, first)
            if played < len(chosen):
                name = getattr(self._policy, "__name__", "random play")
                raise BadBatch(
                    f"policy: in game {block.start + played} of seed {seed}, {name} chose a move "
                    "that is not legal; it must be one that nations.kernel.choices.allows"
                )
