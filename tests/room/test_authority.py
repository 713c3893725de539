"""Who may do what, and when: every cell of role × command × phase, against a table made by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

import pytest

from nations.room import authority
from nations.room.authority import AUTHORITY, Allowed
from nations.room.commands import (
    SERVER,
    WATCHER,
    Act,
    Answer,
    AnyCommand,
    AskStop,
    AskUndo,
    Choose,
    Claim,
    Commit,
    Deed,
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
from nations.room.decide import HANDLERS, decide
from nations.room.records import SeatedBot
from nations.room.refusal import Code
from nations.room.room import OVER, PLAYING, REVEALING, WAITING, Room
from room.tables import (
    SECRET,
    commit,
    moves_of,
    outcome,
    playing,
    revealing,
    share,
    waiting,
    walked,
)

Refused: TypeAlias = tuple[Code, str] | None
"""The code and the reason of a refusal."""

PHASES = (WAITING, REVEALING, PLAYING, OVER)
DAYS_LATER = 3 * 86_400_000
ROLES = ("watcher", "at turn", "other", "host", "bot", "server")
LETTERS = {
    "y": None,
    "F": (Code.FORBIDDEN, "no-authority"),
    "P": (Code.PHASE, "no-phase"),
    "O": (Code.OVER, "no-over"),
    "T": (Code.TURN, "no-turn"),
    "u": (Code.PHASE, "undo-other-seat"),
    "p": (Code.PHASE, "no-putting-out"),
}

# A line: what comes of the command in the phases waiting, revealing, playing, over. y: it is
# carried out. F: forbidden. P: not in this phase. O: over. T: not at turn. u: not the own move.
# p: a person's seat.
TABLE: dict[str, dict[str, str]] = {
    "Play": {
        "watcher": "FFFF",
        "at turn": "PPyO",
        "other": "PPTO",
        "host": "FFFF",
        "bot": "PPyO",
        "server": "FFFF",
    },
    "Act": {
        "watcher": "FFFF",
        "at turn": "FFFF",
        "other": "FFFF",
        "host": "FFFF",
        "bot": "PPyO",
        "server": "FFFF",
    },
    "Choose": {
        "watcher": "FFFF",
        "at turn": "PPyO",
        "other": "PPTO",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "Undo": {
        "watcher": "FFFF",
        "at turn": "PPyO",
        "other": "PPuO",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "AskUndo": {
        "watcher": "FFFF",
        "at turn": "PPyO",
        "other": "PPyO",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "AskStop": {
        "watcher": "FFFF",
        "at turn": "PPyO",
        "other": "PPyO",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "Answer": {
        "watcher": "FFFF",
        "at turn": "PPyO",
        "other": "PPyO",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "Reveal": {
        "watcher": "FFFF",
        "at turn": "PyPO",
        "other": "PyPO",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "Commit": {
        "watcher": "FFFF",
        "at turn": "yyPO",
        "other": "yyPO",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "Leave": {
        "watcher": "FFFF",
        "at turn": "yyyO",
        "other": "yyyO",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "Return": {
        "watcher": "FFFF",
        "at turn": "yyyO",
        "other": "yyyO",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "Quit": {
        "watcher": "FFFF",
        "at turn": "yPyO",
        "other": "yPyO",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "Put": {
        "watcher": "FFFF",
        "at turn": "FFFF",
        "other": "FFFF",
        "host": "yypO",
        "bot": "FFFF",
        "server": "FFFF",
    },
    "StandIn": {
        "watcher": "FFFF",
        "at turn": "FFFF",
        "other": "FFFF",
        "host": "yyyO",
        "bot": "FFFF",
        "server": "yyyO",
    },
    "Claim": {
        "watcher": "FFFF",
        "at turn": "FFFF",
        "other": "FFFF",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "yPyO",
    },
    "Hurry": {
        "watcher": "FFFF",
        "at turn": "FFFF",
        "other": "FFFF",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "PyPO",
    },
    "Lapse": {
        "watcher": "FFFF",
        "at turn": "FFFF",
        "other": "FFFF",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "PPyO",
    },
    "GoOn": {
        "watcher": "FFFF",
        "at turn": "FFFF",
        "other": "FFFF",
        "host": "FFFF",
        "bot": "FFFF",
        "server": "PPPy",
    },
}
"""Three people sit at seats 0, 1 and 2; the fourth seat is open, or another person's."""


@cache
def table(name: str, phase: str) -> Room:
    """A room of a phase; in `playing` the seat at turn can undo, and every seat has moved."""
    if phase == WAITING:
        return waiting(name, 4)
    if phase == REVEALING:
        return revealing(name, 4)
    room = playing(name, 4)
    if phase == OVER:
        return walked(room, 5000)
    for steps in range(1, 200):
        walk = walked(room, steps)
        moved = {entry.seat for entry in walk.match.log}
        at_turn = walk.at_turn
        if at_turn in (0, 1, 2) and {0, 1, 2, 3} <= moved and not walk.match.why_no_undo(at_turn):
            return walk
    raise AssertionError("no such room")


@cache
def owing(name: str, phase: str) -> Room:
    """Seat 3 did not reveal: it is put out, or somebody new sits there; all others owe a share."""
    room = table(name, REVEALING)
    for seat in range(3):
        room = after(room, Who(seat), Reveal("p", share(seat)))
    room = after(room, SERVER, Hurry("p"))
    if phase == REVEALING:
        room = after(room, SERVER, Claim("p", 3, "Newcomer", commit(3, 2)))
    assert room.phase == phase
    return room


