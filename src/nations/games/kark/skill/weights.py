"""The numbers behind the judgement: simple ones, sums that `fitting` writes, and what games taught:
nets, in a file of their own."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from nations.games.kark.skill.mind import Mind
from nations.mind.taught import Taught, read, teach
from nations.mind.thinker import Manner

FILE = Path(__file__).with_name("weights.toml")
TAUGHT = Path(__file__).with_name("taught.json")
SHARPER = 1.5
"""What was learned is as sure as it should be. The tree plays better if it is made surer."""
HEAD = """\
# Written by {command}; skill/mind.py says which number is what.
# tuned: a row for two players left, then for more; by the stage of the turn; for who is at turn,
# then for the others.
"""


def _tuned() -> tuple[float, ...]:
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))["tuned"]
    return tuple(number for row in rows for number in row)


FITTED = _tuned()


def ready(manner: Manner) -> Mind:
    """A mind with the numbers to judge by."""
    m = Mind()
    m.weight = list(FITTED)
    if manner == Manner.TUNED:
        m.learned = 1
        for many, one in taught().items():
            teach(m.nets[many - 2], one.steeper(SHARPER))
    return m


@cache
def taught() -> dict[int, Taught]:
    """What was learned, by how many powers are left; read once."""
    return read(TAUGHT)


def write(numbers: list[list[float]], path: Path, command: str) -> None:
    """The file."""
    texts = (f"  [{', '.join(f'{one:.3f}' for one in row)}],\n" for row in numbers)
    path.write_text(f"{HEAD.format(command=command)}tuned = [\n{''.join(texts)}]\n", "utf-8")
