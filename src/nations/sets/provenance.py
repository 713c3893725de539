"""Where the values of a set come from, and the digest of those that matter to play."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from nations.sets.checks import STATUS_WITHIN
from nations.sets.file import Document

RULEBOOK = "rulebook"
"""The key of a set's sources under which the rulebook itself stands."""
Valued = tuple[
    str, Document, Collection[str]
]  # a table with values: its name, itself, their fields


class Provenance(msgspec.Struct, frozen=True):
    """Where one value comes from: `source` is a key of the file, `described` what it says of it."""

    table: str
    field: str
    status: str
    source: str
    described: str


def listed(document: Document, valued: Iterable[Valued]) -> tuple[Provenance, ...]:
    """Status and source of every value, table by table."""
    return tuple(
        _origin(document, name, table, field) for name, table, fields in valued for field in fields
    )


def _origin(document: Document, name: str, table: Document, field: str) -> Provenance:
    about, known = document["set"], table.get("known", {})
    status = table.get("status", STATUS_WITHIN[about["status"]])
    source = known.get(field) or table.get("source") or about["source"]
    return Provenance(
        table=name,
        field=field,
        status="known" if field in known else status,
        source=source,
        described=document["sources"][source],
    )


def origins(document: Document, valued: Iterable[Valued]) -> dict[str, dict[str, str]]:
    """The status of every table under "", and of its fields that have another one. What is known
    from the rulebook is stated."""
    return {name: _statuses(document, table) for name, table, _ in valued}


def _statuses(document: Document, table: Document) -> dict[str, str]:
    about = document["set"]
    whole = table.get("status", STATUS_WITHIN[about["status"]])
    source = table.get("source") or about.get("source")
    own = {field: _known(key) for field, key in table.get("known", {}).items()}
    return {"": _known(source) if whole == "known" else whole, **own}


def _known(source: str | None) -> str:
    return "stated" if source == RULEBOOK else "known"


def digest(values: Any) -> str:
    """Twelve hex digits of these values: sets that have the same play the same."""
    from hashlib import sha256

    return sha256(msgspec.json.encode(values)).hexdigest()[:12]


def played_values(thing: msgspec.Struct, besides: Collection[str]) -> list[Any]:
    """The values of a thing that matter to play: all fields besides these."""
    return [getattr(thing, f) for f in thing.__struct_fields__ if f not in besides]
