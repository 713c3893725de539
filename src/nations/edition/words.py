"""Words of a game as types: schemas and the types of a page say which words a text can be."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Meta

SOME = Meta(extra={"some": True})
"""Of a mapping by words: it has some of them, not always all."""


def words(name: str, known: Sequence[str]) -> Meta:
    """One of these: `Colour = Annotated[str, words("Colour", COLOUR_NAMES)]`."""
    return Meta(extra_json_schema={"enum": list(known)}, extra={"words": name})
