"""A hint to roll again names its dice, and how often that brings more of what counts: exactly."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from nations.bots.advice import items_of, judged, reason
from nations.contract import Decision, Judgement
from nations.edition.selection import is_complete
from nations.games.dice.content import RESOURCE_NAMES
from nations.games.dice.moves import Reroll
from nations.games.dice.skill.rerolls import as_digits, of_digits
from nations.games.dice.state import FACES, NOTHING
from nations.i18n import voice
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load


def rerolls(games: int) -> Iterator[tuple[Any, Any, Judgement]]:
    """Tables of random games on which dice can be rolled again, with what the judge says of it."""
    game: Any = load("dice").game(2, {}, None)
    for seed in range(games):
        match, source = Match(game, Seeded(str(seed))), random.Random(seed)
        for _ in range(60):
            match.deal()
            if not isinstance(match.turn, Decision):
                break
            if Reroll() in match.turn.moves:
                found = judged(game, match.view(match.turn.seat), match.turn.moves).best[:5]
                yield from ((game, match.state, one) for one in found if one.move == Reroll())
            match.play(source.choice(match.turn.moves))


def chance_of_more(game: Any, dice: tuple[str, ...], resource: int) -> Fraction:
    """Every way in which the dice can fall, counted."""
    box, names = game.box, game.names.dice
    shown = [names.index(die) for die in dice]
    before = sum(box.symbols[die] for die in shown if box.shows[die] == resource)
    odds = {0: Fraction(1)}
    for die in shown:
        first = die // FACES * FACES
        faces = range(first, first + FACES)
        ways, rolled = sum(box.ways[face] for face in faces), defaultdict[int, Fraction](Fraction)
        for have, chance in odds.items():
            for face in faces:
                more = box.symbols[face] if box.shows[face] == resource else 0
                rolled[have + more] += chance * Fraction(box.ways[face], ways)
        odds = dict(rolled)
    return Fraction(sum(chance for have, chance in odds.items() if have > before))


def test_the_dice_can_be_picked_and_the_chance_is_exact() -> None:
    """D-A3: a whole choice of unused dice; the sentence is true of them."""
    told = 0
    for game, state, one in rerolls(12):
        items = items_of(one)
        assert is_complete(game.selection(state, Reroll()), items)
        detail = one.reasons[0].detail
        assert detail["dice"] == len(items)
        if detail["resource"] == "none":
            continue
        resource = RESOURCE_NAMES.index(str(detail["resource"]))
        exact = chance_of_more(game, items, resource)
        assert abs(float(detail["chance"]) - float(exact)) < 0.001
        assert exact > 0
        told += 1
    assert told > 20


def test_it_is_said_in_both_languages() -> None:
    _, _, one = next(
        found for found in rerolls(3) if found[2].reasons[0].detail["resource"] != "none"
    )
    assert " of the rolls" in reason(one, voice("en", load("dice")))
    assert " der Würfe" in reason(one, voice("de", load("dice")))


def test_dice_as_digits() -> None:
    for dice in ([], [0], [0, 0, 23], [5] * 14):
        assert of_digits(as_digits(dice)) == dice
    assert NOTHING not in of_digits(as_digits([0]))
