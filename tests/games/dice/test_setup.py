"""Set-up: stacks, player order, starting things (D-S1 to D-S5)."""

from __future__ import annotations

import pytest

from nations.games.dice.events import BooksSet, PlaceDrawn
from nations.games.dice.state import Phase

from .tables import Table, deal, leaves, of_kind, opening


def test_D_S1_the_tiles_of_an_age_are_one_stack_and_its_events_another() -> None:
    t = opening(2)
    deal(t, Phase.LAYING)
    drawn = []
    for left in range(15, 6, -1):
        assert len(t.ways) == left
        assert set(t.ways.values()) == {1}, "every tile that is left is equally likely"
        assert all(tile.startswith("tile:") for tile in t.ways)
        drawn.append(t.written()[left // 2])
        t.play(drawn[-1])
        assert drawn[-1] not in t.written()
    assert t.ways == {"event:mild": 1, "event:hard": 1, "event:dire": 1}


@pytest.mark.parametrize(("seats", "orders"), [(2, 2), (3, 6), (4, 24)])
def test_D_S2_every_player_order_is_equally_likely(seats: int, orders: int) -> None:
    t = opening(seats)
    assert t.ways == {f"seat:{seat}": 1 for seat in range(seats)}
    found = {end.view.order for end in leaves(t, Phase.SEATING)}
    assert len(found) == orders
    assert all(sorted(order) == list(range(seats)) for order in found)


def test_D_S2_a_seat_has_one_place_and_the_last_place_is_not_drawn() -> None:
    t = opening(3)
    t.play("seat:2")
    assert t.ways == {"seat:0": 1, "seat:1": 1}
    assert t.refuses("seat:2") == "D-S2"
    assert t.refuses("seat:3") == "D-S2"
    told = t.play("seat:0")
    assert of_kind(PlaceDrawn, told) == [PlaceDrawn("D-S2", 0, 2), PlaceDrawn("D-S2", 1, 3)]
    assert t.view.order == (2, 0, 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_D_S3_five_white_dice_a_gold_and_a_reroll_chit_all_unused(seats: int) -> None:
    t = opening(seats)
    for nation in t.view.nations:
        assert (nation.unrolled, nation.unused, nation.used) == ({"white": 5}, {}, {})
        assert (nation.chits, nation.used_chits) == ({"gold": 1, "reroll": 1}, {})
        assert (nation.advisor, nation.wonder) == (None, None)
        assert (nation.colonies, nation.wonders) == ((), ())


@pytest.mark.parametrize(
    ("seats", "draws", "books"),
    [
        (2, "seat:1", {1: 1, 0: 3}),
        (3, "seat:2 seat:0", {2: 1, 0: 2, 1: 3}),
        (4, "seat:3 seat:1 seat:0", {3: 1, 1: 2, 0: 3, 2: 4}),
    ],
)
def test_D_S4_books_start_at_the_place_in_the_order(
    seats: int, draws: str, books: dict[int, int]
) -> None:
    t = opening(seats)
    assert _books(t) == [0] * seats, "before the draw nobody has a place"
    told = t.play(draws)
    assert of_kind(BooksSet, told) == [BooksSet("D-S4", seat, n) for seat, n in books.items()]
    assert _books(t) == [books[seat] for seat in range(seats)]
    assert t.vp == [0] * seats
    assert t.view.shadow == 0, "there is no shadow among several players"


def test_D_S4_alone_you_and_the_shadow_start_with_one_book() -> None:
    t = opening(1)
    assert (_books(t), t.view.shadow, t.vp) == ([1], 1, [0])


def _books(t: Table) -> list[int]:
    return [nation.books for nation in t.view.nations]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_D_S5_all_else_is_supply(seats: int) -> None:
    t = opening(seats)
    assert t.supply == {"white": 20 - 5 * seats, "orange": 8, "blue": 8, "red": 8}
    others = {"stone": 3, "food": 3, "book": 3, "strength": 3}
    assert t.supply_chits == {"gold": 9 - seats, "reroll": 12 - seats} | others
