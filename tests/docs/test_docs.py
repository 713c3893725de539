"""Every code block in the README and the docs is run.

`python` blocks of one page run one after another in one namespace; `console` blocks run their `$`
lines and compare what they print (a line `...`, or `...` inside a line, stands for anything but the
exit code, which is 0 unless a last line `[exit N]` says otherwise). `perl` blocks are files of
`examples`, word for word. `text` and `ebnf` blocks are no code.
"""

from __future__ import annotations

import linecache
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]) + sorted(
    (ROOT / "docs").glob("*.md")
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXIT = re.compile(r"(.*?)(?:^\[exit (\d+)\]\s*)?", re.MULTILINE | re.DOTALL)
"""What is printed, and the exit code, if it is told."""
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


def kept_as_source(page: Path, text: str) -> str:
    """A name under which the text of a block is found, as notebooks do it: rules are translated."""
    name = f"{page}#{sha256(text.encode()).hexdigest()[:8]}"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    return name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_code_block_runs(page: Path, workplace: Path) -> None:
    namespace: dict[str, Any] = {"__name__": page.stem}
    for kind, text in blocks(page):
        if kind == "python":
            exec(compile(text, kept_as_source(page, text), "exec"), namespace)  # noqa: S102 - our own docs
        elif kind == "console":
            run_console(text)
        elif kind == "perl":
            assert text in {one.read_text("utf-8") for one in (ROOT / "examples").glob("*.pl")}
        else:
            assert kind in NO_CODE, f"{page.name}: a block of unknown kind {kind!r}"


def run_console(text: str) -> None:
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, rest = part.partition("\n")
        expected, code = EXIT.fullmatch(rest).groups("0")  # type: ignore[union-attr]  # any text fits
        done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602 - our own docs
        shown = f"{done.stdout}{done.stderr}\n[exit {done.returncode}]"
        right = done.returncode == int(code) and matches(expected, done.stdout + done.stderr)
        assert right, f"$ {command}\n{shown}\nexpected:\n{rest}"


def matches(expected: str, shown: str) -> bool:
    """Whether a text is as expected, where ... stands for anything."""
    pattern = re.escape(expected.strip()).replace(re.escape("..."), ".*")
    return re.fullmatch(pattern, shown.strip(), re.DOTALL) is not None


def test_a_wrong_output_is_noticed() -> None:
    assert matches("a\n...\nb", "a\nx\ny\nb")
    assert not matches("a\n...\nb", "a\nx\ny")
    with pytest.raises(AssertionError):
        run_console("$ echo one\ntwo\n")


@pytest.mark.parametrize("expected", ["", "...\n", "no\n...\n", "...\n[exit 4]\n", "[exit 0]\n"])
def test_an_exit_code_is_never_anything(expected: str) -> None:
    run_console("$ echo no; exit 5\nno\n[exit 5]\n")
    run_console("$ echo no; exit 5\n...\n[exit 5]\n")
    with pytest.raises(AssertionError):
        run_console(f"$ echo no; exit 5\n{expected}")


LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")


def linked(page: Path) -> set[Path]:
    """The pages and files of ours to which a page links."""
    found = (one for one in LINK.findall(page.read_text("utf-8")) if "://" not in one)
    return {(page.parent / one).resolve() for one in found}


def test_the_map_shows_every_page() -> None:
    missing = set((ROOT / "docs").glob("*.md")) - linked(ROOT / "docs/README.md")
    assert missing == {ROOT / "docs/README.md"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_link_leads_nowhere(page: Path) -> None:
    assert [one for one in linked(page) if not one.exists()] == []


def test_a_link_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("[a](there.md#part) [b](https://example.org/x) [c](#here)")
    assert linked(tmp_path / "page.md") == {tmp_path / "there.md"}


def test_the_judge_that_is_shown_is_the_one_that_is_kept() -> None:
    shown = {text for _, text in blocks(ROOT / "docs/adding-a-game.md")}
    assert (ROOT / "examples/pig/pig_judge.py").read_text("utf-8") in shown
