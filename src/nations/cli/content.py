"""`nations content`: all that a box holds, to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from nations.cli.words import USUAL_GAME, lang_option, set_option
from nations.edition.catalogue import BoxItem, Catalogued
from nations.errors import UnknownName
from nations.i18n import voice
from nations.registry import GAMES, found, load

WIDTH, NAME = 78, 30


@click.command("content")
@click.argument("game", default=USUAL_GAME)
@set_option
@lang_option
def command(game: str, content: Path | None, lang: str) -> None:
    """Show all dice, tiles, cards and pieces of a GAME, each with how well it is known."""
    edition = load(game)
    speaker = voice(lang, edition, content)
    rules = edition.game(edition.seats[0], {}, content)
    if not isinstance(rules, Catalogued):
        having = [name for name in found(GAMES) if _is_catalogued(name)]
        raise UnknownName("game with a catalogue", game, having)
    about = rules.terms.content
    click.secho(edition.book(lang).title, bold=True)
    name = edition.exhibit(lang, content).get("name", about.name)
    click.echo(speaker.say("content-set", name=name, status=about.status))
    for chapter in rules.catalogue(None, speaker):
        click.secho(f"\n{chapter.title}", bold=True)
        for entry in chapter.entries:
            for line in lines(entry):
                click.echo(line)


def _is_catalogued(name: str) -> bool:
    edition = load(name)
    return isinstance(edition.game(edition.seats[0], {}, None), Catalogued)


def lines(entry: BoxItem) -> Iterator[str]:
    """A thing as text: its name, then what it is, then where it is and how that is known."""
    rest = " · ".join(part for part in (entry.about, entry.place) if part)
    known = f"[{entry.status}]" if entry.status else ""
    text = f"{rest}  {known}".strip()
    first = f"  {entry.name:{NAME}} " if len(entry.name) <= NAME else f"  {entry.name}  "
    later = " " * (NAME + 3)
    yield from click.wrap_text(text, WIDTH, first, later).splitlines()
