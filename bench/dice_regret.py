"""What the search of the dice game loses against exact play, in points, alone in the last round.

    .venv/bin/python bench/dice_regret.py --positions 200 --nodes 50000

Positions come from games of the policy. Those are taken in which every move and every roll up to
the end of the game can be looked at; the search itself may look at far fewer and samples the rest.
The regret of a choice is the exact value of the best move less that of the chosen one.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Any

import click

from nations.compiling.rules import bound
from nations.contract import Effort
from nations.games.dice.moves import MOVE_COUNT
from nations.games.dice.phases import flow
from nations.games.dice.skill.search import Searcher
from nations.games.dice.state import AGES
from nations.kernel.choices import allows
from nations.kernel.generator import Generator, seed
from nations.kernel.playout import random_outcome
from nations.registry import load

EXACT = 1 << 18
"""Positions that may be noted for the exact value."""
outcome = bound(random_outcome, flow)


def opinions(game: Any, s: Any) -> list[float]:
    """What the judge thinks of each legal move at once, in their order."""
    moves = [game.numbered(s, number) for number in legal(s)]
    view = game.view(s, flow.decider(s))
    return [one.merit for one in game.judge(view, moves)]


def legal(s: Any) -> list[int]:
    return [number for number in range(MOVE_COUNT) if allows(s, number)]


def last_rounds(game: Any, first: int) -> Iterator[Any]:
    """The decisions of the last round in games of the policy, the last of each game first."""
    while True:
        g, s, met = Generator(), game.start(), []
        seed(g, first)
        first += 1
        while not flow.is_over(s):
            if flow.waits_for_chance(s):
                number = outcome(game.box, s, g)
            else:
                if s.age == AGES:
                    met.append(s.copy())
                number = max(zip(opinions(game, s), legal(s), strict=True), key=lambda one: one[0])[
                    1
                ]
            flow.play(game.box, s, number)
        yield from reversed(met)
        yield None


def solved(game: Any, exact: Searcher, first: int) -> Iterator[tuple[Any, list[float]]]:
    """Positions with the exact value of each move, back through a game as far as they fit."""
    fits = True
    for s in last_rounds(game, first):
        if s is None:
            fits = True
            continue
        found = exact.exact(s, legal(s), EXACT) if fits else None
        fits = found is not None
        if found is not None and max(found).value > min(found).value:
            yield s, [one.value for one in found]


@click.command()
@click.option("--positions", default=200)
@click.option("--nodes", default=50_000)
@click.option("--sampled", is_flag=True, help="leave out what the search solves itself")
@click.option("--seed", "first", default=1)
def main(positions: int, nodes: int, sampled: bool, first: int) -> None:
    """Prints the mean regret of the search and of the policy."""
    game: Any = load("dice").game(1, {}, None)
    exact, searcher = Searcher(game.box, EXACT), Searcher(game.box)
    lost: list[tuple[float, float]] = []
    alone, began = 0, time.process_time()
    for s, values in solved(game, exact, first << 32):
        moves = legal(s)
        found = searcher.search(s, moves, Effort(nodes=nodes), first)
        if sampled and found[0].exact:
            continue
        o, best = opinions(game, s), max(values)
        by_search = values[max(range(len(moves)), key=lambda at: found[at].value)]
        by_policy = values[max(range(len(moves)), key=lambda at: o[at])]
        lost.append((best - by_search, best - by_policy))
        alone += not found[0].exact
        if len(lost) == positions:
            break
    search, policy = (sum(one) / len(lost) for one in zip(*lost, strict=True))
    click.echo(
        f"{len(lost)} positions, {alone} of them sampled, {time.process_time() - began:.0f} s"
    )
    click.echo(f"mean regret: search {search:.4f}, policy {policy:.4f} points")
    click.echo(f"largest: search {max(lost)[0]:.2f}, policy {max(p for _, p in lost):.2f} points")


if __name__ == "__main__":
    sys.exit(main())
