"""The upper bound alone: no play is better, wherever the best play is known exactly, and no choice
raises what is rated."""

from __future__ import annotations

from random import Random

import pytest

from nations.games.dice.game import DiceGame
from nations.games.dice.phases import flow
from nations.games.dice.skill import ceiling
from nations.games.dice.skill.ceiling import FIRST, Prices, Rating, bound, dealt
from nations.games.dice.skill.search import Searcher
from nations.games.dice.state import AGES, SPACES, Phase, State

from .policy_games import decisions, game
from .test_skill import late, legal

OFF = 1e-9


def any_prices(luck: Random) -> Prices:
    return tuple(tuple(2 * luck.random() for _ in row) for row in FIRST)


def exact(searcher: Searcher, s: State) -> float | None:
    found = searcher.exact(s, legal(s), 200_000)
    return None if found is None else max(one.value for one in found)


def shortfall(rules: DiceGame, dice: int) -> tuple[float, int]:
    """How far the rating is below the best play at most, with any prices; and of how many."""
    searcher, luck, worst, met = Searcher(rules.box, 1 << 18), Random(3), -99.0, 0
    for s in late(rules, dice):
        best = exact(searcher, s)
        if best is not None:
            met += 1
            for prices in (FIRST, any_prices(luck), any_prices(luck)):
                rated = Rating(rules.box, prices).of(s, dealt(rules.box, s, luck))
                worst = max(worst, best - rated)
    return worst, met


@pytest.mark.parametrize("options", [{}, {"overpaying": "yes"}])
def test_no_play_of_the_last_round_is_better(options: dict[str, str]) -> None:
    worst, met = shortfall(game(1, **options), 4)
    assert worst <= OFF
    assert met >= 10


def test_a_rating_that_forgets_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: famine and war bring nothing."""
    monkeypatch.setattr(Rating, "_event", lambda *_: 0.0)
    assert shortfall(game(1), 4)[0] > 0.5


@pytest.mark.parametrize("first", range(3))
def test_no_choice_raises_the_rating(first: int) -> None:
    """From the beginning of an action to that of the next without a roll in between."""
    rules, luck, met = game(1), Random(first), 0
    for s in decisions(rules, first):
        if s.phase != Phase.ACTING or s.age == AGES:
            continue
        deals = dealt(rules.box, s, luck)
        rating = Rating(rules.box, any_prices(luck))
        before = rating.of(s, deals)
        for number in legal(s):
            after = s.copy()
            flow.play(rules.box, after, number)
            while not flow.waits_for_chance(after) and after.phase != Phase.ACTING:
                flow.play(rules.box, after, luck.choice(legal(after)))
            if after.phase == Phase.REMOVING and after.age == s.age:
                left = {after.board[at] for at in range(SPACES)}
                there = tuple(one for one in deals[0].tiles if one[0] in left)
                now = [deals[0]._replace(tiles=there), *deals[1:]]
                assert rating.of(after, now) <= before + OFF
                met += 1
    assert met > 10


def test_the_bound_has_an_interval_and_is_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ceiling, "TRIES", 30)
    rules = game(1)
    ceiling_now = bound(rules.box, rules.start(), 12, "5")
    assert ceiling_now == bound(rules.box, rules.start(), 12, "5")
    assert 40 < ceiling_now.low < ceiling_now.mean < ceiling_now.high < 100


def test_prices_that_rate_low_are_sought_for_each_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, luck = game(1), Random(1)
    s = rules.start()
    deals = dealt(rules.box, s, luck)
    before = Rating(rules.box, FIRST).of(s, deals)
    assert ceiling.lowest(rules.box, s, deals, luck) < before - 1
    monkeypatch.setattr(ceiling, "TRIES", 0)
    assert ceiling.lowest(rules.box, s, deals, luck) == before
