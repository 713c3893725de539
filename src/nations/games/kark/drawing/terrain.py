"""Where things lie in the terminal's map: rings by their centres, and the lines between them.

All of it follows from the content set alone, so the map does not move while a game is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from nations.games.kark.board_ways import USUAL_RING
from nations.games.kark.content import SEAS, ContentSet, Country, Link, Point
from nations.games.kark.drawing.ink import (
    WIDE,
)
from nations.games.kark.drawing.routes import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Cell,
    Exit,
    Router,
    Stretch,
)

RING_WIDE, RING_HIGH = 21, 5
SEA_HIGH = 2
EDGE = 1
"""Cells left free around the rings, so that a line can leave every point."""

SPREAD = 20
"""Rows between the northernmost and the southernmost centre."""

SHAPE = ((2, 19), (1, 20), (0, 21), (1, 20), (2, 19))
"""The columns of a ring in each of its rows."""

POINTS = ((10, 0), (18, 0), (20, 2), (18, 4), (10, 4), (2, 4), (0, 2), (2, 0))
WAYS = (
    (NORTH,),
    (NORTH, EAST),
    (EAST,),
    (EAST, SOUTH),
    (SOUTH,),
    (SOUTH, WEST),
    (WEST,),
    (WEST, NORTH),
)
"""Where the points of a ring are, clockwise from the top, and how an arrow leaves each."""

SIDES = (
    ((6, 0), NORTH),
    ((14, 0), NORTH),
    ((19, 1), EAST),
    ((19, 3), EAST),
    ((14, 4), SOUTH),
    ((6, 4), SOUTH),
    ((1, 3), WEST),
    ((1, 1), WEST),
)
"""Where pipelines and water may leave a ring: between its points."""


class Ring(NamedTuple):
    """A country's ring with the upper left corner of its place."""

    country: Country
    column: int
    row: int

    def at(self, offset: Cell) -> Cell:
        return self.column + offset[0], self.row + offset[1]

    def cells(self) -> Iterator[Cell]:
        for row, (first, end) in enumerate(SHAPE):
            yield from (self.at((column, row)) for column in range(first, end))

    def exits(self, number: int) -> list[Exit]:
        """How an arrow can leave a point."""
        return [Exit(self.at(POINTS[number]), way) for way in WAYS[number]]

    def sides(self) -> list[Exit]:
        return [Exit(self.at(offset), way) for offset, way in SIDES]


class Terrain(NamedTuple):
    """The rings and lines of a map, and its height in rows."""

    rows: int
    rings: Mapping[str, Ring]
    arrows: Sequence[Sequence[Stretch]]
    links: Mapping[Link, Sequence[Stretch]]
    water: Mapping[str, Sequence[Stretch]]


def survey(content: ContentSet) -> Terrain | None:
    """The map of a content set, or None if its rings or lines do not fit on it."""
    if not _is_usual(content):
        return None
    rings = _rings(content.countries)
    cells = [cell for ring in rings.values() for cell in ring.cells()]
    if len(set(cells)) < len(cells):
        return None
    rows = max(ring.row for ring in rings.values()) + RING_HIGH + EDGE + SEA_HIGH
    seas = [(column, row) for row in _sea_rows(rows) for column in range(WIDE)]
    ends = [point for arrow in content.arrows for point in (arrow.start, arrow.end)]
    kept = [way.outside for end in ends for way in rings[end.country].exits(end.number)]
    router = Router(WIDE, rows, [*cells, *seas], kept)
    water = _lead_water(router, rings.values())
    arrows = _lead_arrows(router, rings, content)
    links = _lead_links(router, rings, content.links)
    lines = [*arrows, *links.values()]
    return Terrain(rows, rings, arrows, links, water) if all(lines) else None


def _is_usual(content: ContentSet) -> bool:
    """Whether all rings have eight points, and no point two arrows: else there is but the list."""
    ends = [point for arrow in content.arrows for point in (arrow.start, arrow.end)]
    usual = all(country.points == USUAL_RING for country in content.countries)
    return usual and len(set(ends)) == len(ends)


def _sea_rows(rows: int) -> list[int]:
    return [*range(SEA_HIGH), *range(rows - SEA_HIGH, rows)]


def _rings(countries: Iterable[Country]) -> dict[str, Ring]:
    """The centres, stretched over the whole width."""
    placed = list(countries)
    across = _scale([one.centre[0] for one in placed], WIDE - RING_WIDE - 2 * EDGE)
    down = _scale([one.centre[1] for one in placed], SPREAD)
    return {
        one.id: Ring(one, EDGE + column, SEA_HIGH + EDGE + row)
        for one, column, row in zip(placed, across, down, strict=True)
    }


def _scale(values: list[int], cells: int) -> list[int]:
    low, span = min(values), max(max(values) - min(values), 1)
    return [round((value - low) * cells / span) for value in values]


def _lead_water(router: Router, rings: Iterable[Ring]) -> dict[str, list[Stretch]]:
    """Every port to its seas: one for a coast, both for the country of the canal."""
    water: dict[str, list[Stretch]] = {}
    for ring in sorted(rings, key=lambda ring: len(ring.country.seas)):
        leads = (router.lead(ring.sides(), _shore(router, sea)) for sea in ring.country.seas)
        water[ring.country.id] = [stretch for lead in leads for stretch in lead]
    return water


def _shore(router: Router, sea: str) -> list[Exit]:
    north = sea == SEAS[0]
    row, way = (SEA_HIGH - 1, SOUTH) if north else (router.rows - SEA_HIGH, NORTH)
    return [Exit((column, row), way) for column in range(WIDE)]


def _lead_arrows(
    router: Router, rings: Mapping[str, Ring], content: ContentSet
) -> list[Sequence[Stretch]]:
    def far(ends: tuple[Point, Point]) -> int:
        return min(_apart(a.cell, b.cell) for a in exits(ends[0]) for b in exits(ends[1]))

    def exits(point: Point) -> list[Exit]:
        return rings[point.country].exits(point.number)

    pairs = sorted(((one.start, one.end) for one in content.arrows), key=far)
    return [router.lead(exits(start), exits(end)) for start, end in pairs]


def _lead_links(
    router: Router, rings: Mapping[str, Ring], links: Iterable[Link]
) -> dict[Link, Sequence[Stretch]]:
    def far(link: Link) -> int:
        return _apart(rings[link.inland].at((0, 0)), rings[link.port].at((0, 0)))

    return {
        link: router.lead(rings[link.inland].sides(), rings[link.port].sides())
        for link in sorted(links, key=far)
    }


def _apart(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + 2 * abs(one[1] - other[1])
