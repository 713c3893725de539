"""What a room makes of a command: the records it leads to, or a refusal that changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nations.bots.bot import check_player, players_for, plays
from nations.contract import Game, Seat
from nations.errors import BadNotation, BadParameter, IllegalMove, UnknownName
from nations.fair import commitment
from nations.room.authority import check_authority
from nations.room.choosing import before, choose, mover
from nations.room.commands import (
    Answer,
    AnyCommand,
    AskStop,
    AskUndo,
    Choose,
    Claim,
    GoOn,
    Hurry,
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
from nations.room.draft import Draft
from nations.room.records import (
    Answered,
    Asked,
    Began,
    Bot,
    Committed,
    Moved,
    Occupant,
    Open,
    Person,
    Rematched,
    Revealed,
    Undone,
)
from nations.room.refusal import Code, Refusal
from nations.room.room import REVEALING, Room

ANYWHERE = "random"
"""A bot that plays every game."""


def decide(room: Room, who: Who, command: AnyCommand, now: int, secret: bytes) -> Draft:
    """The change that a command makes. Raises Refusal; the given room stays as it is."""
    check_authority(room, who, command)
    expect = getattr(command, "expect", None)
    if expect is not None and expect != room.seq:
        raise Refusal(Code.STALE, "no-stale", seq=room.seq)
    draft = Draft(room, now, secret)
    HANDLERS[type(command)](draft, who, command)
    draft.advance()
    return draft


def play(draft: Draft, who: Who, command: Play) -> None:
    """A move."""
    room, seat = draft.room, mover(draft, who)
    try:
        move = room.notation.read_move(room.match.turn, command.move)
        written = room.notation.write_move(move)
        draft.add(Moved(draft.now, seat, written, who.bot, who.failed, who.by))
    except IllegalMove as error:
        raise Refusal(Code.ILLEGAL, "no-illegal", error.rule, move=error.move) from error
    except BadNotation as error:
        raise Refusal(Code.BAD, "no-such-move", move=command.move[:80]) from error


def undo(draft: Draft, who: Who, command: Undo) -> None:  # noqa: ARG001 - the key says it all
    """The own last move or whole choice, by the engine's rule."""
    match, seat = draft.room.match, own(who)
    reason = match.why_no_undo(seat)
    if reason is not None:
        raise Refusal(Code.PHASE, reason)
    draft.add(Undone(draft.now, seat, before(draft.room, len(match.log) - 1)))


def ask_undo(draft: Draft, who: Who, command: AskUndo) -> None:  # noqa: ARG001
    """Back to before the own last move, if everybody else agrees. Bots always do."""
    seat = own(who)
    imported = len(draft.room.header.moves)
    entries = list(enumerate(draft.room.match.log))[imported:]
    mine = [at for at, entry in entries if entry.seat == seat]
    if not mine:
        raise Refusal(Code.PHASE, "undo-nothing")
    ask(draft, Asked(draft.now, seat, "undo", before(draft.room, mine[-1])))


def ask_stop(draft: Draft, who: Who, command: AskStop) -> None:  # noqa: ARG001
    """An end without a result, if everybody else agrees. Bots always do."""
    ask(draft, Asked(draft.now, own(who), "stop"))


def ask(draft: Draft, question: Asked) -> None:
    """Asks; one question at a time."""
    if draft.room.question is not None:
        raise Refusal(Code.PHASE, "no-second-question")
    draft.add(question)
    draft.settle()


def answer(draft: Draft, who: Who, command: Answer) -> None:
    """Yes or no to what is asked."""
    if own(who) not in draft.room.asked:
        raise Refusal(Code.PHASE, "no-question")
    draft.add(Answered(draft.now, own(who), command.yes))
    draft.settle()


def reveal(draft: Draft, who: Who, command: Reveal) -> None:
    """The share that was committed to."""
    room, seat = draft.room, own(who)
    if seat not in room.unrevealed:
        raise Refusal(Code.PHASE, "no-share-awaited")
    if commitment(bytes.fromhex(command.share)) != room.commits[seat]:
        raise Refusal(Code.BAD, "no-such-share")
    draft.add(Revealed(draft.now, seat, command.share))


def leave(draft: Draft, who: Who, command: Leave) -> None:
    """A bot plays for the person at the own seat."""
    stand_in(draft, own(who), command.bot)


