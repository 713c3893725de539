"""`nations backup`: a checked copy of the server's data, also while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from nations.cli.words import data_option, store_option
from nations.store import StoreError, backup, own_tools


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@store_option
@click.option("--force", is_flag=True, help="Keep the copy even if a match in it is damaged.")
def command(file: Path, data: Path, store: str | None, force: bool) -> int:
    """Copy all matches of the server into FILE; the server may run meanwhile."""
    if store is not None:
        raise own_tools(store, "backup")
    found = backup(data, file, force)
    for damage in found.damaged:
        click.echo(str(damage), err=True)
    click.echo(f"{file}: checked (matches: {found.matches}, records: {found.records})")
    return StoreError.exit_code if found.damaged else 0
