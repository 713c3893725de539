"""A content set and the options, turned into the numbers that the rules read."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from nations.games.kark import agent_walks
from nations.games.kark.content import (
    EFFECT_NAMES,
    LEADER_NAMES,
    SEAS,
    TYPE_NAMES,
    ContentSet,
)
from nations.games.kark.state import (
    ARROWS,
    COUNTRIES,
    HALF,
    HALVES,
    INLAND,
    NORTH,
    NOTHING,
    POINTS,
    PORTS,
    RING,
    SOUTH,
    WAYS,
    Box,
)

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "start_cash": ("7", "10"),
    "ruin": ("penniless", "cannot_pay"),
    "stuck": ("out", "stays"),
    "free_tanker": ("hand", "sea"),
    "bank": ("endless", "box"),
    "quiet_rounds": ("3", "off"),
    "first_player": ("drawn", "agreed"),
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
"""Rulings that a table may decide otherwise, the default first; `round_limit` takes any number.

`first_player` takes a seat too, counted from 1: `agreed:3`. Without it the first one begins.
"""

READING = {"reading": ("2", "1")}
"""Kept for matches of version 1 of the rules, and offered to nobody: `1` reads K-D6 and K-E1g as
that version did (only shortest ways count; who has no leader left may still trade)."""

FIRST_VERSION: Mapping[str, str] = {
    "ruin": "cannot_pay",
    "stuck": "stays",
    "free_tanker": "sea",
    "bank": "endless",
    "quiet_rounds": "3",
    "first_player": "drawn",
    "reading": "1",
}
"""What version 1 of the rules meant by the options that it did not know."""

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
    box.money = content.pieces.money if options["bank"] == "box" else 0
    return box


def _fill_options(box: Box, options: Mapping[str, str]) -> None:
    box.start_cash = int(options["start_cash"])
    box.first_player = agreed_seat(options["first_player"])
    box.penniless = int(options["ruin"] == "penniless")
    box.stuck_out = int(options["stuck"] == "out")
    box.hand = int(options["free_tanker"] == "hand")
    box.quiet_rounds = 0 if options["quiet_rounds"] == "off" else int(options["quiet_rounds"])
    box.first_version = int(options.get("reading") == "1")
    box.first_turn_trade = int(options["first_turn_trade"] == "yes")
    box.duty = int(options["duty"] == "kept")
    box.trade_last = int(options["trade_moment"] == "last")
    box.captured_return = int(options["captured_leaders"] == "reserve")
    box.owner_keeps = int(options["abandoned_port"] == "owner")
    box.both_ends = int(options["pipeline_builder"] == "both_ends")
    box.card_chain = int(options["card_chain"] == "draw")
    box.blocked_out = int(options["blocked"] == "out")
    box.round_limit = 0 if options["round_limit"] == "none" else int(options["round_limit"])


def agreed_seat(value: str) -> int:
    """K-S4: the seat that was agreed on, counted from 1; 0 if it is drawn."""
    agreed, _, seat = value.partition(":")
    return int(seat or 1) if agreed == "agreed" else 0


def _fill_board(box: Box, content: ContentSet) -> None:
    """K-C3, K-C4: rings, capitals, "?", arrows both ways, derricks and seas."""
    for at, country in enumerate(content.countries):
        box.capital[at] = at * RING + country.capital
        _fill_ring(box, at, country.points)
        for number in country.questions:
            point = at * RING + number
            box.question[point] = 1
            box.questions[point // HALF] |= 1 << point % HALF
        box.country_kind[at] = TYPE_NAMES.index(country.type)
        box.derricks[at] = country.derricks
        if country.type != TYPE_NAMES[INLAND]:
            _fill_port(box, at, country.seas)
        if country.type == "canal":
            box.canal = at
    box.sailing[NORTH] |= 1 << SOUTH
    box.sailing[SOUTH] |= 1 << NORTH
    _fill_arrows(box, content)
    _fill_next(box)
    ways = tuple(box.way[at] for at in range(POINTS * WAYS))
    rings = tuple(country.points for country in content.countries)
    for at, ends in enumerate(_agent_ends(agent_walks.walk, ways, rings)):
        box.agent_ends[at] = ends
    for at in range(len(rings)):
        for point, steps in _steps_to(box.capital[at], ways).items():
            box.to_capital[at * POINTS + point] = steps


def _fill_port(box: Box, country: int, seas: Collection[str]) -> None:
    """K-C3, K-N2: the seas that a country's port opens to."""
    box.ports |= 1 << country
    for sea in (NORTH, SOUTH):
        if SEAS[sea] in seas:
            box.sailing[sea] |= 1 << PORTS + country
            box.sailing[PORTS + country] |= 1 << sea


