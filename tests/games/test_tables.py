"""Tables whose games begin anew as they end, and tables that are kept for later."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nations import envs
from nations.batch import Table
from nations.batch.arrays import whole
from nations.batch.pile import BLOCK
from nations.errors import BadBatch, BadFile, NationsError

from .test_batch import game_for


def at_random(table: Table, chance: Any) -> Any:
    return (table.masks * (chance.random(table.masks.shape) + 1e-6)).argmax(1)


def gone_on(name: str, seats: int, steps: int, **more: Any) -> tuple[Table, Any, Any, list[Any]]:
    """A table after some steps, its rows and masks, and what was seen of ends."""
    table, chance = (
        Table(game_for(name, seats), 6, 3, bounds=True, **more),
        np.random.default_rng(2),
    )
    rows, masks, ends = table.observe(), table.masks.copy(), list[Any]()
    for _ in range(steps):
        table.go_on(at_random(table, chance), rows, masks)
        for at in np.flatnonzero(table.ended):
            ends.append((at, table.scores[at].tolist(), table.finals[at].copy()))
    return table, rows, masks, ends


@pytest.mark.parametrize(("name", "seats", "mine"), [("dice", 2, None), ("kark", 3, 0)])
def test_games_that_end_begin_anew_in_the_same_pass(
    name: str, seats: int, mine: int | None
) -> None:
    table, rows, masks, ends = gone_on(name, seats, 160, mine=mine)
    assert ends
    assert not table.over.any()
    assert np.array_equal(rows, table.observe())
    assert np.array_equal(masks, table.masks)
    assert len({at for at, _, _ in ends}) > 1
    assert (table.rewards[~table.ended] == 0).all()
    assert (table.scores[~table.ended] == 0).all()
    again = gone_on(name, seats, 160, mine=mine, threads=2)
    assert np.array_equal(again[1], rows)
    assert all(one[1] == other[1] for one, other in zip(ends, again[3], strict=True))


@pytest.mark.parametrize(
    ("name", "seats", "mine"),
    [("dice", 1, None), ("dice", 2, None), ("dice", 4, 2), ("kark", 3, None)],
)
@pytest.mark.parametrize("pays", ["share", "score", "margin"])
def test_who_moved_is_paid_at_the_end(name: str, seats: int, mine: int | None, pays: str) -> None:
    table = Table(game_for(name, seats), 6, 3, mine=mine, pays=pays, bounds=True)
    chance, rows, masks = np.random.default_rng(2), table.observe(), table.masks.copy()
    all_paid = {"share": "rewards", "score": "scores", "margin": "margins"}[pays]
    ended = 0
    for _ in range(300):
        movers = table.seats.copy()
        table.go_on(at_random(table, chance), rows, masks)
        due = getattr(table, all_paid)[np.arange(6), movers]
        assert np.array_equal(table.paid, np.where(table.ended, due, 0).astype(np.float32))
        ended += int(table.ended.sum())
    assert ended
    table.reset()
    assert not table.paid.any()
    assert not table.ended.any()


@pytest.mark.parametrize(("name", "seats", "mine"), [("dice", 2, None), ("kark", 3, 1)])
def test_threads_play_the_same_games_each_once(name: str, seats: int, mine: int | None) -> None:
    """With blocks of games for each, in every call that is shared."""
    games, chance = 5 * BLOCK + 7, np.random.default_rng(5)
    tables = [Table(game_for(name, seats), games, 3, mine=mine, threads=n) for n in (1, 2, 4)]
    seen = [(table.observe(), table.masks.copy()) for table in tables]
    for step in range(60):
        moves = at_random(tables[0], chance)
        for table, (rows, masks) in zip(tables, seen, strict=True):
            wrong = moves.copy()
            wrong[step :: 2 * BLOCK] = -1
            before = whole(table.states).tobytes()
            with pytest.raises(BadBatch, match="moves are not legal"):
                table.go_on(wrong, rows, masks)
            assert whole(table.states).tobytes() == before
            if step % 3 == 2:
                table.step(moves, rows)
                table.reset(table.over, out=rows)
            else:
                table.go_on(moves, rows, masks)
            assert np.array_equal(rows, table.observe())
            assert np.array_equal(rows, seen[0][0])
            assert np.array_equal(whole(table.states), whole(tables[0].states))
            assert np.array_equal(table.masks, tables[0].masks)
            assert np.array_equal(table.rewards, tables[0].rewards)


def test_nothing_else_is_paid() -> None:
    with pytest.raises(BadBatch, match="pays: one of share, score, margin is expected"):
        Table(game_for("dice", 2), 2, pays="gold")


def test_an_end_is_what_a_step_and_a_look_would_show() -> None:
    """Up to its end a game goes as it does without beginning anew; who moved sees the end."""
    game, chance = game_for("dice", 2), np.random.default_rng(4)
    one, other = (Table(game, 5, 8, bounds=True) for _ in range(2))
    rows, masks = one.observe(), one.masks.copy()
    ended, last = np.zeros(5, bool), set[int]()
    while not ended.all():
        moves, movers = at_random(one, chance), one.seats.copy()
        one.go_on(moves, rows, masks)
        other.step(np.where(ended, -1, moves))
        first = one.ended & ~ended
        assert (other.over == ended | first).all()
        for at in np.flatnonzero(first):
            assert np.array_equal(one.finals[at], other.observe(seat=int(movers[at]))[at])
            last.add(int(movers[at]))
        assert np.array_equal(one.scores[first], other.scores[first])
        assert np.array_equal(one.rewards[first], other.rewards[first])
        ended |= first
    assert last == {0, 1}


def test_a_game_goes_its_way_whatever_the_others_do() -> None:
    """What follows depends on a game's own seed and moves alone."""
    alone = Table(game_for("dice", 2), 1, bounds=True)
    among = Table(game_for("dice", 2), 3, bounds=True)
    alone.reset(seeds=[77])
    among.reset(seeds=[5, 77, 6])
    rows, many = alone.observe(), among.observe()
    for _ in range(250):
        moves = among.masks.argmax(1)
        among.go_on(moves, many, among.masks.copy())
        alone.go_on(moves[1:2], rows, alone.masks.copy())
    assert np.array_equal(rows[0], many[1])


