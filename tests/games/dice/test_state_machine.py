"""Legal moves, outcomes of chance and junk in any mixture: junk is refused and changes nothing."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from nations.contract import Move, Over
from nations.errors import IllegalMove
from nations.games.dice import moves
from nations.games.dice.box import OPTIONS
from nations.games.dice.game import DiceGame
from nations.games.dice.rule_ids import IDS
from nations.games.dice.state import Phase, State

from .own_set import content, dice_game
from .tables import check_conserved, choose, legal, walk


class Foreign(Move, frozen=True):
    """A move of some other game."""

    die: str = "wG"


class PassToo(moves.Pass, frozen=True):
    """A kind of pass that the game does not know."""


class BuyToo(moves.Buy, frozen=True):
    """A kind of purchase that the game does not know."""


NAMES = ["wG", "oG2", "rX3", "bS", "wG2", "", "a1", "b2", "d1", "e9", "mill", "army-2", "printed"]
NAMES += ["mild", "dire-4", "no such thing"]
NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 60, 10**30]
WRONG_TYPES: list[Any] = [None, True, 1.0, 2.5, float("nan"), [], ["wG"], b"wG", (), {}, object()]
KNOWN = [kind for kind in vars(moves).values() if isinstance(kind, type) and issubclass(kind, Move)]
KINDS = [*KNOWN[1:], PassToo, BuyToo, Foreign]


def refused(game: DiceGame, state: State, move: Move) -> str:
    """The rule that forbids a move. Nothing else than a refusal may come of it."""
    before = state.copy()
    with pytest.raises(IllegalMove) as refusal:
        game.play(state, move)
    assert state == before
    assert refusal.value.rule in IDS[1:]
    return refusal.value.rule


def is_legal(game: DiceGame, state: State, move: Move) -> bool:
    """Compared by what they look like, since 1 == 1.0 == True."""
    return repr(move) in {repr(other) for other in legal(game.turn(state))}


def made(kind: type[Move], value: Any) -> Move:
    return kind(*[value] * len(kind.__struct_fields__))


class Play(RuleBasedStateMachine):
    """A game, some legal steps, then junk, and so on."""

    game: DiceGame
    state: State

    @initialize(
        seats=st.integers(1, 4),
        options=st.fixed_dictionaries({name: st.sampled_from(v) for name, v in OPTIONS.items()}),
    )
    def begin(self, seats: int, options: dict[str, str]) -> None:
        self.game = DiceGame(content(), seats, options)
        self.state = self.game.start()

    @rule(seed=st.integers(0, 2**16), steps=st.integers(1, 40))
    def play_on(self, seed: int, steps: int) -> None:
        rng = random.Random(seed)
        for _ in range(steps):
            turn = self.game.turn(self.state)
            if not isinstance(turn, Over):
                self.state, _ = self.game.play(self.state, choose(self.game, turn, rng))

    @rule(kind=st.sampled_from(KINDS), value=st.sampled_from([*NAMES, *NUMBERS, *WRONG_TYPES]))
    def play_junk(self, kind: type[Move], value: Any) -> None:
        move = made(kind, value)
        if not is_legal(self.game, self.state, move):
            refused(self.game, self.state, move)

    @invariant()
    def nothing_is_lost(self) -> None:
        check_conserved(self.game, self.state)


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=60, stateful_step_count=30, deadline=None, derandomize=True, database=None
)


@cache
def every_phase(seats: int) -> dict[Phase, State]:
    """A state of each phase that waits, from a few games."""
    game, found = dice_game(seats), {}
    for seed in range(6):
        for step in walk(game, seed):
            found[Phase(step.before.phase)] = step.before
        found[Phase.OVER] = step.after
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_junk_is_refused_in_every_phase(kind: type[Move]) -> None:
    phases = set()
    for seats in (1, 3):
        game = dice_game(seats)
        for phase, state in every_phase(seats).items():
            phases.add(phase)
            for value in (*NAMES, *NUMBERS, *WRONG_TYPES):
                if not is_legal(game, state, made(kind, value)):
                    refused(game, state, made(kind, value))
    assert phases == {*list(Phase)[: Phase.FEEDING + 1], Phase.OVER}
