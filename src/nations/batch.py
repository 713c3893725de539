"""Many games of one kernel at once: compiled, on all cores, without the interpreter lock.

`Playouts` plays whole games, at random or by a compiled policy. `Table` holds many games that wait
for a decision: moves in, masks and rewards out. Both deal chance themselves, from a seed: the same
seed gives the same games, however many threads share the work. Whatever they are given is checked
by `nations.intake`: a batch that refuses is as it was.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import numpy as np

from nations.errors import BadBatch as BadBatch
from nations.generator import Generator
from nations.intake import (
    MOST_GAMES,
    MOST_SEED,
    MOST_THREADS,
    Array,
    check_number,
    check_policy,
    games_chosen,
    kernel_game,
    moves_given,
    not_legal,
    state_given,
)
from nations.kernel import KernelGame
from nations.loops import SEATS, Result, open_all, play_all, step_all
from nations.record import Record, bound, compiled, dtype, to_array

Policy: TypeAlias = Callable[[Any, Any, Generator], int]
"""A rule that chooses: `policy(box, state, generator)` gives the number of a legal move."""

BLOCK = 64
"""Games a call of compiled code: their states fit into a core's cache."""


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
        self._game = kernel_game(game)
        if policy is not None:
            check_policy(policy)
        self._policy = policy
        self._fresh = to_array(game.start())
        self._box = to_array(game.box)
        self._loop = kernel_loop(game, play_all, policy, bounds)

    def play(
        self, games: int, seed: int = 0, threads: int = 1, state: Record | None = None
    ) -> Array:
        """Plays games to their end, from the start or from a state: an array of `Result`.

        `threads` 0 means all cores. Raises BadBatch for what cannot be played so, and for a policy
        that chooses what is not legal.
        """
        games = check_number("games", games, 1, MOST_GAMES)
        seed = check_number("seed", seed, 0, MOST_SEED)
        shared = check_number("threads", threads, 0, MOST_THREADS) or os.cpu_count() or 1
        start = self._fresh if state is None else state_given(self._game, state)
        results = zeros(games, dtype(Result))
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
        states = np.zeros(BLOCK, start.dtype)
        generators = np.zeros(1, dtype(Generator))
        for block in blocks:
            chosen = results[block]
            whole(states)[:] = whole(start)
            first = (seed << 32) + block.start
            played = self._loop(self._box[0], states[: len(chosen)], generators[0], chosen, first)
            if played < len(chosen):
                name = getattr(self._policy, "__name__", "random play")
                raise BadBatch(
                    f"policy: in game {block.start + played} of seed {seed}, {name} chose a move "
                    "that is not legal; it must be one that nations.choices.allows"
                )


class Table:
    """Many games that wait for decisions, stepped together.

    `masks` has a row of 0 and 1 for each game, by the numbers of moves; `seats` says who decides
    (-1: the game is over); `rewards` is each seat's share of the win, 0 until the game is over;
    `states` are the states, only to be read. All are NumPy arrays that the next step overwrites.
    """

    def __init__(
        self, game: KernelGame[Any, Any], games: int, seed: int = 0, *, bounds: bool = False
    ) -> None:
        game = kernel_game(game)
        games = check_number("games", games, 1, MOST_GAMES)
        self._opened = check_number("seed", seed, 0, MOST_SEED) << 32
        self._fresh = to_array(game.start())
        self._box = to_array(game.box)
        self._open = kernel_loop(game, open_all, None, bounds)
        self._step = kernel_loop(game, step_all, None, bounds)
        self._states = zeros(games, self._fresh.dtype)
        self._masks = zeros((games, game.move_count), np.int8)
        self._players = int(self._box[0]["seats"])
        self._rewards = zeros((games, SEATS), np.float32)
        self._seats = zeros(games, np.int32)
        self._generators = zeros(games, dtype(Generator))
        self._refused = zeros(games, np.int64)
        self.reset()

    @property
    def states(self) -> Array:
        """The states: compiled code trusts them, so nobody else may write there."""
        states = self._states.view()
        states.flags.writeable = False
        return states

    @property
    def masks(self) -> Array:
        """A row for each game: 1 where the move of that number is legal."""
        return self._masks.view()

    @property
    def rewards(self) -> Array:
        """Each seat's share of the win, for each game."""
        return self._rewards[:, : self._players]

    @property
    def seats(self) -> Array:
        """Who decides in each game, or -1."""
        return self._seats.view()

    def reset(self, which: Array | Sequence[int] | None = None) -> None:
        """Starts games anew: all, or some.

        Which ones is said by a row of truth values, one for each game (such as `table.over`), or by
        numbers of games (`[3, 5]`). Whole numbers are always numbers: a row of 0 and 1 that means
        no and yes must be of type bool. Raises BadBatch, with nothing started, for anything else.
        """
        games = len(self._states)
        chosen = np.arange(games) if which is None else games_chosen(which, games)
        whole(self._states)[chosen] = whole(self._fresh)
        self._rewards[chosen] = 0
        self._open(
            self._box[0],
            self._states,
            self._generators,
            chosen,
            self._masks,
            self._seats,
            self._opened,
        )
        self._opened += len(chosen)

    @property
    def over(self) -> Array:
        """Which games are over."""
        over: Array = self._seats < 0
        return over

    def step(self, moves: Array | Sequence[int]) -> None:
        """Plays one move in each game that is not over, and deals chance up to the next decision.

        `moves` are whole numbers, one for each game; where a game is over, any number. Raises
        BadBatch, with nothing played in any game, for anything else and for moves that are not
        legal.
        """
        numbers = moves_given(moves, len(self._states))
        refused = self._step(
            self._box[0],
            self._states,
            self._generators,
            numbers,
            self._masks,
            self._seats,
            self._rewards,
            self._refused,
        )
        if refused:
            raise not_legal(self._refused[:refused], numbers)


def zeros(shape: int | tuple[int, int], of: Any) -> Array:
    """An array for so many games. Raises BadBatch where memory does not suffice."""
    try:
        return np.zeros(shape, of)
    except (MemoryError, ValueError) as error:
        raise BadBatch(f"games: too many for the memory here ({error}); give fewer") from error
