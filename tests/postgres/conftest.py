"""One PostgreSQL for all of these tests, a database for each; skipped where there is none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from postgres.database import Database, programs, running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Database]:
    if programs() is None:
        pytest.skip("needs PostgreSQL (apt install postgresql) and nations-games[postgres]")
    with running() as database:
        yield database


@pytest.fixture
def url(cluster: Database) -> str:
    return cluster.fresh()
