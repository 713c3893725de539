"""A quick judgement of moves: how the seat would stand after each, in millions, and why.

The order of unseen cards plays no part: the judge reads a position, and that does not hold it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from nations.contract import Appraisal, Move
from nations.games.game_of_nations.holdings import NOT_RULED, Side, Weights, with_one
from nations.games.game_of_nations.moves import AGREE, BUY, END, MOVE, PLACE, PUT, SKIP
from nations.games.game_of_nations.names import Names
from nations.games.game_of_nations.phases import flow
from nations.games.game_of_nations.phases.elimination import is_ruined
from nations.games.game_of_nations.phases.elimination import worth as score
from nations.games.game_of_nations.standing import OUT, WON, Outlook, Scales, Table
from nations.games.game_of_nations.state import (
    ADVANCE,
    ANY,
    CASH,
    COUNTRIES,
    COUP,
    LEADERS,
    LOSE_TANKER,
    NOTHING,
    POINTS,
    WITHDRAW,
    Box,
    Phase,
    State,
    tankers_of,
)

WEIGHTS = Weights()
FAR = 3  # millions: a longer walk that ends in no capital is not looked at
NOTICED = 1  # millions: a smaller change is no reason

Reason: TypeAlias = tuple[str, dict[str, str | int | float]]


class Case(NamedTuple):
    """A decision: the state, whose it is, and how that seat stands before it."""

    state: State
    seat: int
    before: Outlook


class Judge:
    """Judges the moves of one game."""

    def __init__(self, box: Box, names: Names, weights: Weights = WEIGHTS) -> None:
        self.box, self.names, self.weights = box, names, weights
        self.scales = Scales(box, weights)
        self._capital_at = self.scales.ledger.capital_at

    def appraise(self, state: State, moves: Sequence[Move]) -> list[Appraisal]:
        """Each move with its worth, in order."""
        numbers = [self.names.number(state, move) for move in moves]
        if state.phase == Phase.AGREEING:
            return [self._answer(state, *pair) for pair in zip(moves, numbers, strict=True)]
        case = Case(state, state.at, self.scales.weigh(state, state.at))
        passed = self._passed_over(state, numbers)
        judged = {n: self._judge(case, n) for n in numbers if n not in passed}
        best = max((worth for worth, _ in judged.values()), default=0)
        for number, (less, why) in passed.items():
            judged[number] = best - less, why
        answers = ((move, *judged[n]) for move, n in zip(moves, numbers, strict=True))
        return [Appraisal(move, worth, *why) for move, worth, why in answers]

    def _passed_over(self, s: State, numbers: Sequence[int]) -> dict[int, tuple[float, Reason]]:
        """What is not looked at: by how much it is held to be worse than the best, and why.

        Trade can wait for the agent and the leader, if they can go: then more is known. A long
        walk that ends in no capital can be made in shorter ones.
        """
        if s.phase not in (Phase.AGENT, Phase.LEADER):
            return {}
        passed: dict[int, tuple[float, Reason]] = {}
        if any(PLACE <= number < BUY for number in numbers):
            passed = {n: (NOTICED, ("reason-later", {})) for n in numbers if n >= BUY}
        walks = [number for number in numbers if MOVE <= number < PUT]
        cheapest = min((self._price(s, number) for number in walks), default=0)
        for number in walks:
            price, point = self._price(s, number), (number - MOVE) % POINTS
            if price > max(FAR, cheapest) and self._capital_at[point] == NOTHING:
                passed[number] = price, ("reason-far", {"price": price})
        return passed

    def _price(self, s: State, number: int) -> int:
        return s.steps[number - MOVE] * self.scales.ledger.price[(number - MOVE) // POINTS]

    def _answer(self, s: State, move: Move, number: int) -> Appraisal:
        """To stop is worth the lead in the ranking."""
        scores = [score(self.box, s, seat) for seat in range(self.box.seats)]
        lead = scores.pop(s.asking) - max(scores)
        return Appraisal(move, lead if number == AGREE else 0, "reason-lead", {"lead": lead})

    def _judge(self, case: Case, number: int) -> tuple[float, Reason]:
        """The worth of a move and its reason."""
        after = case.state.copy()
        flow.decide(self.box, after, number)
        if self._is_lost(case.state, number, after):
            return OUT - case.before.total, ("reason-out", {})
        outlook = self.scales.weigh(after, case.seat)
        worth = outlook.total - case.before.total
        draw = self._draw(after, case.seat)
        if draw is not None:
            return worth + draw, ("reason-card", {"worth": round(draw, 1)})
        return worth, self._why(case, number, after, outlook)

    def _is_lost(self, before: State, number: int, after: State) -> bool:
        """Whether a trade was the last chance before the leader action, and was wasted."""
        due = before.phase == Phase.LEADER and number >= BUY
        return due and bool(after.tanker_done) and is_ruined(self.box, after)

    # Reasons

    def _why(self, case: Case, number: int, after: State, outlook: Outlook) -> Reason:
        """What speaks most for or against a move."""
        before = case.before
        if after.power[case.seat].out:
            return "reason-out", {}
        if outlook.total == WON:
            return "reason-win", {}
        if self._is_attack(case, number):
            won = tankers_of(after, case.seat) - tankers_of(case.state, case.seat)
            return "reason-attack", {"tankers": won, "income": outlook.income}
        changes: list[tuple[float, Reason]] = [
            (before.threat - outlook.threat, ("reason-safer", _risk(before, outlook))),
            (outlook.threat - before.threat, ("reason-exposed", _risk(before, outlook))),
            (outlook.income - before.income, ("reason-income", _income(before, outlook))),
            (before.income - outlook.income, ("reason-loses", _income(before, outlook))),
            (outlook.hope - before.hope, ("reason-aim", {"gain": round(outlook.hope)})),
        ]
        size, reason = max(changes, key=lambda change: change[0])
        if size > NOTICED:
            return reason
        spent = case.state.power[case.seat].cash - after.power[case.seat].cash
        return self._plain_reason(number, spent, outlook.total - before.total)

    def _plain_reason(self, number: int, spent: int, worth: float) -> Reason:
        if number in (END, SKIP):
            return "reason-enough", {}
        if spent < 0:
            return "reason-cash", {"millions": -spent}
        if worth > NOTICED:
            return "reason-prospect", {"price": spent}
        return ("reason-price", {"price": spent}) if spent else ("reason-quiet", {})

    def _is_attack(self, case: Case, number: int) -> bool:
        if MOVE <= number < PUT:
            target = (number - MOVE) % POINTS
        elif case.state.phase == Phase.COUP:
            target = self.box.capital[(number - PLACE) % COUNTRIES]
        else:
            return False
        return case.state.occupant[target] != NOTHING

    # Cards

    def _draw(self, s: State, seat: int) -> float | None:
        """What the card at hand is worth, or the next one on average; None without a card."""
        if s.phase == Phase.CARD:
            seen = [s.deck[at] for at in range(s.seen)]
            cards = [card for card in range(self.box.cards) if card not in seen]
        elif Phase.ADVANCING <= s.phase <= Phase.RETREATING:
            cards = [s.card]
        else:
            return None
        table = self.scales.lay_out(s)
        return sum(self._card(s, table, seat, card) for card in cards) / len(cards)

    def _card(self, s: State, table: Table, seat: int, card: int) -> float:
        """What a card is worth if it is obeyed in the best way."""
        effect, side = self.box.effect[card], table.sides[seat]
        if effect == COUP:
            return self.weights.coup if side.reserve else 0
        if effect == CASH:
            ends = [side._replace(cash=max(side.cash + self.box.millions[card], 0))]
        elif effect == LOSE_TANKER:
            ends = list(_one_tanker_less(side))
        else:
            ends = list(self._ordered(s, side, seat, card))
        rest = table.links, table.free, table.horizon
        gains = [self.scales.ledger.worth(end, *rest) - table.worths[seat] for end in ends]
        free_walk = self.weights.walk if effect == ADVANCE and ends else 0
        return max(gains, default=0) + free_walk

    def _ordered(self, s: State, side: Side, seat: int, card: int) -> Iterator[Side]:
        """A leader of the card's type leaves its place, or the board."""
        for leader in range(LEADERS):
            point = s.power[seat].leader[leader]
            if self.box.card_leader[card] not in (ANY, self.box.leader_type[leader]) or point < 0:
                continue
            country = self._capital_at[point]
            end = side
            if country != NOTHING:
                end = end._replace(rates=with_one(side.rates, country, NOT_RULED))
            if self.box.effect[card] == WITHDRAW:
                end = end._replace(leaders=side.leaders - 1)
            yield end


def _one_tanker_less(side: Side) -> Iterator[Side]:
    for at, many in enumerate(side.seas):
        if many:
            yield side._replace(seas=with_one(side.seas, at, many - 1))
    for at, many in enumerate(side.tankers):
        if many:
            yield side._replace(tankers=with_one(side.tankers, at, many - 1))


def _risk(before: Outlook, after: Outlook) -> dict[str, str | int | float]:
    return {"before": round(before.threat), "after": round(after.threat)}


def _income(before: Outlook, after: Outlook) -> dict[str, str | int | float]:
    return {"before": before.income, "after": after.income}
