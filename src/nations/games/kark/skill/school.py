"""What the judge learns from: games of search, and how each power stands in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from nations.compiling.layout import Layout, Rows
from nations.compiling.rules import bound, rule
from nations.games.kark.phases import flow
from nations.games.kark.phases.flow import wins
from nations.games.kark.skill import judge
from nations.games.kark.skill.features import note_features
from nations.games.kark.skill.judge import stage_of
from nations.games.kark.skill.mind import FEATURES, ROLES, STAGES, UNITS, Mind
from nations.games.kark.skill.weights import FITTED, SHARPER, TAUGHT, taught
from nations.games.kark.state import SEATS, Box, Phase, State
from nations.mind.looking import ROOT, Branch, think
from nations.mind.school import School
from nations.mind.taught import Taught, teach_array, write
from nations.mind.thinker import HOOKS
from nations.mind.thought import SETTING, edges_for
from nations.mind.tree import Node, Tree

ROOM = 1024 + ROOT + 1
"""The most nodes of a tree."""
ABOUT = SEATS * FEATURES
"""Where a row says the stage of the turn, who is at turn, and who is in the game."""

ahead = bound(think, flow, **{name: getattr(judge, name) for name in HOOKS})


class Desk(Layout):
    """A mind, and a tree."""

    mind: Annotated[Rows[Mind], 1]
    tree: Annotated[Rows[Tree], 1]
    states: Annotated[Rows[State], ROOM]
    nodes: Annotated[Rows[Node], ROOM]
    edges: Annotated[Rows[Branch], edges_for(ROOM)]


@rule
def find_move(box: Box, s: State, d: Any, looks: int) -> int:
    """The move that is met most often; with no looks, what looks best at once."""
    m, t = d.mind[0], d.tree[0]
    d.states[ROOT] = s
    t.times = 0
    ahead(box, d.states, d.nodes, d.edges, m, t)
    root = d.nodes[ROOT]
    if root.many > 1 and looks:
        t.times = looks
        ahead(box, d.states, d.nodes, d.edges, m, t)
    best = root.first
    for at in range(root.first, root.first + root.many):
        if d.edges[at].visits > d.edges[best].visits:
            best = at
    return int(d.edges[best].move)


@rule
def is_noted(s: State, d: Any) -> bool:  # noqa: ARG001 - as all are called
    """Every decision but who begins."""
    return s.phase != Phase.FIRST and not flow.waits_for_chance(s)


@rule
def note_position(box: Box, s: State, d: Any, row: Any) -> None:
    """The features of every power, and what they are about."""
    m = d.mind[0]
    note_features(box, s, m)
    for at in range(ABOUT):
        row[at] = m.x[at]
    row[ABOUT], row[ABOUT + 1] = stage_of(s), s.at
    for seat in range(box.seats):
        row[ABOUT + 2 + seat] = 0 if s.power[seat].out else 1


@rule
def share_of(box: Box, s: State, seat: int) -> float:
    """K-E2, K-E3a: 1 for the only winner, equal parts for several."""
    winners = 0
    for one in range(box.seats):
        winners += 1 if wins(box, s, one) else 0
    return 1.0 / winners if wins(box, s, seat) else 0.0


def ready(desk: Any, seats: int, found: Mapping[int, Taught]) -> None:  # noqa: ARG001 - for all
    """A mind as `weights.ready` makes it for trees."""
    mind = desk["mind"][0]
    mind["weight"], mind["learned"] = FITTED, 1
    for many, one in {**taught(), **found}.items():
        teach_array(mind["nets"][many - 2], one.steeper(SHARPER))
    for at, value in SETTING.items():
        desk["tree"][0]["setting"][at] = value


def keep(game: Any, found: Mapping[int, Taught]) -> None:  # noqa: ARG001 - as all are called
    """What was learned of so many powers, beside what is known of others."""
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
    every=3,
    inputs=FEATURES,
    kinds=STAGES,
    roles=ROLES,
    units=UNITS,
    ready=ready,
    known=lambda many: taught()[many],
    keep=keep,
)
