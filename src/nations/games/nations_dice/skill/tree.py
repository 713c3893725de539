"""A tree of a round's positions, grown where play is most likely to go.

A node is a position in which somebody has a choice, however it was reached: payments in another
order, and dice that fell in another order, meet in one node. A visit goes down by moves that did
well or look well, meets chance on its way, adds a node, and plays the round out by the policy.
Whoever decides goes for the own chance to win; what comes back counts for every seat (max^n). The
nth visit of every first move has the same luck, so that their difference says more.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import sqrt
from typing import Annotated, Any

from nations.choices import allows, count, nth
from nations.games.nations_dice.moves import MOVE_COUNT
from nations.games.nations_dice.phases.flow import decider, is_over, play, waits_for_chance
from nations.games.nations_dice.skill.hand import ROLLS
from nations.games.nations_dice.skill.keys import key_of, place_of
from nations.games.nations_dice.skill.layout import Floats, Hand, Tables
from nations.games.nations_dice.skill.policy import choose_with
from nations.games.nations_dice.skill.rollouts import PURPOSES, deal, play_on
from nations.games.nations_dice.skill.standing import chance_to_win
from nations.games.nations_dice.state import MOVE_WORDS, NOTHING, SEATS, Box, State
from nations.generator import Generator
from nations.powers import exp
from nations.record import Record, Row, i32, i64, rule

ROOT = 0
DEEPEST = 96
"""Choices on the longest way down the tree."""
GUESS, CURIOSITY, TEMPER, POINT, FAR = range(5)
SETTINGS = 5
"""What the policy thinks of a move counts as so many visits; how much draws what is little known;
so many points less make a move e times less likely to be the best; what a point is in the values of
the tree; more points than so many are too far off to mean more."""


class Node(Record):
    """A position: who decides, the moves (as bits, and where they begin among the edges), how often
    it was met, what came of it for each seat."""

    seat: i32
    first: i32
    many: i32
    visits: i32
    moves: Annotated[Row, MOVE_WORDS, "i8"]
    value: Annotated[Floats, SEATS, "f8"]


class Edge(Record):
    """A move: how often it was made, what came of it for each seat; and what the policy thinks:
    how much it is worth less than the best, and how likely it is to be that."""

    move: i32
    visits: i32
    behind: Annotated[Floats, 1, "f8"]
    prior: Annotated[Floats, 1, "f8"]
    value: Annotated[Floats, SEATS, "f8"]


class Tree(Record):
    """How far the arrays are used, the nodes and moves on the way down, its luck and its end."""

    nodes: i32
    edges: i32
    length: i32
    met: Annotated[Row, DEEPEST]
    made: Annotated[Row, DEEPEST]
    seed: i64
    luck: i64
    end: Annotated[Floats, SEATS, "f8"]
    setting: Annotated[Floats, SETTINGS, "f8"]


@rule
def grow(
    box: Box,
    table: Any,
    g: Generator,
    w: Tables,
    v: Tables,
    t: Tables,
    h: Hand,
    o: Floats,
    keys: MutableSequence[int],
    places: MutableSequence[int],
    nodes: Any,
    edges: Any,
    tree: Tree,
    times: int,
) -> int:
    """Goes down so many times from `table[0]`; returns the decisions that were simulated.

    An empty tree gets its root first. `w` are the weights of the policy, `v` those of the standing
    after each round; `keys` and `places` tell the node of a position.
    """
    decisions, last = 0, table[0].age
    if tree.nodes == ROOT:
        add_node(box, table[0], w, t, h, o, nodes, edges, tree)
    for _ in range(times):
        table[1] = table[0]
        place = descend(box, table[1], g, h, keys, places, nodes, edges, tree)
        if place != NOTHING:
            room = tree.nodes < len(nodes) and tree.edges + MOVE_COUNT <= len(edges)
            if room and keys[place] == 0:
                keys[place], places[place] = key_of(box, table[1]), tree.nodes
                add_node(box, table[1], w, t, h, o, nodes, edges, tree)
            decisions += play_on(box, table[1], g, tree.luck, w, t, h, o)
        for seat in range(box.seats):
            tree.end[seat] = chance_to_win(box, table[1], seat, v[last], t[0])
        back_up(box, nodes, edges, tree)
        decisions += tree.length
    return decisions


@rule
def add_node(
    box: Box, s: State, w: Tables, t: Tables, h: Hand, o: Floats, nodes: Any, edges: Any, tree: Tree
) -> None:
    """A node for a position, with what the policy thinks of its moves."""
    node = nodes[tree.nodes]
    tree.nodes += 1
    node.seat, node.visits, node.first = decider(s), 0, tree.edges
    best = o[choose_with(box, s, w[s.age], t, h, o)]
    total = 0.0
    for move in range(MOVE_COUNT):
        if allows(s, move):
            add_edge(edges[tree.edges], move, o[move] - best, tree)
            total += edges[tree.edges].prior[0]
            tree.edges += 1
    node.many = tree.edges - node.first
    for at in range(node.first, tree.edges):
        edges[at].prior[0] /= total
    for word in range(MOVE_WORDS):
        node.moves[word] = s.moves[word]
    for seat in range(SEATS):
        node.value[seat] = 0.0


@rule
def is_node_of(node: Node, s: State) -> bool:
    """Whether the moves of a node are those of a position. A key alone is not trusted with a move:
    one that is not legal would leave the arrays."""
    same = node.seat == decider(s)
    for word in range(MOVE_WORDS):
        same = same and node.moves[word] == s.moves[word]
    return same


@rule
def add_edge(edge: Edge, move: int, points: float, tree: Tree) -> None:
    """A move that the policy holds to be so many points better than the best (0 or less)."""
    edge.move, edge.visits = move, 0
    edge.behind[0] = tree.setting[POINT] * max(points, -tree.setting[FAR])
    edge.prior[0] = exp(points / tree.setting[TEMPER])
    for seat in range(SEATS):
        edge.value[seat] = 0.0


@rule
def descend(
    box: Box,
    s: State,
    g: Generator,
    h: Hand,
    keys: MutableSequence[int],
    places: MutableSequence[int],
    nodes: Any,
    edges: Any,
    tree: Tree,
) -> int:
    """Plays to a position that the tree does not have, or as deep as it goes; returns the place of
    its key, or NOTHING if the round is over before."""
    at, last, tree.length = ROOT, s.age, 0
    for purpose in range(PURPOSES):
        h[ROLLS][purpose] = 0
    while True:
        go_down(box, s, g, h, nodes, edges, tree, at)
        if is_over(s) or s.age != last:
            return NOTHING
        place = place_of(keys, key_of(box, s))
        if keys[place] == 0 or tree.length == DEEPEST:
            return place
        at = places[place]
        if not is_node_of(nodes[at], s):
            return place


@rule
def go_down(
    box: Box, s: State, g: Generator, h: Hand, nodes: Any, edges: Any, tree: Tree, at: int
) -> None:
    """One choice down from a node, and all chance after it."""
    chosen = next_move(nodes[at], edges, tree, at == ROOT)
    if at == ROOT:
        tree.luck = tree.seed + edges[chosen].visits
    tree.met[tree.length], tree.made[tree.length] = at, chosen
    tree.length += 1
    play(box, s, edges[chosen].move)
    meet_chance(box, s, g, h, tree.luck)


@rule
def meet_chance(box: Box, s: State, g: Generator, h: Hand, luck: int) -> None:
    """Plays on while nobody has a choice, to the end of the round at most."""
    last = s.age
    while not is_over(s) and s.age == last:
        if waits_for_chance(s):
            deal(box, s, g, luck, h[ROLLS])
        elif count(s) == 1:
            play(box, s, nth(s, 0))
        else:
            return


@rule
def next_move(node: Node, edges: Any, tree: Tree, everything: bool) -> int:
    """The move with the best outlook: what came of it, what the policy thinks, and more for what
    is little known. Where everything is to be tried, what was not comes first."""
    best, highest = node.first, -1.0e9
    guess = tree.setting[GUESS]
    curious = tree.setting[CURIOSITY] * sqrt(node.visits + 1.0)
    held = node.value[node.seat] / max(1, node.visits)
    for at in range(node.first, node.first + node.many):
        edge = edges[at]
        if everything and edge.visits == 0:
            return at
        outlook = (edge.value[node.seat] + guess * (held + edge.behind[0])) / (edge.visits + guess)
        outlook += curious * edge.prior[0] / (1 + edge.visits)
        if outlook > highest:
            best, highest = at, outlook
    return best


@rule
def back_up(box: Box, nodes: Any, edges: Any, tree: Tree) -> None:
    """How the round ended counts for every node and move on the way, for every seat."""
    for step in range(tree.length):
        node, edge = nodes[tree.met[step]], edges[tree.made[step]]
        node.visits += 1
        edge.visits += 1
        for seat in range(box.seats):
            node.value[seat] += tree.end[seat]
            edge.value[seat] += tree.end[seat]
