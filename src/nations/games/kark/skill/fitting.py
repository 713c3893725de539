"""Fits the weights of the judgement by games of the policy against itself; a command.

    python -m nations.games.kark.skill.fitting --seed 1

Each generation plays games with the weights of the one before, against itself and against earlier
ones, astray now and then and with gifts, and fits weights to who won them: a softmax over the
seats, Newton's method, ridge. All that was played so far counts in every fit, and the last fits are
averaged. `weights.toml` is what the command above writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import click
import numpy as np

from nations.compiling.layout import dtype, to_array
from nations.compiling.rules import compiled
from nations.games.kark.box import OPTIONS, fill_box
from nations.games.kark.content import load_set
from nations.games.kark.phases import flow
from nations.games.kark.skill.mind import (
    FEATURES,
    ROLES,
    STAGES,
    TABLES,
    Feature,
    Mind,
)
from nations.games.kark.skill.selfplay import (
    ABOUT,
    MILLION,
    SAMPLE,
    START,
    Series,
    play_games,
)
from nations.games.kark.skill.weights import write
from nations.games.kark.state import SEATS, State

Array: TypeAlias = "np.ndarray[Any, Any]"
Sample: TypeAlias = tuple[Array, Array, Array]
"""Features of all seats; game, kind, who is at turn, who is in; each seat's share of the win."""

KINDS = TABLES * STAGES
SAMPLES = 16
"""Samples kept of a game, at most, on average."""
STRAY = 0.06
"""Moves at random while samples are taken."""
PARTS = 12
"""Tables of a generation: of the last weights alone, or against earlier ones."""
AVERAGED = 2
"""The last generations, whose mean is what is written."""
RIDGE = 20.0
NEWTON = 6
FIRST_GUESS = {
    Feature.CASH: 1.0,
    Feature.CASH_LOW: 1.0,
    Feature.INCOME: 2.5,
    Feature.RUIN: -2.0,
    Feature.TANKERS: 1.0,
    Feature.LEADERS: 0.7,
    Feature.HOPE: 1.0,
    Feature.SCORE_SOON: 1.0,
}
BY_HAND = {
    Feature.CASH: 1.0,
    Feature.CASH_LOW: 0.5,
    Feature.INCOME: 2.0,
    Feature.TANKERS: 1.1,
    Feature.LEADERS: 0.5,
    Feature.RUIN: -3.0,
    Feature.WALKER: -0.4,
    Feature.STUCK: -0.6,
    Feature.WAITING: 0.5,
    Feature.PIPEABLE: 0.3,
    Feature.SHORT: -1.0,
    Feature.SCORE_SOON: 0.3,
    Feature.RUINS: 0.5,
    Feature.HOPE_NEAR: 0.3,
}
HOPE_BY_HAND = (2.4, 1.5)
"""A rule of thumb, the same at every stage; hope for who is at turn, and for the others."""
SHARE = 0.5
"""Of these, on top of what was fitted. Alone, self-play learns to be at war
before there is anything to win, and loses to everyone who builds."""


def first_guess() -> Array:
    """Weights by hand, the same at every stage: where fitting starts."""
    one = np.zeros(FEATURES)
    for feature, weight in FIRST_GUESS.items():
        one[feature] = weight
    return np.tile(one, KINDS * ROLES)


def by_hand() -> Array:
    """The rule of thumb, as weights."""
    rows = np.zeros((KINDS, ROLES, FEATURES))
    for feature, weight in BY_HAND.items():
        rows[..., feature] = weight
    rows[..., Feature.HOPE] = HOPE_BY_HAND
    return rows.ravel()


def laid_out(seats: int) -> tuple[Any, Array]:
    """The box of a game that ends in time, and its fresh state."""
    defaults = {name: values[0] for name, values in OPTIONS.items()}
    box, fresh = fill_box(load_set(), seats, {**defaults, "round_limit": "60"}), State()
    flow.start(box, fresh)
    return to_array(box)[0], to_array(fresh)


