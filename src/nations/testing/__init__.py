"""For who writes a game or a store: one call that checks it against what it promises."""

from nations.testing.check import GameCheck, check_game
from nations.testing.store import check_store
from nations.testing.trial import BrokenPromise

__all__ = ["BrokenPromise", "GameCheck", "check_game", "check_store"]
