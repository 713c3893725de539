"""The judge as the contract asks for it. What needs NumPy is loaded when it is first used."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import hypot
from typing import TYPE_CHECKING

import msgspec

from nations.compiling.rules import has_arrays
from nations.contract import Effort, Judgement, Move, Reason
from nations.games.dice.names import Names
from nations.games.dice.skill.mind import Mind, Weight
from nations.games.dice.skill.reasons import Reasons
from nations.games.dice.skill.standing import chance_to_win, standing
from nations.games.dice.state import AGES, NOTHING, Box, Phase, State, nation_at_turn, seat_at_turn
from nations.kernel.powers import exp
from nations.mind.told import by_move

if TYPE_CHECKING:
    from nations.games.dice.skill.search import Found, Searcher

DOUBT = (6.0, 0.6, 0.45, 0.3)
"""How far a judgement at once may be off, nineteen times in twenty, by the number of seats: alone
in points, else in chances. Measured against searches of 40,000 nodes."""
ROUND_ALONE = 7.0
"""Points that a round brings on average, alone; `SURPLUS` is what comes after it."""
LATER, LATER_ALONE = 0.14, 3.2
"""The same of what is said of rounds that are still to come."""
ALL_KNOWN = 2
"""With no more seats than this, an exact search plays for every rival as that rival would."""


class Thinker:
    """Judges the moves and positions of one game."""

    def __init__(self, box: Box, names: Names) -> None:
        self._box, self._names = box, names
        self._alone = box.seats == 1
        self._reasons = Reasons(box, names)

    @cached_property
    def _searcher(self) -> Searcher:
        from nations.games.dice.skill.search import Searcher

        return Searcher(self._box)

    def looks_ahead(self) -> bool:
        """Whether the search is compiled."""
        return has_arrays() and self._searcher.is_compiled

    def judge(self, s: State, moves: Sequence[Move], effort: Effort, seed: int) -> list[Judgement]:
        """The value of moves at the end of the round: the chance to win; alone, the points."""
        numbers = [self._names.number(s, move) for move in moves]
        if effort.at_once:
            return self._at_once(s, moves, numbers, effort.loose)
        found = self._searcher.search(s, numbers, effort, seed)
        over = 0.0 if self._alone else max(0.0, *(one.value - 1 for one in found))
        last = s.age == AGES
        return [self._said(move, one, over, last) for move, one in zip(moves, found, strict=True)]

    def reasons(self, s: State, moves: Sequence[Move], effort: Effort) -> list[tuple[Reason, ...]]:
        """What the judge tells of moves."""
        m = self._mind(s, effort.loose)
        m.told = []
        self._judge(s, m)
        told = by_move(m.told)
        numbers = (self._names.number(s, move) for move in moves)
        return [self._reasons.of(s, list(told.get(n, {}).values())) for n in numbers]

    def opinions(self, s: State) -> Mind:
        """A mind with an opinion on every legal move, at once; its hand is as it lies."""
        m = self._mind(s, False)
        self._judge(s, m)
        return m

    def ground(self, s: State) -> Mind:
        """What an opinion on the items of a payment stands on, before its price is known."""
        from nations.games.dice.skill.hand import take_hand
        from nations.games.dice.skill.tables import (
            fill_offers,
            fill_settled,
            fill_stays,
            fill_tables,
        )

        box, m, nation, seat = self._box, self._mind(s, False), nation_at_turn(s), seat_at_turn(s)
        take_hand(box, nation, m)
        fill_settled(box, m, s, seat)
        fill_offers(box, m, s, nation)
        fill_stays(box, m, s, seat)
        fill_tables(box, m, s, nation, NOTHING, nation.wonder)
        return m

    def priced(self, s: State, ground: Mind) -> Mind:
        """Opinions on the items of a payment, where nothing else has changed since."""
        from nations.games.dice.skill.paying import judge_price

        m = ground.copy()
        judge_price(self._box, s, m)
        return m

    def values(self, s: State, effort: Effort, seed: int) -> tuple[float, ...]:
        """What a position is worth to every seat."""
        if effort.at_once or s.phase == Phase.OVER:
            m = self._mind(s, False)
            return tuple(chance_to_win(self._box, s, m, seat) for seat in range(self._box.seats))
        return self._searcher.values(s, effort, seed)

    def _mind(self, s: State, loose: bool) -> Mind:
        """A mind for the round at hand, plain: with no compiler in the way."""
        from nations.games.dice.skill.rows import LOOSE, POLICY, STANDING

        m, seats = Mind(), self._box.seats - 1
        m.weight = list((LOOSE if loose else POLICY)[seats][s.age])
        m.standing = list(STANDING[seats][s.age])
        return m

    def _judge(self, s: State, m: Mind) -> None:
        from nations.games.dice.skill.judge import judge

        judge(self._box, s, m)

    def _at_once(
        self, s: State, moves: Sequence[Move], numbers: list[int], loose: bool
    ) -> list[Judgement]:
        m = self._mind(s, loose)
        self._judge(s, m)
        merits = [m.opinion[number] for number in numbers]
        worths = self._worths(s, m, merits)
        doubt = DOUBT[self._box.seats - 1]
        parts = zip(moves, worths, merits, strict=True)
        return [self._judgement(move, worth, doubt, merit) for move, worth, merit in parts]

    def _worths(self, s: State, m: Mind, merits: Sequence[float]) -> list[float]:
        """Points more or less than by the best move, as chances: that one keeps how we stand."""
        box, seat, best = self._box, seat_at_turn(s), max(merits)
        all_ = [standing(box, s, m, one) for one in range(box.seats)]
        if self._alone:
            sure = all_[0] + m.standing[Weight.SURPLUS] + ROUND_ALONE
            return [sure + one - best for one in merits]
        mine, scale = all_.pop(seat), m.standing[Weight.SCALE]
        rest = sum(exp(max(-50.0, min(50.0, scale * (one - mine)))) for one in all_)
        return [1 / (1 + rest * exp(min(50.0, scale * (best - one)))) for one in merits]

    def _judgement(self, move: Move, worth: float, doubt: float, merit: float) -> Judgement:
        low, high = worth - doubt, worth + doubt
        if not self._alone:
            low, high = max(0.0, low), min(1.0, high)
        return Judgement(move, worth, low, high, merit)

    def _said(self, move: Move, found: Found, over: float, last: bool) -> Judgement:
        """What was found of a move; guesses of chances may lie beside what chances can be.

        What is worked out to the end of the last round is all there is to know, unless several
        rivals were taken to work together.
        """
        value = found.value if self._alone else max(0.0, found.value - over)
        beyond = 0.0 if last else LATER_ALONE if self._alone else LATER
        said = Reason("judged-looked", {"samples": found.samples})
        if found.exact and last and self._box.seats <= ALL_KNOWN:
            return Judgement(move, value, value, value, value, True, (Reason("judged-exact"),))
        if found.exact:
            said = Reason("reason-solved")
        one = self._judgement(move, value, hypot(found.doubt, beyond), value)
        return msgspec.structs.replace(one, reasons=(said,))
