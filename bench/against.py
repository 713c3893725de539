"""How a player does against the same player of an earlier commit: search at equal effort a move.

    .venv/bin/python bench/against.py dice 2e80e4b --games 400 --seed new --player search:0.2s

The earlier one gets an environment of its own, made once in `--keep`, and sits at the table by the
line protocol (`bench/seat.py`). With more than two seats, one of today's sits among earlier ones.
Every deal is played in all rotations, and the number of games is fixed before. An effort is a time
or a number of nodes: where others use the machine as well, nodes are the fairer measure, if both
look at them equally fast (`--player search:2000`). `greedy` and `rules` have none.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click

HERE = Path(__file__).parent
PATIENCE = 120
"""Seconds for a move: the earlier one may have to be compiled first."""


def run(*words: object) -> None:
    subprocess.run([str(word) for word in words], check=True)  # noqa: S603 - our own words


def environment(commit: str, folder: Path) -> Path:
    """The interpreter of a commit's own environment."""
    home = folder.absolute() / commit
    python = home / "env" / "bin" / "python"
    if not (home / "ready").exists():
        source = home / "source"
        source.mkdir(parents=True, exist_ok=True)
        run("git", "-C", HERE.parent, "archive", commit, "--output", home / "source.tar")
        run("tar", "-xf", home / "source.tar", "-C", source)
        run(sys.executable, "-m", "venv", home / "env")
        run(python, "-m", "pip", "install", "--quiet", f"{source}[strong]")
        (home / "ready").touch()
    return python


@click.command()
@click.argument("game")
@click.argument("commit")
@click.option("--seats", type=click.IntRange(2, 4), default=2)
@click.option("--games", default=400, help="fixed before")
@click.option("--seed", default="new")
@click.option("--player", default="search:0.2s", help="who plays, for both")
@click.option("--jobs", default=1)
@click.option("--keep", type=click.Path(path_type=Path), default=Path(".earlier"))
@click.option("--deals", type=click.Path(path_type=Path), help="noted here: it can go on later")
def main(
    game: str, commit: str, seats: int, games: int, seed: str, player: str, jobs: int, keep: Path,
    deals: Path | None,
) -> None:  # fmt: skip
    """Lets them play, and shows the shares of the wins with their 95 % intervals."""
    old = environment(commit, keep)
    rivals = [f"program:{old} {HERE.absolute() / 'seat.py'} {player} {n}" for n in range(1, seats)]
    players = ",".join([player, *rivals])
    words = ("--players", players, "--seats", seats, "--games", games, "--seed", seed)
    also = ("--jobs", jobs, "--patience", PATIENCE, *(() if deals is None else ("--keep", deals)))
    run(Path(sys.executable).with_name("nations"), "arena", game, *words, *also)


if __name__ == "__main__":
    main()
