"""The C yardstick: compiles `c_kernel.c` on the spot and lets it play the same random games.

Run: .venv/bin/python bench/c_kernel.py. First it checks that both play the very same games, then it
prints the time a step of both, in turns, and the ratio.
"""

from __future__ import annotations

import os
import subprocess
from ctypes import CDLL, c_int64, c_void_p
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from nations.batch import Playouts
from nations.batch.loops import Outcomes
from nations.bench.contest import BenchWork, WorkDone, contest
from nations.compiling.layout import dtype, to_array
from nations.registry import load

SOURCE = Path(__file__).parent / "c_kernel.c"
GAMES = 512


def build() -> CDLL:
    """The kernel as a library. Raises OSError where there is no C compiler."""
    with TemporaryDirectory() as folder:
        target = Path(folder) / "c_kernel.so"
        compiler = os.environ.get("CC", "cc")
        words = [compiler, "-O3", "-march=native", "-std=c11", "-shared", "-fPIC"]
        subprocess.run([*words, "-o", str(target), str(SOURCE)], check=True)  # noqa: S603
        library = CDLL(str(target))
    library.play_all.argtypes = [c_void_p, c_void_p, c_int64, c_int64]
    library.play_all.restype = None
    return library


def play(library: CDLL, box: Any, games: int, seed: int) -> Any:
    """The results of random games, as `Playouts.play` gives them."""
    results = np.zeros(games, dtype(Outcomes))
    library.play_all(box.ctypes.data, results.ctypes.data, games, seed << 32)
    return results


def dice(seats: int) -> Any:
    return load("dice").game(seats, {}, None)


def work(seats: int) -> BenchWork:
    """The C kernel as a contestant."""
    library, box, seeds = build(), to_array(dice(seats).box), count(1)

    def some() -> WorkDone:
        results = play(library, box, GAMES, next(seeds))
        return WorkDone(int(results["steps"].sum()), int(results["decisions"].sum()), GAMES)

    return some


def differing(seats: int, games: int) -> int:
    """How many of some games the two play differently."""
    game = dice(seats)
    ours = Playouts(game).play(games, seed=7)
    return int((ours != play(build(), to_array(game.box), games, 7)).sum())


def compiled_work(seats: int) -> BenchWork:
    ready, seeds = Playouts(dice(seats)), count(1)

    def some() -> WorkDone:
        results = ready.play(GAMES, seed=next(seeds))
        return WorkDone(int(results["steps"].sum()), int(results["decisions"].sum()), GAMES)

    some()
    return some


def main() -> None:
    for seats in (1, 2, 3, 4):
        wrong = differing(seats, 2000)
        rates = contest({"c": work(seats), "compiled": compiled_work(seats)}, 7, 0.3)
        ratio = rates["compiled"].us_step / rates["c"].us_step
        each = ", ".join(f"{name} {rate.us_step * 1000:.0f} ns" for name, rate in rates.items())
        print(f"{seats} seats: {wrong} of 2000 games differ; {each}; ratio {ratio:.2f}")  # noqa: T201


if __name__ == "__main__":
    main()
