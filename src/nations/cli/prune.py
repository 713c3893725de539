"""`nations prune`: takes old matches away that nobody needs."""

from __future__ import annotations

import time
from pathlib import Path

import click

from nations.cli.words import data_option, store_option
from nations.server.keeping import unjoined
from nations.store import open_store

DAY = 86_400_000


@click.command("prune")
@data_option
@store_option
@click.option(
    "--unjoined",
    "empty",
    type=click.IntRange(0),
    default=14,
    show_default=True,
    help="Matches that never began, older than so many days.",
)
@click.option(
    "--over",
    type=click.IntRange(0),
    default=None,
    help="Matches that are over, and were opened more than so many days ago; usually kept.",
)
@click.option("--yes", is_flag=True, help="Take them away; without it they are only counted.")
def command(data: Path, store: str | None, empty: int, over: int | None, yes: bool) -> None:
    """Take away matches that nobody joined; with a file as the store, the server must not run
    meanwhile."""
    now = time.time_ns() // 1_000_000
    kept = open_store(store or str(data))
    try:
        old = unjoined(kept, now - empty * DAY)
        if over is not None:
            found = kept.matches(over=True)
            old += [row.id for row in found if row.created_at < now - over * DAY]
        for match in old if yes else ():
            kept.remove(match).result()
    finally:
        kept.close()
    click.echo(f"{len(old)} matches " + ("taken away" if yes else "would go; --yes takes them"))
