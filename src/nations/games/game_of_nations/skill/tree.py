"""Looking ahead: a tree of decisions and cards, grown where play is most likely to go.

Every decision is a node of its own (an agent's walk, a leader's way, a trade), every card that may
come an outcome of a chance node, met as often as its ways say. Whoever decides goes for the own
chance to win; what comes back up the tree is the chance of every power (max^n).
"""

from __future__ import annotations

from math import sqrt
from typing import Annotated, Any

from nations.choices import WORD, lowest
from nations.games.game_of_nations.phases.flow import (
    decider,
    is_over,
    outcome_count,
    play,
    waits_for_chance,
    ways,
)
from nations.games.game_of_nations.skill.mind import (
    CURIOSITY,
    DOUBT,
    TEMPER,
    WIDENING,
    Floats,
    Mind,
)
from nations.games.game_of_nations.skill.policy import copy_state, foresee, is_early
from nations.games.game_of_nations.state import MOVE_WORDS, NOTHING, SEATS, Box
from nations.powers import exp
from nations.record import Record, Row, i32, rule

ROOT = 3
"""The first node; the states before it are for looking ahead."""
DEEPEST = 96
CHANCE, OVER = -1, -2


class Node(Record):
    """A state: who decides there (or CHANCE, OVER), its edges, and how often it was met."""

    seat: i32
    first: i32
    many: i32
    visits: i32


class Edge(Record):
    """A move or an outcome: where it leads, how often it was gone, what came back.

    `value` starts with what the move looks like at once, and every visit adds to it.
    """

    move: i32
    child: i32
    visits: i32
    ways: i32
    prior: Annotated[Floats, 1, "f8"]
    value: Annotated[Floats, SEATS, "f8"]


class Tree(Record):
    """How far the arrays are used, and the way that is being gone."""

    nodes: i32
    edges: i32
    length: i32
    path: Annotated[Row, DEEPEST]


@rule
def plant(box: Box, states: Any, raw: Any, nodes: Any, edges: Any, m: Mind, t: Tree) -> None:
    """A tree of the root alone: the state at its place, and what each move looks like."""
    t.nodes, t.edges = ROOT, 0
    open_node(states, nodes, t)
    expand(box, states, raw, nodes, edges, m, t, ROOT)


@rule
def think(
    box: Box, states: Any, raw: Any, nodes: Any, edges: Any, m: Mind, t: Tree, times: int
) -> None:
    """Begins the tree (0 times), or goes down it so many times, to a new state or to the end."""
    if times == 0:
        plant(box, states, raw, nodes, edges, m, t)
    for _ in range(times):
        descend(box, states, raw, nodes, edges, m, t)
        back_up(box, edges, m, t)


@rule
def back_up(box: Box, edges: Any, m: Mind, t: Tree) -> None:
    """What was found at the end of the way counts for every move on it, for every power."""
    for step in range(t.length):
        edge = edges[t.path[step]]
        edge.visits += 1
        for seat in range(box.seats):
            edge.value[seat] += m.mean[seat]


@rule
def descend(box: Box, states: Any, raw: Any, nodes: Any, edges: Any, m: Mind, t: Tree) -> None:
    """The way to a leaf into `path`, what it is worth into `mean`."""
    at, t.length = ROOT, 0
    while nodes[at].many and t.length < DEEPEST:
        node = nodes[at]
        node.visits += 1
        if node.seat == CHANCE:
            chosen = next_outcome(node, edges)
        else:
            chosen = next_move(node, edges, m, nodes[ROOT].seat)
        t.path[t.length] = chosen
        t.length += 1
        if edges[chosen].child == NOTHING:
            if t.nodes == len(nodes):
                repeat(box, m, edges[chosen])
                return
            copy_state(raw, t.nodes, at)
            play(box, states[t.nodes], edges[chosen].move)
            edges[chosen].child = t.nodes
            open_node(states, nodes, t)
        at = edges[chosen].child
    expand(box, states, raw, nodes, edges, m, t, at)


@rule
def repeat(box: Box, m: Mind, edge: Edge) -> None:
    """There is no room for more nodes: what is known comes back again."""
    for seat in range(box.seats):
        m.mean[seat] = edge.value[seat] / (1 + edge.visits)


@rule
def open_node(states: Any, nodes: Any, t: Tree) -> None:
    """A node for the state that was just written at its place."""
    node, s = nodes[t.nodes], states[t.nodes]
    node.first, node.many, node.visits = 0, 0, 0
    node.seat = OVER if is_over(s) else CHANCE if waits_for_chance(s) else decider(s)
    t.nodes += 1


@rule
def next_outcome(node: Node, edges: Any) -> int:
    """The outcome that is most behind its share of the visits."""
    total = 0
    for at in range(node.first, node.first + node.many):
        total += edges[at].ways
    best, farthest = node.first, -1.0e9
    for at in range(node.first, node.first + node.many):
        behind = edges[at].ways * node.visits / total - edges[at].visits
        if behind > farthest:
            best, farthest = at, behind
    return best


