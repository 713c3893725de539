"""What compiled thinking costs, beside what it cost at an older commit, in one run.

Run: python -m bench.compare COMMIT [--rounds 7] [--size 1.0] [--only "search dice"]
Both trees search the same positions and play the same games by turns, through their own
`tests/goldens/agreement.py`, so that whatever else the machine does falls on both. What is compared
is processor time: of each tree the best round counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bench.older import HERE, checked_out, installed

SEARCHES = {
    ("dice", 1): 20, ("dice", 2): 20, ("dice", 4): 10,
    ("kark", 2): 30, ("kark", 3): 30, ("kark", 4): 30,
}  # fmt: skip
"""How many, with a hundred times the nodes of the goldens in dice and ten times in Kark."""
GAMES = {1: 4000, 2: 2000, 4: 1000}
"""Of the dice game's policy, by seats."""

TIMED = """
import hashlib, json, sys, time
sys.path.insert(0, "tests")
from goldens import agreement
class Unmixed:
    def update(self, data): pass
    def hexdigest(self): return ""
agreement.sha256 = Unmixed  # what is timed is the search
agreement.NODES.update(dice=40_000, kark=400)
kind, name, seats, many = json.loads(sys.argv[1])
run = (lambda n: agreement.searches(name, seats, n)) if kind == "search" else (
    lambda n: agreement.Playouts(agreement.game_of(name, seats), agreement.choose).play(n, 11))
run(1)
begun = time.process_time()
run(many)
print(time.process_time() - begun)
"""


def cost(tree: Path, package: Path, task: tuple[str, str, int, int]) -> float:
    """Seconds of processor time that a tree needs, by its package."""
    found = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{tree / 'tests'}"}
    run = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", TIMED, json.dumps(task)],
        cwd=tree, env=found, stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    return float(run.stdout)


def tasks(size: float) -> Iterator[tuple[str, str, int, int]]:
    for seats, many in GAMES.items():
        yield "policy", "dice", seats, max(1, round(many * size))
    for (name, seats), many in SEARCHES.items():
        yield "search", name, seats, max(1, round(many * size))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--size", type=float, default=1.0, help="of each round")
    parser.add_argument("--only", default="", help='what begins so, such as "search kark"')
    options = parser.parse_args()
    with checked_out(options.commit) as before:
        package = installed(before)
        for task in tasks(options.size):
            what = f"{task[0]} {task[1]} {task[2]}"
            if not what.startswith(options.only):
                continue
            rounds = [
                (cost(before, package, task), cost(HERE, HERE / "src", task))
                for _ in range(options.rounds)
            ]
            old, new = (min(times) for times in zip(*rounds, strict=True))
            print(f"{what:14} {old:.3f} s then, {new:.3f} s now: {new / old:.3f}")  # noqa: T201


if __name__ == "__main__":
    main()
