"""`nations train`: a judge learns by games of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import click

from nations.cli.words import (
    USUAL_GAME,
    lang_option,
    patience_option,
    set_option,
    told_when_stopped,
)
from nations.contract import Voice

if TYPE_CHECKING:
    from nations.training.course import Foretold

HOUR = 3600.0


@click.command("train")
@click.argument("game", default=USUAL_GAME)
@click.option("--seats", type=click.IntRange(1, 4), default=2, show_default=True)
@click.option("--hours", type=click.FloatRange(0.0), default=1.0, show_default=True)
@click.option("--lessons", type=click.IntRange(2, 100_000), default=400, show_default=True)
@click.option("--games", type=click.IntRange(1, 10_000), default=100, help="Of a lesson.")
@click.option("--looks", type=click.IntRange(0, 1000), default=40, help="Nodes a move.")
@click.option("--match", "rounds", type=click.IntRange(2), default=100, help="Deals, at the end.")
@click.option("--jobs", type=click.IntRange(0, 256), default=0, help="Processes (0: all cores).")
@click.option("--on", "place", type=click.Choice(["local", "ray"]), default="local")
@click.option("--keep", type=click.Path(path_type=Path, file_okay=False), default=Path("lessons"))
@click.option("--quiet", is_flag=True, help="No progress bar.")
@patience_option
@set_option
@lang_option
def command(
    game: str, seats: int, hours: float, lessons: int, games: int, looks: int, rounds: int,
    jobs: int, place: str, keep: Path, quiet: bool, patience: float, content: Path | None,
    lang: str,
) -> None:  # fmt: skip
    """Teach the judge of GAME by games of its own, and let it play against what it was.

    Lessons are kept in a folder: who stops a course takes it up again by the same command. What was
    learned is written down where the judge reads it, if it foretells games better that it has not
    seen, and wins more than its share of a match on new deals.
    """
    from nations.arena.workers import workers
    from nations.i18n import voice
    from nations.registry import load
    from nations.training.course import course_of, interval, learn, play_course
    from nations.training.lessons import play_match

    speaker = voice(lang, load(game), content)
    path = None if content is None else str(content)
    table, todo = course_of(game, seats, path, lessons, looks, games)
    end = monotonic() + HOUR * hours
    with told_when_stopped(speaker), _progress(lessons, quiet) as done:
        noted = play_course(todo, keep, workers(place, jobs, patience), end, done)
    found = learn(table, noted, 1)
    for _, report in found.values():
        click.echo(speaker.say("train-report", **_told(report)))
    better = {many: taught for many, (taught, said) in found.items() if said.after < said.before}
    if not better:
        click.echo(speaker.say("train-nothing"))
        return
    played = interval(play_match(table, better, rounds * seats, (1 << 50) + seats, looks))
    _match(speaker, played, rounds * seats, seats)
    won = played[0] > (0.0 if seats == 1 else 1.0 / seats)
    if won:
        table.school.keep(table, better)
    click.echo(speaker.say("train-kept" if won else "train-lost"))


def _told(report: Foretold) -> dict[str, float]:
    return {
        "seats": report.many,
        "positions": report.positions,
        "before": report.before,
        "after": report.after,
    }


def _match(speaker: Voice, found: tuple[float, float, float], games: int, seats: int) -> None:
    unit = 1.0 if seats == 1 else 100.0
    told = dict(zip(("mean", "low", "high"), (unit * one for one in found), strict=True))
    name = "train-alone" if seats == 1 else "train-match"
    click.echo(speaker.say(name, games=games, fair=unit / seats, **told))


@contextmanager
def _progress(lessons: int, quiet: bool) -> Iterator[Callable[[], object]]:
    if quiet or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=lessons)
        yield lambda: bar.advance(task)
