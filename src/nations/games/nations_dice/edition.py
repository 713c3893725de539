"""The dice game as the registry knows it (D-C0: one to four players)."""

from __future__ import annotations

from nations.edition import PackagedEdition
from nations.games.nations_dice import content
from nations.games.nations_dice.box import OPTIONS
from nations.games.nations_dice.content import ContentSet
from nations.games.nations_dice.game import NAME, DiceGame

EDITION: PackagedEdition[ContentSet] = PackagedEdition(
    name=NAME,
    title="Nations: The Dice Game",
    seats=range(1, 5),
    options=OPTIONS,
    package="nations.games.nations_dice",
    content=content,
    make=DiceGame,
    things=lambda chosen: (*chosen.tiles, *chosen.events),
)
