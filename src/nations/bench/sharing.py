"""What several cores bring to an environment of many games: its threads, and processes beside each
other, which share nothing and so show what the cores themselves can give.

A turn is the same steps by one thread, by some threads, and by as many processes with a part of the
games each. Only the environments' own time counts, by the clock.
"""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from nations.bench.vector import OURS, at_random, ours
from nations.starting import ignore, start_deaf

STEPS, TURNS = 10, 60
SHARED = 2 * OURS
"""Games that cores share: as many for each of two as one alone plays best with."""


class Steps:
    """An environment that is stepped at random."""

    def __init__(self, game: str, games: int, threads: int) -> None:
        self._many, self._noise = ours(game, games, threads)[0], np.random.default_rng(1)
        self._masks = self._many.reset(seed=1)[1]["action_mask"]

    def seconds(self) -> float:
        """Makes some steps; the time that they took, without choosing the moves."""
        took = 0.0
        for _ in range(STEPS):
            moves = at_random(self._masks, self._noise)
            began = perf_counter()
            self._masks = self._many.step(moves)[4]["action_mask"]
            took += perf_counter() - began
        return took


def step_when_told(told: Connection, game: str, games: int) -> None:
    """The work of another process: steps whenever it is told to, until it is told no more."""
    ignore()
    steps = Steps(game, games, 1)
    with suppress(EOFError, OSError):  # who started it has gone
        told.send(0.0)
        while told.recv():
            told.send(steps.seconds())


class Beside:
    """This process and others, with a part of the games each."""

    def __init__(self, game: str, games: int, processes: int) -> None:
        context, part = get_context("spawn"), games // processes
        self._steps, self._others = Steps(game, part, 1), list[Any]()
        for _ in range(processes - 1):
            here, there = context.Pipe()
            other = context.Process(target=step_when_told, args=(there, game, part), daemon=True)
            start_deaf(other)
            there.close()
            here.recv()
            self._others.append(here)

    def seconds(self) -> float:
        """The same steps in all of them; the time of the slowest."""
        for other in self._others:
            other.send(True)
        times = [self._steps.seconds(), *(float(other.recv()) for other in self._others)]
        return max(times)

    def close(self) -> None:
        for other in self._others:
            other.send(False)


def gains(game: str, cores: int, games: int = SHARED, turns: int = TURNS) -> dict[str, list[float]]:
    """How many times as fast steps are as with one thread: with some `threads`, and in some
    `processes`; the lower quarter, the median and the upper quarter of all turns."""
    alone, shared = Steps(game, games, 1), Steps(game, games, cores)
    beside = Beside(game, games, cores)
    found: dict[str, list[float]] = {"threads": [], "processes": []}
    for _ in range(turns):
        one = alone.seconds()
        found["threads"].append(one / shared.seconds())
        found["processes"].append(one / beside.seconds())
    beside.close()
    return {name: quarters(ratios) for name, ratios in found.items()}


def quarters(values: list[float]) -> list[float]:
    """The lower quarter, the median and the upper quarter."""
    ordered = sorted(values)
    half = len(ordered) // 2
    parts = (ordered[: half + 1], ordered, ordered[half:])
    return [round(median(part), 2) for part in parts]
