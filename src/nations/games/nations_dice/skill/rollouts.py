"""Rollouts: what becomes of a move if everybody then plays by the policy."""

from __future__ import annotations

from typing import Any

from nations.games.nations_dice.phases.flow import is_over, play, waits_for_chance
from nations.games.nations_dice.skill.layout import Floats, Hand, Tables
from nations.games.nations_dice.skill.policy import choose_with
from nations.games.nations_dice.skill.standing import chance_to_win
from nations.games.nations_dice.state import Box, State
from nations.generator import Generator, seed
from nations.playout import random_outcome
from nations.record import rule


@rule
def play_on(
    box: Box, s: State, g: Generator, last: int, w: Tables, t: Tables, h: Hand, o: Floats
) -> int:
    """Plays by the policy until a round is over; returns the number of decisions."""
    decisions = 0
    while not is_over(s) and s.age <= last:
        if waits_for_chance(s):
            play(box, s, random_outcome(box, s, g))
        else:
            play(box, s, choose_with(box, s, w[s.age], t, h, o))
            decisions += 1
    return decisions


@rule
def roll_out(
    box: Box,
    table: Any,
    g: Generator,
    w: Tables,
    v: Tables,
    t: Tables,
    h: Hand,
    o: Floats,
    moves: Any,
    values: Any,
    first: int,
    seat: int,
    last: int,
) -> int:
    """Values of each move in as many samples as `values` has columns; the luck is the same.

    `table[0]` is the position; `table[1]` is played on, to the end of round `last`. `w` are the
    weights of the policy, `v` those of the standing after each round.
    """
    decisions = 0
    for at in range(len(moves)):
        for sample in range(len(values[at])):
            table[1] = table[0]
            s = table[1]
            seed(g, first + sample)
            play(box, s, moves[at])
            decisions += 1 + play_on(box, s, g, last, w, t, h, o)
            values[at][sample] = chance_to_win(box, s, seat, v[last], t[0])
    return decisions
