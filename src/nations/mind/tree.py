"""A tree of positions: what every search notes of nodes and moves, and how an end counts for them.

A game's own search may add to these layouts. A visit goes down from node to node; what is found at
its end counts for every node and move on the way, for every seat (max^n).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

from nations.compiling.layout import Floats, Layout, Row, i32, i64
from nations.compiling.rules import rule
from nations.kernel.powers import exp

SEATS = 4
"""The most seats of any game."""
DEEPEST = 96
"""Choices on the longest way down a tree."""


class Setting(IntEnum):
    """How a tree grows; numbers of the tree, so that they can be tried without compiling."""

    CURIOSITY = 0
    """How much draws what is little known."""
    TEMPER = 1
    """A move that looks worse by so much is e times less likely to be the best."""
    WIDENING = 2
    """How fast more of the own moves are looked at, where not all are from the start."""
    DOUBT = 3
    """The same for rivals, who are expected to do what looks best at once."""
    GUESS = 4
    """What a judgement at once counts for, in visits."""
    POINT = 5
    """What a point is in the values of the tree."""
    FAR = 6
    """More points than so many are too far off to mean more."""


SETTINGS = len(Setting)


class Node(Layout):
    """A position: who decides, where its moves stand among the edges and how many they are, how
    often it was met, and what came of it for each seat."""

    seat: i32
    first: i32
    many: i32
    visits: i32
    value: Annotated[Floats, SEATS, "f8"]


class Edge(Layout):
    """A move: how often it was made, how likely it is to be the best by its looks, what came of it
    for each seat; and, of the first moves, the sum of squares for who decides."""

    move: i32
    visits: i32
    prior: Annotated[Floats, 1, "f8"]
    value: Annotated[Floats, SEATS, "f8"]
    square: Annotated[Floats, 1, "f8"]


class Tree(Layout):
    """How far the arrays are used; the nodes and moves on the way down, and what its end is worth.

    `at` is the node at hand, `times` how often to go down. `seed` and `luck` are for searches that
    meet chance at random.
    """

    seed: i64
    luck: i64
    end: Annotated[Floats, SEATS, "f8"]
    setting: Annotated[Floats, SETTINGS, "f8"]
    nodes: i32
    edges: i32
    length: i32
    at: i32
    times: i32
    met: Annotated[Row, DEEPEST]
    made: Annotated[Row, DEEPEST]


@rule
def go(t: Tree, at: int, chosen: int) -> None:
    """Notes a node on the way, and the move that was chosen there."""
    t.met[t.length], t.made[t.length] = at, chosen
    t.length += 1


@rule
def back_up(box: Any, nodes: Any, edges: Any, t: Tree) -> None:
    """What was found at the end counts for every node and move on the way, for every seat."""
    if t.length:
        worth = t.end[nodes[t.met[0]].seat]
        edges[t.made[0]].square[0] += worth * worth
    for step in range(t.length):
        node, edge = nodes[t.met[step]], edges[t.made[step]]
        node.visits += 1
        edge.visits += 1
        for seat in range(box.seats):
            node.value[seat] += t.end[seat]
            edge.value[seat] += t.end[seat]


@rule
def add_prior(edge: Edge, worse: float, t: Tree) -> float:
    """How likely a move is to be the best that looks worse than the best by so much; not yet as a
    part of all."""
    edge.prior[0] = exp(worse / t.setting[Setting.TEMPER])
    return edge.prior[0]


@rule
def share_priors(edges: Any, first: int, end: int, total: float) -> None:
    """Makes what was added up a part of all."""
    for at in range(first, end):
        edges[at].prior[0] /= total
