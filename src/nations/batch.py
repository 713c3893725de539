"""Many games of one kernel at once: compiled, on all cores, without the interpreter lock.

`Playouts` plays whole games, at random or by a compiled policy. `Table` holds many games that wait
for a decision: moves in, masks and rewards out. Both deal chance themselves, from a seed: the same
seed gives the same games, however many threads share the work.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from nations.errors import NationsError
from nations.generator import Generator
from nations.loops import Result, open_all, play_all, step_all
from nations.record import Record, bound, compiled, dtype, to_array

if TYPE_CHECKING:
    from nations.kernel import KernelGame

Array: TypeAlias = "np.ndarray[Any, Any]"
Policy: TypeAlias = Callable[[Any, Any, Generator], int]
"""A rule that chooses: `policy(box, state, generator)` gives the number of a legal move."""

BLOCK = 64
"""Games a call of compiled code: their states fit into a core's cache."""


class BadBatch(NationsError):
    """A batch was given what it cannot play."""

    exit_code = 2


def kernel_loop(game: KernelGame[Any, Any], loop: Any, policy: Policy | None, bounds: bool) -> Any:
    """A loop of `nations.loops`, compiled for the game's kernel and for a policy."""
    given = {} if policy is None else {"choose": policy}
    return compiled(bound(loop, game.kernel, **given), bounds=bounds)  # type: ignore[arg-type]  # a kernel is a module


def whole(records: Array) -> Array:
    """The same records as bytes: NumPy would copy them field by field, fifty times slower."""
    return records.view(f"V{records.dtype.itemsize}")


class Playouts:
    """Whole games of one kernel. Made once for a game; compiles at its first use.

    Without a policy every legal move has the same chance.
    """

    def __init__(
        self, game: KernelGame[Any, Any], policy: Policy | None = None, *, bounds: bool = False
    ) -> None:
        self._fresh = to_array(game.start())
        self._box = to_array(game.box)
        self._loop = kernel_loop(game, play_all, policy, bounds)

    def play(
        self, games: int, seed: int = 0, threads: int = 1, state: Record | None = None
    ) -> Array:
        """Plays games to their end, from the start or from a state: an array of `Result`.

        `threads` 0 means all cores.
        """
        start = self._fresh if state is None else to_array(state)
        results = np.zeros(games, dtype(Result))
        blocks = [slice(at, min(at + BLOCK, games)) for at in range(0, games, BLOCK)]
        shared = threads or os.cpu_count() or 1
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
        states = np.zeros(BLOCK, start.dtype)
        generators = np.zeros(1, dtype(Generator))
        for block in blocks:
            chosen = results[block]
            whole(states)[:] = whole(start)
            first = (seed << 32) + block.start
            self._loop(self._box[0], states[: len(chosen)], generators[0], chosen, first)


class Table:
    """Many games that wait for decisions, stepped together.

    `masks` has a row of 0 and 1 for each game, by the numbers of moves; `seats` says who decides
    (-1: the game is over); `rewards` is each seat's share of the win, 0 until the game is over.
    All are NumPy arrays that the next step overwrites.
    """

    def __init__(
        self, game: KernelGame[Any, Any], games: int, seed: int = 0, *, bounds: bool = False
    ) -> None:
        self._fresh = to_array(game.start())
        self._box = to_array(game.box)
        self._open = kernel_loop(game, open_all, None, bounds)
        self._step = kernel_loop(game, step_all, None, bounds)
        self.states = np.repeat(self._fresh, games)
        self.masks = np.zeros((games, game.move_count), np.int8)
        self.rewards = np.zeros((games, int(self._box[0]["seats"])), np.float32)
        self.seats = np.zeros(games, np.int32)
        self._generators = np.zeros(games, dtype(Generator))
        self._opened = seed << 32
        self.reset()

    def reset(self, which: Array | None = None) -> None:
        """Starts games anew: all, or those where `which` is true (such as `table.over`)."""
        chosen = np.arange(len(self.states)) if which is None else np.flatnonzero(which)
        whole(self.states)[chosen] = whole(self._fresh)
        self.rewards[chosen] = 0
        self._open(
            self._box[0],
            self.states,
            self._generators,
            chosen,
            self.masks,
            self.seats,
            self._opened,
        )
        self._opened += len(chosen)

    @property
    def over(self) -> Array:
        """Which games are over."""
        over: Array = self.seats < 0
        return over

    def step(self, moves: Array) -> None:
        """Plays one move in each game that is not over, and deals chance up to the next decision.

        Raises BadBatch, with nothing played in those games, where a move is not legal.
        """
        refused = self._step(
            self._box[0],
            self.states,
            self._generators,
            np.asarray(moves, np.int64),
            self.masks,
            self.seats,
            self.rewards,
        )
        if refused:
            raise BadBatch(f"{refused} of {len(self.states)} moves are not legal; see the masks")
