"""Texts in the viewer's language: Fluent messages of the program and of each game."""

from nations.i18n.voice import (
    LANGUAGES,
    Speaker,
    check_language,
    default_language,
    rule_status,
    voice,
)

__all__ = ["LANGUAGES", "Speaker", "check_language", "default_language", "rule_status", "voice"]
