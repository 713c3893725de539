"""`nations restore`: a backup becomes the server's data."""

from __future__ import annotations

from pathlib import Path

import click

from nations.cli.words import data_option, store_option
from nations.store import StoreError, own_tools, restore


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@store_option
@click.option(
    "--force",
    is_flag=True,
    help="Move what is there aside, and restore even if a match in FILE is damaged.",
)
def command(file: Path, data: Path, store: str | None, force: bool) -> int:
    """Put the matches of a backup FILE in place; the server must not run meanwhile."""
    if store is not None:
        raise own_tools(store, "restore")
    found = restore(file, data, force)
    for damage in found.damaged:
        click.echo(str(damage), err=True)
    click.echo(f"{data}: checked (matches: {found.matches}, records: {found.records})")
    return StoreError.exit_code if found.damaged else 0
