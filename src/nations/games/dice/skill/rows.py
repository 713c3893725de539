"""The numbers behind the judgement, read from a file, as plain rows: by seats, age and `Weight`.

`STANDING` weighs what there is after a round, `POLICY` weighs moves, `LOOSE` weighs them by round
numbers that nobody tuned; `Weight` names their places. `weights` has the same as arrays.
The file says by which rules and for which content set they were found, for people to know: they
play with any set.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeAlias

from nations.games.dice.skill.mind import FEATURES as FITTED
from nations.games.dice.skill.mind import WEIGHTS, Weight
from nations.games.dice.state import AGES, SEATS

AgeRows: TypeAlias = list[list[float]]
"""A row of weights for each age; the first is of none."""

FILE = Path(__file__).with_name("weights.toml")
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
DUEL = 2
DUEL_LATER = {"LEAD": (2.2,)}
DUEL_TASTE = {
    "HOPE_STONE": 0.8, "LIKED_BUILDING": 0.3, "LIKED_MILITARY": 0.3, "LIKED_COLONY": 0.3,
    "PRICE": 0.2,
}  # fmt: skip
"""What counts more where there is one rival."""
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


def zeros() -> AgeRows:
    return [[0.0] * WEIGHTS for _ in range(AGES + 1)]


def _standing(table: dict[str, Any]) -> AgeRows:
    rows = zeros()
    for age, fitted in enumerate(table["standing"], 1):
        rows[age][:FITTED] = fitted[:FITTED]
        rows[age][Weight.SCALE : Weight.SURPLUS + 1] = fitted[FITTED:]
    rows[AGES][Weight.SCALE] = LAST_SCALE
    return rows


def _policy(table: dict[str, Any], seats: int) -> AgeRows:
    """The same of the numbers by which moves are weighed."""
    rows = zeros()
    for age, worth in enumerate(table["worth"], 1):
        rows[age][:FITTED] = worth
    for row in rows[1:]:
        for name in TASTE:
            row[place(name)] = table["taste"][name]
    if seats > 1:
        rows[AGES][Weight.PLACE] = LAST_PLACE
        return rows
    for row in rows:
        row[Weight.AGAINST] = row[Weight.DENY] = 0.0
    return rows


def _loose(seats: int) -> AgeRows:
    """Numbers by rule of thumb: the same for each round that is still to come."""
    rows, later = zeros(), [0.0] * WEIGHTS
    duel = seats == DUEL
    for name, value in (LOOSE_LATER | (DUEL_LATER if duel else {})).items():
        later[Weight[name] : Weight[name] + len(value)] = value
    for age in range(1, AGES + 1):
        rows[age] = [(AGES - age) * one for one in later]
        for name, one in (LOOSE_TASTE | (DUEL_TASTE if duel else {})).items():
            rows[age][place(name)] = one
    for row in rows:
        if seats == 1:
            row[Weight.AGAINST] = 0.0
        else:
            row[Weight.PLACE] = LOOSE_PLACE / (seats - 1)
    return rows


_TABLES = read()
STANDING = [_standing(_TABLES[str(seats)]) for seats in range(1, SEATS + 1)]
POLICY = [_policy(_TABLES[str(seats)], seats) for seats in range(1, SEATS + 1)]
LOOSE = [_loose(seats) for seats in range(1, SEATS + 1)]
