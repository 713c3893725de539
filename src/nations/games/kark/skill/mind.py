"""The working memory of a judgement: rows that compiled rules fill and read."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from nations.compiling.layout import Floats, Row, Rows, i32
from nations.games.kark.state import POINTS, SEATS
from nations.mind.looking import Mind as Judging
from nations.mind.net import Net


class Feature(IntEnum):
    """What is counted of a power; the order is that of the weights."""

    HERE = 0
    CASH = 1
    CASH_LOW = 2
    INCOME = 3
    INCOME_LOW = 4
    RUIN = 5
    TANKERS = 6
    IDLE = 7
    LEADERS = 8
    FEW_LEADERS = 9
    RESERVE = 10
    CAPITALS = 11
    WAITING = 12
    PIPEABLE = 13
    WALKER = 14
    STUCK = 15
    HOPE = 16
    HOPE_NEAR = 17
    HOPE_ALL = 18
    DANGER = 19
    DANGER_NEAR = 20
    SCORE_SOON = 21
    NOT_STARTED = 22
    TANKER_OPEN = 23
    PIPELINE_OPEN = 24
    BUYABLE = 25
    ADVANCING = 26
    COUP = 27
    LOSING = 28
    WITHDRAWING = 29
    RUINS = 30
    SHORT = 31
    AGENT_HOME = 32
    AGENT_ABROAD = 33
    AGENT_CARD = 34
    CARD_DUE = 35


FEATURES = len(Feature)
STAGES, ROLES, TABLES = 3, 2, 2
WEIGHTS = TABLES * STAGES * ROLES * FEATURES
"""For two players left or more; by the stage of the turn; for who is at turn, and the others."""
UNITS, NETS = 32, SEATS - 1
"""The most units of a net (`nations.mind.net`), and how many nets there are."""


class PowersNet(Net):
    """What games of search taught, for a number of powers; kinds are the stages of a turn."""

    base: Annotated[Floats, STAGES * ROLES, "f8"]
    direct: Annotated[Floats, STAGES * ROLES * FEATURES, "f8"]
    offset: Annotated[Floats, STAGES * ROLES * UNITS, "f8"]
    outward: Annotated[Floats, STAGES * ROLES * UNITS, "f8"]
    own: Annotated[Floats, FEATURES * UNITS, "f8"]
    others: Annotated[Floats, FEATURES * UNITS, "f8"]
    heard: Annotated[Floats, SEATS * UNITS, "f8"]
    carried: Annotated[Floats, SEATS * UNITS, "f8"]
    all: Annotated[Floats, UNITS, "f8"]
    known: Annotated[Floats, SEATS * FEATURES, "f8"]
    known_as: Annotated[Row, SEATS]


class Mind(Judging):
    """`walls`, `steps`, `queue`, `walked` and `reach` are for walks on the board; `left` is
    what a raid leaves its victim of its income; the rest up to the weights is by seat, or by seat
    and feature.

    `learned` says whether powers are judged by what was learned: a net for two that are left, one
    for three, one for four.
    """

    walls: Annotated[Row, POINTS]
    steps: Annotated[Row, POINTS]
    queue: Annotated[Row, POINTS]
    walked: i32
    reach: i32
    income: Annotated[Row, SEATS]
    budget: Annotated[Row, SEATS]
    left: i32
    hope: Annotated[Floats, SEATS, "f8"]
    hope_near: Annotated[Floats, SEATS, "f8"]
    hope_all: Annotated[Floats, SEATS, "f8"]
    ruins: Annotated[Floats, SEATS, "f8"]
    danger: Annotated[Floats, SEATS, "f8"]
    danger_near: Annotated[Floats, SEATS, "f8"]
    x: Annotated[Floats, SEATS * FEATURES, "f8"]
    weight: Annotated[Floats, WEIGHTS, "f8"]
    nets: Annotated[Rows[PowersNet], NETS]
    learned: i32
