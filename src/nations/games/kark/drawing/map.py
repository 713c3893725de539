"""The continent in 100 columns: rings with their points and figures, lines, seas and tankers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from nations.contract import Voice
from nations.edition.spans import (
    Span,
    Spans,
    length,
    width,
)
from nations.games.kark.content import SEAS, USUAL_RING, ContentSet, Country
from nations.games.kark.drawing.index import moored
from nations.games.kark.drawing.ink import (
    LAND,
    PIPE,
    PORT,
    QUIET,
    SEA,
    WATER,
    WIDE,
    fleet,
)
from nations.games.kark.drawing.labels import derricks, point_label, title
from nations.games.kark.drawing.routes import STRAIGHT, Cell, Stretch
from nations.games.kark.drawing.terrain import POINTS, RING_WIDE, SEA_HIGH, Ring, Terrain
from nations.games.kark.view import KarkView

SINGLE = dict(zip((5, 10, 3, 6, 12, 9), "│─╰╭╮╯", strict=True))
DOUBLE = dict(zip((5, 10, 3, 6, 12, 9), "║═╚╔╗╝", strict=True))
DOTTED = dict(zip((5, 10, 3, 6, 12, 9), "┊┈····", strict=True))
"""Strokes by the sides of their cell that they touch: 1 north, 2 east, 4 south, 8 west."""

CROSSED = {
    ("│", "─"): "┼",
    ("─", "│"): "┼",
    ("│", "═"): "╪",
    ("─", "║"): "╫",
    ("║", "═"): "╬",
    ("═", "║"): "╬",
}
INSIDE = RING_WIDE - 6
WAVE = Span("  ", SEA)


class Atlas:
    """Draws one view on a terrain."""

    def __init__(self, view: KarkView, content: ContentSet, terrain: Terrain, voice: Voice) -> None:
        self.view, self.content, self.terrain, self.voice = view, content, terrain, voice
        self.cells: dict[Cell, Span] = {}

    def lines(self) -> list[Spans]:
        """The map from the north sea to the south sea."""
        self._lay_lines()
        for ring in self.terrain.rings.values():
            self._lay_ring(ring)
        self._lay_canal_name()
        self._lay_sea(SEAS[0], 0)
        self._lay_sea(SEAS[1], self.terrain.rows - SEA_HIGH)
        return [self._row(row) for row in range(self.terrain.rows)]

    def _row(self, row: int) -> Spans:
        """The cells of a row, neighbours of one style in one span."""
        line: Spans = []
        for column in range(WIDE):
            text, style = self.cells.get((column, row), Span(" "))
            if line and line[-1].style == style:
                line[-1] = Span(line[-1].text + text, style)
            else:
                line.append(Span(text, style))
        return line

    def _write(self, cell: Cell, spans: Iterable[Span]) -> None:
        """Letters from a cell to the right; after a wide one comes a cell without a letter."""
        column, row = cell
        for text, style in spans:
            for letter in text:
                if width(letter):
                    self.cells[column, row] = Span(letter, style)
                    column += 1
                if width(letter) > 1:
                    self.cells[column, row] = Span("", style)
                    column += 1

    def _lay_lines(self) -> None:
        """Possible links first, so that arrows and pipelines lie over them."""
        laid = {
            link: f"{link.inland}>{link.port}" in self.view.pipelines for link in self.terrain.links
        }
        for link, line in self.terrain.links.items():
            if not laid[link]:
                self._stroke(line, DOTTED, QUIET)
        for arrow in self.terrain.arrows:
            self._stroke(arrow, SINGLE, "")
        for link, line in self.terrain.links.items():
            if laid[link]:
                self._stroke(line, DOUBLE, PIPE)
        for water in self.terrain.water.values():
            for cell, _ in water:
                self.cells[cell] = Span(PORT, SEA)

    def _stroke(self, line: Sequence[Stretch], strokes: Mapping[int, str], style: str) -> None:
        for cell, sides in line:
            stroke, below = strokes[sides], self.cells.get(cell, Span("")).text
            crossed = CROSSED.get((below, stroke), stroke) if sides in STRAIGHT else stroke
            self.cells[cell] = Span(crossed, style)

    def _lay_ring(self, ring: Ring) -> None:
        country = ring.country
        points = [point_label(self.view, country, number) for number in range(USUAL_RING)]
        self._lay_edge(ring, 0, [points[7], points[0], points[1]])
        self._lay_edge(ring, 4, [points[5], points[4], points[3]])
        for row, strokes in ((1, "╱╲"), (3, "╲╱")):
            self._write(ring.at((1, row)), [Span(strokes[0], LAND)])
            self._write(ring.at((RING_WIDE - 2, row)), [Span(strokes[1], LAND)])
        self._lay_middle(ring, points[6], points[2])
        self._centre(ring, 1, [title(self.view, country, self.voice, RING_WIDE - 4)])
        self._centre(ring, 3, self._port(country))

    def _lay_edge(self, ring: Ring, row: int, labels: list[Spans]) -> None:
        """Three points in a row: at the corners, and in the middle as far as there is room."""
        left, middle, right = labels
        start, end = POINTS[7][0], POINTS[1][0] + 1
        self._write(ring.at((start, row)), [Span("─" * (end - start), LAND)])
        first, last = start + length(left) + 1, end - length(right) - 1 - length(middle)
        wanted = POINTS[0][0] - length(middle) // 2
        self._write(ring.at((start, row)), left)
        self._write(ring.at((end - length(right), row)), right)
        self._write(ring.at((max(first, min(wanted, last)), row)), middle)

    def _lay_middle(self, ring: Ring, left: Spans, right: Spans) -> None:
        """The points at both sides, between them the derricks and what each earns."""
        self._write(ring.at((0, 2)), left)
        self._write(ring.at((RING_WIDE - length(right), 2)), right)
        towers = derricks(self.view, ring.country, self.content)
        first, last = length(left) + 1, RING_WIDE - length(right) - length(towers) - 1
        wanted = (RING_WIDE - length(towers)) // 2
        self._write(ring.at((max(first, min(wanted, last)), 2)), towers)

    def _centre(self, ring: Ring, row: int, spans: Spans) -> None:
        self._write(ring.at(((RING_WIDE - length(spans)) // 2, row)), spans)

    def _port(self, country: Country) -> Spans:
        """The tankers in port by their owners."""
        if not country.seas:
            return []
        owners = moored(self.view, country.id)
        line = [Span(f"{PORT} ", WATER), *fleet(owners)]
        return line if length(line) <= INSIDE else [Span(PORT, WATER), *fleet(owners, "")]

    def _lay_canal_name(self) -> None:
        """Beside the northern half of the canal, where there is room for its name."""
        name = f" {self.voice.say('canal-name')} "
        canal = next(one.id for one in self.content.countries if len(one.seas) > 1)
        water = self.terrain.water[canal]
        for (column, row), _ in water[len(water) // 4 :]:
            cells = [(column + at, row) for at in range(1, width(name) + 1)]
            if not any(cell in self.cells or cell[0] >= WIDE for cell in cells):
                self._write((column + 1, row), [Span(name.upper(), WATER)])
                return

    def _lay_sea(self, sea: str, row: int) -> None:
        """Waves, the name of the sea, and the tankers on it."""
        for at in range(SEA_HIGH):
            waves = "".join("~" if (column + 2 * at) % 5 == 0 else " " for column in range(WIDE))
            self._write((0, row + at), [Span(waves, SEA)])
        name = Span(f" {self.voice.say('sea', sea=sea).upper()} ", f"bold {SEA}")
        tankers = [part for span in fleet(moored(self.view, sea), "") for part in (span, WAVE)]
        line = [name, WAVE, *tankers]
        self._write(((WIDE - length(line)) // 2, row if row == 0 else row + SEA_HIGH - 1), line)
