"""What the standing is learned from: games of search, and how seats stand after their rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from nations.compiling.layout import Layout, Rows, i32, i64
from nations.compiling.rules import bound, rule
from nations.games.dice.phases import flow
from nations.games.dice.phases.flow import wins
from nations.games.dice.skill.mind import INPUTS, UNITS, Foresight
from nations.games.dice.skill.page import prepare
from nations.games.dice.skill.policy import best_move, weigh_by
from nations.games.dice.skill.search import BATCH, EDGES
from nations.games.dice.skill.standing import note_inputs
from nations.games.dice.skill.tree import RoundEdge, RoundNode, RoundTree, grow
from nations.games.dice.skill.weights import POLICY, TAUGHT, taught
from nations.games.dice.state import AGES, SEATS, Box, State
from nations.kernel.choices import count, nth
from nations.kernel.generator import Generator, next_word
from nations.mind.school import School
from nations.mind.taught import Taught, teach_array, write

ROOM = 1 << 12
"""The most nodes of a tree."""
ABOUT = SEATS * INPUTS
"""Where a row says which round has ended, that nobody is at turn, and who is in the game."""

deeper = bound(grow, flow)


class Desk(Layout):
    """A mind and a tree; the round that is played; luck for trees."""

    effort: i32
    seed: i64
    age: i32
    g: Annotated[Rows[Generator], 1]
    mind: Annotated[Rows[Foresight], 1]
    tree: Annotated[Rows[RoundTree], 1]
    path: Annotated[Rows[State], 2]
    nodes: Annotated[Rows[RoundNode], ROOM]
    edges: Annotated[Rows[RoundEdge], ROOM * EDGES]


@rule
def find_move(box: Box, s: State, d: Any, looks: int) -> int:
    """The move that was visited most in a tree; with no looks, the policy's."""
    if count(s) == 1:
        return nth(s, 0)
    if looks == 0:
        weigh_by(d.mind[0], POLICY[box.seats - 1][s.age])
        return best_move(box, s, d.mind[0])
    t, spent = d.tree[0], 0
    for at in range(len(t.notes)):
        t.notes[at].key = 0
    t.nodes, t.edges, d.seed = 0, 0, next_word(d.g[0])
    prepare(box, s, d)
    t.times = max(BATCH, count(s))
    while spent < looks:
        spent += deeper(box, d.path, d.nodes, d.edges, d.mind[0], t)
    best = 0
    for at in range(d.nodes[0].many):
        if d.edges[at].visits > d.edges[best].visits:
            best = at
    return int(d.edges[best].move)


@rule
def is_noted(s: State, d: Any) -> bool:
    """Where a round has just ended."""
    before = d.age
    d.age = s.age
    return before != s.age and s.age > 1


@rule
def note_position(box: Box, s: State, d: Any, row: Any) -> None:
    """What every seat has after a round."""
    for seat in range(box.seats):
        note_inputs(box, s, d.mind[0], seat)
        for at in range(seat * INPUTS, (seat + 1) * INPUTS):
            row[at] = d.mind[0].x[at]
        row[ABOUT + 2 + seat] = 1
    row[ABOUT], row[ABOUT + 1] = s.age - 2, -1


@rule
def share_of(box: Box, s: State, seat: int) -> float:
    """1 for the winner; alone, the points."""
    if box.seats == 1:
        return float(s.nation[seat].vp)
    return 1.0 if wins(box, s, seat) else 0.0


def ready(desk: Any, seats: int, found: Mapping[int, Taught]) -> None:
    """Luck, and the standing."""
    teach_array(desk["mind"][0]["net"][0], {**taught(), **found}[seats])
    desk["g"][0]["a"], desk["g"][0]["c"] = seats, 1


def keep(game: Any, found: Mapping[int, Taught]) -> None:  # noqa: ARG001 - as all are called
    """What was learned for so many seats, beside what is known for others."""
    write(TAUGHT, {**taught(), **found})


SCHOOL = School(
    {
        "find_move": find_move,
        "is_noted": is_noted,
        "note_position": note_position,
        "share_of": share_of,
    },
    Desk,
    wander=40,
    every=1,
    inputs=INPUTS,
    kinds=AGES - 1,
    roles=1,
    units=UNITS,
    ready=ready,
    known=lambda seats: taught()[seats],
    keep=keep,
)
