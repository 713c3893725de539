"""The board as a picture, from the same data as the rules."""

from nations.games.kark.svg.board import board_svg

__all__ = ["board_svg"]
