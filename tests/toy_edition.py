"""The toy as somebody else would publish it: a game of four verbs and a notation, and a bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from toy import Stop, Toy

from nations.contract import Book, Content, Game, Move, RuleText, Terms, View
from nations.errors import BadSeats


class ToyEdition:
    """A game as the registry knows it, in the smallest way there is."""

    name, title, seats = "toy", "Race to Ten", range(2, 4)
    options: Mapping[str, tuple[str, ...]] = {}
    unattended: Mapping[str, str] = {}
    set_tables: frozenset[str] = frozenset()

    def game(self, seats: int, options: Mapping[str, str], content: Path | None) -> Game[Any]:
        if seats not in self.seats:
            raise BadSeats(f"{self.title} is for 2 or 3 players, not {seats}")
        return Toy(seats)

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
        aim = "Be the first with ten points."
        return Book(self.title, 2026, "", "2–3", "5", "6+", aim, "our own", ())

    def rules(self, lang: str) -> Mapping[str, RuleText]:
        return {"T-S": RuleText("T-S", "Turns", "Stopping", "decided", "Who stops keeps points.")}

    def messages(self, lang: str) -> str:
        return ""

    def names(self, lang: str, content: Path | None) -> Mapping[str, str]:
        return {}

    def exhibit(self, lang: str, content: Path | None) -> Mapping[str, Any]:
        return {}


EDITION = ToyEdition()


class Cautious:
    """A bot that stops as soon as it may; it plays nothing but the toy."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        pass

    @staticmethod
    def plays(game: Game[Any]) -> bool:
        return isinstance(game, Toy)

    def choose(self, view: View, moves: Sequence[Move], clock: object = None) -> Move:
        return Stop() if Stop() in moves else moves[0]
