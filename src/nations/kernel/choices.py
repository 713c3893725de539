"""The legal moves of a decision as bits: a row of words, a bit for each number of a move.

A state keeps them while it waits for a decision, so that who plays at random, searches or learns
reads them instead of asking for every number again. Most words of a game with many moves are empty:
which are not, and how many moves there are, is noted as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nations.compiling.layout import Layout, Row, i32, i64
from nations.compiling.rules import known_to_c, rule

WORD = 32
"""Moves a word."""
ALL = (1 << WORD) - 1
LAST = 62
"""The last word that has a bit of its own among the words that have any."""


class Deciding(Layout):
    """A state that keeps the legal moves of its decision; `noted` is how many there are, `filled`
    the words of `moves` that have any, as bits. A state says itself how many words it needs:
    `moves: Annotated[Row, words(MOVES), "u4"]`."""

    noted: i32
    filled: i64

    if TYPE_CHECKING:
        moves: Row


def words(moves: int) -> int:
    """How many words a number of moves needs."""
    return -(-moves // WORD)


@rule
def allow(s: Deciding, number: int) -> None:
    """Notes a legal move."""
    note(s, number // WORD, 1 << number % WORD)


@rule
def allow_many(s: Deciding, first: int, bits: int) -> None:
    """Notes up to a word of moves at once: the lowest bit stands for the first number."""
    at, shift = first // WORD, first % WORD
    note(s, at, bits << shift & ALL)
    if shift:
        note(s, at + 1, bits >> WORD - shift)


@rule
def note(s: Deciding, at: int, bits: int) -> None:
    """Notes moves of one word."""
    s.noted += ones(bits & ~s.moves[at])
    s.moves[at] |= bits
    s.filled |= int(bits != 0) << min(at, LAST)


@rule
def forbid(s: Deciding, number: int) -> None:
    """Takes a move off those that are noted."""
    at, bit = number // WORD, 1 << number % WORD
    s.noted -= ones(s.moves[at] & bit)
    s.moves[at] &= ALL - bit
    if s.moves[at] == 0 and at < LAST:
        s.filled &= ~(1 << at)


@rule
def allows(s: Deciding, number: int) -> bool:
    """Whether a move is noted."""
    return s.moves[number // WORD] >> number % WORD & 1 == 1


@rule
def clear(s: Deciding) -> None:
    """Notes that nothing is to be decided."""
    for at in range(len(s.moves)):
        s.moves[at] = 0
    s.noted = 0
    s.filled = 0


@known_to_c
def ones(word: int) -> int:
    """How many bits of a word are set."""
    return int(word).bit_count()


@known_to_c
def lowest(word: int) -> int:
    """The place of the lowest bit of a word that is set; one must be."""
    return int(word & -word).bit_length() - 1


@known_to_c
def nth_one(word: int, place: int) -> int:
    """The place of a bit of a word that is set, counted (from 0) from the lowest that is."""
    for _ in range(place):
        word &= word - 1
    return lowest(word)


@rule
def count(s: Deciding) -> int:
    """How many moves are noted."""
    return s.noted


@rule
def nth(s: Deciding, place: int) -> int:
    """The move at a place (from 0) in the order of their numbers."""
    left = s.filled
    at = lowest(left)
    here = ones(s.moves[at])
    while place >= here:
        place -= here
        left &= left - 1
        at = lowest(left) if left else at + 1
        here = ones(s.moves[at])
    return at * WORD + nth_one(s.moves[at], place)
