"""The numbers are even, and the detector that says so catches what is not."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from math import sqrt

import pytest

from nations import verify
from nations.match import fair

Draw = Callable[[bytes, str, int, int], int]
KEY = bytes(range(32))
SIZES = [(6, 600_000), (100, 60_000), (3 * 2**30, 20_000), (2**32 - 2**20, 20_000)]
BINS = 100
LIMIT = 5.0


def excess(draw: Draw, total: int, count: int) -> float:
    """How far chi-square is above its mean, in standard deviations (Wilson and Hilferty)."""
    bins = min(total, 3 if total > 2**31 else BINS)
    seen = [0] * bins
    for nth in range(count):
        seen[draw(KEY, "Rolled", nth, total) * bins // total] += 1
    sizes = [-(-(at + 1) * total // bins) + (-at * total // bins) for at in range(bins)]
    pairs = zip(seen, (count * size / total for size in sizes), strict=True)
    chi = sum((found - expected) ** 2 / expected for found, expected in pairs)
    spread = 2 / (9 * (bins - 1))
    return float(((chi / (bins - 1)) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def byte_remainder(key: bytes, stream: str, nth: int, total: int) -> int:
    """The planted fault: `byte % 6`."""
    return hmac.digest(key, f"{stream}/{nth}/0".encode(), "sha256")[0] % total


def word_remainder(key: bytes, stream: str, nth: int, total: int) -> int:
    """Another: a word's remainder without rejection."""
    return int.from_bytes(hmac.digest(key, f"{stream}/{nth}/0".encode(), "sha256")[:4]) % total


@pytest.mark.parametrize(("total", "count"), SIZES)
def test_the_numbers_are_even(total: int, count: int) -> None:
    assert abs(excess(fair.number, total, count)) < LIMIT


@pytest.mark.parametrize(("total", "count"), SIZES[:2])
def test_a_remainder_of_a_byte_is_caught(total: int, count: int) -> None:
    assert excess(byte_remainder, total, count) > LIMIT


@pytest.mark.parametrize(("total", "count"), SIZES[2:3])
def test_a_remainder_of_a_word_is_caught(total: int, count: int) -> None:
    assert excess(word_remainder, total, count) > LIMIT
    assert abs(excess(verify.number, total, count)) < LIMIT


def test_the_checker_catches_a_server_that_takes_remainders() -> None:
    """Not by statistics: the very first draw whose word had to be rejected is named."""
    total = 3 * 2**30
    wrong = [
        nth
        for nth in range(100)
        if word_remainder(KEY, "Laid", nth, total) != verify.number(KEY, "Laid", nth, total)
    ]
    assert 5 < len(wrong) < 50
