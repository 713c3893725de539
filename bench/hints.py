"""What a hint at once costs: processor time of the judge and of its reasons, over whole games.

Run: python bench/hints.py [--games 6]                 as this machine runs it
     NATIONS_CC=none python bench/hints.py             plain, where nothing came compiled
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from time import process_time

from nations.bots.advice import judged
from nations.contract import Decision
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

TABLES = [("dice", seats) for seats in (1, 2, 4)] + [("kark", seats) for seats in (2, 4)]


def costs(name: str, seats: int, deal: int) -> list[float]:
    """Milliseconds of every hint in one game, in which the hint is taken two times of three."""
    game, rng = load(name).game(seats, {}, None), random.Random(deal)
    match, found = Match(game, Seeded(f"hints {deal}")), list[float]()
    match.deal()
    while isinstance(turn := match.turn, Decision):
        view, began = match.view(turn.seat), process_time()
        best = judged(game, view, turn.moves).best[0].move
        found.append(1000 * (process_time() - began))
        match.play(best if rng.random() < 2 / 3 else rng.choice(turn.moves))
        match.deal()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    options = parser.parse_args()
    for name, seats in TABLES:
        found = [cost for deal in range(options.games) for cost in costs(name, seats, deal)]
        tenths = statistics.quantiles(found, n=10)
        sys.stdout.write(
            f"{name} {seats}: median {statistics.median(found):.1f} ms, nine of ten below "
            f"{tenths[-1]:.1f}, longest {max(found):.1f}, {len(found)} hints\n"
        )


if __name__ == "__main__":
    main()
