"""A tree of a round's positions, grown where play is most likely to go.

A node is a position in which somebody has a choice, however it was reached: payments in another
order, and dice that fell in another order, meet in one node. A visit goes down by moves that did
well or look well, meets chance on its way, adds a node, and plays the round out by the policy.
Whoever decides goes for the own chance to win. The nth visit of every first move has the same luck,
so that their difference says more.
"""

from __future__ import annotations

from math import sqrt
from typing import Annotated, Any

from nations.compiling.layout import Floats, Layout, Row, Rows, i32, i64
from nations.compiling.rules import rule
from nations.games.dice.moves import MOVE_COUNT
from nations.games.dice.phases.flow import decider, is_over, play, waits_for_chance
from nations.games.dice.skill.keys import key_of, place_of
from nations.games.dice.skill.mind import PURPOSES, Foresight
from nations.games.dice.skill.policy import best_move
from nations.games.dice.skill.rollouts import deal, play_on
from nations.games.dice.skill.standing import note_chances
from nations.games.dice.state import MOVE_WORDS, NOTHING, Box, State
from nations.kernel.choices import allows, count, nth
from nations.kernel.generator import Generator
from nations.mind.tree import (
    DEEPEST,
    SEATS,
    Edge,
    Node,
    Setting,
    Tree,
    add_prior,
    back_up,
    go,
    share_priors,
)

ROOT = 0
ROOM = 1 << 15
"""The most nodes of a tree; one that is full is still visited."""


class RoundNode(Node):
    """A node with its moves as bits."""

    moves: Annotated[Row, MOVE_WORDS, "i8"]


class RoundEdge(Edge):
    """A move with how much it is worth less than the best, as the policy thinks."""

    behind: Annotated[Floats, 1, "f8"]


class Met(Layout):
    """A position that has a node: its key."""

    key: i64
    node: i32


class RoundTree(Tree):
    """A tree with its generator, and with notes that tell the node of a position."""

    g: Annotated[Rows[Generator], 1]
    notes: Annotated[Rows[Met], 2 * ROOM]


@rule
def grow(box: Box, table: Any, nodes: Any, edges: Any, m: Foresight, t: RoundTree) -> int:
    """Goes down some times from `table[0]`; returns the decisions that were simulated.

    An empty tree gets its root first.
    """
    decisions = 0
    if t.nodes == ROOT:
        add_node(box, table[0], nodes, edges, m, t)
    for _ in range(t.times):
        table[1] = table[0]
        place = descend(box, table[1], nodes, edges, m, t)
        if place != NOTHING:
            room = t.nodes < len(nodes) and t.edges + MOVE_COUNT <= len(edges)
            note = t.notes[place]
            if room and note.key == 0:
                note.key, note.node = key_of(box, table[1]), t.nodes
                add_node(box, table[1], nodes, edges, m, t)
            decisions += play_on(box, table[1], m, t.g[0], t.luck)
        note_chances(box, table[1], m)
        for seat in range(box.seats):
            t.end[seat] = m.chance[seat]
        back_up(box, nodes, edges, t)
        decisions += t.length
    return decisions


@rule
def add_node(box: Box, s: State, nodes: Any, edges: Any, m: Foresight, t: RoundTree) -> None:
    """A node for a position, with what the policy thinks of its moves."""
    node = nodes[t.nodes]
    t.nodes += 1
    node.seat, node.visits, node.first = decider(s), 0, t.edges
    best = m.opinion[best_move(box, s, m)]
    total = 0.0
    for move in range(MOVE_COUNT):
        if allows(s, move):
            total += add_edge(edges[t.edges], move, m.opinion[move] - best, t)
            t.edges += 1
    node.many = t.edges - node.first
    share_priors(edges, node.first, t.edges, total)
    for word in range(MOVE_WORDS):
        node.moves[word] = s.moves[word]
    for seat in range(SEATS):
        node.value[seat] = 0.0


@rule
def is_node_of(node: RoundNode, s: State) -> bool:
    """Whether the moves of a node are those of a position. A key alone is not trusted with a move:
    one that is not legal would leave the arrays."""
    same = node.seat == decider(s)
    for word in range(MOVE_WORDS):
        same = same and node.moves[word] == s.moves[word]
    return same


@rule
def add_edge(edge: RoundEdge, move: int, points: float, t: RoundTree) -> float:
    """A move that the policy holds to be so many points better than the best (0 or less)."""
    edge.move, edge.visits = move, 0
    edge.behind[0] = t.setting[Setting.POINT] * max(points, -t.setting[Setting.FAR])
    edge.square[0] = 0.0
    for seat in range(SEATS):
        edge.value[seat] = 0.0
    return add_prior(edge, points, t)


@rule
def descend(box: Box, s: State, nodes: Any, edges: Any, m: Foresight, t: RoundTree) -> int:
    """Plays to a position that the tree does not have, or as deep as it goes; returns the place of
    its key, or NOTHING if the round is over before."""
    last, t.at, t.length = s.age, ROOT, 0
    for purpose in range(PURPOSES):
        m.rolls[purpose] = 0
    while True:
        go_down(box, s, nodes, edges, m, t)
        if is_over(s) or s.age != last:
            return NOTHING
        place = place_of(t.notes, key_of(box, s))
        if t.notes[place].key == 0 or t.length == DEEPEST:
            return place
        t.at = t.notes[place].node
        if not is_node_of(nodes[t.at], s):
            return place


@rule
def go_down(box: Box, s: State, nodes: Any, edges: Any, m: Foresight, t: RoundTree) -> None:
    """One choice down from a node, and all chance after it."""
    chosen = next_move(nodes[t.at], edges, t)
    if t.at == ROOT:
        t.luck = t.seed + edges[chosen].visits
    go(t, t.at, chosen)
    play(box, s, edges[chosen].move)
    meet_chance(box, s, m, t)


@rule
def meet_chance(box: Box, s: State, m: Foresight, t: RoundTree) -> None:
    """Plays on while nobody has a choice, to the end of the round at most."""
    last = s.age
    while not is_over(s) and s.age == last:
        if waits_for_chance(s):
            deal(box, s, m, t.g[0], t.luck)
        elif count(s) == 1:
            play(box, s, nth(s, 0))
        else:
            return


@rule
def next_move(node: RoundNode, edges: Any, t: RoundTree) -> int:
    """The move with the best outlook: what came of it, what the policy thinks, and more for what
    is little known. At the root everything is tried, what was not tried yet first."""
    best, highest = node.first, -1.0e9
    guess = t.setting[Setting.GUESS]
    curious = t.setting[Setting.CURIOSITY] * sqrt(node.visits + 1.0)
    held = node.value[node.seat] / max(1, node.visits)
    for at in range(node.first, node.first + node.many):
        edge = edges[at]
        if t.at == ROOT and edge.visits == 0:
            return at
        outlook = (edge.value[node.seat] + guess * (held + edge.behind[0])) / (edge.visits + guess)
        outlook += curious * edge.prior[0] / (1 + edge.visits)
        if outlook > highest:
            best, highest = at, outlook
    return best
