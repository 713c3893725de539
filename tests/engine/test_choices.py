"""Legal moves as bits: the same in both storages, at every edge of a word."""

from __future__ import annotations

from random import Random
from typing import Annotated

import pytest

from nations.compiling.layout import Row, to_array
from nations.compiling.rules import compiled, rule
from nations.kernel.choices import (
    WORD,
    Deciding,
    allow,
    allow_many,
    allows,
    clear,
    count,
    forbid,
    lowest,
    nth,
    nth_one,
    ones,
    words,
)

MOVES = 100


class Few(Deciding):
    """A state with nothing but moves."""

    moves: Annotated[Row, words(MOVES), "u4"]


class Many(Deciding):
    """One with more words than have a bit of their own."""

    moves: Annotated[Row, words(100 * WORD), "u4"]


@pytest.mark.parametrize("bounds", [False, True])
def test_moves_are_noted_counted_and_found_in_both_storages(bounds: bool) -> None:
    random = Random(1)
    for size in (1, 2, 7, 50, MOVES):
        chosen = sorted(random.sample(range(MOVES), size))
        plain, array = Few(), to_array(Few())
        for number in chosen:
            allow(plain, number)
            compiled(allow, bounds=bounds)(array[0], number)
        assert to_array(plain).tobytes() == array.tobytes()
        assert count(plain) == compiled(count)(array[0]) == size
        assert [nth(plain, place) for place in range(size)] == chosen
        twin = compiled(nth, bounds=bounds)
        assert [twin(array[0], place) for place in range(size)] == chosen
        assert [n for n in range(MOVES) if allows(plain, n)] == chosen
        clear(plain)
        assert count(plain) == 0


def test_moves_are_found_beyond_the_words_that_have_a_bit_of_their_own() -> None:
    random = Random(2)
    for size in (1, 2, 3, 40, 400):
        chosen = sorted(random.sample(range(100 * WORD), size))
        plain, array = Many(), to_array(Many())
        for number in random.sample(chosen, size):
            allow(plain, number)
            compiled(allow)(array[0], number)
        assert to_array(plain).tobytes() == array.tobytes()
        assert [nth(plain, place) for place in range(size)] == chosen
        assert [compiled(nth)(array[0], place) for place in range(size)] == chosen


def test_a_move_that_is_noted_twice_counts_once() -> None:
    state = Few()
    for number in (3, 3, 40):
        allow(state, number)
    allow_many(state, 2, 3)
    assert count(state) == 3
    assert [nth(state, place) for place in range(3)] == [2, 3, 40]


def test_what_is_taken_off_leaves_what_noting_the_rest_would_have_made() -> None:
    random = Random(3)
    for kind, most in ((Few, MOVES), (Many, 100 * WORD)):
        for size in (1, 2, 40):
            chosen = random.sample(range(most), size)
            gone = {*chosen[: size // 2 + 1], random.randrange(most)}
            plain, fresh = kind(), kind()
            for number in chosen:
                allow(plain, number)
            array = to_array(plain)
            for number in gone:
                forbid(plain, number)
                compiled(forbid, bounds=True)(array[0], number)
            for number in set(chosen) - gone:
                allow(fresh, number)
            assert to_array(plain).tobytes() == array.tobytes()
            assert to_array(plain)["moves"].tolist() == to_array(fresh)["moves"].tolist()
            assert count(plain) == count(fresh)
            left = sorted(set(chosen) - gone)
            assert [nth(plain, place) for place in range(len(left))] == left
            if kind is Few:
                assert plain.filled == fresh.filled


@pytest.mark.parametrize("first", [0, 1, 31, 32, 40, 63])
def test_a_word_of_moves_is_noted_at_once(first: int) -> None:
    bits = Random(first).getrandbits(WORD) | 1 | 1 << WORD - 1
    state, array = Few(), to_array(Few())
    allow_many(state, first, bits)
    compiled(allow_many, bounds=True)(array[0], first, bits)
    assert to_array(state).tobytes() == array.tobytes()
    found = [number for number in range(MOVES) if allows(state, number)]
    assert found == [first + at for at in range(WORD) if bits >> at & 1]


@rule
def counted(word: int) -> int:
    return ones(word)


@rule
def first_of(word: int) -> int:
    return lowest(word)


def test_bits_of_a_word() -> None:
    for word in (1, 2, 3, 0x80000000, 0xFFFFFFFF, 0x12345678):
        assert ones(word) == word.bit_count()
        assert lowest(word) == (word & -word).bit_length() - 1
        assert compiled(counted)(word) == word.bit_count()
        assert compiled(first_of)(word) == lowest(word)
        places = [at for at in range(WORD) if word >> at & 1]
        assert [nth_one(word, at) for at in range(len(places))] == places
        assert [compiled(nth_one)(word, at) for at in range(len(places))] == places
