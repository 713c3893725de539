"""A whole choice as one command: its small moves are joined records, taken back together."""

from __future__ import annotations

from nations.contract import Move, Seat
from nations.errors import BadNotation, IllegalMove
from nations.room.commands import Choose, Who
from nations.room.draft import Draft
from nations.room.records import Dealt, Moved, Person, Undone
from nations.room.refusal import Code, Refusal
from nations.room.room import Room


def mover(draft: Draft, who: Who) -> Seat:
    """The seat that moves now. A person who moves while a bot stands in takes over again by it."""
    seat = who.seat
    assert seat is not None  # noqa: S101 - see check_authority
    if draft.room.at_turn != seat:
        raise Refusal(Code.TURN, "no-turn")
    person = draft.room.seats[seat]
    if isinstance(person, Person) and person.away and not who.bot:
        draft.seat(seat, Person(person.name))
    return seat


def choose(draft: Draft, who: Who, command: Choose) -> None:
    """All that was picked, or nothing."""
    seat = mover(draft, who)
    for at, move in enumerate(_spelled(draft.room, command)):
        written = draft.room.notation.write_move(move)
        draft.add(Moved(draft.now, seat, written, joined=at > 0))


def _spelled(room: Room, command: Choose) -> tuple[Move, ...]:
    selecting = room.able.selecting
    if selecting is None:
        raise Refusal(Code.BAD, "no-such-move", move=command.move[:80])
    state = room.match.state
    try:
        lead = room.notation.read_move(room.match.turn, command.move) if command.move else None
        return selecting.spelled(state, lead, command.items)
    except IllegalMove as error:
        raise Refusal(Code.ILLEGAL, "no-illegal", error.rule, move=error.move[:80]) from error
    except BadNotation as error:
        raise Refusal(Code.BAD, "no-such-move", move=command.move[:80]) from error


def goes_on(room: Room, move: str) -> bool:
    """Whether something that the seat at turn does is not whole after its move."""
    selecting, state = room.able.selecting, room.match.state
    if selecting is None:
        return False
    after, _ = room.game.play(state, room.notation.read_move(room.match.turn, move))
    return selecting.under_way(state, after)


def joints(room: Room) -> list[bool]:
    """Of each move of the match, whether it belongs to the one before."""
    found = [False] * len(room.header.moves)
    for one in room.news:
        match one.record:
            case Moved(joined=joined):
                found.append(joined)
            case Dealt():
                found.append(False)
            case Undone(moves=moves):
                del found[moves:]
    return found


def before(room: Room, move: int) -> int:
    """The number of moves before the choice to which a move belongs."""
    joined = joints(room)
    while move and joined[move]:
        move -= 1
    return move
