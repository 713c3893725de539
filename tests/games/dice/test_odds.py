"""The odds against a count of every outcome, with every way to use the dice tried one by one."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nations.errors import BadNotation
from nations.games.dice import odds
from nations.games.dice.box import die_texts, fill_box
from nations.games.dice.content import COLOUR_NAMES, RESOURCE_NAMES, ContentSet, Face, load_set
from nations.games.dice.odds import Hand, Odds
from nations.games.dice.phases.payment import means
from nations.games.dice.state import Nation

Dice = tuple[tuple[str, int], ...]
"""What some dice show: resource and symbols of each."""

RIGHT = odds.dice_needed
LETTERS = {"gold": "G", "stone": "S", "food": "F", "book": "B", "strength": "X"}


def with_faces(**faces: str) -> ContentSet:
    """The default set with other faces: "3G 1F ..." for a colour."""
    words = {letter: resource for resource, letter in LETTERS.items()}
    new = {
        colour: tuple(Face(words[face[1]], int(face[0])) for face in text.split())
        for colour, text in faces.items()
    }
    default = load_set()
    return msgspec.structs.replace(default, faces={**default.faces, **new})


SETS = {
    "default": load_set(),
    "two gold": with_faces(white="1G 1F 1S 1B 1X 1G"),
    "large": with_faces(white="1G 2G 3G 4G 5G 6G", red="3X 3X 3F 1F 2G 2G"),
    "narrow": with_faces(white="1X 1X 1X 1X 1X 1B", blue="2B 2B 2B 2B 2B 2B"),
}


def text(colour: str, face: Face) -> str:
    count = str(face.count) if face.count > 1 else ""
    return colour[0] + LETTERS[face.resource] + count


def faces(content: ContentSet) -> dict[str, tuple[str, Face]]:
    """Every die as text, with its colour and what it shows."""
    return {text(c, face): (c, face) for c in COLOUR_NAMES for face in content.faces[c]}


# The slow reader


@lru_cache(None)
def can_pay(dice: Dice, chits: Dice, target: Dice) -> bool:
    """Whether some way to lay each die aside for its face or for trades pays all (D-T1 to D-T5)."""
    for for_face in product((True, False), repeat=len(dice)):
        have = Counter(dict(chits))
        for (resource, symbols), own in zip(dice, for_face, strict=True):
            have[resource] += symbols if own else 0
        trades = for_face.count(False) // 2
        short = {resource: max(0, amount - have[resource]) for resource, amount in target}
        if short.get("book", 0) or short.get("strength", 0):
            continue
        if sum(short.values()) <= trades:
            return True
    return False


def count_all(
    content: ContentSet, hand: Hand, target: dict[str, int], reroll: Counter[str]
) -> Fraction:
    """The chance of a target from all 6^n outcomes, one by one."""
    known = faces(content)
    kept = Counter(hand.unused) - reroll
    fixed = [(face.resource, face.count) for _, face in (known[die] for die in kept.elements())]
    rolled = [known[die][0] for die in reroll.elements()] + list(Counter(hand.unrolled).elements())
    chits, asked = tuple(sorted(hand.chits.items())), tuple(sorted(target.items()))
    met = total = 0
    for outcome in product(*(content.faces[colour] for colour in rolled)):
        shown = sorted([*fixed, *((face.resource, face.count) for face in outcome)])
        met += can_pay(tuple(shown), chits, asked)
        total += 1
    return Fraction(met, total)


def parts(whole: dict[str, int]) -> Iterator[Counter[str]]:
    """Every distinct part of a hand's dice, the empty one too."""
    for counts in product(*(range(count + 1) for count in whole.values())):
        yield +Counter(dict(zip(whole, counts, strict=True)))


# Random hands


def random_hand(content: ContentSet, dice: int, r: random.Random) -> tuple[Hand, dict[str, int]]:
    """A hand with so many dice at most, rolled or not, and a target of one to three resources."""
    unused = Counter(r.choices(list(faces(content)), k=r.randint(0, dice)))
    unrolled = Counter(r.choices(COLOUR_NAMES, k=r.randint(0, dice - unused.total())))
    chits = Counter(r.choices([*RESOURCE_NAMES, "reroll"], k=r.randint(0, 3)))
    asked = r.sample(RESOURCE_NAMES, r.choice((1, 1, 2, 3)))
    return Hand(unused, chits, unrolled), {resource: r.randint(1, 4) for resource in asked}


