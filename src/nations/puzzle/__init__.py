"""Puzzles: positions from bots' games in which one action is clearly best."""

from nations.puzzle.puzzle import Alternative, Puzzle, games_with_puzzles, of_day, puzzles

__all__ = ["Alternative", "Puzzle", "games_with_puzzles", "of_day", "puzzles"]
