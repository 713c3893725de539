"""Counts of all move sequences from fixed positions, against counts made without the engine.

Each set of dice and chits must be reached by exactly one sequence, or learners and bots would see
the same choice twice; and none may be missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nations.games.dice.state import Phase

from .own_set import FACES
from .tables import BUSY, Nation, Table, leaves, pass_all, spent, table

Bag = Mapping[str, int]
"""How many there are of each die and chit."""


def parts(bag: Bag) -> Iterator[Counter[str]]:
    """Every part of a bag, from nothing to all of it."""
    for numbers in product(*(range(number + 1) for number in bag.values())):
        yield +Counter(dict(zip(bag, numbers, strict=True)))


def value(part: Bag, letter: str, chit: str) -> int:
    """The most that a part is worth: each die for its face or as half of a trade (D-A5, D-T1)."""
    dice = [die for die in Counter(part).elements() if die != chit]
    best = 0
    for as_face in product((True, False), repeat=len(dice)):
        faces = [die for die, face in zip(dice, as_face, strict=True) if face]
        symbols = sum(int(die[2:] or 1) for die in faces if die[1] == letter)
        halves = len(dice) - len(faces) if letter in "GSF" else 0
        best = max(best, symbols + halves // 2)
    return best + part.get(chit, 0)


def minimal_payments(bag: Bag, letter: str, chit: str, price: int) -> set[str]:
    """The parts that meet a price and of which no smaller part does (D-A5a)."""
    meeting = [part for part in parts(bag) if value(part, letter, chit) >= price]
    minimal = [part for part in meeting if not any(other < part for other in meeting)]
    return {" ".join(sorted(part.elements())) for part in minimal}


def assert_each_once(before: Table, ends: list[Table], expected: set[str]) -> None:
    found = [spent(before, end) for end in ends]
    assert sorted(found) == sorted(expected)


def bag_of(nation: Nation, chit: str) -> Counter[str]:
    return Counter(nation.unused.split() + [c for c in nation.chits.split() if c == chit])


MANY = "market college army"
"""Two orange, two blue, two red and two white dice."""

PAYMENTS = [
    ("oG oG2 bS bB rX rX2 wG wF", "gold gold", 3),
    ("oG3 oG3 bB3 bS2 rF2 rX wG wG", "gold gold gold", 3),
    ("oF oF2 bB bB rX rX2 wF wX", "", 3),
    ("oG2 oG2 bS bS rS2 rX3 wG wS", "gold", 2),
    ("oG oG bB bB2 rX rX wX wX", "", 1),
]


@pytest.mark.parametrize(("dice", "chits", "price"), PAYMENTS)
def test_every_payment_of_gold_is_reached_once(dice: str, chits: str, price: int) -> None:
    nation = Nation(dice, developments=MANY, chits=chits)
    t = table(nation, BUSY, board={f"a{price}": "arch"})
    paying = t.copy()
    paying.play(f"buy:a{price}")
    expected = minimal_payments(bag_of(nation, "gold"), "G", "gold", price)
    assert_each_once(t, list(leaves(paying, Phase.PAYING)), expected)


@pytest.mark.parametrize("price", [1, 2, 3])
def test_every_payment_of_strength_is_reached_once_without_trades(price: int) -> None:
    nation = Nation("oG oF bB bB rX rX2 wX wX", developments=MANY, chits="strength strength")
    t = table(nation, BUSY, board={f"b{price}": "isle"})
    paying = t.copy()
    paying.play(f"buy:b{price}")
    expected = minimal_payments(bag_of(nation, "strength"), "X", "strength", price)
    assert_each_once(t, list(leaves(paying, Phase.PAYING)), expected)


@pytest.mark.parametrize("stone", [1, 2, 4, 5])
def test_every_payment_of_stone_is_reached_once(stone: int) -> None:
    nation = Nation(
        "oG oF bS bS2 rS2 rX wS wX", developments=MANY, chits="stone stone", wonder="arch"
    )
    t = table(nation, BUSY, changes={"arch": {"stone": stone}})
    paying = t.copy()
    paying.play("build")
    expected = minimal_payments(bag_of(nation, "stone"), "S", "stone", stone)
    assert_each_once(t, list(leaves(paying, Phase.PAYING)), expected)


def any_face(colour: str) -> st.SearchStrategy[str]:
    faces = [colour[0] + face[1] + face[0].replace("1", "") for face in FACES[colour].split()]
    return st.sampled_from(sorted(set(faces)))


@given(
    dice=st.tuples(*[any_face(colour) for colour in ("white", "orange", "blue", "red") * 2]),
    left_out=st.integers(0, 4),
    gold=st.integers(0, 3),
    price=st.integers(1, 3),
)
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
def test_every_payment_from_any_dice_is_reached_once(
    dice: tuple[str, ...], left_out: int, gold: int, price: int
) -> None:
    nation = Nation(" ".join(dice[left_out:]), developments=MANY, chits="gold " * gold)
    t = table(nation, BUSY, board={f"a{price}": "arch"})
    expected = minimal_payments(bag_of(nation, "gold"), "G", "gold", price)
    assert (f"buy:a{price}" in t.moves) == bool(expected)
    if expected:
        paying = t.copy()
        paying.play(f"buy:a{price}")
        assert_each_once(t, list(leaves(paying, Phase.PAYING)), expected)


def test_every_famine_payment_is_reached_once() -> None:
    nation = Nation("oF oF2 bB bS rF2 rX wF wF", developments=MANY, chits="food food")
    t = table(Nation("wF wF wF wF"), nation, changes={"mild": {"food": 4}})
    pass_all(t)
    t.play("done")
    paying = t.copy()
    paying.play("feed")
    ends = list(leaves(paying, Phase.PAYING))
    expected = minimal_payments(bag_of(nation, "food"), "F", "food", 4)
    assert sorted(spent(t, end, 1) for end in ends) == sorted(expected)


@pytest.mark.parametrize(
    "dice", ["wG", "wG wX", "wG wG wG", "wG wG oF oF bB rX", "oG oG2 bB bB2 rX rX2 wX wX"]
)
def test_every_set_of_dice_for_a_reroll_is_picked_once(dice: str) -> None:
    nation = Nation(dice, developments="" if len(dice) < 9 else MANY, chits="reroll")
    t = table(nation, BUSY)
    picking = t.copy()
    picking.play("reroll")
    ends = list(leaves(picking, Phase.PICKING))
    bag = Counter(dice.split())
    assert len(ends) == prod(number + 1 for number in bag.values()) - 1
    picked = {frozenset(end.nation().unused.items()) for end in ends}
    assert len(picked) == len(ends)
    assert all(end.phase == Phase.ROLLING for end in ends)


@pytest.mark.parametrize("dice", ["oG oG oG2 oF", "oG oG oG oG", "oG2 oF", "oF", ""])
@pytest.mark.parametrize("replaced", ["market", "mill"])
def test_every_set_of_dice_to_return_is_reached_once(dice: str, replaced: str) -> None:
    owed = {"market": 2, "mill": 1}[replaced]
    lying = Counter(dice.split())
    nation = Nation(dice, developments="market mill market-2", chits="gold")
    t = table(nation, BUSY, age=2, event="mild-2", board={"a1": "guard-2"})
    t.play("buy:a1 pay:chit" if "G" in dice or lying.total() > 1 else "buy:a1")
    t.play(f"replace:{replaced}")
    bag = lying + Counter({"used": 5 - lying.total()})
    expected = [part for part in parts(bag) if part.total() == owed]
    ends = list(leaves(t, Phase.RETURNING))
    assert len(ends) == len(expected)
    left = {frozenset(end.nation().unused.items()) for end in ends}
    assert left == {frozenset((lying - part).items()) for part in expected}


@pytest.mark.parametrize("unused", range(6))
def test_every_way_to_return_rerolls_is_reached_once(unused: int) -> None:
    owed, used = 3, 5 - unused
    changes = {"queen": {"rerolls": owed}}
    chits, used_chits = "gold " + "reroll " * unused, "reroll " * used
    nation = Nation(chits=chits, used_chits=used_chits, advisor="queen")
    t = table(nation, BUSY, age=2, event="mild-2", board={"a1": "clerk-2"}, changes=changes)
    t.play("buy:a1")
    ends = list(leaves(t, Phase.RETURNING))
    assert len(ends) == min(used, owed) - max(0, owed - unused) + 1


@pytest.mark.parametrize(
    ("dice", "chits"), [("wB", 0), ("bB bB", 1), ("bB2 bB3 wB wB", 2), ("bB bB2 wB wX oG", 3)]
)
def test_every_set_of_books_is_used_once(dice: str, chits: int) -> None:
    t = table(Nation(dice, developments=MANY, chits="book " * chits), Nation(books=90))
    pass_all(t)
    bag = Counter(die for die in dice.split() if die[1] == "B")
    ends = list(leaves(t, Phase.STUDYING))
    assert len(ends) == prod(number + 1 for number in bag.values()) * (chits + 1)
    reached = Counter(end.nation().books for end in ends)
    expected = Counter(
        sum(int(die[2:] or 1) * number for die, number in part.items() if die != "chit")
        + part["chit"]
        for part in parts({**bag, "chit": chits})
    )
    assert reached == expected
