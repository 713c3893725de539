"""The Game of Nations as the registry knows it: how to make it, and its texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from nations.contract import Content, RuleText
from nations.errors import BadSeats, UnknownName
from nations.games.game_of_nations.box import LONGEST_LIMIT, OPTIONS
from nations.games.game_of_nations.content import check_set, load_set, remarks
from nations.games.game_of_nations.game import NAME, KarkGame


class KarkEdition:
    """The Game of Nations / Das Spiel der Nationen (1973), with a content set."""

    name = NAME
    title = "The Game of Nations"
    seats = range(2, 5)
    options = OPTIONS
    unattended: Mapping[str, str] = {"round_limit": "60"}

    def game(self, seats: int, options: Mapping[str, str], content: Path | None) -> KarkGame:
        """K-C1: two to four players; unnamed options have their default."""
        if seats not in self.seats:
            raise BadSeats(f"{self.title} is for 2 to 4 players, not {seats}")
        return KarkGame(load_set(content), seats, self._complete(options))

    def _complete(self, options: Mapping[str, str]) -> dict[str, str]:
        for name, value in options.items():
            if name not in OPTIONS:
                raise UnknownName("option", name, OPTIONS)
            if value not in OPTIONS[name] and not _is_limit(name, value):
                raise UnknownName(f"value of {name}", value, OPTIONS[name])
        return {name: options.get(name, values[0]) for name, values in OPTIONS.items()}

    def content(self, path: Path | None) -> Content:
        chosen = load_set(path)
        return Content(chosen.name, chosen.status, chosen.digest)

    def check_set(self, path: Path | None) -> tuple[list[str], list[str]]:
        problems = check_set(path)
        return problems, [] if problems else remarks(load_set(path))

    def rules(self, lang: str) -> Mapping[str, RuleText]:
        """Every rule by its id, in the rulebook's order."""
        return _rules(lang)

    def messages(self, lang: str) -> str:
        return (files(__package__) / "data" / f"messages.{lang}.ftl").read_text("utf-8")

    def names(self, lang: str, content: Path | None) -> Mapping[str, str]:
        """Names of countries and cards by their ids."""
        chosen = load_set(content)
        german = lang == "de"
        countries = {one.id: one.name_de if german else one.name for one in chosen.countries}
        return countries | {one.id: one.name_de if german else one.name for one in chosen.cards}


def _is_limit(name: str, value: str) -> bool:
    return name == "round_limit" and value.isdecimal() and 0 < int(value) <= LONGEST_LIMIT


@cache
def _rules(lang: str) -> Mapping[str, RuleText]:
    import tomllib

    text = (files(__package__) / "data" / f"rules.{lang}.toml").read_text("utf-8")
    return {key: RuleText(id=key, **table) for key, table in tomllib.loads(text).items()}


EDITION = KarkEdition()
