"""The judge for pages: with its numbers inside, so that a box and a state suffice."""

from __future__ import annotations

from typing import Annotated, Any

from nations.compiling.layout import Floats, Rows
from nations.compiling.rules import bound, rule
from nations.games.kark.phases import flow
from nations.games.kark.skill.judge import (
    CALM,
    can_wait,
    foresees,
    note_chances,
    settle,
)
from nations.games.kark.skill.mind import Mind
from nations.games.kark.skill.weights import FITTED, SHARPER, taught
from nations.games.kark.state import State
from nations.mind.desk import PageDesk, PageJudge, look_ahead
from nations.mind.inside import learn_net, numbers, shapes
from nations.mind.looking import Branch
from nations.mind.thought import SETTING, room_for
from nations.mind.tree import Node, Setting, Tree

NODES = 1500
"""Half a second in a browser."""
ROOM, ALL_EDGES = room_for(NODES)
GROWTH = tuple(SETTING.get(at, 0.0) for at in Setting)
NETS = [taught()[many].steeper(SHARPER) for many in (2, 3, 4)]
NUMBERS, SHAPES = numbers(NETS), shapes(NETS)


class KarkDesk(PageDesk):
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
    m.learned = 1
    for many in range(len(SHAPES)):
        learn_net(m.nets[many], many, SHAPES, NUMBERS)
    learn(t.setting, GROWTH)


PAGES = PageJudge(
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
