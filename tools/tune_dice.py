"""Tunes the numbers that the dice game's policy weighs moves with, by games against its like.

    .venv/bin/python tools/tune_dice.py --seats 2 --generations 60 [--set FILE]

An evolution strategy (CMA-ES, the `cma` library) starts from the numbers in `weights.toml`. Each
candidate plays the same deals, in every seat, against the policy that it started from and against
some that were found on the way; alone it plays for points. What is found goes back into the file.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
import cma
import numpy as np
from fit_dice import BLOCK, Fit

from nations.compiling.rules import bound, compiled, rule
from nations.games.dice.game import RULES_VERSION
from nations.games.dice.phases.flow import (
    decider,
    is_over,
    play,
    score,
    waits_for_chance,
    wins,
)
from nations.games.dice.skill import weights
from nations.games.dice.skill.mind import FEATURES as FITTED
from nations.games.dice.skill.mind import PURPOSES, Weight
from nations.games.dice.skill.policy import best_move, weigh_by
from nations.games.dice.skill.rollouts import deal
from nations.games.dice.skill.rows import place
from nations.games.dice.state import AGES, Phase
from nations.kernel.generator import seed
from nations.kernel.playout import random_outcome

WIDTHS = {
    "NEW_DIE": 0.2, "HALF_TRADE": 0.1, "NEW_REROLL": 0.1, "REROLL_SHARE": 0.12, "LOST_FIRST": 0.15,
    "LOST_NEXT": 0.1, "HOPE_STONE": 0.2, "HOPE_FOOD": 0.2, "HOPE_STRENGTH": 0.2,
    "UNSURE_BOOKS": 0.3, "UNSURE_STRENGTH": 0.3, "BOOKS_USED": 0.1, "STRENGTH_KEPT": 0.15,
    "AGAINST": 0.2, "SPARE": 0.03, "IN_REACH": 0.1, "DENY": 0.25,
    "LIKED_BUILDING": 0.4, "LIKED_MILITARY": 0.4, "LIKED_ADVISOR": 0.4, "LIKED_COLONY": 0.4,
    "LIKED_WONDER": 0.4, "PRICE": 0.3, "LUCK": 0.4,
}  # fmt: skip
"""How far a number of taste may be off, at a guess."""
LEAST = {"UNSURE_BOOKS": 0.1, "UNSURE_STRENGTH": 0.1, "LUCK": -1.0, "PRICE": -1.0}
STEP, CANDIDATES = 0.5, 20
KEPT, EVERY = 3, 20
"""Rivals at a time, and after how many generations what was found becomes one of them."""


@rule
def chance(box: Any, s: Any, m: Any, g: Any, luck: int) -> None:
    """Chance by its purpose, so that all candidates meet the same luck."""
    if s.phase == Phase.ROLLING:
        deal(box, s, m, g, luck)
    else:
        seed(g, luck * 7919 + m.rolls[PURPOSES])
        m.rolls[PURPOSES] += 1
        play(box, s, random_outcome(box, s, g))


@rule
def play_match(box: Any, states: Any, g: Any, first: int, w: Any, m: Any, end: Any) -> None:
    """Whole games, every seat by its own weights; notes points, and a half more for who won."""
    for at in range(len(states)):
        s, age = states[at], 0
        m.rolls[PURPOSES] = 0
        while not is_over(s):
            if s.age != age:
                age = s.age
                for purpose in range(PURPOSES):
                    m.rolls[purpose] = 0
            if waits_for_chance(s):
                chance(box, s, m, g, (first + at) * (AGES + 1) + age)
            else:
                weigh_by(m, w[decider(s)][s.age])
                play(box, s, best_move(box, s, m))
        for seat in range(box.seats):
            end[at][seat] = score(box, s, seat) + (0.5 if wins(box, s, seat) else 0.0)


class Duels(Fit):
    """Games of policies against each other."""

    def __init__(self, seats: int, content: Path | None) -> None:
        super().__init__(seats, content)
        self.match = compiled(bound(play_match, self.game.kernel))

    def play(self, sides: list[Any], games: int, first: int) -> Any:
        end = np.zeros((games, self.seats))
        for at in range(0, games, BLOCK):
            part = slice(at, min(at + BLOCK, games))
            states = self.start(part.stop - at)
            self.match(
                self.box[0], states, self.g[0], first + at, np.stack(sides), self.mind[0], end[part]
            )
        return end

    def success(self, w: Any, rival: Any, deals: int, first: int) -> float:
        """The share of wins in all seats, a fair one being a half; alone, the points."""
        if self.seats == 1:
            return float(np.floor(self.play([w], deals, first)).mean())
        won = 0.0
        for seat in range(self.seats):
            sides = [w if other == seat else rival for other in range(self.seats)]
            won += float((self.play(sides, deals, first).argmax(1) == seat).mean())
        return won / 2


def _places(start: Any) -> list[tuple[int, int, float]]:
    """Every number beyond the round by its row and place, and how far it may be off."""
    widths: dict[int, float] = {Weight.PLACE: 0.2, Weight.LEAD: 0.3, Weight.UNBUILT: 0.15}
    return [
        (
            age,
            at,
            max(widths.get(at, 0.15) * (1 if at == Weight.PLACE else AGES - age), abs(one) / 4),
        )
        for age in range(1, AGES)
        for at, one in enumerate(start[age, :FITTED])
    ]


def _policy(start: Any, steps: Any) -> Any:
    """The policy that is so many steps away."""
    w, places = start.copy(), _places(start)
    for (age, at, width), step in zip(places, steps, strict=False):
        w[age, at] += width * step
    for (name, width), step in zip(WIDTHS.items(), steps[len(places) :], strict=True):
        at = place(name)
        w[1:, at] = np.maximum(w[1:, at] + width * step, LEAST.get(name, 0.0))
    return w


def tune(duels: Duels, start: Any, generations: int, games: int, luck: int) -> Any:
    """What the strategy holds to be best after so many generations."""
    size = len(_places(start)) + len(WIDTHS)
    told = {"popsize": CANDIDATES, "seed": luck, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy(np.zeros(size), STEP, told)
    rivals = [start]
    with click.progressbar(range(generations), label=f"{duels.seats} seats") as bar:
        for generation in bar:
            first = ((luck << 20) + generation) << 24
            deals = games // duels.seats // len(rivals)
            found = strategy.ask()
            costs = [
                -sum(duels.success(_policy(start, one), rival, deals, first) for rival in rivals)
                for one in found
            ]
            strategy.tell(found, costs)
            if generation % EVERY == EVERY - 1:
                rivals = [*rivals, _policy(start, strategy.mean)][-KEPT:]
    return _policy(start, strategy.mean)


@click.command()
@click.option("--seats", type=click.IntRange(1, 4), multiple=True, default=(1, 2, 3, 4))
@click.option("--generations", default=60)
@click.option("--games", default=1600, help="of each candidate in each generation")
@click.option("--set", "content", type=click.Path(exists=True, path_type=Path), default=None)
@click.option("--seed", "luck", default=1)
def main(
    seats: tuple[int, ...], generations: int, games: int, content: Path | None, luck: int
) -> None:
    """Tunes the weights for some numbers of seats and writes them down."""
    for count in seats:
        duels = Duels(count, content)
        start = weights.POLICY[count - 1]
        w = tune(duels, start, generations, games, luck)
        weights.write(
            count, duels.game.terms.content.digest, RULES_VERSION, policy=w,
            standing=weights.STANDING[count - 1],
        )  # fmt: skip
        better = duels.success(w, start, 4000, 1 << 60)
        click.echo(f"{count} seats: {better:.3f} against the policy before (alone: points)")


if __name__ == "__main__":
    sys.exit(main())
