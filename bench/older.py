"""The tree of an older commit in a folder of its own: what a comparison sets beside this one."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parents[1]


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The tree of a commit, for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        _git("worktree", "add", "--detach", "--quiet", str(tree), commit)
        try:
            yield tree
        finally:
            _git("worktree", "remove", "--force", str(tree))


def installed(tree: Path) -> Path:
    """The package of a tree in a folder, with the names under which its games are found."""
    folder = tree / "installed"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
    subprocess.run([*command, str(folder), str(tree)], check=True)  # noqa: S603 - our own package
    return folder


def _git(*words: str) -> None:
    subprocess.run(["git", "-C", str(HERE), *words], check=True)  # noqa: S603, S607
