"""Marks: planted blunders are found, the yardstick's own moves are none, and seeds agree."""

from __future__ import annotations

from typing import Any

import pig_judge
import pytest
from pig import Pig
from toy import Toy

import nations
from nations.contract import Decision
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.review import BadEffort, CannotReview, Judge, Mark, marks_of
from nations.review.actions import actions_of

LITTLE = 200
MARKED = {Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER}


def moves_of(match: Match[Any]) -> list[Any]:
    return [entry.move for entry in match.log]


@pytest.mark.parametrize(("name", "players"), [("dice", 2), ("kark", 2), ("dice", 1)])
def test_every_move_of_a_seat_is_in_one_action(name: str, players: int) -> None:
    match = nations.play(name, ["greedy"] * players, seed=2)
    game: Any = match.game
    actions = list(actions_of(game, game, moves_of(match)))
    places = [at for one in actions for at in range(one.at, one.at + len(one.moves))]
    assert places == [at for at, entry in enumerate(match.log) if not entry.by_chance]
    for one in actions:
        assert {match.log[at].seat for at in range(one.at, one.at + len(one.moves))} == {one.seat}
    if name == "dice":
        assert any(len(one.moves) > 1 for one in actions)


def test_payments_are_part_of_what_they_pay_for() -> None:
    match = nations.play("dice", ["greedy", "greedy"], seed=2)
    game: Any = match.game
    for one in actions_of(game, game, moves_of(match)):
        assert type(one.moves[0]).__name__ not in {"PayDie", "PayChit", "Trade", "Return"}


def test_a_planted_blunder_is_marked_and_a_better_action_named() -> None:
    """Rome passes at once, with all its dice."""
    game: Any = nations.game("dice", 2)
    match: Match[Any] = Match(game, Seeded("blunder"))
    match.deal()
    turn = match.turn
    assert isinstance(turn, Decision)
    match.play(next(move for move in turn.moves if type(move).__name__ == "Pass"))
    (found,) = marks_of(game, moves_of(match), LITTLE)
    assert found.mark in MARKED
    assert found.interval[0] <= found.loss <= found.interval[1]
    assert found.loss > 0.05
    assert found.best[0] != found.moves[0]
    assert found.gained[turn.seat] == pytest.approx(-found.loss)
    assert sum(found.gained) == pytest.approx(0, abs=1e-9)
    assert found.points > 0


def test_what_the_judge_would_do_is_no_mistake() -> None:
    game: Any = nations.game("dice", 2)
    judge, match = Judge(game, LITTLE, seed=4), Match[Any](game, Seeded("well played"))
    match.deal()
    best, _ = judge.best(match.state)
    for move in best:
        match.play(move)
    (found,) = judge.decisions(moves_of(match))
    assert (found.loss, found.interval, found.mark) == (0.0, (0.0, 0.0), None)


def test_losses_are_unbiased_where_nobody_errs() -> None:
    """The best action was chosen by other luck than it is judged by, so noise costs nothing."""
    game: Any = Pig(2, pig_judge)
    losses = []
    for seed in range(12):
        match = nations.play(game, ["greedy", "greedy"], seed=seed)
        losses += [one.loss for one in Judge(game, 50, seed).decisions(moves_of(match))]
    assert sum(losses) / len(losses) < 0.01


def test_a_loss_that_could_be_none_says_so() -> None:
    game: Any = nations.game("dice", 2)
    judge = Judge(game, LITTLE)
    compared: Any = judge.compared(game.start(), game.start(), game.start(), 0)
    assert compared.loss == 0
    unsure = compared._replace(loss=0.1, interval=(-0.02, 0.22))
    assert judge._mark(unsure) is Mark.CLOSE
    assert judge._mark(compared._replace(loss=0.1, interval=(0.09, 0.11))) is Mark.MISTAKE
    assert judge._mark(compared._replace(loss=0.3, interval=(0.2, 0.4))) is Mark.BLUNDER
    assert judge._mark(compared._replace(loss=0.01, interval=(0.0, 0.02))) is None


def test_no_effort_and_no_judge_are_refused() -> None:
    for effort in (0, -5):
        with pytest.raises(BadEffort, match="effort"):
            Judge(nations.game("dice", 2), effort)
    with pytest.raises(CannotReview):
        Judge(Toy())
