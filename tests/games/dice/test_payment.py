"""Paying (D-A5, D-A5a): symbols, chits and trades, whole dice, nothing to spare."""

from __future__ import annotations

import pytest

from nations.games.dice.events import ChitPaid, DiePaid
from nations.games.dice.state import Phase

from .tables import BUSY, Nation, Table, leaves, of_kind, pass_all, spent, table


def payments(t: Table, ask: str) -> set[str]:
    """Everything that can be paid for what is asked, each payment as its words in order."""
    asked = t.copy()
    asked.play(ask)
    return {spent(t, end) for end in leaves(asked, Phase.PAYING)}


def price_of(number: int, dice: str, developments: str = "", chits: str = "") -> set[str]:
    """The payments for a tile that costs so much gold."""
    nation = Nation(dice, developments=developments, chits=chits)
    t = table(nation, BUSY, board={f"b{number}": "arch"})
    return payments(t, f"buy:b{number}")


def test_D_A5_only_symbols_of_the_asked_resource_count() -> None:
    t = table(Nation("oF2 oG", developments="market", chits="food"), board={"a2": "arch"})
    assert t.refuses("buy:a2") == "D-A5"
    t = table(Nation("oG oG wX", developments="market", chits="food"), BUSY, board={"a2": "arch"})
    t.play("buy:a2")
    assert t.nation().unused == {"wX": 1}
    assert t.nation().chits == {"food": 1}


def test_D_A5_what_is_paid_goes_to_the_used_area_and_surplus_is_lost() -> None:
    t = table(Nation("oG3 wX", developments="mill", chits="stone"), BUSY, board={"a1": "arch"})
    told = t.play("buy:a1")
    assert of_kind(DiePaid, told) == [DiePaid("D-A5", 0, "oG3")]
    seen = t.nation()
    assert (seen.unused, seen.used) == ({"wX": 1}, {"orange": 1, "white": 3})
    assert (seen.chits, seen.used_chits) == ({"stone": 1}, {})
    assert t.seat == 1


def test_D_A5_dice_and_chits_mix() -> None:
    t = table(Nation("oG2", developments="mill", chits="gold gold"), BUSY, board={"a3": "arch"})
    told = t.play("buy:a3")
    assert DiePaid("D-A5", 0, "oG2") in told
    assert of_kind(ChitPaid, told) == [ChitPaid("D-A5", 0, "gold")]
    assert t.nation().chits == {"gold": 1}


def test_D_A5_only_paying_is_possible_while_paying() -> None:
    t = table(Nation("wG oG", developments="mill", chits="reroll"), BUSY, board={"a1": "arch"})
    t.play("buy:a1")
    for other in ("pass", "reroll", "buy:a1", "roll", "done", "replace:printed", "die:wG"):
        assert t.refuses(other) == "D-A5"
    assert t.refuses("trade:wG") == "D-A5", "a die that shows gold is no half of a trade for gold"


@pytest.mark.parametrize(
    ("price", "dice", "developments", "chits", "expected"),
    [
        (1, "wG wG", "", "", {"wG"}),
        (1, "wG", "", "gold", {"wG", "gold"}),
        (2, "wG wG", "", "gold", {"wG wG", "gold wG"}),
        (2, "oG2 wG", "mill", "", {"oG2"}),
        (2, "oG2 oG3", "market", "", {"oG2", "oG3"}),
        (2, "oG3 wG wG", "mill", "", {"oG3", "wG wG"}),
        (3, "oG2 oG2 wG", "market", "", {"oG2 oG2", "oG2 wG"}),
        (3, "oG2 wG", "mill", "gold", {"oG2 wG", "gold oG2"}),
        (3, "wG wG", "", "gold", {"gold wG wG"}),
        (2, "oG2 wX wX", "mill", "gold", {"oG2", "gold wX wX"}),
        (1, "wG wX wF", "", "", {"wG", "wF wX"}),
        (1, "oG2 wX", "mill", "", {"oG2"}),
        (2, "oG wX wX wX", "mill", "", {"oG wX wX"}),
        (2, "wX wX wX wX wB", "", "", {"wX wX wX wX", "wB wX wX wX"}),
        (3, "oG2 oG3 wG wX wX", "market", "", {"oG3", "oG2 wG", "oG2 wX wX"}),
    ],
)
def test_D_A5a_a_payment_meets_the_price_and_no_part_of_it_would(
    price: int, dice: str, developments: str, chits: str, expected: set[str]
) -> None:
    assert price_of(price, dice, developments, chits) == expected


