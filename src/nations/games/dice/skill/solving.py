"""The exact worth of a position within its round, where it is small enough.

Every move and every outcome of chance is looked at: the seat takes its best move, rivals what is
worst for it (of several rivals that is a cautious view). Positions that are reached again, as dice
are that fall in another order, are looked up. Nothing is sampled.
"""

from __future__ import annotations

from typing import Annotated, Any

from nations.compiling.layout import Floats, Layout, Row, Rows, i32, i64
from nations.compiling.rules import rule
from nations.games.dice.moves import MOVE_COUNT
from nations.games.dice.phases.flow import (
    decider,
    first_outcome,
    is_over,
    outcome_count,
    play,
    waits_for_chance,
    ways_between,
)
from nations.games.dice.skill.keys import key_of, place_of
from nations.games.dice.skill.mind import Foresight
from nations.games.dice.skill.standing import note_chances
from nations.games.dice.state import NOTHING, Box, State
from nations.kernel.choices import allows

DEPTH = 160
"""Moves and outcomes on the longest way to the end of a round that is looked at."""
UNSOLVED = (-1e9,)
CHANCE, OURS, THEIRS = 0, 1, 2


class Step(Layout):
    """A position on the way: the next number to try, ways or moves tried, what it waits for, its
    key, and its value so far."""

    next: i32
    kind: i32
    seen: i64
    key: i64
    sofar: Annotated[Floats, 1, "f8"]


class Solution(Layout):
    """The moves to be solved, and their values; the way that is being gone; whose value it is, at
    the end of which round; how many positions may still be noted."""

    many: i32
    move: Annotated[Row, MOVE_COUNT]
    value: Annotated[Floats, MOVE_COUNT, "f8"]
    step: Annotated[Rows[Step], DEPTH]
    seat: i32
    last: i32
    left: i64


class Solved(Layout):
    """A position whose value is known: its key."""

    key: i64
    value: Annotated[Floats, 1, "f8"]


@rule
def open_position(box: Box, s: State, seat: int, step: Step) -> None:
    """Starts to look at a position: at its first outcome or move."""
    step.seen, step.next, step.sofar[0] = 0, 0, 0.0
    if waits_for_chance(s):
        step.kind = CHANCE
        step.next = first_outcome(box, s)
    else:
        step.kind = OURS if decider(s) == seat else THEIRS


@rule
def next_number(box: Box, s: State, step: Step) -> int:
    """The next outcome or move to be tried, or NOTHING."""
    end = outcome_count(box, s) if step.kind == CHANCE else MOVE_COUNT
    number = step.next
    while number < end:
        if step.kind == CHANCE and ways_between(box, s, number) > 0:
            return number
        if step.kind != CHANCE and allows(s, number):
            return number
        number += 1
    return NOTHING


@rule
def hear(box: Box, s: State, step: Step, value: float) -> None:
    """One more outcome or move of a position is known."""
    number = step.next
    step.next = number + 1
    if step.kind == CHANCE:
        ways = ways_between(box, s, number)
        step.seen += ways
        step.sofar[0] += ways * value
        return
    step.seen += 1
    if step.seen == 1:
        step.sofar[0] = value
    elif step.kind == OURS:
        step.sofar[0] = max(step.sofar[0], value)
    else:
        step.sofar[0] = min(step.sofar[0], value)


@rule
def solve_moves(box: Box, path: Any, notes: Any, m: Foresight, q: Solution) -> bool:
    """The exact value of each move in `path[0]`; False if there is more to look at than allowed.

    `path` are the positions on the way, `notes` those that are known.
    """
    q.seat = decider(path[0])
    for at in range(q.many):
        path[1] = path[0]
        play(box, path[1], q.move[at])
        q.value[at] = solve(box, path, notes, m, q)
        if q.value[at] == UNSOLVED[0]:
            return False
    return True


@rule
def solve(box: Box, path: Any, notes: Any, m: Foresight, q: Solution) -> float:
    """The exact value of `path[1]` for the seat at the end of the round, or UNSOLVED."""
    at, value, fresh = 1, 0.0, True
    while at > 0:
        s, step = path[at], q.step[at]
        if fresh:
            fresh = False
            if is_over(s) or s.age > q.last:
                note_chances(box, s, m)
                value = m.chance[q.seat]
                at -= 1
                continue
            step.key = key_of(box, s)
            known = notes[place_of(notes, step.key)]
            if known.key != 0:
                value = known.value[0]
                at -= 1
                continue
            open_position(box, s, q.seat, step)
        else:
            hear(box, s, step, value)
        number = next_number(box, s, step)
        if number == NOTHING:
            value = step.sofar[0] / step.seen if step.kind == CHANCE else step.sofar[0]
            known = notes[place_of(notes, step.key)]
            known.key, known.value[0] = step.key, value
            q.left -= 1
            at -= 1
            continue
        if q.left <= 0 or at + 1 >= DEPTH:
            return UNSOLVED[0]
        step.next = number
        path[at + 1] = path[at]
        at += 1
        play(box, path[at], number)
        fresh = True
    return value
