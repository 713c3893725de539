"""Compiled loops over arrays of games: what `nations.batch` and `nations.batch.table` share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from nations.batch.intake import Array, check_policy
from nations.compiling.numbers import np
from nations.compiling.rules import bound, compiled
from nations.errors import BadBatch
from nations.kernel.game import KernelGame
from nations.kernel.generator import Generator

Policy: TypeAlias = Callable[[Any, Any, Generator], int]
"""A rule that chooses: `policy(box, state, generator)` gives the number of a legal move."""

BLOCK = 64
"""Games a call of compiled code: their states fit into a core's cache."""


def kernel_loop(game: KernelGame[Any, Any], loop: Any, bounds: bool, **given: Any) -> Any:
    """A loop of `loops`, compiled for the game's kernel, and for a policy that is given."""
    return compiled(bound(loop, game.kernel, **given), bounds=bounds)


def policy_given(policy: Policy | None) -> dict[str, Any]:
    """What fills in how a seat decides: nothing, or a policy. Raises BadBatch for what is none."""
    if policy is None:
        return {}
    check_policy(policy)
    return {"choose": policy}


def whole(records: Array) -> Array:
    """The same records as bytes: NumPy would copy them field by field, fifty times slower."""
    return records.view(f"V{records.dtype.itemsize}")


def zeros(shape: int | tuple[int, int], of: Any) -> Array:
    """An array for so many games. Raises BadBatch where memory does not suffice."""
    try:
        return np.zeros(shape, of)
    except (MemoryError, ValueError) as error:
        raise BadBatch(f"games: too many for the memory here ({error}); give fewer") from error
