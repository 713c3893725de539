"""`make docs`: a site without a broken link, with search, that asks no other machine."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FETCHED = re.compile(
    r"""(?:\bsrc|<link[^>]*\bhref)=["'](?:https?:)?//[^"']+|url\(["']?https?:[^)]+"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("site")
    sphinx = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-c", "tools/site"]
    done = subprocess.run(
        [*sphinx, ".", str(made)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return made


def fetched(text: str) -> list[str]:
    """What a browser would load from elsewhere."""
    return FETCHED.findall(text)


@pytest.mark.xdist_group("site")
def test_every_page_is_there_and_reached_from_the_first(site: Path) -> None:
    first = (site / "README.html").read_text("utf-8")
    pages = [page for page in (ROOT / "docs").glob("*.md") if page.name != "README.md"]
    assert len(pages) > 30
    for page in pages:
        assert f'href="docs/{page.stem}.html"' in first, page.name
    assert "Search.setIndex" in (site / "searchindex.js").read_text("utf-8")
    assert (site / "index.html").is_file()


@pytest.mark.xdist_group("site")
def test_it_opens_without_a_network(site: Path) -> None:
    for page in [*site.rglob("*.html"), *site.rglob("*.css")]:
        assert not fetched(page.read_text("utf-8")), page.name


def test_control_what_comes_from_elsewhere_is_noticed() -> None:
    for text in (
        '<script src="https://cdn.example/a.js">',
        '<link rel="stylesheet" href="//cdn.example/a.css">',
        'src: url("https://fonts.example/a.woff2")',
    ):
        assert fetched(text), text
    assert not fetched('<a href="https://example.org">there</a>')
