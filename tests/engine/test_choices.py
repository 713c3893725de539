"""Legal moves as bits: the same in both storages, at every edge of a word."""

from __future__ import annotations

from random import Random
from typing import Annotated

import pytest

from nations.choices import WORD, allow, allow_many, allows, clear, count, lowest, nth, ones, words
from nations.record import Record, Row, compiled, to_array

MOVES = 100


class Deciding(Record):
    """A state with nothing but moves."""

    moves: Annotated[Row, words(MOVES), "i8"]


@pytest.mark.parametrize("bounds", [False, True])
def test_moves_are_noted_counted_and_found_in_both_storages(bounds: bool) -> None:
    random = Random(1)
    for size in (1, 2, 7, 50, MOVES):
        chosen = sorted(random.sample(range(MOVES), size))
        plain, array = Deciding(), to_array(Deciding())
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


@pytest.mark.parametrize("first", [0, 1, 31, 32, 40, 63])
def test_a_word_of_moves_is_noted_at_once(first: int) -> None:
    bits = Random(first).getrandbits(WORD) | 1 | 1 << WORD - 1
    state, array = Deciding(), to_array(Deciding())
    allow_many(state, first, bits)
    compiled(allow_many, bounds=True)(array[0], first, bits)
    assert to_array(state).tobytes() == array.tobytes()
    found = [number for number in range(MOVES) if allows(state, number)]
    assert found == [first + at for at in range(WORD) if bits >> at & 1]


def test_bits_of_a_word() -> None:
    for word in (1, 2, 3, 0x80000000, 0xFFFFFFFF, 0x12345678):
        assert ones(word) == word.bit_count()
        assert lowest(word) == (word & -word).bit_length() - 1
        assert compiled(ones)(word) == word.bit_count()
