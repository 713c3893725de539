"""The smallest edition: what a game needs to be found and played by every verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from nations.contract import Book, Content, Game, RuleText, Terms
from nations.edition.packaged import check_seats
from nations.errors import UnknownName


class BareEdition:
    """A game without content sets, options and translations: its name, its seats, how it is made.

    `rules` has a sentence for each rule id, `messages` Fluent messages by their ids, in one
    language for all. Who has more overrides it, or keeps a `PackagedEdition`.
    """

    options: Mapping[str, tuple[str, ...]] = {}
    unattended: Mapping[str, str] = {}
    set_tables: frozenset[str] = frozenset()

    def __init__(
        self,
        *,
        name: str,
        title: str,
        seats: range,
        make: Callable[[int], Game[Any]],
        aim: str = "",
        rules: Mapping[str, str] | None = None,
        messages: Mapping[str, str] | None = None,
    ) -> None:
        self.name, self.title, self.seats = name, title, seats
        self._make, self._aim = make, aim
        self._rules, self._messages = rules or {}, messages or {}

    def game(self, seats: int, options: Mapping[str, str], content: Path | None) -> Game[Any]:
        check_seats(self.title, self.seats, seats)
        for name in options:
            raise UnknownName("option", name, self.options)
        return self._make(seats)

    def options_of(self, terms: Terms) -> Mapping[str, str]:
        return terms.options

    def content(self, path: Path | None) -> Content:
        return Content("none", "own", "0")

    def earlier(self, digest: str) -> Path | None:
        return None

    def check_set(self, path: Path | None) -> tuple[list[str], list[str]]:
        return [], []

    def contradicted(self, path: Path | None, lang: str) -> list[str]:
        return []

    def book(self, lang: str) -> Book:
        low, high = self.seats[0], self.seats[-1]
        players = str(low) if low == high else f"{low}–{high}"
        return Book(self.title, 0, "", players, "", "", self._aim, "", ())

    def rules(self, lang: str) -> Mapping[str, RuleText]:
        told = self._rules.items()
        return {rule: RuleText(rule, self.title, rule, "decided", text) for rule, text in told}

    def messages(self, lang: str) -> str:
        return "\n".join(f"{key} = {text}" for key, text in self._messages.items())

    def names(self, lang: str, content: Path | None) -> Mapping[str, str]:
        return {}

    def exhibit(self, lang: str, content: Path | None) -> Mapping[str, Any]:
        return {}
