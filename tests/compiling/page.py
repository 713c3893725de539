"""A page of small rules, one for each thing that rules may say. Each is run plain and compiled."""

from __future__ import annotations

from enum import IntEnum
from math import sqrt
from typing import Annotated, Any

import numpy as np

from nations.batch.pile import Block, want
from nations.compiling.layout import Layout, Row, Rows, i32, i64
from nations.compiling.room import room
from nations.compiling.rules import near, rule, tell
from nations.kernel.choices import lowest, ones
from nations.kernel.powers import exp, power


class Colour(IntEnum):
    RED = 3
    BLUE = 5


class Part(Layout):
    count: i32
    row: Annotated[Row, 3]


class Whole(Layout):
    big: i64
    at: i32
    double: i32
    part: Annotated[Rows[Part], 2]
    words: Annotated[Row, 4, "i8"]
    shares: Annotated[Any, 2, "f8"]


STEPS = (3, -1, 4)
TABLE = np.array([[0.5, 1.5, 2.5], [3.5, 4.5, 5.5]])
FACTOR = 1.25
RULES: list[Any] = []


def shown(f: Any) -> Any:
    """A rule of the page: it takes a layout and two numbers."""
    RULES.append(rule(f))
    return f


@rule
def next_count(part: Part) -> int:
    """Changes something and returns a number, so that the order of work can be seen."""
    part.count += 1
    return part.count


@rule
def part_at(w: Whole, at: int) -> Part:
    return w.part[at % 2]


@rule
def bump(w: Whole, by: int) -> int:
    w.at = (w.at + by) % 2
    return w.at


@shown
def sums(w: Whole, a: int, b: int) -> int:
    return (a + b) * (a - b) ^ (a & b) | (a ^ ~b) + -a


@shown
def divisions(w: Whole, a: int, b: int) -> int:
    by = b if b else 7
    return a // by * 1000003 + a % by + a // 8 + a % 8 + a // 7 - a % 7 + a // -3 + a % -3


@shown
def shifts(w: Whole, a: int, b: int) -> int:
    return (a << 3) + (a >> 2) + (1 << b % 40) + (a >> b % 20)


@shown
def fractions(w: Whole, a: int, b: int) -> float:
    return a / (abs(b) + 1) + sqrt(abs(a)) * FACTOR - float(b) / 3 + 1 / 4


@shown
def small_places(w: Whole, a: int, b: int) -> int:
    """32 bits in the layout, 64 in the reckoning."""
    w.at = 2_000_000_000
    w.double = 2_000_000_000
    return w.at + w.double + w.at * w.double


@shown
def comparisons(w: Whole, a: int, b: int) -> int:
    total = 1 if a < b else 0
    total += 2 if -3 <= a < b <= 9 else 0
    total += 4 if a == b or (a != 3 and not b >= a) else 0
    return total + (8 if a or b else 0) + (16 if a and b > 3 else 0)


@shown
def truths(w: Whole, a: int, b: int) -> bool:
    return (a > b and bool(a)) or not b


@shown
def loops(w: Whole, a: int, b: int) -> int:
    total = 0
    for at in range(a % 5):
        for step in range(10, at, -3):
            if step == 7:
                continue
            total += step
            if total > 40:
                break
        at += 1
        total += at
    for step in STEPS:
        total = total * 3 + step
    for step in (Colour.RED, Colour.BLUE):
        total += step
    return total + at if a % 5 else total


@shown
def whiles(w: Whole, a: int, b: int) -> int:
    number, steps = abs(a) + 1, 0
    while number != 1:
        number = number // 2 if number % 2 == 0 else 3 * number + 1
        steps += 1
    return steps


@shown
def places(w: Whole, a: int, b: int) -> int:
    part = part_at(w, a)
    part.row[b % 3] = a
    part.row[(b + 1) % 3] += b
    w.words[a % 4] |= 1 << b % 50
    w.shares[0], w.shares[1] = w.shares[1] + a, w.shares[0] - b
    w.shares[0] /= 2
    w.big = w.at = b % 2
    return w.part[w.at].row[b % 3] + len(w.words) + len(part.row)


