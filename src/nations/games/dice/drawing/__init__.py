"""The dice game in a terminal: table, moves and log, in the viewer's language."""

from nations.games.dice.drawing.painter import Painter

__all__ = ["Painter"]
