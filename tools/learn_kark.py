"""Learns what is worth what in the Game of Nations between two powers, by games of search.

    .venv/bin/python tools/learn_kark.py

It looks at positions, and at who won from there: in games of the policy (many, quick), in games of
search with the judgement by hand, and in games of search with what was learned so far. A sum of
features and a small layer of units are fitted to all of them by gradient descent (Adam). An eighth
of the games of search is kept apart and says how well a win is foretold. Two cores take
three quarters of an hour.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias

import click
import numpy as np

from nations.games.game_of_nations.phases import flow
from nations.games.game_of_nations.phases.flow import decider, is_over, play, waits_for_chance
from nations.games.game_of_nations.skill import judge
from nations.games.game_of_nations.skill.fitting import Sample, apart, contest, laid_out
from nations.games.game_of_nations.skill.judge import share_win
from nations.games.game_of_nations.skill.learned import FILE, Learned, teach, write
from nations.games.game_of_nations.skill.mind import FEATURES, INPUTS, STAGES, UNITS, Mind
from nations.games.game_of_nations.skill.selfplay import SAMPLE, note_sample
from nations.games.game_of_nations.skill.weights import FITTED
from nations.games.game_of_nations.state import SEATS, Phase, State
from nations.generator import MASK, Generator, below, next_word, seed
from nations.mind.looking import ROOT, Branch, think
from nations.mind.thinker import EDGES, HOOKS, SETTING
from nations.mind.tree import Node, Tree
from nations.playout import random_move, random_outcome
from nations.record import bound, compiled, dtype, rule

Array: TypeAlias = "np.ndarray[Any, Any]"
Heap: TypeAlias = tuple[Array, Array, Array]
"""Positions: features of both powers, the stage of the turn, the share of the win of who is at
turn."""

ROUNDS = (3000, 5000, 8000)
"""Games of search: with the judgement by hand, then with what was learned so far."""
LOOKS = 150
"""Nodes of each search."""
CHUNK = 50
MOST = 100
"""Games of a chunk, and positions kept of a game, at most, on average."""
STRAYS = ((0.06, 4), (0.02, 4))
"""Of the policy's games: moves at random, and one position in so many is kept."""
STEEP, SHARPER = 0.65, 1.5
"""The judgement by hand is too sure of itself: what it says counts so much at first. The search
wants it so sure all the same: what was fitted is made steeper again."""
WEIGHTS = (1.0, 0.2)
"""What a position of search counts, and one of the policy."""
TIMES, PASSES, BATCH, RATE, DECAY = 4, 12, 1024, 2e-3, 0.1
"""How often games of search are met in each pass, and how fast is learned."""
HELD_OUT = 8

draw = bound(random_outcome, flow)
ahead = bound(think, flow, **{name: getattr(judge, name) for name in HOOKS})


# ------------------------------------------------------------------------------- games of search


@rule
def best_by_search(box: Any, states: Any, nodes: Any, edges: Any, m: Any, t: Any) -> int:
    """The move that is met most often, looking ahead from the state at place 0."""
    looks, t.times = t.times, 0
    states[ROOT] = states[0]
    ahead(box, states, nodes, edges, m, t)
    root = nodes[ROOT]
    if root.many > 1 and looks:
        t.times = looks
        ahead(box, states, nodes, edges, m, t)
    best = root.first
    for at in range(root.first, root.first + root.many):
        if edges[at].visits > edges[best].visits:
            best = at
    return edges[best].move


@rule
def play_searched(
    box: Any, states: Any, nodes: Any, edges: Any, m: Any, t: Any, g: Any,
    first: int, looks: int, samples: Any, shares: Any,
) -> int:  # fmt: skip
    """Games of search against itself, in a quarter of them against one that does not look ahead."""
    kept, s = 0, states[0]
    for game in range(len(shares)):
        seed(g, first + game)
        states[0] = states[len(states) - 1]
        blind, stray = below(g, 8), 0.03 * below(g, 3)
        while not is_over(s):
            if waits_for_chance(s):
                play(box, s, draw(box, s, g))
                continue
            if s.phase != Phase.FIRST and kept < len(samples) and below(g, 5) < 2:
                note_sample(box, s, m, samples[kept], game)
                kept += 1
            if next_word(g) < stray * MASK:
                play(box, s, random_move(box, s, g))
            else:
                t.times = 0 if decider(s) == blind else looks
                play(box, s, best_by_search(box, states, nodes, edges, m, t))
        share_win(box, s, m)
        for seat in range(box.seats):
            shares[game][seat] = m.chance[seat]
    return kept


