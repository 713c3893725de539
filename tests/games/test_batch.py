"""Batches of games, with bounds checked, in lock-step with plain objects."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from nations.batch import Playouts, Table
from nations.batch.loops import Outcomes, deal, play_out
from nations.compiling.layout import from_array, to_array
from nations.compiling.rules import bound, rule
from nations.kernel.choices import allows, count, nth
from nations.kernel.generator import Generator, seed
from nations.registry import load

CASES = [("dice", 1), ("dice", 2), ("dice", 4), ("kark", 2), ("kark", 4)]
SEED = 7


@cache
def game_for(name: str, seats: int) -> Any:
    edition = load(name)
    return edition.game(seats, edition.unattended, None)


def generator_of(number: int) -> Generator:
    generator = Generator()
    seed(generator, (SEED << 32) + number)
    return generator


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_playouts_are_the_games_of_plain_objects(name: str, seats: int) -> None:
    game = game_for(name, seats)
    results = Playouts(game, bounds=True).play(10, SEED)
    for number in range(10):
        plain = Outcomes()
        state = game.start()
        bound(play_out, game.kernel)(game.box, state, generator_of(number), plain)
        assert to_array(plain)[0] == results[number]
        over = game.over(state)
        assert over.scores == tuple(results[number]["scores"][:seats])
        assert over.winners == tuple(np.flatnonzero(results[number]["wins"]))


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_threads_change_nothing(name: str) -> None:
    playouts = Playouts(game_for(name, 2), bounds=True)
    alone = playouts.play(300, SEED)
    assert (playouts.play(300, SEED, threads=3) == alone).all()
    assert (playouts.play(300, SEED, threads=0) == alone).all()
    assert (playouts.play(300, SEED + 1) != alone).any()
    assert (playouts.play(100, SEED) == alone[:100]).all()


@rule
def the_first(box: Any, s: Any, g: Generator) -> int:
    """A policy: always the first of the legal moves."""
    return nth(s, 0)


def test_a_policy_chooses_in_place_of_chance() -> None:
    game = game_for("dice", 2)
    results = Playouts(game, the_first, bounds=True).play(5, SEED)
    for number in range(5):
        plain = Outcomes()
        loop = bound(play_out, game.kernel, choose=the_first)
        loop(game.box, game.start(), generator_of(number), plain)
        assert to_array(plain)[0] == results[number]
    assert results["decisions"].max() < Playouts(game, bounds=True).play(5)["decisions"].min()


def test_playouts_go_on_from_any_state() -> None:
    game = game_for("kark", 3)
    state, generator = game.start(), generator_of(0)
    for _ in range(6):
        bound(deal, game.kernel)(game.box, state, generator)
        game.kernel.play(game.box, state, nth(state, 0))
    results = Playouts(game, bounds=True).play(20, SEED, state=state)
    assert results["steps"].min() > 0
    assert (results["wins"][:, :3].sum(axis=1) >= 1).all()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_table_steps_as_plain_objects_do(name: str, seats: int) -> None:
    """Every state, mask, seat and reward of some games, to their ends."""
    game, games = game_for(name, seats), 4
    table = Table(game, games, SEED, bounds=True)
    plain = [(game.start(), generator_of(number)) for number in range(games)]
    dealt = bound(deal, game.kernel)
    for state, generator in plain:
        dealt(game.box, state, generator)
    random = np.random.default_rng(1)
    while not table.over.all():
        same(game, table, [state for state, _ in plain])
        moves = [int(random.choice(np.flatnonzero(m))) if m.any() else 0 for m in table.masks]
        for (state, generator), move in zip(plain, moves, strict=True):
            if not game.kernel.is_over(state):
                game.kernel.play(game.box, state, move)
                dealt(game.box, state, generator)
        table.step(np.array(moves))
    same(game, table, [state for state, _ in plain])
    assert np.allclose(table.rewards.sum(axis=1), 1)


def same(game: Any, table: Table, states: list[Any]) -> None:
    for number, state in enumerate(states):
        assert to_array(state).tobytes() == table.states[number : number + 1].tobytes()
        legal = [] if game.kernel.is_over(state) else game.legal_numbers(state)
        assert np.flatnonzero(table.masks[number]).tolist() == legal
        decider = -1 if game.kernel.is_over(state) else game.kernel.decider(state)
        assert table.seats[number] == decider
        if decider < 0:
            over = game.over(state)
            shares = [
                (seat in over.winners) / len(over.winners) for seat in range(len(over.scores))
            ]
            assert np.allclose(table.rewards[number], shares)


def test_finished_games_can_be_begun_anew() -> None:
    table = Table(game_for("kark", 2), 8, SEED, bounds=True)
    while not table.over.any():
        table.step(table.masks.argmax(axis=1))
    over = table.over.copy()
    running = table.states[~over].copy()
    table.reset(over)
    assert not table.over.any()
    assert (table.states[~over] == running).all()
    assert (table.rewards == 0).all()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_moves_that_a_state_keeps_are_the_legal_ones(name: str, seats: int) -> None:
    """What is noted for a decision is what no rule objects to, move by move."""
    game, random = game_for(name, seats), np.random.default_rng(2)
    for number in range(3):
        state, generator = game.start(), generator_of(number)
        while not game.kernel.is_over(state):
            if game.kernel.waits_for_chance(state):
                assert count(state) == 0
                bound(deal, game.kernel)(game.box, state, generator)
                continue
            legal = game.legal_numbers(state)
            assert [n for n in range(game.move_count) if allows(state, n)] == legal
            game.kernel.play(game.box, state, int(random.choice(legal)))


def test_results_are_plain_records() -> None:
    results = Playouts(game_for("dice", 1), bounds=True).play(1, SEED)
    assert from_array(Outcomes, results[0]).steps == results[0]["steps"]
