"""How long it takes from starting Python until a strong player can move, in processor time.

    .venv/bin/python bench/first_move.py

Each figure is that of a process of its own, the best and the worst of some: everything is imported,
the game made and dealt, compiled code found (in the package, or kept), and a first tree grown. What
an `expert` then thinks (half a second) comes on top. Nothing is compiled in the runs that count.
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

from nations.bots.bot import make_bot
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

game = load(sys.argv[1]).game(2, {}, None)
match = Match(game, Seeded("first"))
match.deal()
turn = match.turn
make_bot("expert", game, "first").load(match.view(turn.seat), turn.moves)
print(process_time())
"""


def seconds(game: str, modules: str) -> float:
    """The processor time of one start; Python keeps its modules in a folder, as installed ones."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": modules}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", PROGRAM, game]
    done = subprocess.run(  # noqa: S603 - ourselves
        command, check=True, capture_output=True, text=True, env=environment
    )
    return float(done.stdout)


@click.command()
@click.option("--runs", default=6, show_default=True)
def main(runs: int) -> None:
    """Prints a line for each game."""
    for game in ("dice", "kark"):
        with TemporaryDirectory() as modules:
            seconds(game, modules)  # so that files are at hand, and code is kept
            times = [seconds(game, modules) for _ in range(runs)]
        click.echo(f"{game}: {min(times):.2f} to {max(times):.2f} s until it can think")


if __name__ == "__main__":
    main()
