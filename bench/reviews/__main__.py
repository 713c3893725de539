"""The gates of reviews, each from a fixed number of games: luck, values, skill, marks, time.

Run: python -m bench.reviews [--keep FOLDER] [--only luck-dice-2 again-kark …] [--share 0.1]
Every game is kept as soon as it was measured, so a run that was stopped goes on where it was.
`--told` says what is kept, and plays nothing. `--share` takes a part of the games, for a look.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bench.reviews import arena, ledgers, marks
from bench.reviews.gate import Gate

Game = dict[str, Any]


class Measure(NamedTuple):
    """What is measured of one game after the other, of how many, and what that says."""

    games: int
    one: Callable[[int], Game]
    gates: Callable[[list[Game]], list[Gate]]


def measures() -> dict[str, Measure]:
    """All of them, by name."""
    found: dict[str, Measure] = {}
    for game, fewest in (("dice", 1), ("kark", 2)):
        for seats in range(fewest, 5):
            luck, whole = ledgers.Luck(game, seats), ledgers.Whole(game, seats)
            found[f"luck-{luck.name}"] = Measure(ledgers.GAMES, luck.measured, luck.gates)
            found[f"sum-{luck.name}"] = Measure(ledgers.WHOLE, whole.measured, whole.gates)
        for name, games, one in (
            ("arena", arena.DEALS, arena.Deals(game)),
            ("again", marks.AGAIN[game], marks.Again(game)),
            ("planted", marks.PLANTED, marks.Planted(game)),
            ("skill", marks.PLAYED, marks.Players(game)),
        ):
            found[f"{name}-{game}"] = Measure(games, one.measured, one.gates)
    return found


def kept(path: Path) -> list[Game]:
    """The games of a measure that are kept."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line) for line in lines]


def complete(path: Path, measure: Measure, games: int) -> None:
    """Measures what is missing."""
    for number in range(len(kept(path)), games):
        line = msgspec.json.encode(measure.one(number))
        with path.open("ab") as file:
            file.write(line + b"\n")


def main() -> None:
    every = measures()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", type=Path, default=None)
    parser.add_argument("--only", nargs="*", choices=every, default=[*every])
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--told", action="store_true")
    options = parser.parse_args()
    folder = options.keep or Path(tempfile.mkdtemp(prefix="reviews-"))
    folder.mkdir(parents=True, exist_ok=True)
    for name in options.only:
        path, games = folder / f"{name}.jsonl", max(2, round(options.share * every[name].games))
        if not options.told:
            complete(path, every[name], games)
        there = kept(path)
        if len(there) < 2:
            continue
        for gate in every[name].gates(there):
            sys.stdout.write(f"{name} ({len(there)} of {every[name].games}): {gate.told}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
