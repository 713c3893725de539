"""Looking ahead with a judge of positions: a tree of decisions and outcomes of chance.

Every decision is a node of its own, every outcome that may come an edge of a chance node, gone as
often as its ways say. What a move looks like at once is what the judge says of where it leads; it
decides which moves are looked at first, and every visit adds to it.

The rules here leave open what a game's kernel has (`play`, `ways`, …) and what its judge says
(`note_chances`, and if it likes `settle`, `can_wait` and `foresees`); `rules.bound` fills that in.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Annotated, Any

from nations.compiling.layout import Floats, Layout, i32
from nations.compiling.rules import rule
from nations.kernel.choices import WORD, lowest
from nations.kernel.generator import MASK, Generator, next_word
from nations.mind.told import in_ways
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

if TYPE_CHECKING:
    # What the kernel of a game fills in, see nations.kernel.game.Kernel; and its judge.
    def decider(s: Any) -> int: ...
    def is_over(s: Any) -> bool: ...
    def outcome_count(box: Any, s: Any) -> int: ...
    def play(box: Any, s: Any, number: int) -> None: ...
    def waits_for_chance(s: Any) -> bool: ...
    def ways(box: Any, s: Any, outcome: int) -> int: ...
    def note_chances(box: Any, s: Any, m: Any) -> None: ...


ROOT = 3
"""The first node; the states before it are for looking at moves: where they lead is THERE, and
behind it what chance makes of that."""
THERE = 1
CHANCE, OVER = -1, -2
NOTHING = -1


class Mind(Layout):
    """What every judge of positions fills: the chance of each seat to win, 1 in all (alone: the
    points); `mean` is the same on average, where chance comes first."""

    chance: Annotated[Floats, SEATS, "f8"]
    mean: Annotated[Floats, SEATS, "f8"]


class Branch(Edge):
    """An edge to another node, or NOTHING yet; of an outcome, its ways."""

    child: i32
    ways: i32


# What a judge may say otherwise


@rule
def settle(box: Any, s: Any) -> None:
    """Brings a state to where it can be compared with others, before it is judged."""


@rule
def can_wait(s: Any, move: int) -> bool:  # noqa: ARG001 - a judge may know such moves
    """Whether a move need not be looked at, since it can as well be made later."""
    return False


@rule
def foresees(s: Any) -> bool:  # noqa: ARG001 - a judge may know such states
    """Whether the judge can judge a state that waits for chance, roughly."""
    return False


# One step


@rule
def foresee(box: Any, states: Any, m: Any, at: int, exact: bool) -> None:
    """The chances of the state at a place, into `mean`; where chance is due, over all outcomes.

    Not `exact`: where the judge can say what chance is worth as a rule, that will do.
    """
    for seat in range(box.seats):
        m.mean[seat] = 0.0
    if not waits_for_chance(states[at]) or (not exact and foresees(states[at])):
        settle(box, states[at])
        note_chances(box, states[at], m)
        for seat in range(box.seats):
            m.mean[seat] = m.chance[seat]
        return
    total = 0
    for outcome in range(outcome_count(box, states[at])):
        many = ways(box, states[at], outcome)
        if many:
            states[at + 1] = states[at]
            play(box, states[at + 1], outcome)
            settle(box, states[at + 1])
            note_chances(box, states[at + 1], m)
            in_ways(m, many)
            total += many
            for seat in range(box.seats):
                m.mean[seat] += many * m.chance[seat]
    for seat in range(box.seats):
        m.mean[seat] /= total


@rule
def look(box: Any, states: Any, m: Any, at: int, move: int, exact: bool) -> None:
    """What a move in the state at a place looks like at once, into `mean`."""
    states[THERE] = states[at]
    play(box, states[THERE], move)
    foresee(box, states, m, THERE, exact)


@rule
def best_looking(box: Any, states: Any, m: Any, g: Generator, noise: float) -> int:
    """The move of the state at place 0 that looks best at once, with some noise on the looks."""
    seat, best, highest = decider(states[0]), NOTHING, 0.0
    for word in range(len(states[0].moves)):
        bits = states[0].moves[word]
        while bits:
            move = word * WORD + lowest(bits)
            bits &= bits - 1
            if can_wait(states[0], move):
                continue
            look(box, states, m, 0, move, True)
            worth = m.mean[seat]
            if noise > 0:
                worth += noise * next_word(g) / MASK
            if best == NOTHING or worth > highest:
                best, highest = move, worth
    return best


# The tree


@rule
def think(box: Any, states: Any, nodes: Any, edges: Any, m: Any, t: Tree) -> None:
    """Begins the tree (0 times), or goes down it so many times, to a new state or to the end."""
    if t.times == 0:
        t.nodes, t.edges = ROOT, 0
        open_node(states, nodes, t)
        t.at = ROOT
        expand(box, states, nodes, edges, m, t)
    for _ in range(t.times):
        descend(box, states, nodes, edges, m, t)
        for seat in range(box.seats):
            t.end[seat] = m.mean[seat]
        back_up(box, nodes, edges, t)


@rule
def descend(box: Any, states: Any, nodes: Any, edges: Any, m: Any, t: Tree) -> None:
    """The way to a leaf, what it is worth into `mean`."""
    t.at, t.length = ROOT, 0
    while nodes[t.at].many and t.length < DEEPEST:
        node = nodes[t.at]
        if node.seat == CHANCE:
            chosen = next_outcome(node, edges)
        else:
            chosen = next_move(node, edges, t, nodes[ROOT].seat)
        go(t, t.at, chosen)
        if edges[chosen].child == NOTHING:
            if t.nodes == len(nodes):
                repeat(box, m, edges[chosen])
                return
            states[t.nodes] = states[t.at]
            play(box, states[t.nodes], edges[chosen].move)
            edges[chosen].child = t.nodes
            open_node(states, nodes, t)
        t.at = edges[chosen].child
    expand(box, states, nodes, edges, m, t)


@rule
def repeat(box: Any, m: Any, edge: Branch) -> None:
    """There is no room for more nodes: what is known comes back again."""
    for seat in range(box.seats):
        m.mean[seat] = edge.value[seat] / (1 + edge.visits)


@rule
def open_node(states: Any, nodes: Any, t: Tree) -> None:
    """A node for the state that was just written at its place."""
    node, s = nodes[t.nodes], states[t.nodes]
    node.first, node.many, node.visits = 0, 0, 0
    node.seat = OVER if is_over(s) else CHANCE if waits_for_chance(s) else decider(s)
    for seat in range(SEATS):
        node.value[seat] = 0.0
    t.nodes += 1


@rule
def next_outcome(node: Node, edges: Any) -> int:
    """The outcome that is most behind its share of the visits."""
    total = 0
    for at in range(node.first, node.first + node.many):
        total += edges[at].ways
    best, farthest = node.first, -1.0e9
    for at in range(node.first, node.first + node.many):
        behind = edges[at].ways * (node.visits + 1) / total - edges[at].visits
        if behind > farthest:
            best, farthest = at, behind
    return best


@rule
def next_move(node: Node, edges: Any, t: Tree, thinker: int) -> int:
    """The move with the best outlook: what came back so far, and more for what is little known.

    Rivals are expected to do what looks best at once; other moves of theirs come in slowly.
    """
    best, highest = node.first, -1.0e9
    often = sqrt(node.visits + 1.0)
    curious = t.setting[Setting.CURIOSITY] * often
    wide = 2 + int(t.setting[Setting.WIDENING] * often)
    if node.seat != thinker:
        wide = 1 + int(t.setting[Setting.DOUBT] * often)
    for at in range(node.first, node.first + min(node.many, wide)):
        edge = edges[at]
        known = 1 + edge.visits
        outlook = (edge.value[node.seat] + curious * edge.prior[0]) / known
        if outlook > highest:
            best, highest = at, outlook
    return best


@rule
def expand(box: Any, states: Any, nodes: Any, edges: Any, m: Any, t: Tree) -> None:
    """Lists what can follow a state, with what it looks like; the best of it into `mean`."""
    node = nodes[t.at]
    if node.many or node.seat == OVER or t.edges + len(states[t.at].moves) * WORD > len(edges):
        states[THERE] = states[t.at]
        foresee(box, states, m, THERE, True)
        return
    node.first = t.edges
    if node.seat == CHANCE:
        list_outcomes(box, states, edges, m, t)
    else:
        list_moves(box, states, edges, m, t)
    node.many = t.edges - node.first
    if node.seat == CHANCE:
        average(box, node, edges, m)
    else:
        rank(box, node, edges, m, t)


@rule
def list_outcomes(box: Any, states: Any, edges: Any, m: Any, t: Tree) -> None:
    """Every outcome that may come."""
    for outcome in range(outcome_count(box, states[t.at])):
        many = ways(box, states[t.at], outcome)
        if many:
            add_edge(box, states, edges, m, t, outcome)
            edges[t.edges - 1].ways = many


@rule
def list_moves(box: Any, states: Any, edges: Any, m: Any, t: Tree) -> None:
    """Every legal move but those that can wait."""
    for word in range(len(states[t.at].moves)):
        bits = states[t.at].moves[word]
        while bits:
            move = word * WORD + lowest(bits)
            bits &= bits - 1
            if not can_wait(states[t.at], move):
                add_edge(box, states, edges, m, t, move)


@rule
def add_edge(box: Any, states: Any, edges: Any, m: Any, t: Tree, move: int) -> None:
    """What a move looks like at once."""
    edge = edges[t.edges]
    t.edges += 1
    edge.move, edge.child, edge.visits, edge.ways = move, NOTHING, 0, 1
    edge.square[0] = 0.0
    look(box, states, m, t.at, move, t.at == ROOT)
    for seat in range(box.seats):
        edge.value[seat] = m.mean[seat]


@rule
def average(box: Any, node: Node, edges: Any, m: Any) -> None:
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
def rank(box: Any, node: Node, edges: Any, m: Any, t: Tree) -> None:
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
        total += add_prior(edges[at], worse, t)
    share_priors(edges, node.first, end, total)


@rule
def sink(edges: Any, first: int, at: int, seat: int) -> None:
    """Brings a move before all that look worse to a seat, in a row that is sorted up to it."""
    while at > first and edges[at].value[seat] > edges[at - 1].value[seat]:
        swap(edges[at], edges[at - 1])
        at -= 1


@rule
def swap(one: Branch, other: Branch) -> None:
    """Exchanges two moves that were not visited yet."""
    one.move, other.move = other.move, one.move
    for seat in range(SEATS):
        one.value[seat], other.value[seat] = other.value[seat], one.value[seat]