def contest(
    minds: Sequence[Array], games: int, seed: int, stray: float = 0.0, every: int = 0
) -> Sample:
    """Games between weights, one a seat; with `every`, samples of one in so many decisions.

    The seats turn from game to game; shares are by mind, with samples by seat. The column after
    the seats has the rounds played.
    """
    box, fresh = laid_out(len(minds))
    states = np.zeros(START + 1, dtype(State))
    states[START:] = fresh
    seats = np.zeros(len(minds), dtype(Mind))
    for seat, weights in enumerate(minds):
        seats[seat]["weight"] = weights
    samples = np.zeros((SAMPLES * games if every else 1, SAMPLE), np.float32)
    shares, series = np.zeros((games, SEATS + 1)), np.zeros(1, dtype(Series))
    series[0]["games"], series[0]["first"], series[0]["every"] = games, seed, every
    series[0]["astray"] = round(stray * MILLION)
    compiled(play_games)(box, states, seats, series[0], samples, shares)
    return *apart(samples[: series[0]["kept"]]), shares


def apart(samples: Array) -> tuple[Array, Array]:
    """The features of samples, and what they are about."""
    features = samples[:, :ABOUT].reshape(len(samples), SEATS, FEATURES)
    return features, samples[:, ABOUT:].astype(np.int32)


def fit(weights: Array, samples: Sequence[Sample]) -> Array:
    """The weights that make what happened most likely; kinds with few samples stay as they were."""
    fitted = weights.copy().reshape(KINDS, ROLES * FEATURES)
    for kind in range(KINDS):
        parts = [_of_kind(sample, kind) for sample in samples]
        rows, shares, there = (np.concatenate(some) for some in zip(*parts, strict=True))
        if len(rows) > 1000:
            fitted[kind] = _newton(rows, shares, there)
    return fitted.ravel()


def _of_kind(sample: Sample, kind: int) -> Sample:
    """One row a seat: its features at the weights that count for it, and zeros at the others."""
    features, about, shares = sample
    chosen = about[:, 1] == kind
    features, about = features[chosen], about[chosen]
    rows = np.zeros((len(features), SEATS, ROLES * FEATURES), np.float32)
    for seat in range(SEATS):
        mine = about[:, 2] == seat
        rows[mine, seat, :FEATURES] = features[mine, seat]
        rows[~mine, seat, FEATURES:] = features[~mine, seat]
    return rows, shares[about[:, 0], :SEATS].astype(np.float32), about[:, 3:] > 0


def _newton(rows: Array, shares: Array, there: Array) -> Array:
    """Conditional logit: maximum likelihood with a ridge."""
    weights = np.zeros(rows.shape[2], np.float32)
    flat = rows.reshape(-1, rows.shape[2])
    for _ in range(NEWTON):
        scores = np.where(there, rows @ weights, -1e9)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = flat.T @ (shares - chances).ravel() - RIDGE * weights
        weighted = rows * chances[:, :, None]
        means = weighted.sum(axis=1)
        bend = weighted.reshape(flat.shape).T @ flat - means.T @ means
        weights += np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    return weights


@click.command()
@click.option("--seed", default=1, show_default=True)
@click.option("--generations", default=4, show_default=True)
@click.option("--games", default=4800, show_default=True, help="Of one generation.")
@click.option("--to", "path", type=click.Path(path_type=Path), default=Path("weights.toml"))
def main(seed: int, generations: int, games: int, path: Path) -> None:
    """Fits the weights of the Game of Nations and writes them down."""
    past, samples = [first_guess()], list[Sample]()
    for generation in range(generations):
        first = (seed << 40) + (generation << 24)
        random = np.random.default_rng([seed, generation])
        for part in range(PARTS):
            seats = (2, 2, 2, 2, 3, 4)[part % 6]
            rivals = [past[random.integers(len(past))] for _ in range(seats - 1)]
            minds = [past[-1], *(rivals if part % 2 else [past[-1]] * (seats - 1))]
            samples.append(contest(minds, games // PARTS, first + (part << 16), STRAY, 1 + seats))
        past.append(fit(past[-1], samples))
        shares = contest([past[-1], past[-2]], 400, first + (1 << 23), 0.02)[2]
        rate, rounds = shares[:, 0].mean(), shares[:, SEATS].mean()
        click.echo(f"{generation}: {rate:.3f} against the one before; {rounds:.1f} rounds")
    mean = np.mean(past[-AVERAGED:], axis=0)
    command = f"fitting --seed {seed} --generations {generations} --games {games}"
    found = (mean + SHARE * by_hand()).reshape(KINDS * ROLES, FEATURES)
    write(found.tolist(), path, command)


if __name__ == "__main__":
    main()
