"""Whole games in one loop, for both storages: random playouts and their counts."""

from __future__ import annotations

from nations.games.nations_dice.moves import end_number, first_number
from nations.games.nations_dice.phases.flow import (
    object_to,
    outcome_count,
    play,
    settle,
    waits_for_chance,
    ways,
)
from nations.games.nations_dice.phases.setup import set_up
from nations.games.nations_dice.rule_ids import Rule
from nations.games.nations_dice.state import Box, Phase, State
from nations.generator import Generator, below
from nations.record import rule


@rule
def start(box: Box, s: State) -> None:
    """A fresh table, up to the first chance or choice."""
    set_up(box, s)
    settle(box, s)


@rule
def random_outcome(box: Box, s: State, g: Generator) -> int:
    """An outcome of chance, by its ways."""
    total = 0
    for outcome in range(outcome_count(s)):
        total += ways(box, s, outcome)
    left = below(g, total)
    outcome = -1
    while left >= 0:
        outcome += 1
        left -= ways(box, s, outcome)
    return outcome


@rule
def random_move(box: Box, s: State, g: Generator) -> int:
    """A legal move of the decision, each with the same chance."""
    first, end = first_number(s.phase), end_number(s.phase)
    count = 0
    for move in range(first, end):
        if object_to(box, s, move) == Rule.NONE:
            count += 1
    left = below(g, count)
    move = first - 1
    while left >= 0:
        move += 1
        if object_to(box, s, move) == Rule.NONE:
            left -= 1
    return move


@rule
def random_step(box: Box, s: State, g: Generator) -> int:
    """Plays one random move or outcome and returns its number."""
    if waits_for_chance(s):
        number = random_outcome(box, s, g)
    else:
        number = random_move(box, s, g)
    play(box, s, number)
    return number


@rule
def playout(box: Box, s: State, g: Generator) -> int:
    """Plays a started game at random to its end and returns the number of steps."""
    steps = 0
    while s.phase != Phase.OVER:
        random_step(box, s, g)
        steps += 1
    return steps
