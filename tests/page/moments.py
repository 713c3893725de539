"""Tables as they come up in bots' games: the same ones each time, for every phase of a game."""

from __future__ import annotations

from functools import cache

import nations
from nations.contract import Decision
from nations.match.dealer import Seeded
from nations.match.match import notation_of

SEED = 7
WHERE = {"dice": (0, 1), "kark": (0,)}
"""The words of a position that name the age and the phase."""


@cache
def moments(game: str, seats: int) -> dict[str, str]:
    """For each phase, in the dice game of each age, the position with most to choose from."""
    match = nations.play(game, ["greedy"] * seats, seed=SEED)
    notation, best = notation_of(match.game), dict[str, tuple[int, str]]()
    for length in range(len(match.log)):
        then = match.fork(length, Seeded(SEED))
        if isinstance(then.turn, Decision):
            position = notation.write_position(then.state)
            words = position.split()
            phase = "-".join(words[at] for at in WHERE[game])
            found = (len(then.turn.moves), position)
            best[phase] = max(best.get(phase, found), found, key=lambda one: one[0])
    return {phase: position for phase, (_, position) in best.items()}
