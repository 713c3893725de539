"""Both storages play in lock-step: every state of hundreds of games is the same.

The compiled code runs with bounds checks. A million compiled random steps conserve every die, chit
and tile at each step; `NATIONS_STEPS=10000000 NATIONS_GAMES=100000` plays on until it has both.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import numpy as np
import pytest
from second_reader.dice_agreement import varied

from nations.compiling.layout import dtype, to_array
from nations.compiling.rules import bound, compiled, rule
from nations.games.dice.box import OPTIONS, fill_box
from nations.games.dice.content import load_set
from nations.games.dice.phases import flow
from nations.games.dice.phases.flow import start
from nations.games.dice.state import (
    BOX_CHITS,
    BOX_DICE,
    CHITS,
    COLOURS,
    DEVELOPMENTS,
    DICE,
    NOTHING,
    PRINTED,
    SPACES,
    TILES,
    Box,
    Phase,
    Place,
    State,
    colour_of,
)
from nations.kernel import playout
from nations.kernel.generator import Generator, seed

GAMES_A_CASE = 50
STEPS = int(os.environ.get("NATIONS_STEPS", "1000000"))
GAMES = int(os.environ.get("NATIONS_GAMES", "800"))
BATCH = 100

random_step = bound(playout.random_step, flow)


def box_for(seats: int, number: int) -> Box:
    """Options and content change from game to game."""
    random = Random(number)
    options = {name: random.choice(values) for name, values in OPTIONS.items()}
    return fill_box(load_set() if number % 2 else varied(random), seats, options)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("case", [0, 1])
def test_every_state_is_the_same(seats: int, case: int) -> None:
    start_twin = compiled(start, bounds=True)
    step_twin = compiled(random_step, bounds=True)
    for number in range(case, 2 * GAMES_A_CASE, 2):
        box = box_for(seats, number)
        boxes, array = to_array(box), np.zeros(1, dtype(State))
        plain, generators = Generator(), np.zeros(1, dtype(Generator))
        seed(plain, number)
        generators[0] = to_array(plain)[0]
        state = State()
        start(box, state)
        start_twin(boxes[0], array[0])
        while state.phase != Phase.OVER:
            move = random_step(box, state, plain)
            assert move == step_twin(boxes[0], array[0], generators[0])
            assert to_array(state).tobytes() == array.tobytes(), (number, move)
        assert array[0]["phase"] == Phase.OVER


@rule
def dice_are_conserved(box: Box, s: State) -> bool:
    for colour in range(COLOURS):
        count = s.supply[colour]
        for seat in range(box.seats):
            count += s.nation[seat].used[colour] + s.nation[seat].unrolled[colour]
            for die in range(DICE):
                if colour_of(die) == colour:
                    count += s.nation[seat].unused[die]
        if count != BOX_DICE[colour] or (box.limited and s.supply[colour] < 0):
            return False
    return True


@rule
def chits_are_conserved(box: Box, s: State) -> bool:
    for chit in range(CHITS):
        count = s.supply_chits[chit]
        for seat in range(box.seats):
            count += s.nation[seat].chits[chit] + s.nation[seat].used_chits[chit]
        if count != BOX_CHITS[chit] or (box.limited and s.supply_chits[chit] < 0):
            return False
    return True


@rule
def tiles_are_conserved(box: Box, s: State) -> bool:
    """Board, developments, advisors and wonders name only tiles that are in that very place."""
    on_board = 0
    for tile in range(TILES):
        if s.tiles[tile] == Place.BOARD:
            on_board += 1
        if s.tiles[tile] < Place.STACK or s.tiles[tile] >= Place.HELD + box.seats:
            return False
    for space in range(SPACES):
        if s.board[space] != NOTHING:
            on_board -= 1
            if s.tiles[s.board[space]] != Place.BOARD:
                return False
    for seat in range(box.seats):
        nation = s.nation[seat]
        held = Place.HELD + seat
        for space in range(DEVELOPMENTS):
            tile = nation.development[space]
            if tile != PRINTED and s.tiles[tile] != held:
                return False
        if nation.advisor != NOTHING and s.tiles[nation.advisor] != held:
            return False
        if nation.wonder != NOTHING and s.tiles[nation.wonder] != held:
            return False
    return on_board == 0


@rule
def nothing_is_negative(box: Box, s: State) -> bool:
    for seat in range(box.seats):
        nation = s.nation[seat]
        for die in range(DICE):
            if nation.unused[die] < 0:
                return False
        for colour in range(COLOURS):
            if nation.used[colour] < 0 or nation.unrolled[colour] < 0:
                return False
        for chit in range(CHITS):
            if nation.chits[chit] < 0 or nation.used_chits[chit] < 0:
                return False
    return True


@rule
def conserved(box: Box, s: State) -> bool:
    return (
        dice_are_conserved(box, s)
        and chits_are_conserved(box, s)
        and tiles_are_conserved(box, s)
        and nothing_is_negative(box, s)
    )


@rule
def steps_that_conserve(box: Box, s: State, g: Generator) -> int:
    """Plays a random game; returns its steps, or minus the number of the step that lost a thing."""
    steps = 0
    start(box, s)
    while s.phase != Phase.OVER:
        random_step(box, s, g)
        steps += 1
        if not conserved(box, s):
            return -steps
    return steps


def play_checked(box: Box, games: int, number: int, loop: Any) -> int:
    boxes = to_array(box)
    generator = Generator()
    seed(generator, number)
    generators = to_array(generator)
    steps = 0
    for _ in range(games):
        array = np.zeros(1, dtype(State))
        done = int(loop(boxes[0], array[0], generators[0]))
        assert done > 0, f"something was lost at step {-done}"
        steps += done
    return steps


def test_a_million_steps_conserve_every_die_chit_and_tile() -> None:
    loop = compiled(steps_that_conserve, bounds=True)
    steps = number = 0
    while steps < STEPS or number * BATCH < GAMES:
        steps += play_checked(box_for(number % 4 + 1, number), BATCH, number, loop)
        number += 1
    assert number >= 8


@pytest.mark.parametrize("what", ["die", "chit", "tile", "negative"])
def test_a_planted_loss_is_noticed(what: str) -> None:
    box, state = box_for(2, 1), State()
    start(box, state)
    assert conserved(box, state)
    nation = state.nation[0]
    if what == "die":
        nation.unrolled[0] -= 1
    elif what == "chit":
        nation.chits[0] += 1
    elif what == "tile":
        nation.advisor = 7
    else:
        nation.used[0] -= 1
        nation.unrolled[0] += 1
    assert not conserved(box, state)
