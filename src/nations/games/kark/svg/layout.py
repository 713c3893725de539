"""The geometry of the map as data, so that a page can draw it: the same that `board` draws."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nations.games.kark.content import BOARD_SIZE, ContentSet
from nations.games.kark.svg.coast import (
    BOTTOM,
    LEFT,
    RADIUS,
    RIGHT,
    TOP,
    Spot,
    shape,
    spot_of,
)


class Geometry(msgspec.Struct, frozen=True):
    """Frame (left, top, wide, high), rings with their points, coasts from west to east, canal and
    borders, in units of the board (K-C3, K-C4)."""

    frame: tuple[float, float, float, float]
    radius: float
    points: dict[str, tuple[Spot, ...]]
    north: tuple[Spot, ...]
    south: tuple[Spot, ...]
    canal: float
    borders: dict[str, tuple[Spot, ...]]


def geometry(content: ContentSet) -> Geometry:
    """What `board` draws of a set."""
    land, (width, height) = shape(content), BOARD_SIZE
    return Geometry(
        frame=(-LEFT, -TOP, LEFT + width + RIGHT, TOP + height + BOTTOM),
        radius=RADIUS,
        points={
            one.id: _near(spot_of(one, number) for number in range(one.points))
            for one in content.countries
        },
        north=_near(land.north),
        south=_near(land.south),
        canal=round(land.canal, 1),
        borders={country: _near(border) for country, border in land.borders.items()},
    )


def _near(spots: Iterable[Spot]) -> tuple[Spot, ...]:
    return tuple(Spot(round(spot.x, 1), round(spot.y, 1)) for spot in spots)
