"""The policy: the move that looks best, as a rule that plays in compiled loops."""

from __future__ import annotations

from nations.compiling.layout import Floats
from nations.compiling.room import room
from nations.compiling.rules import rule
from nations.games.dice.moves import MOVE_COUNT
from nations.games.dice.skill.judge import judge
from nations.games.dice.skill.mind import WEIGHTS, Mind
from nations.games.dice.skill.weights import POLICY
from nations.games.dice.state import NOTHING, Box, State
from nations.kernel.choices import allows
from nations.kernel.generator import Generator


@rule
def choose(box: Box, s: State, g: Generator) -> int:  # noqa: ARG001 - as every policy is called
    """The legal move that looks best; the first of equals."""
    m = room(Mind)
    weigh_by(m, POLICY[box.seats - 1][s.age])
    return best_move(box, s, m)


@rule
def weigh_by(m: Mind, weights: Floats) -> None:
    """Puts weights into a mind."""
    for at in range(WEIGHTS):
        m.weight[at] = weights[at]


@rule
def best_move(box: Box, s: State, m: Mind) -> int:
    """The same by the weights of a mind."""
    for move in range(MOVE_COUNT):
        m.opinion[move] = 0.0
    judge(box, s, m)
    best = NOTHING
    for move in range(MOVE_COUNT):
        if allows(s, move) and (best == NOTHING or m.opinion[move] > m.opinion[best]):
            best = move
    return best
