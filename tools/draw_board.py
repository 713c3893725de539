"""Draws the board of the Game of Nations: docs/kark-board.svg, and what docs/kark.md shows of it.

Run it after any change of the content set or of the drawing; a test compares. Between the marks
`<!-- NAME -->` and `<!-- end -->` of the page stands what is made here; all else is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.text import Text

from nations.contract import Voice
from nations.games.kark.content import LEADER_NAMES, ContentSet, Country, load_set
from nations.games.kark.drawing.index import coast, effect_values, point_name
from nations.games.kark.drawing.ink import WIDE
from nations.games.kark.drawing.painter import Painter
from nations.games.kark.svg.board import board_svg
from nations.i18n import voice
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

DOCS = Path(__file__).parents[1] / "docs"
BOARD, PAGE = DOCS / "kark-board.svg", DOCS / "kark.md"
OPENING = ("place:king@qasira", "tanker:qasira", "place:president@uor", "tanker:hand")
"""The moves before the map of the page."""


def board() -> str:
    """The board of the default set."""
    return board_svg(load_set())


def page(text: str) -> str:
    """The page with everything between its marks made anew."""
    content, english = load_set(), voice("en", load("kark"))
    made = {
        "map": _map(content, english),
        "countries": _table(_countries(content, english)),
        "links": _table(_links(content, english)),
        "prices": _table(_prices(content, english)),
        "cards": _table(_cards(content, english)),
    }
    for name, part in made.items():
        marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        text, found = marks.subn(lambda m, part=part: f"{m[1]}{part}\n{m[2]}", text)  # type: ignore[misc]  # bound at once
        if found != 1:
            raise ValueError(f"the page has {found} places for {name!r}")
    return text


def _map(content: ContentSet, english: Voice) -> str:
    """A map as the terminal shows it, early in a game of two."""
    game = load("kark").game(2, {}, None)
    match = Match(game, Seeded(2))
    match.deal()
    for move in OPENING:
        match.play(game.read_move(match.turn, move))  # type: ignore[attr-defined]  # it has a notation
    drawn = Painter(content, {}, lambda: WIDE).draw(match.view(match.at_turn), english)
    lines = [Text.from_markup(line, emoji=False).plain.rstrip() for line in drawn.split("\n")]
    return "\n".join(["```text", *lines, "```"])


def _table(rows: Iterator[Sequence[object]]) -> str:
    head, *rest = (" | ".join(str(cell) for cell in row) for row in rows)
    rule = "|".join("---" for _ in head.split(" | "))
    return "\n".join([f"| {head} |", f"|{rule}|", *(f"| {row} |" for row in rest)])


def _countries(content: ContentSet, english: Voice) -> Iterator[Sequence[object]]:
    yield "country", "in German", "id", "kind", "derricks", "capital", "?", "arrows"
    for one in content.countries:
        kind = english.say("coast", kind=coast(one))
        arrows = ", ".join(_arrows(content, one, english))
        points = (one.derricks, one.capital, one.question)
        yield one.name, one.name_de, f"`{one.id}`", kind, *points, arrows


def _arrows(content: ContentSet, country: Country, english: Voice) -> Iterator[str]:
    ends = [(arrow.start, arrow.end) for arrow in content.arrows]
    for start, end in sorted(ends + [pair[::-1] for pair in ends]):
        if start.country == country.id:
            yield f"{start.number} → {point_name(english, f'{end.country}.{end.number}')}"


def _links(content: ContentSet, english: Voice) -> Iterator[Sequence[object]]:
    yield "inland country", "port country", "at the start"
    for link in content.links:
        laid = "laid" if link.laid else "possible"
        yield english.name(link.inland), english.name(link.port), laid


def _prices(content: ContentSet, english: Voice) -> Iterator[Sequence[object]]:
    prices = content.prices
    yield "", "to place it, or one step", "income of each derrick with a tanker"
    for kind in LEADER_NAMES:
        step, income = prices.step[kind], prices.income[kind]
        name = english.say("leader", leader=kind)
        yield f"{name} (of {content.pieces.leaders[kind]})", f"{step} million", f"{income} million"
    yield f"tanker (of {content.pieces.tankers})", f"{prices.tanker_buy} million", ""
    yield "tanker, sold", f"you get {prices.tanker_sell} million", ""
    yield f"pipeline (of {content.pieces.pipelines})", f"{prices.pipeline} million", ""


def _cards(content: ContentSet, english: Voice) -> Iterator[Sequence[object]]:
    yield "card", "in German", "", "what it does"
    for card in content.cards:
        effect = english.say("effect", **effect_values(card))
        yield card.name, card.name_de, "good" if card.good else "bad", effect


def main() -> None:
    """Writes both files."""
    BOARD.write_text(board(), "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