def test_D_A5a_no_spare_item_can_be_added() -> None:
    nation = Nation("oG2 oG2 wG wG wX wX", developments="market", chits="gold gold")
    t = table(nation, BUSY, board={"a3": "arch"})
    t.play("buy:a3 pay:oG2")
    assert t.moves == {"pay:oG2", "pay:wG", "pay:chit", "trade:wX"}
    t.play("pay:wG")
    assert t.seat == 1, "2 + 1 is 3: the payment is complete"
    t = table(nation, BUSY, board={"a3": "arch"})
    t.play("buy:a3 pay:wG")
    assert t.refuses("pay:oG2") == "D-A5a", "the larger face comes first, or the 1 would be spare"


def test_D_A5a_an_item_that_leaves_the_rest_unpaid_is_refused() -> None:
    nation = Nation("oG3 oG2 wG", developments="market", chits="gold")
    t = table(nation, BUSY, board={"a3": "arch"})
    t.play("buy:a3")
    assert t.moves == {"pay:oG3", "pay:oG2"}
    assert t.refuses("pay:wG") == "D-A5a", "after it come no larger faces, only a chit"
    assert t.refuses("pay:chit") == "D-A5a", "after a chit come no dice, only trades"


def test_D_A5a_a_set_is_paid_in_one_order() -> None:
    t = table(Nation("wF wS wB wX", chits="gold"), BUSY, board={"a2": "arch"})
    t.play("buy:a2")
    assert t.moves == {"pay:chit", "trade:wF"}
    t.play("pay:chit trade:wS")
    assert t.moves == {"trade:wB", "trade:wX"}
    assert t.refuses("trade:wF") == "D-A5a", "it would have come before"
    t = table(Nation("wF wS wB wX wX", chits="gold"), BUSY, board={"a2": "arch"})
    t.play("buy:a2 trade:wF")
    assert t.refuses("pay:chit") == "D-A5a", "chits come before trades"


def test_D_A5a_a_chit_or_a_trade_ends_exactly() -> None:
    nation = Nation("oG3 oG3 wX wX", developments="market", chits="gold")
    t = table(nation, BUSY, board={"a2": "arch"})
    t.play("buy:a2")
    assert t.moves == {"pay:oG3", "pay:chit"}
    t.play("pay:chit")
    assert t.seat == 1
    assert t.nation().unused == {"oG3": 2}


def test_D_A5a_holds_for_stone() -> None:
    nation = Nation("bS2 bS wS wX wX", developments="college", chits="stone", wonder="tower")
    assert payments(table(nation, BUSY), "build") == {
        "bS2",
        "bS wS",
        "bS stone",
        "bS wX wX",
        "stone wS",
        "wS wX wX",
        "stone wX wX",
    }


def test_D_A5a_holds_for_famine() -> None:
    hungry = Nation("oF2 oF wF wX wX", developments="market", chits="food")
    t = table(Nation(chits="food food"), hungry, event="hard")
    pass_all(t)
    asked = t.copy()
    asked.play("feed")
    found = {spent(t, end, 1) for end in leaves(asked, Phase.PAYING)}
    assert found == {
        "oF2",
        "oF wF",
        "food oF",
        "oF wX wX",
        "food wF",
        "wF wX wX",
        "food wX wX",
    }


# D-A5a, option overpaying = yes: by the letter, at least the cost


def generous(number: int, dice: str, developments: str = "", chits: str = "") -> set[str]:
    """The payments for a tile of so much gold where more than needed may be paid."""
    nation = Nation(dice, developments=developments, chits=chits)
    t = table(nation, BUSY, board={f"b{number}": "arch"}, overpaying="yes")
    return payments(t, f"buy:b{number}")


