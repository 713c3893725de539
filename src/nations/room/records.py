"""What a room's log holds: one record for everything that ever changed, in order, for ever.

A record is JSON on one line, tagged with its class name. Nothing in it is secret: only `Ended`
carries the server's secret, when no draw is left to foresee. `at` is the time in milliseconds.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from nations.contract import Seat, Terms
from nations.match.log import Remarks


class Open(msgspec.Struct, frozen=True, tag=True):
    """Nobody sits there yet."""


class Person(msgspec.Struct, frozen=True, tag=True):
    """A person sits there; `away` names the bot that plays meanwhile."""

    name: str
    away: str | None = None


class SeatedBot(msgspec.Struct, frozen=True, tag="Bot"):
    """A bot sits there, by its name or level."""

    name: str


Occupant: TypeAlias = Open | Person | SeatedBot


class Logged(msgspec.Struct, frozen=True, tag=True):
    """The root of all records."""

    at: int


class Opened(Logged, frozen=True):
    """The header: what is played, by whom, and what the server committed to.

    `moves` are those of an imported game file; `earlier` is the match of which this is a rematch;
    `grace` is after how many seconds a bot plays for a person who lost the connection (0: never);
    `advice` allows hints and odds although people play each other; `clock` is how many seconds a
    person has for a move before a bot plays for them (0: as long as they like); `answer` is how
    many seconds there are for a question (0: as long as for a move, without a clock a day);
    `remarks` are those of the game file.
    """

    match: str
    terms: Terms
    commitment: str
    seats: tuple[Occupant, ...]
    moves: tuple[str, ...] = ()
    earlier: str | None = None
    grace: int = 0
    advice: bool = False
    clock: int = 0
    answer: int = 0
    remarks: Remarks | None = None


class Seated(Logged, frozen=True):
    """Who sits at a seat from now on."""

    seat: Seat
    occupant: Occupant


class Committed(Logged, frozen=True):
    """A seat commits to its share of the dice: the SHA-256 of its bytes, in hex."""

    seat: Seat
    hash: str


class Revealed(Logged, frozen=True):
    """A seat shows its share, in hex."""

    seat: Seat
    share: str


class Annulled(Logged, frozen=True):
    """Seats that are `missing` committed and did not reveal in time. No share counts any more: they
    are put out, and all others commit again."""

    missing: tuple[Seat, ...]


class Began(Logged, frozen=True):
    """The match begins. `missing` seats committed and did not reveal: their shares do not count.

    Only older matches began so; now nothing begins with a share missing.
    """

    missing: tuple[Seat, ...] = ()


class Moved(Logged, frozen=True):
    """A move of a seat, in notation; `bot` made it, if one did.

    If the bot `failed` (`crashed`, `late`, `raised` or `nonsense`), another made it: `by`.
    A move that is `joined` belongs to the one before: they were one choice and go back together.
    """

    seat: Seat
    move: str
    bot: str | None = None
    failed: str | None = None
    by: str | None = None
    joined: bool = False


class Dealt(Logged, frozen=True):
    """A move of chance: the nth draw of a stream gave a number below `total`, which is the move."""

    stream: str
    nth: int
    total: int
    number: int
    move: str


class Asked(Logged, frozen=True):
    """A seat asks the others: to take back to `moves` moves (`undo`), or to `stop`."""

    seat: Seat
    what: str
    moves: int = 0


class Answered(Logged, frozen=True):
    """A seat answers what was asked. One no ends the question."""

    seat: Seat
    yes: bool


class Lapsed(Logged, frozen=True):
    """The time to answer is over, and `silent` seats have not: that is a no."""

    silent: tuple[Seat, ...]


class Undone(Logged, frozen=True):
    """Moves were taken back until `moves` were left. Draws once made stay made: counters go on."""

    seat: Seat
    moves: int


class Stopped(Logged, frozen=True):
    """All people at the table agreed to stop."""


class Ended(Logged, frozen=True):
    """Nothing more will be drawn: the server's secret, in hex, for everybody to verify."""

    secret: str


class Rematched(Logged, frozen=True):
    """The same players went on in another match."""

    match: str


Record: TypeAlias = (
    Opened
    | Seated
    | Committed
    | Revealed
    | Annulled
    | Began
    | Moved
    | Dealt
    | Asked
    | Answered
    | Lapsed
    | Undone
    | Stopped
    | Ended
    | Rematched
)

_decoder: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)
_encoder = msgspec.json.Encoder()


def write(record: Record) -> bytes:
    """A record as the log keeps it."""
    return _encoder.encode(record)


def read(body: bytes) -> Record:
    """A record from the log. Raises msgspec.DecodeError."""
    return _decoder.decode(body)
