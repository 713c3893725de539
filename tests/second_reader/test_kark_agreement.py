"""The kernel and the second reader of the Game of Nations agree on all they say.

Compared are every move list, chance, table, income and result. The reader was written from the
rules text alone. Games of 2 to 4 seats, every option, the default set and sets with other values.
`NATIONS_READER_GAMES` sets how many games (default 360; before a release 20,000).
"""

from __future__ import annotations

import os

import pytest

from second_reader.kark_agreement import compare_game

CHUNKS = 18
GAMES = int(os.environ.get("NATIONS_READER_GAMES", "360"))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_readings_agree(chunk: int) -> None:
    numbers = range(chunk, GAMES, CHUNKS)
    decisions = sum(compare_game(number) for number in numbers)
    assert decisions > 10 * len(numbers)
