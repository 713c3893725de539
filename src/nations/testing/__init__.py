"""For who writes a game: one call that checks it against the contract."""

from nations.testing.check import Report, check_game

__all__ = ["Report", "check_game"]
