"""The Game of Nations as the registry knows it (K-C1: two to four players)."""

from __future__ import annotations

from nations.edition import PackagedEdition
from nations.games.game_of_nations import content
from nations.games.game_of_nations.box import LONGEST_LIMIT, OPTIONS
from nations.games.game_of_nations.content import ContentSet
from nations.games.game_of_nations.game import NAME, KarkGame
from nations.games.game_of_nations.svg.layout import layout


def is_limit(name: str, value: str) -> bool:
    """K-E3: the limit of rounds may be any number."""
    return name == "round_limit" and value.isdecimal() and 0 < int(value) <= LONGEST_LIMIT


EDITION: PackagedEdition[ContentSet] = PackagedEdition(
    name=NAME,
    title="The Game of Nations",
    seats=range(2, 5),
    options=OPTIONS,
    package="nations.games.game_of_nations",
    content=content,
    make=KarkGame,
    things=lambda chosen: (*chosen.countries, *chosen.cards),
    unattended={"round_limit": "60"},
    allows=is_limit,
    layout=layout,
)
