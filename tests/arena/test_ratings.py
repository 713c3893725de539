"""Ratings recover known strengths, intervals hold what they promise, sequential tests too."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from nations.arena import sprt as sprts
from nations.arena.contest import Deal, Played, rotations
from nations.arena.ratings import above_share, fit, pair_rates, standings
from nations.arena.sprt import Hypotheses, Sprt, expected

ELO = {2: [120.0, -120.0], 3: [150.0, 0.0, -150.0], 4: [200.0, 50.0, -50.0, -200.0]}


def drawn_game(table: tuple[int, ...], elo: list[float], random: Random) -> Played:
    """A game whose ranking is drawn by known strengths."""
    left, order = list(table), list[int]()
    while left:
        weights = [10 ** (elo[who] / 400) for who in left]
        order.append(random.choices(left, weights)[0])
        left.remove(order[-1])
    scores = tuple(-order.index(who) for who in table)
    return Played(table, scores, (table.index(order[0]),))


def drawn_deals(elo: list[float], deals: int, seed: int) -> list[Deal]:
    random = Random(seed)
    tables = list(rotations(tuple(range(len(elo)))))
    return [Deal(n, tuple(drawn_game(t, elo, random) for t in tables)) for n in range(deals)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fit_recovers_known_strengths(players: int) -> None:
    names = [str(who) for who in range(players)]
    found = standings(drawn_deals(ELO[players], 800, 1), names, "1")
    ratings = {one.player: one.rating for one in found}
    for who, elo in enumerate(ELO[players]):
        estimate = ratings[str(who)]
        assert estimate.value == pytest.approx(elo, abs=25)
        assert estimate.low < estimate.value < estimate.high
        assert estimate.high - estimate.low < 60


def test_intervals_hold_the_truth_about_as_often_as_they_promise() -> None:
    held = 0
    for seed in range(40):
        found = standings(drawn_deals([60.0, -60.0], 100, seed), ["a", "b"], "1")
        rating = next(one.rating for one in found if one.player == "a")
        held += rating.low <= 60 <= rating.high
    assert 34 <= held <= 40  # 38 expected


def test_a_fit_that_forgets_who_was_still_there_is_noticed() -> None:
    """Planted: all stages are counted as if they had been among all players."""
    wins = np.array([[30.0, 20.0, 10.0]])
    members = np.array([[1.0, 1, 1], [1, 1, 0], [0, 1, 1], [1, 0, 1]])
    among = np.array([[40.0, 5, 10, 5]])
    all_at_once = np.array([[60.0, 0, 0, 0]])
    assert not np.allclose(fit(wins, among, members), fit(wins, all_at_once, members), atol=5)


def test_equals_share_their_stage_and_who_wins_all_stays_finite() -> None:
    draw = [Deal(n, (Played((0, 1), (3, 3), (0, 1)),)) for n in range(10)]
    assert [one.rating.value for one in standings(draw, ["a", "b"], "1")] == [0, 0]
    assert above_share(draw[0], 0, 1) == 0.5
    sweep = [Deal(n, (Played((0, 1), (9, 1), (0,)),)) for n in range(50)]
    first = standings(sweep, ["a", "b"], "1")[0]
    assert (first.player, first.wins.value, first.wins.high) == ("a", 1, 1)
    assert 300 < first.rating.value < 1000
    assert pair_rates(sweep, 2, "1")[0, 1].low == pytest.approx(0.929, abs=0.01)  # Wilson


def test_a_ranking_puts_winners_first_whatever_their_score() -> None:
    game = Played((2, 0, 1, 3), (5, 9, 9, 1), (0,))
    assert game.ranking == ((2,), (0, 1), (3,))


# The sequential test


def decided(elo: float, runs: int = 200) -> float:
    """How often the test finds the first player stronger."""
    hypotheses, stronger = Hypotheses(0, 100), 0
    for seed in range(runs):
        random, test = Random(seed), Sprt(hypotheses)
        while test.verdict is None:
            games = (random.random() < expected(elo) for _ in range(2))
            test.hear(sum(games) / 2)
        stronger += test.verdict == "stronger"
    return stronger / runs


def test_a_sequential_test_is_wrong_about_as_often_as_it_says() -> None:
    assert decided(0) <= 0.09
    assert decided(100) >= 0.91


def test_a_biased_sequential_test_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the expected share of equals is taken for less than it is."""
    monkeypatch.setattr(sprts, "expected", lambda elo: expected(elo - 60))
    assert decided(0) > 0.09


def test_a_test_that_decides_too_soon_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a bound that some deals in a row can reach."""
    monkeypatch.setattr(sprts, "FEWEST", 1)
    monkeypatch.setattr(Hypotheses, "bound", 0.3)
    assert decided(0) > 0.09
