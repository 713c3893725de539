"""What twice the effort is worth to a search: how often it wins, on the same deals each time.

    .venv/bin/python bench/doubling.py dice --from 2000 --doublings 3 --games 1000 [--keep FOLDER]

`--from 0.05s` doubles the time, `--from 500` the nodes, which play the same on every machine. The
table is Markdown: how often the search wins, and what it gained on half of the effort, deal by
deal. `--keep` notes the deals, so that a run can be stopped, go on or be made longer.
"""

from __future__ import annotations

import sys
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import numpy as np

from nations.arena.arena import Arena
from nations.arena.contest import Contest
from nations.arena.keeping import KeptDeals
from nations.arena.ratings import above_share
from nations.arena.workers import workers
from nations.bots.search import WORD, Search

NORMAL = 1.96
"""Standard errors on each side of a 95 % interval."""


def doubled(effort: str, times: int) -> str:
    """`0.1s` for 0.05s, `1000` for 500."""
    amount, unit = WORD.fullmatch(effort).groups()  # type: ignore[union-attr]  # was accepted
    return f"{float(amount) * 2**times:g}{unit}" if unit else str(int(amount) << times)


def shares(contest: Contest, games: int, jobs: int, folder: Path) -> np.ndarray:
    """The share of each deal's games that the first player wins."""
    path = folder / f"{contest.game}-{'-'.join(contest.players)}-{contest.seed}.jsonl".replace(
        ":", ""
    )
    arena = Arena(contest, workers("local", jobs), path)
    arena.run(games)
    with closing(KeptDeals(path, contest, arena.terms)) as kept:
        wanted = -(-games // len(contest.tables))
        return np.array([above_share(deal, 0, 1) for deal in kept.deals[:wanted]])


def interval(found: np.ndarray) -> str:
    """A mean in per cent, with its 95 % interval."""
    mean, half = found.mean(), NORMAL * found.std(ddof=1) / len(found) ** 0.5
    return f"{mean:+.1%} ({mean - half:+.1%} … {mean + half:+.1%})"


@click.command()
@click.argument("game", default="dice")
@click.option("--from", "least", default="2000", help="the least effort")
@click.option("--doublings", default=3)
@click.option("--against", default="rules")
@click.option("--games", default=1000, help="for each effort")
@click.option("--seed", default="1")
@click.option("--jobs", default=0, help="processes (0: all cores)")
@click.option("--keep", type=click.Path(path_type=Path, file_okay=False), default=None)
def main(
    game: str, least: str, doublings: int, against: str, games: int, seed: str, jobs: int,
    keep: Path | None,
) -> None:  # fmt: skip
    """Prints a line for each effort."""
    if not Search.accepts(least):
        raise click.BadParameter(f"{least}: {Search.form}")
    click.echo(f"| {game}, against {against} | wins | more than with half | games | seconds |")
    click.echo("| --- | --: | --: | --: | --: |")
    first = before = None
    with TemporaryDirectory() as fresh:
        folder = keep or Path(fresh)
        folder.mkdir(exist_ok=True)
        for times in range(doublings + 1):
            player, began = f"search:{doubled(least, times)}", time.perf_counter()
            found = shares(Contest(game, (player, against), 2, seed), games, jobs, folder)
            gain = "" if before is None else interval(found - before)
            took = time.perf_counter() - began
            rate = interval(found).replace("+", "")
            click.echo(f"| `{player}` | {rate} | {gain} | {2 * len(found)} | {took:.0f} |")
            first, before = found if first is None else first, found
        if first is not None and doublings:
            click.echo(f"| all together | | {interval(found - first)} | {2 * len(found)} | |")


if __name__ == "__main__":
    sys.exit(main())
