"""The files of messages: one key, one text. Of two with one key the reader would take the first."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
FILES = sorted(ROOT.glob("src/nations/**/*.ftl")) + sorted(ROOT.glob("web/src/**/*.ftl"))


def written_twice(text: str) -> list[str]:
    body = FluentParser().parse(text).body
    keys = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
    return [key for key, times in keys.items() if times > 1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_key_is_written_twice(path: Path) -> None:
    assert written_twice(path.read_text("utf-8")) == []


def test_control_a_key_that_is_written_twice_is_noticed() -> None:
    assert written_twice("one = 1\ntwo = 2\none = 3\n") == ["one"]


def test_both_games_and_the_page_are_read() -> None:
    assert len(FILES) >= 12
