"""Contestants take turns, so that whatever else the machine does meets all of them alike."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import process_time
from typing import TypeAlias

import msgspec


class WorkDone(msgspec.Struct, frozen=True):
    """What was played in a piece of work."""

    steps: float
    decisions: float = 0
    games: float = 0
    seconds: float = 0
    """CPU time of it that counts; 0: all."""


BenchWork: TypeAlias = Callable[[], WorkDone]
"""Plays for a short while on one core."""


class Rate(msgspec.Struct, frozen=True):
    """How fast one is: the best round, by CPU time; `steps_s_range` has the slowest and the best,
    `rounds_s` the steps a second of each.

    A step is one applied move, chance included; of `vector_…`, a decision that was asked for.
    """

    steps_s: float
    decisions_s: float
    games_s: float
    us_step: float
    steps_s_range: tuple[float, float]
    steps: int
    rounds_s: tuple[int, ...]


def contest(
    works: Mapping[str, BenchWork],
    rounds: int,
    seconds: float,
    progress: Callable[[str], object] = lambda _: None,
) -> dict[str, Rate]:
    """Lets each contestant play in every round, and takes the best round of each."""
    times: dict[str, list[tuple[float, WorkDone]]] = {name: [] for name in works}
    for turn in range(rounds):
        for name, work in works.items():
            progress(f"{name} ({turn + 1}/{rounds})")
            times[name].append(_timed(work, seconds))
    return {name: _rate(rows) for name, rows in times.items()}


def _timed(work: BenchWork, seconds: float) -> tuple[float, WorkDone]:
    """Plays pieces of work for some CPU time."""
    began, all_of_it = process_time(), list[WorkDone]()
    while process_time() - began < seconds:
        all_of_it.append(work())
    steps, decisions, games, counted = (
        sum(getattr(one, name) for one in all_of_it)
        for name in ("steps", "decisions", "games", "seconds")
    )
    return counted or process_time() - began, WorkDone(steps, decisions, games)


@contextmanager
def one_core() -> Iterator[None]:
    """Keeps the process on one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(usual)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, usual)


def _rate(rows: Sequence[tuple[float, WorkDone]]) -> Rate:
    took, best = max(rows, key=lambda row: row[1].steps / row[0])
    each = tuple(round(played.steps / seconds) for seconds, played in rows)
    return Rate(
        steps_s=round(best.steps / took),
        decisions_s=round(best.decisions / took),
        games_s=round(best.games / took, 1),
        us_step=round(took / best.steps * 1e6, 4),
        steps_s_range=(min(each), max(each)),
        steps=round(sum(played.steps for _, played in rows)),
        rounds_s=each,
    )
