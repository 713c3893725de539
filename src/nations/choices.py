"""The legal moves of a decision as bits: a row of words, a bit for each number of a move.

A state keeps them while it waits for a decision, so that who plays at random, searches or learns
reads them instead of asking for every number again. A word has 32 bits, held in 64: the top bit of
a signed number would differ between the two storages.
"""

from __future__ import annotations

from typing import Protocol

from nations.record import Row, known_to_c, rule

WORD = 32
"""Moves a word."""
ALL = (1 << WORD) - 1


class Deciding(Protocol):
    """A state that keeps the legal moves of its decision."""

    moves: Row


def words(moves: int) -> int:
    """How many words a number of moves needs."""
    return -(-moves // WORD)


@rule
def allow(s: Deciding, number: int) -> None:
    """Notes a legal move."""
    s.moves[number // WORD] |= 1 << number % WORD


@rule
def allow_many(s: Deciding, first: int, bits: int) -> None:
    """Notes up to a word of moves at once: the lowest bit stands for the first number."""
    at, shift = first // WORD, first % WORD
    s.moves[at] |= bits << shift & ALL
    if shift:
        s.moves[at + 1] |= bits >> WORD - shift


@rule
def allows(s: Deciding, number: int) -> bool:
    """Whether a move is noted."""
    return s.moves[number // WORD] >> number % WORD & 1 == 1


@rule
def clear(s: Deciding) -> None:
    """Notes that nothing is to be decided."""
    for at in range(len(s.moves)):
        s.moves[at] = 0


@known_to_c
def ones(word: int) -> int:
    """How many bits of a word are set."""
    total = 0
    while word:
        word &= word - 1
        total += 1
    return total


@known_to_c
def lowest(word: int) -> int:
    """The place of the lowest bit of a word that is set; one must be."""
    return ones((word & -word) - 1)


@rule
def count(s: Deciding) -> int:
    """How many moves are noted."""
    total = 0
    for at in range(len(s.moves)):
        total += ones(s.moves[at])
    return total


@rule
def is_single(s: Deciding) -> bool:
    """Whether just one move is noted: nothing but the lowest bit in one word, nothing in others."""
    others, filled = 0, 0
    for at in range(len(s.moves)):
        others |= s.moves[at] & (s.moves[at] - 1)
        filled += int(s.moves[at] != 0)
    return others == 0 and filled == 1


@rule
def nth(s: Deciding, place: int) -> int:
    """The move at a place (from 0) in the order of their numbers."""
    at, here = 0, ones(s.moves[0])
    while place >= here:
        place -= here
        at += 1
        here = ones(s.moves[at])
    word = s.moves[at]
    for _ in range(place):
        word &= word - 1
    return at * WORD + lowest(word)
