"""Facts: what the rulebooks state or show of a game, as data, and whether a set keeps to them.

A fact has an id, the rule or example it belongs to, its words in both languages, and where it
stands. Its checks look at plain data: a set and what the program holds besides.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

ALL = "*"
"""In a path: everything in a table, one after the other."""


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value, or how many rows there are.

    `path` leads to it, by names between dots. The value must be what `equals` says; or, of the rows
    that have the values of `where`, there are at least and at most so many, and all of them have
    the values of `only`. A list of values means any of them.
    """

    path: str
    equals: Any = None
    where: dict[str, Any] = {}
    only: dict[str, Any] = {}
    least: int = 0
    most: int | None = None


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is known; `source` is a key of the file's sources."""

    id: str
    rule: str
    text: str
    text_de: str
    source: str
    checks: tuple[Check, ...]


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A book and the place in it."""

    en: str
    de: str


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of a game and where they stand."""

    sources: dict[str, Source]
    fact: tuple[Fact, ...]

    def broken(self, shown: Mapping[str, Any]) -> list[Fact]:
        """The facts that a set contradicts."""
        return [fact for fact in self.fact if not all(holds(one, shown) for one in fact.checks)]

    def say(self, fact: Fact, lang: str) -> str:
        """A fact with its rule and its source in a language."""
        source = self.sources[fact.source]
        text, place = (fact.text_de, source.de) if lang == "de" else (fact.text, source.en)
        return f"{fact.rule}: {text} ({place})"


def read_facts(text: str) -> Facts:
    """The facts of a TOML file."""
    return msgspec.convert(tomllib.loads(text), Facts)


def holds(check: Check, shown: Mapping[str, Any]) -> bool:
    """Whether a check finds what it looks for."""
    found = _follow(shown, check.path.split("."))
    if check.equals is not None:
        return bool(found == check.equals)
    rows = [row for row in found if _has(row, check.where)]
    few = check.most is None or len(rows) <= check.most
    return few and len(rows) >= check.least and all(_has(row, check.only) for row in rows)


def _follow(value: Any, path: Sequence[str]) -> Any:
    if not path:
        return value
    first, *rest = path
    if first == ALL:
        return [row for each in _each(value) for row in _follow(each, rest)]
    return _follow(value[first], rest)


def _each(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, Mapping) else value


def _has(row: Mapping[str, Any], values: Mapping[str, Any]) -> bool:
    return all(
        row[name] in value if isinstance(value, list) else row[name] == value
        for name, value in values.items()
    )
