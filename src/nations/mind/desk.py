"""A desk: all that a judge needs to think where there are only compiled rules, as in a page.

Whoever has a box and a state puts a desk beside them, all zero but for its effort and seed, and
calls the rule `advise(box, s, desk)` until it says that it is done. Then the best moves stand on
the desk. Nothing else goes in or out, so a browser needs to know no more than how a desk begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

from nations.compiling.layout import Floats, Layout, Row, i32
from nations.compiling.rules import rule
from nations.mind.looking import ROOT, think
from nations.mind.tree import SEATS, Tree

BEST = 3
"""Moves that are told: nobody is shown more."""
BATCH = 48
"""Times down the tree in one call: some milliseconds, after which a page can draw."""


class PageDesk(Layout):
    """How many nodes may be spent, and a seed for searches that meet luck; nodes spent, and times
    gone down the tree; the seat that is advised. Of the best moves, the best first: how many they
    are, the number of each, its visits (none where its worth is exact), and what it is worth to
    each seat. The rest is a game's own."""

    effort: i32
    seed: i32
    spent: i32
    times: i32
    seat: i32
    many: i32
    move: Annotated[Row, BEST]
    visits: Annotated[Row, BEST]
    worth: Annotated[Floats, BEST * SEATS, "f8"]


class PageJudge(NamedTuple):
    """What a game has for pages: the rule, its desk, the nodes to spend, and how much less steep
    its chances are told (1: not at all)."""

    advise: Callable[[Any, Any, Any], bool]
    desk: type[PageDesk]
    nodes: int
    calm: float = 1.0


@rule
def prepare(m: Any, t: Tree) -> None:
    """The numbers to judge by, and how the tree grows: a judge fills that in."""


@rule
def look_ahead(box: Any, s: Any, d: Any) -> bool:
    """Some more thought about a position by a judge of positions; whether it was the last."""
    m, t = d.mind[0], d.tree[0]
    if d.times == 0:
        prepare(m, t)
        d.states[ROOT] = s
        t.times = 0
        think(box, d.states, d.nodes, d.edges, m, t)
    root = d.nodes[ROOT]
    if root.many > 1:
        t.times = min(BATCH, d.effort - d.spent)
        think(box, d.states, d.nodes, d.edges, m, t)
        d.times += 1
        d.spent += t.times
        if d.spent < d.effort:
            return False
    d.seat = root.seat
    while d.many < min(BEST, root.many):
        note_next(box, d, next_best(d, root.seat, root.many))
    return True


@rule
def next_best(d: Any, seat: int, many: int) -> int:
    """The most visited move that was not noted yet; of equals, what is worth more."""
    best = -1
    for at in range(many):
        one, noted = d.edges[at], False
        for before in range(d.many):
            noted = noted or d.move[before] == one.move
        if not noted and (best < 0 or is_better(one, d.edges[best], seat)):
            best = at
    return best


@rule
def is_better(one: Any, other: Any, seat: int) -> bool:
    """Whether a move was visited more often, or was worth more as often."""
    if one.visits != other.visits:
        return bool(one.visits > other.visits)
    return bool(one.value[seat] > other.value[seat])


@rule
def note_next(box: Any, d: Any, at: int) -> None:
    """Puts a move on the desk."""
    edge = d.edges[at]
    d.move[d.many], d.visits[d.many] = edge.move, edge.visits
    for seat in range(box.seats):
        d.worth[d.many * SEATS + seat] = edge.value[seat] / (1 + edge.visits)
    d.many += 1
