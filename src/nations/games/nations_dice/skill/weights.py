"""The numbers behind the judgement, read from a file.

`STANDING` weighs what there is after a round, `POLICY` weighs moves, `LOOSE` weighs them by round
numbers that nobody tuned; `Weight` names their places.
The file says by which rules and for which content set they were found, for people to know: they
play with any set. `tools/fit_dice.py` fits the standing anew, `tools/tune_dice.py` the policy.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from nations.games.nations_dice.skill.mind import FEATURES as FITTED
from nations.games.nations_dice.skill.mind import WEIGHTS, Weight
from nations.games.nations_dice.state import AGES, SEATS

FILE = Path(__file__).with_name("weights.toml")
HEAD = """\
# Written by tools/fit_dice.py and tools/tune_dice.py; skill/mind.py says which number is what.
# standing: a row for what there is after each of the rounds 1 to 3, in points, from SYMBOL to
# PRINTED_SPACE, then SCALE and SURPLUS. worth: the same as the policy weighs it in these rounds,
# to PRINTED_SPACE. taste: how the policy judges a round, the same in every age.
"""
TASTE = (
    "NEW_DIE", "HALF_TRADE", "NEW_REROLL", "REROLL_SHARE", "LOST_FIRST", "LOST_NEXT", "HOPE_STONE",
    "HOPE_FOOD", "HOPE_STRENGTH", "UNSURE_BOOKS", "UNSURE_STRENGTH", "BOOKS_USED", "STRENGTH_KEPT",
    "AGAINST", "SPARE", "IN_REACH", "DENY", "LIKED_BUILDING", "LIKED_MILITARY",
    "LIKED_ADVISOR", "LIKED_COLONY", "LIKED_WONDER", "PRICE", "LUCK",
)  # fmt: skip
LOOSE_LATER = {
    "SYMBOL": (0.6, 0.68, 0.45, 0.6, 1.0),
    "A_CHIT": (0.8, 0.5, 0.6, 0.6, 0.8, 0.2),
    "LEAD": (1.5,),
}
LOOSE_TASTE = {
    "UNBUILT": 0.9, "NEW_DIE": 1.15, "HALF_TRADE": 0.12, "NEW_REROLL": 0.12, "LOST_FIRST": 0.5,
    "LOST_NEXT": 0.22, "HOPE_STONE": 0.6, "HOPE_FOOD": 0.5, "HOPE_STRENGTH": 0.4,
    "UNSURE_BOOKS": 0.9, "UNSURE_STRENGTH": 1.0, "BOOKS_USED": 0.85, "STRENGTH_KEPT": 1.0,
    "AGAINST": 0.95, "SPARE": 0.02, "IN_REACH": 0.95, "REROLL_SHARE": 0.3,
}  # fmt: skip
LOOSE_PLACE = 1.5
"""By rule of thumb: what things bring in each later round, how a round is judged, and what it is
worth to come before all rivals."""
KINDS = ("BUILDING", "MILITARY", "ADVISOR", "COLONY", "WONDER")
LAST_PLACE = 0.2
"""What a place in the order is worth at the very end, where it breaks ties."""
LAST_SCALE = 0.3
"""How much a point more tells in the last round, where all that counts are points."""


def place(name: str) -> int:
    """The place of a number of taste."""
    liked, _, kind = name.partition("_")
    return Weight.LIKED + KINDS.index(kind) if liked == "LIKED" else Weight[name]


def read() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def _standing(table: dict[str, Any]) -> Any:
    """An array of age and weight."""
    rows, fitted = np.zeros((AGES + 1, WEIGHTS)), np.array(table["standing"])
    rows[1:AGES, :FITTED] = fitted[:, :FITTED]
    rows[1:AGES, Weight.SCALE : Weight.SURPLUS + 1] = fitted[:, FITTED:]
    rows[AGES, Weight.SCALE] = LAST_SCALE
    return rows


def _policy(table: dict[str, Any], seats: int) -> Any:
    """The same of the numbers by which moves are weighed."""
    rows = np.zeros((AGES + 1, WEIGHTS))
    rows[1:AGES, :FITTED] = table["worth"]
    for name in TASTE:
        rows[1:, place(name)] = table["taste"][name]
    if seats == 1:
        rows[:, [Weight.AGAINST, Weight.DENY]] = 0.0
    else:
        rows[AGES, Weight.PLACE] = LAST_PLACE
    return rows


def _loose(seats: int) -> Any:
    """Numbers by rule of thumb: the same for each round that is still to come."""
    rows, later = np.zeros((AGES + 1, WEIGHTS)), np.zeros(WEIGHTS)
    for name, value in LOOSE_LATER.items():
        later[Weight[name] : Weight[name] + len(value)] = value
    for age in range(1, AGES + 1):
        rows[age] = (AGES - age) * later
        for name, one in LOOSE_TASTE.items():
            rows[age, Weight[name]] = one
    if seats == 1:
        rows[:, Weight.AGAINST] = 0.0
    else:
        rows[:, Weight.PLACE] = LOOSE_PLACE / (seats - 1)
    return rows


def write(seats: int, digest: str, rules: int, standing: Any, policy: Any) -> None:
    """Puts the weights for a number of seats into the file."""
    tables = read()
    tables[str(seats)] = {
        "rules": rules,
        "digest": digest,
        "standing": np.concatenate(
            [standing[1:AGES, :FITTED], standing[1:AGES, Weight.SCALE : Weight.SURPLUS + 1]], 1
        ),
        "worth": policy[1:AGES, :FITTED],
        "taste": {name: policy[1, place(name)] for name in TASTE},
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
LOOSE = np.stack([_loose(seats) for seats in range(1, SEATS + 1)])
