"""A line that a game tells, in markup: as plain words, or in parts that name their things."""

from __future__ import annotations

import msgspec
from rich.style import Style
from rich.text import Text

from nations.syntax import one_reader


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a line: plain text, or a thing of the game: a `die`, `tile`, `place`, `card`…"""

    text: str
    kind: str = ""
    id: str = ""


def plain(markup: str) -> str:
    """The words without the terminal's colours."""
    return _read(markup).plain


def parts(markup: str) -> tuple[Part, ...]:
    """The words in pieces: text, and the things that the markup names (see `spans.part`)."""
    text = _read(markup)
    found, at = list[Part](), 0
    for start, end, style in text.spans:
        for kind, (_, (thing, *_)) in (style.meta if isinstance(style, Style) else {}).items():
            if start > at:
                found.append(Part(text.plain[at:start]))
            found.append(Part(text.plain[start:end], kind.removeprefix("@"), thing))
            at = end
    return (*found, Part(text.plain[at:])) if at < len(text.plain) else tuple(found)


def _read(markup: str) -> Text:
    with one_reader:
        return Text.from_markup(markup, emoji=False)
