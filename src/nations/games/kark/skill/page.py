"""The judge for pages: with its numbers inside, so that a box and a state suffice."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

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
from nations.mind.looking import Branch
from nations.mind.net import ROWS
from nations.mind.thought import SETTING, room_for
from nations.mind.tree import Node, Setting, Tree

NODES = 1500
"""Half a second in a browser."""
ROOM, ALL_EDGES = room_for(NODES)
GROWTH = tuple(SETTING.get(at, 0.0) for at in Setting)
NETS = [taught()[many].steeper(SHARPER) for many in (2, 3, 4)]
NUMBERS = np.array([number for one in NETS for number in one.flat()])
SIZES = np.array([len(getattr(one, name)) for one in NETS for name in ROWS])
EACH = len(ROWS)
SHAPES = np.array([(one.units, one.roles, one.voices) for one in NETS])


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
def learn_net(net: Any, many: int, first: int) -> int:
    """Puts the numbers from a place on into a net; says where the next begin."""
    net.units, net.roles, net.voices = SHAPES[many][0], SHAPES[many][1], SHAPES[many][2]
    first = learn_row(net.base, many * EACH, first)
    first = learn_row(net.direct, many * EACH + 1, first)
    first = learn_row(net.offset, many * EACH + 2, first)
    first = learn_row(net.outward, many * EACH + 3, first)
    first = learn_row(net.own, many * EACH + 4, first)
    return learn_row(net.others, many * EACH + 5, first)


@rule
def learn_row(row: Floats, which: int, first: int) -> int:
    """The same for one of all rows."""
    for at in range(SIZES[which]):
        row[at] = NUMBERS[first + at]
    return int(first + SIZES[which])


@rule
def prepare(m: Mind, t: Tree) -> None:
    """As `weights.ready` does it for trees."""
    learn(m.weight, FITTED)
    m.learned, at = 1, 0
    for many in range(len(SHAPES)):
        at = learn_net(m.nets[many], many, at)
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