def _fill_ring(box: Box, country: int, size: int) -> None:
    """K-C4: the points of a country, and which are beside each other."""
    box.ring[country] = size
    for number in range(size):
        here, after = country * RING + number, country * RING + (number + 1) % size
        box.way[here * WAYS], box.way[after * WAYS + 1] = after, here


def _fill_arrows(box: Box, content: ContentSet) -> None:
    """K-C4: every arrow from both of its ends."""
    ids = [country.id for country in content.countries]
    ways: dict[int, list[int]] = {}
    for arrow in content.arrows:
        start, end = (ids.index(at.country) * RING + at.number for at in (arrow.start, arrow.end))
        ways.setdefault(start, []).append(end)
        ways.setdefault(end, []).append(start)
    for point in range(POINTS):
        for nth in range(ARROWS):
            box.way[point * WAYS + 2 + nth] = (ways.get(point, []) + [NOTHING] * ARROWS)[nth]


def _fill_next(box: Box) -> None:
    """K-C4: the points one step from each, round its ring and over its arrows."""
    for country in range(COUNTRIES):
        for start in range(country * RING, country * RING + box.ring[country]):
            for way in range(WAYS):
                end = box.way[start * WAYS + way]
                if end != NOTHING:
                    box.next_to[start * HALVES + end // HALF] |= 1 << end % HALF


@cache
def _agent_ends(
    walk: object,  # noqa: ARG001 - a part of the key
    ways: tuple[int, ...],
    rings: tuple[int, ...],
) -> tuple[int, ...]:
    """K-G2: where agents can end on a board; charted once for each board and way to walk."""
    bare = Box()
    for at, end in enumerate(ways):
        bare.way[at] = end
    for country, points in enumerate(rings):
        bare.ring[country] = points
    agent_walks.chart_walks(bare)
    return tuple(bare.agent_ends[at] for at in range(POINTS * HALVES))


@cache
def _steps_to(target: int, ways: tuple[int, ...]) -> dict[int, int]:
    """How far a point is from every point from which it can be reached."""
    steps, queue = {target: 0}, [target]
    for point in queue:
        for other in ways[point * WAYS : (point + 1) * WAYS]:
            if other != NOTHING and other not in steps:
                steps[other] = steps[point] + 1
                queue.append(other)
    return steps


def _fill_links(box: Box, content: ContentSet) -> None:
    """K-Q1: the pairs of countries that a pipeline can join."""
    ids = [country.id for country in content.countries]
    box.links = len(content.links)
    for at, link in enumerate(content.links):
        box.link_inland[at] = ids.index(link.inland)
        box.link_port[at] = ids.index(link.port)
        box.link_laid[at] = int(link.laid)
        for end in (link.inland, link.port):
            box.links_at[ids.index(end)] |= 1 << at


def _fill_cards(box: Box, content: ContentSet) -> None:
    """K-D4: what each card does."""
    box.cards = len(content.cards)
    for at, card in enumerate(content.cards):
        box.effect[at] = EFFECT_NAMES.index(card.effect)
        box.millions[at] = card.millions
        box.card_leader[at] = (*LEADER_NAMES, "any").index(card.leader) if card.leader else NOTHING
        box.fewest[at], box.most[at] = card.steps or (0, 0)


def _fill_pieces(box: Box, content: ContentSet) -> None:
    """K-C1, K-C2, K-P1, K-P2, K-I2: figures, stocks, prices and rates."""
    prices, pieces = content.prices, content.pieces
    kinds = [kind for kind, name in enumerate(LEADER_NAMES) for _ in range(pieces.leaders[name])]
    for at, kind in enumerate(kinds):
        box.leader_type[at] = kind
    for kind, name in enumerate(LEADER_NAMES):
        box.step_price[kind] = prices.step[name]
        box.rate[kind] = prices.income[name]
    box.highest_rate = max(prices.income.values())
    box.tanker_price, box.tanker_resale = prices.tanker_buy, prices.tanker_sell
    box.pipeline_price = prices.pipeline
    box.tankers, box.pipelines = pieces.tankers, pieces.pipelines
