"""Lines typed by people: reading them, and showing them again."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress

Ask = Callable[[str], str]
"""Shows a prompt and returns a line. Raises EOFError when there are no more."""

LONGEST = 60


def typed(prompt: str) -> str:
    """A line from the keyboard, with editing and history where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 - its import is its effect
    try:
        line = input(prompt)
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"
    if not sys.stdin.isatty():
        sys.stdout.write(f"{shown(line)}\n")
    return line


def shown(text: str) -> str:
    """What somebody typed, short and safe to be shown again."""
    return f"{safe(text[:LONGEST])}…" if len(text) > LONGEST else safe(text)


def safe(text: str) -> str:
    """What somebody wrote, without letters that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def number_of(word: str) -> int:
    """The whole number that a word is, or 0."""
    return int(word) if word.isdecimal() and len(word) < 7 else 0
