"""Playing a round out: what becomes of a position if everybody then plays by the policy."""

from __future__ import annotations

from typing import Any

from nations.compiling.rules import rule
from nations.games.dice.phases.actions import next_colour
from nations.games.dice.phases.flow import is_over, play, waits_for_chance
from nations.games.dice.skill.mind import PURPOSES, Foresight, Mind
from nations.games.dice.skill.policy import best_move
from nations.games.dice.skill.standing import note_chances
from nations.games.dice.state import COLOURS, Box, Phase, State, seat_at_turn
from nations.kernel.generator import Generator
from nations.kernel.playout import random_outcome
from nations.mind.luck import meet


@rule
def deal(box: Box, s: State, m: Mind, g: Generator, luck: int) -> None:
    """An outcome of chance by its purpose: a seat's die of a colour, or the four-sided die."""
    purpose = PURPOSES - 1
    if s.phase == Phase.ROLLING:
        purpose = seat_at_turn(s) * COLOURS + next_colour(s)
    meet(g, luck, m.rolls, purpose, PURPOSES)
    play(box, s, random_outcome(box, s, g))


@rule
def play_on(box: Box, s: State, m: Mind, g: Generator, luck: int) -> int:
    """Plays by the policy until the round is over; returns the number of decisions."""
    decisions, last = 0, s.age
    while not is_over(s) and s.age == last:
        if waits_for_chance(s):
            deal(box, s, m, g, luck)
        else:
            play(box, s, best_move(box, s, m))
            decisions += 1
    return decisions


@rule
def play_out(box: Box, table: Any, m: Foresight, t: Any) -> int:
    """Plays the round of `table[0]` out some times; what its ends are worth is added up for every
    seat, and how many there were. Returns the number of decisions."""
    decisions = 0
    for _ in range(t.times):
        table[1] = table[0]
        for purpose in range(PURPOSES):
            m.rolls[purpose] = 0
        decisions += 1 + play_on(box, table[1], m, t.g[0], t.seed + t.edges)
        t.edges += 1
        note_chances(box, table[1], m)
        for seat in range(box.seats):
            t.end[seat] += m.chance[seat]
    return decisions
