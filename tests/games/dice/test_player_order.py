"""Player order: most strength first (D-O1)."""

from __future__ import annotations

import pytest

from nations.games.dice.events import PlaceTaken

from .tables import Nation, finish_round, of_kind, table


@pytest.mark.parametrize(
    ("order", "strength", "expected"),
    [
        ((0, 1, 2, 3), (1, 2, 3, 0), (2, 1, 0, 3)),
        ((0, 1, 2, 3), (0, 0, 0, 0), (0, 1, 2, 3)),
        ((3, 1, 0, 2), (0, 0, 0, 0), (3, 1, 0, 2)),
        ((3, 1, 0, 2), (2, 1, 1, 2), (3, 0, 1, 2)),
        ((2, 3, 0, 1), (1, 1, 0, 0), (0, 1, 2, 3)),
        ((1, 0), (1, 3), (1, 0)),
        ((1, 0), (3, 1), (0, 1)),
        ((1, 0), (2, 2), (1, 0)),
        ((2, 0, 1), (1, 2, 1), (1, 2, 0)),
    ],
)
@pytest.mark.parametrize("age", [1, 4])
def test_D_O1_most_strength_first_and_ties_keep_their_order(
    order: tuple[int, ...], strength: tuple[int, ...], expected: tuple[int, ...], age: int
) -> None:
    nations = [Nation("wX " * n) for n in strength]
    event = "dire" if age == 1 else "dire-4"
    t = table(*nations, order=order, age=age, event=event)
    told = finish_round(t)
    assert t.view.order == expected
    places = of_kind(PlaceTaken, told)
    assert [(e.rule, e.seat, e.place) for e in places] == [
        ("D-O1", seat, place) for place, seat in enumerate(expected, start=1)
    ]


def test_D_O1_only_unused_strength_counts_with_all_its_symbols() -> None:
    nations = (
        Nation("wX wX", developments="army", used_chits="strength"),
        Nation("rX3", developments="guard"),
        Nation(chits="strength"),
        Nation("wG wG wG wG wG", chits="gold gold"),
    )
    t = table(*nations, event="dire")
    assert [nation.strength for nation in t.view.nations] == [2, 3, 1, 0]
    told = finish_round(t)
    assert t.view.order == (1, 0, 2, 3)
    assert [event.strength for event in of_kind(PlaceTaken, told)] == [3, 2, 1, 0]


def test_D_O1_uses_nothing_so_the_same_strength_fights_the_war() -> None:
    t = table(Nation(), Nation("wX wX"), age=2, event="hard-2")
    finish_round(t)
    assert t.view.order == (1, 0)
    assert t.vp == [0, 2]


def test_D_O1_holds_from_the_next_round_on() -> None:
    t = table(Nation("wX"), Nation("wX wX"), event="dire", board={"a1": "isle"})
    finish_round(t)
    assert t.view.order == (1, 0)
    while not t.view.nations[1].unused:
        t.play(t.written()[0])
    assert t.nation(0).unused == {}, "the new first player rolls and acts first"
