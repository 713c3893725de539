"""What a bot may do in the place of a person: play on, and nothing about the match itself."""

from __future__ import annotations

from typing import Any

from nations.contract import Decision, Game, Move, Seat, Stopping
from nations.room.commands import Who
from nations.room.records import Person
from nations.room.refusal import Code, Refusal
from nations.room.room import Room


def left_to_stand_ins(game: Game[Any], state: Any, turn: Decision) -> tuple[Move, ...]:
    """The moves of a decision that a stand-in may make: none that is beside the game, and where the
    seat is asked to agree to an end, only to decline. The person may agree: by a move of theirs."""
    no = game.declining(state) if isinstance(game, Stopping) else None
    return turn.moves if no is None else (no,)


def check_stand_in(room: Room, who: Who, move: Move) -> None:
    """No bot agrees to an end, proposes one or gives up for a person. Raises Refusal."""
    turn = room.match.turn
    if who.bot is None or who.seat is None or not isinstance(room.seats[who.seat], Person):
        return
    if not isinstance(turn, Decision):
        return
    if move not in left_to_stand_ins(room.game, room.match.state, turn):
        raise Refusal(Code.FORBIDDEN, "no-authority")


def declined(room: Room, seat: Seat) -> str | None:
    """The no, in notation, that a stand-in says without thinking to an end that is proposed."""
    turn = room.match.turn
    if not isinstance(room.seats[seat], Person) or not isinstance(turn, Decision):
        return None
    allowed = left_to_stand_ins(room.game, room.match.state, turn)
    return None if allowed is turn.moves else room.notation.write_move(allowed[0])
