"""`nations move`: matches from one store to another, with their chains and answers."""

from __future__ import annotations

import click

from nations.store import StoreError, move, open_store
from nations.store.address import without_password


@click.command("move")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def command(source: str, target: str) -> int:
    """Carry all matches of FROM into TO: folders of data, or PostgreSQL addresses.

    FROM is not changed, and servers must not run on it meanwhile. What is in TO stays; the same
    command again carries what is missing. What could not be carried is told; the exit code is
    then 7.
    """
    old = open_store(source)
    try:
        new = open_store(target)
        try:
            found = move(old, new)
        finally:
            new.close()
    finally:
        old.close()
    for one in found.left:
        click.echo(one, err=True)
    told = f"matches: {found.matches}, records: {found.records}"
    there = f"; there already: {found.there}" if found.there else ""
    left = f"; left behind: {len(found.left)}" if found.left else ""
    click.echo(f"{without_password(target)}: carried and checked ({told}){there}{left}")
    return StoreError.exit_code if found.left else 0
