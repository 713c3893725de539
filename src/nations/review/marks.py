"""Marks: which actions cost something, and what would have been better.

A glance and two searches propose what may be best. Trials choose among that, in heats: all by a
little luck, fewer and fewer by more of it. A second look, with other luck and as much of it for
both, says what the chosen action and the one that was taken are worth. So a player who makes no
mistakes is not charged for the noise of whoever likes its own choice best. The second look is by
the yardstick's trials too, in rounds of luck, more of them while it is open whether there is a
mark; a loss that could as well be none says so. Marks are never summed with luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from itertools import chain, count, islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeAlias

import msgspec

from nations.contract import Decision, Effort, Game, Judging, Move, Outlook, Seat
from nations.errors import NationsError
from nations.review.actions import WholeAction, actions_of, goes_on
from nations.review.ledger import CannotReview, Worths, measuring

ROUNDS = (4, 9, 24, 48)
"""Rounds of luck after which it is asked whether that is enough, at the usual effort."""
GLANCED, SEARCHED, SEARCHES = 4, 4, 2
"""How many moves a glance proposes to be best, and how many each of some searches; and what was
done is always among them."""
HEATS = ((1, 5), (3, 2), (12, 1))
"""Rounds of luck for all that are left, and how many of them then stay."""
GOING_ON = 4
"""One part in so many of the effort is enough for the small moves of an action."""
SURE = (3.18, 2.31, 2.07, 2.0)
"""Standard errors around a loss, nineteen times in twenty, after so many rounds."""
CLEAR = 1.5
"""How many such distances a loss is from all limits where no more luck is needed: it is asked
several times, and what is near a limit would be marked by one seed and not by another."""
APART = 4_000
"""Seeds of luck for the second look at an action, and then as many for the choice of the best."""


class BadEffort(NationsError):
    """An effort that is none."""

    exit_code = 2

    def __init__(self, given: int, usual: int) -> None:
        super().__init__(f"an effort of {given} is none: give 1 node or more (usual: {usual})")


class Mark(Enum):
    """How much an action lost. CLOSE: it may have lost something, or nothing."""

    CLOSE = "too close to call"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS = {Mark.INACCURACY: 0.04, Mark.MISTAKE: 0.08, Mark.BLUNDER: 0.16}
"""From which loss of the chance to win on."""
LIMITS_ALONE = {Mark.INACCURACY: 1.0, Mark.MISTAKE: 2.0, Mark.BLUNDER: 4.0}
"""Alone: from which loss of points on."""


class Decided(msgspec.Struct, frozen=True):
    """A whole action: what was done, what would have been best, and what that was worth more.

    `loss` is of the seat's chance to win (alone: of points) and lies within `interval`; `points` is
    the same in points. `gained` says for every seat by how much the action changed its chance, the
    seat's own loss among it. `mark` is None where nothing is to be said.
    """

    at: int
    seat: Seat
    moves: tuple[Move, ...]
    best: tuple[Move, ...]
    loss: float
    interval: tuple[float, float]
    points: float
    gained: Worths
    mark: Mark | None


def marks_of(
    game: Game[Any],
    moves: Sequence[Move],
    effort: int | None = None,
    seed: int = 0,
    done: Callable[[int], object] = lambda _: None,
) -> Iterator[Decided]:
    """Every whole action of a game, or of its beginning; `done` is told how many moves are judged.

    Raises CannotReview, BadEffort, or IllegalMove for what is no game.
    """
    yield from Judge(game, effort, seed).decisions(moves, done)


Acted: TypeAlias = tuple[tuple[Move, ...], Any]
"""The moves of a whole action, and the state after them."""


class Judge:
    """Judges the actions of one game; effort is in nodes of a search."""

    def __init__(self, game: Game[Any], effort: int | None = None, seed: int = 0) -> None:
        self.yardstick = measuring(game)
        usual = self.yardstick.usual_effort
        effort = usual if effort is None else effort
        if effort < 1:
            raise BadEffort(effort, usual)
        if not isinstance(game, Judging):
            raise CannotReview(f"{game.terms.game} has no judge: nobody knows what is better")
        self._game, self._judge, self._effort, self._seed = game, game, effort, seed
        self._first_luck = 2 * APART * (seed + 1)
        self._usual = usual
        self._limits = LIMITS_ALONE if game.terms.seats == 1 else LIMITS

    def decisions(
        self, moves: Sequence[Move], done: Callable[[int], object] = lambda _: None
    ) -> Iterator[Decided]:
        """Every whole action of a game, or of its beginning."""
        for action in actions_of(self._game, self.yardstick, moves):
            yield self.decided(action)
            done(action.at + len(action.moves))

    def decided(self, action: WholeAction) -> Decided:
        """The action with what would have been best."""
        best, there = self.best(action.before, (action.moves, action.after))
        found = self.compared(action.before, action.after, there, action.seat)
        about = (action.at, action.seat, action.moves, best)
        return Decided(*about, *found, self._mark(found))

    def best(self, state: Any, *known: Acted) -> Acted:
        """The best whole action of the seat at turn, and where it leads; of those that are proposed
        and those that are known."""
        seat = _decision(self._game, state).seat
        ends = chain(self._proposed(state, seat), known)
        left = [*{self._shown(there): (line, there) for line, there in ends}.values()]
        worths = dict.fromkeys((line for line, _ in left), 0.0)
        stretch, lucks = self.yardstick.stretch(state, brief=True), count(self._first_luck + APART)
        for rounds, stay in HEATS:
            if len(left) <= stay:
                continue
            for luck in islice(lucks, self._many(rounds)):
                for line, there in left:
                    outlook = self.yardstick.expect(there, stretch, luck, brief=True)
                    worths[line] += outlook.chances[seat]
            left = sorted(left, key=lambda one: -worths[one[0]])[:stay]
        return left[0]

    def _proposed(self, state: Any, seat: Seat) -> Iterator[Acted]:
        """What looks best at once, and to searches."""
        for move in self._ranked(state, 0, 0)[:GLANCED]:
            yield self.played(state, move, seat, 0)
        seeds = range(SEARCHES * self._seed, SEARCHES * (self._seed + 1))
        found = (self._ranked(state, seed, self._effort)[:SEARCHED] for seed in seeds)
        for move in dict.fromkeys(chain(*found)):
            yield self.played(state, move, seat)

    def _ranked(self, state: Any, seed: int, nodes: int) -> list[Move]:
        """The moves of a decision, the best first, as a search sees them."""
        turn = _decision(self._game, state)
        view, effort = self._game.view(state, turn.seat), Effort(nodes=nodes)
        judged = self._judge.judge(view, turn.moves, effort, seed)
        return [one.move for one in sorted(judged, key=lambda one: -one.merit)]

    def played(self, state: Any, move: Move, seat: Seat, nodes: int | None = None) -> Acted:
        """The whole action that begins with a move and goes on as a search would (of no nodes: as
        it looks best at once), and its end."""
        line, less = [move], max(1, self._effort // GOING_ON) if nodes is None else nodes
        state, _ = self._game.play(state, move)
        while goes_on(self._game, self.yardstick, state, seat):
            line.append(self._ranked(state, self._seed, less)[0])
            state, _ = self._game.play(state, line[-1])
        return tuple(line), state

    def compared(self, before: Any, after: Any, other: Any, seat: Seat) -> Compared:
        """What one state is worth less to a seat than another, both met by the same luck."""
        if after is other:
            return Compared(0.0, (0.0, 0.0), 0.0, (0.0,) * self._game.terms.seats)
        lucks, met = self._lucks(before, after, other, seat), list[_Met]()
        for rounds, sure in zip(ROUNDS, SURE, strict=True):
            met += islice(lucks, max(2, self._many(rounds)) - len(met))
            losses = [one.loss for one in met]
            loss, wide = fmean(losses), sure * stdev(losses) / sqrt(len(losses))
            if self._is_clear(loss, wide):
                break
        gained = tuple(map(fmean, zip(*(one.gained for one in met), strict=True)))
        points = fmean(one.points for one in met)
        return Compared(loss, (loss - wide, loss + wide), points, gained)

    def _many(self, rounds: int) -> int:
        """Rounds of luck, by the effort."""
        return max(1, rounds * self._effort // self._usual)

    def _shown(self, state: Any) -> bytes:
        """All there is to see: states that look alike are the same."""
        return msgspec.json.encode(self._game.view(state, None))

    def _lucks(self, before: Any, after: Any, other: Any, seat: Seat) -> Iterator[_Met]:
        """What two states came to by one luck after the other."""
        stretch, expect = self.yardstick.stretch(before, brief=True), self.yardstick.expect
        for seed in count(self._first_luck):
            one, two = (expect(state, stretch, seed, brief=True) for state in (after, other))
            losses = two.chances[seat] - one.chances[seat], two.points[seat] - one.points[seat]
            yield _Met(*losses, _less(one, two))

    def _is_clear(self, loss: float, wide: float) -> bool:
        """Whether more luck would not change the mark."""
        return all(abs(loss - limit) > CLEAR * wide for limit in self._limits.values())

    def _mark(self, found: Compared) -> Mark | None:
        least = self._limits[Mark.INACCURACY]
        if found.loss < least:
            return None
        if found.interval[0] < least / 2:
            return Mark.CLOSE
        return [mark for mark, limit in self._limits.items() if found.loss >= limit][-1]


class Compared(NamedTuple):
    """A loss with its interval, the same in points, and what every seat gained by it."""

    loss: float
    interval: tuple[float, float]
    points: float
    gained: Worths


class _Met(NamedTuple):
    """What one luck made of two states: how much less the first is worth, and what all gained."""

    loss: float
    points: float
    gained: Worths


def _decision(game: Game[Any], state: Any) -> Decision:
    turn = game.turn(state)
    assert isinstance(turn, Decision)  # noqa: S101 - actions begin with one, and go on with them
    return turn


def _less(one: Outlook, other: Outlook) -> Worths:
    return tuple(a - b for a, b in zip(one.chances, other.chances, strict=True))
