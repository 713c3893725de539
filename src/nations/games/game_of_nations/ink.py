"""Styled text for the terminal: the signs of the game, spans, and lines of them as rich markup.

Nothing is told by colour alone: a leader is two capital letters (its power, its type), an agent the
small letter of its power, a tanker the letter of its owner before a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple
from unicodedata import combining, east_asian_width

from nations.contract import Seat, Voice
from nations.games.game_of_nations.content import LEADERS

WIDE, NARROW = 100, 80
"""Columns of the map, and of the table that stands for it on a narrower terminal."""

LETTERS = "RWBG"
"""Red, white, blue, green: the letters of the powers by their seats, the same in German."""

KINDS = {kind: kind[0].upper() for kind in LEADERS}
"""King, president, dictator, guerrilla leader: K P D G, the same in German."""

SEAT_STYLES = (
    "bold grey100 on red3",
    "bold grey0 on grey89",
    "bold grey100 on blue3",
    "bold grey100 on dark_green",
)
QUIET, STRONG = "dim", "bold"
LAND = "dark_goldenrod"
SEA = "grey93 on color(24)"
WATER = "cadet_blue"
CAPITAL, QUESTION, DERRICK, PORT = "●", "?", "▲", "≈"
CAPITAL_STYLE, QUESTION_STYLE = "bold red3", "bold dark_orange"
PIPE = "bold dark_orange3"
NOBODY = "–"


class Span(NamedTuple):
    """A piece of a line in one style."""

    text: str
    style: str = ""


Line = list[Span]
SPACE = Span(" ")


def width(text: str) -> int:
    """The cells of a text: wide letters take two, combining marks none."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def clean(text: str) -> str:
    """A name without what would be read as markup or as a control sequence."""
    safe = text.replace("[", "(").replace("]", ")").replace("\\", "/")
    return "".join(letter if letter.isprintable() else " " for letter in safe)


def named(voice: Voice, thing: str) -> str:
    """The name of a country or card, safe to be shown."""
    return clean(voice.name(thing))


def fit(text: str, cells: int) -> str:
    """The text, cut to its cells with a mark of what is left out."""
    if width(text) <= cells:
        return text
    while text and width(text) > cells - 1:
        text = text[:-1]
    return text.rstrip(" ,.-") + "…"


def length(line: Iterable[Span]) -> int:
    return sum(width(span.text) for span in line)


def pad(line: Sequence[Span], cells: int) -> Line:
    """The line filled with spaces; the last spans give way if it is too long."""
    filled: Line = []
    for span in line:
        left = cells - length(filled)
        if left > 0:
            filled.append(Span(fit(span.text, left), span.style))
    return [*filled, Span(" " * (cells - length(filled)))]


def wrap(words: Iterable[Sequence[Span]], cells: int, indent: int = 0, gap: int = 1) -> list[Line]:
    """Lines of words (each kept whole, with a gap between); all but the first are indented."""
    lines: list[Line] = [[]]
    for word in words:
        if lines[-1] and length(lines[-1]) + gap + length(word) > cells:
            lines.append([Span(" " * indent)] if indent else [])
        elif lines[-1]:
            lines[-1].append(Span(" " * gap))
        lines[-1] += word
    return [line if length(line) <= cells else pad(line, cells) for line in lines if line]


def markup(line: Iterable[Span]) -> str:
    """The line in rich markup. Texts of spans hold no markup themselves (see `clean`)."""
    parts = (f"[{span.style}]{span.text}[/]" if span.style else span.text for span in line)
    return "".join(parts).rstrip()


def leader_span(seat: Seat, kind: str) -> Span:
    return Span(LETTERS[seat] + KINDS[kind], SEAT_STYLES[seat])


def agent_span(seat: Seat) -> Span:
    return Span(LETTERS[seat].lower(), SEAT_STYLES[seat])


def fleet(owners: Mapping[Seat | None, int], gap: str = " ") -> Line:
    """Tankers by their owners: R2 W1, and –1 for one that is nobody's."""
    line: Line = []
    for owner, count in owners.items():
        letter, style = (NOBODY, "") if owner is None else (LETTERS[owner], SEAT_STYLES[owner])
        line += [Span(gap)] if gap and line else []
        line.append(Span(f"{letter}{count}", style))
    return line


def letters(counts: Mapping[str, int]) -> str:
    """Leaders of several types by their letters: KKPD."""
    return "".join(KINDS[kind] * count for kind, count in counts.items())
