"""The move that leads to the best chances at once; cards by their exact odds."""

from __future__ import annotations

from typing import Any

from nations.choices import WORD, lowest
from nations.games.game_of_nations.phases import flow
from nations.games.game_of_nations.phases.flow import decider
from nations.games.game_of_nations.skill.judge import can_wait, foresees, note_chances, settle
from nations.games.game_of_nations.skill.mind import Mind
from nations.games.game_of_nations.state import MOVE_WORDS, NOTHING, Box
from nations.generator import MASK, Generator, next_word
from nations.mind.looking import look
from nations.record import bound, rule

see = bound(
    look, flow, note_chances=note_chances, settle=settle, can_wait=can_wait, foresees=foresees
)


@rule
def best_move(box: Box, states: Any, m: Mind, g: Generator, noise: float) -> int:
    """The best move of the state at place 0, with some noise on what moves look like."""
    seat = decider(states[0])
    best, highest = NOTHING, -1.0
    for word in range(MOVE_WORDS):
        bits = states[0].moves[word]
        while bits:
            move = word * WORD + lowest(bits)
            bits &= bits - 1
            if can_wait(states[0], move):
                continue
            see(box, states, m, 0, move, True)
            worth = m.mean[seat]
            if noise > 0:
                worth += noise * next_word(g) / MASK
            if worth > highest:
                best, highest = move, worth
    return best
