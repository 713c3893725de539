"""Fits the standing between two rounds of the dice game to its content set, by self-play.

    .venv/bin/python tools/fit_dice.py --seats 2 [--set FILE]

The policy (`tools/tune_dice.py`) plays against itself, with a few random moves. How seats stood
after each round, and who won in the end, say what points, dice, chits, books and places are worth
by then: a logistic regression (alone: a linear one, on the points).
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import click
import numpy as np

from nations.batch.arrays import whole
from nations.batch.intake import kernel_game
from nations.compiling.layout import dtype, to_array
from nations.compiling.rules import bound, compiled, rule
from nations.games.dice.game import RULES_VERSION
from nations.games.dice.phases.flow import is_over, play, score, waits_for_chance, wins
from nations.games.dice.skill import weights
from nations.games.dice.skill.mind import FEATURES, WEIGHTS, Mind, Weight
from nations.games.dice.skill.policy import best_move, weigh_by
from nations.games.dice.skill.standing import fill_features, points_so_far
from nations.kernel.generator import Generator, below, seed
from nations.kernel.playout import random_move, random_outcome
from nations.registry import load

NOISE = 30
"""Random moves in a thousand, so that there is something to learn from."""
BLOCK = 64


@rule
def step(box: Any, s: Any, g: Any, w: Any, m: Any) -> int:
    """Plays on by the policy, with some random moves; returns the number of decisions, 0 or 1."""
    if waits_for_chance(s):
        play(box, s, random_outcome(box, s, g))
        return 0
    if below(g, 1000) < NOISE:
        play(box, s, random_move(box, s, g))
    else:
        weigh_by(m, w[s.age])
        play(box, s, best_move(box, s, m))
    return 1


@rule
def play_noted(
    box: Any, states: Any, g: Any, first: int, w: Any, m: Any, noted: Any, end: Any
) -> None:
    """Plays whole games and notes how every seat stands after each round, and at the end."""
    for at in range(len(states)):
        s, age = states[at], 1
        seed(g, first + at)
        while not is_over(s):
            step(box, s, g, w, m)
            if not is_over(s) and s.age > age:
                age = s.age
                for seat in range(box.seats):
                    row = noted[at][age - 2][seat]
                    fill_features(box, s, seat, row)
                    row[FEATURES] = points_so_far(box, s, seat)
        for seat in range(box.seats):
            end[at][seat] = score(box, s, seat) + (0.5 if wins(box, s, seat) else 0.0)


class Fit:
    """The loops of one game, compiled, and room for them."""

    def __init__(self, seats: int, content: Path | None) -> None:
        self.game = kernel_game(load("dice").game(seats, {}, content))
        self.seats = seats
        self.box, self.fresh = to_array(self.game.box), to_array(self.game.start())
        self.loop = compiled(bound(play_noted, self.game.kernel))
        self.g = np.zeros(1, dtype(Generator))
        self.mind = np.zeros(1, dtype(Mind))

    def start(self, games: int) -> Any:
        states = np.zeros(games, self.fresh.dtype)
        whole(states)[:] = whole(self.fresh)
        return states

    def standings(self, w: Any, games: int, first: int) -> tuple[Any, Any]:
        """How seats stood after each round in games of the policy, and how these ended."""
        noted = np.zeros((games, 3, self.seats, FEATURES + 1))
        end = np.zeros((games, self.seats))
        for at in range(0, games, BLOCK):
            part = slice(at, min(at + BLOCK, games))
            states = self.start(part.stop - at)
            self.loop(
                self.box[0], states, self.g[0], first + at, w, self.mind[0], noted[part], end[part]
            )
        return noted, end

    def values(self, w: Any, games: int, first: int) -> Any:
        """The weights of a standing after each round."""
        noted, end = self.standings(w, games, first)
        v = np.zeros((5, WEIGHTS))
        for age in range(1, 4):
            x = noted[:, age - 1]
            if self.seats == 1:
                v[age] = _harmless(_regression, x[:, 0], np.floor(end[:, 0]))
            else:
                v[age] = _harmless(_logit, x, end.argmax(1))
        return v


def _harmless(fit: Any, x: Any, y: Any) -> Any:
    """What a fit finds if symbols, dice and chits do no harm: those that seem to, count nothing.

    They seem to where those who bought them did worse for other reasons.
    """
    x = x.copy()
    while True:
        row = fit(x, y)
        harmful = [at for at in range(Weight.SYMBOL, Weight.PLACE) if row[at] < 0]
        if not harmful:
            return row
        x[..., harmful] = 0


def _regression(x: Any, y: Any) -> Any:
    """Alone: the points of the end, by what there is after a round."""
    ones = np.ones((len(x), 1))
    a = np.concatenate([x[:, :FEATURES], ones], 1)
    left = np.eye(FEATURES + 1) * 3.0
    b = np.linalg.solve(a.T @ a + left, a.T @ (y - x[:, FEATURES]))
    row = np.zeros(WEIGHTS)
    row[:FEATURES], row[Weight.SURPLUS] = b[:FEATURES], b[FEATURES]
    return row


def _logit(x: Any, winner: Any, ridge: float = 3.0) -> Any:
    """Who wins, by what all have after a round; in points (Newton's method)."""
    b = np.zeros(FEATURES + 1)
    won = np.zeros(x.shape[:2])
    won[np.arange(len(x)), winner] = 1
    for _ in range(12):
        u = x @ b
        p = np.exp(u - u.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        gradient = np.einsum("ns,nsk->k", won - p, x) - ridge * b
        d = x - np.einsum("ns,nsk->nk", p, x)[:, None]
        hessian = np.einsum("ns,nsk,nsl->kl", p, d, d) + ridge * np.eye(FEATURES + 1)
        b += np.linalg.solve(hessian, gradient)
    row = np.zeros(WEIGHTS)
    row[:FEATURES], row[Weight.SCALE] = b[:FEATURES] / b[FEATURES], b[FEATURES]
    return row


@click.command()
@click.option("--seats", type=click.IntRange(1, 4), multiple=True, default=(1, 2, 3, 4))
@click.option("--games", default=24000, help="of the policy against itself")
@click.option("--set", "content", type=click.Path(exists=True, path_type=Path), default=None)
@click.option("--seed", "luck", default=1)
def main(seats: tuple[int, ...], games: int, content: Path | None, luck: int) -> None:
    """Fits the standing for some numbers of seats and writes it down."""
    for count in seats:
        fit = Fit(count, content)
        policy = weights.POLICY[count - 1]
        v = fit.values(policy, games, luck << 40)
        weights.write(count, fit.game.terms.content.digest, RULES_VERSION, v, policy)
        click.echo(f"{count} seats: {games} games, {time.process_time():.0f} s of CPU time so far")


if __name__ == "__main__":
    sys.exit(main())
