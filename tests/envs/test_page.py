"""The tables of docs/environments.md are made from what the games declare."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nations.kernel.observation import table_of
from nations.registry import load

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_the_page_has_the_tables_of_today(name: str) -> None:
    text = PAGE.read_text("utf-8")
    shown = text.partition(f"<!-- {name} -->\n")[2].partition(f"\n<!-- end of {name} -->")[0]
    game: Any = load(name).game(2, {}, None)
    assert shown == table_of(game)
