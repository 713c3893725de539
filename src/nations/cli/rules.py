"""`nations rules`: the rules at hand."""

from __future__ import annotations

from collections.abc import Mapping

import click

from nations.cli.words import USUAL_GAME, lang_option
from nations.contract import RuleText, Voice
from nations.edition.lesson import Primer, Teaching
from nations.errors import UnknownName
from nations.i18n import rule_status, voice
from nations.i18n.voice import check_language
from nations.registry import load


@click.command("rules")
@click.argument("game", default=USUAL_GAME)
@click.argument("ids", nargs=-1)
@click.option("--search", metavar="WORD", help="Only rules that contain a word.")
@lang_option
def command(game: str, ids: tuple[str, ...], search: str | None, lang: str) -> None:
    """Show the rules of a game, all or by their IDS (such as D-A7).

    All of them begin with an overview and end with the tables that the rulebook shows, from which
    `nations play` can begin.
    """
    edition = load(game)
    texts, speaker = edition.rules(check_language(lang)), voice(lang, edition)
    chosen = [_find(texts, wanted) for wanted in ids] if ids else list(texts.values())
    if search:
        chosen = [text for text in chosen if search.lower() in f"{text.title} {text.text}".lower()]
        if not chosen:
            raise UnknownName("word in the rules", search, ["any word of a rule"])
    whole = isinstance(edition, Teaching) and not ids and not search
    if isinstance(edition, Teaching) and whole:
        _overview(edition.primer, speaker, lang)
    section = ""
    for text in chosen:
        if text.section != section:
            section = text.section
            click.secho(f"\n{section}\n", bold=True)
        _show(text, speaker)
    if isinstance(edition, Teaching) and whole:
        _examples(game, edition.primer, texts, speaker, lang)


def _overview(primer: Primer, speaker: Voice, lang: str) -> None:
    """The game at a glance."""
    click.secho(f"\n{speaker.say('rules-overview')}\n", bold=True)
    for one in primer.overview:
        click.secho(one.title.of(lang), bold=True)
        click.echo(click.wrap_text(one.text.of(lang), 78, "  ", "  "))


def _examples(
    game: str, primer: Primer, texts: Mapping[str, RuleText], speaker: Voice, lang: str
) -> None:
    """The tables that can be opened, each with the command that does it."""
    click.secho(f"\n{speaker.say('rules-examples')}\n", bold=True)
    for one in primer.example:
        title = one.title.of(lang) if one.title else texts[one.rule].title
        click.secho(f"{one.rule or one.id}  {title}", bold=True)
        click.echo(f'  nations play {game} --from "{one.position}"')


def _find(texts: Mapping[str, RuleText], wanted: str) -> RuleText:
    for key, text in texts.items():
        if key.lower() == wanted.lower():
            return text
    raise UnknownName("rule", wanted, texts)


def _show(text: RuleText, speaker: Voice) -> None:
    click.secho(f"{text.id}  {text.title}", bold=True, nl=False)
    click.secho(f"  [{rule_status(speaker, text.status)}]", dim=True)
    click.echo(click.wrap_text(text.text, 78, "  ", "  "))
