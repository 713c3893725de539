"""Common luck: what chance brings for a purpose is the same, whatever was chosen before.

The third red die that a seat rolls shows the same after every move. So two moves can meet the same
luck, and their difference says more.
"""

from __future__ import annotations

from typing import Any

from nations.compiling.rules import rule
from nations.kernel.generator import Generator, seed

MANY = 64
"""Draws of one purpose; more meet the same luck again."""


@rule
def meet(g: Generator, luck: int, rolls: Any, purpose: int, purposes: int) -> None:
    """Makes the generator ready for the next draw of a purpose, of so many purposes.

    `rolls` counts the draws of each; all are 0 at the start.
    """
    seed(g, (luck * purposes + purpose) * MANY + rolls[purpose] % MANY)
    rolls[purpose] += 1
