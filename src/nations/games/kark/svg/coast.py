"""The shape of the continent for the printed map: coasts, canal and borders around the rings.

Nothing of this is in the rules. Land lies wherever rings and arrows are; the seas take the rest in
the north and in the south, and the canal cuts through beside its country. Numbers are in units of
the board (280 by 225), with some room around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import cos, hypot, radians, sin, sqrt
from typing import NamedTuple

from nations.games.kark.content import BOARD_SIZE, ContentSet, Country, Point

LEFT, TOP, RIGHT, BOTTOM = 27.0, 30.0, 13.0, 30.0
"""Room around the board."""

RADIUS = 20.0
STEP = 3.0
SHORE = 13.0
"""Land around a ring; around an arrow it is a little less."""

FLOOR = 0.29
"""How far the seas come in, as a part of the board's height, where no land holds them."""

CANAL_WIDE, CANAL_AWAY = 5.5, 11.0


class Spot(NamedTuple):
    """A place on the board."""

    x: float
    y: float


class Continent(NamedTuple):
    """The coasts from west to east, the middle of the canal, and the border of each country."""

    north: list[Spot]
    south: list[Spot]
    canal: float
    borders: dict[str, list[Spot]]


def spot_of(country: Country, number: float, radius: float = RADIUS) -> Spot:
    """Where a point of a ring is: 0 at the top, clockwise; halves lie between two points."""
    angle = radians(number * 360 / country.points)
    x, y = country.centre
    return Spot(x + radius * sin(angle), y - radius * cos(angle))


def shape(content: ContentSet) -> Continent:
    """The continent of a content set."""
    land = list(_land(content))
    height = float(BOARD_SIZE[1])
    north = _coast(land, FLOOR * height)
    turned = [(Spot(spot.x, height - spot.y), room) for spot, room in land]
    south = [Spot(x, height - y) for x, y in _coast(turned, FLOOR * height)]
    borders = {one.id: _border(one, content.countries) for one in content.countries}
    return Continent(north, south, _canal(content.countries), borders)


def height_at(coast: Sequence[Spot], x: float) -> float:
    """Where a coast is at some longitude."""
    return min(coast, key=lambda spot: abs(spot.x - x)).y


def _land(content: ContentSet) -> Iterator[tuple[Spot, float]]:
    """Places that must be land, and how far around them."""
    countries = {one.id: one for one in content.countries}
    for one in content.countries:
        yield Spot(*map(float, one.centre)), RADIUS + SHORE
    for arrow in content.arrows:
        start, end = (_end(countries, point) for point in (arrow.start, arrow.end))
        for part in range(9):
            x = start.x + (end.x - start.x) * part / 8
            yield Spot(x, start.y + (end.y - start.y) * part / 8), SHORE


def _end(countries: dict[str, Country], point: Point) -> Spot:
    return spot_of(countries[point.country], point.number)


def _coast(land: list[tuple[Spot, float]], floor: float) -> list[Spot]:
    """The northern coast: around all land, else at the floor; smooth, with small bays."""
    count = round((LEFT + BOARD_SIZE[0] + RIGHT) / STEP)
    places = [-LEFT + STEP * at for at in range(count + 1)]
    bound = [min([floor, *_tops(land, x)]) for x in places]
    smooth = _smoothed(_smoothed([min(pair) for pair in zip(bound, _smoothed(bound), strict=True)]))
    return [Spot(x, y - _bays(x)) for x, y in zip(places, smooth, strict=True)]


def _tops(land: Iterable[tuple[Spot, float]], x: float) -> Iterator[float]:
    for spot, room in land:
        away = abs(spot.x - x)
        if away < room:
            yield spot.y - sqrt(room * room - away * away)


def _smoothed(values: list[float], reach: int = 3) -> list[float]:
    parts = [values[max(at - reach, 0) : at + reach + 1] for at in range(len(values))]
    return [sum(part) / len(part) for part in parts]


def _bays(x: float) -> float:
    return 1.1 * sin(x * 0.23) + 0.9 * sin(x * 0.51 + 1) + 0.5 * sin(x * 1.13)


def _canal(countries: Sequence[Country]) -> float:
    """Beside the canal's country, on the side where fewer rings are in its way."""
    own = next(one for one in countries if len(one.seas) > 1)
    away = RADIUS + CANAL_AWAY

    def crowd(x: float) -> tuple[int, bool]:
        near = [one for one in countries if abs(one.centre[0] - x) < RADIUS + CANAL_WIDE]
        return len(near), x > own.centre[0]

    sides = [x for x in (own.centre[0] - away, own.centre[0] + away) if -LEFT < x < BOARD_SIZE[0]]
    return min(sides, key=crowd)


def _border(own: Country, countries: Iterable[Country]) -> list[Spot]:
    """All that is nearer to a country's centre than to any other, within the frame."""
    right, low = BOARD_SIZE[0] + RIGHT, BOARD_SIZE[1] + BOTTOM
    area = [Spot(-LEFT, -TOP), Spot(right, -TOP), Spot(right, low), Spot(-LEFT, low)]
    for other in countries:
        if other.centre != own.centre:
            area = _clip(area, _nearer(own, other))
    return area


def _nearer(own: Country, other: Country) -> Callable[[Spot], float]:
    """How much nearer a place is to one centre than to another; below 0 it is not."""
    return lambda spot: (
        hypot(spot.x - other.centre[0], spot.y - other.centre[1]) ** 2
        - (hypot(spot.x - own.centre[0], spot.y - own.centre[1]) ** 2)
    )


def _clip(area: list[Spot], inside: Callable[[Spot], float]) -> list[Spot]:
    """The part of an area on one side of a straight line."""
    kept: list[Spot] = []
    for at, spot in enumerate(area):
        before = area[at - 1]
        here, there = inside(spot), inside(before)
        if here * there < 0:
            part = there / (there - here)
            x = before.x + (spot.x - before.x) * part
            kept.append(Spot(x, before.y + (spot.y - before.y) * part))
        if here >= 0:
            kept.append(spot)
    return kept
