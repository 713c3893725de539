"""What a new match is to be played by: its terms, checked, and the moves it goes on from."""

from __future__ import annotations

import asyncio

import msgspec

from nations.contract import Edition, Terms
from nations.errors import BadNotation, NationsError, UnknownName
from nations.match.dealer import Scripted
from nations.match.log import FORMAT, GameFile, Remarks, digest_of
from nations.match.match import replay
from nations.registry import begun_at
from nations.room.decide import check_bot
from nations.room.refusal import Code, Refusal
from nations.server.api.games import find_game, find_set, some_game
from nations.server.api.structs import MOST_MOVES, BotSeat, NewMatch, PersonSeat
from nations.server.rooms import Rooms


class Agreement(msgspec.Struct, frozen=True):
    """Terms, and the moves of a game file with what is said of them."""

    terms: Terms
    moves: tuple[str, ...] = ()
    remarks: Remarks | None = None


async def agree(rooms: Rooms, new: NewMatch) -> Agreement:
    """The terms of a new match. Raises Refusal."""
    edition = find_game(new.game)
    _check_seats(edition, new)
    if new.file is None:
        return Agreement(_terms(rooms, edition, new))
    return await _go_on_from(rooms, new, new.file)


def _check_seats(edition: Edition, new: NewMatch) -> None:
    if len(new.seats) not in edition.seats:
        low, high = edition.seats[0], edition.seats[-1]
        raise Refusal(Code.BAD, "no-such-seats", given=len(new.seats), low=low, high=high)
    for seat in new.seats:
        if isinstance(seat, BotSeat):
            check_bot(seat.name, some_game(edition.name))
    keys = [seat.key for seat in new.seats if isinstance(seat, PersonSeat) and seat.key]
    if len(set(keys)) < len(keys):
        raise Refusal(Code.BAD, "no-same-key")


def _terms(rooms: Rooms, edition: Edition, new: NewMatch) -> Terms:
    path = find_set(rooms, edition, new.content)
    unknown = [name for name in new.options if name not in edition.options]
    if unknown:
        names = ", ".join(edition.options)
        raise Refusal(Code.BAD, "no-such-option", option=unknown[0], options=names)
    try:
        game = edition.game(len(new.seats), new.options, path)
    except UnknownName as error:
        raise _bad_value(edition, new) from error
    try:
        return begun_at(game, new.position).terms
    except BadNotation as error:
        raise Refusal(Code.BAD, "no-such-position", why=str(error)[:300]) from error


def _bad_value(edition: Edition, new: NewMatch) -> Refusal:
    """Which option has a value that there is not; some take more values than are listed."""
    given = iter(new.options.items())
    name, value = next(item for item in given if not _is_played(edition, len(new.seats), *item))
    values = ", ".join(edition.options[name])
    return Refusal(Code.BAD, "no-such-value", option=name, value=value, values=values)


def _is_played(edition: Edition, seats: int, name: str, value: str) -> bool:
    try:
        edition.game(seats, {name: value}, None)
    except UnknownName:
        return False
    return True


async def _go_on_from(rooms: Rooms, new: NewMatch, file: GameFile) -> Agreement:
    """The terms and moves of a file, played through once to see that they fit."""
    _check_file(new, file)
    try:
        game = rooms.game(file.terms)
        await asyncio.to_thread(replay, game, file, Scripted(()))
    except NationsError as error:
        raise Refusal(Code.BAD, "no-such-file", why=str(error)[:300]) from error
    return Agreement(game.terms, tuple(file.moves), file.said.first(len(file.moves)))


def _check_file(new: NewMatch, file: GameFile) -> None:
    terms = file.terms
    if file.format > FORMAT:
        raise Refusal(Code.BAD, "no-such-format")
    if file.digest != digest_of(terms, file.players, file.seed, file.moves):
        raise Refusal(Code.BAD, "no-changed-file")
    if len(file.moves) > MOST_MOVES:
        raise Refusal(Code.BAD, "no-such-length", most=MOST_MOVES)
    same = (
        (new.game, len(new.seats)) == (terms.game, terms.seats)
        and new.options.items() <= terms.options.items()
        and new.content in (None, terms.content.digest)
        and new.position in (None, terms.position)
    )
    if not same:
        raise Refusal(Code.BAD, "no-same-terms", game=terms.game, seats=terms.seats)
