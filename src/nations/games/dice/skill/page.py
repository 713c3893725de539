"""The search for pages: with its numbers inside, so that a box and a state suffice."""

from __future__ import annotations

from typing import Annotated, Any

from nations.compiling.layout import Rows
from nations.compiling.rules import bound, rule
from nations.games.dice.moves import MOVE_COUNT
from nations.games.dice.phases import flow
from nations.games.dice.skill.mind import Foresight
from nations.games.dice.skill.policy import weigh_by
from nations.games.dice.skill.search import BATCH, EDGES, SHARE, note_setting, planted
from nations.games.dice.skill.solving import DEPTH, Solution, Solved, solve_moves
from nations.games.dice.skill.tree import ROOT, RoundEdge, RoundNode, RoundTree, grow
from nations.games.dice.skill.weights import POLICY, taught
from nations.games.dice.state import NOTHING, Box, State
from nations.kernel.choices import allows, count
from nations.mind.desk import BEST, PageDesk, PageJudge
from nations.mind.effort import BEHIND
from nations.mind.inside import learn_net, numbers, shapes
from nations.mind.tree import SEATS, Setting

NETS = [taught()[seats] for seats in (1, 2, 3, 4)]
NUMBERS, SHAPES = numbers(NETS), shapes(NETS)
NODES = 30_000
"""Decisions: a fifth of a second in a browser."""
ROOM = 1 << 14
"""A way down takes two decisions at least, so this is more than there can be nodes."""
NOTED = 1 << 13
"""Places for the positions of an exact search: two for each that may be noted, a power of 2."""


class DiceDesk(PageDesk):
    """A desk with a tree, and with notes for an exact search."""

    mind: Annotated[Rows[Foresight], 1]
    tree: Annotated[Rows[RoundTree], 1]
    solution: Annotated[Rows[Solution], 1]
    path: Annotated[Rows[State], DEPTH]
    solved: Annotated[Rows[Solved], NOTED]
    nodes: Annotated[Rows[RoundNode], ROOM]
    edges: Annotated[Rows[RoundEdge], ROOM * EDGES]


@rule
def advise(box: Box, s: State, d: DiceDesk) -> bool:
    """Some more thought about a position, as `search.Searcher` spends an effort; whether it was
    the last."""
    if d.times == 0:
        learn_net(d.mind[0].net[0], box.seats - 1, SHAPES, NUMBERS)
        prepare(box, s, d)
        if is_solved(box, s, d):
            note_best(box, d)
            return True
    t = d.tree[0]
    t.times = max(BATCH, count(s))
    d.spent += grow(box, d.path, d.nodes, d.edges, d.mind[0], t)
    d.times += t.times
    if d.spent < d.effort and not is_decided(d):
        return False
    note_values(d)
    note_best(box, d)
    return True


@rule
def prepare(box: Box, s: State, d: Any) -> None:
    """The position, the numbers of the policy, and how the tree grows."""
    m = d.mind[0]
    d.path[0], d.tree[0].seed = s, planted(d.seed)
    weigh_by(m, POLICY[box.seats - 1][s.age])
    note_setting(d.tree[0].setting, box.seats)


@rule
def is_solved(box: Box, s: State, d: DiceDesk) -> bool:
    """Whether everything could be looked at, with one part of the effort."""
    q = d.solution[0]
    q.left, q.last, q.many = d.effort // SHARE, s.age, 0
    for move in range(MOVE_COUNT):
        if allows(s, move):
            q.move[q.many] = move
            q.many += 1
    return solve_moves(box, d.path, d.solved, d.mind[0], q)


@rule
def is_decided(d: DiceDesk) -> bool:
    """As `mind.effort.is_decided`: whether the most visited move stays that."""
    first, second = 0, 0
    for at in range(d.nodes[ROOT].many):
        visits = d.edges[at].visits
        second = max(second, min(first, visits))
        first = max(first, visits)
    part = d.spent / d.effort
    return d.nodes[ROOT].many < 2 or first - second >= d.times / part - d.times


@rule
def note_values(d: DiceDesk) -> None:
    """What the tree says of each move, as `search.Searcher` does; the most visited is best."""
    q, root, best = d.solution[0], d.nodes[ROOT], 0
    guess = d.tree[0].setting[Setting.GUESS]
    for at in range(root.many):
        edge = d.edges[at]
        held = root.value[root.seat] / root.visits + edge.behind[0]
        q.value[at] = (edge.value[root.seat] + guess * held) / (edge.visits + guess)
        more = edge.visits - d.edges[best].visits
        if more > 0 or (more == 0 and q.value[at] > q.value[best]):
            best = at
    for at in range(root.many):
        if at != best:
            q.value[at] = min(q.value[at], q.value[best] - BEHIND)


@rule
def keep_chances(q: Solution) -> None:
    """Guesses of chances may lie beside what chances can be: see `thinker.Thinker`."""
    over = 0.0
    for at in range(q.many):
        over = max(over, q.value[at] - 1)
    for at in range(q.many):
        q.value[at] = max(0.0, q.value[at] - over)


@rule
def note_best(box: Box, d: DiceDesk) -> None:
    """Puts the moves of the greatest value on the desk, the first of equals first."""
    q = d.solution[0]
    if box.seats > 1:
        keep_chances(q)
    d.seat = q.seat
    while d.many < min(BEST, q.many):
        best = NOTHING
        for at in range(q.many):
            noted = False
            for before in range(d.many):
                noted = noted or d.move[before] == q.move[at]
            if not noted and (best == NOTHING or q.value[at] > q.value[best]):
                best = at
        d.move[d.many], d.visits[d.many] = q.move[best], d.edges[best].visits
        d.worth[d.many * SEATS + q.seat] = q.value[best]
        d.many += 1


PAGES = PageJudge(bound(advise, flow), DiceDesk, NODES)
