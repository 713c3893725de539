"""A content set for tests, so that none depends on the default set, which may be drawn anew.

In every country point 0 is the capital and point 4 the "?". The countries lie like this:

     north sea
       nw --- ne
      |  |     |  |
     uor-abu  mid far       uor holds the canal; abu, mid and far lie inland
      |  |     |  |
       sw --- se
     south sea

mid also borders on nw and sw.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from nations.games.kark.box import OPTIONS
from nations.games.kark.content import (
    LEADER_NAMES,
    Arrow,
    Card,
    ContentSet,
    Country,
    Link,
    Pieces,
    Point,
    Prices,
    load_set,
)
from nations.games.kark.game import KarkGame

COUNTRIES: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "uor": ("canal", 1, ("north", "south")),
    "abu": ("inland", 4, ()),
    "mid": ("inland", 4, ()),
    "far": ("inland", 4, ()),
    "nw": ("coastal", 2, ("north",)),
    "ne": ("coastal", 2, ("north",)),
    "sw": ("coastal", 2, ("south",)),
    "se": ("coastal", 2, ("south",)),
}
"""The type of each country, its derricks and its seas."""

CAPITAL, QUESTION = 0, 4
ARROWS = """
    uor.1-nw.7  uor.7-sw.1  uor.2-abu.6  uor.3-abu.5
    abu.1-nw.5  abu.3-sw.3
    mid.5-nw.3  mid.3-ne.5  mid.6-sw.5  mid.2-se.5
    far.5-ne.3  far.6-ne.2  far.3-se.3  far.2-se.1
    nw.2-ne.6  sw.6-se.2
"""
LAID = "abu>uor"
LINKS = f"abu>nw abu>sw {LAID} mid>nw mid>ne mid>sw mid>se far>ne far>se"
CARDS: dict[str, dict[str, Any]] = {
    "loan": {"effect": "cash", "millions": 6},
    "boom": {"effect": "cash", "millions": 4},
    "aid": {"effect": "cash", "millions": 1},
    "coup": {"effect": "coup"},
    **{f"{kind}-marches": {"effect": "advance", "leader": kind} for kind in LEADER_NAMES},
    "strike": {"effect": "cash", "millions": -3},
    "bill": {"effect": "cash", "millions": -5},
    "tanker-aground": {"effect": "lose-tanker"},
    "tanker-burnt": {"effect": "lose-tanker"},
    **{f"{kind}-falls": {"effect": "withdraw", "leader": kind} for kind in LEADER_NAMES},
}
GOOD = 8
MARCH = (1, 7)
PRICES = Prices(
    step={"king": 2, "president": 2, "dictator": 1, "guerrilla": 1},
    income={"king": 2, "president": 2, "dictator": 1, "guerrilla": 1},
    tanker_buy=5,
    tanker_sell=3,
    pipeline=3,
)
PIECES = Pieces(
    leaders={"king": 2, "president": 2, "dictator": 1, "guerrilla": 1},
    agents=1,
    tankers=16,
    pipelines=12,
    money=140,
)

Changes = Mapping[str, Mapping[str, Any]]
"""Other values: {"prices": {"pipeline": 4}, "uor": {"derricks": 3}, "loan": {"millions": 9}}."""

Thing = TypeVar("Thing", Country, Card, Prices, Pieces)


def content(changes: Changes | None = None) -> ContentSet:
    """The set, with some values changed."""
    changed = changes or {}
    assert changed.keys() <= {"prices", "pieces", *COUNTRIES, *CARDS}
    return msgspec.structs.replace(
        load_set(),
        name="Tests",
        status="own",
        digest="of-the-tests",
        countries=tuple(_change(_country(name), name, changed) for name in COUNTRIES),
        arrows=tuple(_arrow(written) for written in ARROWS.split()),
        links=tuple(_link(written) for written in LINKS.split()),
        cards=tuple(_change(_card(at, name), name, changed) for at, name in enumerate(CARDS)),
        prices=_change(PRICES, "prices", changed),
        pieces=_change(PIECES, "pieces", changed),
    )


def _country(name: str) -> Country:
    kind, derricks, seas = COUNTRIES[name]
    return Country(name, name, name, kind, derricks, seas, CAPITAL, QUESTION, (0, 0))


def _arrow(written: str) -> Arrow:
    start, end = (end.split(".") for end in written.split("-"))
    return Arrow(Point(start[0], int(start[1])), Point(end[0], int(end[1])))


def _link(written: str) -> Link:
    inland, port = written.split(">")
    return Link(inland, port, laid=written == LAID)


def _card(at: int, name: str) -> Card:
    bare = Card(name, name, name, at < GOOD, "", 0, None, None)
    steps = MARCH if CARDS[name]["effect"] == "advance" else None
    return msgspec.structs.replace(bare, steps=steps, **CARDS[name])


def _change(thing: Thing, name: str, changes: Changes) -> Thing:
    return msgspec.structs.replace(thing, **changes.get(name, {}))


def with_defaults(options: Mapping[str, str]) -> dict[str, str]:
    return {name: values[0] for name, values in OPTIONS.items()} | dict(options)


def kark_game(seats: int = 2, changes: Changes | None = None, **options: str) -> KarkGame:
    """The game with this set, and with default options unless told otherwise."""
    return KarkGame(content(changes), seats, with_defaults(options))
