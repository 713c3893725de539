"""A content set and the options, turned into the numbers that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from nations.games.game_of_nations import walks
from nations.games.game_of_nations.content import (
    EFFECTS,
    LEADERS,
    SEAS,
    TYPES,
    ContentSet,
)
from nations.games.game_of_nations.state import HALVES, NOTHING, POINTS, RING, Box

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "start_cash": ("7", "10"),
    "first_turn_trade": ("no", "yes"),
    "duty": ("kept", "loose"),
    "trade_moment": ("any", "last"),
    "captured_leaders": ("out", "reserve"),
    "abandoned_port": ("taker", "owner"),
    "pipeline_builder": ("one_end", "both_ends"),
    "card_chain": ("draw", "none"),
    "blocked": ("skip", "out"),
    "round_limit": ("none", "60"),
}
"""Rulings that a table may decide otherwise, the default first; `round_limit` takes any number."""

LONGEST_LIMIT = 1000


def fill_box(content: ContentSet, seats: int, options: Mapping[str, str]) -> Box:
    """K-C1 to K-C4: what a game is played with; the number of players changes no rule."""
    box = Box()
    box.seats = seats
    _fill_options(box, options)
    _fill_board(box, content)
    _fill_links(box, content)
    _fill_cards(box, content)
    _fill_pieces(box, content)
    return box


def _fill_options(box: Box, options: Mapping[str, str]) -> None:
    box.start_cash = int(options["start_cash"])
    box.first_turn_trade = int(options["first_turn_trade"] == "yes")
    box.duty = int(options["duty"] == "kept")
    box.trade_last = int(options["trade_moment"] == "last")
    box.captured_return = int(options["captured_leaders"] == "reserve")
    box.owner_keeps = int(options["abandoned_port"] == "owner")
    box.both_ends = int(options["pipeline_builder"] == "both_ends")
    box.card_chain = int(options["card_chain"] == "draw")
    box.blocked_out = int(options["blocked"] == "out")
    box.round_limit = 0 if options["round_limit"] == "none" else int(options["round_limit"])


def _fill_board(box: Box, content: ContentSet) -> None:
    """K-C3, K-C4: rings, capitals, "?", arrows both ways, derricks and seas."""
    for at, country in enumerate(content.countries):
        box.capital[at] = at * RING + country.capital
        box.question[at] = at * RING + country.question
        box.country_kind[at] = TYPES.index(country.type)
        box.derricks[at] = country.derricks
        box.on_north[at] = int(SEAS[0] in country.seas)
        box.on_south[at] = int(SEAS[1] in country.seas)
        if country.type == "canal":
            box.canal = at
    for point in range(POINTS):
        box.arrow[point] = NOTHING
    ids = [country.id for country in content.countries]
    for arrow in content.arrows:
        start = ids.index(arrow.start[0]) * RING + arrow.start[1]
        end = ids.index(arrow.end[0]) * RING + arrow.end[1]
        box.arrow[start], box.arrow[end] = end, start
    crossings = [point for point in range(POINTS) if box.arrow[point] != NOTHING]
    box.crossings = len(crossings)
    for at, point in enumerate(crossings):
        box.crossing[at] = point
    for at, ends in enumerate(_agent_ends(walks.walk, tuple(box.arrow[p] for p in range(POINTS)))):
        box.agent_ends[at] = ends


@cache
def _agent_ends(walk: object, arrows: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG001 - the key
    """K-G2: where agents can end on a board; charted once for each board and way to walk."""
    bare = Box()
    for point, end in enumerate(arrows):
        bare.arrow[point] = end
    walks.chart_walks(bare)
    return tuple(bare.agent_ends[at] for at in range(POINTS * HALVES))


def _fill_links(box: Box, content: ContentSet) -> None:
    """K-Q1: the pairs of countries that a pipeline can join."""
    ids = [country.id for country in content.countries]
    box.links = len(content.links)
    for at, link in enumerate(content.links):
        box.link_inland[at] = ids.index(link.inland)
        box.link_port[at] = ids.index(link.port)
        box.link_laid[at] = int(link.laid)


def _fill_cards(box: Box, content: ContentSet) -> None:
    """K-D4: what each card does."""
    for at, card in enumerate(content.cards):
        box.effect[at] = EFFECTS.index(card.effect)
        box.millions[at] = card.millions
        box.card_leader[at] = LEADERS.index(card.leader) if card.leader else NOTHING
        box.fewest[at], box.most[at] = card.steps or (0, 0)


def _fill_pieces(box: Box, content: ContentSet) -> None:
    """K-C1, K-C2, K-P1, K-P2, K-I2: figures, stocks, prices and rates."""
    prices, pieces = content.prices, content.pieces
    kinds = [kind for kind, name in enumerate(LEADERS) for _ in range(pieces.leaders[name])]
    for at, kind in enumerate(kinds):
        box.leader_type[at] = kind
    for kind, name in enumerate(LEADERS):
        box.step_price[kind] = prices.step[name]
        box.rate[kind] = prices.income[name]
    box.highest_rate = max(prices.income.values())
    box.tanker_price, box.tanker_resale = prices.tanker_buy, prices.tanker_sell
    box.pipeline_price = prices.pipeline
    box.tankers, box.pipelines = pieces.tankers, pieces.pipelines
