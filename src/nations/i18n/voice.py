"""A voice: the messages of the program and of one game in one language.

The program's own messages are `messages.<lang>.ftl` beside this file; a game brings its own. A key
that is missing is an error, not an empty line: tests ask for every key in every language.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from nations.contract import Edition, Voice
from nations.errors import UnknownName

LANGUAGES = ("en", "de")


def check_language(lang: str) -> str:
    """The language, if there is one of that name. Raises UnknownName."""
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    return lang


def default_language() -> str:
    """German where the environment asks for it, else English."""
    wanted = os.environ.get("NATIONS_LANG") or os.environ.get("LANG", "")
    return "de" if wanted.lower().startswith("de") else "en"


class Speaker:
    """Speaks one language about one game (or none)."""

    def __init__(self, lang: str, sources: tuple[str, ...], names: Mapping[str, str]) -> None:
        self.lang = lang
        self._names = names
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def say(self, key: str, /, **values: str | int | float) -> str:
        """The message of a key with its values. Raises KeyError for a key that does not exist."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)

    def name(self, thing: str, /) -> str:
        """The name of a thing of the content set, or the given word if it has none."""
        return self._names.get(thing, thing)


def rule_status(speaker: Voice, status: str) -> str:
    """What a rule rests on; `status-restored` of a game says it in the game's own words."""
    try:
        return speaker.say(f"status-{status}")
    except LookupError:
        return speaker.say("rule-status", status=status)


def voice(lang: str, edition: Edition | None = None, content: Path | None = None) -> Speaker:
    """A voice in a language, for a game with its content set. Raises UnknownName."""
    check_language(lang)
    if edition is None:
        return Speaker(lang, (_own(lang),), {})
    return Speaker(lang, (_own(lang), edition.messages(lang)), edition.names(lang, content))


@cache
def _own(lang: str) -> str:
    return (files(__package__) / f"messages.{lang}.ftl").read_text("utf-8")
