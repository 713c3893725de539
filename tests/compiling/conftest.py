"""Small rules are compiled by the quickest compiler at hand, and not kept for others."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(autouse=True, scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("kept")
        patch.setenv("NATIONS_CACHE", str(folder))
        if shutil.which("cc"):
            patch.setenv("NATIONS_CC", "cc")
        yield folder
