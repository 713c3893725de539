"""A third game that brings only a judge is played by every level and gives hints."""

from __future__ import annotations

from typing import Any

import numpy as np
import pig
import pig_judge
import pytest
from pig import Pig, Stop, Throw

from nations.batch import loops
from nations.batch.table import Table
from nations.bots.advice import advise
from nations.bots.bot import make_bot, players_for
from nations.compiling.rules import rule
from nations.contract import CHANCE, Decision, Effort, Judging, Over
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.mind.thinker import Thinker
from nations.testing import check_game


@rule
def contrary(box: Any, s: Any, m: Any) -> None:
    """The chances of two seats, exchanged."""
    pig_judge.note_chances(box, s, m)
    m.chance[0], m.chance[1] = m.chance[1], m.chance[0]


def winner(players: tuple[str, ...], luck: int) -> int:
    game = Pig(len(players), pig_judge)
    match: Match[Any] = Match(game, Seeded(str(luck)))
    bots = [make_bot(name, game, f"{luck}{seat}") for seat, name in enumerate(players)]
    match.deal()
    while isinstance(turn := match.turn, Decision):
        match.play(bots[turn.seat].choose(match.view(turn.seat), turn.moves))
        match.deal()
    assert isinstance(turn, Over)
    return turn.winners[0]


def share(one: str, other: str, games: int) -> float:
    """How often one player beats another, in both seats."""
    won = sum(winner((one, other), luck) == 0 for luck in range(games // 2))
    won += sum(winner((other, one), luck) == 1 for luck in range(games // 2))
    return won / games


def test_it_keeps_the_contract_and_has_a_judge() -> None:
    game = Pig(2, pig_judge)
    assert check_game(game, games=5).decisions > 20
    assert isinstance(game, Judging)


def test_every_level_plays_it() -> None:
    game: Any = Pig(3, pig_judge)
    assert set(players_for(game)) >= {"easy", "normal", "hard", "expert", "greedy", "search"}
    assert winner(("easy", "greedy", "search:30"), 5) in (0, 1, 2)


def test_judging_beats_chance_and_looking_ahead_beats_that() -> None:
    assert share("greedy", "random", 60) > 0.6
    assert share("search:200", "random", 60) > 0.8


def test_hints_and_values_are_there() -> None:
    game: Any = Pig(2, pig_judge)
    state = game.start()
    state.gained, state.points[0] = 20, 12
    hint = advise(game, game.view(state, 0), (Throw(), Stop()), 0.05)
    assert hint.in_chances
    assert hint.best[0].move == Stop(), "who has enough stops"
    assert all(one.reasons for one in hint.best)
    sure = game.judge(game.view(state, 0), (Stop(),), Effort(nodes=50))[0]
    assert sure.exact
    assert (sure.low, sure.worth, sure.high) == (1.0, 1.0, 1.0)
    thrown, _ = game.play(state, Throw())
    assert game.at_turn(thrown) == CHANCE
    for effort in (Effort(), Effort(nodes=200)):
        values = game.values(game.view(thrown, None), effort)
        assert sum(values) == pytest.approx(1)
        assert values[0] > values[1]


def test_plain_and_compiled_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = Pig(2, pig_judge)
    view, moves = game.view(game.start(), 0), (Throw(), Stop())
    game.judge(view, moves)
    monkeypatch.setattr(Thinker, "looks_ahead", lambda _: False)
    assert Pig(2, pig_judge).judge(view, moves) == game.judge(view, moves)


def test_reasons_are_those_of_the_number() -> None:
    """What is told of a seat sums up to its rating; the part that changes most is the reason."""
    game: Any = Pig(2, pig_judge)
    state = game.start()
    state.gained, m = 6, pig_judge.Mind()
    m.told = []
    rating = pig_judge.rating(game.box, state, m, 0)
    assert sum(one.part for one in m.told) == pytest.approx(rating)
    view = game.view(state, 0)
    assert [why[0].key for why in game.reasons(view, (Stop(),))] == ["reason-turn-less"]


class Loser:
    """Planted: a judge that is glad of others' points."""

    Mind, Why = pig_judge.Mind, pig_judge.Why
    note_chances = staticmethod(contrary)


def test_a_judge_that_likes_to_lose_is_noticed() -> None:
    game: Any = Pig(2, Loser)
    state = game.start()
    state.gained, state.points[0] = 20, 12
    assert advise(game, game.view(state, 0), (Throw(), Stop()), 0.02).best[0].move == Throw()


def test_a_name_of_its_own_does_not_stand_in_for_one_of_ours() -> None:
    """Pig has a rule `pass_on`, and so have the loops over many tables: another one."""
    assert hasattr(pig, "pass_on")
    assert hasattr(loops, "pass_on")
    table = Table(Pig(2, pig_judge), games=3, seed=1)
    for _ in range(50):
        table.step(np.zeros(3, np.int32))
    assert table.masks.any(axis=1).all()
