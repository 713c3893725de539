"""How fast both storages play random games, and how far apart they are.

Run: make bench. Prints games and time a step for each game and number of seats, and the ratio
of compiled to plain. Ratios from one run can be compared; times depend on the machine.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from time import perf_counter
from types import ModuleType
from typing import Any

import numpy as np

from nations.compiling.layout import Layout, dtype, to_array
from nations.compiling.rules import bound, compiled
from nations.kernel import playout
from nations.kernel.game import KernelGame
from nations.kernel.generator import Generator, seed
from nations.registry import load


def measure_plain(game: KernelGame[Any, Any], kernel: ModuleType, seconds: float) -> Any:
    """Steps, games and seconds on plain objects."""
    loop, generator = bound(playout.playout, kernel), Generator()
    seed(generator, 1)
    began, steps, games = perf_counter(), 0, 0
    while perf_counter() - began < seconds:
        steps += loop(game.box, game.start(), generator)
        games += 1
    return {"steps": steps, "games": games, "seconds": perf_counter() - began}


def measure_compiled(game: KernelGame[Any, Any], kernel: ModuleType, seconds: float) -> Any:
    """The same on records; compiling is timed apart."""
    began = perf_counter()
    loop = compiled(bound(playout.playout, kernel))
    fresh: Layout = game.start()
    start, boxes = to_array(fresh), to_array(game.box)
    generator = Generator()
    seed(generator, 1)
    generators = to_array(generator)
    array = np.zeros(1, dtype(type(fresh)))
    array[:] = start
    loop(boxes[0], array[0], generators[0])
    compiling = perf_counter() - began
    began, steps, games = perf_counter(), 0, 0
    while perf_counter() - began < seconds:
        array[:] = start
        steps += int(loop(boxes[0], array[0], generators[0]))
        games += 1
    return {
        "steps": steps,
        "games": games,
        "seconds": perf_counter() - began,
        "compiling": compiling,
    }


def measure(name: str, seats: int, seconds: float) -> dict[str, Any]:
    edition = load(name)
    game: Any = edition.game(seats, edition.unattended, None)
    kernel = import_module(game.kernel.__name__)
    plain = measure_plain(game, kernel, seconds)
    fast = measure_compiled(game, kernel, seconds)
    rates = [run["games"] / run["seconds"] for run in (plain, fast)]
    step = [run["seconds"] / run["steps"] for run in (plain, fast)]
    return {
        "game": name,
        "seats": seats,
        "plain_games_s": round(rates[0], 1),
        "compiled_games_s": round(rates[1], 1),
        "plain_us_step": round(step[0] * 1e6, 2),
        "compiled_us_step": round(step[1] * 1e6, 3),
        "ratio": round(step[0] / step[1], 1),
        "compiling_s": round(fast["compiling"], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    cases = [("dice", n) for n in (1, 2, 3, 4)] + [("kark", n) for n in (2, 3, 4)]
    rows = [measure(name, seats, chosen.seconds) for name, seats in cases]
    if chosen.json:
        print(json.dumps(rows, indent=1))  # noqa: T201 - the output of a script
        return
    for row in rows:
        print("  ".join(f"{key} {value}" for key, value in row.items()))  # noqa: T201


if __name__ == "__main__":
    main()