@rule
def next_move(node: Node, edges: Any, m: Mind, thinker: int) -> int:
    """The move with the best outlook: what came back so far, and more for what is little known.

    Rivals are expected to do what looks best at once; other moves of theirs come in slowly.
    """
    best, highest = node.first, -1.0e9
    curious = m.setting[CURIOSITY] * sqrt(node.visits)
    wide = 2 + int(m.setting[WIDENING] * sqrt(node.visits))
    if node.seat != thinker:
        wide = 1 + int(m.setting[DOUBT] * sqrt(node.visits))
    for at in range(node.first, node.first + min(node.many, wide)):
        edge = edges[at]
        known = 1 + edge.visits
        outlook = (edge.value[node.seat] + curious * edge.prior[0]) / known
        if outlook > highest:
            best, highest = at, outlook
    return best


@rule
def expand(
    box: Box, states: Any, raw: Any, nodes: Any, edges: Any, m: Mind, t: Tree, at: int
) -> None:
    """Lists what can follow a state, with what it looks like; the best of it into `mean`."""
    node = nodes[at]
    if node.many or node.seat == OVER or t.edges + MOVE_WORDS * WORD > len(edges):
        copy_state(raw, 1, at)
        foresee(box, states, raw, m, 1, True)
        return
    node.first = t.edges
    if node.seat == CHANCE:
        list_outcomes(box, states, raw, edges, m, t, at)
    else:
        list_moves(box, states, raw, edges, m, t, at)
    node.many = t.edges - node.first
    if node.seat == CHANCE:
        average(box, node, edges, m)
    else:
        rank(box, node, edges, m)


@rule
def list_outcomes(box: Box, states: Any, raw: Any, edges: Any, m: Mind, t: Tree, at: int) -> None:
    """Every card that may come."""
    for outcome in range(outcome_count(box, states[at])):
        many = ways(box, states[at], outcome)
        if many:
            add_edge(box, states, raw, edges, m, t, at, outcome)
            edges[t.edges - 1].ways = many


@rule
def list_moves(box: Box, states: Any, raw: Any, edges: Any, m: Mind, t: Tree, at: int) -> None:
    """Every legal move but trades that can wait."""
    for word in range(MOVE_WORDS):
        bits = states[at].moves[word]
        while bits:
            move = word * WORD + lowest(bits)
            bits &= bits - 1
            if not is_early(states[at], move):
                add_edge(box, states, raw, edges, m, t, at, move)


@rule
def add_edge(
    box: Box, states: Any, raw: Any, edges: Any, m: Mind, t: Tree, at: int, move: int
) -> None:
    """What a move looks like at once."""
    edge = edges[t.edges]
    t.edges += 1
    edge.move, edge.child, edge.visits, edge.ways = move, NOTHING, 0, 1
    copy_state(raw, 1, at)
    play(box, states[1], move)
    foresee(box, states, raw, m, 1, at == ROOT)
    for seat in range(box.seats):
        edge.value[seat] = m.mean[seat]


@rule
def average(box: Box, node: Node, edges: Any, m: Mind) -> None:
    """The outcomes of chance, each by its ways, into `mean`."""
    total = 0
    for seat in range(box.seats):
        m.mean[seat] = 0.0
    for at in range(node.first, node.first + node.many):
        total += edges[at].ways
        for seat in range(box.seats):
            m.mean[seat] += edges[at].ways * edges[at].value[seat]
    for seat in range(box.seats):
        m.mean[seat] /= total


@rule
def rank(box: Box, node: Node, edges: Any, m: Mind) -> None:
    """How likely each move is to be the best, by its looks; the best-looking into `mean`.

    The best-looking come first: the others are looked at when the node was met often enough.
    """
    end, total = node.first + node.many, 0.0
    for at in range(node.first + 1, end):
        sink(edges, node.first, at, node.seat)
    for seat in range(box.seats):
        m.mean[seat] = edges[node.first].value[seat]
    for at in range(node.first, end):
        worse = edges[at].value[node.seat] - edges[node.first].value[node.seat]
        edges[at].prior[0] = exp(worse / m.setting[TEMPER])
        total += edges[at].prior[0]
    for at in range(node.first, end):
        edges[at].prior[0] /= total


@rule
def sink(edges: Any, first: int, at: int, seat: int) -> None:
    """Brings a move before all that look worse to a seat, in a row that is sorted up to it."""
    while at > first and edges[at].value[seat] > edges[at - 1].value[seat]:
        swap(edges[at], edges[at - 1])
        at -= 1


@rule
def swap(one: Edge, other: Edge) -> None:
    """Exchanges two moves that were not visited yet."""
    one.move, other.move = other.move, one.move
    for seat in range(SEATS):
        one.value[seat], other.value[seat] = other.value[seat], one.value[seat]
