"""Finds games and bots by their entry points, so that nobody has to import them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from nations.contract import Edition, Game, Positioned, Terms
from nations.errors import BadFile, BadNotation, BadSet, UnknownName
from nations.sets.file import read

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


def game_of_set(path: Path) -> Edition:
    """The game whose content set a file is: the one that knows most of its tables."""
    try:
        tables = set(read(path)[0])
    except BadSet:
        tables = set()
    return max(map(load, found(GAMES)), key=lambda edition: len(tables & {*edition.set_tables}))


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
    game = edition.game(terms.seats, edition.options_of(terms), set_of(terms, content))
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
    try:
        return begun_at(game, terms.position)
    except BadNotation as error:
        raise BadFile(f"the position from which it began cannot be read: {error}") from error


def begun_at(game: Game[Any], position: str | None) -> Game[Any]:
    """The game from a position on, or as it is for None. Raises BadNotation."""
    if position is None:
        return game
    if not isinstance(game, Positioned):
        raise BadNotation(f"{game.terms.game} cannot begin from a position")
    return game.begun_at(position)
