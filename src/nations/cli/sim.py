"""`nations sim`: many games between bots."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import click
import msgspec

from nations.arena.export import Export
from nations.arena.simulate import Plan, SimResult, check_plan, simulate
from nations.arena.workers import Pool, Workers
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
    told_when_stopped,
)
from nations.contract import Voice
from nations.errors import BotFailed


@click.command("sim")
@click.argument("game", default=USUAL_GAME)
@click.option("--players", default="greedy,random", help="Bots, one for each seat.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True)
@click.option("--seed", default="1", show_default=True, help="The same seed, the same games.")
@click.option("--jobs", type=click.IntRange(0, 256), default=0, help="Processes (0: all cores).")
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
    games: int,
    seed: str,
    jobs: int,
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
    """Let bots play many games and show who wins.

    The player order is drawn in every game, so the seats need no rotation.
    """
    from nations.i18n import voice

    names = read_players(players)
    path = None if content is None else str(content)
    plan = Plan(game, tuple(names), seed, read_options(options), path, stand_in)
    speaker = voice(lang)
    check_plan(plan)
    shown = sys.stderr.isatty() and not quiet
    with told_when_stopped(speaker), ExitStack() as stack:
        made = None
        if export is not None:
            about = (check_plan(plan), command_line(plan, games), seed)
            made = stack.enter_context(Export(export, columns, *about))
        result = _with_progress(plan, games, Pool(jobs, patience), shown, made)
    if export is not None:
        click.echo(speaker.say("arena-written", path=str(export)), err=True)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
    else:
        _print_table(result, speaker)
    if result.stopped is not None:
        sys.exit(BotFailed.exit_code)


def command_line(plan: Plan, games: int) -> str:
    """The command that gives the same games."""
    words = ["nations sim", plan.game, "--players", ",".join(plan.players)]
    words += ["--games", str(games), "--seed", plan.seed]
    words += [f"--option {name}={value}" for name, value in plan.options.items()]
    words += ["--stand-in", plan.stand_in] if plan.stand_in else []
    words += ["--set", plan.content] if plan.content else []
    return " ".join([*words, "--export DIR"])


def _with_progress(
    plan: Plan, games: int, workers: Workers, shown: bool, export: Export | None
) -> SimResult:
    if not shown:
        return simulate(plan, games, workers, export=export)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(" · ".join(plan.players), total=games)
        return simulate(plan, games, workers, lambda done: bar.advance(task, done), export)


def _print_table(result: SimResult, speaker: Voice) -> None:
    from rich.console import Console
    from rich.table import Table

    from nations.arena.faults import failed

    say = speaker.say
    status = say("set-status", status=result.set.status)
    content = f"{result.set.name} ({status})"
    title = say("sim-title", game=result.game, games=result.games, seed=result.seed, set=content)
    table = Table(title=title)
    for column in ("seat", "player", "wins", "rate", "interval", "score", "faults"):
        justify: Literal["left", "right"] = "left" if column == "player" else "right"
        table.add_column(say("sim-column", column=column), justify=justify)
    for seat, row in enumerate(result.seats):
        low, high = row.interval
        rate, interval = f"{row.win_rate:.1%}", f"{low:.1%}–{high:.1%}"
        score = "–" if row.mean_score is None else f"{row.mean_score:.2f}"
        cells = (str(seat), row.player, str(row.wins), rate, interval, score, str(row.faults))
        table.add_row(*cells)
    console = Console()
    console.print(table)
    for line in failed(result.failures, result.stand_in, result.stopped, speaker):
        console.print(line, highlight=False, markup=False)
    speed = result.games / max(result.seconds, 0.001)
    said = {"steps": result.steps, "decisions": result.decisions}
    times = {"seconds": f"{result.seconds:.1f}", "speed": f"{speed:.0f}"}
    console.print(say("sim-speed", **said, **times), highlight=False)
