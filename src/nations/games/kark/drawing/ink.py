"""What the game's things look like in a terminal: styles, signs, letters.

Nothing is told by colour alone: a leader is two capital letters (its power, its type), an agent the
small letter of its power, a tanker the letter of its owner before a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from nations.contract import Seat
from nations.edition.spans import Span, Spans, length, pad
from nations.games.kark.content import LEADER_NAMES

WIDE, NARROW = 100, 80
"""Columns of the map, and of the table that stands for it on a narrower terminal."""

LETTERS = "RWBG"
"""Red, white, blue, green: the letters of the powers by their seats, the same in German."""

KINDS = {kind: kind[0].upper() for kind in LEADER_NAMES}
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


def wrap(words: Iterable[Sequence[Span]], cells: int, indent: int = 0, gap: int = 1) -> list[Spans]:
    """Lines of words (each kept whole, with a gap between); all but the first are indented."""
    lines: list[Spans] = [[]]
    for word in words:
        if lines[-1] and length(lines[-1]) + gap + length(word) > cells:
            lines.append([Span(" " * indent)] if indent else [])
        elif lines[-1]:
            lines[-1].append(Span(" " * gap))
        lines[-1] += word
    return [line if length(line) <= cells else pad(line, cells) for line in lines if line]


def leader_span(seat: Seat, kind: str) -> Span:
    return Span(LETTERS[seat] + KINDS[kind], SEAT_STYLES[seat])


def agent_span(seat: Seat) -> Span:
    return Span(LETTERS[seat].lower(), SEAT_STYLES[seat])


def fleet(owners: Mapping[Seat | None, int], gap: str = " ") -> Spans:
    """Tankers by their owners: R2 W1, and –1 for one that is nobody's."""
    line: Spans = []
    for owner, count in owners.items():
        letter, style = (NOBODY, "") if owner is None else (LETTERS[owner], SEAT_STYLES[owner])
        line += [Span(gap)] if gap and line else []
        line.append(Span(f"{letter}{count}", style))
    return line


def letters(counts: Mapping[str, int]) -> str:
    """Leaders of several types by their letters: KKPD."""
    return "".join(KINDS[kind] * count for kind, count in counts.items())
