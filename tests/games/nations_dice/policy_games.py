"""Games in which everybody plays by the policy, plain: where positions of real games come from."""

from __future__ import annotations

from collections.abc import Iterator

from nations.games.nations_dice.box import OPTIONS
from nations.games.nations_dice.content import load_set
from nations.games.nations_dice.game import DiceGame
from nations.games.nations_dice.phases import flow
from nations.games.nations_dice.skill.policy import choose
from nations.games.nations_dice.state import State
from nations.generator import Generator, seed
from nations.playout import random_outcome
from nations.record import bound

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
