"""`nations arena`: which bot is stronger, with the luck taken out as far as it goes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from nations.arena.contest import Contest
from nations.cli.words import (
    USUAL_GAME,
    export_options,
    lang_option,
    patience_option,
    read_options,
    read_players,
    rule_options,
    set_option,
    stand_in_option,
)
from nations.contract import Voice
from nations.errors import STOPPED, BadFile, BotFailed, ProcessEnded, UnknownName

if TYPE_CHECKING:
    from nations.arena.arena import ArenaResult
    from nations.arena.export import Export
    from nations.arena.sprt import Hypotheses

USUAL_TEST = "0,50"


@click.command("arena")
@click.argument("game", default=USUAL_GAME)
@click.option("--players", default="greedy,random", show_default=True, help="Two or more bots.")
@click.option("--seats", type=int, default=None, help="At a table (default: all players at one).")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=2000, show_default=True)
@click.option("--seed", default="1", show_default=True, help="The same seed, the same result.")
@click.option("--jobs", type=click.IntRange(0, 256), default=0, help="Processes (0: all cores).")
@click.option("--on", "place", default="local", show_default=True, help="local or ray.")
@click.option("--keep", type=click.Path(path_type=Path), help="Stop and go on with this file.")
@click.option(
    "--sprt",
    is_flag=False,
    flag_value=USUAL_TEST,
    metavar="LOW,HIGH",
    help=f"Stop when it is clear which Elo difference is likelier (default {USUAL_TEST}).",
)
@click.option(
    "--adjusted", is_flag=True, help="Beside the rates, the same with the luck taken out."
)
@click.option("--report", type=click.Path(path_type=Path), help="Write a page with plots (HTML).")
@click.option(
    "--ladder", type=click.Path(path_type=Path), help="Put the result into a Markdown page."
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option("--quiet", is_flag=True, help="No progress bar.")
@patience_option
@stand_in_option
@export_options
@rule_options
@set_option
@lang_option
def command(
    game: str,
    players: str,
    seats: int | None,
    games: int,
    seed: str,
    jobs: int,
    place: str,
    keep: Path | None,
    sprt: str | None,
    adjusted: bool,
    report: Path | None,
    ladder: Path | None,
    as_json: bool,
    quiet: bool,
    patience: float,
    stand_in: str | None,
    export: Path | None,
    columns: str,
    options: tuple[str, ...],
    content: Path | None,
    lang: str,
) -> None:
    """Let bots meet on the same deals in all seats, and rate them.

    Every deal is played by every table of players in all rotations, with the same luck for each
    seat. Ratings are Elo (2 seats) or Plackett–Luce (3 and 4), with intervals over deals. A bot
    that fails loses the game; its faults are counted.
    """
    from nations.arena.arena import Arena
    from nations.arena.workers import workers
    from nations.i18n import voice

    speaker, names = voice(lang), tuple(read_players(players))
    path = None if content is None else str(content)
    at_table, chosen = seats or len(names), read_options(options)
    contest = Contest(game, names, at_table, seed, chosen, path, stand_in, adjusted)
    contest.check()
    for page in (report, ladder):
        check_page(page)
    test = None if sprt is None else read_test(sprt)
    crew, shown = workers(place, jobs, patience), sys.stderr.isatty() and not quiet
    with (
        _word_when_stopped(keep, speaker),
        _exported(export, columns, contest, games) as made,
        _progress(contest, games, shown) as progress,
    ):
        result = Arena(contest, crew, keep, test, progress, made).run(games)
    if export is not None:
        click.echo(speaker.say("arena-written", path=str(export)), err=True)
    _show(result, as_json, speaker)
    _write(result, games, report, ladder, speaker)
    if result.stopped is not None:
        sys.exit(BotFailed.exit_code)


@contextmanager
def _word_when_stopped(keep: Path | None, voice: Voice) -> Iterator[None]:
    """Says what is kept of games that were stopped."""
    try:
        yield
    except (KeyboardInterrupt, ProcessEnded) as reason:
        kept = "no" if keep is None else "yes"
        click.echo(voice.say("arena-stopped", kept=kept, path=str(keep)), err=True)
        if isinstance(reason, KeyboardInterrupt):
            raise click.exceptions.Exit(STOPPED) from None
        raise


@contextmanager
def _exported(
    folder: Path | None, columns: str, contest: Contest, games: int
) -> Iterator[Export | None]:
    """What the games are written into, if they are."""
    if folder is None:
        yield None
        return
    from nations.arena.export import Export

    line = f"{command_line(contest, games)} --export DIR"
    with Export(folder, columns, contest.make_game(), line, contest.seed) as made:
        yield made


def read_test(text: str) -> Hypotheses:
    """`LOW,HIGH` in Elo. Raises UnknownName."""
    from nations.arena.sprt import Hypotheses

    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not -2000 <= low < high <= 2000:
        raise UnknownName("form of --sprt", text, ["LOW,HIGH in Elo, such as 0,50"])
    return Hypotheses(low, high)


def check_page(path: Path | None) -> None:
    """Refuses before the games what could not be written after them."""
    if path is not None and (path.is_dir() or not path.parent.is_dir()):
        raise BadFile(f"cannot write {path}: it must be a file in a folder that exists")


@contextmanager
def _progress(contest: Contest, games: int, shown: bool) -> Iterator[Callable[[], object]]:
    """What is called after each deal: it moves a bar, if one is shown."""
    if not shown:
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    each = len(contest.tables)
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(" · ".join(contest.players), total=-(-games // each) * each)
        yield lambda: bar.advance(task, each)


def _show(result: ArenaResult, as_json: bool, voice: Voice) -> None:
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
        return
    from rich.console import Console
    from rich.table import Table

    from nations.arena.report import failures, headings, pair_lines, rows, title, verdict

    table = Table(title=title(result, voice), padding=(0, 0, 0, 1))  # all of it in 80 columns
    for at, heading in enumerate(headings(result, voice)):
        table.add_column(heading, justify="right" if at else "left")
    for row in rows(result):
        table.add_row(*row)
    console = Console()
    console.print(table)
    for line in pair_lines(result, voice):
        console.print(line, highlight=False, markup=False)
    shares = " · ".join(f"{share:.1%}" for share in result.seats)
    console.print(f"{voice.say('arena-seats')}: {shares}", highlight=False)
    for line in failures(result, voice):
        console.print(line, highlight=False, markup=False)
    if result.test is not None:
        console.print(verdict(result, voice), highlight=False)
    speed = voice.say("arena-speed", games=str(result.games), seconds=f"{result.seconds:.1f}")
    console.print(speed, highlight=False)


def _write(
    result: ArenaResult, games: int, report: Path | None, ladder: Path | None, voice: Voice
) -> None:
    from nations.arena import report as pages

    line = command_line(result.contest, games)
    if report is not None:
        report.write_text(pages.html_page(result, line, voice), "utf-8")
        click.echo(voice.say("arena-written", path=str(report)), err=True)
    if ladder is not None:
        page = ladder.read_text("utf-8") if ladder.exists() else ""
        again = f"{line} --ladder {ladder}"
        ladder.write_text(pages.ladder(page, result, again, voice), "utf-8")
        click.echo(voice.say("arena-written", path=str(ladder)), err=True)


def command_line(contest: Contest, games: int) -> str:
    """The command that gives the same result."""
    words = ["nations arena", contest.game, "--players", ",".join(contest.players)]
    words += ["--seats", str(contest.seats), "--games", str(games), "--seed", contest.seed]
    words += [f"--option {name}={value}" for name, value in contest.options.items()]
    words += ["--stand-in", contest.stand_in] if contest.stand_in else []
    words += ["--adjusted"] if contest.adjusted else []
    return " ".join([*words, *(["--set", contest.content] if contest.content else [])])
