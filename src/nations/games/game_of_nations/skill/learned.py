"""What games of search taught about two powers, read from a file; `duel` reckons with it.

`tools/learn_kark.py` plays the games and writes the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from nations.games.game_of_nations.skill.mind import INPUTS, STAGES, UNITS

if TYPE_CHECKING:
    import numpy as np

Array: TypeAlias = "np.ndarray[Any, Any]"
Learned: TypeAlias = Mapping[str, Array]
"""The rows of `Mind` by their names."""

FILE = Path(__file__).with_name("learned.toml")
SHAPES = {
    "base": (STAGES,),
    "direct": (STAGES, INPUTS),
    "offset": (STAGES, UNITS),
    "outward": (STAGES, UNITS),
    "inward": (INPUTS, UNITS),
}


@cache
def rows() -> dict[str, list[float]]:
    """What is in the file, each number after the other; read once."""
    tables = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: [one for row in tables[name] for one in row] for name in SHAPES}


@cache
def learned() -> Learned:
    """The same as arrays."""
    import numpy as np

    return {name: np.reshape(rows()[name], shape) for name, shape in SHAPES.items()}


def teach(mind: Any, numbers: Learned) -> None:
    """Puts what was learned into a mind, an element of an array."""
    mind["learned"] = 1
    for name in SHAPES:
        mind[name] = numbers[name].ravel()


def write(numbers: Learned, path: Path, command: str) -> None:
    """The file; by stage of the turn, or by feature of who is at turn and then of the rival."""
    parts = [f"# Written by {command}; skill/duel.py says which number is what.\n"]
    for name, shape in SHAPES.items():
        rows = numbers[name].reshape(-1, shape[-1])
        parts.append(f"{name} = [\n{''.join(_row(row) for row in rows)}]\n")
    path.write_text("\n".join(parts), "utf-8")


def _row(row: Array) -> str:
    return f"  [{', '.join(f'{one:.4f}' for one in row)}],\n"
