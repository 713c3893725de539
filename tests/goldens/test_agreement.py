"""Results and search trees are the same, to the last bit, with every compiler at hand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from goldens import agreement

KEPT = Path(__file__).with_name("agreement.txt")
COMPILERS = {"": True, "cc": shutil.which("cc") is not None}
FEW = ("--games", "300", "--searches", "12")


def told(compiler: str, folder: Path) -> str:
    """What a process of its own says."""
    own = {"NATIONS_CC": compiler, "NATIONS_CACHE": str(folder)} if compiler else {}
    done = subprocess.run(
        [sys.executable, agreement.__file__, *FEW],
        env={**os.environ, **own},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


@pytest.mark.parametrize("compiler", [name for name, there in COMPILERS.items() if there])
def test_the_same_to_the_last_bit(compiler: str, tmp_path: Path) -> None:
    if compiler == "cc" and find_spec("ziglang") is None:
        pytest.skip("it is the usual compiler here")
    assert told(compiler, tmp_path).splitlines() == KEPT.read_text().splitlines()


def test_another_bit_is_noticed() -> None:
    lines = KEPT.read_text().splitlines()
    assert len(lines) == 18
    assert len({line.split()[-1] for line in lines}) == 18
    some = agreement.results("dice", 2, 300)
    assert lines[3] == f"dice 2 games 300 {some}"
    assert agreement.results("dice", 2, 299) != some
