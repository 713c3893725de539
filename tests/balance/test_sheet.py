"""Figures of a balance sheet against numbers made by hand, and against plain counting."""

from __future__ import annotations

from statistics import NormalDist
from typing import Any

import numpy as np
import pytest

from nations.balance import figures, offers
from nations.balance.bounds import Bound, bounds
from nations.balance.intervals import Figure, mean, share, width
from nations.balance.playing import CountedTable, check_table, play_table
from nations.balance.sheet import Survey, ignoring, make_sheet, sheet_of
from nations.compiling.layout import dtype
from nations.errors import BadSeats, NationsError, UnknownName
from nations.kernel.counting import Thing

COUNTING = CountedTable("dice", ("random",) * 4, "1").subject().counting


def tallies(games: int) -> Any:
    return np.zeros(games, dtype(COUNTING.tally))


def by_hand() -> Any:
    """Two games of two: seat 1 is first; it buys tile 0 both times and wins the second game."""
    made = tallies(2)
    made["order"][:, :2] = (1, 0)
    made["row"][:, 0] = (1, 3)
    made["row"][:, 1] = 3
    made["buyer"][:, 0] = 2
    made["scored"][1, 0] = 2
    made["scores"][:, :2] = ((30, 20), (10, 24))
    made["wins"][:, :2] = ((1, 0), (0, 1))
    made["track"][0, :16:4] = (1, 2, 3, 4)
    made["track"][1, [0, 5, 8, 12]] = 9
    made["famine"][0, 0] = 1
    made["short_dice"] = (0, 2)
    return made


def test_whole_games() -> None:
    made = by_hand()
    scores = figures.scores(made, 2, 29)
    assert (scores.mean.value, scores.winner.value, scores.last.value) == (21, 27, 15)
    assert (scores.margin.value, scores.rare.value) == (12, 0.5)
    first, second = figures.places(made, COUNTING, 2, 2)
    assert second.points == {"books": 0, "famine": 0.5, "war": 0, "tiles": 19.5}
    assert (first.score.value, second.score.value) == (22, 20)
    assert first.above.value == second.above.value == 0
    assert figures.leads(made, COUNTING, 2).changes.value == 1.5  # none; and 1, 0, 1 at the end
    assert figures.check(made, "famine", COUNTING, 2, 1).met.value == 1 / 16
    assert figures.check(made, "famine", COUNTING, 2, 1).rounds[0].value == 1 / 4
    assert figures.shortages(made).dice.value == 0.5
    assert figures.shortages(made).chits.value == 0


def test_things_and_kinds() -> None:
    made = by_hand()
    one, other, *_ = offers.thing_sheets(made, COUNTING, 2)
    assert [taken.value for taken in one.taken] == [1, 0, 1]
    assert [taken.count for taken in one.taken] == [1, 0, 1]
    assert [taken.value for taken in other.taken] == [0, 0, 0]
    assert (one.lift.value, one.lift.count) == (0, 2)
    assert one.points.value == 22 - 21
    worth = COUNTING.things[0].gains[0]
    assert one.score_share == round(worth / 84, 4)
    kind, *_ = offers.kind_sheets(made, COUNTING, 2)
    assert kind.kind == COUNTING.things[0].kind
    assert (kind.each.value, kind.score_share) == (0.5, one.score_share)
    assert kind.points.value == 1


def test_dominated_is_who_is_beaten_everywhere() -> None:
    plain = Thing("plain", "wonder", 2, "wonder", (2, -3))
    cheap = Thing("cheap", "wonder", 2, "wonder", (2, -2))
    later = Thing("later", "wonder", 3, "wonder", (9, -1))
    dear = Thing("dear", "wonder", 1, "wonder", (3, -4))
    other = Thing("other", "colony", 1, "colony", (9, 0))
    found = offers.dominated((plain, cheap, later, dear, other))
    assert found == (offers.Dominated("plain", "cheap"),)
    assert offers.dominated((plain, plain)) == ()


def test_intervals_of_a_family_are_wider() -> None:
    assert width(1) == pytest.approx(1.96, abs=0.001)
    assert width(60) == pytest.approx(NormalDist().inv_cdf(1 - 0.05 / 120))
    alone, among = share(30, 100), share(30, 100, 60)
    assert alone.value == among.value == 0.3
    assert among.low < alone.low < 0.3 < alone.high < among.high
    assert share(0, 0).count == 0
    assert share(50, 100, less=0.5).value == 0
    assert mean(np.array([1.0, 3.0])).value == 2
    assert mean(np.array([])).count == 0


