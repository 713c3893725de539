"""`nations rules`: the rules at hand."""

from __future__ import annotations

from collections.abc import Mapping

import click

from nations.cli.words import lang_option
from nations.contract import RuleText, Voice
from nations.errors import UnknownName
from nations.i18n import rule_status, voice
from nations.i18n.voice import check_language
from nations.registry import load


@click.command("rules")
@click.argument("game", default="dice")
@click.argument("ids", nargs=-1)
@click.option("--search", metavar="WORD", help="Only rules that contain a word.")
@lang_option
def command(game: str, ids: tuple[str, ...], search: str | None, lang: str) -> None:
    """Show the rules of a game, all or by their IDS (such as D-A7)."""
    edition = load(game)
    texts, speaker = edition.rules(check_language(lang)), voice(lang, edition)
    chosen = [_find(texts, wanted) for wanted in ids] if ids else list(texts.values())
    if search:
        chosen = [text for text in chosen if search.lower() in f"{text.title} {text.text}".lower()]
        if not chosen:
            raise UnknownName("word in the rules", search, ["any word of a rule"])
    section = ""
    for text in chosen:
        if text.section != section:
            section = text.section
            click.secho(f"\n{section}\n", bold=True)
        _show(text, speaker)


def _find(texts: Mapping[str, RuleText], wanted: str) -> RuleText:
    for key, text in texts.items():
        if key.lower() == wanted.lower():
            return text
    raise UnknownName("rule", wanted, texts)


def _show(text: RuleText, speaker: Voice) -> None:
    click.secho(f"{text.id}  {text.title}", bold=True, nl=False)
    click.secho(f"  [{rule_status(speaker, text.status)}]", dim=True)
    click.echo(click.wrap_text(text.text, 78, "  ", "  "))
