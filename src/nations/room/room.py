"""What the records of a room add up to: the match, who sits where, what is asked, what was drawn.

`apply` is the only way anything changes, for records just made and for those read back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from typing import Any, ClassVar, TypeAlias

import msgspec

from nations.contract import CHANCE, Decision, Event, Game, Over, Seat, View
from nations.match.dealer import Scripted
from nations.match.fair import match_key
from nations.match.match import Match, notation_of
from nations.room.abilities import abilities_of
from nations.room.records import (
    Annulled,
    Answered,
    Asked,
    Began,
    Committed,
    Dealt,
    Ended,
    Lapsed,
    Moved,
    Occupant,
    Open,
    Opened,
    Person,
    Record,
    Rematched,
    Revealed,
    Seated,
    SeatedBot,
    Stopped,
    Undone,
)

Happened: TypeAlias = tuple[Event, ...]
WAITING, REVEALING, PLAYING, OVER = "waiting", "revealing", "playing", "over"
"""The phases: people sit down, show their shares of the dice, play, and it is over."""

DAY = 86_400
"""Seconds to answer a question in a match that names none and has no clock."""
TURNING = (Began, Seated, Moved, Dealt, Undone)
"""Records after which a person's time for a move begins anew."""


class News(msgspec.Struct, frozen=True):
    """A record with its number and what happened in the game because of it."""

    seq: int
    record: Record
    events: Happened = ()


class OpenQuestion(msgspec.Struct, frozen=True):
    """What a seat asks the others, since when, and who said yes so far."""

    seat: Seat
    what: str
    moves: int
    agreed: frozenset[Seat]
    at: int


