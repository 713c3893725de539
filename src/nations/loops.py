"""The loops behind `nations.batch`, as rules: they run on plain objects and compiled.

They leave open what a game's kernel has (`play`, `ways`, `score`, …) and how to `choose`;
`record.bound` fills that in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from nations.choices import WORD, allows
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
def is_legal(s: Any, number: int) -> bool:
    """Whether a move is noted as legal; it may be any number."""
    return 0 <= number < len(s.moves) * WORD and allows(s, number)


@rule
def play_out(box: Any, s: Any, g: Generator, result: Result) -> bool:
    """Plays a started game to its end; stops, with False, where a move is chosen that is not
    legal."""
    while not is_over(s):
        if waits_for_chance(s):
            number = random_outcome(box, s, g)
        else:
            number = choose(box, s, g)
            if not is_legal(s, number):
                return False
            result.decisions += 1
        play(box, s, number)
        result.steps += 1
    for seat in range(box.seats):
        result.scores[seat] = score(box, s, seat)
        result.wins[seat] = 1 if wins(box, s, seat) else 0
    return True


@rule
def play_all(box: Any, states: Any, g: Generator, results: Any, first: int) -> int:
    """Plays every game to its end; the game at a place has the seed `first` and its place.

    Returns how many were played: all, or those before one in which a move was not legal.
    """
    for at in range(len(states)):
        seed(g, first + at)
        if not play_out(box, states[at], g, results[at]):
            return at
    return len(states)


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
def refuse_all(states: Any, moves: Row, refused: Row) -> int:
    """Notes the games that go on and have no such move; returns how many there are."""
    count = 0
    for at in range(len(states)):
        if not is_over(states[at]) and not is_legal(states[at], moves[at]):
            refused[count] = at
            count += 1
    return count


@rule
def step_all(
    box: Any,
    states: Any,
    generators: Any,
    moves: Row,
    masks: Any,
    seats: Row,
    rewards: Any,
    refused: Row,
) -> int:
    """Plays a move in each game that is not over; none at all if one of them is not legal.

    Returns how many are not, and notes in which games.
    """
    count = refuse_all(states, moves, refused)
    if count:
        return count
    for at in range(len(states)):
        s = states[at]
        if not is_over(s):
            play(box, s, moves[at])
            deal(box, s, generators[at])
            seats[at] = show(s, masks[at])
            if is_over(s):
                reward(box, s, rewards[at])
    return 0


@rule
def reward(box: Any, s: Any, row: Any) -> None:
    """Each seat's share of the win: 1 for the only winner, equal parts of 1 for several."""
    winners = 0
    for seat in range(box.seats):
        winners += 1 if wins(box, s, seat) else 0
    for seat in range(box.seats):
        row[seat] = 1 / winners if wins(box, s, seat) else 0
