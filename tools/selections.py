"""Makes web/tests/selections.json: choices from games at random, with every set that is legal.

The page must agree with the rules about them; a test of the rules says that the file is current.
"""

from __future__ import annotations

import json
import random
import sys
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import msgspec

from nations.contract import Decision
from nations.edition.selection import Selecting, Selection, is_complete
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

FILE = Path(__file__).parents[1] / "web" / "tests" / "selections.json"
MOST, FEWEST = 96, 4
"""Of sets that a choice has: enough to be worth looking at, few enough to be tried all."""
COUNT = 60


def made() -> str:
    """The file: some choices of tables with two and four seats, and one where all may overpay."""
    tables: list[tuple[int, dict[str, str]]] = [(2, {}), (4, {}), (2, {"overpaying": "yes"})]
    lines = [line for seats, options in tables for line in some(seats, options)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def some(seats: int, options: dict[str, str]) -> list[str]:
    game = load("dice").game(seats, options, None)
    source, found, number = random.Random(seats), dict[str, None](), 0
    while len(found) < COUNT:
        match, number = Match(game, Seeded(f"{number}")), number + 1
        match.deal()
        while isinstance(match.turn, Decision):
            for lead in (None, *match.turn.moves):
                selection = selection_of(game, match.state, lead)
                if selection is not None and source.random() < 0.1:
                    found[written(selection)] = None
            match.play(source.choice(match.turn.moves))
            match.deal()
    return list(found)[:COUNT]


def selection_of(game: Any, state: Any, lead: Any) -> Selection | None:
    assert isinstance(game, Selecting)  # noqa: S101 - this game is
    selection = game.selection(state, lead)
    fits = selection is not None and FEWEST <= prod(i.count + 1 for i in selection.items) <= MOST
    small = selection is not None and sum(item.count for item in selection.items) <= 8
    return selection if fits and small else None


def written(selection: Selection) -> str:
    names = [item.name for item in selection.items]
    bags = (
        [name for name, n in zip(names, counts, strict=True) for _ in range(n)]
        for counts in product(*(range(item.count + 1) for item in selection.items))
    )
    sets = [bag for bag in bags if is_complete(selection, bag)]
    return json.dumps({"selection": msgspec.to_builtins(selection), "sets": sets})


if __name__ == "__main__":
    FILE.write_text(made(), "utf-8")
    sys.stdout.write(f"{FILE}\n")
