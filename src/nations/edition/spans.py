"""Styled text for the terminal: spans, their width in cells, and lines of them as rich markup."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from unicodedata import combining, east_asian_width

from nations.contract import Voice


class Span(NamedTuple):
    """A piece of a line in one style."""

    text: str
    style: str = ""


Spans = list[Span]
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
    """The name of a thing of the content set, safe to be shown."""
    return clean(voice.name(thing))


def part(kind: str, thing: str, text: str) -> str:
    """A piece of a line that is a thing (a die, a tile, a place), in markup that says which.

    A terminal shows the text; a page may draw the thing.
    """
    return f"[@{kind}=show({thing!r})]{text}[/]"


def fit(text: str, cells: int) -> str:
    """The text, cut to its cells with a mark of what is left out."""
    if width(text) <= cells:
        return text
    while text and width(text) > cells - 1:
        text = text[:-1]
    return text.rstrip(" ,.-") + "…"


def length(line: Iterable[Span]) -> int:
    return sum(width(span.text) for span in line)


def pad(line: Sequence[Span], cells: int) -> Spans:
    """The line filled with spaces; the last spans give way if it is too long."""
    filled: Spans = []
    for span in line:
        left = cells - length(filled)
        if left > 0:
            filled.append(Span(fit(span.text, left), span.style))
    return [*filled, Span(" " * (cells - length(filled)))]


def markup(line: Iterable[Span]) -> str:
    """The line in rich markup. Texts of spans hold no markup themselves (see `clean`)."""
    parts = (f"[{span.style}]{span.text}[/]" if span.style else span.text for span in line)
    return "".join(parts).rstrip()
