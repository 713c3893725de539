"""A whole choice in one line: `reroll 1 3 5`, `buy b2 2 3`, `pay 1 chit`. All of it, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from nations.contract import Decision, Move
from nations.edition.selection import Selecting, Selection
from nations.errors import BadNotation, IllegalMove
from nations.match.match import Match
from nations.tui.keyboard import number_of

VERBS = ("pay", "use", "return", "pick", "zahle", "nutze", "gib", "nimm")
"""Words for the choice at hand, which needs no move to open it."""
GENERAL = ("chit", "used")
"""Names that a game knows whatever its things are called."""

Read = Callable[[str, Decision], Move]


class TypedChoice(NamedTuple):
    """A choice as it was typed: the move that opens it, if one does, and what is picked."""

    lead: Move | None
    picked: tuple[str, ...]


def things_of(match: Match[Any]) -> tuple[str, ...]:
    """What can be picked now or after one of the moves, by number; nothing where no set is asked
    for."""
    game, turn = match.game, match.turn
    if not isinstance(game, Selecting) or not isinstance(turn, Decision):
        return ()
    asks = any(game.selection(match.state, lead) for lead in (None, *turn.moves))
    return game.things(match.state) if asks else ()


def read_whole(
    match: Match[Any], words: Sequence[str], turn: Decision, read: Read
) -> TypedChoice | None:
    """The choice that a line means; None if it means moves one after another."""
    if not isinstance(match.game, Selecting):
        return None
    for lead, rest in _leads(words, turn, read):
        selection = match.game.selection(match.state, lead)
        picked = _picked(match, selection, rest) if selection else None
        if picked:
            return TypedChoice(lead, picked)
    return None


def _leads(
    words: Sequence[str], turn: Decision, read: Read
) -> list[tuple[Move | None, Sequence[str]]]:
    """Ways to read the beginning of a line: `buy b2 …`, `b2 …`, `pay …`."""
    found: list[tuple[Move | None, Sequence[str]]] = []
    for text, rest in ((":".join(words[:2]), words[2:]), (words[0], words[1:])):
        if not text.isdecimal():
            try:
                found.append((read(text, turn), rest))
            except (BadNotation, IllegalMove):
                continue
    if words[0].lower() in VERBS:
        found.append((None, words[1:]))
    return found


def _picked(
    match: Match[Any], selection: Selection, words: Sequence[str]
) -> tuple[str, ...] | None:
    """The names of what is picked, by numbers or names; None if a word is neither."""
    game: Any = match.game
    things = game.things(match.state)
    known = {name.lower(): name for name in (*things, *GENERAL)}
    known |= {item.name.lower(): item.name for item in selection.items}
    picked = []
    for word in words:
        number = number_of(word)
        name = things[number - 1] if 1 <= number <= len(things) else known.get(word.lower())
        if name is None:
            return None
        picked.append(name)
    numbers = [word for word in words if number_of(word)]
    return tuple(picked) if len(set(numbers)) == len(numbers) else None
