"""`nations rescue`: what can be saved of damaged data, into a new folder."""

from __future__ import annotations

from pathlib import Path

import click

from nations.store import StoreError, is_address, own_tools, rescue


@click.command("rescue")
@click.argument("source", metavar="FROM")
@click.argument("folder", type=click.Path(path_type=Path), metavar="TO")
def command(source: str, folder: Path) -> int:
    """Save every match of FROM (a folder or a file) whose records fit, into a new folder TO.

    FROM is not changed. What could not be saved is told; the exit code is then 7.
    """
    if is_address(source):
        raise own_tools(source, "rescue")
    found = rescue(Path(source), folder)
    for one in (*found.damage, *found.partly, *found.lost):
        click.echo(one, err=True)
    told = f"matches: {found.saved}, records: {found.records}"
    click.echo(f"{folder}: saved ({told}); not whole: {len(found.partly)}, lost: {len(found.lost)}")
    return StoreError.exit_code if found.lost or found.partly or found.damage else 0
