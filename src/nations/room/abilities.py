"""What a game can do beyond the four verbs, asked once for each room.

A room asks this for every seat at every move, and on Python 3.11 each question to a protocol costs
as much as a rule.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from nations.contract import AllOpen, Drawing, Game, Waiting
from nations.edition.selection import Explaining, Selecting


class Abilities(NamedTuple):
    """The game itself, as each optional protocol that it has; None for those that it has not."""

    drawing: Drawing | None
    explaining: Explaining[Any] | None
    selecting: Selecting[Any] | None
    waiting: Waiting[Any] | None
    all_open: bool


def abilities_of(game: Game[Any]) -> Abilities:
    return Abilities(
        drawing=game if isinstance(game, Drawing) else None,
        explaining=game if isinstance(game, Explaining) else None,
        selecting=game if isinstance(game, Selecting) else None,
        waiting=game if isinstance(game, Waiting) else None,
        all_open=isinstance(game, AllOpen),
    )
