"""What a room makes of a command: the records it leads to, or a refusal that changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from nations.bots.bot import check_player, known_players, players_for, plays
from nations.bots.levels import LEVELS
from nations.contract import Game, Seat
from nations.errors import BadNotation, BadParameter, IllegalMove, UnknownName
from nations.room.authority import check_authority, own
from nations.room.choosing import before, choose, mover
from nations.room.commands import (
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
from nations.room.consent import answer, ask_stop, ask_undo, lapse
from nations.room.draft import Draft
from nations.room.lettering import outline
from nations.room.records import (
    Committed,
    Moved,
    Occupant,
    Open,
    Person,
    Rematched,
    SeatedBot,
    Undone,
)
from nations.room.refusal import Code, Refusal
from nations.room.room import PLAYING, REVEALING, Room
from nations.room.shares import check_new, commit, hurry, reveal
from nations.room.standing_in import check_stand_in

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
    _move(draft, who, Deed(command.move))


def act(draft: Draft, who: Who, command: Act) -> None:
    """All moves of an action of a bot; they go back together."""
    for at, deed in enumerate(command.deeds):
        _move(draft, who, deed, joined=at > 0)


def _move(draft: Draft, who: Who, deed: Deed, joined: bool = False) -> None:
    room, seat = draft.room, mover(draft, who)
    try:
        move = room.notation.read_move(room.match.turn, deed.move)
        check_stand_in(room, who, move)
        written = room.notation.write_move(move)
        draft.add(Moved(draft.now, seat, written, who.bot, deed.failed, deed.by, joined))
    except IllegalMove as error:
        raise Refusal(Code.ILLEGAL, "no-illegal", error.rule, move=error.move) from error
    except BadNotation as error:
        raise Refusal(Code.BAD, "no-such-move", move=deed.move[:80]) from error


def undo(draft: Draft, who: Who, command: Undo) -> None:  # noqa: ARG001 - the key says it all
    """The own last move or whole choice, by the engine's rule."""
    match, seat = draft.room.match, own(who)
    reason = match.why_no_undo(seat)
    if reason is not None:
        raise Refusal(Code.PHASE, reason)
    draft.add(Undone(draft.now, seat, before(draft.room, len(match.log) - 1)))


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
    nobody may be replaced either: who knows the secret could choose between two games by it. Once
    the match is played, a person's seat is theirs: who could put them out would need no leave."""
    check_seat(draft.room, command.seat)
    if draft.room.phase == PLAYING and isinstance(draft.room.seats[command.seat], Person):
        raise Refusal(Code.PHASE, "no-putting-out")
    coming = isinstance(command.occupant, Open)
    if draft.room.phase == REVEALING and (coming or any(draft.room.shares)):
        raise Refusal(Code.PHASE, "no-opening")
    if isinstance(command.occupant, SeatedBot):
        check_bot(command.occupant.name, draft.room.game)
    draft.seat(command.seat, command.occupant)


def claim(draft: Draft, who: Who, command: Claim) -> None:  # noqa: ARG001 - the server checked it
    """A person takes an open seat and commits to a share, if the match has not begun."""
    check_seat(draft.room, command.seat)
    if not isinstance(draft.room.seats[command.seat], Open):
        raise Refusal(Code.CLAIMED, "no-open-seat")
    check_names(draft.room.seats, command.name)
    taken: Occupant = Person(command.name)
    draft.seat(command.seat, taken)
    if command.commit and not draft.room.began:
        check_new(draft.room, command.commit)
        draft.add(Committed(draft.now, command.seat, command.commit))


def go_on(draft: Draft, who: Who, command: GoOn) -> None:  # noqa: ARG001
    """The rematch is noted, once."""
    if draft.room.later is not None:
        raise Refusal(Code.PHASE, "no-second-rematch")
    draft.add(Rematched(draft.now, command.match))


def check_names(seats: Iterable[Occupant], *more: str) -> None:
    """No two people at a table have names that look alike, and none looks like a bot."""
    seats = list(seats)
    names = [*(one.name for one in seats if isinstance(one, Person)), *more]
    bots = {*known_players(), *LEVELS, *(one.name for one in seats if isinstance(one, SeatedBot))}
    shapes = list(map(outline, names))
    if len(set(shapes)) < len(shapes) or set(shapes) & set(map(outline, bots)):
        raise Refusal(Code.BAD, "no-same-name")


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
    Act: act,
    Choose: choose,
    Undo: undo,
    AskUndo: ask_undo,
    AskStop: ask_stop,
    Answer: answer,
    Reveal: reveal,
    Commit: commit,
    Leave: leave,
    Return: come_back,
    Quit: give_up,
    Put: put,
    StandIn: let_stand_in,
    Claim: claim,
    Hurry: hurry,
    Lapse: lapse,
    GoOn: go_on,
}
