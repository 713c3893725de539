"""Every code block in the README and the docs is run.

`python` blocks of one page run one after another in one namespace; `console` blocks run their `$`
lines and compare what they print (a line `...`, or `...` inside a line, stands for anything, and
`[exit N]` for the exit code). `text` and `ebnf` blocks are no code.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]) + sorted(
    (ROOT / "docs").glob("*.md")
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NO_CODE = {"text", "ebnf"}


def blocks(page: Path) -> list[tuple[str, str]]:
    return [(kind, text) for kind, text in FENCE.findall(page.read_text("utf-8"))]


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own with what the docs name by relative paths."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in ("src", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NATIONS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_code_block_runs(page: Path, workplace: Path) -> None:
    namespace: dict[str, Any] = {"__name__": page.stem}
    for kind, text in blocks(page):
        if kind == "python":
            exec(compile(text, str(page), "exec"), namespace)  # noqa: S102 - our own docs
        elif kind == "console":
            run_console(text)
        else:
            assert kind in NO_CODE, f"{page.name}: a block of unknown kind {kind!r}"


def run_console(text: str) -> None:
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602 - our own docs
        shown = done.stdout + done.stderr
        if done.returncode:
            shown += f"[exit {done.returncode}]\n"
        assert matches(expected, shown), f"$ {command}\n{shown}\nexpected:\n{expected}"


def matches(expected: str, shown: str) -> bool:
    """Whether a text is as expected, where ... stands for anything."""
    pattern = re.escape(expected.strip()).replace(re.escape("..."), ".*")
    return re.fullmatch(pattern, shown.strip(), re.DOTALL) is not None


def test_a_wrong_output_is_noticed() -> None:
    assert matches("a\n...\nb", "a\nx\ny\nb")
    assert not matches("a\n...\nb", "a\nx\ny")
    with pytest.raises(AssertionError):
        run_console("$ echo one\ntwo\n")
