"""What the tests of the room share: rooms in every phase, commands by name, and pictures of rooms.

A picture is everything that a room is. Two rooms are the same if their pictures are.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any, TypeAlias

import pytest
from toy import Toy

from nations.contract import Decision, Game, Seat
from nations.match.fair import commitment
from nations.registry import load
from nations.room.commands import SERVER, AnyCommand, Claim, Play, Reveal, Who
from nations.room.decide import decide
from nations.room.draft import Draft
from nations.room.records import Annulled, Committed, Occupant, Open, Opened, Person, read, write
from nations.room.refusal import Code, Refusal
from nations.room.room import PLAYING, Room
from nations.room.snapshot import recall, take

SECRET = b"\x07" * 32
GAMES = ("dice", "kark")
Picture: TypeAlias = tuple[Any, ...]


def knob(name: str, usual: int) -> int:
    """How many cases to try: `NATIONS_<NAME>` in the environment, or the usual number."""
    return int(os.environ.get(f"NATIONS_{name}", usual))


SEED = knob("FUZZ_SEED", 1)
"""Another number tries other cases."""


@cache
def game(name: str, seats: int = 3) -> Game[Any]:
    return Toy(seats) if name == "toy" else load(name).game(seats, {}, None)


def share(seat: Seat, again: int = 0) -> str:
    """The share of a seat; what it commits to is the hash of its bytes. Each time another."""
    times = f", time {again}" if again else ""
    return sha256(f"share of {seat}{times}".encode()).hexdigest()


def commit(seat: Seat, again: int = 0) -> str:
    return commitment(bytes.fromhex(share(seat, again)))


def times_annulled(room: Room) -> int:
    """How often all had to commit again."""
    return sum(isinstance(one.record, Annulled) for one in room.news)


def people(count: int) -> tuple[Occupant, ...]:
    return tuple(Person(f"P{seat}") for seat in range(count))


def opened(
    name: str,
    seats: Sequence[Occupant],
    moves: tuple[str, ...] = (),
    commits: bool = False,
    secret: bytes = SECRET,
) -> Room:
    """A new room as the server makes it."""
    rules = game(name, len(seats))
    header = Opened(1, "match-1", rules.terms, commitment(secret), tuple(seats), moves)
    draft = Draft(Room(rules, header), 1, secret)
    for seat, one in enumerate(seats):
        if commits and isinstance(one, Person):
            draft.add(Committed(1, seat, commit(seat)))
    draft.advance()
    return draft.room


def do(room: Room, who: Who, command: AnyCommand, now: int | None = None) -> Room:
    """The room after a command. On the way it is checked that the old room stays as it was, that
    the records can be read back, and that they alone lead to the new room."""
    before = picture(room)
    after = decide(room, who, command, now or room.seq + 1, SECRET).room
    assert picture(room) == before
    assert after.news[: room.seq] == room.news
    check_replay(after)
    check_recall(room, after)
    return after


def check_replay(room: Room) -> None:
    """The log alone gives the same room, through bytes."""
    bodies = [write(one.record) for one in room.news]
    assert [write(read(body)) for body in bodies] == bodies
    assert picture(Room.of(room.game, map(read, bodies))) == picture(room)
    check_recall(room, room)
    for seat in (None, *range(len(room.seats))):
        assert room.view(seat) == room.match.view(seat)


def check_recall(before: Room, room: Room) -> None:
    """The log and a snapshot of the room, now or before, give the same room."""
    bodies, data = [write(one.record) for one in room.news], take(before)
    assert data is not None
    again = recall(room.game, room.header.match, bodies, [*map(read, bodies)], data)
    assert outline(again) == outline(room)


def refused(room: Room, who: Who, command: AnyCommand, now: int | None = None) -> Refusal:
    """The refusal of a command, which must change nothing."""
    before = picture(room)
    with pytest.raises(Refusal) as refusal:
        decide(room, who, command, now or room.seq + 1, SECRET)
    assert picture(room) == before
    return refusal.value


def outcome(
    room: Room, who: Who, command: AnyCommand, now: int | None = None
) -> tuple[Code, str] | None:
    """The code and the reason of a refusal, or None if the command is carried out."""
    try:
        decide(room, who, command, now or room.seq + 1, SECRET)
    except Refusal as refusal:
        return refusal.code, refusal.key
    return None


def picture(room: Room) -> Picture:
    """Everything that a room is, as values that nothing can change afterwards."""
    match, position = room.match, room.notation.write_position
    return (
        tuple(room.news),
        tuple(match.log),
        tuple(match.events),
        match.turn,
        position(match.state),
        tuple(map(position, match._behind)),
        room.seats,
        room.commits,
        room.shares,
        room.owing,
        room.spent,
        (room.began, room.stopped, room.question, room.secret, room.later, room.phase),
        tuple(sorted(room.drawn.items())),
    )


def outline(room: Room) -> Picture:
    """Everything but what is kept to take moves back at once, which is a matter of time only."""
    whole = picture(room)
    return whole[:5] + whole[6:]


def moves_of(room: Room) -> list[str]:
    """The moves of the seat at turn, in notation."""
    turn = room.match.turn
    assert isinstance(turn, Decision)
    return [room.notation.write_move(move) for move in turn.moves]


def at_turn(room: Room) -> Seat:
    assert room.at_turn is not None
    return room.at_turn


def step(room: Room, text: str | None = None, chosen: random.Random | None = None) -> Room:
    """One move of the seat at turn: a given one, one by chance, or the first."""
    moves = moves_of(room)
    text = text or (chosen.choice(moves) if chosen else moves[0])
    who = Who(at_turn(room), bot=room.bot_at_turn[1] if room.bot_at_turn else None)
    return decide(room, who, Play(f"m{room.seq}", text, room.seq), room.seq + 1, SECRET).room


def walked(room: Room, steps: int, seed: int = 1) -> Room:
    """The room after some moves by chance, or at the end of the game."""
    chosen = random.Random(seed)
    for _ in range(steps):
        if room.phase != PLAYING:
            break
        room = step(room, chosen=chosen)
    return room


def waiting(name: str = "dice", seats: int = 3) -> Room:
    """People sit, but for the last seat."""
    return opened(name, (*people(seats - 1), Open()), commits=True)


def revealing(name: str = "dice", seats: int = 3) -> Room:
    """All sit; nobody has revealed."""
    return opened(name, people(seats), commits=True)


def playing(name: str = "dice", seats: int = 3, steps: int = 0) -> Room:
    """All have revealed, and some moves are made."""
    room = revealing(name, seats)
    for seat in range(seats):
        room = do(room, Who(seat), Reveal(f"r{seat}", share(seat)))
    return walked(room, steps)


def claim(seat: Seat, command: str = "claim", again: int = 0) -> tuple[Who, Claim]:
    return SERVER, Claim(command, seat, "Newcomer", commit(seat, again))
