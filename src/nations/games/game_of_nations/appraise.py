"""A quick judgement of moves: how the seat would stand after each, in millions, and why.

The order of unseen cards plays no part: the judge reads a position, and that does not hold it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from nations.contract import Appraisal, Move
from nations.games.game_of_nations.moves import AGREE, BUY, MOVE, PUT, SKIP
from nations.games.game_of_nations.names import Names
from nations.games.game_of_nations.phases import flow
from nations.games.game_of_nations.phases.elimination import worth as score
from nations.games.game_of_nations.standing import NOT_RULED, Outlook, Scales, Side, Weights, _with
from nations.games.game_of_nations.state import (
    ADVANCE,
    CARDS,
    CASH,
    COUP,
    LEADERS,
    LOSE_TANKER,
    NOTHING,
    POINTS,
    RESERVE,
    Box,
    Phase,
    State,
)

WEIGHTS = Weights()
FAR = 3  # millions; walks to nowhere above that are not looked at

class Judge:
    def __init__(self, box: Box, names: Names, weights: Weights = WEIGHTS) -> None:
        self.box, self.names = box, names
        self.scales = Scales(box, weights)

    def appraise(self, state: State, moves: Sequence[Move]) -> list[Appraisal]:
        """Each move with its worth, in order."""
        seat = flow.decider(state)
        base = self.scales.weigh(state, seat)
        numbers = [self.names.number(state, move) for move in moves]
        if state.phase == Phase.AGREEING:
            lead = score(self.box, state, seat) - max(
                score(self.box, state, o) for o in range(self.box.seats) if o != seat
            )
            return [
                Appraisal(move, lead if n == AGREE else 0) for move, n in zip(moves, numbers)
            ]
        waits = state.phase in (Phase.AGENT, Phase.LEADER) and any(
            SKIP < n < BUY for n in numbers
        )
        worths = [
            0.0 if waits and n >= BUY else self._after(state, n, seat, base) for n in numbers
        ]
        if waits:
            best = max(w for w, n in zip(worths, numbers) if n < BUY)
            worths = [best - 1 if n >= BUY else w for w, n in zip(worths, numbers)]
        return [Appraisal(move, worth) for move, worth in zip(moves, worths)]

    def _after(self, state: State, number: int, seat: int, base: Outlook) -> float:
        if state.phase == Phase.LEADER and MOVE <= number < PUT:
            leader, point = divmod(number - MOVE, POINTS)
            price = state.steps[number - MOVE] * self.scales.price[leader]
            if price > FAR and self.scales.capital_at[point] == NOTHING:
                return -price - 5.0
        after = state.copy()
        flow.decide(self.box, after, number)
        worth = self.scales.weigh(after, seat).total - base.total
        if after.phase == Phase.CARD:
            worth += self._draw(after, seat)
        elif Phase.ADVANCING <= after.phase <= Phase.COUP:
            worth += self._card(after, seat, after.card)
        return worth

    def _draw(self, s: State, seat: int) -> float:
        """What the next card is worth on average."""
        seen = [s.deck[at] for at in range(s.seen)]
        unseen = [card for card in range(CARDS) if card not in seen]
        return sum(self._card(s, seat, card) for card in unseen) / len(unseen)

    def _card(self, s: State, seat: int, card: int) -> float:
        box, effect = self.box, self.box.effect[card]
        table = self.scales.lay_out(s)
        side = table.sides[seat]
        rest = table.links, table.free, table.horizon
        now = table.worths[seat]
        if effect == CASH:
            cash = max(side.cash + box.millions[card], 0)
            return self.scales.worth(side._replace(cash=cash), *rest) - now
        if effect == LOSE_TANKER:
            after = [side._replace(seas=_with(side.seas, i, n - 1)) for i, n in enumerate(side.seas) if n]
            after += [side._replace(tankers=_with(side.tankers, i, n - 1)) for i, n in enumerate(side.tankers) if n]
            return max((self.scales.worth(a, *rest) - now for a in after), default=0.0)
        if effect == COUP:
            return 8.0 if side.reserve else 0.0
        kind = box.card_leader[card]
        gains = []
        for leader in range(LEADERS):
            point = s.power[seat].leader[leader]
            if box.leader_type[leader] != kind or point < 0:
                continue
            country = self.scales.capital_at[point]
            a = side
            if country != NOTHING:
                a = side._replace(rates=_with(side.rates, country, NOT_RULED))
            if effect != ADVANCE:
                a = a._replace(leaders=side.leaders - 1)
            gains.append(self.scales.worth(a, *rest) - now + (2 if effect == ADVANCE else 0))
        return max(gains, default=0.0)