def differences(content: ContentSet, hands: int, dice: int, seed: int) -> int:
    """How many random questions the odds and the slow reader answer differently."""
    r, exact, wrong = random.Random(seed), Odds(content), 0
    for _ in range(hands):
        hand, target = random_hand(content, dice, r)
        held = list(Counter(hand.unused).elements())
        reroll = Counter(r.sample(held, r.randint(0, len(held))))
        wrong += exact.chance(hand, target, reroll) != count_all(content, hand, target, reroll)
    return wrong


@pytest.mark.parametrize("name", SETS)
def test_D_T2_chances_equal_the_count_of_every_outcome(name: str) -> None:
    assert differences(SETS[name], hands=150, dice=5, seed=1) == 0


def test_chances_equal_the_count_with_more_dice_kept() -> None:
    r, content = random.Random(2), SETS["default"]
    exact = Odds(content)
    for _ in range(25):
        unused = Counter(r.choices(list(faces(content)), k=9))
        reroll = Counter(r.sample(list(unused.elements()), 3))
        target = {resource: r.randint(2, 5) for resource in r.sample(RESOURCE_NAMES, 2)}
        hand = Hand(unused, {"gold": 1})
        assert exact.chance(hand, target, reroll) == count_all(content, hand, target, reroll)


@pytest.mark.parametrize("name", SETS)
def test_D_A3_the_best_reroll_is_the_best_and_the_smallest(name: str) -> None:
    r, content = random.Random(3), SETS[name]
    exact = Odds(content)
    for _ in range(25):
        hand, target = random_hand(content, 4, r)
        found = {
            (count_all(content, hand, target, part), -part.total())
            for part in parts(dict(hand.unused))
        }
        advice = exact.best_reroll(hand, target)
        assert (advice.chance, -sum(advice.reroll.values())) == max(found)
        assert advice.without == count_all(content, hand, target, Counter())
        assert exact.chance(hand, target, advice.reroll) == advice.chance


def trade_for_anything(needs: odds.Needs, kept: odds.Symbols, rolled: odds.Symbols) -> int:
    """A wrong rule: dice traded for books and strength too."""
    together = zip(needs, kept, rolled, strict=True)
    return sum(len(a + b) + 2 * max(0, need - sum(a + b)) for (_, need), a, b in together)


def trade_one_die(needs: odds.Needs, kept: odds.Symbols, rolled: odds.Symbols) -> int:
    """A wrong rule: one die instead of two."""
    together = zip(needs, kept, rolled, strict=True)
    return sum(len(a + b) + max(0, need - sum(a + b)) for (_, need), a, b in together)


def use_dice_twice(needs: odds.Needs, kept: odds.Symbols, rolled: odds.Symbols) -> int:
    """A wrong rule: a die counts for its face and as half of a trade."""
    right = RIGHT(needs, kept, rolled)
    return right - sum(map(len, kept)) - sum(map(len, rolled))


@pytest.mark.parametrize("wrong", [trade_for_anything, trade_one_die, use_dice_twice])
def test_D_T5_a_wrong_rule_would_be_found(
    wrong: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds, "dice_needed", wrong)
    assert differences(SETS["default"], hands=150, dice=4, seed=4) > 5


# Known numbers

W = 1 / Fraction(6)
EARLIER = load_set(Path(odds.__file__).with_name("data") / "sets/earlier/reconstruction-r2.toml")
"""Numbers counted by hand below are those of a set that does not change any more."""
ODDS = Odds(EARLIER)


