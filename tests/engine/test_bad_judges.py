"""A judge that says what cannot be is named, by whoever asks it; a reason is true of its move."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pig_judge
import pytest
from pig import Box, Pig, State, Throw, is_over

from nations.compiling.rules import rule, runs_compiled
from nations.contract import Effort
from nations.errors import BadGame, BadJudge
from nations.kernel.powers import exp
from nations.mind.looking import Mind
from nations.mind.told import because
from nations.testing import check_game

MILLIONS = 1e6


@rule
def too_steep(box: Box, s: State, m: Mind) -> None:
    """Endless by endless is no number."""
    for seat in range(box.seats):
        m.chance[seat] = exp(MILLIONS) / exp(MILLIONS)


@rule
def not_one_in_all(box: Box, s: State, m: Mind) -> None:
    for seat in range(box.seats):
        m.chance[seat] = 0.9


@rule
def above_all(box: Box, s: State, m: Mind) -> None:
    m.chance[0], m.chance[1] = 2.0, -1.0


@rule
def deaf(box: Box, s: State, m: Mind) -> None:
    """Does not hear that the game is over."""
    for seat in range(box.seats):
        m.chance[seat] = 1.0 / box.seats


def judge_with(note_chances: Any) -> Any:
    return SimpleNamespace(Mind=pig_judge.Mind, Why=pig_judge.Why, note_chances=note_chances)


@pytest.mark.parametrize("note_chances", [too_steep, not_one_in_all, above_all])
@pytest.mark.parametrize("effort", [Effort(), Effort(nodes=50)])
def test_chances_that_are_none_are_refused(note_chances: Any, effort: Effort) -> None:
    game: Any = Pig(2, judge_with(note_chances))
    state = game.start()
    with pytest.raises(BadJudge, match="judge of pig"):
        game.judge(game.view(state, 0), game.turn(state).moves, effort)


@pytest.mark.parametrize("note_chances", [too_steep, not_one_in_all, above_all, deaf])
def test_the_check_of_a_game_asks_its_judge(note_chances: Any) -> None:
    with pytest.raises((BadJudge, BadGame), match="judge"):
        check_game(Pig(2, judge_with(note_chances)), games=3)


def test_a_good_judge_passes() -> None:
    assert check_game(Pig(3, pig_judge), games=3).games == 3


@rule
def note_steadily(box: Box, s: State, m: Mind) -> None:
    """What a turn has brought counts; a part is the same whatever happens."""
    total = 0.0
    for seat in range(box.seats):
        turn = 0.1 * s.gained if s.at == seat and not is_over(s) else 0.0
        because(m, pig_judge.Why.POINTS, 1.0, seat)
        because(m, pig_judge.Why.TURN, turn, seat)
        m.chance[seat] = exp(1.0 + turn)
        total += m.chance[seat]
    for seat in range(box.seats):
        m.chance[seat] /= total


def test_where_chance_comes_first_reasons_are_means() -> None:
    """A part that every outcome has alike is no reason to throw."""
    game: Any = Pig(2, judge_with(note_steadily))
    state = game.start()
    ((reason,),) = game.reasons(game.view(state, 0), [Throw()])
    assert reason.key == "reason-turn-more"
    state.gained = 24  # one throw in six loses all of it
    ((reason,),) = game.reasons(game.view(state, 0), [Throw()])
    assert reason.key == "reason-turn-less"


@pytest.mark.parametrize("part", ["Mind", "Why", "note_chances"])
def test_a_judge_without_a_part_is_told_which(part: str) -> None:
    judge = judge_with(pig_judge.note_chances)
    delattr(judge, part)
    with pytest.raises(BadJudge, match=f"judge of pig has no `{part}`, an? "):
        Pig(2, judge).thinker  # noqa: B018 - made when it is asked for


@rule
def not_compiled(box: Box, s: State, m: Mind) -> None:
    """Runs plain, and is right, but no rule is written so."""
    for seat in range(box.seats):
        won = 1.0 if is_over(s) and s.points[seat] >= max([s.points[0], s.points[1]]) else 0.0
        m.chance[seat] = won if is_over(s) else 1.0 / box.seats


@pytest.mark.skipif(not runs_compiled(pig_judge.note_chances), reason="there is no C compiler here")
def test_rules_that_cannot_be_compiled_are_found() -> None:
    with pytest.raises(BadGame, match=r"cannot be compiled: .*test_bad_judges\.py"):
        check_game(Pig(2, judge_with(not_compiled)), games=1)
