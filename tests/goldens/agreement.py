"""Results of games and whole search trees as digests: every compiler and processor gives the same.

    .venv/bin/python tests/goldens/agreement.py --games 100000 --searches 1000

prints a line for each game and number of seats. What is kept of them is checked by
`test_agreement.py`, with some kinds of code; `--every` does it with all that can be had here (see
`codes.py`), and fails where one of them says something else.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import click
import numpy as np
from goldens.codes import USUAL, chosen, codes

from nations.batch import Playouts
from nations.compiling.rules import bound
from nations.contract import Effort
from nations.games.dice.skill.policy import choose
from nations.games.dice.skill.search import Searcher
from nations.kernel.choices import allows, count
from nations.kernel.game import KernelGame
from nations.kernel.generator import Generator, seed
from nations.kernel.playout import random_step
from nations.mind.looking import ROOT
from nations.mind.thinker import Manner
from nations.registry import load

TABLES = [("dice", seats) for seats in (1, 2, 3, 4)] + [("kark", seats) for seats in (2, 3, 4)]
NODES = {"dice": 400, "kark": 40}
"""Of one search."""
DICE_NODE = ("seat", "first", "many", "visits", "moves", "value")
DICE_EDGE = ("move", "visits", "behind", "prior", "value")
KARK_NODE = DICE_NODE[:4]
KARK_EDGE = ("move", "child", "visits", "ways", "prior", "value")
KARK_MIND = (
    "walls", "income", "left", "hope", "hope_near", "hope_all", "ruins",
    "danger", "danger_near", "x", "mean", "chance",
)  # fmt: skip
KARK_NUMBERS = ("weight", "learned")
"""What is compared of trees and minds."""
SECOND = ("ruled", "noted", "filled")
"""What a state says twice, to spare searching."""
EVERY = 3
"""One decision in so many is searched."""


@cache
def game_of(name: str, seats: int) -> Any:
    edition = load(name)
    return edition.game(seats, edition.unattended, None)


def results(name: str, seats: int, games: int) -> str:
    """Random games."""
    return digest(Playouts(game_of(name, seats)).play(games, 11, threads=0))


def policy_results(seats: int, games: int) -> str:
    """Games of the dice game's policy."""
    return digest(Playouts(game_of("dice", seats), choose).play(games, 11, threads=0))


def searches(name: str, seats: int, many: int) -> str:
    """Searches along random games: the trees, to the last bit."""
    game, mixed = game_of(name, seats), sha256()
    search = dice_search(game) if name == "dice" else kark_search(game)
    for number, state in enumerate(positions(game, many)):
        for array in search(state, number):
            mixed.update(array.tobytes())
    return mixed.hexdigest()[:16]


def positions(game: KernelGame[Any, Any], many: int) -> Iterator[Any]:
    """Decisions with a choice, from random games."""
    step: Any = bound(random_step, game.kernel)
    generator, found, number = Generator(), 0, 0
    while True:
        state = game.start()
        seed(generator, number)
        number += 1
        while not game.kernel.is_over(state):
            if not game.kernel.waits_for_chance(state) and count(state) > 1:
                found += 1
                if found % EVERY == 0:
                    yield state.copy()
                if found == many * EVERY:
                    return
            step(game.box, state, generator)


def dice_search(game: Any) -> Any:
    searcher = Searcher(game.box)

    def search(state: Any, number: int) -> list[Any]:
        numbers = [move for move in range(game.move_count) if allows(state, move)]
        found = searcher.search(state, numbers, Effort(nodes=NODES["dice"]), number)
        tree, values = searcher._tree[0], np.array([one.value for one in found])
        if found[0].exact:
            return [values]
        nodes, edges = searcher._nodes[: tree["nodes"]], searcher._edges[: tree["edges"]]
        return [values, only(nodes, DICE_NODE), only(edges, DICE_EDGE)]

    return search


def only(array: Any, names: tuple[str, ...]) -> Any:
    """Some fields of an array of records, side by side: what was reckoned, however it is kept."""
    chosen = np.zeros(len(array), [(name, array.dtype[name]) for name in names])
    for name in names:
        chosen[name] = array[name]
    return chosen


def kark_search(game: Any) -> Any:
    nodes = NODES["kark"]

    def search(state: Any, number: int) -> list[Any]:
        thought = game.thinker.thought(state, Manner.TUNED, nodes + ROOT + 1)
        thought.grow(nodes)
        tree, mind = thought._tree[0], thought._mind
        edges = only(thought._edges[: tree["edges"]], KARK_EDGE)
        minds = only(mind, KARK_MIND), tree["setting"][:4], only(mind, KARK_NUMBERS)
        states = list(numbers(thought._states))
        return [*states, only(thought._nodes, KARK_NODE), edges, *minds]

    return search


def numbers(array: Any) -> Iterator[Any]:
    """All numbers of records, however many bits each is kept in, field by field."""
    if array.dtype.names is None:
        yield array.astype(np.int64)
        return
    for name in array.dtype.names:
        if name not in SECOND:
            yield from numbers(array[name])


def digest(array: Any) -> str:
    return sha256(array.tobytes()).hexdigest()[:16]


@click.command()
@click.option("--games", default=1000)
@click.option("--searches", "many", default=40)
@click.option("--code", type=click.Choice(codes()), default=USUAL)
@click.option("--every", is_flag=True, help="With every kind of code.")
def main(games: int, many: int, code: str, every: bool) -> None:
    """Prints the digests."""
    if every:
        agree(games, many)
        return
    with chosen(code):
        for line in lines(games, many):
            click.echo(line)


def lines(games: int, many: int) -> Iterator[str]:
    for name, seats in TABLES:
        yield f"{name} {seats} games {games} {results(name, seats, games)}"
        yield f"{name} {seats} searches {many} {searches(name, seats, many)}"
        if name == "dice":
            some = max(1, games // 50)
            yield f"{name} {seats} policy {some} {policy_results(seats, some)}"


def told(code: str, games: int, many: int) -> str:
    """What a process of its own says, with such code."""
    words = ["--code", code, "--games", str(games), "--searches", str(many)]
    done = subprocess.run(
        [sys.executable, __file__, *words], check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout


def agree(games: int, many: int) -> None:
    """Prints the digests, and how many of them each kind of code gives."""
    first = told(USUAL, games, many)
    click.echo(first, nl=False)
    wrong = False
    for code in codes()[1:]:
        pairs = zip(told(code, games, many).splitlines(), first.splitlines(), strict=True)
        same = [one == other for one, other in pairs]
        click.echo(f"{code}: {sum(same)} of {len(same)} are the same")
        wrong = wrong or not all(same)
    if wrong:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
