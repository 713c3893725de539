"""Taking back and stopping: by the engine's rule, and by asking everybody who plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from nations.contract import Decision
from nations.room.commands import (
    SERVER,
    Answer,
    AskStop,
    AskUndo,
    Lapse,
    Leave,
    Play,
    Put,
    Quit,
    Return,
    StandIn,
    Undo,
    Who,
)
from nations.room.records import Dealt, Ended, Lapsed, Open, Person, SeatedBot, Stopped, Undone
from nations.room.refusal import Code
from nations.room.room import OVER, PLAYING, News, Room
from nations.room.updates import update
from room.tables import (
    GAMES,
    at_turn,
    claim,
    do,
    moves_of,
    opened,
    outcome,
    people,
    playing,
    refused,
    step,
    walked,
)

HOST = Who(host=True)


def until(room: Room, fits: Callable[[Room], bool], name: str = "") -> Room:
    """The first room on a walk that fits."""
    for seed in range(20):
        walk = walked(room, 1, seed)
        for _ in range(120):
            if walk.phase != PLAYING:
                break
            if fits(walk):
                return walk
            walk = walked(walk, 1, seed)
    raise AssertionError(f"no such room on the walks {name}")


def own_move_last(room: Room) -> bool:
    return room.match.why_no_undo(at_turn(room)) is None


def all_moved(room: Room) -> bool:
    """Every seat has moved, somebody else than the asker is at turn, and chance has spoken."""
    moved = {entry.seat for entry in room.match.log}
    return set(range(len(room.seats))) <= moved


# By the engine's rule


@pytest.mark.parametrize("name", GAMES)
def test_the_own_last_move_is_taken_back(name: str) -> None:
    room = until(playing(name), own_move_last)
    seat, length = at_turn(room), len(room.match.log)
    after = do(room, Who(seat), Undo("u", room.seq))
    assert after.news[-1].record == Undone(room.seq + 1, seat, length - 1)
    assert len(after.match.log) == length - 1
    assert after.at_turn == seat


@pytest.mark.parametrize("name", GAMES)
def test_undo_is_refused_for_chance_others_nothing_and_stale(name: str) -> None:
    room = until(playing(name), own_move_last)
    seat = at_turn(room)
    for other in set(range(3)) - {seat}:
        moved = any(entry.seat == other for entry in room.match.log)
        key = "undo-other-seat" if moved else "undo-nothing"
        assert refused(room, Who(other), Undo("u", room.seq)).key == key
    assert refused(room, Who(seat), Undo("u", room.seq - 1)).code == Code.STALE
    assert refused(room, Who(seat, bot="greedy"), Undo("u", room.seq)).code == Code.FORBIDDEN


def has_moved(room: Room) -> bool:
    return any(entry.seat == room.at_turn for entry in room.match.log)


def test_undo_stops_at_dice() -> None:
    room = playing("dice")  # the setup has been drawn, and nobody has moved
    assert refused(room, Who(at_turn(room)), Undo("u", room.seq)).key == "undo-nothing"
    room = until(room, lambda one: one.match.log[-1].by_chance and has_moved(one))
    assert refused(room, Who(at_turn(room)), Undo("u", room.seq)).key == "undo-chance"
    start = opened("kark", people(2))
    if not start.match.log:
        assert refused(start, Who(0), Undo("u", start.seq)).key == "undo-nothing"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_of_undo_is_what_would_come_of_it(name: str) -> None:
    """The update says None exactly if the command would be carried out."""
    room, shown = playing(name, 2), 0
    for seed in range(500):
        for seat in (0, 1):
            possible = outcome(room, Who(seat), Undo("u", room.seq)) is None
            assert (update(room, seat, room.seq, ()).undo is None) == possible
            shown += possible
        assert update(room, None, room.seq, ()).undo is not None
        room = walked(room, 1, seed)
    assert shown
    assert room.phase == OVER


def test_undo_ends_a_question() -> None:
    room = until(playing(), own_move_last)
    seat = at_turn(room)
    asked = do(room, Who((seat + 1) % 3), AskStop("s"))
    after = do(asked, Who(seat), Undo("u", asked.seq))
    assert after.question is None
    assert refused(after, Who(seat), Answer("a", True, after.seq)).key == "no-question"


# By asking


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_others_agree_to_take_back_through_dice(name: str, seats: int) -> None:
    room = until(playing(name, seats), all_moved)
    asker = (at_turn(room) + 1) % seats
    drawn = dict(room.drawn)
    mine = [at for at, entry in enumerate(room.match.log) if entry.seat == asker]
    asked = do(room, Who(asker), AskUndo("a", room.seq))
    others = [seat for seat in range(seats) if seat != asker]
    assert asked.asked == tuple(others)
    for seat in others[:-1]:
        asked = do(asked, Who(seat), Answer(f"y{seat}", True, asked.seq))
        assert refused(asked, Who(seat), Answer("again", True, asked.seq)).key == "no-question"
        assert asked.question is not None
    after = do(asked, Who(others[-1]), Answer("y", True, asked.seq))
    assert after.question is None
    assert len(after.match.log) == mine[-1]
    assert after.at_turn == asker
    assert after.drawn == drawn
    again = step(after)  # whatever is drawn now is drawn anew: the counters went on
    for one in again.news[after.seq :]:
        if isinstance(one.record, Dealt):
            assert one.record.nth >= drawn.get(one.record.stream, 0)


@pytest.mark.parametrize("what", ["undo", "stop"])
def test_one_no_ends_the_question(what: str) -> None:
    room = until(playing("dice", 3), all_moved)
    command: Any = AskUndo("a", room.seq) if what == "undo" else AskStop("a")
    asked = do(room, Who(0), command)
    after = do(asked, Who(2), Answer("n", False, asked.seq))
    assert (after.question, after.phase) == (None, PLAYING)
    assert after.match.log == room.match.log
    assert refused(after, Who(1), Answer("late", True, after.seq)).key == "no-question"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_agree_to_stop(name: str, seats: int) -> None:
    room = do(playing(name, seats, 3), Who(0), AskStop("s"))
    for seat in range(1, seats):
        assert room.phase == PLAYING
        room = do(room, Who(seat), Answer(f"y{seat}", True, room.seq))
    assert (room.phase, room.over) == (OVER, None)
    assert [type(one.record) for one in room.news[-2:]] == [Stopped, Ended]
    assert refused(room, Who(0), AskStop("s2")).code == Code.OVER


@pytest.mark.parametrize("bots", [0, 1, 3])
def test_who_plays_alone_or_with_bots_needs_nobody(bots: int) -> None:
    room = opened("dice", (Person("A"), *(SeatedBot("greedy") for _ in range(bots))))
    room = until(room, lambda one: any(entry.seat == 0 for entry in one.match.log))
    back = do(room, Who(0), AskUndo("a", room.seq))
    assert isinstance(back.news[-1].record, Undone)
    assert back.at_turn == 0
    assert do(room, Who(0), AskStop("s")).phase == OVER


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    room = playing("dice", 3)
    assert refused(room, Who(1), AskUndo("a", room.seq)).key == "undo-nothing"


def test_one_question_at_a_time_and_no_answer_to_the_own() -> None:
    room = do(until(playing(), all_moved), Who(0), AskStop("s"))
    assert refused(room, Who(1), AskStop("s2")).key == "no-second-question"
    assert refused(room, Who(1), AskUndo("u", room.seq)).key == "no-second-question"
    assert refused(room, Who(0), Answer("a", True, room.seq)).key == "no-question"
    assert refused(room, Who(1), Answer("a", True, room.seq - 1)).code == Code.STALE


def leave(room: Room, seat: int) -> Room:
    return do(room, Who(seat), Leave("l"))


def stand_in(room: Room, seat: int) -> Room:
    return do(room, HOST, StandIn("l", seat))


def by_the_server(room: Room, seat: int) -> Room:
    """After the grace time, or when the time for a move is up."""
    return do(room, SERVER, StandIn("l", seat))


AWAY = [leave, stand_in, by_the_server]


@pytest.mark.parametrize("go", AWAY)
@pytest.mark.parametrize("what", ["undo", "stop"])
@pytest.mark.parametrize("first", [True, False])
def test_who_is_away_is_asked_like_everybody(
    go: Callable[[Room, int], Room], what: str, first: bool
) -> None:
    """Neither the host nor who is left throws again, or ends a match, alone."""
    room = until(playing("dice", 2), all_moved)
    length = len(room.match.log)
    room = go(room, 1) if first else room
    command: Any = AskUndo("a", room.seq) if what == "undo" else AskStop("a")
    room = do(room, Who(0, host=True), command)
    room = room if first else go(room, 1)
    assert room.asked == (1,)
    assert (len(room.match.log), room.phase) == (length, PLAYING)
    agreed = do(room, Who(1), Answer("y", True, room.seq))
    assert (agreed.phase == OVER) == (what == "stop")
    assert (len(agreed.match.log) < length) == (what == "undo")
    refused_it = do(room, Who(1), Answer("n", False, room.seq))
    assert (refused_it.question, len(refused_it.match.log)) == (None, length)


@pytest.mark.parametrize("go", AWAY)
def test_control_asking_only_who_is_present_is_noticed(
    go: Callable[[Room, int], Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rule of before: with a stand-in, the host rethrew alone."""
    monkeypatch.setattr(Room, "held", property(lambda room: room.present))
    with pytest.raises(AssertionError):
        test_who_is_away_is_asked_like_everybody(go, "undo", first=True)


