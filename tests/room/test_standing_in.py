"""What a bot in a person's place may not do: say anything about the match itself."""

from __future__ import annotations

import pytest

from nations.contract import Decision
from nations.room import decide as decide_module
from nations.room.commands import Leave, Play, StandIn, Who
from nations.room.proof import make_proof
from nations.room.records import Moved, Person, Seated, SeatedBot, write
from nations.room.refusal import Code
from nations.room.retelling import check_rules
from nations.room.room import OVER, PLAYING, Room
from nations.room.standing_in import declined
from room.tables import at_turn, do, moves_of, opened, people, playing, refused, walked

PROPOSE, AGREE, DECLINE = "propose-stop", "agree", "decline"
HOST = Who(host=True)


def proposed(how: str) -> tuple[Room, int]:
    """Seat P proposes to stop, and the other seat, for which a bot stands in, is asked."""
    room = playing("kark", 2, steps=12)
    while PROPOSE not in besides(room):
        room = walked(room, 1)
    seat = at_turn(room)
    other = 1 - seat
    if how == "host":
        room = do(room, HOST, StandIn("s", other, "random"))
    else:
        room = do(room, Who(other), Leave("l", "random"))
    room = do(room, Who(seat), Play("p", PROPOSE, room.seq))
    assert at_turn(room) == other
    return room, other


def besides(room: Room) -> list[str]:
    turn = room.match.turn
    assert isinstance(turn, Decision)
    return [room.notation.write_move(move) for move in turn.beside]


@pytest.mark.parametrize("how", ["host", "leave"])
def test_no_bot_agrees_to_an_end_for_a_person(how: str) -> None:
    room, seat = proposed(how)
    assert AGREE in moves_of(room)
    bot = Who(seat, bot="random")
    assert refused(room, bot, Play("b", AGREE, room.seq)).code == Code.FORBIDDEN
    assert declined(room, seat) == DECLINE
    after = do(room, bot, Play("b", DECLINE, room.seq))
    assert after.phase == PLAYING
    assert after.seats[seat] == Person(f"P{seat}", "random")


def test_the_person_may_agree_and_is_back_by_it() -> None:
    room, seat = proposed("host")
    after = do(room, Who(seat), Play("a", AGREE, room.seq))
    assert after.phase == OVER
    assert after.seats[seat] == Person(f"P{seat}")


def test_no_bot_proposes_an_end_or_gives_up_for_a_person() -> None:
    room = playing("kark", 2, steps=12)
    while len(besides(room)) < 2:
        room = walked(room, 1)
    seat = at_turn(room)
    room = do(room, HOST, StandIn("s", seat, "random"))
    for text in besides(room):
        command = Play("b", text, room.seq)
        assert refused(room, Who(seat, bot="random"), command).code == Code.FORBIDDEN
    assert declined(room, seat) is None  # it plays on


def test_a_bot_in_its_own_seat_says_what_it_likes() -> None:
    room = opened("kark", (*people(1), SeatedBot("random")))
    while at_turn(room) == 1 or PROPOSE not in besides(room):
        room = walked(room, 1)
    room = do(room, Who(0), Play("p", PROPOSE, room.seq))
    assert declined(room, 1) is None
    assert do(room, Who(1, bot="random"), Play("b", AGREE, room.seq)).phase == OVER


def findings(room: Room) -> list[str]:
    """What the rules say to the records of a room."""
    records = [one.record for one in room.news]
    proof = make_proof(room.header.match, [write(one) for one in records], {})
    told = check_rules(room.game, records, proof.ways).findings
    return [one.what for one in told if one.what != "ways"]


def test_a_proof_in_which_a_bot_agreed_for_a_person_is_not_verified(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As an older server wrote it."""
    room, seat = proposed("host")
    honest = do(room, Who(seat), Play("a", AGREE, room.seq))
    assert findings(honest) == []
    monkeypatch.setattr(decide_module, "check_stand_in", lambda *_: None)
    spoken = do(room, Who(seat, bot="random"), Play("b", AGREE, room.seq))
    assert spoken.phase == OVER
    assert findings(spoken) == ["spoken-for"]
    moved = [one.record for one in spoken.news if isinstance(one.record, Moved)][-1]
    assert (moved.seat, moved.move, moved.bot) == (seat, AGREE, "random")
    assert any(isinstance(one.record, Seated) for one in spoken.news)