def searched(first: int, numbers: Learned | None) -> Sample:
    """A chunk of games of search, by the judgement by hand or by what was learned."""
    box, fresh = laid_out(2)
    room = LOOKS + ROOT + 2
    states, mind = np.zeros(room, dtype(State)), np.zeros(1, dtype(Mind))
    states[-1:] = fresh
    mind[0]["weight"], tree = FITTED, np.zeros(1, dtype(Tree))
    for at, value in SETTING.items():
        tree[0]["setting"][at] = value
    if numbers is not None:
        teach(mind[0], numbers)
    trees = np.zeros(room, dtype(Node)), np.zeros(room * EDGES + 1024, dtype(Branch))
    samples, shares = np.zeros((MOST * CHUNK, SAMPLE), np.float32), np.zeros((CHUNK, SEATS))
    one = mind[0], tree[0], np.zeros(1, dtype(Generator))[0]
    given = box, states, *trees, *one, first, LOOKS, samples, shares
    return *apart(samples[: compiled(play_searched)(*given)]), shares


def many_searched(games: int, first: int, numbers: Learned | None, jobs: int) -> list[Sample]:
    """Games of search on several cores; the same however many there are."""
    starts = range(first, first + games, CHUNK)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        chunks = pool.map(partial(searched, numbers=numbers), starts)
        with click.progressbar(chunks, len(starts), "games of search", file=sys.stderr) as bar:
            return list(bar)


# --------------------------------------------------------------------------------------- the fit


def heap(samples: Iterable[Sample]) -> Heap:
    """The positions of samples, seen by who is at turn."""
    parts: list[Heap] = []
    for features, about, shares in samples:
        rows, at = np.arange(len(about)), about[:, 2]
        both = np.concatenate([features[rows, at], features[rows, 1 - at]], 1)
        parts.append((both, about[:, 1], shares[about[:, 0], at].astype(np.float32)))
    inputs, stages, won = (np.concatenate(some) for some in zip(*parts, strict=True))
    return inputs, stages, won


class Student:
    """The numbers of `duel`, in units of the inputs' spread, and Adam's memory of them."""

    def __init__(self, spread: Array, luck: int) -> None:
        self.spread, self.steps = spread, 0
        weights = np.reshape(FITTED, (-1, INPUTS))[:STAGES]
        signs = np.repeat((1.0, -1.0), FEATURES)
        random = np.random.default_rng(luck)
        start = {
            "base": np.zeros(STAGES),
            "direct": STEEP * weights * signs * spread,
            "offset": np.zeros((STAGES, UNITS)),
            "outward": np.zeros((STAGES, UNITS)),
            "inward": random.normal(size=(INPUTS, UNITS)) / INPUTS**0.5,
        }
        self.numbers = {name: value.astype(np.float32) for name, value in start.items()}
        self.mean = {name: np.zeros_like(value) for name, value in self.numbers.items()}
        self.square = {name: np.zeros_like(value) for name, value in self.numbers.items()}

    def foretell(self, inputs: Array, stages: Array) -> tuple[Array, Array]:
        """The units and the chance of who is at turn; inputs in units of their spread."""
        n = self.numbers
        units = np.maximum(inputs @ n["inward"] + n["offset"][stages], 0)
        total = (units * n["outward"][stages]).sum(1) + (inputs * n["direct"][stages]).sum(1)
        return units, 1 / (1 + np.exp(-np.clip(total + n["base"][stages], -30, 30)))

    def study(self, inputs: Array, stages: Array, won: Array, weight: Array, rate: float) -> None:
        """One step of Adam down the slope of the log loss; the units' numbers decay."""
        units, chance = self.foretell(inputs, stages)
        error = weight * (chance - won) / len(won)
        by_stage = np.eye(STAGES, dtype=np.float32)[stages] * error[:, None]
        back = error[:, None] * self.numbers["outward"][stages] * (units > 0)
        slopes = {
            "base": by_stage.sum(0),
            "direct": by_stage.T @ inputs,
            "offset": np.eye(STAGES, dtype=np.float32)[stages].T @ back,
            "outward": by_stage.T @ units,
            "inward": inputs.T @ back,
        }
        self.steps += 1
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            self.numbers[name] -= rate * mean / (np.sqrt(square) + 1e-8)
        for name in ("inward", "outward"):
            self.numbers[name] *= 1 - rate * DECAY

    def taught(self) -> Learned:
        """The numbers for inputs as they are, as steep as the search wants them."""
        n = {name: value.astype(float) for name, value in self.numbers.items()}
        return {
            "base": SHARPER * n["base"],
            "direct": SHARPER * n["direct"] / self.spread,
            "offset": n["offset"],
            "outward": SHARPER * n["outward"],
            "inward": n["inward"] / self.spread[:, None],
        }