def let_stand_in(draft: Draft, who: Who, command: StandIn) -> None:  # noqa: ARG001
    """A bot plays for the person at a seat."""
    check_seat(draft.room, command.seat)
    stand_in(draft, command.seat, command.bot)


def stand_in(draft: Draft, seat: Seat, bot: str) -> None:
    """Who leaves is never held back: where the bot does not play this game, `random` does."""
    check_hosted(bot, draft.room.game)
    person = draft.room.seats[seat]
    if not isinstance(person, Person):
        raise Refusal(Code.PHASE, "no-person")
    able = bot if plays(bot, draft.room.game) else ANYWHERE
    draft.seat(seat, Person(person.name, able))


def come_back(draft: Draft, who: Who, command: Return) -> None:  # noqa: ARG001
    """The person plays again."""
    person = draft.room.seats[own(who)]
    if not isinstance(person, Person) or person.away is None:
        raise Refusal(Code.PHASE, "no-stand-in")
    draft.seat(own(who), Person(person.name))


def give_up(draft: Draft, who: Who, command: Quit) -> None:  # noqa: ARG001
    """The seat is open to others."""
    draft.seat(own(who), Open())


def put(draft: Draft, who: Who, command: Put) -> None:  # noqa: ARG001
    """Another occupant. While shares are being revealed nobody new may come; once one is known,
    nobody may be replaced either: who knows the secret could choose between two games by it."""
    check_seat(draft.room, command.seat)
    coming = isinstance(command.occupant, Open)
    if draft.room.phase == REVEALING and (coming or any(draft.room.shares)):
        raise Refusal(Code.PHASE, "no-opening")
    if isinstance(command.occupant, Bot):
        check_bot(command.occupant.name, draft.room.game)
    draft.seat(command.seat, command.occupant)


def claim(draft: Draft, who: Who, command: Claim) -> None:  # noqa: ARG001 - the server checked it
    """A person takes an open seat and commits to a share, if the match has not begun."""
    check_seat(draft.room, command.seat)
    if not isinstance(draft.room.seats[command.seat], Open):
        raise Refusal(Code.CLAIMED, "no-open-seat")
    taken: Occupant = Person(command.name)
    draft.seat(command.seat, taken)
    if command.commit and not draft.room.began:
        draft.add(Committed(draft.now, command.seat, command.commit))


def hurry(draft: Draft, who: Who, command: Hurry) -> None:  # noqa: ARG001
    """Begins without the shares that are missing."""
    draft.add(Began(draft.now, draft.room.unrevealed))


def go_on(draft: Draft, who: Who, command: GoOn) -> None:  # noqa: ARG001
    """The rematch is noted, once."""
    if draft.room.later is not None:
        raise Refusal(Code.PHASE, "no-second-rematch")
    draft.add(Rematched(draft.now, command.match))


def own(who: Who) -> Seat:
    """The seat of who asks; authority has seen to it that there is one."""
    assert who.seat is not None  # noqa: S101 - see check_authority
    return who.seat


def check_seat(room: Room, seat: Seat) -> None:
    if seat >= len(room.seats):
        raise Refusal(Code.BAD, "no-such-seat", seats=len(room.seats))


def check_bot(name: str, game: Game[Any]) -> None:
    """A bot that may play here and plays this game, with a parameter that it takes."""
    check_hosted(name, game)
    if not plays(name, game):
        raise _no_bot(name, game)


def check_hosted(name: str, game: Game[Any]) -> None:
    """A bot that may play here, this game or another, with a parameter that it takes."""
    try:
        check_player(name, hosted=True)
    except UnknownName as error:
        raise _no_bot(name, game) from error
    except BadParameter as error:
        parameter, form = error.parameter, error.form
        raise Refusal(
            Code.BAD, "no-such-parameter", bot=error.bot, parameter=parameter, form=form
        ) from error


def _no_bot(name: str, game: Game[Any]) -> Refusal:
    bots = ", ".join(players_for(game, hosted=True))
    return Refusal(Code.UNKNOWN, "no-such-bot", bot=name, bots=bots)


HANDLERS: dict[type, Callable[[Draft, Who, Any], None]] = {
    Play: play,
    Choose: choose,
    Undo: undo,
    AskUndo: ask_undo,
    AskStop: ask_stop,
    Answer: answer,
    Reveal: reveal,
    Leave: leave,
    Return: come_back,
    Quit: give_up,
    Put: put,
    StandIn: let_stand_in,
    Claim: claim,
    Hurry: hurry,
    GoOn: go_on,
}