def test_a_person_is_not_put_out_of_a_match_that_is_played() -> None:
    """Or the host would need nobody's leave."""
    room = until(playing(), all_moved)
    for occupant in (Open(), SeatedBot("greedy")):
        assert refused(room, HOST, Put("p", 1, occupant)).key == "no-putting-out"
        assert refused(leave(room, 1), HOST, Put("p", 1, occupant)).key == "no-putting-out"


def test_a_question_does_not_wait_for_who_gave_the_seat_up() -> None:
    room = do(until(playing(), all_moved), Who(0), AskStop("s"))
    room = do(room, Who(1), Answer("y", True, room.seq))
    assert room.phase == PLAYING
    assert do(room, Who(2), Quit("l")).phase == OVER


def test_who_comes_while_a_question_is_open_is_asked_too() -> None:
    room = do(until(playing(), all_moved), Who(2), Leave("l"))
    room = do(room, Who(0), AskStop("s"))
    assert room.asked == (1, 2)
    back = do(room, Who(2), Return("r"))
    assert back.asked == (1, 2)
    room = do(do(back, Who(2), Quit("q")), *claim(2))
    assert room.asked == (1, 2)
    assert refused(room, Who(1, bot="greedy"), Answer("y", True, room.seq)).code == Code.FORBIDDEN


