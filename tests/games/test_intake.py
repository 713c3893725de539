"""What comes from outside into a batch: refused with a sentence, and the batch is as it was."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import cache
from signal import SIGSEGV
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from toy import Toy

from nations.batch import Playouts, Table
from nations.batch.loops import deal
from nations.batch.table import KEPT
from nations.compiling.rules import bound, rule
from nations.errors import BadBatch
from nations.kernel.choices import count, nth
from nations.kernel.generator import Generator

from .test_batch import SEED, game_for

GAMES = 5


@cache
def table() -> Table:
    return Table(game_for("dice", 2), GAMES, SEED, bounds=True)


@cache
def playouts() -> Playouts:
    return Playouts(game_for("dice", 2), bounds=True)


def everything(batch: Table) -> list[bytes | int]:
    """All that a batch consists of."""
    rows = (getattr(batch, name) for name in KEPT if name != "_refused")
    return [*(row.tobytes() for row in rows), batch._next_seed]


def assert_refused(batch: Table, act: Callable[[], object], *said: str) -> None:
    before = everything(batch)
    with pytest.raises(BadBatch) as refused:
        act()
    assert everything(batch) == before
    for words in said:
        assert words in str(refused.value)


BAD_MOVES = {
    "short": np.zeros(1, np.int64),
    "long": np.zeros(GAMES + 1, np.int64),
    "none": np.zeros(0, np.int64),
    "one number": 0,
    "two dimensions": np.zeros((GAMES, 1), np.int64),
    "floats": np.full(GAMES, 0.9),
    "whole floats": np.zeros(GAMES),
    "truth values": np.ones(GAMES, bool),
    "truth among numbers": [True, 1, 1, 1, 1],
    "strings": ["1"] * GAMES,
    "objects": np.array([1] * GAMES, object),
    "huge": [2**70] * GAMES,
    "times": np.zeros(GAMES, "m8[s]"),
    "records": np.zeros(GAMES, [("move", "i8")]),
    "ragged": [[1], [1, 2], 3, 4, 5],
    "nothing": None,
    "a word": "pass",
    "numbers and words": [1, 2, 3, 4, "5"],
}


@pytest.mark.parametrize("bad", BAD_MOVES.values(), ids=BAD_MOVES)
def test_moves_of_another_form_are_refused(bad: Any) -> None:
    said = f"a row of {GAMES} whole numbers is expected", "came", "nothing was played"
    assert_refused(table(), lambda: table().step(bad), *said)


def test_one_move_that_is_not_legal_refuses_all_and_names_its_game() -> None:
    moves = table().masks.argmax(axis=1)
    moves[1] = table().masks[1].argmin()
    said = f"1 of {GAMES} moves are not legal (game 1: {moves[1]})"
    assert_refused(table(), lambda: table().step(moves), said, "nothing was played")


@pytest.mark.parametrize("wild", [-1, -(2**63), 10_000, 2**63 - 1, 2**64 - 1])
def test_numbers_beyond_all_moves_are_refused(wild: int) -> None:
    assert_refused(table(), lambda: table().step(np.full(GAMES, wild)), "5 of 5 moves")


def test_many_refused_games_are_counted_and_only_the_first_named() -> None:
    many = Table(game_for("dice", 2), 12, SEED, bounds=True)
    said = "12 of 12 moves are not legal (game 0: 999,", "game 4: 999 and 7 more"
    assert_refused(many, lambda: many.step(np.full(12, 999)), *said)


@given(
    arrays.arrays(
        st.one_of(arrays.integer_dtypes(endianness="?"), arrays.unsigned_integer_dtypes()),
        arrays.array_shapes(min_dims=0, max_dims=2, min_side=0, max_side=GAMES + 1),
    )
)
def test_any_whole_numbers_are_played_or_refused(moves: Any) -> None:
    """Whatever is not legal in every game changes none; what is, is played as plain int64 is."""
    legal = moves.shape == (GAMES,) and all(
        0 <= int(move) < len(row) and row[int(move)]
        for move, row in zip(moves, table().masks, strict=True)
    )
    if not legal:
        assert_refused(table(), lambda: table().step(moves))


@given(
    st.one_of(
        st.lists(st.one_of(st.booleans(), st.floats(), st.text(), st.none()), min_size=1),
        arrays.arrays(arrays.scalar_dtypes(), arrays.array_shapes(max_dims=3)).filter(
            lambda row: row.dtype.kind not in "iub"
        ),
    )
)
def test_anything_else_is_refused_by_step_and_by_reset(odd: Any) -> None:
    assert_refused(table(), lambda: table().step(odd))
    if not (isinstance(odd, list) and len(odd) == GAMES and set(map(type, odd)) == {bool}):
        assert_refused(table(), lambda: table().reset(odd))


@pytest.mark.parametrize("kind", [list, tuple, np.int8, np.uint64, ">i4", "strided"])
def test_moves_may_come_as_any_whole_numbers(kind: Any) -> None:
    plain, other = (Table(game_for("dice", 2), GAMES, SEED, bounds=True) for _ in range(2))
    moves = plain.masks.argmax(axis=1)
    plain.step(moves)
    if kind == "strided":
        other.step(np.repeat(moves, 2)[::2])
    else:
        other.step(kind(moves.tolist()) if kind in (list, tuple) else moves.astype(kind))
    assert everything(plain) == everything(other)


def test_a_game_that_is_over_takes_any_number() -> None:
    batch = Table(game_for("kark", 2), 8, SEED, bounds=True)
    while not batch.over.any():
        batch.step(batch.masks.argmax(axis=1))
    moves = np.where(batch.over, -77, batch.masks.argmax(axis=1))
    over, ended = batch.over, batch.states[batch.over].copy()
    batch.step(moves)
    assert (batch.states[over] == ended).all()


BAD_CHOICES = {
    "short mask": np.ones(GAMES - 1, bool),
    "long mask": np.ones(GAMES + 1, bool),
    "above": [3, GAMES],
    "below": [-1],
    "twice": [3, 3],
    "a row of 0 and 1": np.array([0, 1, 0, 1, 0]),
    "floats": [3.0, 1.0],
    "truth among numbers": [True, 3],
    "a number": 3,
    "a truth": True,
    "two dimensions": np.ones((GAMES, 1), bool),
    "strings": ["3"],
    "huge": [2**70],
    "very large": np.array([2**64 - 1], np.uint64),
}


@pytest.mark.parametrize("bad", BAD_CHOICES.values(), ids=BAD_CHOICES)
def test_games_that_are_not_there_cannot_be_restarted(bad: Any) -> None:
    assert_refused(table(), lambda: table().reset(bad), "reset:", "nothing was done")


@pytest.mark.parametrize(
    "which",
    [[3, 1], (1, 3), np.array([3, 1], np.uint8), [False, True, False, True, False]],
    ids=["list", "tuple", "array", "truth"],
)
def test_games_are_restarted_by_their_numbers_or_by_truth_values(which: Any) -> None:
    batch, other = (Table(game_for("dice", 2), GAMES, SEED, bounds=True) for _ in range(2))
    for one in (batch, other):
        one.step(one.masks.argmax(axis=1))
    before = batch.states.copy()
    batch.reset(which)
    other.reset(np.array([0, 1, 0, 1, 0]) == 1)
    assert everything(batch) == everything(other)
    assert (batch.states[[0, 2, 4]] == before[[0, 2, 4]]).all()
    assert (batch.states[[1, 3]] != before[[1, 3]]).all()


def test_no_games_are_restarted_by_an_empty_row() -> None:
    before = everything(table())
    table().reset([])
    table().reset(np.zeros(GAMES, bool))
    assert everything(table()) == before


def test_nobody_writes_states_and_other_shapes_stay_outside() -> None:
    with pytest.raises(ValueError, match="read-only"):
        table().states["phase"] = 99
    table().masks.shape = (table().masks.size,)
    assert table().masks.ndim == 2
    with pytest.raises(AttributeError):
        table().masks = np.zeros((1, 1), np.int8)  # type: ignore[misc]  # that is the point


@pytest.mark.parametrize("games", [0, -1, 2.0, True, "3", None, 2**40, np.array([3])])
def test_numbers_of_games_are_checked(games: Any) -> None:
    with pytest.raises(BadBatch, match="games: a whole number from 1"):
        Table(game_for("dice", 2), games)
    with pytest.raises(BadBatch, match="games: a whole number from 1"):
        playouts().play(games)


def test_more_games_than_memory_are_refused() -> None:
    with pytest.raises(BadBatch, match="too many for the memory"):
        Table(game_for("dice", 2), 2**32)


@pytest.mark.parametrize("seed", [-1, 2**31, 1.5, "1", None, True])
def test_seeds_are_checked(seed: Any) -> None:
    with pytest.raises(BadBatch, match="seed: a whole number from 0"):
        Table(game_for("dice", 2), 2, seed)
    with pytest.raises(BadBatch, match="seed: a whole number from 0"):
        playouts().play(2, seed)


def test_the_largest_seed_plays() -> None:
    largest: Any = np.int64(2**31 - 1)
    assert playouts().play(1, largest)["steps"] > 0
    assert not Table(game_for("dice", 2), 2, largest, bounds=True).over.any()


@pytest.mark.parametrize("threads", [-1, 257, 0.5, "2", False])
def test_threads_are_checked(threads: Any) -> None:
    with pytest.raises(BadBatch, match="threads: a whole number from 0 to 256"):
        playouts().play(2, threads=threads)


# Games, policies, states


def test_a_game_without_a_kernel_is_refused() -> None:
    toy: Any = Toy()
    with pytest.raises(BadBatch, match="toy: a game with a kernel is expected"):
        Playouts(toy)
    with pytest.raises(BadBatch, match="toy: a game with a kernel is expected"):
        Table(toy, 2)


def plain(box: Any, s: Any, g: Any) -> int:
    """A function, but no rule."""
    return 0


@rule
def too_few(box: Any, s: Any) -> int:
    """A rule, but no policy."""
    return nth(s, 0)


@pytest.mark.parametrize(
    ("policy", "said"),
    [(plain, "mark it with @"), (too_few, "takes 2"), ("greedy", "a rule is expected; str")],
)
def test_a_policy_must_be_a_rule(policy: Any, said: str) -> None:
    with pytest.raises(BadBatch) as refused:
        Playouts(game_for("dice", 2), policy)
    assert said in str(refused.value).replace(", policy(box, state, generator)", "")


@rule
def soon_wrong(box: Any, s: Any, g: Generator) -> int:
    """A policy that chooses beyond all moves when it could choose among many."""
    return 99_999 if count(s) > 6 else nth(s, 0)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_policy_that_chooses_what_is_not_legal_is_stopped(threads: int) -> None:
    with pytest.raises(BadBatch, match="of seed 7, soon_wrong chose a move that is not legal"):
        Playouts(game_for("dice", 2), soon_wrong, bounds=True).play(200, SEED, threads)


def begun(name: str, seats: int) -> Any:
    """A state at its first decision."""
    game, state = game_for(name, seats), game_for(name, seats).start()
    bound(deal, game.kernel)(game.box, state, Generator())
    return state


def spoilt(change: Callable[[Any], object]) -> Any:
    state = begun("dice", 2)
    change(state)
    return state


BAD_STATES = {
    "another game": lambda: begun("kark", 2),
    "more seats": lambda: begun("dice", 3),
    "fewer seats": lambda: begun("dice", 1),
    "a box": lambda: game_for("dice", 2).box,
    "a text": lambda: "position",
    "too large a number": lambda: spoilt(lambda s: setattr(s, "place", 2**31)),
    "a float": lambda: spoilt(lambda s: setattr(s, "place", 0.5)),
    "a word": lambda: spoilt(lambda s: setattr(s, "place", "0")),
    "a short row": lambda: spoilt(lambda s: setattr(s, "moves", [0])),
    "no such phase": lambda: spoilt(lambda s: setattr(s, "phase", 99)),
    "no such seat": lambda: spoilt(lambda s: setattr(s, "place", 77)),
    "no moves": lambda: spoilt(lambda s: setattr(s, "moves", [0, 0])),
    "a lost field": lambda: spoilt(lambda s: delattr(s, "place")),
}


@pytest.mark.parametrize("make", BAD_STATES.values(), ids=BAD_STATES)
def test_a_state_of_something_else_is_refused(make: Callable[[], Any]) -> None:
    with pytest.raises(BadBatch, match="state: expected for dice with 2 seats"):
        playouts().play(3, state=make())


def test_states_of_the_game_itself_are_played() -> None:
    assert playouts().play(3, SEED, state=begun("dice", 2))["steps"].min() > 0


GUARDED = """
import ctypes, mmap, sys
import numpy as np
from nations.batch import BadBatch, Table
from nations.registry import load

