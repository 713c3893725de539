"""The board as a printed map of 1973 in SVG, empty or with a table's pieces on it.

Everything is drawn from the content set: `coast` makes the shape of the continent around its rings,
`figures_svg` the signs. The file needs nothing else: no fonts, no scripts, no links.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from xml.sax.saxutils import escape

from nations.games.kark.content import SEAS, ContentSet, Country, Link
from nations.games.kark.svg.coast import RADIUS, Spot, height_at, shape, spot_of
from nations.games.kark.svg.figures import (
    SEAT_FILLS,
    agent,
    derrick,
    hull,
    leader,
    path,
    port,
    row,
    stamp,
    text,
    titled,
)
from nations.games.kark.svg.ground import HIGH, SCALE, WIDE, Ground, mapped, steps
from nations.games.kark.svg.legend import STRIP, STYLE, WORDS, legend
from nations.games.kark.view import KarkView


def board_svg(
    content: ContentSet, view: KarkView | None = None, names: Mapping[str, str] | None = None
) -> str:
    """The board as an SVG document.

    `names` holds the words on the map by the ids of countries and the keys of `WORDS`; what it
    does not hold stands there in English.
    """
    english = WORDS | {one.id: one.name for one in content.countries}
    return _Print(content, view, {**english, **(names or {})}).document()


class _Print:
    """One map."""

    def __init__(
        self, content: ContentSet, view: KarkView | None, words: Mapping[str, str]
    ) -> None:
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
            *Ground(self.land, self.words).parts(),
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

    def _lines(self) -> Iterator[str]:
        """Links under arrows; laid pipelines as double lines."""
        used: set[tuple[str, float]] = set()
        for link in self.content.links:
            yield self._link(link, used)
        for arrow in self.content.arrows:
            ends = [spot_of(self.countries[p.country], p.number) for p in (arrow.start, arrow.end)]
            yield path(f"M{steps(_shortened(ends[0], ends[1]))}", "arrow")
            yield from (_head(*pair) for pair in (ends, ends[::-1]))

    def _link(self, link: Link, used: set[tuple[str, float]]) -> str:
        start, end = self.countries[link.inland], self.countries[link.port]
        pairs = [(a + 0.5, b + 0.5) for a in range(start.points) for b in range(end.points)]
        free = [p for p in pairs if not {(start.id, p[0]), (end.id, p[1])} & used] or pairs
        one, two = min(free, key=lambda p: _apart(spot_of(start, p[0], 30), spot_of(end, p[1], 30)))
        used |= {(start.id, one), (end.id, two)}
        ways = [(start, one, RADIUS), (start, one, 32), (end, two, 32), (end, two, RADIUS)]
        a, b, c, d = (f"{x:.1f} {y:.1f}" for x, y in (mapped(spot_of(*way)) for way in ways))
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
        centre = mapped(Spot(*map(float, country.centre)))
        ruler = self.view.rulers[country.id] if self.view else None
        glow = f' style="stroke:{SEAT_FILLS[ruler]}"' if ruler is not None else ""
        ring = f'<circle cx="{centre.x:.1f}" cy="{centre.y:.1f}" r="{RADIUS * SCALE:.0f}"'
        return titled(
            self._described(country),
            f'{ring} class="ring{" ruled" if glow else ""}"{glow}/>',
            *(self._point(country, number) for number in range(country.points)),
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
        (x, y), label = mapped(spot_of(country, number)), mapped(spot_of(country, number, 14.6))
        figure = text(label.x, label.y + 5, str(number), "number")
        if number in country.questions:
            return stamp(x, y) + figure
        kind, radius = ("capital", 12) if number == country.capital else ("point", 8)
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" class="{kind}"/>{figure}'

    def _name(self, country: Country, centre: Spot) -> Iterator[str]:
        """The name in one or two lines above the derricks."""
        name = self.words[country.id].upper()
        lines = name.rsplit(" ", 1) if len(name) > 7 else [name]
        size = min(20.0 if len(lines) == 1 else 17.0, 132 / max(map(len, lines)))
        top = centre.y - 8 - size * 0.6 * (len(lines) - 1)
        for at, line in enumerate(lines):
            more = f' font-size="{size:.1f}"'
            yield text(centre.x, top + at * size, line, "name", more)
        for x in row(centre.x, 17, country.derricks):
            yield derrick(x, centre.y + 27)

    def _port(self, country: Country) -> Iterator[str]:
        harbour = self._harbour(country)
        if harbour:
            yield port(*harbour)

    def _harbour(self, country: Country) -> Spot | None:
        """Where the port is: on the coast, or on the canal."""
        x, y = country.centre
        if len(country.seas) > 1:
            return mapped(Spot(self.land.canal, y))
        if not country.seas:
            return None
        coast = self.land.north if country.seas[0] == SEAS[0] else self.land.south
        return mapped(Spot(x, height_at(coast, x)))

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
        for country in self.content.countries:
            for number in range(country.points):
                yield from self._figures(self.view, country, number)

    def _figures(self, view: KarkView, country: Country, number: int) -> Iterator[str]:
        """A leader on its point, agents at its feet."""
        (x, y), point = mapped(spot_of(country, number)), f"{country.id}.{number}"
        powers = list(enumerate(view.powers))
        leaders = [(seat, one.board[point]) for seat, one in powers if point in one.board]
        agents = [seat for seat, one in powers if one.agent == point]
        for seat, kind in leaders:
            yield leader(x, y - 2, seat, kind)
        for place, seat in zip(row(x, 30, len(agents)), agents, strict=True):
            yield agent(place, y + (22 if leaders else 0), seat)

    def _fleet(self, country: Country) -> Iterator[str]:
        """Tankers beside the port: along the coast, or one below the other in the canal."""
        harbour, tankers = self._harbour(country), self._moored(country.id)
        if harbour is None:
            return
        side = -1 if country.seas[0] == SEAS[0] else 1
        for nth, (owner, count) in enumerate(tankers):
            if len(country.seas) > 1:
                yield hull(harbour.x, harbour.y + 34 + 26 * nth, owner, count)
            else:
                yield hull(harbour.x + 44 + 52 * nth, harbour.y + 14 * side, owner, count)


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
    return path(f"M{steps(wings)} Z", "head")
