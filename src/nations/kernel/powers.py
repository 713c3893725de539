"""Powers that have the same bits everywhere: as plain objects, compiled, on every machine.

Sums, products, quotients and square roots are exact to the last bit by the standard that all
processors follow. Libraries differ in the last bit of `exp`, and in how often `**` multiplies. So
rules use these.
"""

from __future__ import annotations

from math import factorial

from nations.compiling.rules import rule

LN2, LN2_REST = float.fromhex("0x1.62e42feep-1"), float.fromhex("0x1.a39ef35793c76p-33")
"""The logarithm of 2 in two parts: a whole number of the first has no rounding."""
ONE_BY_LN2 = float.fromhex("0x1.71547652b82fep+0")
SERIES = tuple(1 / factorial(n) for n in range(13, -1, -1))
STEP = 32
FINE = tuple(2.0**n for n in range(STEP))
COARSE = tuple(2.0 ** (STEP * n) for n in range(-STEP, STEP))
LARGEST = 700.0
"""What is beyond this, either way, is nothing or endless: no rule needs to know how much."""
ENDLESS = float("inf")


@rule
def exp(x: float) -> float:
    """e to a power, to about the last bit; of what is no number, the same."""
    if x != x:
        return x
    if x > LARGEST:
        return ENDLESS
    if x < -LARGEST:
        return 0.0
    twos = int(x * ONE_BY_LN2 + (0.5 if x > 0 else -0.5))
    rest = x - twos * LN2 - twos * LN2_REST
    total = SERIES[0]
    for term in range(1, len(SERIES)):
        total = total * rest + SERIES[term]
    return total * (COARSE[twos // STEP + STEP] * FINE[twos % STEP])


@rule
def power(base: float, times: int) -> float:
    """A number multiplied by itself, a whole number of times from 0 on."""
    product = 1.0
    while times:
        if times & 1:
            product *= base
        times >>= 1
        base *= base
    return product
