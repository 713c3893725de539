"""Results and search trees are the same, to the last bit, whatever made the code."""

from __future__ import annotations

from pathlib import Path

import pytest
from goldens import agreement
from goldens.codes import PLAIN, USUAL, codes

KEPT = Path(__file__).with_name("agreement.txt")
GAMES, SEARCHES = 300, 12
QUICK = (USUAL, f"cc {PLAIN}", "wasm")
"""The rest is for `agreement.py --every`, before a release."""


@pytest.mark.parametrize("code", [code for code in QUICK if code in codes()])
def test_the_same_to_the_last_bit(code: str) -> None:
    said = agreement.told(code, GAMES, SEARCHES)
    assert said.splitlines() == KEPT.read_text().splitlines()


def test_another_bit_is_noticed() -> None:
    lines = KEPT.read_text().splitlines()
    assert len(lines) == 18
    assert len({line.split()[-1] for line in lines}) == 18
    some = agreement.results("dice", 2, GAMES)
    assert lines[3] == f"dice 2 games {GAMES} {some}"
    assert agreement.results("dice", 2, GAMES - 1) != some
