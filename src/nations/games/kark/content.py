"""The board, the incident cards, the pieces and prices in use: a content set (K-C1 to K-C4, K-D4).

A set is data. The default one is a reconstruction (data/SOURCES.md); a person who owns the box can
write what is printed into a file of the same form. `load_set` reads and checks such a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from nations.games.kark import board_checks, set_rules
from nations.games.kark.board_checks import (
    BOARD_SIZE,
    SEAS,
    CountryType,
    SeaName,
    point_at,
    questions_of,
)
from nations.games.kark.board_ways import USUAL_RING, Point
from nations.games.kark.set_remarks import remarks
from nations.games.kark.set_rules import (
    EFFECT_NAMES,
    LEADER_NAMES,
    LEADERS_EACH,
    ORDERS_OF,
    USUAL_STEPS,
    EffectName,
    LeaderName,
    LeaderOrAny,
)
from nations.sets.file import Document, Shipped, checked, problems_in
from nations.sets.provenance import Provenance, Valued, digest, listed, origins, played_values

__all__ = [
    "BOARD_SIZE",
    "EFFECT_NAMES",
    "LEADERS_EACH",
    "LEADER_NAMES",
    "SEAS",
    "TABLES",
    "TYPE_NAMES",
    "USUAL_RING",
    "Arrow",
    "Card",
    "ContentSet",
    "Country",
    "LeaderName",
    "Link",
    "Pieces",
    "Point",
    "Prices",
    "Provenance",
    "check_set",
    "load_set",
    "provenance",
    "remarks",
]

DEFAULT_SET = Shipped("nations.games.kark", "data/sets/reconstruction.toml")
TYPE_NAMES = tuple(board_checks.COUNTRIES_OF_TYPE)
TABLES = tuple(set_rules.TABLES)
NOT_PLAYED = ("name", "name_de", "centre", "points", "more_questions")
"""Fields of things that the digest does not count, or not among the others."""


class Country(msgspec.Struct, frozen=True):
    """A country (K-C3) and its ring (K-C4): points from 0 on, clockwise from the top."""

    id: str
    name: str
    name_de: str
    type: CountryType
    derricks: int
    seas: tuple[SeaName, ...]
    capital: int
    question: int
    centre: tuple[int, int]
    points: int = USUAL_RING
    more_questions: tuple[int, ...] = ()

    @property
    def questions(self) -> tuple[int, ...]:
        """K-C4: every "?" of the ring; a set may have several."""
        return (self.question, *self.more_questions)


class Arrow(msgspec.Struct, frozen=True):
    """A step between two rings, gone both ways (K-C4)."""

    start: Point
    end: Point


class Link(msgspec.Struct, frozen=True):
    """An inland and a port country that a pipeline may join (K-Q1), or joins at once (K-S3)."""

    inland: str
    port: str
    laid: bool


class Card(msgspec.Struct, frozen=True):
    """An incident card (K-D4). Whatever its effect does not have is 0 or None."""

    id: str
    name: str
    name_de: str
    good: bool
    effect: EffectName
    millions: int
    leader: LeaderOrAny | None
    steps: tuple[int, int] | None


class Prices(msgspec.Struct, frozen=True):
    """In millions, by leader or in one number (K-P1, K-P2, K-I2)."""

    step: dict[LeaderName, int]
    income: dict[LeaderName, int]
    tanker_buy: int
    tanker_sell: int
    pipeline: int


class Pieces(msgspec.Struct, frozen=True):
    """What the box holds: leaders and agents of each player, the rest of all (K-C1, K-C2)."""

    leaders: dict[LeaderName, int]
    agents: int
    tankers: int
    pipelines: int
    money: int


class ContentSet(msgspec.Struct, frozen=True):
    """A whole set, checked. Two sets with the same digest play the same.

    `origins` has, for every table of the file, how its values are known (`edition.catalogue`).
    """

    name: str
    name_de: str
    status: str
    note: str
    note_de: str
    digest: str
    countries: tuple[Country, ...]
    arrows: tuple[Arrow, ...]
    links: tuple[Link, ...]
    cards: tuple[Card, ...]
    prices: Prices
    pieces: Pieces
    origins: dict[str, dict[str, str]] = {}


def load_set(path: Path | None = None) -> ContentSet:
    """The set of a file (None: the default set), or `BadSet` with all that is wrong in it."""
    return _default_set() if path is None else _build(_checked(path))


def check_set(path: Path | None = None) -> list[str]:
    """All that is wrong in a file, a line of text each; empty if it can be played."""
    return problems_in(path or DEFAULT_SET, set_rules.problems)


def provenance(path: Path | None = None) -> tuple[Provenance, ...]:
    """Status and source of every value of a file."""
    document = _checked(path)
    return listed(document, _valued(document))


@cache
def _default_set() -> ContentSet:
    return _build(_checked(None))


def _checked(path: Path | None) -> Document:
    return checked(path or DEFAULT_SET, set_rules.problems)


def _build(document: Document) -> ContentSet:
    about = document["set"]
    note = about.get("note", "")
    content = ContentSet(
        name=about["name"],
        name_de=about.get("name_de", about["name"]),
        status=about["status"],
        note=note,
        note_de=about.get("note_de", note),
        digest="",
        countries=tuple(_country(row) for row in document["country"]),
        arrows=tuple(_arrow(row) for row in document["arrow"]),
        links=tuple(Link(row["inland"], row["port"], row["laid"]) for row in document["link"]),
        cards=tuple(_card(row) for row in document["card"]),
        prices=_prices(document["prices"]),
        pieces=_pieces(document["pieces"]),
        origins=origins(document, _valued(document)),
    )
    return msgspec.structs.replace(content, digest=_digest(content))


def _country(row: Document) -> Country:
    x, y = row["centre"]
    return Country(
        id=row["id"],
        name=row["name"],
        name_de=row.get("name_de") or row["name"],
        type=row["type"],
        derricks=row["derricks"],
        seas=tuple(sea for sea in SEAS if sea in row["seas"]),
        capital=row["capital"],
        question=questions_of(row)[0],
        centre=(x, y),
        points=row.get("points", USUAL_RING),
        more_questions=tuple(questions_of(row)[1:]),
    )


def _arrow(row: Document) -> Arrow:
    return Arrow(start=point_at(row["from"]), end=point_at(row["to"]))


def _card(row: Document) -> Card:
    far = tuple(row.get("steps", USUAL_STEPS)) if "steps" in ORDERS_OF[row["effect"]] else None
    return Card(
        id=row["id"],
        name=row["name"],
        name_de=row.get("name_de") or row["name"],
        good=row["good"],
        effect=row["effect"],
        millions=row.get("millions", 0),
        leader=row.get("leader"),
        steps=far,
    )


def _prices(row: Document) -> Prices:
    return Prices(
        step=_by_leader(row["step"]),
        income=_by_leader(row["income"]),
        tanker_buy=row["tanker_buy"],
        tanker_sell=row["tanker_sell"],
        pipeline=row["pipeline"],
    )


def _pieces(row: Document) -> Pieces:
    return Pieces(
        leaders=_by_leader(row["leaders"]),
        agents=row["agents"],
        tankers=row["tankers"],
        pipelines=row["pipelines"],
        money=row["money"],
    )


def _by_leader(numbers: dict[str, int]) -> dict[str, int]:
    return {leader: numbers[leader] for leader in LEADER_NAMES}


def _digest(content: ContentSet) -> str:
    """The digest of all that matters to play, in the order in which it is numbered.

    Ids belong to it, as saved games name countries and cards by them; names in a language and the
    centres of the drawing do not.
    """
    things = (*content.countries, *content.arrows, *content.links, *content.cards)
    values = [played_values(each, besides=NOT_PLAYED) for each in things]
    unusual = [
        (each.id, each.points, each.more_questions)
        for each in content.countries
        if (each.points, each.more_questions) != (USUAL_RING, ())
    ]
    # What sets could not have at first counts only where they have it: the digests of others stay.
    return digest((values, content.prices, content.pieces, *([unusual] if unusual else [])))


def _valued(document: Document) -> Iterator[Valued]:
    """Every table that holds values of the game: its name, itself, and their fields."""
    yield "prices", document["prices"], tuple(set_rules.PRICES)
    yield "pieces", document["pieces"], tuple(set_rules.PIECES)
    for row in document["country"]:
        fields = tuple(name for name in board_checks.COUNTRY if name != "points" or name in row)
        yield f"country.{row['id']}", row, fields
    for row in document["arrow"]:
        yield f"arrow.{row['from']}", row, tuple(board_checks.ARROW)
    for row in document["link"]:
        yield f"link.{row['inland']}.{row['port']}", row, tuple(board_checks.LINK)
    for row in document["card"]:
        yield f"card.{row['id']}", row, set_rules.fields_of(row["effect"])
