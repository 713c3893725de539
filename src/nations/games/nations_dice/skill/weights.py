"""The numbers behind the judgement, read from a file.

`STANDING` weighs what there is after a round, `POLICY` weighs moves; `layout` names their places.
The file says by which rules and for which content set they were found, for people to know: they
play with any set. `tools/fit_dice.py` fits the standing anew, `tools/tune_dice.py` the policy.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from nations.games.nations_dice.skill import layout
from nations.games.nations_dice.skill.layout import (
    AGAINST,
    DENY,
    PLACE,
    PRINTED_SPACE,
    SCALE,
    SURPLUS,
    WEIGHTS,
)
from nations.games.nations_dice.state import AGES, SEATS

FILE = Path(__file__).with_name("weights.toml")
HEAD = """\
# Written by tools/fit_dice.py and tools/tune_dice.py; skill/layout.py says which number is what.
# standing: a row for what there is after each of the rounds 1 to 3, in points, from SYMBOL to
# PRINTED_SPACE, then SCALE and SURPLUS. worth: the same as the policy weighs it in these rounds,
# to PRINTED_SPACE. taste: how the policy judges a round, the same in every age.
"""
FITTED = PRINTED_SPACE + 1
TASTE = (
    "NEW_DIE", "HALF_TRADE", "NEW_REROLL", "REROLL_SHARE", "LOST_FIRST", "LOST_NEXT", "HOPE_STONE",
    "HOPE_FOOD", "HOPE_STRENGTH", "UNSURE_BOOKS", "UNSURE_STRENGTH", "BOOKS_USED", "STRENGTH_KEPT",
    "AGAINST", "SPARE", "IN_REACH", "DENY", "LIKED_BUILDING", "LIKED_MILITARY",
    "LIKED_ADVISOR", "LIKED_COLONY", "LIKED_WONDER", "PRICE", "LUCK",
)  # fmt: skip
LAST_PLACE = 0.2
"""What a place in the order is worth at the very end, where it breaks ties."""


def read() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def _standing(table: dict[str, Any]) -> Any:
    """An array of age and weight."""
    rows, fitted = np.zeros((AGES + 1, WEIGHTS)), np.array(table["standing"])
    rows[1:AGES, :FITTED] = fitted[:, :FITTED]
    rows[1:AGES, SCALE : SURPLUS + 1] = fitted[:, FITTED:]
    return rows


def _policy(table: dict[str, Any], seats: int) -> Any:
    """The same of the numbers by which moves are weighed."""
    rows = np.zeros((AGES + 1, WEIGHTS))
    rows[1:AGES, :FITTED] = table["worth"]
    for name in TASTE:
        rows[1:, getattr(layout, name)] = table["taste"][name]
    if seats == 1:
        rows[:, [AGAINST, DENY]] = 0.0
    else:
        rows[AGES, PLACE] = LAST_PLACE
    return rows


def write(seats: int, digest: str, rules: int, standing: Any, policy: Any) -> None:
    """Puts the weights for a number of seats into the file."""
    tables = read()
    tables[str(seats)] = {
        "rules": rules,
        "digest": digest,
        "standing": np.concatenate(
            [standing[1:AGES, :FITTED], standing[1:AGES, SCALE : SURPLUS + 1]], 1
        ),
        "worth": policy[1:AGES, :FITTED],
        "taste": {name: policy[1, getattr(layout, name)] for name in TASTE},
    }
    FILE.write_text(
        HEAD + "".join(_written(name, tables[name]) for name in sorted(tables)), "utf-8"
    )


def _written(name: str, table: dict[str, Any]) -> str:
    """The numbers for a number of seats as text."""
    taste = (f"{one} = {value:.4f}\n" for one, value in table["taste"].items())
    return (
        f'\n[{name}]\nrules = {table["rules"]}\ndigest = "{table["digest"]}"\n'
        f"standing = [\n{_rows(table['standing'])}]\nworth = [\n{_rows(table['worth'])}]\n"
        f"\n[{name}.taste]\n{''.join(taste)}"
    )


def _rows(rows: Any) -> str:
    return "".join(f"  [{', '.join(f'{one:.4f}' for one in row)}],\n" for row in rows)


_TABLES = read()
STANDING = np.stack([_standing(_TABLES[str(seats)]) for seats in range(1, SEATS + 1)])
POLICY = np.stack([_policy(_TABLES[str(seats)], seats) for seats in range(1, SEATS + 1)])
