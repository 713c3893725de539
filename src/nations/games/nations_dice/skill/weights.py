"""The fitted numbers, read from a file: rows for each number of seats and each age.

`POLICY` weighs moves, `STANDING` what there is after a round; `layout` names their places. The file
says by which rules and for which content set they were fitted, for people to know: they play with
any set, and `tools/fit_dice.py` fits them anew.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from nations.games.nations_dice.skill.layout import WEIGHTS
from nations.games.nations_dice.state import AGES, SEATS

FILE = Path(__file__).with_name("weights.toml")
HEAD = (
    "# Written by tools/fit_dice.py; skill/layout.py says which number is what. A row for each age."
)


def _read() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def _rows(kind: str) -> Any:
    """An array of seats, age and weight."""
    rows = np.zeros((SEATS, AGES + 1, WEIGHTS))
    for name, table in _read().items():
        rows[int(name) - 1, 1:] = table[kind]
    return rows


def write(seats: int, policy: Any, standing: Any, digest: str, rules: int) -> None:
    """Puts the weights for a number of seats into the file."""
    tables = _read()
    rows = {"policy": policy[1:].tolist(), "standing": standing[1:].tolist()}
    tables[str(seats)] = {"rules": rules, "digest": digest, **rows}
    parts = [HEAD]
    for name, table in sorted(tables.items()):
        parts += [f"\n[{name}]", f"rules = {table['rules']}", f'digest = "{table["digest"]}"']
        for kind in ("policy", "standing"):
            lines = (", ".join(f"{one:.4g}" for one in row) for row in table[kind])
            parts.append(f"{kind} = [\n" + "".join(f"  [{line}],\n" for line in lines) + "]")
    FILE.write_text("\n".join(parts) + "\n", encoding="utf-8")


POLICY = _rows("policy")
STANDING = _rows("standing")
