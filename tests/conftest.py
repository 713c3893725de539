"""Settings of all tests: hypothesis finds the same cases everywhere and has no deadlines; what a
module starts once for its tests is started in one worker."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import settings

# A busy machine is slow, not wrong; and a case that fails once must fail again.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def shares(item: pytest.Item) -> bool:
    """Whether something is set up once for the tests of a module: a server, a compiled rule."""
    if not isinstance(item, pytest.Function):
        return False
    found = item._fixtureinfo.name2fixturedefs
    return any(kinds[-1].scope == "module" for kinds in found.values())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Tests that share something run in one worker, one module after the other; else each worker
    would start it again."""
    for item in items:
        if shares(item) and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
