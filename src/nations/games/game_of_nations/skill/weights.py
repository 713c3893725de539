"""The numbers behind the judgement: tuned, read from a file, and by rule of thumb.

`fitting` writes the file. Trees go by what games of search taught: nets, in a file of their own.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from nations.games.game_of_nations.skill.mind import FEATURES, ROLES, STAGES, TABLES, Feature, Mind
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
THUMB = {
    Feature.CASH: 1.0,
    Feature.CASH_LOW: 0.5,
    Feature.INCOME: 2.0,
    Feature.TANKERS: 1.1,
    Feature.LEADERS: 0.5,
    Feature.RUIN: -3.0,
    Feature.WALKER: -0.4,
    Feature.STUCK: -0.6,
    Feature.WAITING: 0.5,
    Feature.PIPEABLE: 0.3,
    Feature.SHORT: -1.0,
    Feature.SCORE_SOON: 0.3,
}
WAR = {Feature.RUINS: 0.5, Feature.HOPE_NEAR: 0.3}
HOPE, WAR_HOPE = (1.5, 1.2), (2.4, 1.5)
"""By rule of thumb, at every stage; hope for who is at turn, and for the others. Among more than
two powers, who knows nothing of war is an easy prey. `fitting` mixes war into what it found:
between two powers that alone is stronger than what was found, among more of them weaker."""


def _tuned() -> tuple[float, ...]:
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))["tuned"]
    return tuple(number for row in rows for number in row)


def _thumb(weights: dict[Feature, float], hope: tuple[float, float]) -> tuple[float, ...]:
    rows = []
    for role in range(ROLES):
        row = [0.0] * FEATURES
        for feature, weight in weights.items():
            row[feature] = weight
        row[Feature.HOPE] = hope[role]
        rows += row
    return tuple(rows * STAGES)


_PEACE, _WAR = _thumb(THUMB, HOPE), _thumb({**THUMB, **WAR}, WAR_HOPE)
FITTED, LOOSE, BY_HAND = _tuned(), _PEACE + _WAR, _WAR * TABLES


def ready(manner: Manner) -> Mind:
    """A mind with the numbers to judge by."""
    m = Mind()
    m.weight = list(LOOSE if manner == Manner.LOOSE else FITTED)
    if manner == Manner.AHEAD:
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
