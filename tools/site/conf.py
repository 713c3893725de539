"""The site of `make docs`: README, docs and what they link to, with search; needs no network.

The map, `docs/README.md`, is the order of the pages: each of its rows is a chapter.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
MAP, SOURCES = "docs/README", "src/nations/games/kark/data/SOURCES"
ROW = re.compile(r"^\| (?P<wish>[^|]+) \| (?P<pages>.+) \|$", re.MULTILINE)
PAGE = re.compile(r"\]\((?P<path>[\w./-]+)\.md(#[\w-]+)?\)")

project = "Nations"
author = "The Nations project"
project_copyright = "Apache-2.0"
release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

extensions = ["myst_parser"]
root_doc = "README"
include_patterns = ["*.md", "docs/*.md", f"{SOURCES}.md"]
myst_heading_anchors = 4
suppress_warnings = ["myst.header", "misc.highlighting_failure"]  # some pages begin with a table

html_theme = "furo"
html_title = f"Nations {release}"
html_copy_source = False
html_show_sphinx = False
html_extra_path = ["root"]


def chapters(text: str) -> list[tuple[str, list[str]]]:
    """The rows of the map: what somebody wants, and the pages that tell it; each page once."""
    seen: set[str] = set()
    found = []
    for row in ROW.finditer(text):
        paths = [page["path"] for page in PAGE.finditer(row["pages"])]
        names = [(ROOT / "docs" / path).resolve().relative_to(ROOT).as_posix() for path in paths]
        new = [name for name in dict.fromkeys(names) if name not in seen]
        seen.update(new)
        if new:
            found.append((row["wish"].strip(), new))
    return found


def with_contents(app: Sphinx, name: str, source: list[str]) -> None:
    """Gives the first page its tables of contents, which other readers of it would see as noise."""
    if name != root_doc:
        return
    app.env.note_dependency(str(ROOT / f"{MAP}.md"))  # it is read anew when the map has changed
    found = chapters((ROOT / f"{MAP}.md").read_text("utf-8"))
    found.append(("This project", [MAP, "CHANGELOG", SOURCES]))
    for wish, pages in found:
        lines = "\n".join(f"/{page}" for page in pages)
        source[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {wish}\n\n{lines}\n```\n"


def setup(app: Sphinx) -> None:
    """What Sphinx asks every extension for."""
    app.connect("source-read", with_contents)
