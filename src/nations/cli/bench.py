"""`nations bench`: how fast whole games are played, beside others in the same run."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click
import msgspec

from nations.errors import UnknownName

if TYPE_CHECKING:
    from rich.table import Table

    from nations.bench.report import BenchReport


@click.command("bench")
@click.argument("games", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option("--seconds", type=click.FloatRange(0.01, 60), default=0.5, show_default=True)
@click.option("--rounds", type=click.IntRange(1, 100), default=5, show_default=True)
@click.option("--peers/--no-peers", default=True, help="Others that are installed play along.")
def command(
    games: tuple[str, ...], as_json: bool, seconds: float, rounds: int, peers: bool
) -> None:
    """Play random games compiled and show how fast: GAMES, or all that can be compiled.

    Every contestant plays in each round for some seconds of CPU time on one core; the best round
    counts; in brackets the middle half of the ratios of single rounds. Compare ratios of one run,
    never times of two.
    """
    from nations.bench.own import measured
    from nations.bench.report import report

    possible = measured()
    for name in games:
        if name not in possible:
            raise UnknownName("game to measure", name, possible)

    shown = sys.stderr.isatty()
    result = report(games or possible, rounds, seconds, peers, _progress if shown else _nothing)
    if shown:
        click.echo("\r\x1b[K", nl=False, err=True)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
    else:
        _print_table(result)


def _progress(what: str) -> None:
    click.echo(f"\r\x1b[K{what} …", nl=False, err=True)


def _nothing(what: str) -> None:
    pass


def _print_table(result: BenchReport) -> None:
    from rich.console import Console

    console = Console()
    console.print(_rates(result))
    others = {pair.partition("/")[2] for pair in result.ratios}
    for other in (name for name in result.rates if name in others):
        pairs = (_ratio(result, name, other) for name in result.rates if name not in others)
        console.print(f"× {other}: {', '.join(pairs)}", highlight=False)
    for pair, gain in result.threads.items():
        console.print(f"{pair}: {gain:.2f} × one thread", highlight=False)
    if result.absent:
        console.print(f"absent: {', '.join(result.absent)}", highlight=False)


def _ratio(result: BenchReport, name: str, other: str) -> str:
    """The best round of each, and the middle half of all rounds."""
    low, high = result.spreads[f"{name}/{other}"]
    return f"{name} {result.ratios[f'{name}/{other}']:.1f} ({low:.1f}–{high:.1f})"


def _rates(result: BenchReport) -> Table:
    from rich.table import Table

    table = Table(title="random play on one core, chance included")
    table.add_column("")
    for heading in ("steps/s", "decisions/s", "games/s", "µs/step"):
        table.add_column(heading, justify="right")
    for name, rate in result.rates.items():
        decisions = f"{rate.decisions_s:,.0f}" if rate.decisions_s else ""
        games = f"{rate.games_s:,.0f}" if rate.games_s else ""
        table.add_row(name, f"{rate.steps_s:,.0f}", decisions, games, f"{rate.us_step:.3f}")
    return table
