"""Why a thing of the table cannot be had now, in words: the rule, what it costs, what one has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from nations.compiling.layout import Row
from nations.contract import Voice
from nations.edition.selection import Objection
from nations.errors import BadNotation
from nations.games.kark.moves import AGENT, BUY, LAY, MOVE, PLACE, PUT, SELL, WITHDRAW
from nations.games.kark.names import Names
from nations.games.kark.phases.duty import kept_for_duty
from nations.games.kark.phases.flow import object_to
from nations.games.kark.phases.leaders import chart_moves
from nations.games.kark.pointing import GOALS, NOBODY, ends, in_hand
from nations.games.kark.rule_ids import IDS, Rule
from nations.games.kark.state import (
    COUNTRIES,
    NOTHING,
    POINTS,
    Box,
    Phase,
    State,
    belongs_to,
    is_capital,
    power_at_turn,
)

RICHES = 1000
"""Money enough for every way on the board."""
KINDS = ("king", "president", "dictator", "guerrilla")
TOLD = frozenset({
    Rule.K_P1, Rule.K_T5b, Rule.K_T6, Rule.K_T6a, Rule.K_C5, Rule.K_T1, Rule.K_T1a, Rule.K_T1b,
    Rule.K_T3, Rule.K_T4, Rule.K_T5, Rule.K_T5a, Rule.K_L1a, Rule.K_L1b, Rule.K_L2, Rule.K_L3,
    Rule.K_G2, Rule.K_G4, Rule.K_N1, Rule.K_N2, Rule.K_N3, Rule.K_N4, Rule.K_N6, Rule.K_Q1,
    Rule.K_Q3, Rule.K_Q4, Rule.K_D1a, Rule.K_D6, Rule.K_D7, Rule.K_D7a, Rule.K_D8, Rule.K_D9,
    Rule.K_E1g, Rule.K_E3,
})  # fmt: skip
"""Rules that have words of their own here; the others say that it is not the time."""
MISFITS = {
    "agent": Rule.K_G2,
    "leader": Rule.K_L2,
    "reserve": Rule.K_L1,
    "pipes": Rule.K_Q1,
    "fleet": Rule.K_N2,
    NOBODY: Rule.K_L1,
}
"""The rule that says where a kind of thing goes at all; tankers that are new: K-N1."""
DUE = {Phase.PLACING: Rule.K_T1, Phase.COUP: Rule.K_D9}
"""What is due where nothing of the power at turn could go to most of the map."""
STAGES = (Rule.K_T1, Rule.K_T1b, Rule.K_T3, Rule.K_T4, Rule.K_D1a, Rule.K_E3)
"""Rules about the moment of the turn: said only if nothing nearer is known."""


@dataclass(frozen=True)
class Closed:
    """A move that a rule forbids."""

    number: int
    rule: Rule


class Objector:
    """Says of one table what cannot be done, and why."""

    def __init__(self, box: Box, names: Names, s: State, voice: Voice) -> None:
        self.box, self.names, self.s, self.voice = box, names, s, voice

    def to_thing(self, thing: str) -> Objection | None:
        """Why a thing cannot be taken ("stock"), cannot go somewhere ("agent point:uor.3"), or
        nothing can go there ("point:uor.3"); None if it can. Raises BadNotation."""
        hand, goal = _read(thing)
        try:
            meant = self._meant(hand, goal)
        except ValueError:
            raise BadNotation(f"{thing!r} is nothing that the power at turn has") from None
        closed = [Closed(number, self._broken(number)) for number in meant]
        if any(one.rule == Rule.NONE for one in closed):
            return None
        if not closed:
            return self._misfit(thing, hand.partition(":")[0])
        nearest = min(closed, key=self._distance)
        return Objection(thing, IDS[nearest.rule], self.in_words(nearest))

    def _misfit(self, thing: str, kind: str) -> Objection:
        """Nothing of this kind ever goes there; with nothing in hand, what is due now."""
        if not kind and self.s.phase in DUE:
            due = Closed(PLACE, DUE[Phase(self.s.phase)])
            return Objection(thing, IDS[due.rule], self.in_words(due))
        words = self.voice.say("why-misfit", thing=kind or "none")
        return Objection(thing, IDS[MISFITS.get(kind, Rule.K_N1)], words)

    def _meant(self, hand: str, goal: str) -> list[int]:
        """The moves that pointing could mean."""
        hands = [hand] if hand else [NOBODY, *in_hand(self.names, self.s)]
        goals = [ends(self.names, self.s, one) for one in hands]
        if not goal:
            return [number for one in goals for number in one.values()]
        return [one[goal] for one in goals if goal in one]

    def _broken(self, number: int) -> Rule:
        """The rule that forbids a move; K-P1 where only money closes a way."""
        broken = Rule(object_to(self.box, self.s, number))
        if broken != Rule.K_L2 or self.s.phase != Phase.LEADER:
            return broken
        return Rule.K_P1 if self._steps[number - MOVE] else broken

    @cached_property
    def _steps(self) -> Row:
        """K-L2b: the steps of every leader's way, whatever it costs; 0 where there is none."""
        return steps_for_the_rich(self.box, self.s)

    def _distance(self, one: Closed) -> tuple[int, int]:
        """How far a move is from being possible: money first, the moment of the turn last."""
        if one.rule == Rule.K_T6:
            return (0, 0)
        if one.rule == Rule.K_P1:
            return (1, self._price(one.number))
        if one.rule == Rule.K_T5b:
            return (2, 0)
        return (4 if one.rule in STAGES else 3, 0)

    def _price(self, number: int) -> int:
        """K-P1, K-P2: what a move would cost."""
        box = self.box
        if PLACE <= number < MOVE:
            return box.step_price[(number - PLACE) // COUNTRIES]
        if MOVE <= number < PUT:
            kind = box.leader_type[(number - MOVE) // POINTS]
            return self._steps[number - MOVE] * box.step_price[kind]
        return box.pipeline_price if LAY <= number < WITHDRAW else box.tanker_price

    def in_words(self, one: Closed) -> str:
        """The rule's sentence, with the numbers of this table."""
        s, paid = self.s, one.rule in (Rule.K_P1, Rule.K_T5b)
        price, cash = self._price(one.number) if paid else 0, power_at_turn(s).cash
        kept = kept_for_duty(self.box, s) if s.phase < Phase.LAST else 0
        return self.voice.say(
            "why-not",
            why=one.rule.name if one.rule in TOLD else "other",
            thing=_thing(one.number),
            leader=self._leader(one.number),
            other=self._other(one.number),
            stage=Phase(s.phase).name.lower(),
            price=price,
            cash=cash,
            missing=max(0, price - cash),
            kept=kept,
        )

    def _leader(self, number: int) -> str:
        if PLACE <= number < MOVE:
            return KINDS[(number - PLACE) // COUNTRIES]
        if MOVE <= number < PUT:
            return KINDS[self.box.leader_type[(number - MOVE) // POINTS]]
        return "any"

    def _other(self, number: int) -> str:
        """K-L3, K-W1a: who stands where a leader would go, and why that closes the point; K-T1a:
        where a first tanker waits at this table."""
        if PUT <= number < AGENT:
            return "hand" if self.box.hand else "sea"
        if not MOVE <= number < PUT:
            return "none"
        point = (number - MOVE) % POINTS
        occupant = self.s.occupant[point]
        if occupant == NOTHING:
            return "none"
        if belongs_to(occupant, self.s.at):
            return "own"
        return "same" if is_capital(self.box, point) else "outside"


def steps_for_the_rich(box: Box, s: State) -> Row:
    """K-L2, K-P1: the chart of all leaders' ways if money were no object."""
    rich = s.copy()
    rich.power[rich.at].cash = RICHES
    chart_moves(box, rich)
    return rich.steps


def _read(thing: str) -> tuple[str, str]:
    """The thing in hand and the goal, each of which may be missing."""
    first, _, second = thing.partition(" ")
    return (NOBODY, first) if not second and first.startswith(GOALS) else (first, second)


def _thing(number: int) -> str:
    """What the sentence is about: a way on the board, a leader, the agent, a tanker, a pipeline."""
    if MOVE <= number < PUT:
        return "way"
    if PLACE <= number < MOVE:
        return "reserve"
    if AGENT <= number < BUY:
        return "agent"
    return "pipes" if LAY <= number < WITHDRAW else "stock" if BUY <= number < SELL else "tanker"
