"""What a set may hold although it goes against what is known of the box, or makes a poor game.

Written for the author of a set: each remark says what was found and what was to be expected.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import dist
from typing import TYPE_CHECKING

import msgspec

from nations.games.game_of_nations.board_checks import EXAMPLE_STEPS
from nations.games.game_of_nations.set_rules import EFFECTS
from nations.games.game_of_nations.ways import (
    Board,
    Point,
    agent_ends,
    both_ways,
    distances,
    neighbours,
)

if TYPE_CHECKING:
    from nations.games.game_of_nations.content import ContentSet

# What the rulebook and descriptions tell of the box (data/SOURCES.md).
CANAL = "U.O.R."
PIPED = "Abu Akar"
RATES = {"king": 2, "president": 2, "dictator": 1, "guerrilla": 1}
PRICES = {"step": RATES, "income": RATES, "tanker_buy": 5, "tanker_sell": 3, "pipeline": 3}
PIECES = {"leaders": RATES, "agents": 1, "tankers": 16, "pipelines": 12, "money": 140}
ARROWS = 4  # of a ring
AGENT_STEPS = 4  # K-G2
ROOM = 50  # between two centres; the rings of nearer ones would touch in drawings


def remarks(content: ContentSet) -> list[str]:
    """What looks odd in a set, a line of text each."""
    board = board_of(content)
    return [
        *_on_rulebook(content),
        *_on_names(content),
        *_on_arrows(content, board),
        *_on_example(board),
        *_on_barred_ways(board),
        *_on_agents(board),
        *_on_links(content, board),
        *_on_effects(content),
        *_on_luck(content),
        *_on_drawing(content),
    ]


def board_of(content: ContentSet) -> Board:
    return Board(
        arrows=both_ways((arrow.start, arrow.end) for arrow in content.arrows),
        capitals={each.id: Point(each.id, each.capital) for each in content.countries},
        questions={each.id: Point(each.id, each.question) for each in content.countries},
    )


def _on_rulebook(content: ContentSet) -> Iterator[str]:
    tables = (("prices", content.prices, PRICES), ("pieces", content.pieces, PIECES))
    for name, found, expected in tables:
        for field, value in msgspec.structs.asdict(found).items():
            if value != expected[field]:
                printed = _words(expected[field])
                yield f"{name}: {field} is {_words(value)}; the rulebook has {printed}"
    if content.prices.tanker_sell > content.prices.tanker_buy:
        yield "prices: a tanker sells for more than it costs; that is money without end"


def _words(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{leader} {number}" for leader, number in value.items())
    return str(value)


def _on_names(content: ContentSet) -> Iterator[str]:
    names = {country.id: country.name for country in content.countries}
    canal = next(country for country in content.countries if country.type == "canal")
    piped = next(link.inland for link in content.links if link.laid)
    for country, name in ((canal.id, CANAL), (piped, PIPED)):
        if names[country] != name:
            yield f"country {country!r}: is named {names[country]}; by the rulebook it is {name}"


def _on_arrows(content: ContentSet, board: Board) -> Iterator[str]:
    for country in content.countries:
        found = sum(point.country == country.id for point in board.arrows)
        if found != ARROWS:
            what = f"arrows at {found} of its points; a description tells of {ARROWS}"
            yield f"country {country.id!r}: {what}"
        for word, points in (("capital", board.capitals), ("'?' point", board.questions)):
            if points[country.id] in board.arrows:
                yield f"country {country.id!r}: an arrow at its {word}; none is described there"


def _on_example(board: Board) -> Iterator[str]:
    for country, capital in board.capitals.items():
        steps = distances(board, capital)
        others = neighbours(board, country)
        if any(steps.get(board.capitals[other]) == EXAMPLE_STEPS for other in others):
            return
    yield (
        f"arrows: no two neighbouring capitals are {EXAMPLE_STEPS} steps apart; "
        f"a king in a capital cannot attack as in the rulebook's example"
    )


def _on_barred_ways(board: Board) -> Iterator[str]:
    for country, other in permutations(board.capitals, 2):
        if board.capitals[other] not in distances(board, board.capitals[country]):
            yield f"country {other!r}: all ways from the capital of {country!r} stop on a '?' first"


def _on_agents(board: Board) -> Iterator[str]:
    for country, other in combinations(board.questions, 2):
        ends = agent_ends(board, board.questions[country], AGENT_STEPS)
        if board.questions[other] in ends:
            yield (
                f"countries {country!r} and {other!r}: {AGENT_STEPS} steps from '?' to '?'; "
                f"an agent can draw a card every turn"
            )


def _on_links(content: ContentSet, board: Board) -> Iterator[str]:
    types = {country.id: country.type for country in content.countries}
    linked = {(link.inland, link.port) for link in content.links}
    for inland in (key for key, kind in types.items() if kind == "inland"):
        for other in neighbours(board, inland):
            if types[other] != "inland" and (inland, other) not in linked:
                yield f"links: none joins {inland!r} with its neighbour {other!r}"
        if not any(inland == start for start, _ in linked):
            yield f"country {inland!r}: has no link; its oil can never be sold"


def _on_effects(content: ContentSet) -> Iterator[str]:
    found = {card.effect for card in content.cards}
    for effect in EFFECTS:
        if effect not in found:
            yield f"cards: none has the effect {effect!r}; descriptions tell of it"


def _on_luck(content: ContentSet) -> Iterator[str]:
    for card in content.cards:
        gives = card.millions > 0 if card.effect == "cash" else card.effect in ("advance", "coup")
        if gives != card.good:
            kind, does = ("good", "takes") if card.good else ("bad", "gives")
            yield f"card {card.id!r}: is called {kind}, but {does} something"


def _on_drawing(content: ContentSet) -> Iterator[str]:
    for one, other in combinations(content.countries, 2):
        if dist(one.centre, other.centre) < ROOM:
            yield (
                f"countries {one.id!r} and {other.id!r}: their centres are nearer than {ROOM}; "
                f"their rings touch in drawings"
            )
