"""Bad days by the thousand: `python tests/room/simulate.py --seeds 20000 --jobs 2`.

Each seed is one day of `room.simulation.world`. A seed that fails can be run alone: `--first SEED
--seeds 1`. `--fault NAME` plants a fault, to see that it is found.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import click

sys.path.insert(0, str(Path(__file__).parents[1]))

from room.simulation.world import FAULTS, Outcome, run

CHUNK = 25


@click.command()
@click.option("--seeds", default=1000, show_default=True, help="How many days.")
@click.option("--first", default=0, show_default=True, help="The first seed.")
@click.option("--jobs", default=1, show_default=True, help="How many processes.")
@click.option("--fault", type=click.Choice(FAULTS), help="Plant a fault, which must be found.")
def main(seeds: int, first: int, jobs: int, fault: str | None) -> None:
    """Lets bad days pass and says what went wrong on them."""
    days = range(first, first + seeds)
    if jobs == 1:
        bad = count(map(partial(run, fault=fault), days), seeds)
    else:
        with get_context("spawn").Pool(jobs) as pool:
            work = partial(run, fault=fault)
            bad = count(pool.imap_unordered(work, days, CHUNK), seeds)
    sys.exit(bool(bad) != bool(fault))


def count(outcomes: Iterable[Outcome], seeds: int) -> int:
    """Adds up the days, with a line of progress. Returns how many went wrong."""
    started = shown = time.monotonic()
    sums: Counter[str] = Counter()
    games: Counter[str] = Counter()
    mishaps: Counter[str] = Counter()
    bad = 0
    for done, one in enumerate(outcomes, 1):
        sums.update(
            records=one.records, acks=one.acks, refusals=one.refusals, verified=one.verified
        )
        mishaps.update(one.happened)
        games[one.game] += 1
        if one.problems:
            bad += 1
            if bad <= 10:
                click.echo(f"\nseed {one.seed} ({one.game}): {'; '.join(one.problems[:3])}")
        if time.monotonic() - shown > 1 or done == seeds:
            shown = time.monotonic()
            left = (shown - started) / done * (seeds - done)
            click.echo(
                f"\r{done}/{seeds} days, {bad} bad, {left:.0f} s left   ", err=True, nl=False
            )
    click.echo("", err=True)
    click.echo(f"{seeds} days in {time.monotonic() - started:.0f} s: {bad} went wrong")
    click.echo(", ".join(f"{number} of {name}" for name, number in sorted(games.items())))
    click.echo(", ".join(f"{number} {name}" for name, number in sums.items()))
    click.echo("\n".join(f"{number:8} {name}" for name, number in sorted(mishaps.items())))
    return bad


if __name__ == "__main__":
    main()