@pytest.mark.parametrize(
    ("hand", "target", "chance"),
    [
        (Hand(unrolled={"white": 1}), {"gold": 1}, W),
        (Hand(unrolled={"white": 1}), {"food": 1}, 2 * W),
        (Hand(unrolled={"white": 3}), {"strength": 1}, 1 - (1 - W) ** 3),
        (Hand(unrolled={"white": 2}), {"gold": 1}, Fraction(1)),  # D-T1: any two dice
        (Hand(unrolled={"white": 2}), {"book": 1}, 1 - (1 - W) ** 2),  # D-T3: no trade
        (Hand(unrolled={"white": 3}), {"gold": 2}, 1 - (1 - W) ** 3),  # one gold and a trade
        (Hand(unrolled={"white": 2}), {"gold": 1, "strength": 1}, 2 * W * W),
        (Hand(unrolled={"white": 2}), {"gold": 2}, W * W),
        (Hand(unrolled={"white": 2}, chits={"gold": 1}), {"gold": 2}, Fraction(1)),
        (Hand(chits={"gold": 2, "reroll": 3}), {"food": 1}, Fraction(0)),  # D-T4
        (Hand(unrolled={"orange": 1}), {"gold": 2}, 3 * W),
        (Hand({"rX3": 1}, unrolled={"red": 1}), {"strength": 4}, 4 * W),
        (Hand(), {}, Fraction(1)),
    ],
)
def test_known_chances(hand: Hand, target: dict[str, int], chance: Fraction) -> None:
    assert ODDS.chance(hand, target) == chance


def test_the_best_reroll_keeps_what_serves() -> None:
    advice = ODDS.best_reroll(Hand({"wX": 1, "wF": 2, "rF2": 1, "bB3": 1}), {"strength": 3})
    assert advice.reroll == {"wF": 2, "rF2": 1}, "a blue die never shows strength"
    assert advice.without == 0


def test_no_reroll_is_advised_where_it_does_not_help() -> None:
    certain = ODDS.best_reroll(Hand({"wG": 1, "wF": 2}), {"gold": 2})
    assert certain == odds.BestReroll({}, Fraction(1), Fraction(1))
    hopeless = ODDS.best_reroll(Hand({"bB": 3}), {"strength": 1})
    assert hopeless == odds.BestReroll({}, Fraction(0), Fraction(0))


def test_a_distribution_has_every_amount() -> None:
    hand = Hand({"oG2": 1, "wF": 1}, {"gold": 1}, {"orange": 1})
    assert ODDS.distribution(hand, "gold") == {3: 2 * W, 4: W, 5: 2 * W, 6: W}
    with_trades = {4: 3 * W, 5: 2 * W, 6: W}
    assert ODDS.distribution(hand, "gold", trades=True) == with_trades
    assert ODDS.distribution(hand, "gold", {"oG2": 1})[1] == (2 * W) ** 2
    strength = ODDS.distribution(Hand(unrolled={"red": 1}), "strength", trades=True)
    assert strength == {0: 2 * W, 1: 2 * W, 2: W, 3: W}, "D-T3"


def test_odds_can_be_made_from_a_box() -> None:
    box = fill_box(EARLIER, 4, odds.DEFAULTS)
    assert Odds(box).dice == ODDS.dice


def test_D_T2_what_is_certain_is_what_the_rules_let_a_nation_pay() -> None:
    r, content = random.Random(5), EARLIER
    box = fill_box(content, 2, odds.DEFAULTS)
    for _ in range(300):
        unused = Counter(r.choices(list(ODDS.dice), k=r.randint(0, 8)))
        nation = Nation()
        for at, die in enumerate(die_texts(box)):
            nation.unused[at] = unused[die]
        at, amount = r.randrange(5), r.randint(1, 8)
        chance = ODDS.chance(Hand(unused), {RESOURCE_NAMES[at]: amount})
        assert chance == (means(box, nation, at) >= amount)


def test_ten_dice_take_less_than_20_milliseconds() -> None:
    hand = Hand(
        {"wF": 2, "wB": 1, "wX": 1, "oG": 1, "oF2": 1, "bB2": 1, "bS2": 1, "rX": 1, "rF2": 1}
    )
    for resource, amount in (("gold", 6), ("stone", 6), ("strength", 5), ("food", 7)):
        spent = []
        for _ in range(5):
            exact, start = Odds(EARLIER), time.perf_counter()
            exact.best_reroll(hand, {resource: amount})
            spent.append(time.perf_counter() - start)
        assert min(spent) < 0.02


