"""Finds games and bots by their entry points, so that nobody has to import them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from nations.contract import Edition, Game, Terms
from nations.errors import BadFile, UnknownName

GAMES, BOTS = "nations.games", "nations.bots"


@cache
def found(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group by their names."""
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda p: p.name)}


def load(name: str) -> Edition:
    """A game by its name. Raises UnknownName with the names there are."""
    points = found(GAMES)
    if name not in points:
        raise UnknownName("game", name, points)
    edition: Edition = points[name].load()
    return edition


def load_bot(name: str) -> Any:
    """A bot's class by its name. Raises UnknownName with the names there are."""
    points = found(BOTS)
    if name not in points:
        raise UnknownName("player", name, ["human", *points])
    return points[name].load()


def set_of(terms: Terms, content: Path | None = None) -> Path | None:
    """Where the set of terms is: the one given, one of an earlier version, or the default."""
    return content or load(terms.game).earlier(terms.content.digest)


def game_of(terms: Terms, content: Path | None = None) -> Game[Any]:
    """The game that terms describe. Raises BadFile if this program plays it differently."""
    edition = load(terms.game)
    game = edition.game(terms.seats, terms.options, set_of(terms, content))
    here = game.terms
    if terms.rules > here.rules:
        raise BadFile(
            f"played by rules version {terms.rules}; this program knows {here.rules}: update it"
        )
    if terms.content.digest != here.content.digest:
        raise BadFile(
            f"played with the set {terms.content.name!r} ({terms.content.digest}); "
            f"the one here is {here.content.name!r} ({here.content.digest}): "
            "give the right one with --set PATH"
        )
    return game
