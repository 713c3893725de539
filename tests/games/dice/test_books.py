"""Books: using them in reverse order, then the scoring (D-B1 to D-B2)."""

from __future__ import annotations

import pytest

from nations.games.dice.events import (
    BookChitUsed,
    BookDieUsed,
    BooksDone,
    BooksScored,
)
from nations.games.dice.state import Phase

from .tables import Nation, of_kind, pass_all, table


def test_D_B1_in_reverse_order_any_number_of_unused_books() -> None:
    able = Nation("wB wB wX", chits="book", books=4)
    t = table(able, able, able, order=(2, 0, 1))
    pass_all(t)
    seats = []
    for choice in ("use:wB use:chit", "done", "use:wB use:wB done"):
        seats.append(t.seat)
        assert t.moves == {"use:wB", "use:chit", "done"}
        t.play(choice)
    assert seats == [1, 0, 2]
    assert [nation.books for nation in t.view.nations] == [4, 6, 6]


def test_D_B1_each_book_is_one_step_and_what_shows_it_is_used() -> None:
    nation = Nation("wB bB3 wX", developments="school", chits="book", used_chits="book")
    t = table(nation, Nation(books=50), event="dire")
    pass_all(t)
    told = t.play("use:wB use:bB3")
    assert of_kind(BookDieUsed, told) == [
        BookDieUsed("D-B1", 0, "wB"),
        BookDieUsed("D-B1", 0, "bB3"),
    ]
    assert t.nation().books == 4
    assert (t.nation().unused, t.nation().chits) == ({"wX": 1}, {"book": 1})
    told = t.play("use:chit")
    assert BookChitUsed("D-B1", 0) in told
    assert BooksDone("D-B1", 0, 5) in told


def test_D_B1_no_trades_and_nothing_but_books() -> None:
    t = table(Nation("wB wX wX wX wF", chits="food"))
    pass_all(t)
    assert t.phase == Phase.STUDYING
    assert t.moves == {"use:wB", "done"}
    for other in ("use:wX", "trade:wX", "pay:wB", "feed", "pass", "roll"):
        assert t.refuses(other) == "D-B1"


def test_D_B1_comes_when_all_have_passed_and_before_the_famine() -> None:
    t = table(Nation("wB wX", chits="food reroll"), Nation("wB", chits="food reroll"))
    t.play("pass")
    assert t.phase.name == "ACTING"
    t.play("pass")
    assert (t.phase.name, t.seat) == ("STUDYING", 1)
    t.play("done")
    assert (t.phase.name, t.seat) == ("STUDYING", 0)
    t.play("done")
    assert (t.phase.name, t.seat) == ("FEEDING", 1)


def test_D_B1a_a_die_counts_with_all_its_books() -> None:
    t = table(Nation("bB3 bB2", developments="college", books=1))
    pass_all(t)
    assert t.moves == {"use:bB2", "use:bB3", "done"}
    t.play("use:bB3")
    assert t.nation().books == 4, "three steps at once, and after them no smaller ones"


def test_D_B1a_each_decides_once_and_sees_what_those_before_did() -> None:
    able = Nation("wB", chits="book", books=1)
    t = table(able, able)
    pass_all(t)
    t.play("use:wB done")
    assert (t.seat, t.nation(1).books) == (0, 2)
    told = t.play("use:wB use:chit")
    assert of_kind(BooksScored, told) == [BooksScored("D-B2", 0, 2), BooksScored("D-B2", 1, 0)]
    assert t.nation(1).books == 2, "seat 1 kept a chit and is not asked again"


@pytest.mark.parametrize(
    ("books", "points"),
    [
        ((5, 3), (2, 0)),
        ((3, 5), (0, 2)),
        ((4, 4), (0, 0)),
        ((5, 3, 1), (2, 1, 0)),
        ((2, 7, 2), (0, 2, 0)),
        ((7, 7, 2), (1, 1, 0)),
        ((4, 4, 4), (0, 0, 0)),
        ((1, 2, 3, 4), (0, 1, 2, 3)),
        ((6, 6, 5, 5), (2, 2, 0, 0)),
    ],
)
def test_D_B2_a_point_for_each_with_fewer_books_and_two_among_two(
    books: tuple[int, ...], points: tuple[int, ...]
) -> None:
    t = table(*(Nation(books=n, vp=10) for n in books), event="dire")
    told = pass_all(t)
    assert {(e.rule, e.seat, e.vp) for e in of_kind(BooksScored, told)} == {
        ("D-B2", seat, vp) for seat, vp in enumerate(points)
    }
    assert t.vp == [10 + vp for vp in points]


def test_D_B2_scores_only_after_the_last_has_used_books() -> None:
    t = table(Nation("wB", books=1), Nation("wB", books=1))
    pass_all(t)
    t.play("use:wB")
    assert t.vp == [0, 0]
    t.play("use:wB")
    assert t.vp == [0, 0], "two each: nobody has fewer"


def test_D_B2_the_shadow_scores_nothing() -> None:
    t = table(Nation(books=1), seats=1, shadow=9, event="dire")
    told = pass_all(t)
    assert of_kind(BooksScored, told) == [BooksScored("D-1e", 0, 0)]
    assert t.vp == [0]
    assert t.view.shadow == 9
