"""The dice game as the registry knows it: how to make it, and its texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from nations.contract import Content, RuleText
from nations.errors import BadSeats, UnknownName
from nations.games.nations_dice.box import OPTIONS
from nations.games.nations_dice.content import EventTile, Tile, check_set, load_set, remarks
from nations.games.nations_dice.game import NAME, DiceGame


class DiceEdition:
    """Nations: The Dice Game (2014), with a content set."""

    name = NAME
    title = "Nations: The Dice Game"
    seats = range(1, 5)
    options = OPTIONS
    unattended: Mapping[str, str] = {}

    def game(self, seats: int, options: Mapping[str, str], content: Path | None) -> DiceGame:
        """D-C0: one to four players; unnamed options have their default."""
        if seats not in self.seats:
            raise BadSeats(f"{self.title} is for 1 to 4 players, not {seats}")
        return DiceGame(load_set(content), seats, self._complete(options))

    def _complete(self, options: Mapping[str, str]) -> dict[str, str]:
        for name, value in options.items():
            if name not in OPTIONS:
                raise UnknownName("option", name, OPTIONS)
            if value not in OPTIONS[name]:
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
        """Names of tiles and events by their ids."""
        chosen = load_set(content)
        things: tuple[Tile | EventTile, ...] = (*chosen.tiles, *chosen.events)
        return {thing.id: thing.name_de if lang == "de" else thing.name for thing in things}


@cache
def _rules(lang: str) -> Mapping[str, RuleText]:
    import tomllib

    text = (files(__package__) / "data" / f"rules.{lang}.toml").read_text("utf-8")
    return {key: RuleText(id=key, **table) for key, table in tomllib.loads(text).items()}


EDITION = DiceEdition()
