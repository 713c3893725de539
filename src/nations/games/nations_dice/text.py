"""Notation: moves and positions as text that people can type and paste (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable

from nations.contract import Chance, Decision, Move, Turn
from nations.errors import BadNotation
from nations.games.nations_dice import moves

WORDS: dict[type[Move], str] = {
    moves.Pass: "pass",
    moves.Reroll: "reroll",
    moves.Build: "build",
    moves.Buy: "buy:",
    moves.Pick: "pick:",
    moves.Roll: "roll",
    moves.Pay: "pay:",
    moves.PayChit: "pay:chit",
    moves.Trade: "trade:",
    moves.Replace: "replace:",
    moves.Return: "return:",
    moves.ReturnUsed: "return:used",
    moves.ReturnChit: "return:chit",
    moves.Use: "use:",
    moves.UseChit: "use:chit",
    moves.Done: "done",
    moves.Feed: "feed",
    moves.Starve: "starve",
    moves.Placed: "seat:",
    moves.Laid: "tile:",
    moves.Drawn: "event:",
    moves.Rolled: "die:",
    moves.FourRolled: "d4:",
}
"""The word of each kind of move; a colon at its end is followed by the move's one field."""

FIXED = {word: kind for kind, word in WORDS.items() if not word.endswith(":")}
OPEN = {word: kind for kind, word in WORDS.items() if word.endswith(":")}
NUMERIC: tuple[type[Move], ...] = (moves.Placed, moves.FourRolled)


def write_move(move: Move) -> str:
    """A move in full notation (of a foreign kind: what it is called in Python)."""
    word = WORDS.get(type(move))
    if word is None:
        return repr(move)
    if not word.endswith(":"):
        return word
    return word + str(getattr(move, move.__struct_fields__[0]))


def read_full(text: str) -> Move | None:
    """The move of a full notation, legal or not; None if the text is none."""
    if text in FIXED:
        return FIXED[text]()
    word, colon, rest = text.partition(":")
    kind: Callable[..., Move] | None = OPEN.get(word + colon)
    if kind is None or not rest:
        return None
    if kind in NUMERIC:
        return kind(int(rest)) if rest.isdecimal() and len(rest) < 3 else None
    return kind(rest)


def read_move(turn: Turn, text: str) -> Move:
    """The move that a text means: in full, by its field alone, or by a beginning that only one has.

    `a1` buys, `oG2` pays, `pa` passes, wherever no other move of the turn could be meant.
    """
    text = text.strip()
    full = read_full(text)
    if full is not None:
        return full
    written = {write_move(move): move for move in legal(turn)}
    for short in (_is_field, _is_beginning):
        found = [move for known, move in written.items() if text and short(known, text)]
        if len(found) == 1:
            return found[0]
        if found:
            meant = ", ".join(write_move(move) for move in found)
            raise BadNotation(f"{text!r} could be any of: {meant}")
    raise BadNotation(f"{text!r} is no move here; possible: {', '.join(written) or 'none'}")


def legal(turn: Turn) -> tuple[Move, ...]:
    """The moves of a turn, by a seat or by chance."""
    if isinstance(turn, Decision):
        return turn.moves
    if isinstance(turn, Chance):
        return tuple(move for move, _ in turn.ways)
    return ()


def _is_field(known: str, text: str) -> bool:
    return known.partition(":")[2].lower() == text.lower()


def _is_beginning(known: str, text: str) -> bool:
    return known.lower().startswith(text.lower())
