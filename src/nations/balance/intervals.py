"""How sure a figure is: intervals that hold together for a whole family of comparisons.

Among sixty tiles some look remarkable by chance. So each figure belongs to a family, and its
interval is made wider by Bonferroni's correction: with 95 % certainty, or more, all intervals of
the family hold at once.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from nations.arena.simulate import wilson

SURE = 0.95


class Figure(msgspec.Struct, frozen=True):
    """A figure with its interval, and of how many it is the mean."""

    value: float
    low: float
    high: float
    count: int


def width(family: int) -> float:
    """How many standard errors on each side make all of a family hold at once (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - SURE) / (2 * max(1, family)))


def share(hits: int, of: int, family: int = 1, less: float = 0.0) -> Figure:
    """A share of cases (Wilson's interval), less what is given."""
    if of == 0:
        return Figure(0.0, -less, 1 - less, 0)
    low, high = wilson(hits, of, width(family))
    bounds = (max(0.0, low) - less, min(1.0, high) - less)
    return Figure(round(hits / of - less, 4), round(bounds[0], 4), round(bounds[1], 4), of)


def mean(values: npt.NDArray[Any], family: int = 1) -> Figure:
    """A mean of independent values, such as one for each game."""
    if len(values) == 0:
        return Figure(0.0, 0.0, 0.0, 0)
    value = float(np.mean(values))
    spread = float(np.std(values, ddof=1)) if len(values) > 1 else 0.0
    half = width(family) * spread / sqrt(len(values))
    return Figure(round(value, 4), round(value - half, 4), round(value + half, 4), len(values))
