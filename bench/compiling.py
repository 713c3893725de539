"""How long it takes to compile a game from nothing: as rules are, and as Numba would by itself.

    .venv/bin/python bench/compiling.py

Each figure is the processor time of a process of its own that compiles a game's loop and its strong
players, with nothing kept. The ratio is what compiling parts for their callers alone saves.
"""

from __future__ import annotations

import os
import subprocess
import sys
from tempfile import TemporaryDirectory

import click

PROGRAM = """
import sys
from time import process_time

import nations.indexing
import nations.parts
from nations.warming import compile_now

if sys.argv[2] == "numba":
    nations.parts.PartCompiler = nations.indexing.RuleCompiler
began = process_time()
compile_now(sys.argv[1])
print(process_time() - began)
"""


def seconds(game: str, way: str) -> float:
    """The time to compile a game in a way."""
    with TemporaryDirectory() as kept:
        done = subprocess.run(  # noqa: S603 - ourselves
            [sys.executable, "-c", PROGRAM, game, way],
            env={**os.environ, "NATIONS_CACHE": kept},
            check=True,
            capture_output=True,
            text=True,
        )
    return float(done.stdout)


@click.command()
@click.option("--rounds", default=1, help="the least of so many is taken")
def main(rounds: int) -> None:
    """Prints a line for each game."""
    click.echo("| game | parts | Numba by itself | ratio |\n| --- | --: | --: | --: |")
    for game in ("dice", "kark"):
        parts, whole = (
            min(seconds(game, way) for _ in range(rounds)) for way in ("parts", "numba")
        )
        click.echo(f"| {game} | {parts:.1f} s | {whole:.1f} s | {whole / parts:.1f} |")


if __name__ == "__main__":
    main()
