"""What is laid out beforehand is what the judge thinks best, and it can be sent as it lies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from nations.contract import AT_ONCE, Decision, Move
from nations.edition.selection import Selection, is_complete
from nations.games.dice import moves
from nations.games.dice.content import CHIT_NAMES
from nations.games.dice.game import DiceGame
from nations.games.dice.laying import Layer
from nations.games.dice.skill.mind import Mind
from nations.games.dice.state import Phase, State, nation_at_turn
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

CLOSE = 0.011
"""Points that a spare thousandth of a symbol may make: what is no better needs no other order."""


@cache
def table(seats: int, overpaying: str = "no") -> DiceGame:
    game = load("dice").game(seats, {"overpaying": overpaying}, None)
    assert isinstance(game, DiceGame)
    return game


def asked(game: DiceGame, count: int) -> Iterator[tuple[State, Move | None, Selection]]:
    """Payments and returns from games in which people play well and badly."""
    source, found, games = random.Random(5), 0, 0
    while found < count:
        match, games = Match(game, Seeded(f"laying {games}")), games + 1
        match.deal()
        while isinstance(match.turn, Decision) and found < count:
            for lead in (None, *match.turn.moves):
                selection = game.selection(match.state, lead)
                weighed = match.state.phase in (Phase.PAYING, Phase.RETURNING)
                if selection and (
                    weighed or isinstance(lead, (moves.Buy, moves.Build, moves.Feed))
                ):
                    found += 1
                    yield match.state, lead, selection
            match.play(source.choice(match.turn.moves))
            match.deal()


def missed(game: DiceGame, state: State, lead: Move | None, picked: tuple[str, ...]) -> float:
    """By how many points a set is worse than the judge's best. An item is judged with the set that
    the judge completes it to, so a set is as good as the best of its items."""
    phase = Phase(state.phase) if lead is None else Phase.PAYING
    if lead is not None:
        state, _ = game.play(state, lead)
    if state.phase != phase:
        return 0.0  # the rules left no choice
    turn = game.turn(state)
    assert isinstance(turn, Decision)
    judged = game.judge(game.view(state, turn.seat), turn.moves, AT_ONCE)
    own = [one.merit for one in judged if item_of(one.move, picked) in (picked or ("",))]
    return max(one.merit for one in judged) - max(own)


def item_of(move: Move, picked: tuple[str, ...]) -> str:
    """What a small move picks, as selections call it."""
    if isinstance(move, (moves.PayChit, moves.ReturnChit)):
        return next((name for name in picked if name in CHIT_NAMES), "")
    return "used" if isinstance(move, moves.ReturnUsed) else str(getattr(move, "die", ""))


@pytest.mark.parametrize(("seats", "overpaying"), [(1, "no"), (2, "no"), (4, "no"), (2, "yes")])
def test_what_is_laid_out_is_what_the_judge_thinks_best(seats: int, overpaying: str) -> None:
    """D-A5, D-A7, D-A8, D-F1: a whole set, and none that the judge holds for worse."""
    game = table(seats, overpaying)
    worse = []
    for state, lead, selection in asked(game, 150):
        assert is_complete(selection, selection.suggested), (lead, selection)
        by = missed(game, state, lead, selection.suggested)
        if by > CLOSE and overpaying == "no":  # who may overpay also has to say when it is enough
            worse.append((lead, selection, by))
    assert not worse, worse[:3]


def test_what_serves_for_more_is_kept() -> None:
    """For two gold, two white dice are given or an orange one that shows both, by what each is
    still good for: fewest dice is not the measure."""
    game, given = table(2), set[tuple[str, ...]]()
    for seed in range(4):
        match = Match(game, Seeded(f"white {seed}"))
        match.deal()
        for step in range(14):
            assert isinstance(match.turn, Decision)
            if match.state.phase == Phase.ACTING:
                state = with_hand(game, match.state, {"wG": 2, "oG2": 1, "wB": 1})
                found = (game.selection(state, moves.Buy(f"{column}2")) for column in "abc")
                given |= {one.suggested for one in found if one and one.rule == "D-A5"}
            match.play(match.turn.moves[step % len(match.turn.moves)])
            match.deal()
    assert given - {()} == {("wG", "wG"), ("oG2",)}


def with_hand(game: DiceGame, state: State, dice: dict[str, int]) -> State:
    """The same table, with these dice and no chits in the hand of who is at turn."""
    state = state.copy()
    nation = nation_at_turn(state)
    for die, name in enumerate(game.names.dice):
        nation.unused[die] = dice.get(name, 0)
    for chit in range(len(nation.chits)):
        nation.chits[chit] = 0
    return state


def test_used_dice_go_back_first() -> None:
    returned = 0
    for state, lead, selection in asked(table(2), 300):
        there = {item.name for item in selection.items}
        if state.phase == Phase.RETURNING and lead is None and "used" in there:
            assert selection.suggested[0] == "used"
            returned += 1
    assert returned


FIRST_ENOUGH = (
    "4 acting 3 1320 first-world-war 0 -,-,-,-,hawaii,tanks,-,-,mahatma-gandhi,-,suez-canal,e"
    "iffel-tower 6.6.0.1/wG+wF+wS*2+oG2/-/-/food+reroll*2/gold/norfolk-crop-rotation.1+printe"
    "d.1+printed.1+printed.1+printed.1/florence-nightingale.1/great-zimbabwe/java 3.3.0.1/wF+"
    "wS+wX/-/w+o/stone+reroll*2/gold/granaries.1+printed.1+printed.1+printed.1+printed.1/mari"
    "e-curie.1/sydney-opera-house/great-pyramid+vinland+taj-mahal 7.5.0.1/wF*2+bB/-/r*2/gold*"
    "2+stone+reroll*3/-/knights.1+longbowmen.1+university-of-bologna.1+printed.1+printed.1/ka"
    "ngxi.2/-/alaska+fiji 6.4.0.1/wF+oF2+rX/-/w+b/reroll/gold/water-mills.1+royal-society.1+a"
    "ir-force.1+printed.1+printed.1/-.0/apollo-program/- -"
)


def test_what_a_later_item_makes_superfluous_is_not_laid_out() -> None:
    """The judge begins with the white gold; with the orange two it is not needed."""
    game = table(4)
    selection = game.selection(game.read_position(FIRST_ENOUGH), moves.Buy("b2"))
    assert selection is not None
    assert selection.suggested == ("oG2",)


@pytest.mark.parametrize("seats", [1, 3])
def test_payments_of_one_table_are_judged_as_each_would_be_alone(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is reckoned once for all moves of a table changes no number of any of them."""
    game, short, judged = table.__wrapped__(seats), list[Phase](), Layer._judged

    def both(layer: Layer, before: State, state: State, untouched: bool) -> Mind:
        found = judged(layer, before, state, untouched)
        whole = layer._thinker.opinions(state)
        assert found.values() == whole.values()
        short.extend([Phase(before.phase)] if untouched else [])
        return found

    monkeypatch.setattr(Layer, "_judged", both)
    for _ in asked(game, 120):
        pass
    assert short.count(Phase.ACTING) > 20
