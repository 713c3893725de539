"""What a move costs the server, beside what it cost at an older commit, in one run.

Run: python -m bench.server.compare COMMIT [--pairs 7] [--matches 200 --rate 200 --seconds 10]
Both trees carry the same load by turns, each with its own `bench.server.load`, so that whatever
else the machine does falls on both. What is compared is processor time, not time on the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from bench.older import HERE, checked_out, installed


def cost(tree: Path, package: Path, options: argparse.Namespace) -> float:
    """Milliseconds of the server's processor for a move, in one run of a tree's own load."""
    command = [sys.executable, "-m", "bench.server.load", "--json", "--spectators=5", "--watched=2"]
    command += [f"--{name}={getattr(options, name)}" for name in ("matches", "rate", "seconds")]
    found = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{tree}"}
    run = subprocess.run(  # noqa: S603 - our own program
        command, cwd=tree, env=found, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True
    )
    load = json.loads(run.stdout)["load"]
    return 1000 * float(load["server_cpu"]) / float(load["moves_per_second"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    ratios: list[float] = []
    with checked_out(options.commit) as before:
        package = installed(before)
        for _ in range(options.pairs):
            old, new = cost(before, package, options), cost(HERE, HERE / "src", options)
            ratios.append(new / old)
            print(f"{old:.3f} ms then, {new:.3f} ms now: {new / old:.3f}")  # noqa: T201
    middle = statistics.median(ratios)
    print(f"median {middle:.3f}, from {min(ratios):.3f} to {max(ratios):.3f}")  # noqa: T201


if __name__ == "__main__":
    main()
