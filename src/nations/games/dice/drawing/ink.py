"""What the game's things look like in a terminal: styles, signs, letters.

Nothing is told by colour alone: every die shows the letters of its notation, every resource and
chit its letter or word.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nations.edition.spans import Span, Spans, length, pad
from nations.games.dice.box import COLOUR_LETTERS, RESOURCE_LETTERS
from nations.games.dice.content import COLOUR_NAMES, RESOURCE_NAMES

WIDTH = 80
QUIET = "dim"
STRONG = "bold"
POINTS = "bold dark_goldenrod"
NUMERALS = ("", "I", "II", "III", "IV")
AGE_STYLES = ("", "dark_goldenrod", "royal_blue1", "dark_orange3", "red3")
"""Bronze, ultramarine, copper, signal red: each age has its own light."""

DICE_STYLES = {
    "white": "grey0 on grey85",
    "orange": "grey0 on dark_orange",
    "blue": "grey100 on dodger_blue3",
    "red": "grey100 on red3",
}
SIGNS = {"gold": "●", "stone": "■", "food": "ψ", "book": "≡", "strength": "†", "reroll": "↻"}
"""Coin, block, ear of wheat, lines of a page, dagger, and a turn: one shape for each resource."""


GAP = Span("   ")


class Face(NamedTuple):
    """A die as its notation tells it: `oG2` is orange and shows 2 gold."""

    colour: str
    resource: str
    symbols: int


def face(die: str) -> Face:
    """What a die in notation is and shows."""
    colour = COLOUR_NAMES[COLOUR_LETTERS.index(die[0])]
    resource = RESOURCE_NAMES[RESOURCE_LETTERS.index(die[1])]
    return Face(colour, resource, int(die[2:] or 1))


def wrap(words: Iterable[Sequence[Span]], indent: int, gap: int = 1) -> list[Spans]:
    """Lines of words (each kept whole, with a gap between), all after the same indent."""
    cells = WIDTH - indent
    lines: list[Spans] = [[]]
    for word in words:
        if lines[-1] and length(lines[-1]) + gap + length(word) > cells:
            lines.append([])
        lines[-1] += [Span(" " * gap), *word] if lines[-1] else word
    return [[Span(" " * indent), *_cut(line, cells)] for line in lines if line]


def _cut(line: Spans, cells: int) -> Spans:
    return line if length(line) <= cells else pad(line, cells)


def die_span(die: str) -> Span:
    """A die that stands: its letters on its colour."""
    return Span(f" {die} ", DICE_STYLES[face(die).colour])


def token(die: str) -> str:
    """A die inside a sentence, as markup."""
    return f"[{DICE_STYLES[face(die).colour]}]{die}[/]"


def tokens(dice: Iterable[str]) -> str:
    return " ".join(token(die) for die in dice)


def letter(colour: str) -> str:
    return COLOUR_LETTERS[COLOUR_NAMES.index(colour)]


def many(counts: dict[str, int]) -> list[str]:
    """Each name as often as it is counted."""
    return [name for name, count in counts.items() for _ in range(count)]
