"""An edition whose texts and content sets lie in the game's package.

A game says how it is made and where its things are; options, rule texts, messages and names are
read the same way for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from nations.contract import Book, Content, Game, RuleText, Terms
from nations.edition.book import read_book
from nations.edition.lesson import Lesson, Primer, read
from nations.errors import BadSeats, UnknownName
from nations.sets.facts import Facts, read_facts


class Named(Protocol):
    """A thing of a content set with a name in both languages."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def name_de(self) -> str: ...


class ContentModule(Protocol):
    """What a game's `content` module offers."""

    TABLES: tuple[str, ...]

    def load_set(self, path: Path | None, /) -> Any: ...

    def check_set(self, path: Path | None, /) -> list[str]: ...

    def remarks(self, content: Any, /) -> list[str]: ...


C = TypeVar("C")


class PackagedEdition(Generic[C]):
    """A game as the registry knows it (see `nations.contract.Edition`).

    `meant` has, by the version of the rules, the options that say today what was meant then; `kept`
    are options for that alone, which are offered to nobody.
    """

    def __init__(
        self,
        *,
        name: str,
        seats: range,
        options: Mapping[str, tuple[str, ...]],
        package: str,
        content: ContentModule,
        make: Callable[[C, int, dict[str, str]], Game[Any]],
        things: Callable[[C], Iterable[Named]],
        unattended: Mapping[str, str] | None = None,
        allows: Callable[[str, str, int], bool] = lambda _name, _value, _seats: False,
        kept: Mapping[str, tuple[str, ...]] | None = None,
        meant: Mapping[int, Mapping[str, str]] | None = None,
        layout: Callable[[C], msgspec.Struct | None] = lambda _content: None,
        shown: Callable[[C], Mapping[str, Any]] = msgspec.to_builtins,
    ) -> None:
        self.name, self.seats, self.options = name, seats, options
        self.unattended: Mapping[str, str] = unattended or {}
        self._package, self._content = package, content
        self._make, self._things, self._allows = make, things, allows
        self._layout, self._shown = layout, shown
        self._kept, self._meant = kept or {}, meant or {}
        self.set_tables = frozenset(content.TABLES)

    def game(self, seats: int, options: Mapping[str, str], content: Path | None) -> Game[Any]:
        """The rules for this number of seats; options that are not named have their default."""
        check_seats(self.title, self.seats, seats)
        return self._make(self._content.load_set(content), seats, self._complete(options, seats))

    def _complete(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        for name, value in options.items():
            values = self._kept.get(name) or self.options.get(name)
            if values is None:
                raise UnknownName("option", name, self.options)
            if value not in values and not self._allows(name, value, seats):
                seated = (f"{one}:{seat + 1}" for one in values for seat in range(seats))
                also = [one for one in seated if self._allows(name, one, seats)]
                raise UnknownName(f"value of {name}", value, (*values, *also))
        chosen = {name: options.get(name, values[0]) for name, values in self.options.items()}
        return chosen | {name: options[name] for name in self._kept if name in options}

    def options_of(self, terms: Terms) -> Mapping[str, str]:
        """The options of terms; what an earlier version did not know is as it meant it."""
        return {**self._meant.get(terms.rules, {}), **terms.options}

    def content(self, path: Path | None) -> Content:
        chosen = self._content.load_set(path)
        return Content(chosen.name, chosen.status, chosen.digest)

    def earlier(self, digest: str) -> Path | None:
        """The set with a digest among those kept in the game's `data/sets/earlier`."""
        return self._earlier.get(digest)

    @cached_property
    def _earlier(self) -> Mapping[str, Path]:
        folder = Path(str(files(self._package) / "data" / "sets" / "earlier"))
        return {self._content.load_set(path).digest: path for path in sorted(folder.glob("*.toml"))}

    def check_set(self, path: Path | None) -> tuple[list[str], list[str]]:
        problems = self._content.check_set(path)
        return problems, [] if problems else self._content.remarks(self._content.load_set(path))

    @cached_property
    def facts(self) -> Facts:
        """What the rulebooks state or show of the game."""
        return read_facts(_data(self._package, "facts.toml"))

    def contradicted(self, path: Path | None, lang: str) -> list[str]:
        shown = self._shown(self._content.load_set(path))
        return [self.facts.say(fact, lang) for fact in self.facts.broken(shown)]

    @cached_property
    def title(self) -> str:
        """The English title."""
        return self.book("en").title

    def book(self, lang: str) -> Book:
        return read_book(_data(self._package, "book.toml"), lang)

    @cached_property
    def lesson(self) -> Lesson:
        """Fixed tables with fixed dice, by which the game is learned."""
        return read(_data(self._package, "lesson.toml"), Lesson)

    @cached_property
    def primer(self) -> Primer:
        """The overview of the rules, and the tables that the rulebook shows."""
        return read(_data(self._package, "primer.toml"), Primer)

    def rules(self, lang: str) -> Mapping[str, RuleText]:
        """Every rule by its id, in the rulebook's order."""
        return _rules(self._package, lang)

    def messages(self, lang: str) -> str:
        return _data(self._package, f"messages.{lang}.ftl")

    def names(self, lang: str, content: Path | None) -> Mapping[str, str]:
        """The names of the content's things by their ids."""
        things = self._things(self._content.load_set(content))
        return {thing.id: thing.name_de if lang == "de" else thing.name for thing in things}

    def exhibit(self, lang: str, content: Path | None) -> Mapping[str, Any]:
        """The set with its names in one language, and what the game adds for drawing."""
        chosen, layout = self.drawn(content)
        values: dict[str, Any] = _in_language(msgspec.to_builtins(chosen), lang)
        return {**values, "layout": msgspec.to_builtins(layout) or {}}

    def drawn(self, content: Path | None) -> tuple[C, msgspec.Struct | None]:
        """What an exhibit is made of: the set, and what else is printed."""
        chosen = self._content.load_set(content)
        return chosen, self._layout(chosen)


def _in_language(value: Any, lang: str) -> Any:
    """Texts in one language: of `name` and `name_de` one is left, called `name`."""
    if isinstance(value, dict):
        own = {key: value[f"{key}_de"] for key in value if f"{key}_de" in value and lang == "de"}
        kept = {key: each for key, each in value.items() if not key.endswith("_de")}
        return {key: _in_language(each, lang) for key, each in (kept | own).items()}
    if isinstance(value, list | tuple):
        return [_in_language(each, lang) for each in value]
    return value


def _data(package: str, name: str) -> str:
    return (files(package) / "data" / name).read_text("utf-8")


@cache
def _rules(package: str, lang: str) -> Mapping[str, RuleText]:
    import tomllib

    tables = tomllib.loads(_data(package, f"rules.{lang}.toml"))
    return {key: RuleText(id=key, **table) for key, table in tables.items()}


def check_seats(title: str, possible: range, seats: int) -> None:
    """Raises BadSeats."""
    if seats not in possible:
        low, high = possible[0], possible[-1]
        raise BadSeats(f"{title} is for {low} to {high} players, not {seats}")
