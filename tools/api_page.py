"""Writes docs/api.md's list of the names that `import nations` offers, from their docstrings.

Run: python tools/api_page.py
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import nations

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
BEGIN, END = "<!-- the front door -->\n", "<!-- end of the front door -->\n"


def entry(name: str) -> str:
    """A name with its arguments and what its docstring says."""
    thing: Any = getattr(nations, name)
    asks = str(inspect.signature(thing)).replace("'", "") if inspect.isfunction(thing) else ""
    told = inspect.getdoc(thing) or ""
    return f"### `{name}`\n\n" + (f"`{name}{asks}`\n\n" if asks else "") + f"{told}\n\n"


def page() -> str:
    """The page with the list as it should be."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{''.join(map(entry, nations.__all__))}{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
