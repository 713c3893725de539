"""Whether chances are true: what is foretold in games that were not learned from, and what came.

    .venv/bin/python bench/chances.py kark --seats 3 --positions 20000 --looks 40 --seed 1

Games of search are played by other luck than any lesson has, and positions of them are judged at
once by what trees go by. For each tenth of the scale: how many chances lie there, their mean, the
share of the wins that came of them, and the interval of that (95 %, by games). Brier's score is the
mean square of what chances miss, each seat a chance.
"""

from __future__ import annotations

import sys
from math import inf
from pathlib import Path
from typing import Any

import click
import numpy as np

from nations.arena.workers import workers
from nations.mind.taught import Taught, read
from nations.training.course import play_course, student_of
from nations.training.fit import Heap
from nations.training.lessons import Exercise, Noted, game_of, heaps, play_lesson

GAMES, NORMAL, APART = 50, 1.96, 1 << 60
"""Games of a lesson; luck that no lesson has begins at the last."""


def foretold(known: Taught, school: Any, heap: Heap) -> np.ndarray:
    """The chances that the numbers in use give."""
    return student_of(known, school, heap).foretell(heap)[1]


def tenths(said: np.ndarray, came: np.ndarray, game: np.ndarray) -> list[tuple[float, ...]]:
    """Of each tenth: how many, foretold, come, how far that may be off."""
    found: list[tuple[float, ...]] = []
    for tenth in range(10):
        here = np.minimum((said * 10).astype(int), 9) == tenth
        if not here.any():
            continue
        off = np.bincount(game[here], came[here] - came[here].mean())
        error = NORMAL * float(np.sqrt((off**2).sum())) / int(here.sum())
        found.append((int(here.sum()), said[here].mean(), came[here].mean(), error))
    return found


def played(one: Exercise, keep: Path | None) -> Noted:
    """A lesson, or what is kept of it."""
    if keep is None:
        return play_lesson(one)
    return play_course([one], keep, workers("local", 1), inf, lambda: None)[0]


@click.command()
@click.argument("game", default="kark")
@click.option("--seats", type=click.IntRange(2, 4), default=2)
@click.option("--positions", default=20_000)
@click.option("--looks", default=40, help="nodes a move")
@click.option("--seed", default=1)
@click.option("--keep", type=click.Path(path_type=Path), help="lessons: a run can go on later")
@click.option("--beside", type=click.Path(exists=True), help="other numbers, as a file has them")
def main(
    game: str, seats: int, positions: int, looks: int, seed: int, keep: Path | None,
    beside: str | None,
) -> None:  # fmt: skip
    """Prints a table for all who are still there at the beginning."""
    school, games = game_of(game, seats, None).school, 0
    heap_parts: list[Heap] = []
    first = APART + (seed << 32)
    marks: list[np.ndarray] = []
    while sum(len(part.kind) for part in heap_parts) < positions:
        rows, shares = played(Exercise(game, seats, None, GAMES, first + games, looks), keep)
        there = rows[:, -1 - 4 : -1].sum(1) == seats
        if there.any():
            heap_parts.append(heaps(school, (rows[there], shares))[seats])
            marks.append(rows[there][:, -1].astype(int) + games)
        games += GAMES
    heap = Heap(*(np.concatenate(some) for some in zip(*heap_parts, strict=True)))
    mark = np.repeat(np.concatenate(marks), seats)
    said, came = foretold(school.known(seats), school, heap).ravel(), heap.came.ravel()
    click.echo(f"{game}, {seats} seats: {len(heap.kind)} positions of {games} games, {looks} nodes")
    click.echo("| chances | foretold | came | ± |\n| --: | --: | --: | --: |")
    for many, mean, share, error in tenths(said, came, mark):
        click.echo(f"| {many} | {mean:.1%} | {share:.1%} | {error:.1%} |")
    click.echo(f"Brier {((said - came) ** 2).mean():.4f}")
    if beside is not None:
        other = foretold(read(Path(beside))[seats], school, heap).ravel()
        click.echo(f"Brier {((other - came) ** 2).mean():.4f} by {beside}")


if __name__ == "__main__":
    sys.exit(main())
