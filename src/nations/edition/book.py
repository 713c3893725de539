"""What a rulebook says of its game: who made it, when, for whom, and to what end."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from nations.contract import Book


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    de: str


class _Credit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    role: _Words
    name: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The form of `data/book.toml`."""

    title: _Words
    year: int
    publisher: str
    players: str
    minutes: str
    age: str
    aim: _Words
    source: _Words
    credit: tuple[_Credit, ...] = ()


def read_book(text: str, lang: str) -> Book:
    """The book of a TOML file in one language."""
    file = msgspec.convert(tomllib.loads(text), _File)
    return msgspec.convert(_in_language(msgspec.to_builtins(file), lang), Book)


def _in_language(value: Any, lang: str) -> Any:
    """Texts in both languages become texts in one; `credit` is called `credits`."""
    if isinstance(value, dict):
        if value.keys() == {"en", "de"}:
            return value[lang]
        return {
            "credits" if key == "credit" else key: _in_language(each, lang)
            for key, each in value.items()
        }
    return [_in_language(each, lang) for each in value] if isinstance(value, tuple) else value
