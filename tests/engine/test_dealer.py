"""Dealers: seeded ones repeat themselves and are fair, scripted and asked ones obey."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from toy import Thrown

from nations.contract import Chance
from nations.match.dealer import RealDice, Scripted, Seeded, draw

LOADED = Chance(((Thrown(1), 1), (Thrown(2), 2), (Thrown(3), 3)))


def test_the_same_seed_deals_the_same() -> None:
    first = [Seeded(7).deal(LOADED, nth) for nth in range(50)]
    assert first == [Seeded(7).deal(LOADED, nth) for nth in range(50)]
    assert first != [Seeded(8).deal(LOADED, nth) for nth in range(50)]


def test_a_draw_depends_on_its_number_alone_so_matches_can_be_resumed() -> None:
    dealer = Seeded("x")
    in_order = [dealer.deal(LOADED, nth) for nth in range(10)]
    assert dealer.deal(LOADED, 4) == in_order[4]


def test_seeded_draws_follow_the_ways() -> None:
    counts = Counter(Seeded("fair").deal(LOADED, nth) for nth in range(6000))
    expected = {Thrown(1): 1000, Thrown(2): 2000, Thrown(3): 3000}
    chi_square = sum((counts[k] - n) ** 2 / n for k, n in expected.items())
    assert chi_square < 13.8  # 2 degrees of freedom, one in a thousand; the seed is fixed


@given(st.integers(0, 10**9))
def test_draw_counts_through_the_ways(number: int) -> None:
    assert draw(LOADED, number) == [Thrown(k) for k in (1, 2, 2, 3, 3, 3)][number % 6]


def test_scripted_deals_in_order() -> None:
    dealer = Scripted([Thrown(3), Thrown(1)])
    assert [dealer.deal(LOADED, nth) for nth in range(2)] == [Thrown(3), Thrown(1)]


def test_asked_asks() -> None:
    assert RealDice(lambda chance: chance.ways[-1][0]).deal(LOADED, 0) == Thrown(3)
