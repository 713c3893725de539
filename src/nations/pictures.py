"""Tables as pictures, for notebooks: a match, a view or a state is drawn where it is shown.

A match knows its content set. Views and states do not: they are drawn with the standard one, so
with a set of one's own it is the match that is shown. The language is the environment's.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nations.compiling.layout import Layout
from nations.contract import Edition, Game, Notation, Pictured, View
from nations.errors import NationsError
from nations.i18n import default_language, voice
from nations.match.match import Match
from nations.registry import GAMES, found, load, set_of


def of_match(match: Match[Any], content: Path | None = None) -> str | None:
    """The table of a match as everybody may see it; None if its game draws no pictures."""
    if not isinstance(match.game, Pictured):
        return None
    terms = match.game.terms
    return drawn(match.game, match.view(None), load(terms.game), set_of(terms, content))


def of_view(view: View) -> str | None:
    """What a seat sees; None if no game here draws it."""
    for edition, game in _games_of(view):
        return drawn(game, view, edition)
    return None


def of_state(state: Layout) -> str | None:
    """A table; None for a record that is none, or that no game here draws."""
    for edition, game in _games_of(state):
        if isinstance(game, Notation) and _is_at_home(game, state):
            return drawn(game, game.view(state, None), edition)
    return None


def drawn(game: Game[Any], view: View, edition: Edition, content: Path | None = None) -> str | None:
    """A view as an SVG document."""
    pictured: object = game
    if not isinstance(pictured, Pictured):
        return None
    return pictured.picture(view, voice(default_language(), edition, content))


def _games_of(thing: object) -> list[tuple[Edition, Game[Any]]]:
    """The games, for every number of seats, to whose package a thing belongs."""
    where = f"{type(thing).__module__}."
    editions = [load(name) for name in found(GAMES)]
    made = ((one, one.game(seats, {}, None)) for one in editions for seats in one.seats)
    return [(one, game) for one, game in made if where.startswith(_package(game))]


def _package(game: Game[Any]) -> str:
    module = type(game).__module__
    return f"{module.rpartition('.')[0] or module}."


def _is_at_home(game: Notation[Any], state: Layout) -> bool:
    """Whether a state is one of this game, with its number of seats."""
    if type(state) is not type(game.start()):  # type: ignore[attr-defined]  # it is a game
        return False
    try:
        same: bool = game.read_position(game.write_position(state)) == state
    except (NationsError, LookupError):
        return False
    return same
