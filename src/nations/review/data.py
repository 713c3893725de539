"""A review as plain data: what `nations review --json`, the server and the page speak of."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from typing import Any

import msgspec

from nations.contract import Game, Move
from nations.match.match import notation_of
from nations.review.actions import actions_of
from nations.review.ledger import Account, Ledgers, ledgers_of, measuring
from nations.review.marks import Decided, Judge

POINTS, CHANCES = "points", "chance to win"


class SeatAccount(Account, frozen=True):
    """A seat's account, and the same in points."""

    points: Account


class MoveLine(msgspec.Struct, frozen=True):
    """A move: whose (None: chance), what it counts as, what it changed for every seat, and what
    the game was worth to all after it, also in points."""

    seat: int | None
    move: str
    kind: str
    changed: tuple[float, ...]
    reassessed: tuple[float, ...]
    after: tuple[float, ...]
    points: tuple[float, ...]


class Reviewed(msgspec.Struct, frozen=True):
    """A whole action: the `count` moves after the first `at`; the rest as `marks.Decided` says."""

    at: int
    count: int
    seat: int
    move: str
    best: str
    loss: float
    interval: tuple[float, float]
    points: float
    gained: tuple[float, ...]
    mark: str | None
    better: tuple[str, ...]


class Review(msgspec.Struct, frozen=True):
    """All of it. `unit` says what chances are: points, alone."""

    game: str
    unit: str
    over: bool
    players: tuple[str, ...]
    seats: tuple[SeatAccount, ...]
    decisions: tuple[Reviewed, ...]
    start: tuple[float, ...]
    moves: tuple[MoveLine, ...]


def written(game: Game[Any], moves: Collection[Move]) -> str:
    """A whole action in notation."""
    return ", ".join(map(notation_of(game).write_move, moves))


def review_of(
    game: Game[Any], players: Sequence[str], ledgers: Ledgers, decided: Iterable[Decided]
) -> Review:
    """A review of what was found."""
    both = zip(ledgers.chances.accounts, ledgers.points.accounts, strict=True)
    return Review(
        game.terms.game,
        POINTS if game.terms.seats == 1 else CHANCES,
        ledgers.chances.is_over,
        tuple(players),
        tuple(SeatAccount(**msgspec.structs.asdict(a), points=b) for a, b in both),
        tuple(_decision(game, one) for one in decided),
        ledgers.chances.start,
        tuple(_lines(game, ledgers)),
    )


def _decision(game: Game[Any], one: Decided) -> Reviewed:
    return Reviewed(
        one.at,
        len(one.moves),
        one.seat,
        written(game, one.moves),
        written(game, one.best),
        one.loss,
        one.interval,
        one.points,
        one.gained,
        one.mark and one.mark.value,
        tuple(map(notation_of(game).write_move, one.best)),
    )


def _lines(game: Game[Any], ledgers: Ledgers) -> Iterable[MoveLine]:
    write = notation_of(game).write_move
    for one, points in zip(ledgers.chances.lines, ledgers.points.lines, strict=True):
        about = (one.seat, write(one.move), one.kind.value)
        yield MoveLine(*about, one.changed, one.reassessed, one.after, points.after)


# In pieces


class Piece(msgspec.Struct, frozen=True):
    """A part of a review's work: the ledger (no `first`), or some whole actions from a first one
    on. So others have their turn between two."""

    moves: tuple[Move, ...]
    players: tuple[str, ...]
    stood_in: tuple[int, ...] = ()
    first: int | None = None
    count: int = 3


def done_of(game: Game[Any], piece: Piece) -> Review | tuple[Reviewed, ...]:
    """The ledger as a review without decisions; or some decisions, none after the last."""
    if piece.first is None:
        return review_of(game, piece.players, ledgers_of(game, piece.moves, piece.stood_in), ())
    judge, end = Judge(game), piece.first + piece.count
    some = islice(actions_of(game, measuring(game), piece.moves), piece.first, end)
    return tuple(_decision(game, judge.decided(action)) for action in some)
