"""One server for all tests of a module that only ask."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.background import Asked, in_background


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    with in_background(tmp_path_factory.mktemp("server")) as asked:
        yield asked
