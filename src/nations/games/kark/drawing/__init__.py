"""The Game of Nations in a terminal: the map, the turn's sheet, moves and log."""

from nations.games.kark.drawing.painter import Painter

__all__ = ["Painter"]
