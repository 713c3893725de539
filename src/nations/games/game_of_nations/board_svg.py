"""The board as a printed map of 1973 in SVG, empty or with a table's pieces on it.

Everything is drawn from the content set: `coast` makes the shape of the continent around its rings,
`figures_svg` the signs. The file needs nothing else: no fonts, no scripts, no links.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from xml.sax.saxutils import escape

from nations.games.game_of_nations.coast import (
    BOTTOM,
    CANAL_WIDE,
    LEFT,
    RADIUS,
    RIGHT,
    TOP,
    Spot,
    height_at,
    shape,
    spot_of,
)
from nations.games.game_of_nations.content import (
    BOARD_SIZE,
    RING,
    SEAS,
    ContentSet,
    Country,
    Link,
)
from nations.games.game_of_nations.figures_svg import (
    SEAT_FILLS,
    agent,
    derrick,
    group,
    hull,
    leader,
    path,
    port,
    row,
    stamp,
    text,
    titled,
)
from nations.games.game_of_nations.legend_svg import STRIP, STYLE, WORDS, legend
from nations.games.game_of_nations.view import Kark

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
AROUND = ((0.0, -34.0), (26.0, -14.0), (-26.0, -14.0), (0.0, 24.0))
"""Where agents stand around a point, so that all four can stand at one."""


def board_svg(
    content: ContentSet, view: Kark | None = None, names: Mapping[str, str] | None = None
) -> str:
    """The board as an SVG document.

    `names` holds the words on the map by the ids of countries and the keys of `WORDS`; what it
    does not hold stands there in English.
    """
    english = WORDS | {one.id: one.name for one in content.countries}
    return _Print(content, view, {**english, **(names or {})}).document()


def _at(spot: Spot) -> Spot:
    """A place of the board in the units of the document."""
    return Spot((spot.x + LEFT) * SCALE, (spot.y + TOP) * SCALE)


def _steps(spots: Iterable[Spot]) -> str:
    return " L".join(f"{x:.1f} {y:.1f}" for x, y in map(_at, spots))


class _Print:
    """One map."""

    def __init__(self, content: ContentSet, view: Kark | None, words: Mapping[str, str]) -> None:
        self.content, self.view, self.words = content, view, words
        self.land = shape(content)
        self.countries = {one.id: one for one in content.countries}

    def document(self) -> str:
        title = f"{self.words['title']} · {self.content.name}"
        size = f'viewBox="0 0 {WIDE:.0f} {HIGH + STRIP:.0f}"'
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"'
            ' aria-labelledby="kark-title kark-about">',
            f'<title id="kark-title">{escape(title)}</title>',
            f'<desc id="kark-about">{escape(self._about())}</desc>',
            f"<style>{STYLE}</style>",
            *self._ground(),
            *self._lines(),
            *(self._country(one) for one in self.content.countries),
            *self._seas(),
            *self._pieces(),
            *legend(self.words, self.content, WIDE, HIGH, pieces=self.view is not None),
            "</svg>",
        ]
        return "\n".join(part for part in parts if part) + "\n"

    def _about(self) -> str:
        names = ", ".join(self.words[one] for one in self.countries)
        return f"{self.words['about']} {names}."

    def _ground(self) -> Iterator[str]:
        """Seas, the continent with its countries, the canal and the grid."""
        north, south = self.land.north, self.land.south
        outline = f"M{_steps(north)} L{_steps(reversed(south))} Z"
        yield f'<defs><clipPath id="kark-land"><path d="{outline}"/></clipPath>{WAVES}</defs>'
        for kind in ("sea", "waves"):
            yield f'<rect width="{WIDE:.0f}" height="{HIGH:.0f}" class="{kind}"/>'
        for kind in ("far", "middle", "near"):
            yield path(f"M{_steps(north)} M{_steps(south)}", f"shallows {kind}")
        yield '<g clip-path="url(#kark-land)">'
        for tint, (_, border) in zip(TINTS, self.land.borders.items(), strict=False):
            yield f'<path d="M{_steps(border)} Z" fill="{tint}" class="border"/>'
        for inland in CONTOURS:
            coasts = [[Spot(x, y + inland) for x, y in north], [Spot(x, y - inland) for x, y in south]]
            yield path(f"M{_steps(coasts[0])} M{_steps(coasts[1])}", "contour")
        yield "</g>"
        yield path(f"M{_steps(north)} M{_steps(south)}", "shore")
        yield from self._canal()
        yield self._grid()

    def _canal(self) -> Iterator[str]:
        x, half = self.land.canal, CANAL_WIDE / 2
        top, low = height_at(self.land.north, x) - 2, height_at(self.land.south, x) + 2
        sides = [[Spot(x + side, top), Spot(x + side, low)] for side in (-half, half)]
        (left, high), (right, end) = _at(sides[0][0]), _at(sides[1][1])
        cut = f'x="{left:.1f}" y="{high:.1f}" width="{right - left:.1f}" height="{end - high:.1f}"'
        yield f'<rect {cut} class="sea"/>'
        yield path(f"M{_steps(sides[0])} M{_steps(sides[1])}", "bank")
        middle = _at(Spot(x - 6, top + (low - top) * 0.24))
        name = text(0, 0, self.words["canal"].upper(), "canal")
        yield group(*middle, name, more=" rotate(-90)")

    def _grid(self) -> str:
        right, low = BOARD_SIZE[0] + RIGHT, BOARD_SIZE[1] + BOTTOM
        lines = [
            f"M{_steps([Spot(x, -TOP), Spot(x, low)])}" for x in range(0, BOARD_SIZE[0] + 1, GRID)
        ]
        lines += [
            f"M{_steps([Spot(-LEFT, y), Spot(right, y)])}" for y in range(0, BOARD_SIZE[1], GRID)
        ]
        letters = (
            text((at * GRID + LEFT + GRID / 2) * SCALE, 24, letter, "reference")
            for at, letter in enumerate("ABCDEFGH")
        )
        return path(" ".join(lines), "grid") + "".join(letters)

    def _lines(self) -> Iterator[str]:
        """Links under arrows; laid pipelines as double lines."""
        used: set[tuple[str, float]] = set()
        for link in self.content.links:
            yield self._link(link, used)
        for arrow in self.content.arrows:
            ends = [spot_of(self.countries[p.country], p.number) for p in (arrow.start, arrow.end)]
            yield path(f"M{_steps(_shortened(*ends))}", "arrow")
            yield from (_head(*ends[::way]) for way in (1, -1))

    def _link(self, link: Link, used: set[tuple[str, float]]) -> str:
        start, end = self.countries[link.inland], self.countries[link.port]
        halves = [at + 0.5 for at in range(RING)]
        pairs = [(a, b) for a in halves for b in halves]
        free = [p for p in pairs if not {(start.id, p[0]), (end.id, p[1])} & used] or pairs
        one, two = min(free, key=lambda p: _apart(spot_of(start, p[0], 30), spot_of(end, p[1], 30)))
        used |= {(start.id, one), (end.id, two)}
        ways = [(start, one, RADIUS), (start, one, 32), (end, two, 32), (end, two, RADIUS)]
        a, b, c, d = (f"{x:.1f} {y:.1f}" for x, y in (_at(spot_of(*way)) for way in ways))
        curve = f"M{a} C{b} {c} {d}"
        name = f"{self.words[link.inland]} – {self.words[link.port]}"
        if self._laid(link):
            lines = path(curve, "pipe") + path(curve, "oil")
            return titled(f"{self.words['pipeline']}: {name}", lines)
        return titled(f"{self.words['link']}: {name}", path(curve, "link"))

    def _laid(self, link: Link) -> bool:
        if self.view is None:
            return link.laid
        return f"{link.inland}>{link.port}" in self.view.pipelines

    def _country(self, country: Country) -> str:
        """A ring with its points, name and derricks."""
        centre = _at(Spot(*map(float, country.centre)))
        ruler = self.view.rulers[country.id] if self.view else None
        glow = f' style="stroke:{SEAT_FILLS[ruler]}"' if ruler is not None else ""
        ring = f'<circle cx="{centre.x:.1f}" cy="{centre.y:.1f}" r="{RADIUS * SCALE:.0f}"'
        return titled(
            self._described(country),
            f'{ring} class="ring{" ruled" if glow else ""}"{glow}/>',
            *(self._point(country, number) for number in range(RING)),
            *self._name(country, centre),
            *self._port(country),
        )

    def _described(self, country: Country) -> str:
        words, kind = self.words, self.words[country.type]
        return (
            f"{words[country.id]}: {kind}, {words['derricks']} {country.derricks}, "
            f"{words['capital']} {country.capital}, ? {country.question}"
        )

    def _point(self, country: Country, number: int) -> str:
        """A disc, the red capital or the stamp; the number stands inside the ring."""
        (x, y), label = _at(spot_of(country, number)), _at(spot_of(country, number, 14.6))
        figure = text(label.x, label.y + 5, str(number), "number")
        if number == country.question:
            return stamp(x, y) + figure
        kind, radius = ("capital", 12) if number == country.capital else ("point", 8)
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" class="{kind}"/>{figure}'

    def _name(self, country: Country, centre: Spot) -> Iterator[str]:
        """The name in one or two lines above the derricks."""
        name = self.words[country.id].upper()
        lines = name.rsplit(" ", 1) if len(name) > 7 else [name]
        size = min(20.0, 132 / max(map(len, lines)))
        top = centre.y - 8 - size * 0.75 * (len(lines) - 1)
        for at, line in enumerate(lines):
            more = f' font-size="{size:.1f}"'
            yield text(centre.x, top + at * size, line, "name", more)
        for x in row(centre.x, 19, country.derricks):
            yield derrick(x, centre.y + 27)

    def _port(self, country: Country) -> Iterator[str]:
        for place in self._harbours(country)[:1]:
            yield port(*place)

    def _harbours(self, country: Country) -> list[Spot]:
        """Where the port is, on the coast or on the canal."""
        x, y = country.centre
        if len(country.seas) > 1:
            return [_at(Spot(self.land.canal, y))]
        coasts = (self.land.north, self.land.south)
        return [_at(Spot(x, height_at(coasts[SEAS.index(sea)], x))) for sea in country.seas]

    def _seas(self) -> Iterator[str]:
        for at, sea in enumerate(SEAS):
            y = 62 if at == 0 else HIGH - 40
            yield text(WIDE / 2, y, self.words[sea].upper(), "ocean")
            tankers = self._moored(sea)
            for x, (owner, count) in zip(row(WIDE * 0.8, 60, len(tankers)), tankers, strict=True):
                yield hull(x, y - 4, owner, count)

    def _moored(self, place: str) -> list[tuple[int | None, int]]:
        if self.view is None:
            return []
        powers = enumerate(self.view.powers)
        owned = [(seat, one.tankers[place]) for seat, one in powers if one.tankers.get(place)]
        nobodys = self.view.nobodys.get(place, 0)
        return [*owned, *([(None, nobodys)] if nobodys else [])]

    def _pieces(self) -> Iterator[str]:
        """K-C6: tankers in port, leaders and agents."""
        if self.view is None:
            return
        for country in self.content.countries:
            yield from self._fleet(country)
        points = {f"{c.id}.{n}": spot_of(c, n) for c in self.content.countries for n in range(RING)}
        powers = list(enumerate(self.view.powers))
        for seat, power in powers:
            for point, kind in power.board.items():
                x, y = _at(points[point])
                yield leader(x, y - 2, seat, kind)
        for seat, power in powers:
            if power.agent:
                (x, y), (right, down) = _at(points[power.agent]), AROUND[seat]
                yield agent(x + right, y + down, seat)

    def _fleet(self, country: Country) -> Iterator[str]:
        tankers = self._moored(country.id)
        for x, y in self._harbours(country)[:1]:
            side = -1 if country.seas[0] == SEAS[0] else 1
            for at, (owner, count) in enumerate(tankers):
                if len(country.seas) > 1:
                    yield hull(x, y + 34 + 26 * at, owner, count)
                else:
                    yield hull(x + 44 + 52 * at, y + 14 * side, owner, count)


def _apart(one: Spot, other: Spot) -> float:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def _shortened(start: Spot, end: Spot, room: float = 4.2) -> list[Spot]:
    """A line that ends before its points."""
    far = max(_apart(start, end) ** 0.5, 0.1)
    x, y = (end.x - start.x) / far * room, (end.y - start.y) / far * room
    return [Spot(start.x + x, start.y + y), Spot(end.x - x, end.y - y)]


def _head(start: Spot, end: Spot) -> str:
    """The head of an arrow before its end."""
    tip = _shortened(start, end, 2.6)[1]
    back = _shortened(start, end, 6.2)[1]
    x, y = (tip.y - back.y) * 0.38, (back.x - tip.x) * 0.38
    wings = [Spot(back.x + x, back.y + y), tip, Spot(back.x - x, back.y - y)]
    return path(f"M{_steps(wings)} Z", "head")
