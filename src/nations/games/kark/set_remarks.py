"""What a set may hold although it makes a poor game, or goes against a description of the box.

Written for the author of a set: each remark says what was found and what was to be expected. What
the rulebook states or shows stands in data/facts.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from math import dist
from typing import TYPE_CHECKING

from nations.games.kark.board_ways import (
    USUAL_RING,
    BoardWays,
    Point,
    agent_ends,
    both_ways,
    distances,
    neighbours,
)
from nations.games.kark.set_rules import EFFECT_NAMES

if TYPE_CHECKING:
    from nations.games.kark.content import ContentSet

ARROWS = 4  # of a ring
EXAMPLE_STEPS = 7  # K-X2
CARDS = 16  # half of them good
RETREAT = "retreat"  # no description tells of it; as luck it may be called either
AGENT_STEPS = 4  # K-G2
ROOM = 50  # between two centres; the rings of nearer ones would touch in drawings


def remarks(content: ContentSet) -> list[str]:
    """What looks odd in a set, a line of text each."""
    board = board_of(content)
    return [
        *_on_money(content),
        *_on_rings(content, board),
        *_on_arrows(content, board),
        *_on_example(board),
        *_on_barred_ways(board),
        *_on_agents(board),
        *_on_links(content, board),
        *_on_effects(content),
        *_on_deck(content),
        *_on_luck(content),
        *_on_drawing(content),
    ]


def board_of(content: ContentSet) -> BoardWays:
    return BoardWays(
        arrows=both_ways((arrow.start, arrow.end) for arrow in content.arrows),
        capitals={each.id: Point(each.id, each.capital) for each in content.countries},
        questions={Point(each.id, at) for each in content.countries for at in each.questions},
        rings={each.id: each.points for each in content.countries},
    )


def _on_money(content: ContentSet) -> Iterator[str]:
    if content.prices.tanker_sell > content.prices.tanker_buy:
        yield "prices: a tanker sells for more than it costs; that is money without end"


def _on_arrows(content: ContentSet, board: BoardWays) -> Iterator[str]:
    for country in content.countries:
        found = sum(point.country == country.id for point in board.arrows)
        if found != ARROWS:
            what = f"arrows at {found} of its points; a description tells of {ARROWS}"
            yield f"country {country.id!r}: {what}"
        asked = {point for point in board.questions if point.country == country.id}
        for word, points in (("capital", {board.capitals[country.id]}), ("'?' point", asked)):
            if points & board.arrows.keys():
                yield f"country {country.id!r}: an arrow at its {word}; none is described there"


def _on_rings(content: ContentSet, board: BoardWays) -> Iterator[str]:
    """K-C4: what descriptions tell of the rings."""
    for country in content.countries:
        if country.points != USUAL_RING:
            what = f"{country.points} points; a description tells of {USUAL_RING}"
            yield f"country {country.id!r}: {what}"
        if country.more_questions:
            what = f"{len(country.questions)} '?' points; a description tells of one"
            yield f"country {country.id!r}: {what}"
    for point, ends in board.arrows.items():
        if len(ends) > 1:
            what = f"{len(ends)} arrows at point {point.number}; none is described"
            yield f"country {point.country!r}: {what}"


def _on_example(board: BoardWays) -> Iterator[str]:
    for country, capital in board.capitals.items():
        steps = distances(board, capital)
        others = neighbours(board, country)
        if any(steps.get(board.capitals[other]) == EXAMPLE_STEPS for other in others):
            return
    yield (
        f"arrows: no two neighbouring capitals are {EXAMPLE_STEPS} steps apart; "
        f"a king in a capital cannot attack as in the rulebook's example"
    )


def steps_to_capitals(board: BoardWays) -> Iterator[int]:
    """How far the points of each country are from the capitals of its neighbours."""
    for country, capital in board.capitals.items():
        others = neighbours(board, country)
        for point, steps in distances(board, capital).items():
            if point.country in others:
                yield steps


def _on_barred_ways(board: BoardWays) -> Iterator[str]:
    for country, other in permutations(board.capitals, 2):
        if board.capitals[other] not in distances(board, board.capitals[country]):
            yield f"country {other!r}: all ways from the capital of {country!r} stop on a '?' first"


def _on_agents(board: BoardWays) -> Iterator[str]:
    for one, other in combinations(sorted(board.questions, key=_placed(board)), 2):
        if other in agent_ends(board, one, AGENT_STEPS):
            yield (
                f"countries {one.country!r} and {other.country!r}: "
                f"{AGENT_STEPS} steps from '?' to '?'; "
                f"an agent can draw a card every turn"
            )


def _placed(board: BoardWays) -> Callable[[Point], tuple[int, int]]:
    """In the order of the set."""
    countries = list(board.capitals)
    return lambda point: (countries.index(point.country), point.number)


def _on_links(content: ContentSet, board: BoardWays) -> Iterator[str]:
    types = {country.id: country.type for country in content.countries}
    linked = {(link.inland, link.port) for link in content.links}
    for inland in (key for key, kind in types.items() if kind == "inland"):
        for other in neighbours(board, inland):
            if types[other] != "inland" and (inland, other) not in linked:
                yield f"links: none joins {inland!r} with its neighbour {other!r}"
        for start, port in sorted(linked):
            if start == inland and port not in neighbours(board, inland):
                yield f"links: {port!r} is no neighbour of {inland!r}; our ruling joins such"
        if not any(inland == start for start, _ in linked):
            yield f"country {inland!r}: has no link; its oil can never be sold"


def _on_effects(content: ContentSet) -> Iterator[str]:
    found = {card.effect for card in content.cards}
    for effect in EFFECT_NAMES:
        if effect not in found and effect != RETREAT:
            yield f"cards: none has the effect {effect!r}; descriptions tell of it"


def _on_deck(content: ContentSet) -> Iterator[str]:
    """K-C2: what public descriptions tell of the deck."""
    good = sum(card.good for card in content.cards)
    if len(content.cards) != CARDS:
        yield f"cards: {len(content.cards)} of them; a description tells of {CARDS}"
    if 2 * good != len(content.cards):
        bad = len(content.cards) - good
        yield f"cards: {good} good and {bad} bad; by a description half of them are good"


def _on_luck(content: ContentSet) -> Iterator[str]:
    for card in content.cards:
        if card.effect == RETREAT:
            continue
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
