"""Games in which everybody plays by the policy, plain: where positions of real games come from."""

from __future__ import annotations

from collections.abc import Iterator

from nations.compiling.rules import bound
from nations.games.dice.box import OPTIONS
from nations.games.dice.content import load_set
from nations.games.dice.game import DiceGame
from nations.games.dice.phases import flow
from nations.games.dice.skill.policy import choose
from nations.games.dice.state import State
from nations.kernel.generator import Generator, seed
from nations.kernel.playout import random_outcome

outcome = bound(random_outcome, flow)


def game(seats: int, **options: str) -> DiceGame:
    defaults = {name: values[0] for name, values in OPTIONS.items()}
    return DiceGame(load_set(), seats, defaults | options)


def decisions(rules: DiceGame, first: int) -> Iterator[State]:
    """The decisions of a game; a state is that of the game, and changes with it."""
    g, s = Generator(), rules.start()
    seed(g, first)
    while not flow.is_over(s):
        if flow.waits_for_chance(s):
            number = outcome(rules.box, s, g)
        else:
            yield s
            number = choose(rules.box, s, g)
        flow.play(rules.box, s, number)
