"""The numbers behind the judgement: those of taste, and those that were fitted, read from a file.

`STANDING` weighs what there is after a round, `POLICY` weighs moves with it; `layout` names their
places. The file says by which rules and for which content set they were fitted, for people to
know: they play with any set, and `tools/fit_dice.py` fits them anew.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from nations.games.nations_dice.skill import layout
from nations.games.nations_dice.skill.layout import AGAINST, PLACE, PRINTED_SPACE, SCALE, WEIGHTS
from nations.games.nations_dice.state import AGES, SEATS

FILE = Path(__file__).with_name("weights.toml")
HEAD = """\
# Written by tools/fit_dice.py. A row for the standing after each of the rounds 1 to 3, in points;
# skill/layout.py says which number is what, from SYMBOL to PRINTED_SPACE, then SCALE and SURPLUS.
"""
FITTED = PRINTED_SPACE + 1

TASTE = {
    "NEW_DIE": 1.0,
    "HALF_TRADE": 0.2,
    "NEW_REROLL": 0.15,
    "REROLL_SHARE": 0.25,
    "LOST_FIRST": 0.6,
    "LOST_NEXT": 0.22,
    "HOPE_STONE": 0.5,
    "HOPE_FOOD": 0.5,
    "HOPE_STRENGTH": 0.5,
    "UNSURE_BOOKS": 1.1,
    "UNSURE_STRENGTH": 0.8,
    "BOOKS_USED": 0.95,
    "STRENGTH_KEPT": 0.9,
    "AGAINST": 0.95,
    "SPARE": 0.05,
    "IN_REACH": 0.9,
}
"""How the round is judged, the same in every age."""
LAST_PLACE = 0.2
"""What a place in the order is worth at the very end, where it breaks ties."""


def _read() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def _standing() -> Any:
    """An array of seats, age and weight."""
    rows = np.zeros((SEATS, AGES + 1, WEIGHTS))
    for name, table in _read().items():
        fitted = np.array(table["standing"])
        rows[int(name) - 1, 1:AGES, :FITTED] = fitted[:, :FITTED]
        rows[int(name) - 1, 1:AGES, SCALE:] = fitted[:, FITTED:]
    return rows


def policy_of(seats: int, standing: Any) -> Any:
    """The rows by which moves are weighed: what things bring later is their standing."""
    rows = standing.copy()
    for name, value in TASTE.items():
        rows[1:, getattr(layout, name)] = value
    if seats == 1:
        rows[:, AGAINST] = 0.0
    else:
        rows[AGES, PLACE] = LAST_PLACE
    return rows


def write(seats: int, standing: Any, digest: str, rules: int) -> None:
    """Puts the weights for a number of seats into the file."""
    tables = _read()
    rows = np.concatenate([standing[1:AGES, :FITTED], standing[1:AGES, SCALE:]], 1)
    tables[str(seats)] = {"rules": rules, "digest": digest, "standing": rows.tolist()}
    parts = [HEAD]
    for name, table in sorted(tables.items()):
        lines = (", ".join(f"{one:.4f}" for one in row) for row in table["standing"])
        parts.append(f'[{name}]\nrules = {table["rules"]}\ndigest = "{table["digest"]}"')
        parts.append("standing = [\n" + "".join(f"  [{line}],\n" for line in lines) + "]\n")
    FILE.write_text("\n".join(parts), encoding="utf-8")


STANDING = _standing()
POLICY = np.stack([policy_of(seats, STANDING[seats - 1]) for seats in range(1, SEATS + 1)])
