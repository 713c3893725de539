"""What reading and writing need of a database: statements with `?` for values.

SQLite's connection is one as it is; `postgres/line.py` makes one of PostgreSQL's. So each statement
stands once, for both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Fetched(Protocol):
    """What a statement gave."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""


class Tables(Protocol):
    """The tables of `schema.py`, in a database."""

    def execute(self, query: str, values: Sequence[Any] = ..., /) -> Fetched:
        """Does one statement."""
