"""Matches: playing, dealing, undo and its reasons, forks, files."""

from __future__ import annotations

import pytest
from toy import Stop, Throw, Thrown, Toy

from nations.contract import CHANCE, Chance, Decision, Over
from nations.errors import BadFile, CannotUndo, IllegalMove
from nations.match.dealer import Scripted, Seeded
from nations.match.log import make_file
from nations.match.match import Match, replay, run, save


def match(*pips: int) -> Match[object]:
    return Match(Toy(2), Scripted([Thrown(pip) for pip in pips]))  # type: ignore[arg-type]


def test_play_appends_to_the_log_and_returns_events() -> None:
    table = match(4)
    table.play(Throw())
    assert table.at_turn == CHANCE
    assert table.deal() == []
    (event,) = table.play(Stop())
    assert event.rule == "T-S"
    assert [entry.seat for entry in table.log] == [0, CHANCE, 0]


def test_a_refused_move_changes_nothing() -> None:
    table = match()
    before = table.state
    with pytest.raises(IllegalMove):
        table.play(Thrown(3))
    assert table.state is before
    assert table.log == []


def test_a_seat_that_is_not_at_turn_is_refused() -> None:
    table = match()
    with pytest.raises(IllegalMove, match="not at turn"):
        table.play(Stop(), seat=1)
    assert table.log == []


def test_undo_takes_back_the_own_last_move() -> None:
    table = match()
    table.play(Throw())
    assert table.undo(0) == Throw()
    assert table.log == []
    assert isinstance(table.turn, Decision)


def test_undo_has_a_reason_when_there_is_nothing() -> None:
    with pytest.raises(CannotUndo) as refusal:
        match().undo()
    assert refusal.value.reason == "undo-nothing"


def test_undo_never_crosses_chance() -> None:
    table = match(5)
    table.play(Throw())
    table.deal()
    state = table.state
    with pytest.raises(CannotUndo) as refusal:
        table.undo(0)
    assert refusal.value.reason == "undo-chance"
    assert table.state is state


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    """Whatever dice or others did before."""
    table = match(5)
    table.play(Throw())
    table.deal()
    assert table.why_no_undo(1) == "undo-nothing"
    assert table.why_no_undo(0) == table.why_no_undo() == "undo-chance"


def test_undo_never_takes_back_another_seat() -> None:
    table = match()
    for _ in range(3):
        table.play(Stop())
    with pytest.raises(CannotUndo) as refusal:
        table.undo(1)
    assert refusal.value.reason == "undo-other-seat"
    assert table.undo(0) == Stop()


def test_several_moves_can_be_taken_back_to_the_last_chance() -> None:
    table = match(5)
    table.play(Throw())
    table.deal()
    table.play(Stop())
    table.undo(0)
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_a_fork_shares_the_beginning() -> None:
    table = match(5)
    table.play(Throw())
    table.deal()
    other = table.fork(1, Scripted([Thrown(2)]))
    other.deal()
    assert [entry.move for entry in other.log] == [Throw(), Thrown(2)]
    assert [entry.move for entry in table.log] == [Throw(), Thrown(5)]


def test_run_plays_to_the_end() -> None:
    over = run(
        Match(Toy(2), Seeded(1)),
        lambda turn, view: turn.moves[0] if view.turn < 5 else turn.moves[1],  # type: ignore[attr-defined]
    )
    assert isinstance(over, Over)
    assert max(over.scores) >= 10


def test_a_saved_match_replays_to_the_same_state() -> None:
    table: Match[object] = Match(Toy(2), Seeded(3))  # type: ignore[arg-type]
    for _ in range(4):
        table.play(Throw())
        table.deal()
    file = save(table, ["human", "greedy"], "3")
    again = replay(table.game, file, Seeded("3"))
    assert again.state == table.state
    assert again.log == table.log


def test_a_move_that_does_not_fit_names_its_number() -> None:
    file = make_file(Toy(2).terms, ["a", "b"], None, ["throw", "die:2", "die:2"])
    with pytest.raises(BadFile, match="move 3 of the file"):
        replay(Toy(2), file, Scripted([]))


def test_moves_after_the_end_are_refused() -> None:
    table: Match[object] = Match(Toy(2), Scripted([]))  # type: ignore[arg-type]
    while not table.over:
        table.play(Throw())
        table.play(Thrown(6))
        table.play(Stop())
        if not table.over:
            table.play(Stop())
    with pytest.raises(IllegalMove):
        table.play(Stop())


def test_the_dealer_is_asked_only_for_chance() -> None:
    table = match()
    assert isinstance(table.turn, Decision)
    assert table.deal() == []
    table.play(Throw())
    assert isinstance(table.turn, Chance)
    with pytest.raises(BadFile, match="one more is needed"):
        table.deal()
