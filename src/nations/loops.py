"""The loops behind `nations.batch`, as rules: they run on plain objects and compiled.

They leave open what a game's kernel has (`play`, `ways`, `score`, …) and how to `choose`;
`record.bound` fills that in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from nations.choices import allows
from nations.generator import Generator, seed
from nations.playout import random_move, random_outcome
from nations.record import Record, Row, i32, rule

if TYPE_CHECKING:
    # What the kernel of a game fills in; see nations.kernel.Kernel.
    def waits_for_chance(s: Any) -> bool: ...
    def play(box: Any, s: Any, number: int) -> None: ...
    def is_over(s: Any) -> bool: ...
    def decider(s: Any) -> int: ...
    def score(box: Any, s: Any, seat: int) -> int: ...
    def wins(box: Any, s: Any, seat: int) -> bool: ...


SEATS = 4
"""The most seats of any game."""


class Result(Record):
    """How a game went: its length, each seat's score, and a 1 for each winner."""

    steps: i32
    decisions: i32
    scores: Annotated[Row, SEATS]
    wins: Annotated[Row, SEATS]


choose = random_move
"""How a seat decides: at random, unless a policy is given in its place."""


@rule
def play_out(box: Any, s: Any, g: Generator, result: Result) -> None:
    """Plays a started game to its end."""
    while not is_over(s):
        if waits_for_chance(s):
            number = random_outcome(box, s, g)
        else:
            number = choose(box, s, g)
            result.decisions += 1
        play(box, s, number)
        result.steps += 1
    for seat in range(box.seats):
        result.scores[seat] = score(box, s, seat)
        result.wins[seat] = 1 if wins(box, s, seat) else 0


@rule
def play_all(box: Any, states: Any, g: Generator, results: Any, first: int) -> None:
    """Plays every game to its end; the game at a place has the seed `first` and its place."""
    for at in range(len(states)):
        seed(g, first + at)
        play_out(box, states[at], g, results[at])


@rule
def deal(box: Any, s: Any, g: Generator) -> None:
    """Chance, up to the next decision or the end."""
    while not is_over(s) and waits_for_chance(s):
        play(box, s, random_outcome(box, s, g))


@rule
def show(s: Any, mask: Row) -> int:
    """Writes the legal moves into a mask; returns who decides, or -1 at the end."""
    for number in range(len(mask)):
        mask[number] = 1 if allows(s, number) else 0
    return -1 if is_over(s) else decider(s)


@rule
def open_all(
    box: Any, states: Any, generators: Any, chosen: Any, masks: Any, seats: Row, first: int
) -> None:
    """Deals the chosen games up to their first decision."""
    for place in range(len(chosen)):
        at = chosen[place]
        seed(generators[at], first + place)
        deal(box, states[at], generators[at])
        seats[at] = show(states[at], masks[at])


@rule
def step_all(
    box: Any, states: Any, generators: Any, moves: Row, masks: Any, seats: Row, rewards: Any
) -> int:
    """Plays a move in each game that is not over; returns how many moves were not legal."""
    refused = 0
    for at in range(len(states)):
        s = states[at]
        if is_over(s):
            continue
        legal = 0 <= moves[at] < len(masks[at]) and allows(s, moves[at])
        if legal:
            play(box, s, moves[at])
            deal(box, s, generators[at])
            seats[at] = show(s, masks[at])
            if is_over(s):
                reward(box, s, rewards[at])
        else:
            refused += 1
    return refused


@rule
def reward(box: Any, s: Any, row: Any) -> None:
    """Each seat's share of the win: 1 for the only winner, equal parts of 1 for several."""
    winners = 0
    for seat in range(box.seats):
        winners += 1 if wins(box, s, seat) else 0
    for seat in range(box.seats):
        row[seat] = 1 / winners if wins(box, s, seat) else 0
