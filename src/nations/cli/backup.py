"""`nations backup`: a checked copy of the server's data, also while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from nations.cli.words import data_option
from nations.store import StoreError, backup


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@click.option("--force", is_flag=True, help="Keep the copy even if a match in it is damaged.")
def command(file: Path, data: Path, force: bool) -> int:
    """Copy all matches of the server into FILE; the server may run meanwhile."""
    found = backup(data, file, force)
    for damage in found.damaged:
        click.echo(str(damage), err=True)
    click.echo(f"{file}: checked (matches: {found.matches}, events: {found.events})")
    return StoreError.exit_code if found.damaged else 0