class Room:
    """A match and everything around it. Made by its first record."""

    def __init__(
        self, game: Game[Any], opened: Opened, told: Iterator[Happened] | None = None
    ) -> None:
        self.game, self.header = game, opened
        self.able = abilities_of(game)
        self._told = told
        """What each move led to, while that is remembered and need not be found again."""
        self.notation = notation_of(game)
        self.match: Match[Any] = Match(game, Scripted(()))
        self.seats: tuple[Occupant, ...] = opened.seats
        self.commits: tuple[str | None, ...] = (None,) * len(opened.seats)
        self.shares: tuple[str | None, ...] = (None,) * len(opened.seats)
        self.owing: frozenset[Seat] = frozenset()
        """Seats that must commit again."""
        self.spent: frozenset[str] = frozenset()
        """What was committed to and does not count any more: it may be known to everybody."""
        self.began = self.stopped = False
        self.question: OpenQuestion | None = None
        self.drawn: dict[str, int] = {}
        self.secret: str | None = None
        self.later: str | None = None
        self._table: View | None = None
        for text in opened.moves:
            self._play(text)
        self.news: list[News] = [News(1, opened)]

    @classmethod
    def of(cls, game: Game[Any], records: Iterable[Record]) -> Room:
        """The room of a log. Raises NationsError if the records do not add up."""
        first, *rest = records
        assert isinstance(first, Opened)  # noqa: S101 - the log's reader has checked it
        room = cls(game, first)
        for record in rest:
            room.apply(record)
        return room

    @classmethod
    def recalled(
        cls, game: Game[Any], records: Sequence[Record], told: Iterable[Happened], match: Match[Any]
    ) -> Room:
        """The room of a log of which it is known what its moves told, and to which match they led.

        Moves that were taken back told something too. Raises LookupError if they told less.
        """
        first, *rest = records
        assert isinstance(first, Opened)  # noqa: S101 - the log's reader has checked it
        told = iter(told)
        room = cls(game, first, told)
        for record in rest:
            room.apply(record)
        if next(told, None) is not None:
            raise LookupError("there are fewer moves than what they told")
        room.match, room._told = match, None
        return room

    def branch(self) -> Room:
        """The same room again: what is applied to one does not change the other."""
        other = copy(self)
        other.match = self.match.branch()
        other.news, other.drawn = list(self.news), dict(self.drawn)
        return other

    def view(self, seat: Seat | None) -> View:
        """What a seat sees; made once for all where a game has no secrets."""
        if not self.able.all_open:
            return self.match.view(seat)
        if self._table is None:
            self._table = self.match.view(None)
        return msgspec.structs.replace(self._table, seat=seat)

    @property
    def seq(self) -> int:
        """The number of the last record."""
        return len(self.news)

    @property
    def phase(self) -> str:
        if self.stopped or self.match.over:
            return OVER
        if self.began:
            return PLAYING
        return WAITING if any(isinstance(one, Open) for one in self.seats) else REVEALING

    @property
    def over(self) -> Over | None:
        return self.match.over

    @property
    def at_turn(self) -> Seat | None:
        """The seat that must decide now, if the match waits for one."""
        turn = self.match.turn
        return turn.seat if self.phase == PLAYING and isinstance(turn, Decision) else None

    @property
    def bot_at_turn(self) -> tuple[Seat, str] | None:
        """The seat at turn with the bot that plays for it, if one does."""
        seat = self.at_turn
        if seat is None:
            return None
        name = bot_of(self.seats[seat])
        return (seat, name) if name else None

    @property
    def deadline(self) -> int | None:
        """When a bot takes over from the person at turn, in the time of the records, if ever."""
        clock, seat = self.header.clock, self.at_turn
        if not clock or seat is None or seat not in self.present:
            return None
        return self.turned_at + clock * 1000

    @property
    def turned_at(self) -> int:
        """Since when it is waited for the seat at turn."""
        turning = (one.record.at for one in reversed(self.news) if type(one.record) in TURNING)
        return next(turning, self.header.at)

    @property
    def unrevealed(self) -> tuple[Seat, ...]:
        """Seats of people who committed to a share, or must again, and have not shown it."""
        return tuple(
            seat
            for seat in self.held
            if seat in self.owing or (self.commits[seat] and not self.shares[seat])
        )

    def share_of(self, seat: Seat) -> str:
        """How it stands with the share of a seat: `none`, `owed`, `committed` or `shown`."""
        if seat in self.owing:
            return "owed"
        if self.shares[seat]:
            return "shown"
        return "committed" if self.commits[seat] else "none"

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The people whose answer is awaited, present or away."""
        if self.question is None:
            return ()
        known = self.question.agreed | {self.question.seat}
        return tuple(seat for seat in self.held if seat not in known)

    @property
    def answer_by(self) -> int | None:
        """When silence is a no, in the time of the records."""
        if self.question is None:
            return None
        header = self.header
        return self.question.at + 1000 * (header.answer or header.clock or DAY)

    @property
    def held(self) -> tuple[Seat, ...]:
        """The seats of people, whether they play themselves or a bot stands in."""
        return tuple(seat for seat, one in enumerate(self.seats) if isinstance(one, Person))

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people who play themselves."""
        people = ((seat, one) for seat, one in enumerate(self.seats) if isinstance(one, Person))
        return tuple(seat for seat, one in people if one.away is None)

    def key(self, secret: bytes) -> bytes:
        """The key of the draws."""
        return match_key(secret, self.header.match, self.shares)

    def apply(self, record: Record) -> None:
        """Adds a record. Raises NationsError, and is then of no more use, if it does not fit."""
        self._table = None
        happened = self._changes[type(record)](self, record)
        self.news.append(News(self.seq + 1, record, happened or ()))

    def _seated(self, record: Seated) -> None:
        self.seats = with_item(self.seats, record.seat, record.occupant)
        if isinstance(record.occupant, Person):
            return
        self._forget_consent(record.seat)
        if not self.began:
            self.owing -= {record.seat}
            self.commits = with_item(self.commits, record.seat, None)
            self.shares = with_item(self.shares, record.seat, None)

    def _forget_consent(self, seat: Seat) -> None:
        """Whoever sits down next has not asked or agreed to anything."""
        asked = self.question
        if asked is not None and asked.seat == seat:
            self.question = None
        elif asked is not None:
            self.question = msgspec.structs.replace(asked, agreed=asked.agreed - {seat})

    def _committed(self, record: Committed) -> None:
        self.owing -= {record.seat}
        self.commits = with_item(self.commits, record.seat, record.hash)

    def _revealed(self, record: Revealed) -> None:
        self.shares = with_item(self.shares, record.seat, record.share)

    def _annulled(self, record: Annulled) -> None:
        self.owing = frozenset(seat for seat in self.held if self.commits[seat])
        self.owing -= set(record.missing)
        self.spent |= {one for one in self.commits if one}
        self.commits = self.shares = (None,) * len(self.seats)

    def _began(self, record: Began) -> None:  # noqa: ARG002 - who is missing shows in the shares
        self.began = True

    def _moved(self, record: Moved) -> Happened:
        return self._play(record.move, record.seat)

    def _dealt(self, record: Dealt) -> Happened:
        self.drawn[record.stream] = record.nth + 1
        return self._play(record.move, CHANCE)

    def _play(self, text: str, seat: Seat | None = None) -> Happened:
        if self._told is not None:
            return _next(self._told)
        return self.match.play(self.notation.read_move(self.match.turn, text), seat)

    def _asked(self, record: Asked) -> None:
        self.question = OpenQuestion(record.seat, record.what, record.moves, frozenset(), record.at)

    def _answered(self, record: Answered) -> None:
        if self.question is not None:
            agreed = self.question.agreed | {record.seat}
            question = msgspec.structs.replace(self.question, agreed=agreed)
            self.question = question if record.yes else None

    def _lapsed(self, record: Lapsed) -> None:  # noqa: ARG002 - who was silent is for the log
        self.question = None

    def _undone(self, record: Undone) -> None:
        self.question = None
        if self._told is None:
            self.match.rewind(record.moves)

    def _stopped(self, record: Stopped) -> None:  # noqa: ARG002 - it says it all by itself
        self.question, self.stopped = None, True

    def _ended(self, record: Ended) -> None:
        self.question, self.secret = None, record.secret

    def _rematched(self, record: Rematched) -> None:
        self.later = record.match

    _changes: ClassVar[dict[type, Callable[[Any, Any], Happened | None]]] = {
        Seated: _seated,
        Committed: _committed,
        Revealed: _revealed,
        Annulled: _annulled,
        Began: _began,
        Moved: _moved,
        Dealt: _dealt,
        Asked: _asked,
        Answered: _answered,
        Lapsed: _lapsed,
        Undone: _undone,
        Stopped: _stopped,
        Ended: _ended,
        Rematched: _rematched,
    }


def _next(told: Iterator[Happened]) -> Happened:
    for happened in told:
        return happened
    raise LookupError("there are more moves than what they told")


def bot_of(occupant: Occupant) -> str | None:
    """The bot that plays for a seat."""
    if isinstance(occupant, SeatedBot):
        return occupant.name
    return occupant.away if isinstance(occupant, Person) else None


def with_item(items: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:
    """The tuple with another item at a place."""
    return (*items[:at], item, *items[at + 1 :])
