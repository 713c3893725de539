"""The continent in 100 columns: rings with their points and figures, lines, seas and tankers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from nations.contract import Seat, Voice
from nations.games.game_of_nations.content import RING, SEAS, ContentSet, Country
from nations.games.game_of_nations.ink import (
    CAPITAL,
    CAPITAL_STYLE,
    DERRICK,
    LAND,
    PIPE,
    PORT,
    QUESTION,
    QUESTION_STYLE,
    QUIET,
    SEA,
    SEAT_STYLES,
    STRONG,
    WATER,
    WIDE,
    Line,
    Span,
    agent_span,
    fit,
    fleet,
    leader_span,
    length,
    named,
    width,
)
from nations.games.game_of_nations.routes import STRAIGHT, Cell, Stretch
from nations.games.game_of_nations.terrain import POINTS, RING_WIDE, SEA_HIGH, Ring, Terrain
from nations.games.game_of_nations.view import Kark

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


class Atlas:
    """Draws one view on a terrain."""

    def __init__(self, view: Kark, content: ContentSet, terrain: Terrain, voice: Voice) -> None:
        self.view, self.content, self.terrain, self.voice = view, content, terrain, voice
        self.cells: dict[Cell, Span] = {}

    def lines(self) -> list[Line]:
        """The map from the north sea to the south sea."""
        self._lay_lines()
        for ring in self.terrain.rings.values():
            self._lay_ring(ring)
        self._lay_sea(SEAS[0], 0)
        self._lay_sea(SEAS[1], self.terrain.rows - SEA_HIGH)
        return [self._row(row) for row in range(self.terrain.rows)]

    def _row(self, row: int) -> Line:
        """The cells of a row, neighbours of one style in one span."""
        line: Line = []
        for column in range(WIDE):
            text, style = self.cells.get((column, row), Span(" "))
            if line and line[-1].style == style:
                line[-1] = Span(line[-1].text + text, style)
            else:
                line.append(Span(text, style))
        return line

    def _write(self, cell: Cell, spans: Iterable[Span]) -> None:
        """Letters from a cell to the right; a wide one leaves no letter in the cell after it."""
        column, row = cell
        for text, style in spans:
            for letter in text:
                cells = width(letter)
                self.cells[column, row] = Span(letter, style)
                if cells > 1:
                    self.cells[column + 1, row] = Span("", style)
                column += cells

    def _lay_lines(self) -> None:
        """Possible links first, so that arrows and pipelines lie over them."""
        for link, line in self.terrain.links.items():
            if f"{link.inland}>{link.port}" not in self.view.pipelines:
                self._stroke(line, DOTTED, QUIET)
        for arrow in self.terrain.arrows:
            self._stroke(arrow, SINGLE, "")
        for link, line in self.terrain.links.items():
            if f"{link.inland}>{link.port}" in self.view.pipelines:
                self._stroke(line, DOUBLE, PIPE)
        for cell, _ in self.terrain.water:
            self.cells[cell] = Span(PORT, SEA)

    def _stroke(self, line: Sequence[Stretch], strokes: Mapping[int, str], style: str) -> None:
        for cell, sides in line:
            stroke, below = strokes[sides], self.cells.get(cell, Span("")).text
            crossed = CROSSED.get((below, stroke), stroke) if sides in STRAIGHT else stroke
            self.cells[cell] = Span(crossed, style)

    def _lay_ring(self, ring: Ring) -> None:
        country = ring.country
        points = [self._point(country, number) for number in range(RING)]
        self._lay_edge(ring, 0, [points[7], points[0], points[1]])
        self._lay_edge(ring, 4, [points[5], points[4], points[3]])
        for row, strokes in ((1, "╱╲"), (3, "╲╱")):
            self._write(ring.at((1, row)), [Span(strokes[0], LAND)])
            self._write(ring.at((19, row)), [Span(strokes[1], LAND)])
        self._lay_middle(ring, points[6], points[2])
        self._centre(ring, 1, [self._title(country)])
        self._centre(ring, 3, self._port(country))

    def _lay_edge(self, ring: Ring, row: int, labels: list[Line]) -> None:
        """Three points in a row: at the corners, and in the middle as far as there is room."""
        left, middle, right = labels
        start, end = POINTS[7][0], POINTS[1][0] + 1
        self._write(ring.at((start, row)), [Span("─" * (end - start), LAND)])
        first, last = start + length(left) + 1, end - length(right) - 1 - length(middle)
        wanted = POINTS[0][0] - length(middle) // 2
        self._write(ring.at((start, row)), left)
        self._write(ring.at((end - length(right), row)), right)
        self._write(ring.at((max(first, min(wanted, last)), row)), middle)

    def _lay_middle(self, ring: Ring, left: Line, right: Line) -> None:
        """The points at both sides, between them the derricks and what each earns."""
        self._write(ring.at((0, 2)), left)
        self._write(ring.at((RING_WIDE - length(right), 2)), right)
        derricks = self._derricks(ring.country)
        first, room = length(left), RING_WIDE - length(left) - length(right)
        at = max(first + 1, min((RING_WIDE - length(derricks)) // 2, first + room))
        self._write(ring.at((at, 2)), derricks)

    def _centre(self, ring: Ring, row: int, spans: Line) -> None:
        self._write(ring.at(((RING_WIDE - length(spans)) // 2, row)), spans)

    def _title(self, country: Country) -> Span:
        ruler = self.view.rulers[country.id]
        style = STRONG if ruler is None else SEAT_STYLES[ruler]
        name = fit(named(self.voice, country.id).upper(), INSIDE - 2)
        return Span(f" {name} ", style)

    def _derricks(self, country: Country) -> Line:
        towers = [Span(DERRICK * country.derricks, STRONG)]
        ruler = self.view.rulers[country.id]
        if ruler is None:
            return towers
        kind = self.view.powers[ruler].board[f"{country.id}.{country.capital}"]
        return [*towers, Span(f"×{self.content.prices.income[kind]}")]

    def _port(self, country: Country) -> Line:
        """The tankers in port by their owners."""
        if not country.seas:
            return []
        owners = moored(self.view, country.id)
        line = [Span(f"{PORT} ", WATER), *fleet(owners)]
        return line if length(line) <= INSIDE else [Span(PORT, WATER), *fleet(owners, "")]

    def _point(self, country: Country, number: int) -> Line:
        return point_label(self.view, country, number)

    def _lay_sea(self, sea: str, row: int) -> None:
        """Waves, the name of the sea, and the tankers on it."""
        for at in range(SEA_HIGH):
            waves = "".join("~" if (column + 2 * at) % 5 == 0 else " " for column in range(WIDE))
            self._write((0, row + at), [Span(waves, SEA)])
        name = Span(f" {self.voice.say('sea', sea=sea).upper()} ", f"bold {SEA}")
        tankers = [part for span in fleet(moored(self.view, sea), "") for part in (span, _WAVE)]
        line = [name, Span("  ", SEA), *tankers]
        at = (WIDE - length(line)) // 2
        self._write((at, row if row == 0 else row + SEA_HIGH - 1), line)


_WAVE = Span("  ", SEA)


def moored(view: Kark, place: str) -> dict[Seat | None, int]:
    """The tankers at a place by their owners, None for nobody."""
    owners: dict[Seat | None, int] = {
        seat: power.tankers[place]
        for seat, power in enumerate(view.powers)
        if power.tankers.get(place)
    }
    return owners | ({None: view.nobodys[place]} if view.nobodys.get(place) else {})


def point_label(view: Kark, country: Country, number: int) -> Line:
    """A point: its number, ● for the capital or ?, the leader there, and agents."""
    point, label = f"{country.id}.{number}", [Span(str(number))]
    if number == country.capital:
        label.append(Span(CAPITAL, CAPITAL_STYLE))
    if number == country.question:
        label.append(Span(QUESTION, QUESTION_STYLE))
    powers = list(enumerate(view.powers))
    label += [leader_span(seat, power.board[point]) for seat, power in powers if point in power.board]
    return label + [agent_span(seat) for seat, power in powers if power.agent == point]
