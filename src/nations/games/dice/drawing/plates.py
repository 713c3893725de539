"""The progress board in the terminal: a grid of plates, three or four columns wide.

The frame of a plate carries its space, its price and its points; inside stand name, kind and gain.
"""

from __future__ import annotations

from collections.abc import Mapping

from nations.contract import Voice
from nations.edition.spans import (
    Span,
    Spans,
    fit,
    length,
    named,
    pad,
)
from nations.games.dice.content import Tile
from nations.games.dice.drawing.ink import (
    AGE_STYLES,
    DICE_STYLES,
    POINTS,
    QUIET,
    SIGNS,
    STRONG,
    WIDTH,
)
from nations.games.dice.names import currency_of, space_name
from nations.games.dice.view import DiceView

ROWS = 3
INSIDE = 3
"""Lines inside a plate."""

NARROW = 20
"""Cells of a plate below which its frame has no room to spare."""

CORNERS = {0: ("┌", "┬", "┐"), ROWS: ("└", "┴", "┘")}
CROSSES = ("├", "┼", "┤")


def columns(view: DiceView) -> int:
    """D-R1: four columns with four players, else three."""
    return 4 if len(view.nations) == 4 else 3


def spaces(view: DiceView) -> list[str]:
    """The spaces of the board, row by row: a1, b1, …"""
    return [space_name(column, row) for row in range(ROWS) for column in range(columns(view))]


class Plates:
    """Draws the progress board of one view."""

    def __init__(self, view: DiceView, tiles: Mapping[str, Tile], voice: Voice) -> None:
        self.view, self.tiles, self.voice = view, tiles, voice
        self.columns = columns(view)
        self.cells = (WIDTH - 1) // self.columns - 1
        self.frame = AGE_STYLES[view.age]

    def lines(self) -> list[Spans]:
        """D-C9: the grid from its top edge, as printed: the dearest row on top, and the numbers of
        the columns below, which the four-sided die of the solo game names (D-1c)."""
        drawn: list[Spans] = []
        for place, row in enumerate(reversed(range(ROWS))):
            drawn.append(self._edge(place, row))
            drawn += self._row(row)
        return [*drawn, self._edge(ROWS, ROWS)]

    def _tile(self, row: int, column: int) -> Tile | None:
        name = self.view.board.get(space_name(column, row))
        return self.tiles[name] if name else None

    def _edge(self, place: int, row: int) -> Spans:
        """The frame above a row; below the last one, with the number of each column."""
        first, between, last = CORNERS.get(place, CROSSES)
        edge: Spans = [Span(first, self.frame)]
        for column in range(self.columns):
            edge += self._top(row, column) if row < ROWS else self._bottom(column)
            edge.append(Span(last if column == self.columns - 1 else between, self.frame))
        return edge

    def _bottom(self, column: int) -> Spans:
        number = Span(f" {column + 1} ", QUIET)
        left = (self.cells - length([number])) // 2
        return [self._rule(left), number, self._rule(self.cells - length([number]) - left)]

    def _rule(self, cells: int) -> Span:
        return Span("─" * max(cells, 0), self.frame)

    def _top(self, row: int, column: int) -> Spans:
        """The upper frame of a plate: `─ b2 · 2 gold ───── ★1 ─`."""
        tile = self._tile(row, column)
        if tile is None:
            return [self._rule(self.cells)]
        lead = [self._rule(1)] if self.cells > NARROW else []
        space = Span(f" {space_name(column, row)} ", STRONG)
        price = self.voice.say("amount", count=row + 1, resource=currency_of(tile.kind))
        right = [Span(f" ★{tile.vp} ", POINTS)] if tile.vp else []
        left = [*lead, space, Span(f"{price} ")]
        filling = self.cells - length(left) - length(right)
        if filling < 0:
            left[-1] = Span(price)
        return pad([*left, self._rule(filling), *right], self.cells)

    def _row(self, row: int) -> list[Spans]:
        """The lines inside the plates of a row; a row without plates is a single line."""
        tiles = [self._tile(row, column) for column in range(self.columns)]
        inside = [self._inside(tile) for tile in tiles]
        high = INSIDE if any(tiles) else 1
        return [self._across([plate[at] for plate in inside]) for at in range(high)]

    def _across(self, parts: list[Spans]) -> Spans:
        line: Spans = [Span("│", self.frame)]
        for part in parts:
            line += [Span(" "), *pad(part, self.cells - 1), Span("│", self.frame)]
        return line

    def _inside(self, tile: Tile | None) -> list[Spans]:
        if tile is None:
            return [[], [], []]
        name = fit(named(self.voice, tile.id), self.cells - 1)
        return [[Span(name, STRONG)], [Span(self._kind(tile), QUIET)], gain(tile, self.voice)]

    def _kind(self, tile: Tile) -> str:
        kind = self.voice.say("kind", kind=tile.kind)
        if not tile.stone:
            return kind
        stone = self.voice.say("amount", count=tile.stone, resource="stone")
        return f"{kind}, {stone}"


def gain(tile: Tile, voice: Voice) -> Spans:
    """D-C6: what a tile gives: dice, rerolls or a chit."""
    if tile.colour:
        words = voice.say("plate-dice", count=tile.dice, colour=tile.colour)
        return [Span(f" {words} ", DICE_STYLES[tile.colour])]
    if tile.rerolls:
        return _signed("reroll", voice.say("plate-rerolls", count=tile.rerolls))
    if tile.chit:
        return _signed(tile.chit, voice.say("plate-chit", chit=tile.chit))
    return []


def _signed(chit: str, words: str) -> Spans:
    return [Span(f"{SIGNS[chit]} {words}")]
