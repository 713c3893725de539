"""How strong an opponent should be, for people who know no bots: a table, and nothing else.

A level is a name for a player. The weaker ones are noisy in what they hold moves to be worth, so a
move that is much better than all others is found by everyone, in the last round as in the first.
"""

from __future__ import annotations

LEVELS = {
    "easy": "greedy:0.5",
    "normal": "greedy",
    "hard": "greedy",
    "expert": "greedy",
}
"""Each level with the player that it stands for. Nobody stronger than `greedy` is here yet."""


def meaning(player: str) -> str:
    """The player that a level stands for; any other player stands for itself."""
    return LEVELS.get(player, player)


def offered(levels: dict[str, str] = LEVELS) -> tuple[str, ...]:
    """The levels to choose from: one that plays like the level below it is not shown."""
    names = list(levels)
    pairs = zip(names, ["", *names], strict=False)
    return tuple(name for name, below in pairs if levels[name] != levels.get(below))
