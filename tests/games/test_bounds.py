"""No compiled code ever leaves its arrays: whole games with every index checked.

Each number of seats, both games, other options in each game. A few games with every `make test`;
`NATIONS_BOUNDED_GAMES=100` plays so many at each table.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random
from typing import Annotated, Any

import numpy as np
import pytest

from nations.arena.simulate import Plan, play_one
from nations.balance.playing import CountedTable as CountedTable
from nations.balance.playing import play_table
from nations.batch import Playouts, Table
from nations.compiling.layout import Layout, Row, to_array
from nations.compiling.rules import compiled, rule
from nations.contract import Decision
from nations.games.dice.skill.policy import choose
from nations.games.kark.skill.fitting import contest
from nations.games.kark.skill.weights import FITTED
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

GAMES = int(os.environ.get("NATIONS_BOUNDED_GAMES", "2"))
NODES = {"dice": 300, "kark": 60}
DICE, KARK = [1, 2, 3, 4], [2, 3, 4]
# What one process has compiled, the others need not.
dice, kark = (pytest.mark.xdist_group(f"bounds-{name}") for name in ("dice", "kark"))
TABLES = [pytest.param("dice", seats, marks=dice) for seats in DICE]
TABLES += [pytest.param("kark", seats, marks=kark) for seats in KARK]
MANY = 200
"""Games of a quick policy for each one of a search."""


@pytest.fixture(autouse=True)
def checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATIONS_BOUNDS", "on")


class Short(Layout):
    places: Annotated[Row, 4]


@rule
def reach(short: Short, at: int) -> int:
    return short.places[at]


@pytest.mark.parametrize("at", [-1, 4])
def test_what_leaves_its_array_is_noticed(at: int) -> None:
    twin = compiled(reach)
    assert twin(to_array(Short())[0], 3) == 0
    with pytest.raises(IndexError):
        twin(to_array(Short())[0], at)


def options_of(name: str, number: int) -> dict[str, str]:
    """The defaults in every other game, else any value of each option; always such that it ends."""
    edition, random = load(name), Random(f"{name}/{number}")
    some = {} if number % 2 else {o: random.choice(v) for o, v in edition.options.items()}
    return {**some, **edition.unattended}


@cache
def game_of(name: str, seats: int, number: int) -> Any:
    return load(name).game(seats, options_of(name, number), None)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_search_and_rules_play_whole_games(name: str, seats: int) -> None:
    search = f"search:{NODES[name]}"
    for number in range(GAMES):
        turns = (search, "rules") if number % 3 == 2 else (search,)
        players = tuple(turns[seat % len(turns)] for seat in range(seats))
        plan = Plan(name, players, "bounds")
        assert play_one(game_of(name, seats, number), plan, number).decisions > 0


@dice
@pytest.mark.parametrize("seats", DICE)
def test_the_policy_plays_whole_games(seats: int) -> None:
    results = Playouts(game_of("dice", seats, 1), choose).play(MANY * GAMES, 5)
    assert results["decisions"].min() > 0


@kark
@pytest.mark.parametrize("seats", KARK)
def test_the_policy_of_kark_plays_whole_games(seats: int) -> None:
    minds = [np.array(FITTED)] * seats
    features, _, shares = contest(minds, MANY // 10 * GAMES, 5, stray=0.1, every=3)
    assert len(features)
    assert shares[:, :seats].sum(axis=1) == pytest.approx(1)


@dice
@pytest.mark.parametrize("seats", DICE)
@pytest.mark.parametrize("without", ["", "wonder"])
def test_games_are_counted(seats: int, without: str) -> None:
    table = CountedTable("dice", ("rules",) * seats, "bounds", without=without)
    assert len(play_table(table, MANY * GAMES, 1, lambda _: None)) == MANY * GAMES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_batches_are_stepped_and_begun_again(name: str, seats: int) -> None:
    random = np.random.default_rng(seats)
    table = Table(game_of(name, seats, 1), 16, seats)
    for _ in range(150 * GAMES):
        noise = random.random(table.masks.shape) * table.masks
        table.step(noise.argmax(axis=1))
        table.reset(table.over)
    assert not table.over.any()


@pytest.mark.parametrize("seats", DICE)
def test_the_odds_of_every_decision_are_chances(seats: int) -> None:
    """Nothing in them is compiled; they read the same rows."""
    for number in range(GAMES):
        rules, random = game_of("dice", seats, number), Random(f"odds/{number}")
        match: Match[Any] = Match(rules, Seeded(f"odds/{number}"))
        match.deal()
        while isinstance(turn := match.turn, Decision):
            prospects = rules.prospects(match.view(turn.seat))
            assert all(0 <= one.now <= one.after <= 1 for one in prospects)
            match.play(random.choice(turn.moves))
            match.deal()
