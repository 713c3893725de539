"""`nations check-set`: what is wrong with a content set, in plain words."""

from __future__ import annotations

from pathlib import Path

import click

from nations.errors import BadSet
from nations.registry import load


@click.command("check-set")
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--game", default="dice", show_default=True, help="The game of the set.")
def command(path: Path, game: str) -> int:
    """Check the content set in the file PATH before you play with it."""
    edition = load(game)
    problems, remarks = edition.check_set(path)
    for problem in problems:
        click.echo(f"{path}: {problem}")
    if problems:
        click.echo(f"{len(problems)} to correct; the set cannot be played yet")
        return BadSet.exit_code
    content = edition.content(path)
    click.echo(f"{path}: {content.name} ({content.status}, {content.digest}) can be played")
    for remark in remarks:
        click.echo(f"  remark: {remark}")
    return 0
