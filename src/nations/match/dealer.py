"""Who plays chance: a seed, a script, or a person with real dice. The rules never know which."""

from __future__ import annotations

from collections import Counter
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


class Duplicate:
    """Deals the same luck to whoever plays: after other choices, the same tiles and dice.

    A draw depends on the seed, on what it is for, and on how many draws there were for that before;
    not on how many there were for anything else. A game tells purposes apart (`Purposes` in the
    contract): "the white dice of seat 1 in age 2" is one stream, "the tiles of age 3" another. So a
    nation that rerolls once more, or that rolls a blue die more, changes nobody else's dice, nor
    its own white ones. Streams go with the seat, not with who sits there: in all rotations of a
    deal, players meet what the others met there. Each draw is as fair as with `Seeded`.

    It counts what it deals, so it is for one match, played from the start without going back.
    """

    def __init__(self, seed: int | str, purpose: Callable[[], str] = lambda: "") -> None:
        self.seed = seed
        self._purpose = purpose
        self._dealt: Counter[str] = Counter()

    def deal(self, chance: Chance, nth: int) -> Move:  # noqa: ARG002 - counted by purpose instead
        purpose = f"{type(chance.ways[0][0]).__name__}/{self._purpose()}"
        number = self._dealt[purpose]
        self._dealt[purpose] += 1
        words = blake2b(f"{self.seed}/{purpose}/{number}".encode(), digest_size=16).digest()
        return draw(chance, int.from_bytes(words, "big"))


class Scripted:
    """Deals given outcomes in order: replays, tests, known positions."""

    def __init__(self, outcomes: Iterable[Move]) -> None:
        self._outcomes: Iterator[Move] = iter(outcomes)

    def deal(self, chance: Chance, nth: int) -> Move:  # noqa: ARG002 - the script decides
        for outcome in self._outcomes:
            return outcome
        raise BadFile(f"the script of chance has only {nth} outcomes; one more is needed")


class RealDice:
    """Asks somebody: real dice and tiles on a real table, typed in."""

    def __init__(self, ask: Callable[[Chance], Move]) -> None:
        self._ask = ask

    def deal(self, chance: Chance, nth: int) -> Move:  # noqa: ARG002 - a person needs no count
        return self._ask(chance)