PAGE = mmap.PAGESIZE
pages = mmap.mmap(-1, 2 * PAGE)
address = ctypes.addressof(ctypes.c_char.from_buffer(pages))
libc = ctypes.CDLL(None, use_errno=True)
assert libc.mprotect(ctypes.c_void_p(address + PAGE), ctypes.c_size_t(PAGE), 0) == 0
short = np.frombuffer(pages, np.int64, 1, PAGE - 8)
table = Table(load("dice").game(2, {}, None), 1024, seed=1)
before = table.states.tobytes()
if sys.argv[1:] == ["planted"]:
    table._refuse(short, table._refused)
try:
    table.step(short)
except BadBatch as refused:
    print(refused)
assert table.states.tobytes() == before
print("unread")
"""
"""The array ends where a page begins that nobody may read: who reads on is ended by the system."""


@pytest.mark.skipif(sys.platform != "linux", reason="mprotect")
def test_nothing_is_read_beyond_a_short_array() -> None:
    ran = [sys.executable, "-c", GUARDED]
    done = subprocess.run(ran, capture_output=True, text=True, check=False, timeout=600)
    planted = subprocess.run([*ran, "planted"], capture_output=True, check=False, timeout=600)
    assert planted.returncode == -SIGSEGV
    assert done.returncode == 0, done.stderr
    assert "an array of shape (1,) and type int64 came" in done.stdout
    assert done.stdout.endswith("unread\n")
