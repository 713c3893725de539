"""The geometry of the map as data, so that a page can draw it: the same that `board` draws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

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


def layout(content: ContentSet) -> dict[str, Any]:
    """Frame, rings with their points, coasts from west to east, canal and borders, in units of the
    board (K-C3, K-C4)."""
    land, (width, height) = shape(content), BOARD_SIZE
    return {
        "frame": [-LEFT, -TOP, LEFT + width + RIGHT, TOP + height + BOTTOM],
        "radius": RADIUS,
        "points": {
            one.id: _pairs(spot_of(one, number) for number in range(one.points))
            for one in content.countries
        },
        "north": _pairs(land.north),
        "south": _pairs(land.south),
        "canal": round(land.canal, 1),
        "borders": {country: _pairs(border) for country, border in land.borders.items()},
    }


def _pairs(spots: Iterable[Spot]) -> list[list[float]]:
    return [[round(spot.x, 1), round(spot.y, 1)] for spot in spots]