def test_a_family_of_fair_seats_is_rarely_called_unfair() -> None:
    """The correction does what it says: in 200 fair families of 60, about 10 miss or fewer."""
    rng = np.random.default_rng(1)
    hits = rng.binomial(400, 0.25, size=(200, 60))
    missed = [any(not _holds(share(int(h), 400, 60)) for h in family) for family in hits]
    uncorrected = [any(not _holds(share(int(h), 400)) for h in family) for family in hits]
    assert sum(missed) <= 20
    assert sum(uncorrected) > 150


def _holds(figure: Figure) -> bool:
    return figure.low <= 0.25 <= figure.high


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(1, 3, "holds"), (0, 2, "unclear"), (-1, 0.5, "broken"), (4, 5, "broken")],
)
def test_a_bound_is_judged_by_the_whole_interval(low: float, high: float, verdict: str) -> None:
    assert Bound("score", 4, "", Figure(2, low, high, 9), 1, 3).verdict == verdict
    assert Bound("seat", 4, "", Figure(2, low, high, 9), None, None).verdict == "holds"


def test_bounds_name_the_worst_tile_and_all_beyond() -> None:
    made = tallies(400)
    made["row"][:, :3] = 3
    made["buyer"][:, :3] = 1
    made["buyer"][:380, 2] = 0
    count = sheet_of(made, COUNTING, 4, [4], {})
    found = [b for b in bounds([count], COUNTING.targets) if b.measure == "dearest"]
    assert [bound.what for bound in found] == [COUNTING.things[at].id for at in (0, 1)]
    assert {bound.verdict for bound in found} == {"broken"}


def test_who_ignores_what_matters_loses() -> None:
    full, without = tallies(500), tallies(500)
    full["scores"][:, 0] = np.arange(500) % 7 + 20
    without["scores"][:, 0] = np.arange(500) % 7 + 17
    assert ignoring(full, without, 1, 4).value == pytest.approx(-3, abs=0.02)
    assert ignoring(full, without, 1, 4).high < 0
    without["wins"][:50, 0] = 1
    assert ignoring(full, without, 4, 4).value == pytest.approx(-0.15)


def test_the_same_seed_gives_the_same_sheet() -> None:
    survey = Survey("dice", ("random",), (1, 2), 70, 20, "5")
    one, other = make_sheet(survey, 1), make_sheet(survey, 2)
    assert one.counts == other.counts
    assert one.counts != make_sheet(Survey("dice", ("random",), (1, 2), 70, 20, "6"), 1).counts
    assert [count.seats for count in one.counts] == [1, 2]
    assert set(one.counts[0].ignored) == set(COUNTING.kinds)


def test_bots_are_counted_as_compiled_players_are() -> None:
    heard: list[int] = []
    found = play_table(CountedTable("dice", ("greedy", "random"), "1"), 5, 1, heard.append)
    assert sum(heard) == len(found) == 5
    assert (found["scores"][:, 0] > found["scores"][:, 1]).all()
    without = CountedTable("dice", ("greedy", "random"), "1", without="development")
    again = play_table(without, 2, 1, heard.append)
    developments = [at for at, t in enumerate(COUNTING.things) if t.kind == "development"]
    assert not (again["buyer"][:, developments] == 1).any()
    assert (found["buyer"][:, developments] == 1).any()


@pytest.mark.parametrize(
    ("game", "players", "seats", "kind", "words"),
    [
        ("kark", ("random",), (2,), UnknownName, "possible: dice"),
        ("dice", ("nobody",), (2,), UnknownName, "nobody"),
        ("dice", ("random", "greedy"), (3,), BadSeats, "2 players"),
        ("dice", ("random",), (5,), BadSeats, "1 to 4"),
    ],
)
def test_what_cannot_be_counted_is_refused(
    game: str,
    players: tuple[str, ...],
    seats: tuple[int, ...],
    kind: type[NationsError],
    words: str,
) -> None:
    with pytest.raises(kind, match=words):
        make_sheet(Survey(game, players, seats, 10, 0, "1"))


def test_compiled_rules_are_far_better_than_chance() -> None:
    """What is counted is strong play: compiled, it scores many times what chance does."""
    heard: list[int] = []
    counted = play_table(CountedTable("dice", ("rules",) * 2, "1"), 64, 1, heard.append)
    chance = play_table(CountedTable("dice", ("random",) * 2, "1"), 64, 1, heard.append)
    assert counted["scores"][:, :2].mean() > 2 * chance["scores"][:, :2].mean()
    with pytest.raises(UnknownName, match="policy"):
        check_table(CountedTable("dice", ("policy", "random"), "1"))