def test_a_yes_is_that_of_a_person_and_not_of_a_seat() -> None:
    room = do(until(playing("dice", 4), all_moved), Who(0), AskStop("s"))
    room = do(room, Who(1), Answer("y", True, room.seq))
    assert room.asked == (2, 3)
    room = do(do(room, Who(1), Quit("q")), *claim(1))
    assert room.asked == (1, 2, 3)
    gone = do(room, Who(0), Quit("q0"))
    assert gone.question is None


DAY = 86_400_000


@pytest.mark.parametrize(("clock", "answer", "time"), [(0, 0, DAY), (40, 0, 40_000), (9, 5, 5000)])
def test_silence_is_no(clock: int, answer: int, time: int) -> None:
    room = until(playing(), all_moved)
    room.header = msgspec.structs.replace(room.header, clock=clock, answer=answer)
    room.news[0] = News(1, room.header)
    asked_at = 1000
    room = do(room, Who(0), AskUndo("a", room.seq), asked_at)
    room = do(room, Who(1), Answer("y", True, room.seq), asked_at + 5)
    assert room.answer_by == asked_at + time
    shown = update(room, 1, room.seq, ()).question
    assert shown is not None
    assert (shown.awaited, shown.until) == ((2,), asked_at + time)
    early = refused(room, SERVER, Lapse("l", room.seq), asked_at + time - 1)
    assert early.key == "no-question"
    assert refused(room, SERVER, Lapse("l", room.seq - 1), asked_at + time).code == Code.STALE
    after = do(room, SERVER, Lapse("l", room.seq), asked_at + time)
    assert after.news[-1].record == Lapsed(asked_at + time, (2,))
    assert (after.question, after.phase) == (None, PLAYING)
    assert after.match.log == room.match.log
    assert refused(after, SERVER, Lapse("l2", after.seq), 2 * DAY).key == "no-question"


def test_play_goes_on_while_a_question_is_open() -> None:
    room = until(playing(), all_moved)
    asked = do(room, Who(0), AskUndo("a", room.seq))
    length = asked.question.moves if asked.question else 0
    moved = do(asked, Who(at_turn(asked)), Play("m", moves_of(asked)[0], asked.seq))
    assert moved.question == asked.question
    for seat in (1, 2):
        moved = do(moved, Who(seat), Answer(f"y{seat}", True, moved.seq))
    assert len(moved.match.log) == length


def test_what_was_imported_cannot_be_asked_back() -> None:
    grown = walked(playing("dice", 2), 12)
    texts = tuple(grown.notation.write_move(entry.move) for entry in grown.match.log)
    room = opened("dice", people(2), texts)
    assert isinstance(room.match.turn, Decision)
    for seat in (0, 1):
        assert refused(room, Who(seat), AskUndo("a", room.seq)).key == "undo-nothing"
