"""A gate: what is asked, and what was found."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

SURE = 1.96


class Gate(NamedTuple):
    """What is measured, what was found, what is asked of it, and whether that is reached."""

    what: str
    found: str
    asked: str
    holds: bool

    @property
    def told(self) -> str:
        return f"{'holds ' if self.holds else 'MISSED'} {self.what}: {self.found} ({self.asked})"


def error(numbers: Sequence[float]) -> float:
    """The standard error of a mean."""
    return float(stdev(numbers) / len(numbers) ** 0.5)


def mean(numbers: Sequence[float], scale: float = 1.0, digits: int = 3) -> str:
    """A mean with its interval of 95 %."""
    wide = SURE * scale * error(numbers)
    return f"{scale * fmean(numbers):+.{digits}f} ± {wide:.{digits}f}"


def slope(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """How much the second grows with the first, and its standard error, whatever the spread."""
    middle, centre = fmean(x for x, _ in pairs), fmean(y for _, y in pairs)
    about = [(x - middle, y - centre) for x, y in pairs]
    square = sum(x * x for x, _ in about)
    found = sum(x * y for x, y in about) / square
    rest = sum((x * (y - found * x)) ** 2 for x, y in about)
    return found, rest**0.5 / square