@shown
def tables(w: Whole, a: int, b: int) -> Any:
    row = TABLE[a % 2]
    return row[b % 3] + TABLE[1][2] + STEPS[a % 3] + len(TABLE)


@shown
def kinds_that_grow(w: Whole, a: int, b: int) -> Any:
    """A name that is a whole number first, and a fraction later."""
    total = 0
    for at in range(3):
        total = total + at / 2  # type: ignore[assignment]  # the kind grows
    return total


@shown
def extremes(w: Whole, a: int, b: int) -> float:
    return min(a, b, 3) + max(a, b) * 2 + max(0.5, a) + min(b, 2.5) + abs(a - b) + 0.5


@shown
def exchanges(w: Whole, a: int, b: int) -> int:
    a, b = b, a + b
    w.part[0].count, w.part[1].count = a, b
    return a * 3 + b


@shown
def bits(w: Whole, a: int, b: int) -> int:
    word = abs(a) * 40503 + 1
    w.words[b % 4] = word
    return ones(word) * 100 + lowest(w.words[b % 4] << 5) + ones(bump(w, 1) + 6)


@shown
def a_record_of_its_own(w: Whole, a: int, b: int) -> int:
    part = room(Part)
    part.row[a % 3] = b
    part.count += part.row[0] + 2 * part.row[1]
    return next_count(part)


@shown
def fractions_of_places(w: Whole, a: int, b: int) -> float:
    w.at = a
    return 5.0 * w.at / 30 + w.at * 0.5 + FACTOR * w.double


@shown
def numbers_and_calls(w: Whole, a: int, b: int) -> float:
    return power(1.5, a % 6) + exp(b / 7) + bump(w, 1) + bump(w, 0)


@shown
def is_told(w: Whole, a: int, b: int) -> None:
    tell(w, 1, 2, a)
    w.big += a


@shown
def hastens(w: Whole, a: int, b: int) -> int:
    """What is fetched early is what it was, also where it is found by a change."""
    near(w.part[a % 2])
    near(part_at(w, bump(w, 1)))
    return w.part[b % 2].count + w.at


@shown
def order_of_wanting(w: Whole, a: int, b: int) -> int:
    """A block is got once; whoever wants it changes it."""
    block = room(Block)
    return want(block) * 100 + want(block) * 10 + block.wanted + (want(block) if a % 2 else b % 2)


# What is reckoned from left to right


@shown
def order_of_sums(w: Whole, a: int, b: int) -> int:
    return w.part[0].count * 10 + next_count(w.part[0]) * 100 + w.part[0].count


@shown
def order_of_values(w: Whole, a: int, b: int) -> int:
    return weigh(next_count(w.part[0]), w.part[0].count, next_count(w.part[0]))


@rule
def weigh(first: int, second: int, third: int) -> int:
    return first * 100 + second * 10 + third


@shown
def order_of_comparisons(w: Whole, a: int, b: int) -> bool:
    return next_count(w.part[0]) < w.part[0].count + 3 * (w.part[0].count < next_count(w.part[0]))


@shown
def order_of_places(w: Whole, a: int, b: int) -> int:
    w.part[bump(w, 1)].row[w.at] += bump(w, 1) + 5
    w.part[w.at].row[bump(w, 1)] = bump(w, 1) + 2
    w.words[w.at] += bump(w, 1) + 3
    w.words[w.at] = bump(w, 1) + w.words[w.at]
    return w.at


@shown
def order_of_choices(w: Whole, a: int, b: int) -> int:
    taken = bump(w, 1) if a > b and bump(w, 1) else w.at + 2 * bump(w, 1)
    return taken + w.at if bump(w, 1) or bump(w, 1) else 9
