"""The dice game as the registry knows it (D-C0: one to four players)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from nations.edition.packaged import PackagedEdition
from nations.games.dice import content
from nations.games.dice.box import OPTIONS
from nations.games.dice.content import (
    AGE_NUMBERS,
    CHIT_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    ChitName,
    ColourName,
    ContentSet,
    KindName,
    ResourceName,
)
from nations.games.dice.game import NAME, DiceGame
from nations.games.dice.names import currency_of
from nations.games.dice.phases.end import FAME_NAMES, FAME_NUMBERS
from nations.games.dice.phases.famine import meet_famine
from nations.games.dice.state import BOX_CHITS, BOX_DICE, COLUMNS, ROWS, State


def points_of_an_event(age: int) -> int:
    """D-C7: what a famine that is met is worth in an age."""
    s = State()
    s.age = age
    meet_famine(s)
    return s.nation[0].vp


class BoxCounts(msgspec.Struct, frozen=True):
    """What the box holds (D-C2, D-C3)."""

    dice: dict[ColourName, int]
    chits: dict[ChitName, int]


class Printed(msgspec.Struct, frozen=True):
    """What is printed beside the tiles.

    The progress board: its columns by the number of players (D-C9), the price of each row (D-A4),
    what is paid with. The Hall of Fame, the best first (D-1f). What famine and war are worth in
    each age (D-C7).
    """

    columns: dict[str, int]
    prices: list[int]
    paid_with: dict[KindName, ResourceName]
    fame: dict[str, int]
    box: BoxCounts
    event_points: dict[str, int]


BOX = BoxCounts(
    dice=dict(zip(COLOUR_NAMES, BOX_DICE, strict=True)),
    chits=dict(zip(CHIT_NAMES, BOX_CHITS, strict=True)),
)
PRINTED = Printed(
    columns={"1": COLUMNS - 1, "2": COLUMNS - 1, "3": COLUMNS - 1, "4": COLUMNS},
    prices=list(range(1, ROWS + 1)),
    paid_with={kind: currency_of(kind) for kind in KIND_NAMES},
    fame=dict(zip(FAME_NAMES, FAME_NUMBERS, strict=True)),
    box=BOX,
    event_points={str(age): points_of_an_event(age) for age in AGE_NUMBERS},
)


def shown(content: ContentSet) -> Mapping[str, Any]:
    """What facts speak about: a set as plain data, what the box holds (D-C2, D-C3), the layout."""
    plain: dict[str, Any] = msgspec.to_builtins(content)
    return {**plain, "box": msgspec.to_builtins(BOX), "layout": msgspec.to_builtins(PRINTED)}


EDITION: PackagedEdition[ContentSet] = PackagedEdition(
    name=NAME,
    seats=range(1, 5),
    options=OPTIONS,
    package="nations.games.dice",
    content=content,
    make=DiceGame,
    things=lambda chosen: (*chosen.tiles, *chosen.events),
    layout=lambda _chosen: PRINTED,
    shown=shown,
)
