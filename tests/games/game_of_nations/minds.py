"""Plain minds for tests: the weights in use, and what was learned."""

from __future__ import annotations

from nations.games.game_of_nations.skill.learned import SHAPES, learned
from nations.games.game_of_nations.skill.mind import Mind
from nations.games.game_of_nations.skill.weights import FITTED


def a_mind(*, taught: bool = False) -> Mind:
    """What `teach` does to a row of an array, done to a plain record."""
    mind = Mind()
    for at, weight in enumerate(FITTED):
        mind.weight[at] = weight
    if taught:
        mind.learned = 1
        for name in SHAPES:
            row = getattr(mind, name)
            for at, number in enumerate(learned()[name].ravel()):
                row[at] = number
    return mind
