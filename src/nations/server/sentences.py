"""Refusals as sentences in the language of whoever is refused."""

from __future__ import annotations

from functools import cache

from nations.i18n import LANGUAGES, Speaker, voice
from nations.registry import GAMES, found, load
from nations.room.refusal import Refusal

DEFAULT = LANGUAGES[0]


def sentence(refusal: Refusal, lang: str, game: str | None = None) -> str:
    """What was wrong; with the rule's id and title where one was broken and the game is known."""
    speaker = _speaker(lang if lang in LANGUAGES else DEFAULT)
    title = _title(refusal.rule, speaker.lang, game)
    if title and refusal.key == "no-illegal":
        return speaker.say("no-illegal-by", rule=refusal.rule or "", title=title, **refusal.values)
    return speaker.say(refusal.key, **refusal.values)


def _title(rule: str | None, lang: str, game: str | None) -> str | None:
    if rule is None or game is None or game not in found(GAMES):
        return None
    text = load(game).rules(lang).get(rule)
    return text.title if text else None


def preferred(asked: str | None, accepted: str | None) -> str:
    """The language of `?lang`, else the first of an Accept-Language header that there is.

    Weights are not read: browsers send their languages in the order of preference.
    """
    if asked in LANGUAGES:
        return str(asked)
    for part in (accepted or "")[:200].split(","):
        primary = part.partition(";")[0].strip().partition("-")[0].lower()
        if primary in LANGUAGES:
            return primary
    return DEFAULT


@cache
def _speaker(lang: str) -> Speaker:
    return voice(lang)