@pytest.mark.parametrize("masks", [None, "m", np.zeros((6, 3), np.int8), np.zeros((6, 50))])
def test_masks_are_written_only_where_they_fit(masks: Any) -> None:
    table = Table(game_for("dice", 2), 6, bounds=True)
    rows, before = table.observe(), table.states.tobytes()
    with pytest.raises(BadBatch, match="masks: a int8 array of shape"):
        table.go_on(table.masks.argmax(1), rows, masks)
    with pytest.raises(BadBatch, match="masks"):
        table.go_on(table.masks.argmax(1), rows, table.masks)  # those are only to be read
    with pytest.raises(BadBatch, match="out: a float32 array of shape"):
        table.go_on(table.masks.argmax(1), None, table.masks.copy())  # type: ignore[arg-type]
    assert table.states.tobytes() == before


# Kept for later


@pytest.mark.parametrize(("name", "seats", "mine"), [("dice", 3, None), ("kark", 2, [0, 1, 0, 1])])
def test_a_table_of_a_file_goes_the_same_way(
    name: str, seats: int, mine: Any, tmp_path: Path
) -> None:
    game, chance = game_for(name, seats), np.random.default_rng(1)
    table = Table(game, 4, seed=6, mine=mine, bounds=True)
    for _ in range(30):
        table.step(at_random(table, chance))
    table.save(tmp_path / "games")
    kept = Table.load(tmp_path / "games", game, bounds=True)
    pickled = pickle.loads(pickle.dumps(table))  # noqa: S301 - our own
    for twin in (kept, pickled):
        assert twin.states.tobytes() == table.states.tobytes()
        assert np.array_equal(twin.masks, table.masks)
        assert np.array_equal(twin.seats, table.seats)
    for _ in range(20):
        moves = at_random(table, chance)
        for one in (table, kept, pickled):
            one.step(moves)
            one.reset(one.over)
    for twin in (kept, pickled):
        assert np.array_equal(twin.observe(), table.observe())
    assert [one.name for one in tmp_path.iterdir()] == ["games"]


def test_a_file_that_is_not_of_this_game_is_refused(tmp_path: Path) -> None:
    game, path = game_for("dice", 2), tmp_path / "games"
    Table(game, 2, bounds=True).save(path)
    with pytest.raises(BadFile, match="another game: it has dice for 2"):
        Table.load(path, game_for("dice", 3), bounds=True)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadFile, match="holds no games"):
        Table.load(path, game)
    path.write_text("pass")
    with pytest.raises(BadFile, match="holds no games"):
        Table.load(path, game)
    with pytest.raises(BadFile, match="cannot be read"):
        Table.load(tmp_path / "none", game)
    with pytest.raises(BadFile, match="cannot be written"):
        Table(game, 2, bounds=True).save(tmp_path / "no" / "folder")


@pytest.mark.parametrize(
    ("part", "at", "value"),
    [
        ("states", "phase", 99),
        ("states", "place", 1000),
        ("states", "moves", 2**32 - 1),
        ("generators", 0, 1 << 40),
        ("generators", 0, -1),
        ("seeds", 0, -1),
        ("mine", 0, 7),
    ],
)
def test_an_invented_file_is_refused_and_never_played(
    part: str, at: Any, value: int, tmp_path: Path
) -> None:
    game, path = game_for("dice", 2), tmp_path / "games.npz"
    Table(game, 2, bounds=True).save(path)
    with np.load(path) as file:
        parts = {name: file[name].copy() for name in file.files}
    parts[part][at] = value
    np.savez(path, **parts)
    with pytest.raises(NationsError):
        Table.load(path, game, bounds=True)


@pytest.mark.parametrize("kind", ["gym", "vector"])
def test_what_was_pickled_is_played_in_a_new_process(kind: str, tmp_path: Path) -> None:
    """One that has not made a table before: what its arrays are called is not known there yet."""
    env: Any = getattr(envs, kind)("dice", 2)
    env.reset(seed=1)
    path = tmp_path / "env.pickle"
    path.write_bytes(pickle.dumps(env))
    move = "env._table.masks.argmax(1)" if kind == "vector" else "env.action_masks().argmax()"
    lines = f"import pickle, sys; env = pickle.load(open(sys.argv[1], 'rb')); env.step({move})"
    ran = [sys.executable, "-c", lines, str(path)]
    done = subprocess.run(ran, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("kind", ["gym", "vector", "aec", "parallel"])
def test_environments_can_be_pickled_in_the_middle_of_a_game(kind: str) -> None:
    env: Any = getattr(envs, kind)("dice", 2)
    env.reset(seed=1)
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    for one in (env, twin):
        if kind == "vector":
            one.step(one._table.masks.argmax(1))
        elif kind == "parallel":
            one.step(dict.fromkeys(one.agents, 0))
        elif kind == "aec":
            one.step(int(one.last()[0]["action_mask"].argmax()))
        else:
            one.step(one.action_masks().argmax())
    if kind == "vector":
        assert np.array_equal(env._table.observe(), twin._table.observe())
    else:
        assert env._board.state == twin._board.state
