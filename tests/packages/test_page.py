"""What the package says of itself, as its builder reads it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DEAD = re.compile(r"\]\((?!https?:|#)")
"""A link into the repository: on the page of a package it would lead nowhere."""


def about() -> Any:
    """The metadata of the package."""
    from hatchling.metadata.core import ProjectMetadata
    from hatchling.plugin.manager import PluginManager

    return ProjectMetadata(str(ROOT), PluginManager()).core


def test_no_link_of_its_page_is_dead() -> None:
    page = about().readme
    assert "## A game in three lines" in page
    assert "if you own the box, you can enter the printed values." in page
    assert not DEAD.search(page)
    assert DEAD.search((ROOT / "README.md").read_text("utf-8")), "a dead link would be found"


def test_it_says_what_it_is() -> None:
    said = about()
    assert said.classifiers
    assert said.authors
    assert said.license_expression == "Apache-2.0"


def test_a_picture_and_a_link_to_the_world_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from package_page import without_links

    text = "[a](docs/a.md) ![b](b.png) [c](https://c.example) [d](#d)"
    assert without_links(text) == "a ![b](b.png) [c](https://c.example) [d](#d)"
