"""The exact worth of a position within its round, where it is small enough.

Every move and every outcome of chance is looked at: the seat takes its best move, rivals what is
worst for it (of several rivals that is a cautious view). Positions that are reached again, as dice
are that fall in another order, are looked up. Nothing is sampled.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from nations.choices import allows
from nations.games.nations_dice.moves import MOVE_COUNT
from nations.games.nations_dice.phases.flow import (
    decider,
    first_outcome,
    is_over,
    outcome_count,
    play,
    waits_for_chance,
    ways_between,
)
from nations.games.nations_dice.skill.keys import key_of, place_of
from nations.games.nations_dice.skill.layout import Floats, Hand, Tables
from nations.games.nations_dice.skill.standing import chance_to_win
from nations.games.nations_dice.state import NOTHING, Box, State
from nations.record import rule

DEPTH = 160
"""Moves and outcomes on the longest way to the end of a round that is looked at."""
UNSOLVED = (-1e9,)
NEXT, SEEN, KIND, KEY = range(4)
NOTES = 4
"""Of each position on the way: the next number to try, ways or moves tried, what it waits for, and
its key."""
CHANCE, OURS, THEIRS = 0, 1, 2


@rule
def open_position(box: Box, s: State, seat: int, way: MutableSequence[int]) -> None:
    """Starts to look at a position: at its first outcome or move."""
    way[SEEN] = 0
    way[NEXT] = 0
    if waits_for_chance(s):
        way[KIND] = CHANCE
        way[NEXT] = first_outcome(box, s)
    else:
        way[KIND] = OURS if decider(s) == seat else THEIRS


@rule
def next_number(box: Box, s: State, way: MutableSequence[int]) -> int:
    """The next outcome or move to be tried, or NOTHING."""
    end = outcome_count(box, s) if way[KIND] == CHANCE else MOVE_COUNT
    number = way[NEXT]
    while number < end:
        if way[KIND] == CHANCE and ways_between(box, s, number) > 0:
            return number
        if way[KIND] != CHANCE and allows(s, number):
            return number
        number += 1
    return NOTHING


@rule
def hear(box: Box, s: State, way: MutableSequence[int], value: float, sofar: float) -> float:
    """The value of a position so far, once one more outcome or move is known."""
    number = way[NEXT]
    way[NEXT] = number + 1
    if way[KIND] == CHANCE:
        ways = ways_between(box, s, number)
        way[SEEN] += ways
        return sofar + ways * value
    way[SEEN] += 1
    if way[SEEN] == 1:
        return value
    return max(sofar, value) if way[KIND] == OURS else min(sofar, value)


@rule
def solve_moves(
    box: Box,
    path: Any,
    ways: Hand,
    sofar: Floats,
    keys: MutableSequence[int],
    known: Floats,
    left: MutableSequence[int],
    last: int,
    v: Tables,
    f: Floats,
    moves: Any,
    values: Any,
) -> bool:
    """The exact value of each move in `path[0]`; False if there is more to look at than allowed.

    `path` are the positions on the way, `ways` and `sofar` what is known of each; `keys` and
    `known` note positions, as many as `left` says.
    """
    seat = decider(path[0])
    for at in range(len(moves)):
        path[1] = path[0]
        play(box, path[1], moves[at])
        values[at] = solve(box, path, ways, sofar, keys, known, left, seat, last, v, f)
        if values[at] == UNSOLVED[0]:
            return False
    return True


@rule
def solve(
    box: Box,
    path: Any,
    ways: Hand,
    sofar: Floats,
    keys: MutableSequence[int],
    known: Floats,
    left: MutableSequence[int],
    seat: int,
    last: int,
    v: Tables,
    f: Floats,
) -> float:
    """The exact value of `path[1]` for a seat at the end of round `last`, or UNSOLVED."""
    at, value, fresh = 1, 0.0, True
    while at > 0:
        s = path[at]
        if fresh:
            fresh = False
            if is_over(s) or s.age > last:
                value = chance_to_win(box, s, seat, v[last], f)
                at -= 1
                continue
            ways[at][KEY] = key_of(box, s)
            place = place_of(keys, ways[at][KEY])
            if keys[place] != 0:
                value = known[place]
                at -= 1
                continue
            open_position(box, s, seat, ways[at])
            sofar[at] = 0.0
        else:
            sofar[at] = hear(box, s, ways[at], value, sofar[at])
        number = next_number(box, s, ways[at])
        if number == NOTHING:
            value = sofar[at] / ways[at][SEEN] if ways[at][KIND] == CHANCE else sofar[at]
            place = place_of(keys, ways[at][KEY])
            keys[place], known[place] = ways[at][KEY], value
            left[0] -= 1
            at -= 1
            continue
        if left[0] <= 0 or at + 1 >= len(path):
            return UNSOLVED[0]
        ways[at][NEXT] = number
        path[at + 1] = path[at]
        at += 1
        play(box, path[at], number)
        fresh = True
    return value
