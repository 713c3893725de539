"""The chance of one power against one other, as games of search taught it.

A sum of the features of both, as `value` has it, and a layer of units that hear all of them and
speak up only above their threshold: so what something is worth may depend on the rest. The
numbers are in `learned.toml`.
"""

from __future__ import annotations

from nations.games.game_of_nations.skill.mind import FEATURES, INPUTS, UNITS, Mind
from nations.powers import exp
from nations.record import rule

STEEPEST = 30.0


@rule
def duel(m: Mind, at: int, rival: int, stage: int) -> float:
    """The chance of who is at turn; the features of both stand in `x`."""
    for unit in range(UNITS):
        m.unit[unit] = m.offset[stage * UNITS + unit]
    total = m.base[stage] + hear(m, at, 0, stage) + hear(m, rival, FEATURES, stage)
    for unit in range(UNITS):
        total += max(m.unit[unit], 0.0) * m.outward[stage * UNITS + unit]
    return 1.0 / (1.0 + exp(min(max(-total, -STEEPEST), STEEPEST)))


@rule
def hear(m: Mind, seat: int, first: int, stage: int) -> float:
    """What a power has goes to the units; what it is worth by itself comes back."""
    total = 0.0
    for feature in range(FEATURES):
        x, at = m.x[seat * FEATURES + feature], first + feature
        if x != 0.0:
            total += x * m.direct[stage * INPUTS + at]
            for unit in range(UNITS):
                m.unit[unit] += x * m.inward[at * UNITS + unit]
    return total
