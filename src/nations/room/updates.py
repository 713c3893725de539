"""A room as one seat sees it: the only way from a room to what is sent."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from rich.markup import escape

from nations.contract import Decision, Move, Seat, View, Voice
from nations.edition.lines import Part, parts, plain
from nations.edition.selection import Objection, Selection
from nations.room.messages import Line, Offer, Pending, SeatInfo, Update
from nations.room.records import Dealt, Moved, Record, Undone
from nations.room.room import PLAYING, News, Room


class Times(NamedTuple):
    """When the time for a move and for an answer is up, in the time of the records, if ever."""

    deadline: int | None
    answer_by: int | None


def update(
    room: Room,
    seat: Seat | None,
    after: int,
    connected: Collection[Seat],
    voice: Voice | None = None,
    times: Times | None = None,
) -> Update:
    """What a seat (None: who watches) gets to see, with the news after a record.

    Who keeps the time says when it is up, if that is later than by the records alone.
    """
    times = times or Times(room.deadline, room.answer_by)
    view = room.view(seat)
    offers, beside = _offers(room, seat, view, voice)
    news = tuple(room.news[after:])
    return Update(
        seq=room.seq,
        phase=room.phase,
        seats=tuple(
            SeatInfo(one, at in connected, room.share_of(at)) for at, one in enumerate(room.seats)
        ),
        at_turn=room.at_turn,
        deadline=times.deadline,
        view=view,
        offers=offers,
        beside=beside,
        undo=_why_no_undo(room, seat),
        question=_question(room, times.answer_by),
        over=room.over,
        later=room.later,
        news=news,
        lines=_lines(room, news, voice),
        choice=_choices(room, [None])[0] if offers else None,
        objections=_objections(room, voice) if offers else (),
    )


def _why_no_undo(room: Room, seat: Seat | None) -> str | None:
    """The message key of the reason; None only if the command would be carried out."""
    if seat is None or room.phase != PLAYING:
        return "undo-nothing"
    return room.match.why_no_undo(seat)


def _question(room: Room, until: int | None) -> Pending | None:
    asked = room.question
    if asked is None or until is None:
        return None
    return Pending(asked.seat, asked.what, asked.moves, room.asked, until)


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
    drawing, write = room.able.drawing, room.notation.write_move
    choices = _choices(room, moves)
    if voice is None or drawing is None:
        return tuple(
            Offer(write(move), move, choice=choice)
            for move, choice in zip(moves, choices, strict=True)
        )
    return tuple(
        Offer(
            write(move),
            move,
            plain(drawing.describe(view, move, voice)),
            _is_final(room, move),
            choice,
        )
        for move, choice in zip(moves, choices, strict=True)
    )


def _choices(room: Room, leads: Sequence[Move | None]) -> list[Selection | None]:
    """What is picked after each move (None: now), where the game asks for a set."""
    selecting = room.able.selecting
    if selecting is None:
        return [None] * len(leads)
    return [selecting.selection(room.match.state, lead) for lead in leads]


def _objections(room: Room, voice: Voice | None) -> tuple[Objection, ...]:
    """Why what lies on the table cannot be had, in words; without a language there are none."""
    explaining = room.able.explaining
    if voice is None or explaining is None:
        return ()
    return explaining.objections(room.match.state, voice)


def _is_final(room: Room, move: Move) -> bool | None:
    """Whether somebody else, chance or the end comes after a move."""
    waiting = room.able.waiting
    if waiting is None:
        return None
    after, _ = room.game.play(room.match.state, move)
    return waiting.at_turn(after) != room.at_turn


def _lines(room: Room, news: Sequence[News], voice: Voice | None) -> tuple[Line, ...]:
    """The log in words: what chance brings after a move is told together with it."""
    if voice is None:
        return ()
    return tuple(
        Line(group[-1].seq, plain(text), rule, _subject(parts(text)), parts(text))
        for group in _groups(news)
        for rule, text in (*_beside(room, group, voice), *_told(room, group, voice))
    )


def _subject(told: Sequence[Part]) -> Seat | None:
    """Of whom a line tells: it begins with them."""
    return int(told[0].id) if told and told[0].kind == "seat" else None


def _told(room: Room, group: Sequence[News], voice: Voice) -> list[tuple[str, str]]:
    drawing = room.able.drawing
    if drawing is None:
        return []
    return drawing.lines([event for one in group for event in one.events], voice)


def _beside(room: Room, group: Sequence[News], voice: Voice) -> Iterator[tuple[str, str]]:
    """What no rule is behind: moves that were taken back; which bot failed, if one did, and who
    moved for it."""
    for record in (one.record for one in group):
        if isinstance(record, Undone):
            name = _seat_name(room, record.seat, voice)
            yield "", escape(voice.say("moves-taken-back", name=name))
        if isinstance(record, Moved) and record.failed:
            name = _seat_name(room, record.seat, voice)
            who = {"name": name, "bot": record.bot or "", "by": record.by or ""}
            yield "", escape(voice.say("bot-failed", how=record.failed, **who))


def _seat_name(room: Room, seat: Seat, voice: Voice) -> str:
    drawing = room.able.drawing
    if drawing is not None:
        return drawing.seat_name(seat, voice)
    return voice.say("seat", number=seat + 1)


def _groups(news: Sequence[News]) -> list[list[News]]:
    groups: list[list[News]] = []
    for one in news:
        if groups and _goes_on(one.record):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def _goes_on(record: Record) -> bool:
    """Whether a record is told together with the one before: what chance brings, a joined move."""
    return isinstance(record, Dealt) or (isinstance(record, Moved) and record.joined)
