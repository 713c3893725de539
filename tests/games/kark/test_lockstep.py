"""Both storages play in lock-step: every state of many games is the same.

The compiled code runs with bounds checks. A million compiled random steps conserve every tanker,
pipeline, leader and card at each step; `NATIONS_STEPS=10000000 NATIONS_GAMES=100000` plays on until
it has both. Both tests use the same compiled rules, kept on disk.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from second_reader.kark_agreement import random_options, varied

from nations.compiling.layout import dtype, from_array, to_array
from nations.compiling.rules import bound, compiled, rule
from nations.games.kark.box import fill_box
from nations.games.kark.content import load_set
from nations.games.kark.phases import flow
from nations.games.kark.state import (
    GONE,
    LEADERS,
    LINKS,
    NOTHING,
    PLACES,
    POINTS,
    Box,
    Phase,
    State,
    country_of,
    is_capital,
    tankers_of,
)
from nations.kernel import playout
from nations.kernel.generator import Generator, seed

from .own_set import content, with_defaults
from .tables import ROOMY

pytestmark = pytest.mark.xdist_group("kark-compiled")

IN_STEP = 180
STEPS = int(os.environ.get("NATIONS_STEPS", "1000000"))
GAMES = int(os.environ.get("NATIONS_GAMES", "900"))
BATCH = 100
random_step = bound(playout.random_step, flow)


@cache
def twins() -> tuple[Any, Any]:
    """The compiled start and step; from the disk, unless the rules have changed."""
    return compiled(flow.start, bounds=True), compiled(random_step, bounds=True)


def box_for(number: int) -> Box:
    """Seats, options and content change from game to game."""
    random = Random(number)
    chosen = (load_set(), varied(random), content(ROOMY))[number // 3 % 3]
    return fill_box(chosen, number % 3 + 2, random_options(random))


def random_numbers(number: int) -> Generator:
    generator = Generator()
    seed(generator, number)
    return generator


def test_every_state_is_the_same() -> None:
    start_twin, step_twin = twins()
    steps = 0
    for number in range(IN_STEP):
        box, generator, state = box_for(number), random_numbers(number), State()
        boxes, generators, states = to_array(box), to_array(generator), np.zeros(1, dtype(State))
        flow.start(box, state)
        start_twin(boxes[0], states[0])
        while state.phase != Phase.OVER:
            move = random_step(box, state, generator)
            assert move == step_twin(boxes[0], states[0], generators[0])
            assert to_array(state).tobytes() == states.tobytes(), (number, move)
            steps += 1
        assert from_array(State, states[0]) == state
    assert steps > 30 * IN_STEP


# ------------------------------------------------------------------------------ conservation


@rule
def tankers_are_conserved(box: Box, s: State) -> bool:
    count = s.stock
    for seat in range(box.seats):
        power = s.power[seat]
        count += tankers_of(s, seat)
        for place in range(PLACES):
            if power.tankers[place] < 0:
                return False
    for place in range(PLACES):
        count += s.nobodys[place]
        if s.nobodys[place] < 0:
            return False
    return count == box.tankers and s.stock >= 0


@rule
def pipelines_are_conserved(box: Box, s: State) -> bool:
    count = s.pipes
    for link in range(LINKS):
        count += s.laid[link]
        if s.laid[link] and link >= box.links:
            return False
    return count == box.pipelines and s.pipes >= 0


@rule
def leaders_are_conserved(box: Box, s: State) -> bool:
    """Every leader is on the point whose occupant it is, in reserve or gone."""
    placed = 0
    for seat in range(box.seats):
        ruled = 0
        for leader in range(LEADERS):
            place = s.power[seat].leader[leader]
            if place >= 0 and is_capital(box, place):
                ruled |= 1 << country_of(place)
            if place < GONE or place >= POINTS:
                return False
            if place >= 0:
                placed += 1
                if s.occupant[place] != seat * LEADERS + leader:
                    return False
        if s.power[seat].ruled != ruled:
            return False
    for point in range(POINTS):
        if s.occupant[point] != NOTHING:
            placed -= 1
    return placed == 0


@rule
def cards_are_conserved(box: Box, s: State) -> bool:
    for at in range(s.seen):
        for other in range(at):
            if s.deck[at] == s.deck[other]:
                return False
    return s.seen <= box.cards and s.seen <= s.draws and s.drawn_now <= box.cards


@rule
def nobody_has_debts(box: Box, s: State) -> bool:
    """No cash below 0; who is out has nothing, and who has begun and is not out has an agent."""
    for seat in range(box.seats):
        power = s.power[seat]
        if power.cash < 0 or (power.out and (power.cash or tankers_of(s, seat))):
            return False
        if power.agent == NOTHING and power.started and not power.out:
            return False
    return True


@rule
def conserved(box: Box, s: State) -> bool:
    return (
        tankers_are_conserved(box, s)
        and pipelines_are_conserved(box, s)
        and leaders_are_conserved(box, s)
        and cards_are_conserved(box, s)
        and nobody_has_debts(box, s)
    )


def checking_loop() -> Any:
    """Compiled: plays a game; returns its steps, or minus the number of the step with a loss."""
    start_twin, step_twin = twins()
    over = int(Phase.OVER)

    @rule
    def steps_that_conserve(box: Box, s: State, g: Generator) -> int:
        steps = 0
        start_twin(box, s)
        while s.phase != over:
            step_twin(box, s, g)
            steps += 1
            if not conserved(box, s):
                return -steps
        return steps

    return compiled(steps_that_conserve, bounds=True)


def test_a_million_steps_conserve_everything() -> None:
    loop = checking_loop()
    steps = number = 0
    while steps < STEPS or number * BATCH < GAMES:
        boxes, generators = to_array(box_for(number)), to_array(random_numbers(number))
        for _ in range(BATCH):
            states = np.zeros(1, dtype(State))
            done = int(loop(boxes[0], states[0], generators[0]))
            assert done > 0, f"box {number}: something was lost at step {-done}"
            steps += done
        number += 1
    assert number >= 9


def lose_tanker(s: State) -> None:
    s.stock -= 1


def find_pipeline(s: State) -> None:
    s.pipes += 1


def lose_leader(s: State) -> None:
    s.power[0].leader[0] = 5


def forget_country(s: State) -> None:
    s.power[0].ruled ^= 1


def share_point(s: State) -> None:
    s.power[0].leader[0] = s.power[0].leader[1] = s.occupant[5] = 5


def repeat_card(s: State) -> None:
    s.seen = s.draws = 2


def owe_money(s: State) -> None:
    s.power[1].cash = -1


@pytest.mark.parametrize(
    "loss",
    [lose_tanker, find_pipeline, lose_leader, share_point, forget_country, repeat_card, owe_money],
)
def test_a_planted_loss_is_noticed(loss: Callable[[State], None]) -> None:
    box, state = fill_box(content(), 2, with_defaults({})), State()
    flow.start(box, state)
    assert conserved(box, state)
    loss(state)
    assert not conserved(box, state)
