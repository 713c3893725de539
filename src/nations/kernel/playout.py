"""Whole games in one loop, for every game and both storages.

The rules here leave open what a game's kernel has (`object_to`, `ways`, `play`, …);
`rules.bound` fills that in, and `rules.compiled` compiles the result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nations.compiling.rules import replaceable, rule
from nations.kernel.choices import count, nth
from nations.kernel.generator import Generator, below

if TYPE_CHECKING:
    # What the kernel of a game fills in; see nations.kernel.game.Kernel.
    def outcome_count(box: Any, s: Any) -> int: ...
    def ways(box: Any, s: Any, outcome: int) -> int: ...
    def waits_for_chance(s: Any) -> bool: ...
    def play(box: Any, s: Any, number: int) -> None: ...
    def is_over(s: Any) -> bool: ...


@replaceable
@rule
def first_outcome(box: Any, s: Any) -> int:  # noqa: ARG001 - a kernel may know better
    """The lowest number that an outcome of chance can have now."""
    return 0


@replaceable
@rule
def ways_between(box: Any, s: Any, outcome: int) -> int:
    """The ways of an outcome between the lowest and the highest number; a kernel may know more."""
    return ways(box, s, outcome)


@rule
def random_outcome(box: Any, s: Any, g: Generator) -> int:
    """An outcome of chance, by its ways."""
    first, end = first_outcome(box, s), outcome_count(box, s)
    total = 0
    for outcome in range(first, end):
        total += ways_between(box, s, outcome)
    left = below(g, total)
    outcome = first - 1
    while left >= 0:
        outcome += 1
        left -= ways_between(box, s, outcome)
    return outcome


@rule
def random_move(box: Any, s: Any, g: Generator) -> int:  # noqa: ARG001 - as every choice is made
    """A legal move of the decision, each with the same chance."""
    return nth(s, below(g, count(s)))


@rule
def random_step(box: Any, s: Any, g: Generator) -> int:
    """Plays one random move or outcome and returns its number."""
    if waits_for_chance(s):
        number = random_outcome(box, s, g)
    else:
        number = random_move(box, s, g)
    play(box, s, number)
    return number


@rule
def playout(box: Any, s: Any, g: Generator) -> int:
    """Plays a started game at random to its end and returns the number of steps."""
    steps = 0
    while not is_over(s):
        random_step(box, s, g)
        steps += 1
    return steps
