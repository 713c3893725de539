"""Observations: what is declared is written, equal rows are equal tables, no more is seen."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nations.batch import BadBatch, Table
from nations.compiling.layout import from_array
from nations.contract import Chance, Over
from nations.kernel.observation import places, scale, size, table_of
from nations.registry import load

CASES = [("dice", 1), ("dice", 2), ("dice", 3), ("dice", 4), ("kark", 2), ("kark", 3), ("kark", 4)]
STEPS = 250


@cache
def game_for(name: str, seats: int) -> Any:
    edition = load(name)
    return edition.game(seats, dict(edition.unattended), None)


def seen(game: Any, state: Any, seat: int) -> tuple[int, ...]:
    row = [0] * size(game.features)
    game.observe(game.box, state, seat, row)
    assert len(row) == size(game.features)
    return tuple(row)


@cache
def positions(name: str, seats: int) -> list[Any]:
    """States of a game at random, chance and the end included."""
    game, chosen = game_for(name, seats), random.Random(seats)
    state, found = game.start(), list[Any]()
    while len(found) < STEPS:
        found.append(state)
        turn = game.turn(state)
        if isinstance(turn, Over):
            state = game.start()
        elif isinstance(turn, Chance):
            state, _ = game.play(state, chosen.choice(turn.ways)[0])
        else:
            state, _ = game.play(state, chosen.choice(turn.moves))
    return found


def following(game: Any, state: Any) -> list[Any]:
    """The states that can come next: brothers that differ in little."""
    turn = game.turn(state)
    if isinstance(turn, Over):
        return []
    moves = [one for one, _ in turn.ways] if isinstance(turn, Chance) else turn.moves
    return [game.play(state, move)[0] for move in moves[:40]]


def look_alike(game: Any, states: list[Any], gap: slice = slice(0, 0)) -> int:
    """How often tables that differ look the same, with a part of the row left out."""
    found = 0
    for state in states:
        by_row: dict[Any, Any] = {}
        for one in following(game, state):
            row, view = seen(game, one, 0), game.view(one, 0)
            found += by_row.setdefault(row[: gap.start] + row[gap.stop :], view) != view
    return found


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_number_lies_where_its_feature_says(name: str, seats: int) -> None:
    game = game_for(name, seats)
    for state in positions(name, seats):
        row = seen(game, state, seats - 1)
        for place, feature in places(game.features):
            assert all(feature.low <= one <= feature.high for one in row[place]), feature.name


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_equal_rows_are_equal_views(name: str, seats: int) -> None:
    states = positions(name, seats)[::4]
    assert look_alike(game_for(name, seats), states) == 0


LEFT_OUT = [("dice", "nation 0: unused"), ("kark", "power 0: agent")]


@pytest.mark.parametrize(("name", "feature"), LEFT_OUT)
def test_control_a_feature_left_out_is_missed(name: str, feature: str) -> None:
    game = game_for(name, 2)
    gap = next(place for place, one in places(game.features) if one.name == feature)
    assert look_alike(game, positions(name, 2), gap)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_only_spares_work_is_not_seen(name: str, seats: int) -> None:
    """Legal moves, ways and cards that were not yet seen may hold anything."""
    game = game_for(name, seats)
    for state in positions(name, seats)[::10]:
        other = state.copy()
        for field in ("moves", "steps", "entry"):
            if hasattr(other, field):
                setattr(other, field, [one + 5 for one in getattr(other, field)])
        if hasattr(other, "deck"):
            other.deck[other.seen :] = [7] * (len(other.deck) - other.seen)
        assert seen(game, state, 0) == seen(game, other, 0)


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_the_seat_itself_comes_first(name: str) -> None:
    """Two seats that change places see what the other saw."""
    game = game_for(name, 2)
    things = "nation" if name == "dice" else "power"
    spans = {one.name: place for place, one in places(game.features)}
    mine = [name for name in spans if name.startswith(f"{things} 0")]
    for state in positions(name, 2)[::10]:
        one, two = seen(game, state, 0), seen(game, state, 1)
        for name in mine:
            if not name.endswith(": place"):
                assert one[spans[name]] == two[spans[name.replace("0", "1", 1)]], name


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_table_writes_what_plain_rules_write(name: str, seats: int) -> None:
    game = game_for(name, seats)
    table = Table(game, 8, seed=3, bounds=True)
    chosen = np.random.default_rng(1)
    rows, factors = table.observe(), np.array(scale(game.features), np.float32)
    for _ in range(40):
        again = table.observe(rows)
        assert again is rows
        for at in range(0, 8, 3):
            plain = seen(game, table.state(at), max(0, int(table.seats[at])))
            assert np.array_equal(rows[at], np.array(plain, np.float32) * factors)
        noise = chosen.random(table.masks.shape)
        table.step((table.masks * noise).argmax(1))
        table.reset(table.over)
    assert np.abs(rows).max() <= 1


def test_a_seat_of_ones_own_sees_the_table_in_every_game() -> None:
    game = game_for("dice", 3)
    table = Table(game, 4, mine=[0, 1, 2, 0], bounds=True)
    assert table.seats.tolist() == [0, 1, 2, 0]
    rows, factors = table.observe(), scale(game.features)
    for at, seat in enumerate((0, 1, 2, 0)):
        plain = np.array(seen(game, table.state(at), seat), np.float32)
        assert np.array_equal(rows[at], plain * np.array(factors, np.float32))


@pytest.mark.parametrize("out", [np.zeros((4, 3), np.float32), np.zeros(4), [1.0], "row"])
def test_only_an_array_of_its_own_shape_is_written(out: Any) -> None:
    with pytest.raises(BadBatch, match="float32"):
        Table(game_for("dice", 2), 4, bounds=True).observe(out)


def test_a_game_that_does_not_say_how_it_is_seen_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(type(game_for("dice", 2)), "features")
    with pytest.raises(BadBatch, match="does not say how it is seen"):
        Table(game_for("dice", 2), 2, bounds=True).observe()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_actions_name_every_number_once(name: str, seats: int) -> None:
    game = game_for(name, seats)
    numbers = [n for one in game.actions for n in range(one.first, one.first + one.count)]
    assert numbers == list(range(game.move_count))
    assert table_of(game).count("\n") == len(game.features) + len(game.actions) + 4


def test_states_come_out_and_go_in() -> None:
    game = game_for("kark", 2)
    table = Table(game, 3, seed=5, bounds=True)
    for _ in range(12):
        table.step(table.masks.argmax(1))
    twin = table.clone()
    state = table.state(1)
    assert state == from_array(type(state), table.states[1])
    table.set_state(0, state)
    assert table.state(0) == state
    before = twin.state(2)
    for one in (table, twin):
        one.step(one.masks.argmax(1))
    assert table.state(2) == twin.state(2) != before
    with pytest.raises(BadBatch, match="state"):
        table.set_state(3, state)
    with pytest.raises(BadBatch):
        table.set_state(0, replace(game.view(state, 0)))


def test_each_game_may_have_its_own_seed() -> None:
    game = game_for("dice", 2)
    table = Table(game, 4, bounds=True)
    table.reset(seeds=[11, 12, 11, 12])
    assert table.states[0] == table.states[2]
    assert table.states[1] == table.states[3]
    assert table.states[0] != table.states[1]
    for bad in ([1, 2], [1, 2, 3, -1], [0.5] * 4, [True] * 4, "four"):
        with pytest.raises(BadBatch, match="seeds"):
            table.reset(seeds=bad)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_others_play_until_it_is_ones_turn(name: str) -> None:
    game = game_for(name, 2)
    table = Table(game, 6, seed=9, mine=1, threads=2, bounds=True)
    alone = Table(game, 6, seed=9, mine=1, bounds=True)
    for _ in range(400):
        assert set(table.seats.tolist()) <= {1, -1}
        moves = table.masks.argmax(1)
        table.step(moves)
        alone.step(moves)
        if table.over.all():
            break
    assert (table.states == alone.states).all()  # however many threads there are
    over = table.over
    assert np.allclose(table.rewards[over].sum(1), 1)
    assert (table.scores[over] == alone.scores[over]).all()
    assert (table.margins[over].sum(1) == 0).all()


@pytest.mark.parametrize("mine", [2, -1, [0, 1], [0.5] * 3, True, "me"])
def test_a_seat_that_is_not_there_is_refused(mine: Any) -> None:
    with pytest.raises(BadBatch, match="mine"):
        Table(game_for("dice", 2), 3, mine=mine, bounds=True)


@pytest.mark.parametrize(("name", "seats", "mine"), [("dice", 2, None), ("kark", 3, 0)])
def test_what_is_seen_is_the_same_in_the_pass_of_a_step_and_of_a_reset(
    name: str, seats: int, mine: int | None
) -> None:
    table = Table(game_for(name, seats), 6, seed=4, mine=mine, threads=2, bounds=True)
    rows, chosen = table.observe(), np.random.default_rng(2)
    for _ in range(60):
        table.step((table.masks * chosen.random(table.masks.shape)).argmax(1), rows)
        assert np.array_equal(rows, table.observe())
        table.reset(table.over, out=rows)
        assert np.array_equal(rows, table.observe())
