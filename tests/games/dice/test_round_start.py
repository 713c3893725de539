"""Round start: new tiles, a new event, everything unused again (D-R1 to D-R5)."""

from __future__ import annotations

import msgspec
import pytest

from nations.games.dice.events import EventDrawn, RoundStarted, TileLaid
from nations.games.dice.state import Phase, Place

from .own_set import TILES
from .tables import Nation, Table, deal, finish_round, of_kind, opening, table


def next_round(*nations: Nation, board: dict[str, str] | None = None) -> tuple[Table, Table]:
    """A table at the end of the actions of age 2, and the same at the start of age 3."""
    before = table(*nations, age=2, event="dire-2", board=board)
    after = before.copy()
    told = finish_round(after)
    assert RoundStarted("D-R1", 3) in told
    assert after.phase == Phase.LAYING
    return before, after


def test_D_R1_tiles_left_on_the_board_leave_the_game() -> None:
    before, after = next_round(board={"a1": "mill-2", "c3": "isle-2"})
    assert before.place("mill-2") == before.place("isle-2") == Place.BOARD
    assert after.place("mill-2") == after.place("isle-2") == Place.OUT
    assert after.view.board == {}
    assert set(after.ways) == {f"tile:{name}-3" for name in TILES}


@pytest.mark.parametrize(("seats", "columns"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_D_R1_three_columns_are_filled_and_four_with_four_players(seats: int, columns: int) -> None:
    t = opening(seats)
    deal(t, Phase.LAYING)
    told = deal(t, Phase.EVENT)
    spaces = {column + row for row in "123" for column in "abcd"[:columns]}
    assert {event.space for event in of_kind(TileLaid, told)} == spaces == set(t.view.board)
    assert {event.rule for event in of_kind(TileLaid, told)} == {"D-R1"}
    assert len(set(t.view.board.values())) == 3 * columns


def test_D_R1_no_row_belongs_to_a_kind() -> None:
    t = opening(2)
    deal(t, Phase.LAYING)
    t.play("tile:arch tile:tower tile:dome tile:clerk tile:queen tile:isle tile:coast tile:mill")
    assert set(t.ways) == {f"tile:{name}" for name in (*list(TILES)[1:8],)}
    t.play("tile:army")
    assert [t.view.board[space] for space in ("a1", "c1", "b3", "c3")] == [
        "arch",
        "dome",
        "mill",
        "army",
    ]


def test_D_R1_a_gap_is_not_refilled_in_the_round() -> None:
    t = table(Nation("wG"), Nation("wX wG"), board={"a1": "arch", "b1": "isle", "a2": "mill"})
    t.play("buy:a1")
    assert t.view.board == {"b1": "isle", "a2": "mill"}
    assert t.refuses("buy:a1") == "D-A4"


def test_D_R2_the_event_is_replaced_and_the_rest_of_the_stacks_leaves() -> None:
    t = table(age=2, event="dire-2")
    finish_round(t)
    assert (t.view.event, t.view.food, t.view.war) == (None, 0, 0)
    deal(t, Phase.EVENT)
    assert set(t.ways) == {"event:mild-3", "event:hard-3", "event:dire-3"}
    assert t.refuses("event:dire-2") == "D-R2"
    stacked = [tile for tile in TILES if t.place(f"{tile}-3") == Place.STACK]
    assert len(stacked) == 15 - 9
    told = t.play("event:hard-3")
    assert EventDrawn("D-R2", "hard-3", 2, 2) in told
    seen = t.view
    assert (seen.event, seen.food, seen.war) == ("hard-3", 2, 2)
    assert {t.place(f"{tile}-3") for tile in stacked} == {Place.OUT}
    assert {t.place(f"{tile}-4") for tile in TILES} == {Place.STACK}


def test_D_R3_used_dice_and_chits_become_unused() -> None:
    nation = Nation("wX", chits="gold", used_chits="gold reroll", developments="mill army")
    before, after = next_round(nation)
    assert before.nation().used == {"white": 2, "orange": 1, "red": 2}
    seen = after.nation()
    assert (seen.used, seen.unused) == ({}, {}), "faces wait for the roll of the new round"
    assert seen.unrolled == {"white": 3, "orange": 1, "red": 2}
    assert (seen.used_chits, seen.chits) == ({}, {"gold": 2, "reroll": 1})


def test_D_R4_nobody_has_passed() -> None:
    before, after = next_round(Nation("wX", passed=True), Nation(passed=True))
    assert [nation.passed for nation in before.view.nations] == [True, True]
    assert [nation.passed for nation in after.view.nations] == [False, False]
    deal(after, Phase.ACTING)
    assert after.seat == after.view.order[0]
    after.play("pass")
    deal(after, Phase.ACTING)
    assert after.seat == after.view.order[1]


def test_D_R5_all_else_stays() -> None:
    rich = Nation(
        chits="book reroll reroll",
        developments="mill army printed town",
        advisor="queen",
        wonder="tower",
        beside="isle coast-2 dome",
        vp=7,
        books=9,
    )
    before, after = next_round(rich, Nation(vp=3, books=9))
    for seat in (0, 1):
        was, now = before.nation(seat), after.nation(seat)
        stays = msgspec.structs.replace(
            now, unused=was.unused, unrolled=was.unrolled, used=was.used, passed=was.passed
        )
        assert stays == was
    assert after.supply == before.supply
    assert after.supply_chits == before.supply_chits
