"""`nations check-set`: what is wrong with a content set, in plain words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from nations.cli.words import lang_option
from nations.errors import BadSet
from nations.i18n import voice
from nations.registry import game_of_set, load


@click.command("check-set")
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--game", default=None, help="The game of the set; else its tables tell.")
@lang_option
def command(path: Path, game: str | None, lang: str) -> int:
    """Check the content set in the file PATH before you play with it."""
    edition = load(game) if game else game_of_set(path)
    problems, remarks = edition.check_set(path)
    say = voice(lang).say
    for problem in problems:
        click.echo(f"{path}: {problem}")
    if problems:
        click.echo(say("set-refused", count=len(problems)))
        return BadSet.exit_code
    content = edition.content(path)
    status = say("set-status", status=content.status)
    click.echo(
        say("set-fit", path=str(path), name=content.name, status=status, digest=content.digest)
    )
    if not _is_taught(edition, path, content.digest):
        click.echo(f"  {say('set-untaught', game=edition.name, path=str(path))}")
    for fact in edition.contradicted(path, lang):
        click.echo(f"  {say('fact-contradicted', fact=fact)}")
    for remark in remarks:
        click.echo(f"  {say('set-remark', remark=remark)}")
    return 0


def _is_taught(edition: Any, path: Path, digest: str) -> bool:
    """Whether judges learned with this set, or nobody has to learn."""
    games = [edition.game(seats, edition.unattended, path) for seats in edition.seats]
    learned = {one.school.known(one.box.seats).digest for one in games if hasattr(one, "school")}
    return not learned or learned == {digest}
