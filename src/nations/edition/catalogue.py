"""All that a box holds, to be looked at: chapters of things, each with how well it is known."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol, runtime_checkable

import msgspec

from nations.contract import View, Voice

Origin = Mapping[str, str]
"""The status of a table of a set: under "" of all its values, under a field of that one."""
SPOKEN = ("stated", "known", "disputed", "printed", "own", "reconstructed")
"""Statuses of values, those first that are founded best."""


class BoxItem(msgspec.Struct, frozen=True):
    """A thing: its name, what it is or does, how its values are known, and where it is now."""

    name: str
    about: str
    status: str = ""
    place: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """Things of one sort."""

    title: str
    entries: tuple[BoxItem, ...]


@runtime_checkable
class Catalogued(Protocol):
    """Optional: a game whose material can be looked at; with a view, where each thing is."""

    def catalogue(self, view: View | None, voice: Voice) -> list[Chapter]: ...


def status_of(origin: Origin, fields: Collection[str], voice: Voice) -> str:
    """How these fields of a table are known, in words: "reconstructed; known: name, kind"."""
    whole = origin.get("", "own")
    found = {field: origin.get(field, whole) for field in fields}
    if len(set(found.values())) == 1:
        return voice.say("origin", status=next(iter(found.values())))
    parts = [voice.say("origin", status=whole)]
    for status in SPOKEN:
        some = [field for field in found if found[field] == status]
        if some and status != whole:
            names = ", ".join(voice.say("origin-field", field=field) for field in some)
            parts.append(voice.say("origin-of", status=status, fields=names))
    return "; ".join(parts)
