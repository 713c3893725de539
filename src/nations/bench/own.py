"""Our games as contestants: compiled random playouts on one core."""

from __future__ import annotations

from itertools import count
from time import perf_counter
from typing import Any

from nations.batch import Playouts
from nations.bench.contest import BenchWork, WorkDone
from nations.registry import load

GAMES = 512
"""Games a piece of work."""
USUAL_SEATS = {"dice": 2, "kark": 3}
"""The number of seats behind a game's name in ratios; other numbers are named like `dice_4`."""


def contestant(name: str, seats: int) -> str:
    return name if USUAL_SEATS.get(name) == seats else f"{name}_{seats}"


def playouts(name: str, seats: int) -> tuple[Playouts, float]:
    """The compiled playouts of a game, and the seconds until they were ready."""
    began = perf_counter()
    edition = load(name)
    game: Any = edition.game(seats, edition.unattended, None)
    ready = Playouts(game)
    ready.play(1)
    return ready, perf_counter() - began


def work(ready: Playouts) -> BenchWork:
    """Random games, other ones each time."""
    seeds = count(1)

    def play() -> WorkDone:
        results = ready.play(GAMES, seed=next(seeds))
        return WorkDone(int(results["steps"].sum()), int(results["decisions"].sum()), GAMES)

    return play


def gain_of_threads(ready: Playouts, threads: int, rounds: int = 7, games: int = 10_000) -> float:
    """How many times as fast some threads are as one: the best of several turns, by the clock."""

    def seconds(used: int, seed: int) -> float:
        began = perf_counter()
        ready.play(games, seed=seed, threads=used)
        return perf_counter() - began

    times = [(seconds(1, turn), seconds(threads, turn)) for turn in range(rounds)]
    return round(min(one for one, _ in times) / min(many for _, many in times), 2)
