"""Compiled code that several processes have kept, loaded into one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

RULES = '''
from nations.compiling.rules import rule

@rule
def three_times(n):
    return n * 3 + 1

@rule
def five_times(n):
    return n * 5 + 2

@rule
def walk(n):
    """Too long to be a part of its caller; what it calls is left open."""
    at = n
    for turn in range(n):
        if at % 2 == 0:
            at = at // 2 + turn
        elif at % 3 == 0:
            at = step(at // 3) - step(turn)
        elif at % 5 == 0:
            at = at % 1009 + step(at % 11)
        else:
            at = step(at) % 1000003
    return at

@rule
def walks(n):
    return walk(n) + 7 * walk(n + 1) + 11 * walk(2 * n)
'''

PROGRAM = """
import string
import sys

import walking
from nations.compiling import build
from nations.compiling.rules import bound, compiled

make = build.make
for name in sys.argv[1:]:
    walks = bound(walking.walks, string, step=getattr(walking, name))
    made = []
    build.make = lambda *given: (made.append(given), make(*given))
    assert compiled(walks)(70) == walks(70), name
    print(len(made))
"""


def test_rules_of_the_same_name_do_not_call_each_others_callees(tmp_path: Path) -> None:
    (tmp_path / "walking.py").write_text(RULES)
    (tmp_path / "program.py").write_text(PROGRAM)

    def loaded(*names: str) -> list[str]:
        """Compares compiled with plain rules; how many were compiled for each."""
        done = subprocess.run(
            [sys.executable, str(tmp_path / "program.py"), *names],
            env={**os.environ, "NATIONS_CACHE": str(tmp_path / "kept")},
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout.split()

    assert loaded("three_times") == ["1"]
    assert loaded("five_times") == ["1"]
    assert loaded("three_times", "five_times") == ["0", "0"]
    assert loaded("five_times", "three_times") == ["0", "0"]
