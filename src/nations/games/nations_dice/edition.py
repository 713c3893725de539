"""The dice game as the registry knows it (D-C0: one to four players)."""

from __future__ import annotations

from nations.edition import PackagedEdition
from nations.games.nations_dice import content
from nations.games.nations_dice.box import OPTIONS
from nations.games.nations_dice.content import KINDS, ContentSet
from nations.games.nations_dice.game import NAME, DiceGame
from nations.games.nations_dice.phases.end import FAME_NAMES, FAME_NUMBERS
from nations.games.nations_dice.state import COLUMNS, ROWS

LAYOUT = {
    "columns": {"1": COLUMNS - 1, "2": COLUMNS - 1, "3": COLUMNS - 1, "4": COLUMNS},
    "prices": list(range(1, ROWS + 1)),
    "paid_with": {kind: "strength" if kind == "colony" else "gold" for kind in KINDS},
    "fame": dict(zip(FAME_NAMES, FAME_NUMBERS, strict=True)),
}
"""The progress board: its columns by the number of players (D-C9), the price of each row (D-A4).
The Hall of Fame, the best first (D-1f)."""

EDITION: PackagedEdition[ContentSet] = PackagedEdition(
    name=NAME,
    title="Nations: The Dice Game",
    seats=range(1, 5),
    options=OPTIONS,
    package="nations.games.nations_dice",
    content=content,
    make=DiceGame,
    things=lambda chosen: (*chosen.tiles, *chosen.events),
    layout=lambda _chosen: LAYOUT,
)