def after(room: Room, who: Who, command: AnyCommand) -> Room:
    return decide(room, who, command, 1, SECRET).room


def prepared(room: Room, command: str, seat: int) -> Room:
    """The room in which this command of this seat makes sense, if one does in this phase."""
    if command == "Return" and room.phase != OVER:
        return after(room, Who(seat), Leave("p"))
    if command == "Answer" and room.phase == PLAYING:
        return after(room, Who(3), AskStop("p"))
    if command == "Commit" and room.phase in (WAITING, REVEALING):
        return owing(room.header.terms.game, room.phase)
    if command == "Lapse" and room.phase == PLAYING:
        return after(room, Who(3), AskStop("p"))
    if command == "Claim" and room.phase == PLAYING:
        return after(room, Who(3), Quit("p"))
    return room


def seats(room: Room) -> tuple[int, int]:
    """The seat at turn (before the beginning: the first), and another person's."""
    mine = room.at_turn or 0
    return mine, (mine + 1) % 3


def speaking(role: str, mine: int, other: int) -> Who:
    return {
        "watcher": WATCHER,
        "at turn": Who(mine),
        "other": Who(other),
        "host": Who(host=True),
        "bot": Who(mine, bot="greedy"),
        "server": SERVER,
    }[role]


def saying(command: str, room: Room, seat: int) -> AnyCommand:
    """A command as good as it can be in this room."""
    move = moves_of(room)[0] if room.phase == PLAYING else "pass"
    made: dict[str, AnyCommand] = {
        "Play": Play("c", move, room.seq),
        "Act": Act("c", (Deed(move),), room.seq),
        "Choose": whole(room),
        "Undo": Undo("c", room.seq),
        "AskUndo": AskUndo("c", room.seq),
        "AskStop": AskStop("c"),
        "Answer": Answer("c", True, room.seq),
        "Reveal": Reveal("c", share(seat)),
        "Commit": Commit("c", commit(seat, 1)),
        "Lapse": Lapse("c", room.seq),
        "Leave": Leave("c"),
        "Return": Return("c"),
        "Quit": Quit("c"),
        "Put": Put("c", 1, SeatedBot("greedy")),
        "StandIn": StandIn("c", 1),
        "Claim": Claim("c", 3, "Newcomer", commit(3, 1)),
        "Hurry": Hurry("c"),
        "GoOn": GoOn("c", "match-2"),
    }
    return made[command]


def whole(room: Room) -> Choose:
    """A choice of several things that the rules allow, where there is one."""
    game: Any = room.game
    for move in moves_of(room) if room.phase == PLAYING else ():
        lead = room.notation.read_move(room.match.turn, move)
        selection = game.selection(room.match.state, lead) if game.terms.game == "dice" else None
        if selection is not None and selection.suggested:
            return Choose("c", selection.suggested, room.seq, move)
    return Choose("c", ("wG",), room.seq)


def cells() -> Iterator[tuple[str, str, str, str]]:
    for command, lines in TABLE.items():
        for role, letters in lines.items():
            for phase, letter in zip(PHASES, letters, strict=True):
                yield command, role, phase, letter


def found(name: str, command: str, role: str, phase: str) -> Refused:
    room = table(name, phase)
    mine, other = seats(room)
    seat = other if role == "other" else mine
    room = prepared(room, command, seat)
    now = DAYS_LATER if command == "Lapse" else None
    return outcome(room, speaking(role, mine, other), saying(command, room, seat), now)


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_every_cell(name: str) -> None:
    tried = 0
    for command, role, phase, letter in cells():
        expected = LETTERS[letter]
        if (name, command, letter) == ("kark", "Choose", "y"):
            expected = (Code.BAD, "no-such-move")  # No rule of that game asks for a set.
        assert found(name, command, role, phase) == expected, (command, role, phase)
        tried += 1
    assert tried == len(TABLE) * len(ROLES) * len(PHASES) == 18 * 6 * 4


def test_the_table_has_every_command() -> None:
    assert set(TABLE) == {kind.__name__ for kind in AUTHORITY} == {k.__name__ for k in HANDLERS}
    assert all(tuple(lines) == ROLES for lines in TABLE.values())


def test_a_host_with_a_seat_may_do_what_either_may() -> None:
    for command, _, phase, _ in cells():
        room = table("dice", phase)
        mine = seats(room)[0]
        ready = prepared(room, command, mine)
        said = saying(command, ready, mine)
        both = outcome(ready, Who(mine, host=True), said)
        either = {outcome(ready, who, said) for who in (Who(mine), Who(host=True))}
        assert both == (None if None in either else both), (command, phase)
        assert both in either, (command, phase)


MUTANTS = [
    (kind, part, what)
    for kind in AUTHORITY
    for part, all_of in (("roles", ("seat", "bot", "host", "server")), ("phases", PHASES))
    for what in all_of
]


@pytest.mark.parametrize(("kind", "part", "what"), MUTANTS)
def test_control_every_changed_line_is_caught(
    kind: type, part: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each role and each phase of each line: added if it was missing, removed if it was there."""
    line = AUTHORITY[kind]
    had = getattr(line, part)
    changed = tuple(one for one in had if one != what) if what in had else (*had, what)
    monkeypatch.setitem(authority.AUTHORITY, kind, line._replace(**{part: changed}))
    assert isinstance(AUTHORITY[kind], Allowed)
    caught = 0
    for command, role, phase, letter in cells():
        if command == kind.__name__:
            try:
                caught += found("dice", command, role, phase) != LETTERS[letter]
            except Exception:  # a command without a seat where it needs one: caught as well
                caught += 1
    assert caught
