"""What a rule may hold while it runs, beside its numbers."""

from __future__ import annotations

from typing import TypeVar

R = TypeVar("R")


def room(kind: type[R]) -> R:
    """A layout for as long as a rule runs, all zero: `m = room(Mind)`, at the rule's start."""
    return kind()
