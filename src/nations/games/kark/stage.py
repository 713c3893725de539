"""Whether what a position says of the turn under way fits its phase and what is on the board."""

from __future__ import annotations

from collections.abc import Mapping

from nations.edition.notation import expect
from nations.games.kark.phases.elimination import has_leader, is_ruined
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    ADVANCE,
    COUP,
    LEADERS,
    LOSE_TANKER,
    NOTHING,
    RETREAT,
    WITHDRAWAL,
    Box,
    Done,
    Phase,
    State,
    is_question,
    players_left,
    power_at_turn,
)

FIRST_TURN = (Phase.PLACING, Phase.FREE_TANKER)
EFFECTS: Mapping[int, int] = {
    Phase.ADVANCING: ADVANCE,
    Phase.RETREATING: RETREAT,
    Phase.WITHDRAWING: WITHDRAWAL,
    Phase.LOSING: LOSE_TANKER,
    Phase.COUP: COUP,
}
"""The effect of the card that a phase carries out."""
MARCHES = (ADVANCE, RETREAT)
"""Effects that can bring a leader to "?" (K-D1a)."""
ACTION: Mapping[int, tuple[int, ...]] = {
    Phase.CARD: (Done.OPEN, Done.DONE),
    Phase.PLACING: (Done.OPEN,),
    Phase.FREE_TANKER: (Done.DONE,),
    Phase.AGENT: (Done.OPEN,),
    Phase.LEADER: (Done.OPEN, Done.WITHDRAWN),
    Phase.ADVANCING: (Done.OPEN, Done.DONE),
    Phase.RETREATING: (Done.OPEN, Done.DONE),
    Phase.WITHDRAWING: (Done.OPEN, Done.DONE),
    Phase.LOSING: (Done.OPEN, Done.DONE),
    Phase.COUP: (Done.OPEN, Done.DONE),
}
"""How the leader action of the turn can stand in a phase; elsewhere in any way."""


def shown_phase(s: State) -> int:
    """The phase of the turn; it waits while the others are asked to stop."""
    return s.back if s.phase == Phase.AGREEING else s.phase


def is_first_turn(s: State) -> bool:
    """K-T1: whether the one at turn has not yet put its free tanker."""
    return shown_phase(s) in FIRST_TURN


def check_stage(box: Box, s: State) -> None:
    """Raises BadNotation for a turn under way that this phase does not know."""
    _check_asking(box, s)
    _check_round(box, s)
    _check_done(box, s)
    _check_card(box, s)
    _check_end(box, s)


def _expect(holds: bool, why: str) -> None:
    expect(holds, f"the turn under way: {why}")


def _check_asking(box: Box, s: State) -> None:
    """K-E3: who proposed asks the others, on the own turn, outside card orders."""
    if s.phase != Phase.AGREEING:
        _expect(s.asking == 0 and s.back == 0, "nobody is asked to stop")
        return
    _expect(Phase.PLACING <= s.back <= Phase.LAST, "a stop is proposed in a stage of the turn")
    _expect(s.proposed == 1, "others are asked to stop, but nobody proposed it")
    left = s.asking < box.seats and not s.power[s.asking].out
    _expect(left and s.asking != s.at, f"seat {s.asking} cannot be asked to stop")


def _check_round(box: Box, s: State) -> None:
    """K-T1, K-T1b: the first round has first turns, and no other has them."""
    phase = shown_phase(s)
    name = Phase(phase).name.lower()
    if s.phase == Phase.OVER:
        return
    if s.rounds > 1:
        _expect(not is_first_turn(s), f"the phase {name!r} is of the first round only")
    else:
        trades = phase == Phase.LAST and bool(box.first_turn_trade)
        _expect(is_first_turn(s) or trades, f"the phase {name!r} is not of the first round")


def _check_done(box: Box, s: State) -> None:
    """K-T4, K-T6, K-G4: what was done in the turn, by its stage."""
    phase = shown_phase(s)
    name = Phase(phase).name.lower()
    known = ACTION.get(phase, (s.leader_done,))
    if s.drawn_now > 1 and (phase == Phase.CARD or phase in EFFECTS):
        known += (Done.WITHDRAWN,)  # by a retreat that ended on "?" (K-D7a)
    _expect(s.leader_done in known, f"the leader action does not fit the phase {name!r}")
    if s.phase != Phase.OVER:
        _expect(s.leader_done == Done.OPEN or s.acted == 1, "a leader has acted in this round")
    if is_first_turn(s):
        _expect(not s.tanker_done and not s.pipeline_done, "a first turn begins without trade")
    if phase == Phase.LEADER and s.leader_done == Done.WITHDRAWN:
        late = not has_leader(s) or is_ruined(box, s)
        _expect(late, "the leader action is replaced, so it is not asked for")
    if phase == Phase.LAST and s.rounds == 1:
        _expect(s.leader_done == Done.DONE, "a first turn places a leader")


def _check_card(box: Box, s: State) -> None:
    """K-D1, K-D1a, K-G3, K-L5: a card is carried out by who has ended a move on "?"."""
    if s.phase in EFFECTS:
        _expect(
            s.card != NOTHING and _is_last(box, s), "the card is not the one that was drawn last"
        )
        fits = box.effect[s.card] == EFFECTS[s.phase]
        _expect(fits, f"the card does not order {Phase(s.phase).name.lower()!r}")
    elif s.phase == Phase.CARD:
        _check_draw(box, s)
    else:
        _expect(s.card == NOTHING, "a card lies there, but nothing is ordered")
    if s.phase in EFFECTS or s.phase == Phase.CARD:
        _expect(s.drawn_now >= 1, "a card is drawn, but none is counted")
        _expect(_stands_on_question(box, s), 'a card is drawn, but nobody stands on a "?"')
    elif shown_phase(s) in (*FIRST_TURN, Phase.AGENT) or s.rounds == 1:
        _expect(s.drawn_now == 0, "no card is drawn before the agent moves")


def _check_draw(box: Box, s: State) -> None:
    """K-D1: the next card is not known; a march that ended on "?" may have come before."""
    _expect(s.seen < box.cards, "all cards are known, so none is drawn by chance")
    if s.card != NOTHING:
        chain = bool(box.card_chain) and box.effect[s.card] in MARCHES and _is_last(box, s)
        _expect(chain and s.drawn_now > 1, "the card before does not lead to another")


def _is_last(box: Box, s: State) -> bool:
    return s.draws > 0 and s.deck[(s.draws - 1) % box.cards] == s.card


def _stands_on_question(box: Box, s: State) -> bool:
    """The agent while the leader action is open, else a leader."""
    power = power_at_turn(s)
    if s.leader_done == Done.OPEN:
        return is_question(box, power.agent)
    points = (power.leader[at] for at in range(LEADERS))
    return any(point >= 0 and is_question(box, point) for point in points)


def _check_end(box: Box, s: State) -> None:
    """K-E2, K-E3, K-E3b: why the game is over."""
    if s.phase != Phase.OVER:
        _expect(s.ended == 0, "a game that goes on has no reason to be over")
        return
    left = players_left(box, s)
    reasons = {
        Rule.K_E2: left == 1,
        Rule.K_E3: left > 1 and (bool(s.proposed) or s.rounds == box.round_limit),
        Rule.K_E3b: left > 1 and bool(box.quiet_rounds) and s.quiet == box.quiet_rounds,
    }
    fits = any(s.ended == rule and holds for rule, holds in reasons.items())
    _expect(fits, "the game is over, but not by the rule that it names")
