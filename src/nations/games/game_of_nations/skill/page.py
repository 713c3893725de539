"""The judge for pages: with its numbers inside, so that a box and a state suffice."""

from __future__ import annotations

from typing import Annotated, Any

from nations.games.game_of_nations.phases import flow
from nations.games.game_of_nations.skill.judge import (
    CALM,
    can_wait,
    foresees,
    note_chances,
    settle,
)
from nations.games.game_of_nations.skill.learned import learned
from nations.games.game_of_nations.skill.mind import Mind
from nations.games.game_of_nations.skill.weights import FITTED
from nations.games.game_of_nations.state import State
from nations.mind.desk import Desk, Pages, look_ahead
from nations.mind.looking import Branch
from nations.mind.thinker import SETTING, room_for
from nations.mind.tree import Node, Setting, Tree
from nations.record import Floats, Rows, bound, rule

NODES = 1500
"""Half a second in a browser."""
ROOM, ALL_EDGES = room_for(NODES)
GROWTH = tuple(SETTING.get(at, 0.0) for at in Setting)
BASE, DIRECT, OFFSET, OUTWARD, INWARD = (
    learned()[name].ravel() for name in ("base", "direct", "offset", "outward", "inward")
)


class KarkDesk(Desk):
    """A desk with a tree."""

    mind: Annotated[Rows[Mind], 1]
    tree: Annotated[Rows[Tree], 1]
    states: Annotated[Rows[State], ROOM]
    nodes: Annotated[Rows[Node], ROOM]
    edges: Annotated[Rows[Branch], ALL_EDGES]


@rule
def learn(row: Floats, numbers: Any) -> None:
    """Puts what was learned into a row of the mind."""
    for at in range(len(numbers)):
        row[at] = numbers[at]


@rule
def prepare(m: Mind, t: Tree) -> None:
    """As `weights.ready` does it for trees."""
    learn(m.weight, FITTED)
    learn(m.base, BASE)
    learn(m.direct, DIRECT)
    learn(m.offset, OFFSET)
    learn(m.outward, OUTWARD)
    learn(m.inward, INWARD)
    m.learned = 1
    learn(t.setting, GROWTH)


PAGES = Pages(
    bound(
        look_ahead,
        flow,
        prepare=prepare,
        note_chances=note_chances,
        settle=settle,
        can_wait=can_wait,
        foresees=foresees,
    ),
    KarkDesk,
    NODES,
    CALM,
)
