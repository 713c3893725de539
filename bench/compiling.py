"""How long it takes to translate and compile a game from nothing, and how large that is.

    .venv/bin/python bench/compiling.py
    NATIONS_CC=cc .venv/bin/python bench/compiling.py

Each figure is the processor time of a process of its own that makes a game's loops (playouts,
tables, the policy) and its strong players, with nothing kept. The last line has what a call from
Python costs, almost without the work of the rule.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from timeit import repeat

import click

from nations.compiling.layout import to_array
from nations.compiling.rules import compiled
from nations.kernel.generator import Generator, below

PROGRAM = """
import os
import sys
from time import process_time

from nations.batch import Playouts, Table
from nations.contract import Decision, Effort
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

edition = load(sys.argv[1])
began = process_time()
for seats in (edition.seats[0], edition.seats[-1]):
    game = edition.game(seats, edition.unattended, None)
    Playouts(game).play(1)
    Table(game, 1)
    match = Match(game, Seeded("compiling"))
    match.deal()
    for _ in range(60):
        turn = match.turn
        if isinstance(turn, Decision):
            view = match.view(turn.seat)
            game.judge(view, turn.moves)
            game.judge(view, turn.moves, Effort(nodes=8))
            match.play(turn.moves[0])
            match.deal()
    for policy in getattr(getattr(game, "counting", None), "policies", {}).values():
        Playouts(game, policy).play(1)
times = os.times()
print(process_time() - began, times.children_user + times.children_system)
"""


def measured(game: str) -> tuple[float, float, int, float]:
    """Seconds in Python and in the compiler, the libraries made and their megabytes."""
    with TemporaryDirectory() as kept:
        done = subprocess.run(  # noqa: S603 - ourselves
            [sys.executable, "-c", PROGRAM, game],
            env={**os.environ, "NATIONS_CACHE": kept},
            check=True,
            capture_output=True,
            text=True,
        )
        made = [path for path in Path(kept).rglob("*") if path.is_file() and path.suffix != ".c"]
        python, compiler = (float(word) for word in done.stdout.split())
        return python, compiler, len(made), sum(path.stat().st_size for path in made) / 1e6


def a_call(times: int = 20_000) -> tuple[float, float]:
    """Microseconds of a call with a record and a number, and with the record given once."""
    array, twin = to_array(Generator()), compiled(below)
    given = twin.given(array[0])
    calls = (lambda: twin(array[0], 6)), (lambda: given(6))
    one, other = (
        min(repeat(call, timer=process_time, number=times, repeat=9)) / times * 1e6
        for call in calls
    )
    return one, other


@click.command()
def main() -> None:
    """Prints a line for each game, and one for a call."""
    click.echo("| game | Python | compiler | libraries | MB |\n| --- | --: | --: | --: | --: |")
    for game in ("dice", "kark"):
        python, compiler, many, size = measured(game)
        click.echo(f"| {game} | {python:.1f} s | {compiler:.1f} s | {many} | {size:.2f} |")
    one, other = a_call()
    click.echo(f"a call from Python: {one:.1f} µs; {other:.1f} µs with its record given once")


if __name__ == "__main__":
    main()
