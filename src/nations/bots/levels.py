"""How strong an opponent should be, for people who know no bots: a table, and nothing else.

A level is a name for a player: one that is noisy in what it holds moves to be worth, one that plays
what looks best, one by the rules of strong play, one that looks ahead. A move that is much better
than all others is found by everyone, in the last round as in the first.
"""

from __future__ import annotations

LEVELS = {
    "easy": "greedy:0.5",
    "normal": "greedy",
    "hard": "rules",
    "expert": "search:0.5s",
}
"""Each level with the player that it stands for. What was measured of them is in docs/ladder.md and
the pages on how the bots of each game think; `expert` was measured with 0.2 s only."""


def meaning(player: str) -> str:
    """The player that a level stands for; any other player stands for itself."""
    return LEVELS.get(player, player)


def offered(levels: dict[str, str] = LEVELS) -> tuple[str, ...]:
    """The levels to choose from: one that plays like the level below it is not shown."""
    names = list(levels)
    pairs = zip(names, ["", *names], strict=False)
    return tuple(name for name, below in pairs if levels[name] != levels.get(below))
