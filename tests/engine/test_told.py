"""What is told of outcomes of chance, on average."""

from __future__ import annotations

from nations.mind.told import Because, on_average


def test_outcomes_count_by_their_ways() -> None:
    told = [Because(1, 4.0, (0,)), 1, Because(1, 8.0, (0,)), Because(2, 1.0, (0,)), 3]
    assert [(one.why, one.part) for one in on_average(told)] == [(1, 1.0), (1, 6.0), (2, 0.75)]


def test_without_chance_all_stays_as_it_was_told() -> None:
    told = [Because(1, 4.0, (0,)), Because(2, 1.0, (1,))]
    assert on_average(told) == told
