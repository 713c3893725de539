"""A whole choice as one command: all of it or nothing, one line of the log, one step back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nations.i18n import voice
from nations.registry import load
from nations.room import updates
from nations.room.choosing import before, goes_on, joints
from nations.room.commands import Act, AnyCommand, AskUndo, Choose, Deed, Play, Undo, Who
from nations.room.decide import decide
from nations.room.messages import Update
from nations.room.records import Asked, Moved, Person, SeatedBot, Undone, read
from nations.room.refusal import Code
from nations.room.room import PLAYING, Room
from room.tables import (
    SECRET,
    at_turn,
    check_replay,
    do,
    moves_of,
    opened,
    people,
    playing,
    refused,
    step,
    walked,
)


def seen(room: Room, after: int = 0) -> Update:
    words = voice("en", load(room.game.terms.game))
    return updates.update(room, room.at_turn, after, (), words)


def with_choice(room: Room, several: int = 2) -> tuple[Room, Choose]:
    """Plays by chance until a purchase of several things is possible, and the choice of it."""
    chosen = random.Random(1)
    for _ in range(400):
        for offer in seen(room).offers:
            picked = offer.choice.suggested if offer.choice else ()
            if len(picked) >= several and offer.text.startswith("buy"):
                return room, Choose("c", picked, room.seq, offer.text)
        room = step(room, chosen=chosen)
    raise AssertionError("nothing to buy with several things")


def test_a_choice_is_one_command_one_line_and_one_step_back() -> None:
    room, command = with_choice(playing("dice", 2))
    seat, length = at_turn(room), len(room.match.log)
    after = do(room, Who(seat), command)
    made = [one.record for one in after.news[room.seq :] if isinstance(one.record, Moved)]
    assert len(made) > 1
    assert [one.joined for one in made] == [False] + [True] * (len(made) - 1)
    assert len(seen(after, room.seq).lines) == 1
    if after.at_turn == seat:
        back = do(after, Who(seat), Undo("u", after.seq))
        assert back.news[-1].record == Undone(back.seq, seat, length)
        assert len(back.match.log) == length
        assert back.match.turn == room.match.turn
        assert joints(back) == joints(room)


def test_whatever_the_order_the_same_happens() -> None:
    room, command = with_choice(playing("dice", 2), several=3)
    who = Who(at_turn(room))
    ends = set()
    for seed in range(6):
        items = tuple(random.Random(seed).sample(command.items, len(command.items)))
        after = do(room, who, Choose("c", items, room.seq, command.move))
        ends.add(after.notation.write_position(after.match.state))
    assert len(ends) == 1


def test_all_or_nothing() -> None:
    room, command = with_choice(playing("dice", 2))
    who = Who(at_turn(room))
    short = Choose("c", command.items[1:], room.seq, command.move)
    assert refused(room, who, short).code == Code.ILLEGAL
    assert refused(room, who, short).rule in ("D-A5", "D-A5a")
    long = Choose("c", command.items * 3, room.seq, command.move)
    assert refused(room, who, long).code == Code.ILLEGAL
    strange = Choose("c", (*command.items, "no such thing"), room.seq, command.move)
    assert refused(room, who, strange).code == Code.ILLEGAL
    assert refused(room, who, Choose("c", (), room.seq, "no such move")).code == Code.BAD
    assert refused(room, who, Choose("c", ("wG",), room.seq, "pass")).code == Code.ILLEGAL
    stale = Choose("c", command.items, room.seq - 1, command.move)
    assert refused(room, who, stale).code == Code.STALE


def test_consent_takes_a_whole_choice_back() -> None:
    room, command = with_choice(playing("dice", 2))
    seat, length = at_turn(room), len(room.match.log)
    after = do(room, Who(seat), command)
    asked = do(after, Who(seat), AskUndo("a", after.seq))
    assert isinstance(asked.news[-1].record, Asked)
    assert asked.news[-1].record.moves == length


def test_a_person_takes_over_by_choosing() -> None:
    room = opened("dice", (Person("Ada", "greedy"), *people(1)))
    chosen = random.Random(2)
    while room.phase == PLAYING:
        if room.at_turn == 0:
            command = next(
                (
                    Choose("c", one.choice.suggested, room.seq, one.text)
                    for one in seen(room).offers
                    if one.choice and one.choice.suggested
                ),
                None,
            )
            if command is not None:
                after = do(room, Who(0), command)
                assert after.seats[0] == Person("Ada")
                return
        room = step(room, chosen=chosen)
    raise AssertionError("nothing to choose")


def carried_out(room: Room, who: Who, command: AnyCommand) -> Room:
    return decide(room, who, command, room.seq + 1, SECRET).room


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_games_are_played_by_choices(seats: int) -> None:
    """Every choice that is offered can be sent as it is suggested, to the end of the game."""
    room = opened("dice", people(seats))
    chosen, sent = random.Random(seats), 0
    while room.phase == PLAYING:
        who, look = Who(at_turn(room)), seen(room)
        offers: list[tuple[str, Any]] = [(one.text, one.choice) for one in look.offers]
        text, choice = ("", look.choice) if look.choice else chosen.choice(offers)
        if choice is None:
            room = carried_out(room, who, Play(f"m{room.seq}", text, room.seq))
            continue
        items = choice.suggested or tuple(item.name for item in choice.items)
        room = carried_out(room, who, Choose(f"m{room.seq}", items, room.seq, text))
        sent += 1
    assert sent > 5
    check_replay(room)


def test_records_of_before_are_read() -> None:
    old = b'{"type":"Moved","at":1,"seat":0,"move":"pass","bot":null,"failed":null,"by":null}'
    assert read(old) == Moved(1, 0, "pass")


def test_an_action_of_a_bot_is_one_choice() -> None:
    """As it was found move by move: told in one line, taken back as one."""
    room, deeds = begun_by_a_bot()
    after = do(room, Who(0, bot="random"), Act("b", deeds, room.seq))
    moved = [one.record for one in after.news[room.seq :] if isinstance(one.record, Moved)]
    assert [one.move for one in moved] == [deed.move for deed in deeds]
    assert [one.joined for one in moved] == [False, *[True] * (len(deeds) - 1)]
    assert [one.by for one in moved] == [deed.by for deed in deeds]
    first = joints(after).index(True) - 1
    assert before(after, first + len(deeds) - 1) == first
    lines = [line for line in seen(after, room.seq).lines if line.seat == 0]
    assert len(lines) == 1, lines


def begun_by_a_bot() -> tuple[Room, tuple[Deed, ...]]:
    """A bot's action of several moves, one of which another found for it."""
    for seed in range(200):
        room = walked(opened("dice", (SeatedBot("random"), *people(1))), 4, seed)
        trial, deeds = room.branch(), list[Deed]()
        while trial.at_turn == 0:
            deeds.append(Deed(moves_of(trial)[0], "late" if deeds else None, "greedy"))
            if not goes_on(trial, deeds[-1].move):
                break
            trial.apply(Moved(0, 0, deeds[-1].move, "random"))
        if len(deeds) > 2:
            return room, tuple(deeds)
    raise AssertionError("no bot has bought anything")


def test_what_goes_on_after_an_action_is_refused_with_all_of_it() -> None:
    """The planted fault: somebody else comes in between."""
    room, deeds = begun_by_a_bot()
    late = Act("b", (*deeds, Deed("pass"), Deed("pass")), room.seq)
    assert refused(room, Who(0, bot="random"), late).code in (Code.TURN, Code.ILLEGAL, Code.BAD)
    assert refused(room, Who(0), Act("b", deeds, room.seq)).code == Code.FORBIDDEN
