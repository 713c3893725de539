"""Every puzzle that came with the package is a position with moves, and its solution is one."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest

from nations.contract import Decision
from nations.errors import UnknownName
from nations.match.match import notation_of
from nations.puzzle import Puzzle, games_with_puzzles, of_day, puzzles
from nations.review import Judge

ENOUGH = 200
SURE = 0.025
"""What every other first move loses at least, at 99 %."""


@pytest.mark.parametrize("game", games_with_puzzles())
def test_the_data_are_whole(game: str) -> None:
    all_ = puzzles(game)
    assert len({one.id for one in all_}) == len({one.position for one in all_}) == len(all_)
    for one in all_:
        assert one.game == game
        assert len(one.others) >= 3
        assert all(other.least > SURE for other in one.others)
        assert one.others[0].loss <= 0.25
        assert one.source.players
        assert one.source.effort > 1000


@pytest.mark.parametrize("game", games_with_puzzles())
def test_positions_and_answers_are_real(game: str) -> None:
    some = random.Random(1).sample(puzzles(game), min(25, len(puzzles(game))))
    for one in some:
        rules = one.table()
        state = rules.start()
        turn = rules.turn(state)
        assert isinstance(turn, Decision)
        assert turn.seat == one.seat
        first = {notation_of(rules).write_move(move) for move in turn.moves}
        told = {one.answer[0], *one.also, *(other.move for other in one.others)}
        assert told == first
        for text in one.answer:
            state, _ = rules.play(state, notation_of(rules).read_move(rules.turn(state), text))


def is_certified(one: Puzzle) -> bool:
    """Whether a review finds the same action best, by luck that nobody has met."""
    rules = one.table()
    best, _ = Judge(rules, seed=77).best(rules.start())
    return one.is_right(notation_of(rules).write_move(best[0]))


def test_the_solution_is_found_again_and_another_is_not() -> None:
    some = random.Random(2).sample(puzzles("dice"), 6)
    assert sum(map(is_certified, some)) >= 5
    one = some[0]
    other = one.others[-1].move
    assert not one.is_right(other)
    lost = one.loses(other)
    assert lost is not None
    assert lost.loss > SURE


def test_days_go_through_all_of_them() -> None:
    for game in games_with_puzzles():
        first, many = date(2026, 1, 1), len(puzzles(game))
        seen = {of_day(game, first + timedelta(days=day)).id for day in range(many)}
        assert len(seen) == many
        assert of_day(game, first) == of_day(game, first)


def test_other_games_have_none() -> None:
    with pytest.raises(UnknownName, match="puzzles"):
        puzzles("chess")
