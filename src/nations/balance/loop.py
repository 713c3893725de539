"""Counted games in one loop, as rules: on plain objects and compiled.

They leave open what a game's kernel and its `counting` have; `rules.bound` fills that in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nations.compiling.layout import Row
from nations.compiling.rules import rule
from nations.kernel.choices import count, nth
from nations.kernel.generator import Generator, seed
from nations.kernel.playout import random_outcome

if TYPE_CHECKING:
    # What the kernel of a game and its counting fill in.
    def waits_for_chance(s: Any) -> bool: ...
    def is_over(s: Any) -> bool: ...
    def decider(s: Any) -> int: ...
    def choose(box: Any, s: Any, g: Generator) -> int: ...
    def play_counted(box: Any, s: Any, number: int, tally: Any) -> None: ...
    def forget(box: Any, s: Any, kinds: int) -> None: ...


@rule
def choose_without(boxes: Any, s: Any, g: Generator, ignored: Row) -> int:
    """The choice of the seat at turn; what it ignores is not there, and worth nothing.

    Box 0 is the true one; box 1 is that of a seat that ignores something.
    """
    kinds = ignored[decider(s)]
    if kinds == 0:
        return choose(boxes[0], s, g)
    forget(boxes[0], s, kinds)
    return nth(s, 0) if count(s) == 1 else choose(boxes[1], s, g)


@rule
def count_out(boxes: Any, s: Any, g: Generator, tally: Any, ignored: Row) -> None:
    """Plays a started game to its end."""
    while not is_over(s):
        if waits_for_chance(s):
            number = random_outcome(boxes[0], s, g)
        else:
            number = choose_without(boxes, s, g, ignored)
        play_counted(boxes[0], s, number, tally)


@rule
def count_all(
    boxes: Any, states: Any, g: Generator, tallies: Any, ignored: Row, first: int
) -> None:
    """Plays every game to its end; the game at a place has the seed `first` and its place."""
    for at in range(len(states)):
        seed(g, first + at)
        count_out(boxes, states[at], g, tallies[at], ignored)
