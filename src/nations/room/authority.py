"""Who may give which command, and when: one line a command, nothing else decides it."""

from __future__ import annotations

from typing import NamedTuple

from nations.contract import Seat
from nations.room.commands import (
    Act,
    Answer,
    AnyCommand,
    AskStop,
    AskUndo,
    Choose,
    Claim,
    Commit,
    GoOn,
    Hurry,
    Lapse,
    Leave,
    Play,
    Put,
    Quit,
    Return,
    Reveal,
    StandIn,
    Undo,
    Who,
)
from nations.room.records import Person
from nations.room.refusal import Code, Refusal
from nations.room.room import OVER, PLAYING, REVEALING, WAITING, Room

SEAT, BOT, HOST, SERVER = "seat", "bot", "host", "server"
BEFORE_THE_END = (WAITING, REVEALING, PLAYING)


class Allowed(NamedTuple):
    """The roles that may give a command, and the phases in which it makes sense."""

    roles: tuple[str, ...]
    phases: tuple[str, ...]


AUTHORITY: dict[type, Allowed] = {
    Play: Allowed((SEAT, BOT), (PLAYING,)),
    Act: Allowed((BOT,), (PLAYING,)),
    Choose: Allowed((SEAT,), (PLAYING,)),
    Undo: Allowed((SEAT,), (PLAYING,)),
    AskUndo: Allowed((SEAT,), (PLAYING,)),
    AskStop: Allowed((SEAT,), (PLAYING,)),
    Answer: Allowed((SEAT,), (PLAYING,)),
    Reveal: Allowed((SEAT,), (REVEALING,)),
    Commit: Allowed((SEAT,), (WAITING, REVEALING)),
    Leave: Allowed((SEAT,), BEFORE_THE_END),
    Return: Allowed((SEAT,), BEFORE_THE_END),
    Quit: Allowed((SEAT,), (WAITING, PLAYING)),
    Put: Allowed((HOST,), BEFORE_THE_END),
    StandIn: Allowed((HOST, SERVER), BEFORE_THE_END),
    Claim: Allowed((SERVER,), (WAITING, PLAYING)),
    Hurry: Allowed((SERVER,), (REVEALING,)),
    Lapse: Allowed((SERVER,), (PLAYING,)),
    GoOn: Allowed((SERVER,), (OVER,)),
}


def roles(room: Room, who: Who) -> set[str]:
    """The roles that somebody has now. Who only watches has none. A bot is no person on its seat.

    A command may have waited: a seat that was given up or taken away meanwhile is no role any more.
    """
    if who.server:
        return {SERVER}
    if who.bot is not None:
        return {BOT}
    seated = who.seat is not None and isinstance(room.seats[who.seat], Person)
    return ({SEAT} if seated else set()) | ({HOST} if who.host else set())


def check_authority(room: Room, who: Who, command: AnyCommand) -> None:
    """Raises Refusal: FORBIDDEN to the role, OVER, or PHASE."""
    allowed = AUTHORITY[type(command)]
    if not roles(room, who) & set(allowed.roles):
        raise Refusal(Code.FORBIDDEN, "no-authority")
    if room.phase in allowed.phases:
        return
    if room.phase == OVER:
        raise Refusal(Code.OVER, "no-over")
    raise Refusal(Code.PHASE, "no-phase")


def own(who: Who) -> Seat:
    """The seat of who asks; `check_authority` has seen to it that there is one."""
    assert who.seat is not None  # noqa: S101 - see there
    return who.seat
