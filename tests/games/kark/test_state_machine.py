"""Legal moves, outcomes of chance and junk in any mixture: junk is refused and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from games.dice.test_state_machine import NUMBERS, WRONG_TYPES, Foreign, made
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from nations.contract import Move, Over
from nations.edition import notation
from nations.games.kark import moves
from nations.games.kark.state import LAST_DECISION, Phase

from .own_set import kark_game
from .tables import LASTING, ORDERING, Table, check_conserved, choose, opening, walk


class EndToo(moves.End, frozen=True):
    """A kind of end that the game does not know."""


class SailToo(moves.Sail, frozen=True):
    """A kind of voyage that the game does not know."""


NAMES = ["nw", "uor", "mid", "north", "south", "nw.0", "uor.3", "far.7", "mid.8", "nw.", "king"]
NAMES += ["guerrilla", "pope", "loan", "coup", "king-falls", "", "no such thing"]
JUNK = [*NAMES, *NUMBERS, *WRONG_TYPES]
KNOWN = [kind for kind in vars(moves).values() if isinstance(kind, type) and issubclass(kind, Move)]
KINDS = [*KNOWN[1:], EndToo, SailToo, Foreign]
OTHER_VALUES = {
    "start_cash": "10",
    "ruin": "cannot_pay",
    "stuck": "stays",
    "free_tanker": "sea",
    "bank": "box",
    "quiet_rounds": "off",
    "first_player": "agreed:2",
    "first_turn_trade": "yes",
    "duty": "loose",
    "trade_moment": "last",
    "captured_leaders": "reserve",
    "abandoned_port": "owner",
    "pipeline_builder": "both_ends",
    "card_chain": "none",
    "blocked": "out",
    "round_limit": "9",
}


def try_junk(t: Table, junk: Iterable[Move]) -> None:
    """Unless it happens to be legal (compared by looks, since 1 == 1.0 == True), it is refused."""
    possible = {repr(move) for move in notation.legal(t.turn)}
    for move in junk:
        if repr(move) not in possible:
            t.refuses(move)


class Play(RuleBasedStateMachine):
    """A game, some legal steps, then junk, and so on."""

    table: Table

    @initialize(
        seats=st.integers(2, 4),
        others=st.sets(st.sampled_from(sorted(OTHER_VALUES))),
        lasting=st.booleans(),
    )
    def begin(self, seats: int, others: set[str], lasting: bool) -> None:
        options = {name: OTHER_VALUES[name] for name in others}
        self.table = opening(seats, LASTING if lasting else None, **options)

    @rule(seed=st.integers(0, 2**16), number=st.integers(1, 40))
    def play_on(self, seed: int, number: int) -> None:
        rng, t = random.Random(seed), self.table
        for _ in range(number):
            turn = t.turn
            if not isinstance(turn, Over):
                t.state, _ = t.game.play(t.state, choose(t.game, turn, rng, beside=0.02))

    @rule(kind=st.sampled_from(KINDS), value=st.sampled_from(JUNK), other=st.sampled_from(JUNK))
    def play_junk(self, kind: type[Move], value: Any, other: Any) -> None:
        junk = [made(kind, value)]
        if len(kind.__struct_fields__) == 2:
            junk.append(kind(value, other))
        try_junk(self.table, junk)

    @invariant()
    def nothing_is_lost(self) -> None:
        check_conserved(self.table.game, self.table.state)


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, derandomize=True, database=None
)


@cache
def every_phase() -> dict[Phase, Table]:
    """A table in each phase that waits, from a few games."""
    game, found = kark_game(3, ORDERING, first_turn_trade="yes"), {}
    for seed in range(30):
        for step in walk(game, seed, beside=0.02):
            found[Phase(step.before.phase)] = Table(game, step.before)
        found[Phase.OVER] = Table(game, step.after)
    return found


def test_the_games_wait_in_every_phase() -> None:
    assert set(every_phase()) == {*list(Phase)[: LAST_DECISION + 1], Phase.OVER}


@pytest.mark.parametrize("kind", KINDS)
def test_junk_is_refused_in_every_phase(kind: type[Move]) -> None:
    junk = [made(kind, value) for value in JUNK]
    if len(kind.__struct_fields__) == 2:
        junk += [kind(first, second) for first in NAMES for second in NAMES]
    for t in every_phase().values():
        try_junk(t, junk)
