"""Addresses of databases, and what is said to who wants of one what PostgreSQL does better."""

from __future__ import annotations

import re

from nations.store.errors import BadStore

ADDRESSES = ("postgresql://", "postgres://")


def is_address(place: str) -> bool:
    """Whether a place is a database, not a folder."""
    return place.startswith(ADDRESSES)


def without_password(url: str) -> str:
    """An address as it may be shown."""
    hidden = re.sub(r"(//[^/@:]*):[^/@]*@", r"\1@", url)
    return re.sub(r"([?&]password=)[^&]*", r"\1…", hidden)


def own_tools(place: str, verb: str) -> BadStore:
    """What is said of a database to who wants something that PostgreSQL does better by itself."""
    shown = without_password(place)
    better = {
        "backup": f"pg_dump --format=custom --file=FILE {shown!r} takes one while servers run",
        "restore": f"pg_restore --clean --if-exists --dbname={shown!r} FILE, servers stopped",
        "rescue": f"restore a backup of it; single matches: nations move {shown!r} FOLDER",
    }
    return BadStore(
        f"{shown} is kept by PostgreSQL, whose own tools are better at this: {better[verb]}. "
        f"Into a file of this program: nations move {shown!r} FOLDER"
    )
