"""How many times as many steps a second random games have here as OpenSpiel's backgammon in C++.

    .venv/bin/python bench/backgammon.py kark
    .venv/bin/python bench/backgammon.py dice --rounds 20 --seconds 0.2

Every number of seats and OpenSpiel take turns on one core. Of the ratios of single rounds the
median and the middle half are told, then that of each one's best round, and what a step takes.
"""

from __future__ import annotations

from statistics import quantiles

import click

from nations.bench import own, peers
from nations.bench.contest import contest, one_core

PEER = "openspiel_backgammon"


@click.command()
@click.argument("game", default="kark")
@click.option("--rounds", default=12)
@click.option("--seconds", default=0.3)
def main(game: str, rounds: int, seconds: float) -> None:
    """Plays them in turns and prints a line for each number of seats."""
    sizes = sorted(own.table_sizes(game))
    ready = {f"{game}, {seats} seats": own.playouts(game, seats)[0] for seats in sizes}
    with one_core():
        works = {name: own.work(playouts) for name, playouts in ready.items()}
        rates = contest({**works, PEER: peers.PEERS[PEER]()}, rounds, seconds)
    theirs = rates[PEER]
    for name in works:
        mine = rates[name]
        pairs = zip(mine.rounds_s, theirs.rounds_s, strict=True)
        low, median, high = quantiles((one / other for one, other in pairs), n=4)
        best = mine.steps_s / theirs.steps_s
        click.echo(
            f"{name}: {median:.1f} ({low:.1f} to {high:.1f}), best rounds {best:.1f}; "
            f"{mine.us_step * 1000:.0f} ns a step"
        )
    click.echo(f"{PEER}: {theirs.us_step * 1000:,.0f} ns a step")


if __name__ == "__main__":
    main()