def fit(search: Heap, policy: Heap, luck: int) -> Student:
    """Goes over all positions some times, more and more slowly."""
    spread = policy[0].std(0) + np.float32(0.05)
    parts = [search] * TIMES + [policy]
    inputs, stages, won = (np.concatenate(some) for some in zip(*parts, strict=True))
    inputs /= spread
    weight = np.full(len(won), WEIGHTS[0], np.float32)
    weight[-len(policy[2]) :] = WEIGHTS[1]
    student, random = Student(spread, luck), np.random.default_rng([luck, 1])
    steps = PASSES * (len(won) // BATCH)
    while student.steps < steps:
        order = random.permutation(len(won))
        for first in range(0, len(won) - BATCH + 1, BATCH):
            at = order[first : first + BATCH]
            rate = RATE * (1 + np.cos(np.pi * student.steps / steps)) / 2
            student.study(inputs[at], stages[at], won[at], weight[at], rate)
    return student


def loss(chance: Array, won: Array) -> float:
    """How surprised one is by who won, in nats."""
    sure = np.clip(chance, 1e-4, 1 - 1e-4)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def learn(samples: Sequence[Sample], policy: Heap, luck: int) -> Learned:
    """Fits, and says how well games are foretold that were not learned from."""
    apart = heap(samples[::HELD_OUT])
    rest = heap(one for at, one in enumerate(samples) if at % HELD_OUT)
    student = fit(rest, policy, luck)
    before = Student(student.spread, luck)
    was, now = (loss(s.foretell(apart[0] / s.spread, apart[1])[1], apart[2])
                for s in (before, student))  # fmt: skip
    click.echo(f"{len(rest[2])} positions; held out: {now:.4f} nats, by hand {was:.4f}", err=True)
    return student.taught()


@click.command()
@click.option("--seed", "luck", default=1, show_default=True)
@click.option("--policy", "of_policy", default=80000, show_default=True, help="Games.")
@click.option("--games", default=ROUNDS, show_default=True, multiple=True, help="Of each round.")
@click.option("--jobs", default=2, show_default=True)
@click.option("--to", "path", type=click.Path(path_type=Path), default=FILE)
def main(luck: int, of_policy: int, games: tuple[int, ...], jobs: int, path: Path) -> None:
    """Plays, learns, plays with what was learned, learns again, and writes it down."""
    weights, numbers, samples = np.array(FITTED), None, list[Sample]()
    each = of_policy // len(STRAYS)
    policy = heap(
        contest([weights, weights], each, (luck << 40) + (part << 24), stray, every)
        for part, (stray, every) in enumerate(STRAYS)
    )
    for number, many in enumerate(games):
        samples += many_searched(many, (luck << 40) + (1 + number << 32), numbers, jobs)
        numbers = learn(samples, policy, luck)
    if numbers is not None:
        write(numbers, path, "tools/learn_kark.py")


if __name__ == "__main__":
    sys.exit(main())
