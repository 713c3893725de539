"""The board as a list of its countries, for terminals too narrow for the map."""

from __future__ import annotations

from nations.contract import Voice
from nations.edition.spans import (
    Span,
    Spans,
    length,
    named,
)
from nations.games.kark.content import SEAS, Country
from nations.games.kark.drawing.index import BoardIndex, coast, moored, point_name
from nations.games.kark.drawing.ink import (
    NOBODY,
    PIPE,
    PORT,
    QUIET,
    SEA,
    STRONG,
    WATER,
    fleet,
    wrap,
)
from nations.games.kark.drawing.labels import derricks, point_label, title
from nations.games.kark.view import KarkView

INDENT = 3


class Gazetteer:
    """Lists one view within some columns."""

    def __init__(self, view: KarkView, index: BoardIndex, voice: Voice, cells: int) -> None:
        self.view, self.index, self.voice, self.cells = view, index, voice, cells

    def lines(self) -> list[Spans]:
        """The north sea, the countries, the south sea."""
        countries = [line for one in self.index.content.countries for line in self._country(one)]
        return [self._sea(SEAS[0]), *countries, self._sea(SEAS[1])]

    def _sea(self, sea: str) -> Spans:
        name = Span(f" {self.voice.say('sea', sea=sea).upper()} ", f"bold {SEA}")
        line = [name, Span(" "), *fleet(moored(self.view, sea))]
        return [*line, Span(" "), Span("~" * max(self.cells - length(line) - 1, 0), WATER)]

    def _country(self, country: Country) -> list[Spans]:
        name = [title(self.view, country, self.voice, self.cells // 2)]
        about = self.voice.say("coast", kind=coast(country))
        head = [name, derricks(self.view, country, self.index.content), [Span(about, QUIET)]]
        head += [self._port(country)] if country.seas else self._links(country)
        points = [self._point(country, number) for number in range(country.points)]
        ring = wrap(points, self.cells - INDENT, gap=2)
        return [*wrap(head, self.cells, INDENT), *([Span(" " * INDENT), *line] for line in ring)]

    def _port(self, country: Country) -> Spans:
        tankers = fleet(moored(self.view, country.id)) or [Span(NOBODY, QUIET)]
        return [Span(f"{PORT} ", WATER), *tankers]

    def _links(self, country: Country) -> list[Spans]:
        """K-Q1: where its pipelines lead, laid or possible."""
        links = [link.port for link in self.index.content.links if link.inland == country.id]
        return [self._link(country.id, port) for port in links]

    def _link(self, inland: str, port: str) -> Spans:
        laid = f"{inland}>{port}" in self.view.pipelines
        name = named(self.voice, port)
        return [Span(f"═ {name}", PIPE)] if laid else [Span(f"┈ {name}", QUIET)]

    def _point(self, country: Country, number: int) -> Spans:
        """A point, and where its arrow leads."""
        label = point_label(self.view, country, number)
        label[0] = Span(label[0].text, STRONG)
        ends = self.index.arrows.get(f"{country.id}.{number}", ())
        return [*label, *(Span(f"→{point_name(self.voice, end)}", QUIET) for end in ends)]