@pytest.mark.parametrize(
    ("price", "dice", "developments", "chits", "expected"),
    [
        (1, "wG wG", "", "", {"wG", "wG wG"}),
        (1, "wG", "", "gold", {"wG", "gold", "gold wG"}),
        (2, "oG2 wG", "mill", "", {"oG2", "oG2 wG"}),
        (3, "oG2 wG", "mill", "gold", {"oG2 wG", "gold oG2", "gold oG2 wG"}),
        (1, "wG wX wF", "", "", {"wG", "wF wX", "wF wG wX"}),
        (2, "oG wX wX wX", "mill", "", {"oG wX wX"}),
        (1, "wB wX wX", "", "food", {"wB wX", "wX wX"}),
        (1, "wX wX wX wX", "", "", {"wX wX", "wX wX wX wX"}),
    ],
)
def test_D_A5a_with_overpaying_any_payment_of_at_least_the_price_is_open(
    price: int, dice: str, developments: str, chits: str, expected: set[str]
) -> None:
    assert generous(price, dice, developments, chits) == expected


def test_D_A5a_with_overpaying_the_payer_says_when_it_is_enough() -> None:
    nation = Nation("oG2 wG wX wB wF", developments="mill", chits="gold")
    t = table(nation, BUSY, board={"a2": "arch"}, overpaying="yes")
    t.play("buy:a2")
    assert t.refuses("done") == "D-A5", "nothing is paid yet"
    t.play("pay:oG2")
    assert t.moves == {"done", "pay:wG", "pay:chit", "trade:wF", "trade:wB"}
    assert t.view.payment is not None
    assert t.view.payment.due == 0
    t.play("pay:wG")
    assert t.view.payment is not None
    assert t.view.payment.due == 0, "never less"
    t.play("trade:wF")
    assert t.refuses("done") == "D-T5", "half a trade is none"
    t.play("trade:wX")
    assert t.seat == 1, "only one die is left, so there is nothing more to pay with"
    assert t.nation().unused == {"wB": 1}
    assert t.nation().wonder == "arch"


def test_D_A5a_with_overpaying_a_die_of_the_resource_is_still_never_traded() -> None:
    nation = Nation("wG wX", developments="mill", chits="gold gold")
    t = table(nation, BUSY, board={"a1": "arch"}, overpaying="yes")
    t.play("buy:a1 pay:chit")
    assert t.moves == {"done", "pay:chit"}
    assert t.refuses("trade:wX") == "D-T5", "its other half would be the die that shows gold"
    assert t.refuses("pay:wG") == "D-A5a", "dice come before chits"


def test_D_A5a_with_overpaying_strength_can_be_shed_with_a_colony() -> None:
    t = table(Nation("wX wX wX"), BUSY, board={"a1": "isle"}, overpaying="yes")
    t.play("buy:a1 pay:wX pay:wX")
    assert t.nation().strength == 0
    assert t.seat == 1, "nothing is left to add (D-A14)"


def test_D_A5a_with_overpaying_stone_and_famine_go_alike() -> None:
    t = table(Nation("wS wS", wonder="arch"), BUSY, overpaying="yes")
    assert payments(t, "build") == {"wS", "wS wS"}
    t = table(Nation("wF wF wX wX"), event="mild", overpaying="yes")
    pass_all(t)
    t.play("feed pay:wF")
    assert t.moves == {"done", "pay:wF", "trade:wX"}
    t.play("pay:wF")
    assert t.moves == {"done", "trade:wX"}
    assert t.vp[0] == 0
    t.play("done")
    assert t.vp[0] == 2, "1 for the famine, no more for more, and 1 for the war"


def test_D_A5a_an_old_table_knows_no_overpaying() -> None:
    t = table(Nation("wG wG"), BUSY, board={"a1": "arch"})
    assert t.game.terms.options["overpaying"] == "no"
    t.play("buy:a1")
    assert t.seat == 1, "one of two like dice is paid, unasked"
