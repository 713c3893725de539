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
from nations.games.nations_dice.skill.layout import Floats, Hand, Tables
from nations.games.nations_dice.skill.standing import chance_to_win
from nations.games.nations_dice.state import (
    CHITS,
    COLOURS,
    DEVELOPMENTS,
    DICE,
    NOTHING,
    SPACES,
    TILES,
    Box,
    Nation,
    State,
)
from nations.record import rule

PACKED = 20
"""Places of tiles in one number: three bits each."""
DEPTH = 160
"""Moves and outcomes on the longest way to the end of a round that is looked at."""
UNSOLVED = (-1e9,)
NEXT, SEEN, KIND = 0, 1, 2
"""Of each position on the way: the next number to try, ways or moves tried, what it waits for."""
CHANCE, OURS, THEIRS = 0, 1, 2


@rule
def mix(key: int, number: int) -> int:
    return ((key ^ (number + 3)) * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0x7FFFFFFFFFFFFFFF


@rule
def key_of_nation(nation: Nation, key: int) -> int:
    """All of a nation that can change within a round."""
    key = mix(key, nation.vp * 256 + nation.books * 4 + nation.passed * 2 + nation.rolled)
    for die in range(DICE):
        if nation.unused[die]:
            key = mix(key, die * 32 + nation.unused[die])
    for colour in range(COLOURS):
        key = mix(key, nation.used[colour] * 32 + nation.unrolled[colour])
    for chit in range(CHITS):
        key = mix(key, nation.chits[chit] * 32 + nation.used_chits[chit])
    for space in range(DEVELOPMENTS):
        key = mix(key, (nation.development[space] + 1) * 4 + nation.gave[space])
    return mix(key, ((nation.advisor + 1) * 64 + nation.wonder + 1) * 16 + nation.advisor_gave)


@rule
def key_of(box: Box, s: State) -> int:
    """A number that tells positions of one round apart."""
    key = mix(s.age * 32 + s.phase, s.at)
    for space in range(SPACES):
        key = mix(key, s.board[space] + 1)
    for first in range(0, TILES, PACKED):
        places = 0
        for tile in range(first, first + PACKED):
            places = places * 8 + s.tiles[tile]
        key = mix(key, places)
    for at in range(box.seats):
        key = key_of_nation(s.nation[s.order[at]], mix(key, s.order[at]))
    key = mix(key, (s.buying + 1) * 8 + s.asked)
    key = mix(key, (s.due + 16) * 16 + s.stage * 4 + s.half)
    return mix(key, ((s.last + 1) * 16 + s.owed) * 8 + s.returning + 1) | 1


@rule
def place_of(keys: MutableSequence[int], key: int) -> int:
    """Where a position is noted, or would be."""
    at = key & (len(keys) - 1)
    while keys[at] != 0 and keys[at] != key:
        at = (at + 1) & (len(keys) - 1)
    return at


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
            place = place_of(keys, key_of(box, s))
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
            place = place_of(keys, key_of(box, s))
            keys[place] = key_of(box, s)
            known[place] = value
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
