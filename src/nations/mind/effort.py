"""Spending an effort: a tree grows in batches until time or nodes are used up, or it is decided."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

from nations.contract import Effort

BEHIND = 1e-6
"""How much less a move is worth than one that must be ranked before it."""


def spent(effort: Effort, nodes: int, seconds: float) -> float:
    """The part of the effort that is spent: of its nodes or of its time, whichever is more."""
    by_nodes = nodes / max(effort.nodes or 0, 1)
    by_time = seconds / max(effort.seconds or 0.0, 1e-9)
    if effort.nodes is None or effort.seconds is None:
        return by_time if effort.nodes is None else by_nodes
    return max(by_nodes, by_time)


def is_decided(visits: Any, left: float) -> bool:
    """Whether the most visited move stays that, if so many visits are left."""
    order = np.sort(visits)
    return len(order) < 2 or bool(order[-1] - order[-2] >= left)


def grow(step: Callable[[int], int], batch: int, effort: Effort, began: float, root: Any) -> None:
    """Goes down a tree, a batch at a time, until the effort is spent or it is decided.

    `step` goes down so many times and says how many nodes that cost; `root` gives the visits of the
    first moves.
    """
    nodes, times = 0, 0
    while True:
        nodes += step(batch)
        times += batch
        part = spent(effort, nodes, perf_counter() - began)
        if part >= 1 or is_decided(root(), times / part - times):
            return


def most_visited_first(values: Any, visits: Any) -> Any:
    """The values, with that of the most visited move above all others."""
    best = np.lexsort((-values, -visits))[0]
    most = np.full(len(values), values[best] - BEHIND)
    most[best] = values[best]
    return np.minimum(values, most)


def spread(sums: Any, squares: Any, visits: Any, usual: float) -> Any:
    """How far mean values of trials may be off: two standard errors.

    One trial of the usual variance is counted in, so that few equal ones do not look sure.
    """
    many = np.maximum(visits, 1)
    variance = np.maximum(squares - sums * sums / many, 0.0) + usual
    return 2.0 * np.sqrt(variance / (many + 1) / many)
