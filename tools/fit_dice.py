"""Fits the numbers behind strong play of the dice game to its content set, by self-play.

    .venv/bin/python tools/fit_dice.py --seats 2 --rounds 2

Each round has three steps. Games of the policy against itself say how the standing after a round
tells who wins (a regression). Rollouts of every move in some thousand positions, up to the end of
the round, say which moves are good. Then the policy's weights are changed, one by one, as long as
the moves that it chooses in those positions become better. Positions kept back say whether it was
worth it.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import click
import numpy as np

from nations.batch import whole
from nations.games.nations_dice.game import RULES_VERSION
from nations.games.nations_dice.moves import MOVE_COUNT
from nations.games.nations_dice.phases.flow import is_over, play, score, waits_for_chance, wins
from nations.games.nations_dice.skill import weights
from nations.games.nations_dice.skill.hand import ROWS_OF_HAND, WIDTH
from nations.games.nations_dice.skill.layout import ROWS_OF_TABLES, SCALE, SURPLUS, WEIGHTS
from nations.games.nations_dice.skill.policy import choose_with
from nations.games.nations_dice.skill.rollouts import roll_out
from nations.games.nations_dice.skill.standing import FEATURES, fill_features, points_so_far
from nations.generator import Generator, below, seed
from nations.playout import random_move, random_outcome
from nations.record import bound, compiled, dtype, rule, to_array
from nations.registry import load

NOISE = 30
"""Random moves in a thousand, so that there is something to learn from."""
BLOCK = 64


@rule
def step(box: Any, s: Any, g: Any, w: Any, t: Any, h: Any, o: Any) -> int:
    """Plays on by the policy, with some random moves; returns the number of decisions, 0 or 1."""
    if waits_for_chance(s):
        play(box, s, random_outcome(box, s, g))
        return 0
    if below(g, 1000) < NOISE:
        play(box, s, random_move(box, s, g))
    else:
        play(box, s, choose_with(box, s, w[s.age], t, h, o))
    return 1


@rule
def play_noted(
    box: Any, states: Any, g: Any, first: int, w: Any, t: Any, h: Any, o: Any, noted: Any, end: Any
) -> None:
    """Plays whole games and notes how every seat stands after each round, and at the end."""
    for at in range(len(states)):
        s, age = states[at], 1
        seed(g, first + at)
        while not is_over(s):
            step(box, s, g, w, t, h, o)
            if not is_over(s) and s.age > age:
                age = s.age
                for seat in range(box.seats):
                    row = noted[at][age - 2][seat]
                    fill_features(box, s, seat, row)
                    row[FEATURES] = points_so_far(box, s, seat)
        for seat in range(box.seats):
            end[at][seat] = score(box, s, seat) + (0.5 if wins(box, s, seat) else 0.0)


@rule
def walk(
    box: Any, states: Any, g: Any, first: int, w: Any, t: Any, h: Any, o: Any, limit: int
) -> None:
    """Plays each game up to a decision, after a random number of them below the limit."""
    for at in range(len(states)):
        s = states[at]
        seed(g, first + at)
        left = below(g, limit)
        while not is_over(s) and (left > 0 or waits_for_chance(s)):
            left -= step(box, s, g, w, t, h, o)


@rule
def chosen_value(
    box: Any, states: Any, known: Any, w: Any, t: Any, h: Any, o: Any, where: Any
) -> float:
    """The sum of what is known of the moves that the policy chooses in some positions."""
    total = 0.0
    for at in range(len(where)):
        total += known[where[at]][choose_with(box, states[where[at]], w, t, h, o)]
    return total


class Fit:
    """The loops of one game, compiled, and room for them."""

    def __init__(self, seats: int, content: Path | None) -> None:
        self.game: Any = load("dice").game(seats, {}, content)
        self.seats = seats
        self.box, self.fresh = to_array(self.game.box), to_array(self.game.start())
        self.loops = {
            loop: compiled(bound(loop, self.game.kernel))
            for loop in (play_noted, walk, chosen_value, roll_out)
        }
        self.g = np.zeros(1, dtype(Generator))
        tables = np.zeros((ROWS_OF_TABLES, WIDTH))
        self.room = (tables, np.zeros((ROWS_OF_HAND, WIDTH), np.int64), np.zeros(MOVE_COUNT))

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
            self.loops[play_noted](
                self.box[0], states, self.g[0], first + at, w, *self.room, noted[part], end[part]
            )
        return noted, end

    def values(self, w: Any, games: int, first: int) -> Any:
        """The weights of a standing after each round."""
        noted, end = self.standings(w, games, first)
        v = np.zeros((5, WEIGHTS))
        for age in range(1, 4):
            x = noted[:, age - 1]
            if self.seats == 1:
                v[age] = _regression(x[:, 0], np.floor(end[:, 0]))
            else:
                v[age] = _logit(x, end.argmax(1))
        return v

    def positions(self, w: Any, count: int, first: int) -> Any:
        """Positions with a decision, one of each game."""
        length = {1: 100, 2: 135, 3: 190, 4: 250}[self.seats]
        states = self.start(count)
        self.loops[walk](self.box[0], states, self.g[0], first, w, *self.room, length)
        return states[states["phase"] < 20]

    def judged(self, states: Any, w: Any, v: Any, samples: int, first: int) -> Any:
        """The value of every legal move by rollouts, less the mean of the position's moves."""
        known = np.zeros((len(states), MOVE_COUNT))
        table = np.zeros(2, states.dtype)
        for at in range(len(states)):
            s = states[at]
            moves = np.array([m for m in range(MOVE_COUNT) if _allows(s, m)])
            values = np.zeros((len(moves), samples))
            table[0] = s
            self.loops[roll_out](
                self.box[0], table, self.g[0], w, v, *self.room, moves, values,
                first + at * samples,
            )  # fmt: skip
            known[at, moves] = values.mean(1) - values.mean()
        return known

    def chosen(self, states: Any, known: Any, w: Any, where: Any) -> float:
        """The mean value of the policy's moves."""
        found = self.loops[chosen_value](self.box[0], states, known, w, *self.room, where)
        return float(found) / len(where)


