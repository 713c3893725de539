"""The Game of Nations in a terminal: the map, the turn's sheet, moves and log."""

from nations.games.game_of_nations.drawing.painter import Painter

__all__ = ["Painter"]
