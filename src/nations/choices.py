"""The legal moves of a decision as bits: a row of words, a bit for each number of a move.

A state keeps them while it waits for a decision, so that who plays at random, searches or learns
reads them instead of asking for every number again. A word has 32 bits, held in 64: the top bit of
a signed number would differ between the two storages.
"""

from __future__ import annotations

from nations.record import Row, rule

WORD = 32
"""Moves a word."""
ALL = (1 << WORD) - 1


def words(moves: int) -> int:
    """How many words a number of moves needs."""
    return -(-moves // WORD)


@rule
def allow(moves: Row, number: int) -> None:
    """Notes a legal move."""
    moves[number // WORD] |= 1 << number % WORD


@rule
def allows(moves: Row, number: int) -> bool:
    """Whether a move is noted."""
    return moves[number // WORD] >> number % WORD & 1 == 1


@rule
def clear(moves: Row) -> None:
    """Notes that nothing is to be decided."""
    for at in range(len(moves)):
        moves[at] = 0


@rule
def ones(word: int) -> int:
    """How many bits of a word are set (added up side by side, in pairs, fours and eights)."""
    word -= word >> 1 & 0x55555555
    word = (word & 0x33333333) + (word >> 2 & 0x33333333)
    word = word + (word >> 4) & 0x0F0F0F0F
    return (word * 0x01010101 & ALL) >> 24


@rule
def lowest(word: int) -> int:
    """The place of the lowest bit of a word that is set."""
    return ones((word & -word) - 1)


@rule
def count(moves: Row) -> int:
    """How many moves are noted."""
    total = 0
    for at in range(len(moves)):
        total += ones(moves[at])
    return total


@rule
def nth(moves: Row, place: int) -> int:
    """The move at a place (from 0) in the order of their numbers."""
    at, here = 0, ones(moves[0])
    while place >= here:
        place -= here
        at += 1
        here = ones(moves[at])
    word = moves[at]
    for _ in range(place):
        word &= word - 1
    return at * WORD + lowest(word)
