"""The ground of the printed map as SVG: seas, the continent with its countries, canal and grid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from nations.games.kark.content import BOARD_SIZE
from nations.games.kark.svg.coast import (
    BOTTOM,
    CANAL_WIDE,
    LEFT,
    RIGHT,
    TOP,
    Continent,
    Spot,
    height_at,
)
from nations.games.kark.svg.figures import group, path, text

SCALE = 4.0
WIDE = (LEFT + BOARD_SIZE[0] + RIGHT) * SCALE
HIGH = (TOP + BOARD_SIZE[1] + BOTTOM) * SCALE
TINTS = (
    "#d9b46c",
    "#c9975c",
    "#e0c48d",
    "#c2a35a",
    "#d3a06a",
    "#cfb583",
    "#dcbb72",
    "#c8a86f",
)
GRID = 35
CONTOURS = (4.0, 9.0, 15.0, 22.0, 30.0)
"""How far inland the fine lines run along the coasts."""

WAVES = (
    '<pattern id="kark-waves" width="96" height="64" patternUnits="userSpaceOnUse">'
    '<path d="M8 16 q7 -7 14 0 t14 0 M56 48 q7 -7 14 0 t14 0" class="wave"/></pattern>'
)


def mapped(spot: Spot) -> Spot:
    """A place of the board in the units of the document."""
    return Spot((spot.x + LEFT) * SCALE, (spot.y + TOP) * SCALE)


def steps(spots: Iterable[Spot]) -> str:
    return " L".join(f"{x:.1f} {y:.1f}" for x, y in map(mapped, spots))


class Ground:
    """Draws one continent."""

    def __init__(self, land: Continent, words: Mapping[str, str]) -> None:
        self.land, self.words = land, words

    def parts(self) -> Iterator[str]:
        """Seas, the continent with its countries, the canal and the grid."""
        north, south = self.land.north, self.land.south
        outline = f"M{steps(north)} L{steps(reversed(south))} Z"
        yield f'<defs><clipPath id="kark-land"><path d="{outline}"/></clipPath>{WAVES}</defs>'
        for kind in ("sea", "waves"):
            yield f'<rect width="{WIDE:.0f}" height="{HIGH:.0f}" class="{kind}"/>'
        for kind in ("far", "middle", "near"):
            yield path(f"M{steps(north)} M{steps(south)}", f"shallows {kind}")
        yield '<g clip-path="url(#kark-land)">'
        for tint, (_, border) in zip(TINTS, self.land.borders.items(), strict=False):
            yield f'<path d="M{steps(border)} Z" fill="{tint}" class="border"/>'
        for inland in CONTOURS:
            upper, lower = _shifted(north, inland), _shifted(south, -inland)
            yield path(f"M{steps(upper)} M{steps(lower)}", "contour")
        yield "</g>"
        yield path(f"M{steps(north)} M{steps(south)}", "shore")
        yield from self._canal()
        yield self._grid()

    def _canal(self) -> Iterator[str]:
        x, half = self.land.canal, CANAL_WIDE / 2
        top, low = height_at(self.land.north, x) - 2, height_at(self.land.south, x) + 2
        sides = [[Spot(x + side, top), Spot(x + side, low)] for side in (-half, half)]
        (left, high), (right, end) = mapped(sides[0][0]), mapped(sides[1][1])
        cut = f'x="{left:.1f}" y="{high:.1f}" width="{right - left:.1f}" height="{end - high:.1f}"'
        yield f'<rect {cut} class="sea"/>'
        yield path(f"M{steps(sides[0])} M{steps(sides[1])}", "bank")
        middle = mapped(Spot(x - 6, top + (low - top) * 0.24))
        name = text(0, 0, self.words["canal"].upper(), "canal")
        yield group(*middle, name, more=" rotate(-90)")

    def _grid(self) -> str:
        right, low = BOARD_SIZE[0] + RIGHT, BOARD_SIZE[1] + BOTTOM
        lines = [
            f"M{steps([Spot(x, -TOP), Spot(x, low)])}" for x in range(0, BOARD_SIZE[0] + 1, GRID)
        ]
        lines += [
            f"M{steps([Spot(-LEFT, y), Spot(right, y)])}" for y in range(0, BOARD_SIZE[1], GRID)
        ]
        letters = (
            text((place * GRID + LEFT + GRID / 2) * SCALE, 24, letter, "reference")
            for place, letter in enumerate("ABCDEFGH")
        )
        return path(" ".join(lines), "grid") + "".join(letters)


def _shifted(coast: Iterable[Spot], by: float) -> list[Spot]:
    return [Spot(x, y + by) for x, y in coast]
