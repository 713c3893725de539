"""The Game of Nations as the registry knows it (K-C1: two to four players)."""

from __future__ import annotations

from nations.edition.packaged import PackagedEdition
from nations.games.kark import content
from nations.games.kark.box import FIRST_VERSION, LONGEST_LIMIT, OPTIONS, READING
from nations.games.kark.content import ContentSet
from nations.games.kark.game import NAME, KarkGame
from nations.games.kark.shown import shown
from nations.games.kark.svg.layout import geometry


def is_number(name: str, value: str, seats: int) -> bool:
    """K-E3: the limit of rounds may be any number; K-S4: any seat may be agreed on."""
    if name == "round_limit":
        return _is_below(value, LONGEST_LIMIT)
    agreed, _, seat = value.partition(":")
    return name == "first_player" and agreed == "agreed" and _is_below(seat, seats)


def _is_below(value: str, most: int) -> bool:
    return value.isdecimal() and value.isascii() and value[0] != "0" and int(value) <= most


EDITION: PackagedEdition[ContentSet] = PackagedEdition(
    name=NAME,
    seats=range(2, 5),
    options=OPTIONS,
    package="nations.games.kark",
    content=content,
    make=KarkGame,
    things=lambda chosen: (*chosen.countries, *chosen.cards),
    unattended={"round_limit": "60"},
    allows=is_number,
    kept=READING,
    meant={1: FIRST_VERSION},
    layout=geometry,
    shown=shown,
)
