"""Two board games of nations, played faithfully by people, bots and learners on one engine.

    import nations
    match = nations.play("dice", ["greedy", "random"], seed=5)
    print(match.over)

These names are the front door; `contract` says what a game is. Nothing is imported before it is
asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    __version__: str
    from nations.bots.bot import Bot as Bot
    from nations.contract import Chance as Chance
    from nations.contract import Decision as Decision
    from nations.contract import Event as Event
    from nations.contract import Game as Game
    from nations.contract import Move as Move
    from nations.contract import Over as Over
    from nations.contract import View as View
    from nations.errors import IllegalMove as IllegalMove
    from nations.errors import NationsError as NationsError
    from nations.front import bot as bot
    from nations.front import game as game
    from nations.front import load as load
    from nations.front import play as play
    from nations.front import position as position
    from nations.front import save as save
    from nations.front import version as version
    from nations.match.match import Match as Match

_ROOMS = {
    "nations.bots.bot": ("Bot",),
    "nations.contract": ("Chance", "Decision", "Event", "Game", "Move", "Over", "View"),
    "nations.errors": ("IllegalMove", "NationsError"),
    "nations.front": ("bot", "game", "load", "play", "position", "save", "version"),
    "nations.match.match": ("Match",),
}
_HOMES = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = [
    "Bot",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "NationsError",
    "Over",
    "View",
    "bot",
    "game",
    "load",
    "play",
    "position",
    "save",
    "version",
]


if not TYPE_CHECKING:  # a checker knows the names above, and should miss all others

    def __getattr__(name: str) -> Any:
        if name == "__version__":
            return import_module("nations.front").version()
        if name not in _HOMES:
            raise AttributeError(f"module 'nations' has no attribute {name!r}; it has {__all__}")
        return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return __all__
