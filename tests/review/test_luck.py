"""Luck alone is that of the ledger, and taking it out of results leaves their mean."""

from __future__ import annotations

import numpy as np
import pytest

import nations
from nations.arena.adjusting import without
from nations.arena.arena import Arena
from nations.arena.contest import Contest
from nations.review import ledger_of
from nations.review.luck import luck_by_stretch


@pytest.mark.parametrize(("name", "seats"), [("dice", 1), ("dice", 2), ("dice", 3), ("kark", 2)])
def test_luck_alone_is_that_of_the_ledger(name: str, seats: int) -> None:
    match = nations.play(name, ["greedy"] * seats, seed=3)
    moves = [entry.move for entry in match.log]
    whole, alone = ledger_of(match.game, moves), luck_by_stretch(match.game, moves)
    for seat, account in enumerate(whole.accounts):
        assert sum(luck[seat] for luck in alone.values()) == pytest.approx(account.luck, abs=1e-9)


def test_results_without_luck_keep_their_mean_and_lose_their_spread() -> None:
    rng = np.random.default_rng(5)
    luck = rng.normal(size=(4000, 3)) * [0.3, 0.2, 0.1]
    results = 0.6 + luck @ [1.0, 0.5, 0.0] + rng.normal(size=4000) * 0.1
    rest = without(results, luck)
    assert rest.mean() == pytest.approx(results.mean(), abs=0.02)
    assert rest.var() < results.var() / 5


def test_luck_that_says_nothing_takes_nothing_out() -> None:
    rng = np.random.default_rng(6)
    luck, results = rng.normal(size=(4000, 3)), rng.normal(size=4000)
    assert without(results, luck).var() == pytest.approx(results.var(), rel=0.05)


def test_an_arena_tells_both_rates() -> None:
    contest = Contest("dice", ("greedy", "random"), 2, "a", adjusted=True)
    result = Arena(contest).run(24)
    (pair,) = result.pairs
    assert pair.adjusted is not None
    above = pair.adjusted.above
    assert above.low <= above.value <= above.high
    assert abs(above.value - pair.above.value) < 0.25
    assert Arena(Contest("dice", ("greedy", "random"), 2, "a")).run(2).pairs[0].adjusted is None
