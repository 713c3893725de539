"""The ledger of a game: how every move changed what the game was worth to each seat.

Every position has one value for each seat, by the game's yardstick, and it is used on both sides of
the position. So what a seat began with and all that changed it sum up to its result, exactly:

    start + luck + skill + reassessment = result

Luck is what dice and draws changed. A value already is what they bring on average, so luck is worth
nothing in the long run, whatever the value is worth. Skill is what decisions changed, those of all
seats: nothing where somebody did what the yardstick would have done. Values look ahead to the end
of a stretch of the game; where the next one begins they are reckoned anew, which is the
reassessment: the part of the story that the yardstick did not see coming.

There are two ledgers of a game, of one kind: in chances to win, and in points.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import Enum
from typing import Any, NamedTuple

import msgspec

from nations.contract import Decision, Game, Measuring, Move, Outlook, Over, Seat
from nations.errors import NationsError

Worths = tuple[float, ...]
"""One for each seat: the chance to win (alone, the points); or the points."""


class CannotReview(NationsError):
    """This game has no yardstick."""


class ChangeKind(Enum):
    """What a change counts as. RESIGNED is any move about the match; STOOD_IN, by a bot for a
    person."""

    LUCK = "luck"
    SKILL = "skill"
    RESIGNED = "resigned"
    STOOD_IN = "stood_in"


class LedgerLine(msgspec.Struct, frozen=True):
    """A move: whose it was (None: chance), what it changed for each seat, what it was worth then.

    `reassessed` is what changed because the move ended a stretch.
    """

    seat: Seat | None
    move: Move
    kind: ChangeKind
    changed: Worths
    reassessed: Worths
    after: Worths


class Account(msgspec.Struct, frozen=True):
    """The sums of one seat. `skill` is all that decisions changed for it, and `by` the part of each
    seat, its own among them; `resigned` and `stood_in` are parts of `skill` that were nobody's."""

    start: float
    luck: float
    skill: float
    reassessment: float
    result: float
    by: tuple[float, ...]
    resigned: float
    stood_in: float


class Ledger(msgspec.Struct, frozen=True):
    """A game's lines in one unit. `is_over` says whether the last value is a result."""

    start: Worths
    lines: tuple[LedgerLine, ...]
    is_over: bool

    @property
    def worths(self) -> tuple[Worths, ...]:
        """What the game was worth before the first move and after each."""
        return (self.start, *(line.after for line in self.lines))

    @property
    def accounts(self) -> tuple[Account, ...]:
        """The account of every seat."""
        return tuple(self._account(seat) for seat in range(len(self.start)))

    def _account(self, seat: Seat) -> Account:
        def total(*kinds: ChangeKind, by: Seat | None = None) -> float:
            fitting = (one for one in self.lines if one.kind in kinds and by in {None, one.seat})
            return sum(one.changed[seat] for one in fitting)

        return Account(
            start=self.start[seat],
            luck=total(ChangeKind.LUCK),
            skill=total(ChangeKind.SKILL, ChangeKind.RESIGNED, ChangeKind.STOOD_IN),
            reassessment=sum(line.reassessed[seat] for line in self.lines),
            result=self.worths[-1][seat],
            by=tuple(total(ChangeKind.SKILL, by=one) for one in range(len(self.start))),
            resigned=total(ChangeKind.RESIGNED),
            stood_in=total(ChangeKind.STOOD_IN),
        )


class Ledgers(NamedTuple):
    """The ledgers of a game: in chances to win (alone: in points, like the other)."""

    chances: Ledger
    points: Ledger


def ledgers_of(
    game: Game[Any],
    moves: Collection[Move],
    stood_in: Collection[int] = (),
    seed: int = 0,
    done: Callable[[int], object] = lambda _: None,
) -> Ledgers:
    """The ledgers of a game, or of its beginning. `stood_in` has the places of the moves that a bot
    made for a person; `done` is told how many moves are looked at.

    Raises CannotReview, or IllegalMove for what is no game.
    """
    walk = _Walk(game, measuring(game), seed)
    start, lines = walk.value, list[tuple[LedgerLine, LedgerLine]]()
    for at, move in enumerate(moves):
        lines.append(walk.step(move, at in stood_in))
        done(at + 1)
    is_over = isinstance(game.turn(walk.state), Over)
    return Ledgers(
        Ledger(start.chances, tuple(one for one, _ in lines), is_over),
        Ledger(start.points, tuple(one for _, one in lines), is_over),
    )


def ledger_of(game: Game[Any], moves: Collection[Move], **more: Any) -> Ledger:
    """The ledger in chances to win; alone, in points."""
    return ledgers_of(game, moves, **more).chances


def measuring(game: Game[Any]) -> Measuring[Any]:
    """The game as one with a yardstick. Raises CannotReview."""
    if not isinstance(game, Measuring):
        raise CannotReview(f"there is no yardstick for {game.terms.game}: its luck is not known")
    return game


class _Walk:
    """Goes through a game, a move at a time."""

    def __init__(self, game: Game[Any], yardstick: Measuring[Any], seed: int) -> None:
        self._game, self._yardstick, self._seed = game, yardstick, seed
        self.state = game.start()
        self._stretch = yardstick.stretch(self.state)
        self.value = self._expect()

    def _expect(self) -> Outlook:
        return self._yardstick.expect(self.state, self._stretch, self._seed)

    def step(self, move: Move, stood_in: bool) -> tuple[LedgerLine, LedgerLine]:
        """The next move in chances and in points."""
        turn, before = self._game.turn(self.state), self.value
        self.state, _ = self._game.play(self.state, move)
        after = self._expect()
        self.value = self._looked_further(after)
        seat = turn.seat if isinstance(turn, Decision) else None
        kind = _kind(turn, move, stood_in) if isinstance(turn, Decision) else ChangeKind.LUCK

        def line(old: Worths, there: Worths, new: Worths) -> LedgerLine:
            return LedgerLine(seat, move, kind, _less(there, old), _less(new, there), new)

        return (
            line(before.chances, after.chances, self.value.chances),
            line(before.points, after.points, self.value.points),
        )

    def _looked_further(self, after: Outlook) -> Outlook:
        """The value to the end of the stretch that has begun, if one has."""
        stretch = self._yardstick.stretch(self.state)
        if stretch == self._stretch or isinstance(self._game.turn(self.state), Over):
            return after
        self._stretch = stretch
        return self._expect()


def _kind(turn: Decision, move: Move, stood_in: bool) -> ChangeKind:
    if move in turn.beside:
        return ChangeKind.RESIGNED
    return ChangeKind.STOOD_IN if stood_in else ChangeKind.SKILL


def _less(one: Worths, other: Worths) -> Worths:
    return tuple(a - b for a, b in zip(one, other, strict=True))
