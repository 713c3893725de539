"""What goes over the socket. docs/socket.md and its JSON Schemas are made from these structs.

A client opens with `Hello` and gets `Welcome` and an `Update`. Each change of the room is one more
`Update`: always the whole view, so there is nothing to fold and nothing to get wrong, with the
records that are new. `Ack` and `Refused` answer a command by its id.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from nations.contract import Move, Over, Seat, View
from nations.edition.lines import Part
from nations.edition.selection import Objection, Selection
from nations.room.commands import Id, Sent, Seq
from nations.room.records import Occupant
from nations.room.refusal import Code
from nations.room.room import News

Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=280)]
KeyText: TypeAlias = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]


class FromClient(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The root of what a client sends besides commands."""


class Hello(FromClient, frozen=True):
    """The first message: which match, with which key (none: to watch), what is known already.

    With `lang`, updates also carry sentences in that language.
    """

    match: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    key: KeyText | None = None
    after: Seq = 0
    lang: Annotated[str, msgspec.Meta(max_length=8)] | None = None


class Say(FromClient, frozen=True):
    """A line of chat."""

    id: Id
    text: Text


ClientMessage: TypeAlias = Hello | Say | Sent


class ServerMessage(msgspec.Struct, frozen=True, tag=True):
    """The root of what the server sends."""


class Welcome(ServerMessage, frozen=True):
    """Who one is here: a seat or none, the host or not. `now` is the server's time."""

    match: str
    seat: Seat | None
    host: bool
    lang: str | None
    now: int


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that can be made: in notation and as data.

    If a language was asked for, also in words, and whether it is `final`: chance, another seat or
    the end comes after it, so that it could not be taken back. `choice` is what is picked after
    it, if that is a set: then `Choose` carries both at once.
    """

    text: str
    move: Move
    words: str | None = None
    final: bool | None = None
    choice: Selection | None = None


class Line(msgspec.Struct, frozen=True):
    """A line of the log in the viewer's language, with the rule behind it ("": none).

    `parts` are the same as text and things; `seat` is of whom it tells, if of one alone.
    """

    seq: int
    text: str
    rule: str
    seat: Seat | None = None
    parts: tuple[Part, ...] = ()


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a seat, whether they are connected, and how their share of the dice stands:
    `none` (they give none), `owed` (they must commit again), `committed` or `shown`."""

    occupant: Occupant
    connected: bool
    share: str


class Pending(msgspec.Struct, frozen=True):
    """What is asked (`undo` or `stop`), by whom, and whose answers are awaited, present or away.

    Who has not answered at the time `until`, in the server's milliseconds, has said no.
    """

    seat: Seat
    what: str
    moves: int
    awaited: tuple[Seat, ...]
    until: int


class Update(ServerMessage, frozen=True):
    """The room as one sees it, after record `seq`, with the records after those known before.

    `offers` are the moves of the own seat if it is at turn; `undo` is None if the own last move
    can be taken back, else the message key of the reason. `deadline` is when the time for the move
    is up, in the server's milliseconds, if the match has a clock. `choice` is what the own seat
    picks right now, if that is a set; `objections` say what it cannot have, and why.
    """

    seq: int
    phase: str
    seats: tuple[SeatInfo, ...]
    at_turn: Seat | None
    deadline: int | None
    view: View
    offers: tuple[Offer, ...]
    beside: tuple[Offer, ...]
    undo: str | None
    question: Pending | None
    over: Over | None
    later: str | None
    news: tuple[News, ...]
    lines: tuple[Line, ...] = ()
    choice: Selection | None = None
    objections: tuple[Objection, ...] = ()


class Connected(ServerMessage, frozen=True):
    """A seat came or went."""

    seat: Seat
    connected: bool


class Ack(ServerMessage, frozen=True):
    """The command was carried out and is kept; `seq` is the last record after it."""

    id: str
    seq: int


class Refused(ServerMessage, frozen=True):
    """Nothing was changed: why, in words and for programs. `seq` is where the match is now."""

    id: str | None
    code: Code
    text: str
    rule: str | None = None
    seq: int | None = None


class Chat(ServerMessage, frozen=True):
    """A line of chat, numbered on its own."""

    n: int
    at: int
    seat: Seat | None
    name: str
    text: str


class Bye(ServerMessage, frozen=True):
    """The server closes the socket; come back after it. `reason`: you were too `slow`, the room
    `moved`, or the server is `closing`."""

    reason: str


ToClient: TypeAlias = Welcome | Update | Connected | Ack | Refused | Chat | Bye

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read(data: bytes | str) -> ClientMessage:
    """A client's message. Raises msgspec.DecodeError."""
    try:
        return _decoder.decode(data)
    except (RecursionError, UnicodeError) as error:
        raise msgspec.DecodeError("nested too deeply, or not UTF-8") from error


def write(message: ServerMessage) -> bytes:
    """A message for a client."""
    return _encoder.encode(message)
