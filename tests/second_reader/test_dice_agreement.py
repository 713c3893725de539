"""The kernel and the second reader agree on every move list, chance and table.

The reader was written from the rules text alone. Games of 1 to 4 seats, every option, the default
set and sets with other values. `NATIONS_READER_GAMES` sets how many games (default 400; before a
release 20,000).
"""

from __future__ import annotations

import os

import pytest

from second_reader.dice_agreement import compare_game

CHUNKS = 20
GAMES = int(os.environ.get("NATIONS_READER_GAMES", "400"))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_readings_agree(chunk: int) -> None:
    numbers = range(chunk, GAMES, CHUNKS)
    decisions = sum(compare_game(number) for number in numbers)
    assert decisions > 5 * len(numbers)
