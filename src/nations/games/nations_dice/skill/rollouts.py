"""Playing a round out: what becomes of a position if everybody then plays by the policy.

Luck goes by its purpose: the third red die that a seat rolls shows the same, whatever was chosen
before. So two moves can meet the same luck, and their difference says more.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from nations.games.nations_dice.phases.actions import next_colour
from nations.games.nations_dice.phases.flow import is_over, play, waits_for_chance
from nations.games.nations_dice.skill.hand import ROLLS
from nations.games.nations_dice.skill.layout import Floats, Hand, Tables
from nations.games.nations_dice.skill.policy import choose_with
from nations.games.nations_dice.state import COLOURS, SEATS, Box, Phase, State, seat_at_turn
from nations.generator import Generator, seed
from nations.playout import random_outcome
from nations.record import rule

PURPOSES = SEATS * COLOURS + 1
MANY = 64
"""Rolls of one purpose in a round; more meet the same luck again."""


@rule
def deal(box: Box, s: State, g: Generator, luck: int, rolls: MutableSequence[int]) -> None:
    """An outcome of chance by its purpose: a seat's die of a colour, or the four-sided die.

    `rolls` counts what was rolled for each purpose; all are 0 at the start.
    """
    purpose = PURPOSES - 1
    if s.phase == Phase.ROLLING:
        purpose = seat_at_turn(s) * COLOURS + next_colour(s)
    seed(g, (luck * PURPOSES + purpose) * MANY + rolls[purpose] % MANY)
    rolls[purpose] += 1
    play(box, s, random_outcome(box, s, g))


@rule
def play_on(
    box: Box, s: State, g: Generator, luck: int, w: Tables, t: Tables, h: Hand, o: Floats
) -> int:
    """Plays by the policy until the round is over; returns the number of decisions."""
    decisions, last = 0, s.age
    while not is_over(s) and s.age == last:
        if waits_for_chance(s):
            deal(box, s, g, luck, h[ROLLS])
        else:
            play(box, s, choose_with(box, s, w[s.age], t, h, o))
            decisions += 1
    return decisions
