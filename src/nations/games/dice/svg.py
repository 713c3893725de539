"""The table of the dice game as a picture in SVG, in the look of the page.

The file needs nothing else: no fonts, no scripts, no links.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from xml.sax.saxutils import escape

from nations.contract import Voice
from nations.games.dice.box import COLOUR_LETTERS, RESOURCE_LETTERS
from nations.games.dice.content import COLOUR_NAMES, RESOURCE_NAMES, ContentSet, Tile
from nations.games.dice.names import PRINTED_NAME
from nations.games.dice.view import DiceView, NationView

WIDE, EDGE = 960, 20
CARD_WIDE, CARD_HIGH, GAP = 220, 92, 10
BAND, DIE, PANEL = 56, 34, 146
LONG_NAME = 20
"""Letters of a name beside which there is no room for the name of its space."""
ROWS = ("3", "2", "1")
GRAIN, GRAIN_RIGHT = "c-4.2-.2-5-3-5-5.2 3 .1 5 2.2 5 5.2z", "c4.2-.2 5-3 5-5.2-3 .1-5 2.2-5 5.2z"
SYMBOLS = {
    "gold": "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 2.6a6.9 6.9 0 1 1 0 13.8 6.9 6.9 0 0 "
    "1 0-13.8zM12 6.8l1.5 3.7 3.7 1.5-3.7 1.5-1.5 3.7-1.5-3.7-3.7-1.5 3.7-1.5z",
    "stone": "M3 8.2L11 4.5l10 3-8 4.1zM2.8 9.9l9.2 3v7.4l-9.2-3.2zM13.6 13l7.6-3.9v7.4l-7.6 4.1z",
    "food": f"M11.5 13.2{GRAIN}M12.5 13.2{GRAIN_RIGHT}M11.5 17.6{GRAIN}M12.5 17.6{GRAIN_RIGHT}"
    "M12 1.6c2.3 2.3 2.3 4.9 0 7.2-2.3-2.3-2.3-4.9 0-7.2zM11.3 18h1.4v4.6h-1.4z",
    "book": "M11.3 6.6C9.2 4.8 6 4.3 2.4 4.7v13.4c3.6-.4 6.8.1 8.9 1.9zM12.7 6.6c2.1-1.8 5.3-2.3 "
    "8.9-1.9v13.4c-3.6-.4-6.8.1-8.9 1.9z",
    "strength": "M21.5 2.5l-.9 5-9.3 9.3-4.1-4.1 9.3-9.3zM4.9 11.7l7.4 7.4-1.7 1.7-7.4-7.4z"
    "M5.9 16.3l1.8 1.8-3.3 3.4c-1.1 1.1-3-.8-1.9-1.9z",
    "reroll": "M12 3.2a8.8 8.8 0 1 1-8.6 10.7l2.7-.5A6.1 6.1 0 1 0 8.4 7.1l2.2 2.3H3.2V2l3.2 3.2"
    "A8.8 8.8 0 0 1 12 3.2z",
}
"""A shape for each resource and chit, 24 by 24, as on the page."""
DIE_FILLS = {"white": "#f8f3e6", "orange": "#d9822b", "blue": "#2f5fa8", "red": "#b3262e"}
DIE_INKS = {"white": "#261d14", "orange": "#261d14", "blue": "#f4f7ff", "red": "#fff4f4"}
NATION_FILLS = ("#b3262e", "#d9a514", "#6b3fa0", "#2c7a3f")
STYLE = (
    "text{font-family:Palatino,Georgia,serif;fill:#261d14}.small{font-size:13px;fill:#665744}"
    ".name{font-size:15px;font-weight:bold}.head{font-size:20px;font-weight:bold}"
    ".card{fill:#fbf6ea;stroke:#b9a482}.empty{fill:none;stroke:#b9a482;stroke-dasharray:4 4}"
)


def table_svg(content: ContentSet, view: DiceView, voice: Voice) -> str:
    """A table as an SVG document."""
    return _Print(content, view, voice).document()


class _Print:
    """One picture."""

    def __init__(self, content: ContentSet, view: DiceView, voice: Voice) -> None:
        self.view, self.voice = view, voice
        self.tiles: Mapping[str, Tile] = {tile.id: tile for tile in content.tiles}
        self.columns = sorted({space[0] for space in view.board} | {"a", "b", "c"})

    def document(self) -> str:
        market = 3 * (CARD_HIGH + GAP)
        high = EDGE + BAND + market + len(self.view.nations) * (PANEL + GAP) + EDGE
        size = f'viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}"'
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"'
            f' aria-label="{self._about()}">',
            f'<style>{STYLE}</style><rect width="{WIDE}" height="{high}" fill="#f4ecdd"/>',
            *self._head(),
            *self._market(EDGE + BAND),
            *(
                self._nation(seat, EDGE + BAND + market + at * (PANEL + GAP))
                for at, seat in enumerate(self._seats())
            ),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def _about(self) -> str:
        told = [
            f"{self._nation_name(seat)}: {self.voice.say('victory-points', vp=nation.vp)}"
            for seat, nation in enumerate(self.view.nations)
        ]
        return escape("; ".join(told), {'"': "&quot;"})

    def _seats(self) -> list[int]:
        """In the player order, as far as it is drawn."""
        placed = list(self.view.order)
        return [*placed, *(one for one in range(len(self.view.nations)) if one not in placed)]

    def _nation_name(self, seat: int) -> str:
        return self.voice.say(f"nation-{seat}")

    def _head(self) -> Iterator[str]:
        """The age, and what the event asks for."""
        numeral = ("", "I", "II", "III", "IV")[self.view.age]
        yield _text(EDGE, EDGE + 24, numeral, "head")
        if self.view.event is not None:
            yield _text(EDGE + 60, EDGE + 24, self.voice.name(self.view.event), "name")
            yield _symbol("food", WIDE - 200, EDGE + 4, 26, "#665744")
            yield _text(WIDE - 168, EDGE + 24, str(self.view.food), "head")
            yield _symbol("strength", WIDE - 120, EDGE + 4, 26, "#665744")
            yield _text(WIDE - 88, EDGE + 24, str(self.view.war), "head")

    def _market(self, top: int) -> Iterator[str]:
        """D-C5: row 3 on top, as it is printed."""
        for down, row in enumerate(ROWS):
            y = top + down * (CARD_HIGH + GAP)
            for across, column in enumerate(self.columns):
                x = EDGE + across * (CARD_WIDE + GAP)
                yield self._space(f"{column}{row}", x, y)

    def _space(self, space: str, x: int, y: int) -> str:
        tile = self.view.board.get(space)
        box = f'x="{x}" y="{y}" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="6"'
        if tile is None:
            return f'<rect class="empty" {box}/>{_text(x + 8, y + 18, space, "small")}'
        return (
            f'<rect class="card" {box}/>'
            + _name(x + 10, y + 22, self.voice.name(tile))
            + _text(x + CARD_WIDE - 24, y + 22, space, "small")
            + _text(x + 10, y + 40, self.voice.say("kind", kind=self.tiles[tile].kind), "small")
            + "".join(self._gains(self.tiles[tile], x + 10, y + 50))
        )

    def _gains(self, tile: Tile, x: int, y: int) -> Iterator[str]:
        """What a tile gives: dice, rerolls, a chit, points; what it is built of."""
        for _ in range(tile.dice):
            yield _die(tile.colour or "white", x, y, 28)
            x += 34
        for chit in [*["reroll"] * tile.rerolls, *([tile.chit] if tile.chit else [])]:
            yield _chit(chit, x, y, 28)
            x += 34
        if tile.stone:
            yield _counted("stone", tile.stone, x, y + 2)
            x += 50
        if tile.vp:
            yield _text(x, y + 20, self.voice.say("victory-points", vp=tile.vp), "name")

    def _nation(self, seat: int, top: int) -> str:
        nation = self.view.nations[seat]
        turn = 3 if self.view.at_turn == seat else 1
        wide = WIDE - 2 * EDGE
        points = self.voice.say("victory-points", vp=nation.vp)
        return (
            f'<rect class="card" x="{EDGE}" y="{top}" width="{wide}" height="{PANEL}" rx="8"'
            f' stroke-width="{turn}"/>'
            f'<rect x="{EDGE}" y="{top}" width="10" height="{PANEL}" rx="5"'
            f' fill="{NATION_FILLS[seat]}"/>'
            + _text(EDGE + 24, top + 28, self._nation_name(seat), "head")
            + _text(EDGE + 160, top + 28, points, "name")
            + _counted("book", nation.books, EDGE + 260, top + 8)
            + _counted("strength", nation.strength, EDGE + 340, top + 8)
            + "".join(self._hand(nation, EDGE + 24, top + 44))
            + _text(EDGE + 24, top + 104, self._board(nation), "small")
            + _text(EDGE + 24, top + 128, self._beside(nation), "small")
        )

    def _hand(self, nation: NationView, x: int, y: int) -> Iterator[str]:
        """Unused dice and chits; then dice to be rolled and what is used, pale."""
        for name, count in nation.unused.items():
            for _ in range(count):
                yield _face(name, x, y)
                x += DIE + 6
        for chit, count in nation.chits.items():
            for _ in range(count):
                yield _chit(chit, x, y, DIE)
                x += DIE + 6
        pale = [(colour, n) for one in (nation.unrolled, nation.used) for colour, n in one.items()]
        for colour, count in pale:
            for _ in range(count):
                yield f'<g opacity=".35">{_die(colour, x, y, DIE)}</g>'
                x += DIE + 6

    def _board(self, nation: NationView) -> str:
        tiles = [one for one in nation.developments if one != PRINTED_NAME]
        held = [*tiles, *([nation.advisor] if nation.advisor else [])]
        return " · ".join(self.voice.name(one) for one in held)

    def _beside(self, nation: NationView) -> str:
        under = [f"({self.voice.name(nation.wonder)})"] if nation.wonder else []
        return " · ".join(
            [*under, *(self.voice.name(one) for one in (*nation.wonders, *nation.colonies))]
        )


def _face(name: str, x: int, y: int) -> str:
    """A die by its name ("wG", "oF2"): its colour, what it shows, and how many."""
    colour = COLOUR_NAMES[COLOUR_LETTERS.index(name[0])]
    resource = RESOURCE_NAMES[RESOURCE_LETTERS.index(name[1])]
    count = int(name[2:] or 1)
    size, inset = (22, 6) if count == 1 else (16, 2)
    symbols = (
        _symbol(resource, x + inset + at % 2 * 14, y + inset + at // 2 * 14, size, DIE_INKS[colour])
        for at in range(count)
    )
    return _die(colour, x, y, DIE) + "".join(symbols)


def _die(colour: str, x: int, y: int, size: int) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="6" fill="{DIE_FILLS[colour]}"'
        ' stroke="#261d14"/>'
    )


def _chit(chit: str, x: int, y: int, size: int) -> str:
    half = size / 2
    return (
        f'<circle cx="{x + half}" cy="{y + half}" r="{half}" fill="#eddcc0" stroke="#7a4a22"/>'
        + _symbol(chit, x + 5, y + 5, size - 10, "#7a4a22")
    )


def _symbol(resource: str, x: float, y: float, size: int, fill: str) -> str:
    scale = size / 24
    return (
        f'<path transform="translate({x:g} {y:g}) scale({scale:g})" fill="{fill}"'
        f' fill-rule="evenodd" d="{SYMBOLS[resource]}"/>'
    )


def _counted(resource: str, count: int, x: int, y: int) -> str:
    return _symbol(resource, x, y, 24, "#665744") + _text(x + 30, y + 20, str(count), "name")


def _name(x: int, y: int, name: str) -> str:
    """The name of a tile; a long one is set closer, so that the space's own stays clear."""
    if len(name) <= LONG_NAME:
        return _text(x, y, name, "name")
    return _text(
        x, y, name, "name", f' textLength="{CARD_WIDE - 40}" lengthAdjust="spacingAndGlyphs"'
    )


def _text(x: int, y: int, words: str, kind: str, more: str = "") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}"{more}>{escape(words)}</text>'
