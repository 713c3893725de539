"""Where the numbers of a stream fell, beside what fair dice would do: for the eye, not a test."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate

import msgspec

BARS = "▁▂▃▄▅▆▇█"
PARTS, MOST_PARTS = 6, 12
TAIL = 0.025


class Histogram(msgspec.Struct, frozen=True):
    """How many numbers fell into each part of their range, expected ones, and the 95 % bands."""

    draws: int
    counts: tuple[int, ...]
    expected: tuple[float, ...]
    low: tuple[int, ...]
    high: tuple[int, ...]

    @property
    def outside(self) -> int:
        """How many bars are outside their band."""
        triples = zip(self.low, self.counts, self.high, strict=True)
        return sum(not low <= count <= high for low, count, high in triples)

    @property
    def bars(self) -> str:
        """The counts as a little picture, from none to twice the expected number and more."""
        heights = (
            count / max(2 * expected, 1) * (len(BARS) - 1)
            for count, expected in zip(self.counts, self.expected, strict=True)
        )
        return "".join(BARS[min(round(height), len(BARS) - 1)] for height in heights)


def histogram(draws: Sequence[tuple[int, int]]) -> Histogram:
    """The histogram of some draws, each a number and how many it was one of.

    A stream of one kind of die has a bar for each number; others are cut into equal parts of their
    range. A draw that could give only one number says nothing and is left out.
    """
    open_draws = [(number, total) for number, total in draws if 0 <= number < total > 1]
    totals = {total for _, total in open_draws}
    parts = min(totals) if len(totals) == 1 and max(totals) <= MOST_PARTS else PARTS
    counts = [0] * parts
    for number, total in open_draws:
        counts[number * parts // total] += 1
    chances = [[_share(part, parts, total) for _, total in open_draws] for part in range(parts)]
    bands = [_band(chance) for chance in chances]
    return Histogram(
        len(draws),
        tuple(counts),
        tuple(sum(chance) for chance in chances),
        tuple(low for low, _ in bands),
        tuple(high for _, high in bands),
    )


def _share(part: int, parts: int, total: int) -> float:
    """The chance that one of `total` numbers falls into a part of the range."""
    start, end = -(-part * total // parts), -(-(part + 1) * total // parts)
    return (end - start) / total


def _band(chances: Sequence[float]) -> tuple[int, int]:
    """The counts that all but at most 2.5 % above and 2.5 % below stay within, exactly."""
    spread = [1.0]
    for chance in chances:
        stay, come = 1 - chance, chance
        pairs = zip([*spread, 0.0], [0.0, *spread], strict=True)
        spread = [stay * here + come * before for here, before in pairs]
    below = list(accumulate(spread))
    return bisect_right(below, TAIL), min(bisect_left(below, 1 - TAIL), len(chances))
