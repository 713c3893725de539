"""Compiled loops over arrays of games: what `nations.batch` and `nations.table` share."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise
from typing import Any, TypeAlias

from nations.errors import BadBatch
from nations.generator import Generator
from nations.intake import MOST_THREADS, Array, check_number, check_policy
from nations.kernel import KernelGame
from nations.numbers import np
from nations.record import bound, compiled

Policy: TypeAlias = Callable[[Any, Any, Generator], int]
"""A rule that chooses: `policy(box, state, generator)` gives the number of a legal move."""

BLOCK = 64
"""Games a call of compiled code: their states fit into a core's cache."""


def kernel_loop(game: KernelGame[Any, Any], loop: Any, bounds: bool, **given: Any) -> Any:
    """A loop of `nations.loops`, compiled for the game's kernel, and for a policy that is given."""
    return compiled(bound(loop, game.kernel, **given), bounds=bounds)  # type: ignore[arg-type]  # a kernel is a module


def policy_given(policy: Policy | None) -> dict[str, Any]:
    """What fills in how a seat decides: nothing, or a policy. Raises BadBatch for what is none."""
    if policy is None:
        return {}
    check_policy(policy)
    return {"choose": policy}


def threads_given(threads: int) -> int:
    """How many threads share the work: 0 means all cores. Raises BadBatch."""
    return check_number("threads", threads, 0, MOST_THREADS) or os.cpu_count() or 1


def whole(records: Array) -> Array:
    """The same records as bytes: NumPy would copy them field by field, fifty times slower."""
    return records.view(f"V{records.dtype.itemsize}")


def zeros(shape: int | tuple[int, int], of: Any) -> Array:
    """An array for so many games. Raises BadBatch where memory does not suffice."""
    try:
        return np.zeros(shape, of)
    except (MemoryError, ValueError) as error:
        raise BadBatch(f"games: too many for the memory here ({error}); give fewer") from error


class Crew:
    """Threads that share the work on many games; the caller's own is one of them."""

    def __init__(self, threads: int) -> None:
        self.threads = threads_given(threads)
        self._pool: ThreadPoolExecutor | None = None

    def parts(self, games: int) -> list[slice]:
        """The games in as many parts as there are threads, if there are enough."""
        count = min(self.threads, games) or 1
        edges = [games * at // count for at in range(count + 1)]
        return [slice(first, end) for first, end in pairwise(edges)]

    def each(self, works: Sequence[Callable[[], Any]]) -> list[Any]:
        """Does all of it side by side; comes back, or raises, when none of it goes on."""
        if len(works) == 1:
            return [works[0]()]
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads - 1)
        others = [self._pool.submit(work) for work in works[1:]]
        try:
            mine = works[0]()
        finally:
            wait(others)
        return [mine, *(one.result() for one in others)]
