"""The yardstick of reviews: everybody plays the round out by the policy; alone, the whole game."""

from __future__ import annotations

from typing import Any

from nations.games.nations_dice.phases.actions import next_colour
from nations.games.nations_dice.skill.mind import Mind
from nations.games.nations_dice.skill.policy import best_move, weigh_by
from nations.games.nations_dice.skill.standing import chance_to_win
from nations.games.nations_dice.skill.weights import POLICY, STANDING
from nations.games.nations_dice.state import COLOURS, SEATS, Box, Phase, State, seat_at_turn
from nations.generator import Generator
from nations.record import Floats, rule

TIMES = (31, 61, 61, 61)


@rule
def stretch_of(box: Box, s: State) -> int:
    """A round; alone, the game."""
    return 0 if box.seats == 1 else s.age


@rule
def purpose_of(s: State) -> int:
    """A seat's dice of a colour; else the kind of draw."""
    if s.phase == Phase.ROLLING:
        return seat_at_turn(s) * COLOURS + next_colour(s)
    return SEATS * COLOURS + s.phase


@rule
def policy_move(box: Box, states: Any, minds: Any, g: Generator) -> int:  # noqa: ARG001 - as all are called
    """The policy's move."""
    weigh_by(minds[0], POLICY[box.seats - 1][states[0].age])
    return best_move(box, states[0], minds[0])


@rule
def note_worths(box: Box, s: State, minds: Any, worth: Floats) -> None:
    """The chance of each seat to win, after the round; alone, the points."""
    for seat in range(box.seats):
        worth[seat] = chance_to_win(box, s, minds[0], seat)


def minds(seats: int, stretch: int) -> list[Mind]:
    """One that plays, and that knows what there is after a round to be worth."""
    m = Mind()
    m.standing = STANDING[seats - 1][stretch].tolist()
    return [m]
