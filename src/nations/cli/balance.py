"""`nations balance`: whether a content set makes a good game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from nations.cli.arena import check_page
from nations.cli.words import (
    USUAL_GAME,
    lang_option,
    read_options,
    read_players,
    rule_options,
    set_option,
    told_when_stopped,
)
from nations.contract import Voice
from nations.errors import BadSeats

if TYPE_CHECKING:
    from rich.console import Console

    from nations.balance.report import TextTable
    from nations.balance.sheet import Sheet, Survey


@click.command("balance")
@click.argument("game", default=USUAL_GAME)
@click.option(
    "--players", default="rules", show_default=True, help="One bot for all seats, or all."
)
@click.option("--seats", default=None, help="Numbers of players, such as 1,2,4 (default: all).")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=2000, show_default=True)
@click.option(
    "--ignoring",
    type=click.IntRange(0, 10_000_000),
    default=None,
    help="Games for each kind that one seat ignores (default: as many as --games; 0: none).",
)
@click.option("--seed", default="1", show_default=True, help="The same seed, the same result.")
@click.option("--jobs", type=click.IntRange(0, 256), default=0, help="Cores (0: all).")
@click.option("--report", type=click.Path(path_type=Path), help="Write a page with plots (HTML).")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option("--quiet", is_flag=True, help="No progress bar.")
@rule_options
@set_option
@lang_option
def command(
    game: str,
    players: str,
    seats: str | None,
    games: int,
    ignoring: int | None,
    seed: str,
    jobs: int,
    report: Path | None,
    as_json: bool,
    quiet: bool,
    options: tuple[str, ...],
    content: Path | None,
    lang: str,
) -> None:
    """Count many games of a content set: what is bought, who wins, what is out of bounds.

    The players `rules` and `random` play compiled where the game has them as rules, thousands
    of games in seconds; any other bot plays too, in its own time.
    """
    from nations.balance.report import html_page
    from nations.balance.sheet import Survey
    from nations.i18n import voice
    from nations.registry import load

    edition = load(game)
    survey = Survey(
        game,
        tuple(read_players(players)),
        read_seats(seats, edition.seats),
        games,
        games if ignoring is None else ignoring,
        seed,
        read_options(options),
        None if content is None else str(content),
    )
    survey.check()
    check_page(report)
    speaker = voice(lang, edition, content)
    with told_when_stopped(speaker):
        sheet = _counted(survey, jobs, sys.stderr.isatty() and not quiet)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(sheet), indent=1).decode())
    else:
        _show(sheet, speaker)
    if report is not None:
        report.write_text(html_page(sheet, command_line(survey), speaker), "utf-8")
        click.echo(speaker.say("balance-written", path=str(report)), err=True)


def read_seats(text: str | None, possible: range) -> tuple[int, ...]:
    """`1,2,4` as numbers. Raises BadSeats."""
    if text is None:
        return tuple(possible)
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and int(word) in possible for word in words):
        low, high = possible[0], possible[-1]
        raise BadSeats(
            f"--seats {text}: expected numbers from {low} to {high}, such as {low},{high}"
        )
    return tuple(sorted({int(word) for word in words}))


def _counted(survey: Survey, jobs: int, shown: bool) -> Sheet:
    from nations.balance.sheet import make_sheet

    if not shown:
        return make_sheet(survey, jobs)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(", ".join(survey.players), total=survey.total)
        return make_sheet(survey, jobs, lambda games: bar.advance(task, games))


def _show(sheet: Sheet, voice: Voice) -> None:
    from rich.console import Console

    from nations.balance import report

    console = Console()
    console.print(report.title(sheet, voice), highlight=False)
    console.print(report.sample(sheet, voice), highlight=False)
    tables = [report.bounds_table(sheet, voice), report.figures_table(sheet, voice)]
    tables += [report.places_table(sheet, voice)]
    tables += [report.kinds_table(count, voice) for count in sheet.counts]
    for table in tables:
        _print(console, table)
    for line in report.beaten(sheet, voice):
        console.print(line, highlight=False)
    games, seconds = str(sheet.survey.total), f"{sheet.seconds:.1f}"
    console.print(voice.say("balance-speed", games=games, seconds=seconds), highlight=False)


def _print(console: Console, lines: TextTable) -> None:
    from rich.table import Table

    table = Table(title=lines.title)
    for at, heading in enumerate(lines.lines[0]):
        table.add_column(heading, justify="left" if at < lines.words else "right")
    for row in lines.lines[1:]:
        table.add_row(*row)
    console.print(table)


def command_line(survey: Survey) -> str:
    """The command that gives the same result."""
    seats = ",".join(str(one) for one in survey.seats)
    words = ["nations balance", survey.game, "--players", ",".join(survey.players)]
    words += ["--seats", seats, "--games", str(survey.games), "--ignoring", str(survey.ignoring)]
    words += ["--seed", survey.seed]
    words += [f"--option {name}={value}" for name, value in survey.options.items()]
    return " ".join([*words, *(["--set", survey.content] if survey.content else [])])
