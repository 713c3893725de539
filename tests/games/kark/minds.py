"""Plain minds for tests: the weights in use, and what was learned."""

from __future__ import annotations

from nations.games.kark.skill.mind import Mind
from nations.games.kark.skill.weights import ready
from nations.mind.thinker import Manner


def a_mind(*, taught: bool = False) -> Mind:
    """As the judge gets it ready."""
    return ready(Manner.TUNED if taught else Manner.LOOSE)
