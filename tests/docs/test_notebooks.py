"""The notebooks of the docs are run: they show what they would show now."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
NOTEBOOKS = sorted(DOCS.glob("*.ipynb"))


@pytest.fixture
def notebook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    monkeypatch.syspath_prepend(str(DOCS.parent / "tools"))
    monkeypatch.setenv("NATIONS_LANG", "en")
    monkeypatch.chdir(tmp_path)
    import notebook as tool

    found: ModuleType = tool
    return found


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_shows_what_it_would_show_now(notebook: Any, path: Path) -> None:
    kept = json.loads(path.read_text("utf-8"))
    assert notebook.ran(kept) == kept, f"run tools/notebook.py {path.name}, and look at it"
    assert "image/svg+xml" in path.read_text("utf-8")


def test_there_is_one_and_a_stale_one_is_noticed(notebook: Any) -> None:
    kept = json.loads(NOTEBOOKS[0].read_text("utf-8"))
    cells: list[Any] = kept["cells"]
    cells.append({"cell_type": "code", "source": ["print(1)\n", "2"], "outputs": []})
    last = notebook.ran(kept)["cells"][-1]["outputs"]
    assert [one["output_type"] for one in last] == ["stream", "execute_result"]
    cells.append({"cell_type": "code", "source": ["1 / 0"], "outputs": []})
    with pytest.raises(ZeroDivisionError):
        notebook.ran(kept)
