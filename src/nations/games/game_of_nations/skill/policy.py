"""The move that leads to the best chances at once; cards by their exact odds."""

from __future__ import annotations

from typing import Any

from nations.choices import WORD, allows, lowest
from nations.games.game_of_nations.moves import BUY, END, PUT, SAIL, SELL
from nations.games.game_of_nations.phases.flow import (
    decider,
    outcome_count,
    play,
    waits_for_chance,
    ways,
)
from nations.games.game_of_nations.skill.mind import Mind
from nations.games.game_of_nations.skill.value import note_chances
from nations.games.game_of_nations.state import HAND, MOVE_WORDS, NOTHING, Box, Phase, State
from nations.generator import MASK, Generator, next_word
from nations.record import rule

LAST_LEADER_WORD = (BUY - 1) // WORD


@rule
def copy_state(raw: Any, to: int, of: int) -> None:
    """Copies a state as the whole numbers that it consists of."""
    for at in range(len(raw[0])):
        raw[to][at] = raw[of][at]


@rule
def is_early(s: State, move: int) -> bool:
    """Whether a trade can as well be made later in the turn, when more is known.

    Only selling may have to come before the leader: it pays for the way.
    """
    if move < BUY:
        return False
    if s.phase == Phase.LEADER:
        return not SELL <= move < SAIL and acts(s)
    return s.phase == Phase.AGENT


@rule
def acts(s: State) -> bool:
    """Whether any leader action can be chosen now: all of them stand before the trades."""
    if s.moves[0] >> 5:
        return True
    for at in range(1, LAST_LEADER_WORD):
        if s.moves[at]:
            return True
    return False


@rule
def judge(box: Box, s: State, m: Mind) -> None:
    """The chances in a state: the free tanker goes to port, and where only trade is left, the
    turn ends; so what is compared is alike.
    """
    if s.phase == Phase.FREE_TANKER:
        place = HAND - 1
        while not allows(s, PUT + place):
            place -= 1
        play(box, s, PUT + place)
    if s.phase == Phase.LAST:
        play(box, s, END)
    note_chances(box, s, m)


@rule
def foresee(box: Box, states: Any, raw: Any, m: Mind, at: int, exact: bool) -> None:
    """The chances of the state at a place, into `mean`; where a card is due, over all cards.

    Not `exact`: a card that is due counts as one that is worth what cards are as a rule.
    """
    for seat in range(box.seats):
        m.mean[seat] = 0.0
    if not waits_for_chance(states[at]) or not (exact or states[at].phase == Phase.FIRST):
        judge(box, states[at], m)
        for seat in range(box.seats):
            m.mean[seat] = m.chance[seat]
        return
    total = 0
    for outcome in range(outcome_count(box, states[at])):
        many = ways(box, states[at], outcome)
        if many:
            copy_state(raw, at + 1, at)
            play(box, states[at + 1], outcome)
            judge(box, states[at + 1], m)
            total += many
            for seat in range(box.seats):
                m.mean[seat] += many * m.chance[seat]
    for seat in range(box.seats):
        m.mean[seat] /= total


@rule
def best_move(box: Box, states: Any, raw: Any, m: Mind, g: Generator, noise: float) -> int:
    """The best move of the state at place 0, with some noise on what moves look like."""
    seat = decider(states[0])
    best, highest = NOTHING, -1.0
    for word in range(MOVE_WORDS):
        bits = states[0].moves[word]
        while bits:
            move = word * WORD + lowest(bits)
            bits &= bits - 1
            if is_early(states[0], move):
                continue
            copy_state(raw, 1, 0)
            play(box, states[1], move)
            foresee(box, states, raw, m, 1, True)
            worth = m.mean[seat]
            if noise > 0:
                worth += noise * next_word(g) / MASK
            if worth > highest:
                best, highest = move, worth
    return best
