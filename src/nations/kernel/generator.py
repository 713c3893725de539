"""A small random generator that gives the same numbers as plain objects and compiled.

It is sfc32 (a small fast chaotic generator) held in 64-bit whole numbers with a mask: unsigned
64-bit arithmetic differs between the two storages, this does not. For loops of simulated games
only; matches are dealt by `nations.match.dealer`.
"""

from __future__ import annotations

from nations.compiling.layout import Layout, i64
from nations.compiling.rules import rule

MASK = 0xFFFFFFFF


class Generator(Layout):
    """The three words and the counter of sfc32."""

    a: i64
    b: i64
    c: i64
    counter: i64


@rule
def next_word(g: Generator) -> int:
    """The next 32 random bits."""
    result = (g.a + g.b + g.counter) & MASK
    g.counter = (g.counter + 1) & MASK
    g.a = g.b ^ (g.b >> 9)
    g.b = (g.c + (g.c << 3)) & MASK
    g.c = ((((g.c << 21) & MASK) | (g.c >> 11)) + result) & MASK
    return result


@rule
def seed(g: Generator, value: int) -> None:
    """Starts the generator from a number; twelve words are thrown away to mix it."""
    g.a = value & MASK
    g.b = (value >> 32) & MASK
    g.c = 0x9E3779B9
    g.counter = 1
    for _ in range(12):
        next_word(g)


@rule
def below(g: Generator, limit: int) -> int:
    """A random whole number from 0 to limit - 1 (its bias is below one in 2^25 for our sizes)."""
    return (next_word(g) * limit) >> 32
