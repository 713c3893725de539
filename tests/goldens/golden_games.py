"""A thousand games of each kind that must go, move by move, as they always went.

A game is named by its number alone: seats, options, set, dice and choices follow from it, by
arithmetic that is the same in every Python. Of each game the file keeps its seats, its steps, a
digest of its moves in notation and a digest of its end (the last position and the result).

    python tests/goldens/golden_games.py check               as plain objects, and compiled
    python tests/goldens/golden_games.py check --share 10    every tenth game
    python tests/goldens/golden_games.py everywhere PY…      in other Pythons, with other hash seeds
    python tests/goldens/golden_games.py write               anew, after a change that is meant

The sets lie beside this file, so that the games stay when a default set is drawn anew.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import click
import msgspec

from nations.compiling.layout import from_array, to_array
from nations.compiling.rules import bound, compiled
from nations.contract import Chance, Decision, Game, Move, Over
from nations.kernel import playout
from nations.kernel.game import KernelGame
from nations.kernel.generator import Generator, below, seed
from nations.registry import load

FOLDER = Path(__file__).parent
SETS = {"dice": ("dice",), "kark": ("kark", "kark_lasting")}
COUNT = 1000
SINCE = {"dice": {"overpaying"}}
"""Options that came after the games: they have their default, until all are written anew."""
HASH_SEEDS = ("0", "1", "4294967295", "random")


class Golden(msgspec.Struct, frozen=True):
    """How a game went, as a line of the file."""

    number: int
    seats: int
    steps: int
    moves: str
    end: str

    def line(self) -> str:
        return f"{self.number} {self.seats} {self.steps} {self.moves} {self.end}"


class Played(msgspec.Struct, frozen=True):
    """A whole game: its moves by their numbers and in notation, and its last state."""

    numbers: list[int]
    moves: list[str]
    end: Any


def shortened(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def golden_game(name: str, number: int) -> Game[Any]:
    """The game of a number: its seats go round, its options and set are as good as random."""
    edition = load(name)

    def picked(what: str, values: Sequence[str]) -> str:
        return values[int(shortened(f"{name}/{number}/{what}"), 16) % len(values)]

    known = edition.options.keys() - SINCE.get(name, set())
    options = {option: picked(option, edition.options[option]) for option in sorted(known)}
    chosen = FOLDER / f"{picked('set', SETS[name])}.toml"
    seats = edition.seats[number % len(edition.seats)]
    return edition.game(seats, {**options, **edition.unattended}, chosen)


def pick(turn: Decision | Chance, dice: Generator) -> Move:
    """A move or an outcome, as the compiled loops pick it."""
    if isinstance(turn, Decision):
        return turn.moves[below(dice, len(turn.moves))]
    left = below(dice, sum(ways for _, ways in turn.ways))
    for outcome, ways in turn.ways:
        left -= ways
        if left < 0:
            return outcome
    raise AssertionError("the ways of a chance are positive")


def random_numbers(number: int) -> Generator:
    dice = Generator()
    seed(dice, number)
    return dice


def play(game: Game[Any], number: int) -> Played:
    """Plays through the four verbs, as people and the server do."""
    assert isinstance(game, KernelGame)
    dice, state, numbers, moves = random_numbers(number), game.start(), [], []
    while not isinstance(turn := game.turn(state), Over):
        move = pick(turn, dice)
        numbers.append(game.number(state, move))
        moves.append(game.write_move(move))
        state, _ = game.play(state, move)
    return Played(numbers, moves, state)


@cache
def compiled_kernel(kernel: Any) -> tuple[Any, Any]:
    """The compiled start and step, bounds checked: those of the tests in lock-step."""
    step = bound(playout.random_step, kernel)
    return compiled(kernel.start, bounds=True), compiled(step, bounds=True)


def plays_alike(game: Game[Any], number: int, played: Played) -> bool:
    """Whether the compiled rules make the same moves and come to the same end."""
    assert isinstance(game, KernelGame)
    start, step = compiled_kernel(cast(Hashable, game.kernel))
    kind = type(played.end)
    box, dice, states = to_array(game.box), to_array(random_numbers(number)), to_array(kind())
    start(box[0], states[0])
    alike = all(step(box[0], states[0], dice[0]) == move for move in played.numbers)
    return alike and bool(from_array(kind, states[0]) == played.end)


def golden(game: Any, number: int, played: Played | None = None) -> Golden:
    """A game as it is kept."""
    played = played or play(game, number)
    over = msgspec.json.encode(game.turn(played.end)).decode()
    end = shortened(f"{game.write_position(played.end)}\n{over}")
    moves = shortened("\n".join(played.moves))
    return Golden(number, game.terms.seats, len(played.moves), moves, end)


def kept(name: str) -> list[str]:
    return (FOLDER / f"{name}_games.txt").read_text("utf-8").splitlines()


def faults(
    name: str, share: int = 1, make: Callable[[str, int], Game[Any]] = golden_game
) -> Iterator[str]:
    """What differs from the games that are kept, and between the two storages."""
    lines = kept(name)
    if len(lines) != COUNT:
        yield f"{name}: {len(lines)} games are kept instead of {COUNT}"
    for number in range(0, len(lines), share):
        game = make(name, number)
        played = play(game, number)
        if (line := golden(game, number, played).line()) != lines[number]:
            yield f"{name}: the game is {line!r}, but was {lines[number]!r}"
        if not plays_alike(game, number, played):
            yield f"{name}: game {number} goes another way when it is compiled"


@click.group(help=__doc__)
def main() -> None:
    pass


@main.command()
def write() -> None:
    """Writes the files anew."""
    for name in SETS:
        lines = [golden(golden_game(name, number), number).line() for number in range(COUNT)]
        (FOLDER / f"{name}_games.txt").write_text("\n".join([*lines, ""]), "utf-8")


@main.command()
@click.option("--share", default=1, show_default=True, help="Every game of so many.")
def check(share: int) -> None:
    """Plays the games again in this Python."""
    seeded = os.environ.get("PYTHONHASHSEED", "random")
    bad = 0
    for name in SETS:
        begun = time.process_time()
        found = list(faults(name, share))
        bad += len(found)
        click.echo("\n".join([*found[:10], ""]), nl=False)
        spent = time.process_time() - begun
        games = len(range(0, COUNT, share))
        version = sys.version.split()[0]
        click.echo(
            f"Python {version}, hash seed {seeded}: {games} games of {name} in {spent:.1f} s of "
            f"processor time, {len(found)} differ"
        )
    sys.exit(bool(bad))


@main.command()
@click.argument("pythons", nargs=-1, required=True)
@click.option("--share", default=1, show_default=True, help="Every game of so many.")
def everywhere(pythons: tuple[str, ...], share: int) -> None:
    """Checks in each of these Pythons, which must have the package, with four hash seeds each."""
    bad = 0
    for python in pythons:
        for hash_seed in HASH_SEEDS:
            command = [python, __file__, "check", "--share", str(share)]
            bad += subprocess.call(command, env={**os.environ, "PYTHONHASHSEED": hash_seed})
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
