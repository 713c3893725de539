"""The policy: the move that looks best, as a rule that plays in compiled loops."""

from __future__ import annotations

from typing import Any

import numpy as np

from nations.choices import allows
from nations.games.nations_dice.moves import MOVE_COUNT
from nations.games.nations_dice.skill.hand import ROWS_OF_HAND, WIDTH
from nations.games.nations_dice.skill.judging import judge
from nations.games.nations_dice.skill.layout import ROWS_OF_TABLES, Floats, Hand, Tables
from nations.games.nations_dice.skill.weights import POLICY
from nations.games.nations_dice.state import NOTHING, Box, State
from nations.generator import Generator
from nations.record import rule


@rule
def choose(box: Box, s: State, g: Generator) -> int:  # noqa: ARG001 - as every policy is called
    """The legal move that looks best; the first of equals."""
    return choose_by(box, s, POLICY[box.seats - 1][s.age])


@rule
def choose_by(box: Box, s: State, w: Floats) -> int:
    """The same by other weights."""
    t: Any = np.zeros((ROWS_OF_TABLES, WIDTH))
    h: Any = np.zeros((ROWS_OF_HAND, WIDTH), np.int64)
    o: Any = np.zeros(MOVE_COUNT)
    return choose_with(box, s, w, t, h, o)


def opinions(box: Box, s: State) -> list[float]:
    """What the policy thinks of each move, by its number: plain, with no compiler in the way."""
    t = [[0.0] * WIDTH for _ in range(ROWS_OF_TABLES)]
    h = [[0] * WIDTH for _ in range(ROWS_OF_HAND)]
    o = [0.0] * MOVE_COUNT
    judge(box, s, POLICY[box.seats - 1][s.age].tolist(), t, h, o)
    return o


@rule
def choose_with(box: Box, s: State, w: Floats, t: Tables, h: Hand, o: Floats) -> int:
    """The same with room for the tables at hand, whatever is in it."""
    for move in range(MOVE_COUNT):
        o[move] = 0.0
    judge(box, s, w, t, h, o)
    return best_of(s, o)


@rule
def best_of(s: State, o: Floats) -> int:
    best = NOTHING
    for move in range(MOVE_COUNT):
        if allows(s, move) and (best == NOTHING or o[move] > o[best]):
            best = move
    return best
