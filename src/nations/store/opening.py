"""Which store a place means: a folder with a file, or the address of a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path

from nations.store.address import is_address
from nations.store.moving import Movable
from nations.store.sqlite import SqliteStore


def open_store(place: str) -> Movable:
    """The store at a place, made if there is none. Raises StoreError; ImportError without
    the library that PostgreSQL needs."""
    if not is_address(place):
        return SqliteStore.open(Path(place))
    from nations.store.postgres.store import PostgresStore  # an extra

    return PostgresStore.open(place)
