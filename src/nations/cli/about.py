"""`nations about`: the honours of the rulebooks."""

from __future__ import annotations

from collections.abc import Iterator

import click

from nations.cli.words import lang_option
from nations.contract import Book, Voice
from nations.i18n import voice
from nations.registry import GAMES, found, load


@click.command("about")
@click.argument("game", required=False)
@lang_option
def command(game: str | None, lang: str) -> None:
    """Who made the games, when, for whom, and how long they take."""
    speaker = voice(lang)
    for name in [game] if game else found(GAMES):
        title, *lines = honours(load(name).book(lang), speaker)
        click.secho(title, bold=True)
        for line in lines:
            click.echo(click.wrap_text(line, 78, "  ", "    "))


def honours(book: Book, say: Voice) -> Iterator[str]:
    """What a rulebook says of its game, a line of text each."""
    yield say.say("about-title", title=book.title, year=str(book.year))
    yield book.aim
    yield say.say("about-players", players=book.players, minutes=book.minutes, age=book.age)
    for credit in book.credits:
        yield say.say("about-credit", role=credit.role, name=credit.name)
    if book.publisher:
        yield say.say("about-publisher", name=book.publisher)
    yield book.source