# What holds for all hands

names = st.sampled_from(sorted(ODDS.dice))
hands = st.builds(
    Hand,
    st.lists(names, max_size=5).map(Counter),
    st.dictionaries(st.sampled_from(RESOURCE_NAMES), st.integers(0, 2), max_size=2),
    st.lists(st.sampled_from(COLOUR_NAMES), max_size=4).map(Counter),
)
targets = st.dictionaries(st.sampled_from(RESOURCE_NAMES), st.integers(0, 5), max_size=3)


@settings(deadline=None)
@given(hands, targets, names)
def test_one_more_die_never_lowers_the_chance(hand: Hand, target: dict[str, int], die: str) -> None:
    chance = ODDS.chance(hand, target)
    assert 0 <= chance <= 1
    rolled = msgspec.structs.replace(hand, unused=Counter(hand.unused) + Counter([die]))
    colour = COLOUR_NAMES[ODDS.dice[die].colour]
    waiting = msgspec.structs.replace(hand, unrolled=Counter(hand.unrolled) + Counter([colour]))
    assert ODDS.chance(rolled, target) >= chance
    assert ODDS.chance(waiting, target) >= chance


@settings(deadline=None)
@given(hands, targets)
def test_the_best_reroll_is_never_worse_than_none_or_all(
    hand: Hand, target: dict[str, int]
) -> None:
    advice = ODDS.best_reroll(hand, target)
    assert advice.chance >= advice.without == ODDS.chance(hand, target)
    assert advice.chance >= ODDS.chance(hand, target, hand.unused)
    assert (advice.chance > advice.without) == bool(advice.reroll)


@settings(deadline=None)
@given(hands, st.sampled_from(RESOURCE_NAMES), st.booleans())
def test_a_distribution_sums_to_one_and_agrees_with_chances(
    hand: Hand, resource: str, trades: bool
) -> None:
    chances = ODDS.distribution(hand, resource, hand.unused, trades=trades)
    assert sum(chances.values()) == 1
    if trades:
        for amount in chances:
            at_least = sum(chance for other, chance in chances.items() if other >= amount)
            assert ODDS.chance(hand, {resource: amount}, hand.unused) == at_least


@pytest.mark.parametrize(
    ("hand", "target", "reroll", "words"),
    [
        (Hand({"wQ": 1}), {}, {}, "unknown die 'wQ'; possible: wG"),
        (Hand({"": 1}), {}, {}, "unknown die ''"),
        (Hand({"wG": -1}), {}, {}, "-1 of 'wG': a whole number from 0 on is needed"),
        (Hand({"wG": 1.5}), {}, {}, "1.5 of 'wG'"),  # type: ignore[dict-item]  # that is the point
        (Hand({}, {"wood": 1}), {}, {}, "unknown chit 'wood'"),
        (Hand({}, {}, {"green": 1}), {}, {}, "unknown colour 'green'"),
        (Hand({}, {}, {"white": -2}), {}, {}, "-2 of 'white'"),
        (Hand({"wG": 1}), {}, {"wG": 2}, "2 of 'wG' cannot be rerolled: 1 in the hand"),
        (Hand({"wG": 1}), {}, {"wF": 1}, "1 of 'wF' cannot be rerolled: 0 in the hand"),
        (Hand({"wG": 1}), {}, {"wG": -1}, "-1 of 'wG'"),
        (Hand(), {"reroll": 1}, {}, "unknown resource 'reroll'"),
        (Hand(), {"gold": -1}, {}, "-1 of 'gold'"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(
    hand: Hand, target: dict[str, int], reroll: dict[str, int], words: str
) -> None:
    with pytest.raises(BadNotation) as refusal:
        ODDS.chance(hand, target, reroll)
    assert words in str(refusal.value)
    if not reroll:
        with pytest.raises(BadNotation):
            ODDS.best_reroll(hand, target)
