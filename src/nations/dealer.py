"""Who plays chance: a seed, a script, or a person with real dice. The rules never know which."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from typing import Protocol

from nations.contract import Chance, Move
from nations.errors import BadFile


class Dealer(Protocol):
    """Picks an outcome of chance. `nth` counts the chance moves of the match from 0."""

    def deal(self, chance: Chance, nth: int) -> Move: ...


def draw(chance: Chance, number: int) -> Move:
    """The outcome at a number, counted through the ways (the number is taken modulo their sum)."""
    left = number % sum(ways for _, ways in chance.ways)
    for outcome, ways in chance.ways:
        left -= ways
        if left < 0:
            return outcome
    raise AssertionError("the ways of a chance are positive")


class Seeded:
    """Deals from a seed. The nth draw depends only on the seed and n, so a match can be resumed."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def deal(self, chance: Chance, nth: int) -> Move:
        words = blake2b(f"{self.seed}/{nth}".encode(), digest_size=16).digest()
        return draw(chance, int.from_bytes(words, "big"))


class Scripted:
    """Deals given outcomes in order: replays, tests, known positions."""

    def __init__(self, outcomes: Iterable[Move]) -> None:
        self._outcomes: Iterator[Move] = iter(outcomes)

    def deal(self, chance: Chance, nth: int) -> Move:  # noqa: ARG002 - the script decides
        for outcome in self._outcomes:
            return outcome
        raise BadFile(f"the script of chance has only {nth} outcomes; one more is needed")


class Asked:
    """Asks somebody: real dice and tiles on a real table, typed in."""

    def __init__(self, ask: Callable[[Chance], Move]) -> None:
        self._ask = ask

    def deal(self, chance: Chance, nth: int) -> Move:  # noqa: ARG002 - a person needs no count
        return self._ask(chance)
