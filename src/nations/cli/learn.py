"""`nations learn`: the lesson of a game, step by step, on fixed tables with fixed dice."""

from __future__ import annotations

import click

from nations.cli.words import USUAL_GAME, lang_option
from nations.contract import Voice
from nations.edition.lesson import Step, Teaching
from nations.errors import UnknownName
from nations.i18n import voice
from nations.registry import GAMES, found, load
from nations.room.stage import shown
from nations.tui.screen import Screen


@click.command("learn")
@click.argument("game", default=USUAL_GAME)
@lang_option
def command(game: str, lang: str) -> None:
    """Learn a GAME in ten minutes: read, do what is asked for, or let it be done by Enter."""
    edition = load(game)
    if not isinstance(edition, Teaching):
        raise UnknownName(
            "game with a lesson", game, [name for name in found(GAMES) if _teaches(name)]
        )
    speaker = voice(lang, edition)
    screen = Screen(edition.game(edition.lesson.seats, {}, None), speaker)
    steps = list(shown(edition, edition.lesson, speaker))
    drawn = None
    for at, one in enumerate(steps, 1):
        if one.table.view != drawn:
            drawn = one.table.view
            screen.board(drawn)
        for line in one.table.lines:
            click.secho(f"  {line.text}", dim=True)
        click.secho(f"\n{at}/{len(steps)}  {one.step.title.of(lang)}", bold=True)
        click.echo(click.wrap_text(one.step.text.of(lang), 78))
        if not _answered(one.step, speaker):
            click.echo(speaker.say("learn-left", game=game))
            return
    click.echo(speaker.say("learn-over", game=game))


def _teaches(name: str) -> bool:
    return isinstance(load(name), Teaching)


def _answered(step: Step, speaker: Voice) -> bool:
    """Waits until the step is read or done; false if somebody leaves."""
    wanted = [step.move] if step.move else []
    wanted += step.items or ()
    prompt = (
        speaker.say("learn-do", words=" ".join(wanted)) if step.asks else speaker.say("learn-on")
    )
    while True:
        try:
            typed = click.prompt(prompt, default="", show_default=False, prompt_suffix=" ").split()
        except click.Abort:
            click.echo()
            return False
        if not typed or (step.asks and sorted(typed) in (sorted(wanted), wanted[:1])):
            return True
        if typed[0] in ("quit", "q"):
            return False
        click.echo(speaker.say("learn-not-this"))
