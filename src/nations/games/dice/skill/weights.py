"""The numbers behind the judgement as arrays, for what is compiled; and how their file is written.

`tools/fit_dice.py` fits the standing anew, `tools/tune_dice.py` the policy.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from nations.games.dice.skill import rows
from nations.games.dice.skill.mind import FEATURES as FITTED
from nations.games.dice.skill.mind import Weight
from nations.games.dice.skill.rows import TASTE, place
from nations.games.dice.state import AGES
from nations.mind.taught import Taught, read

TAUGHT = Path(__file__).with_name("taught.json")

HEAD = """\
# Written by tools/fit_dice.py and tools/tune_dice.py; skill/mind.py says which number is what.
# standing: a row for what there is after each of the rounds 1 to 3, in points, from SYMBOL to
# PRINTED_SPACE, then SCALE and SURPLUS. worth: the same as the policy weighs it in these rounds,
# to PRINTED_SPACE. taste: how the policy judges a round, the same in every age.
"""


def write(seats: int, digest: str, rules: int, standing: Any, policy: Any) -> None:
    """Puts the weights for a number of seats into the file."""
    kept = rows.read()
    kept[str(seats)] = {
        "rules": rules,
        "digest": digest,
        "standing": np.concatenate(
            [standing[1:AGES, :FITTED], standing[1:AGES, Weight.SCALE : Weight.SURPLUS + 1]], 1
        ),
        "worth": policy[1:AGES, :FITTED],
        "taste": {name: policy[1, place(name)] for name in TASTE},
    }
    rows.FILE.write_text(
        HEAD + "".join(_written(name, kept[name]) for name in sorted(kept)), "utf-8"
    )


def _written(name: str, table: dict[str, Any]) -> str:
    """The numbers for a number of seats as text."""
    taste = (f"{one} = {value:.4f}\n" for one, value in table["taste"].items())
    return (
        f'\n[{name}]\nrules = {table["rules"]}\ndigest = "{table["digest"]}"\n'
        f"standing = [\n{_rows(table['standing'])}]\nworth = [\n{_rows(table['worth'])}]\n"
        f"\n[{name}.taste]\n{''.join(taste)}"
    )


def _rows(numbers: Any) -> str:
    return "".join(f"  [{', '.join(f'{one:.4f}' for one in row)}],\n" for row in numbers)


@cache
def taught() -> dict[int, Taught]:
    """How seats stand after a round, as games taught it, by the number of seats; read once."""
    return read(TAUGHT)


STANDING = np.array(rows.STANDING)
POLICY = np.array(rows.POLICY)
LOOSE = np.array(rows.LOOSE)
