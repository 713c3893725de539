"""A lesson: fixed tables with fixed dice, and what is said, shown and asked for at each.

A game keeps its lesson in `data/lesson.toml` and what can be opened from its rules in
`data/examples.toml`. Both say positions and moves in notation, so the rules themselves are the
judge of them; whoever shows a lesson only plays what stands there.
"""

from __future__ import annotations

import tomllib
from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    de: str

    def of(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to know or to do.

    `points` are the things of the table that it speaks of, the one to touch first in front. With a
    `move` it asks the learner for that move, and for the `items` that are picked for it; `then` is
    what chance and the others do after it, or before a step that asks for nothing is left.
    """

    id: str
    title: Bilingual
    text: Bilingual
    points: tuple[str, ...]
    rules: tuple[str, ...]
    move: str | None = None
    items: tuple[str, ...] | None = None
    then: tuple[str, ...] = ()

    @property
    def asks(self) -> bool:
        """Whether the learner has something to do."""
        return self.move is not None or self.items is not None


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in notation, and the steps that are taken from it."""

    position: str
    step: tuple[Step, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All scenes, in their order. The learner has the first seat."""

    seats: int
    scene: tuple[Scene, ...]


class Callout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing of a picture with what it is."""

    points: str
    text: Bilingual


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the overview, with the parts of a table that are drawn beside it, if any."""

    id: str
    title: Bilingual
    text: Bilingual
    rules: tuple[str, ...]
    table: str = ""
    parts: tuple[str, ...] = ()


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the rulebook that can be opened: a worked example or a picture.

    A worked example has a `rule` with its text, and `moves` by which it comes out as told there; a
    picture has a title, a text and `callout`s of its own.
    """

    id: str
    seats: int
    position: str
    rule: str = ""
    title: Bilingual | None = None
    text: Bilingual | None = None
    parts: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    callout: tuple[Callout, ...] = ()


class Primer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The overview of a game's rules, and the tables that its rulebook shows."""

    overview: tuple[Paragraph, ...]
    example: tuple[Example, ...]


@runtime_checkable
class Teaching(Protocol):
    """Optional: an edition that teaches its game."""

    @property
    def lesson(self) -> Lesson: ...

    @property
    def primer(self) -> Primer: ...


T = TypeVar("T", Lesson, Primer)


def read(text: str, kind: type[T]) -> T:
    """The lesson or primer of a TOML file. Raises msgspec.ValidationError."""
    values: dict[str, Any] = tomllib.loads(text)
    return msgspec.convert(values, kind)
