"""A room as one seat sees it: the only way from a room to what is sent."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from rich.text import Text

from nations.contract import Decision, Drawing, Move, Seat, View, Voice
from nations.room.messages import Line, Offer, Pending, SeatInfo, Update
from nations.room.room import News, Room


def update(
    room: Room,
    seat: Seat | None,
    after: int,
    connected: Collection[Seat],
    voice: Voice | None = None,
) -> Update:
    """What a seat (None: who watches) gets to see, with the news after a record."""
    view = room.match.view(seat)
    offers, beside = _offers(room, seat, view, voice)
    news = tuple(room.news[after:])
    return Update(
        seq=room.seq,
        phase=room.phase,
        seats=tuple(SeatInfo(one, at in connected) for at, one in enumerate(room.seats)),
        at_turn=room.at_turn,
        view=view,
        offers=offers,
        beside=beside,
        undo="undo-nothing" if seat is None else room.match.why_no_undo(seat),
        question=_question(room),
        over=room.over,
        later=room.later,
        news=news,
        lines=_lines(room, news, voice),
    )


def _question(room: Room) -> Pending | None:
    asked = room.question
    return Pending(asked.seat, asked.what, asked.moves, room.asked) if asked else None


def _offers(
    room: Room, seat: Seat | None, view: View, voice: Voice | None
) -> tuple[tuple[Offer, ...], tuple[Offer, ...]]:
    """The moves of the seat, if it is at turn."""
    turn = room.match.turn
    if seat is None or room.at_turn != seat or not isinstance(turn, Decision):
        return (), ()
    return _worded(room, turn.moves, view, voice), _worded(room, turn.beside, view, voice)


def _worded(
    room: Room, moves: Sequence[Move], view: View, voice: Voice | None
) -> tuple[Offer, ...]:
    game: Any = room.game
    write = room.notation.write_move
    if voice is None or not isinstance(game, Drawing):
        return tuple(Offer(write(move), move) for move in moves)
    return tuple(
        Offer(write(move), move, plain(game.describe(view, move, voice))) for move in moves
    )


def _lines(room: Room, news: Sequence[News], voice: Voice | None) -> tuple[Line, ...]:
    game: Any = room.game
    if voice is None or not isinstance(game, Drawing):
        return ()
    return tuple(
        Line(one.seq, plain(text), rule)
        for one in news
        if one.events
        for text, rule in game.tell(one.events, voice)
    )


def plain(markup: str) -> str:
    """The words without the terminal's colours."""
    return Text.from_markup(markup).plain
