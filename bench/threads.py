"""How many times as fast the vector environments are on all cores, beside the same in processes.

Run: .venv/bin/python bench/threads.py [--games 4096 8192] [--turns 60]. On a machine with nothing
else to do: what else runs takes a core. Numbers are the quarters of all turns. A turn is ten steps
by one thread, by one for each core, and by a process for each core with its part of the games.
"""

from __future__ import annotations

import argparse
import json
import os

from nations.bench.sharing import SHARED, TURNS, gains
from nations.bench.vector import OURS


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("--games", type=int, nargs="+", default=[OURS, SHARED])
    given.add_argument("--turns", type=int, default=TURNS)
    given.add_argument("--of", nargs="+", default=["dice", "kark"])
    words = given.parse_args()
    cores = os.cpu_count() or 1
    for name in words.of:
        for games in words.games:
            found = gains(name, cores, games, words.turns)
            told = {"game": name, "games": games, "cores": cores, "load": os.getloadavg()[0]}
            print(json.dumps(told | found), flush=True)  # noqa: T201 - the output


if __name__ == "__main__":
    main()
