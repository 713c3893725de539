"""Planted wrong rules: the second reader must notice every one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nations.games.dice.phases import (
    actions,
    books,
    end,
    famine,
    flow,
    payment,
    player_order,
    round_start,
    setup,
    tiles_taken,
)
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import Box, Nation, Phase, Place, State, nation_at_turn
from second_reader.dice_agreement import Disagreement, compare_game

GAMES = 200


def strength_can_be_traded(resource: int) -> bool:
    """Against D-T3: dice traded for strength, too."""
    return resource != 3


def surplus_is_fine(box: Box, last: int, die: int) -> bool:
    """Against D-A5a: dice paid in any order, so a small one may come before a large one."""
    return die >= last


def too_much_is_too_much(box: Box, s: State) -> int:
    """Against D-A5a: with overpaying, only a payment that is met exactly may end."""
    return ORIGINAL_ENDING(box, s) or (Rule.D_A5 if s.due else Rule.NONE)


ORIGINAL_ENDING = payment.object_to_ending


def half_a_trade_will_do(box: Box, s: State) -> int:
    """Against D-A5a: a payment may end in the middle of a trade."""
    return Rule.D_A5 if s.due > 0 or not box.overpaying else Rule.NONE


def all_columns_cost_one(box: Box, space: int) -> int:
    """Against D-A4: the price does not rise with the row."""
    return 1


def colonies_for_gold(box: Box, tile: int) -> int:
    """Against D-C5: colonies cost gold."""
    return 0


def equals_count(box: Box, s: State, seat: int) -> int:
    """Against D-B2: players with as many books count as having fewer."""
    mine = s.nation[seat].books
    count = int(box.seats == 1 and s.shadow <= mine)
    others = (other for other in range(box.seats) if other != seat)
    return count + sum(s.nation[other].books <= mine for other in others)


def unfinished_wonders_score(box: Box, s: State, seat: int) -> int:
    """Against D-A10: a wonder under construction scores."""
    return sum(box.vp[tile] for tile in range(60) if s.tiles[tile] == Place.HELD + seat)


def second_of_two_starts_with_two(box: Box, s: State) -> None:
    """Against D-S4: no third book for the second of two."""
    for at in range(box.seats):
        s.nation[s.order[at]].books = at + 1
    s.shadow = int(box.seats == 1)


def supply_never_ends(box: Box, supply: int, wanted: int) -> int:
    """Against D-A7a: more dice than the box holds."""
    return wanted


def used_dice_stay_used(nation: Nation) -> None:
    """Against D-R3: used chits stay used."""
    chits = nation.used_chits[0]
    ORIGINAL_REFRESH(nation)
    nation.used_chits[0], nation.chits[0] = chits, nation.chits[0] - chits


ORIGINAL_REFRESH = round_start.refresh


def last_player_wins_ties(box: Box, s: State) -> int:
    """Against D-E2: ties go to the worse place."""
    order = [s.order[at] for at in range(box.seats)]
    return max(reversed(order), key=lambda seat: s.nation[seat].vp)


def reroll_also_used_dice(s: State) -> int:
    """Against D-A3a: a reroll without a reroll chit."""
    return Rule.NONE if sum(nation_at_turn(s).used) else Rule.D_A3a  # type: ignore[call-overload]


def no_d4_after_the_action(box: Box, s: State) -> None:
    """Against D-1c: no tile is taken away in solo."""
    s.phase = Phase.NEXT_PLAYER
    s.place += 1


def dearest_tile_goes(box: Box, s: State, pips: int) -> None:
    """Against D-1c: the dearest tile of the column leaves."""
    rows = [s.board[row * box.columns + pips - 1] if pips < 4 else -1 for row in range(3)]
    s.phase = Phase.NEXT_PLAYER
    s.place += 1
    for row in (2, 1, 0):
        if rows[row] != -1:
            s.tiles[rows[row]] = Place.OUT
            s.board[row * box.columns + pips - 1] = -1
            return


def weakest_first(box: Box, s: State, seat: int) -> int:
    """Against D-O1: the least strength goes first."""
    return -ORIGINAL_STRENGTH(box, s, seat)


ORIGINAL_STRENGTH = player_order.strength


def half_a_meal(s: State) -> None:
    """Against D-F1: the famine scores one point, whatever the age."""
    nation_at_turn(s).vp += 1
    famine.next_to_feed(s)


def war_without_end(box: Box, s: State) -> None:
    """Against D-W1: everybody scores the war."""
    for seat in range(box.seats):
        s.nation[seat].vp += s.age
    s.phase = Phase.ROUND_END


def shadow_reads_stone(box: Box, s: State, die: int) -> None:
    """Against D-1b: stone counts for the shadow."""
    s.shadow += box.symbols[die]
    s.shadow_dice -= 1
    if s.shadow_dice == 0:
        s.phase = Phase.NEXT_PLAYER


MUTANTS: list[tuple[Any, str, Callable[..., Any]]] = [
    (payment, "can_be_traded_for", strength_can_be_traded),
    (payment, "follows", surplus_is_fine),
    (payment, "object_to_ending", too_much_is_too_much),
    (payment, "object_to_ending", half_a_trade_will_do),
    (actions, "price", all_columns_cost_one),
    (actions, "currency", colonies_for_gold),
    (books, "fewer_books", equals_count),
    (end, "tile_points", unfinished_wonders_score),
    (setup, "set_books", second_of_two_starts_with_two),
    (tiles_taken, "available", supply_never_ends),
    (round_start, "refresh", used_dice_stay_used),
    (actions, "object_to_reroll", reroll_also_used_dice),
    (flow, "finish_action", no_d4_after_the_action),
    (flow, "remove_tile", dearest_tile_goes),
    (player_order, "strength", weakest_first),
    (flow, "meet_famine", half_a_meal),
    (flow, "fight_war", war_without_end),
    (flow, "roll_shadow", shadow_reads_stone),
]


def first_disagreement() -> int | None:
    """The number of the first game on which the readings differ, or None."""
    for number in range(GAMES):
        try:
            compare_game(number)
        except Disagreement:
            return number
    return None


@pytest.mark.parametrize(
    ("module", "name", "wrong"), MUTANTS, ids=[wrong.__name__ for _, _, wrong in MUTANTS]
)
def test_a_wrong_rule_is_noticed(
    module: Any, name: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, wrong)
    assert first_disagreement() is not None


def test_the_winner_of_ties_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ties are rare, so this one looks at one played out to a tie."""
    from nations.games.dice import game

    monkeypatch.setattr(game, "winner", last_player_wins_ties)
    assert first_disagreement() is not None


def test_without_a_mutant_the_readings_agree() -> None:
    assert [compare_game(number) > 0 for number in range(8)] == [True] * 8
