"""The ledger of a game: how every move changed what the game was worth to each seat.

Every position has one value for each seat, by the game's yardstick, and it is used on both sides of
the position. So what a seat began with and all that changed it sum up to its result, exactly:

    start + luck + skill + reassessment = result

Luck is what dice and draws changed. A value already is what they bring on average, so luck is worth
nothing in the long run, whatever the value is worth. Skill is what decisions changed, those of all
seats: nothing where somebody did what the yardstick would have done. Values look ahead to the end
of a stretch of the game; where the next one begins they are reckoned anew, which is the
reassessment: the part of the story that the yardstick did not see coming.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import Enum
from typing import Any

import msgspec

from nations.contract import Decision, Game, Measuring, Move, Over, Seat
from nations.errors import NationsError

Worths = tuple[float, ...]
"""One for each seat: the chance to win; alone, the points."""


class CannotReview(NationsError):
    """This game has no yardstick."""


class Kind(Enum):
    """What a change counts as. RESIGNED is any move about the match; STOOD_IN, by a bot for a
    person."""

    LUCK = "luck"
    SKILL = "skill"
    RESIGNED = "resigned"
    STOOD_IN = "stood_in"


class Line(msgspec.Struct, frozen=True):
    """A move: whose it was (None: chance), what it changed for each seat, what it was worth then.

    `reassessed` is what changed because the move ended a stretch.
    """

    seat: Seat | None
    move: Move
    kind: Kind
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
    """A game's lines. `is_over` says whether the last value is a result."""

    start: Worths
    lines: tuple[Line, ...]
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
        def total(*kinds: Kind, by: Seat | None = None) -> float:
            fitting = (one for one in self.lines if one.kind in kinds and by in {None, one.seat})
            return sum(one.changed[seat] for one in fitting)

        return Account(
            start=self.start[seat],
            luck=total(Kind.LUCK),
            skill=total(Kind.SKILL, Kind.RESIGNED, Kind.STOOD_IN),
            reassessment=sum(line.reassessed[seat] for line in self.lines),
            result=self.worths[-1][seat],
            by=tuple(total(Kind.SKILL, by=one) for one in range(len(self.start))),
            resigned=total(Kind.RESIGNED),
            stood_in=total(Kind.STOOD_IN),
        )


def ledger_of(
    game: Game[Any],
    moves: Collection[Move],
    stood_in: Collection[int] = (),
    seed: int = 0,
    done: Callable[[int], object] = lambda _: None,
) -> Ledger:
    """The ledger of a game, or of its beginning. `stood_in` has the places of the moves that a bot
    made for a person; `done` is told how many moves are looked at.

    Raises CannotReview, or IllegalMove for what is no game.
    """
    if not isinstance(game, Measuring):
        raise CannotReview(f"there is no yardstick for {game.terms.game}: its luck is not known")
    walk = _Walk(game, game, seed)
    start = walk.value
    lines = []
    for at, move in enumerate(moves):
        lines.append(walk.step(move, at in stood_in))
        done(at + 1)
    return Ledger(start, tuple(lines), isinstance(game.turn(walk.state), Over))


class _Walk:
    """Goes through a game, a move at a time."""

    def __init__(self, game: Game[Any], yardstick: Measuring[Any], seed: int) -> None:
        self._game, self._yardstick, self._seed = game, yardstick, seed
        self.state = game.start()
        self._stretch = yardstick.stretch(self.state)
        self.value = self._expect()

    def _expect(self) -> Worths:
        return self._yardstick.expect(self.state, self._stretch, self._seed)

    def step(self, move: Move, stood_in: bool) -> Line:
        turn, before = self._game.turn(self.state), self.value
        self.state, _ = self._game.play(self.state, move)
        after = self._expect()
        self.value = self._looked_further(after)
        seat = turn.seat if isinstance(turn, Decision) else None
        kind = _kind(turn, move, stood_in) if isinstance(turn, Decision) else Kind.LUCK
        changed, reassessed = _less(after, before), _less(self.value, after)
        return Line(seat, move, kind, changed, reassessed, self.value)

    def _looked_further(self, after: Worths) -> Worths:
        """The value to the end of the stretch that has begun, if one has."""
        stretch = self._yardstick.stretch(self.state)
        if stretch == self._stretch or isinstance(self._game.turn(self.state), Over):
            return after
        self._stretch = stretch
        return self._expect()


def _kind(turn: Decision, move: Move, stood_in: bool) -> Kind:
    if move in turn.beside:
        return Kind.RESIGNED
    return Kind.STOOD_IN if stood_in else Kind.SKILL


def _less(one: Worths, other: Worths) -> Worths:
    return tuple(a - b for a, b in zip(one, other, strict=True))