def _allows(s: Any, move: int) -> bool:
    return bool(s["moves"][move // 32] >> (move % 32) & 1)


def _regression(x: Any, y: Any) -> Any:
    """Alone: the points of the end, by what there is after a round."""
    ones = np.ones((len(x), 1))
    a = np.concatenate([x[:, :FEATURES], ones], 1)
    left = np.eye(FEATURES + 1) * 3.0
    b = np.linalg.solve(a.T @ a + left, a.T @ (y - x[:, FEATURES]))
    row = np.zeros(WEIGHTS)
    row[:FEATURES], row[SURPLUS] = b[:FEATURES], b[FEATURES]
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
    row[:FEATURES], row[SCALE] = b[:FEATURES] / b[FEATURES], b[FEATURES]
    return row


STEPS = (0.6, 0.85, 1.15, 1.6)
SHIFTS = (-0.1, 0.1)


def improve(fit: Fit, states: Any, known: Any, w: Any, age: int, passes: int = 3) -> Any:
    """Changes the weights of an age one by one as long as the chosen moves become better."""
    where = np.flatnonzero(states["age"] == age)
    fitted, kept = where[: int(len(where) * 0.8)], where[int(len(where) * 0.8) :]
    row = w[age].copy()
    best = begun = fit.chosen(states, known, row, fitted)
    before = fit.chosen(states, known, row, kept)
    for _ in range(passes):
        for at in range(SCALE):
            for change in range(len(STEPS) + len(SHIFTS)):
                trial = row.copy()
                if change < len(STEPS):
                    trial[at] *= STEPS[change]
                else:
                    trial[at] += SHIFTS[change - len(STEPS)]
                found = fit.chosen(states, known, trial, fitted)
                if found > best + 1e-6:
                    best, row = found, trial
    after = fit.chosen(states, known, row, kept)
    click.echo(f"  age {age}: {begun:.4f} -> {best:.4f}; kept back {before:.4f} -> {after:.4f}")
    return row


@click.command()
@click.option("--seats", type=click.IntRange(1, 4), default=2)
@click.option("--rounds", default=2)
@click.option("--games", default=12000, help="for the standings")
@click.option("--positions", default=6000)
@click.option("--samples", default=32, help="rollouts of each move")
@click.option("--set", "content", type=click.Path(exists=True, path_type=Path), default=None)
@click.option("--seed", "luck", default=1)
def main(
    seats: int,
    rounds: int,
    games: int,
    positions: int,
    samples: int,
    content: Path | None,
    luck: int,
) -> None:
    """Fits the weights for a number of seats and writes them down."""
    fit = Fit(seats, content)
    w, v = weights.POLICY[seats - 1].copy(), weights.STANDING[seats - 1].copy()
    for turn in range(rounds):
        began = time.process_time()
        first = (luck + turn) << 40
        v = fit.values(w, games, first)
        states = fit.positions(w, positions, first + (1 << 32))
        known = fit.judged(states, w, v, samples, first + (1 << 33))
        w[1:] = [improve(fit, states, known, w, age) for age in range(1, 5)]
        click.echo(f"round {turn + 1} of {rounds}: {time.process_time() - began:.0f} s")
        weights.write(seats, w, v, fit.game.terms.content.digest, RULES_VERSION)


if __name__ == "__main__":
    sys.exit(main())
