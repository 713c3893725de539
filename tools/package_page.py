"""The page of the package: README.md, whose links into the repository would lead nowhere there.

Hatchling asks this when it makes a package (`tool.hatch.metadata.hooks` in pyproject.toml).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)[^)]+\)")


def without_links(text: str) -> str:
    """Links to files keep their words."""
    return LINK.sub(r"\1", text)


class PackagePage(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = without_links((Path(self.root) / "README.md").read_text("utf-8"))
        metadata["readme"] = {"text": text, "content-type": "text/markdown"}
