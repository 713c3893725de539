"""Our games as contestants: compiled random playouts on one core."""

from __future__ import annotations

from itertools import count
from time import perf_counter
from typing import Any

from nations.batch import Playouts
from nations.bench.contest import BenchWork, WorkDone
from nations.kernel.game import KernelGame
from nations.registry import GAMES as REGISTERED
from nations.registry import found, load

GAMES = 512
"""Games a piece of work."""


def measured() -> list[str]:
    """The games that can be measured: those with a kernel, ours and other packages'."""
    editions = {name: load(name) for name in found(REGISTERED)}
    made = {name: one.game(one.seats[0], one.unattended, None) for name, one in editions.items()}
    return [name for name, game in made.items() if isinstance(game, KernelGame)]


def usual_seats(name: str) -> int:
    """The number of seats behind a game's name in ratios, the second least; others are named like
    `dice_4`."""
    return load(name).seats[:2][-1]


def table_sizes(name: str) -> list[int]:
    """The numbers of seats of a game, the usual one first."""
    usual = usual_seats(name)
    return [usual, *(seats for seats in load(name).seats if seats != usual)]


def contestant(name: str, seats: int) -> str:
    return name if usual_seats(name) == seats else f"{name}_{seats}"


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
