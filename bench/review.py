"""How good the yardstick of reviews is: luck, reassessment, and what taking luck out saves.

Run: python bench/review.py [--games 100] [--only dice-2 …]
`ratio` is the variance of the results by that of the results without luck: so many times fewer
games would do to compare two players. `slope` is how much the result grows with the value at the
ends of stretches: 1 is right.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from time import process_time
from typing import Any

import nations
from nations.review import Ledger, ledger_of

TABLES = {
    "dice-1": ("dice", ["greedy"]),
    "dice-2": ("dice", ["rules", "greedy"]),
    "dice-4": ("dice", ["rules", "greedy", "greedy", "easy"]),
    "kark-2": ("kark", ["rules", "greedy"]),
    "kark-4": ("kark", ["rules", "greedy", "greedy", "easy"]),
}


def reviews(game: str, players: list[str], games: int) -> tuple[list[tuple[int, Ledger]], float]:
    """Games with the players turned by a seat from one to the next: where the first of them sat,
    and the ledger; and the processor's seconds for a ledger."""
    found, seconds = [], 0.0
    for number in range(games):
        by = number % len(players)
        match = nations.play(game, [*players[-by:], *players[:-by]] if by else players, seed=number)
        began = process_time()
        ledger = ledger_of(match.game, [entry.move for entry in match.log])
        seconds += process_time() - began
        found.append((by, ledger))
    return found, seconds / games


def told(numbers: list[float]) -> str:
    """A mean, its interval, and the spread."""
    error = 1.96 * statistics.stdev(numbers) / len(numbers) ** 0.5
    return f"{statistics.mean(numbers):+.3f} ± {error:.3f} (sd {statistics.stdev(numbers):.3f})"


def slope(found: list[tuple[int, Ledger]]) -> float:
    """Of the result on the value wherever a stretch ended, for the seat of the first player."""
    pairs: list[tuple[float, float]] = []
    for seat, ledger in found:
        result = ledger.worths[-1][seat]
        pairs += [(line.after[seat], result) for line in ledger.lines if any(line.reassessed)]
    if len(pairs) < 2:
        return float("nan")
    return statistics.linear_regression(*zip(*pairs, strict=True)).slope


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--only", nargs="*", choices=TABLES, default=[*TABLES])
    options: Any = parser.parse_args()
    for name in options.only:
        found, seconds = reviews(*TABLES[name], options.games)
        accounts = [ledger.accounts[seat] for seat, ledger in found]
        results = [one.result for one in accounts]
        rest = [one.result - one.luck for one in accounts]
        ratio = statistics.variance(results) / statistics.variance(rest)
        own = [ledger.accounts[seat].by[seat] for seat, ledger in found]
        luck = told([one.luck for one in accounts])
        sys.stdout.write(
            f"{name}: {len(found)} games, {seconds:.2f} s each; luck {luck}, "
            f"own skill {told(own)}, reassessment {told([a.reassessment for a in accounts])}, "
            f"ratio {ratio:.2f}, slope {slope(found):.2f}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
