"""Numbers of the rules and their names outside: points, places, leaders, moves, cards, events."""

from __future__ import annotations

from collections.abc import Sequence

from nations.contract import Event, Move
from nations.games.kark import events, moves
from nations.games.kark.board_checks import IN_HAND as IN_HAND
from nations.games.kark.content import LEADER_NAMES, SEAS, ContentSet
from nations.games.kark.events import What
from nations.games.kark.rule_ids import IDS
from nations.games.kark.state import (
    COUNTRIES,
    HAND,
    LEADERS,
    NOTHING,
    PLACES,
    POINTS,
    RING,
    Box,
    Phase,
    State,
)
from nations.kernel.game import EventMaker

MARCHES: dict[int, type[moves.MoveLeader | moves.Advance | moves.Retreat]] = {
    Phase.ADVANCING: moves.Advance,
    Phase.RETREATING: moves.Retreat,
}
SIMPLE: dict[int, Move] = {
    moves.END: moves.End(),
    moves.SKIP: moves.Skip(),
    moves.AGREE: moves.Agree(),
    moves.DECLINE: moves.Decline(),
    moves.RESIGN: moves.Resign(),
    moves.PROPOSE: moves.ProposeStop(),
}


NOWHERE = ""
"""The name of a point that a smaller ring does not have."""
ORDERS: dict[type[Move], tuple[int, type[Move]]] = {
    moves.Seize: (Phase.COUP, moves.Place),
    moves.Advance: (Phase.ADVANCING, moves.MoveLeader),
    moves.Retreat: (Phase.RETREATING, moves.MoveLeader),
    moves.LoseTanker: (Phase.LOSING, moves.SellTanker),
}
"""Moves that obey a card: the phase of each, and the move of a turn with the same number."""


class Names:
    """The names of one content set."""

    def __init__(self, box: Box, content: ContentSet) -> None:
        self.box = box
        self.countries = tuple(country.id for country in content.countries)
        self.cards = tuple(card.id for card in content.cards)
        self.places = (*SEAS, *self.countries, IN_HAND)
        self.points = tuple(
            f"{country.id}.{at}" if at < country.points else NOWHERE
            for country in content.countries
            for at in range(RING)
        )
        self._events = EventMaker(
            What,
            events,
            IDS,
            {
                "leader": LEADER_NAMES.__getitem__,
                "country": self.countries.__getitem__,
                "inland": self.countries.__getitem__,
                "port": self.countries.__getitem__,
                "place": self.places.__getitem__,
                "start": self.places.__getitem__,
                "end": self.places.__getitem__,
                "point": self.points.__getitem__,
                "origin": self.points.__getitem__,
                "card": self.cards.__getitem__,
            },
        )

    def event(self, told: Sequence[int]) -> Event:
        return self._events.make(told)

    def outcome(self, s: State, number: int) -> Move:
        """The struct of an outcome of chance."""
        if s.phase == Phase.FIRST:
            return moves.Begun(number)
        return moves.CardDrawn(self.cards[number])

    def move(self, s: State, number: int) -> Move:
        """The struct of a decision's move."""
        if number in SIMPLE:
            return SIMPLE[number]
        if number >= moves.WITHDRAW:
            point = s.power[s.at].leader[number - moves.WITHDRAW]
            return moves.Withdraw(self.points[point])
        if number >= moves.BUY:
            return self._trade(s, number)
        if number >= moves.AGENT:
            return moves.MoveAgent(self.points[number - moves.AGENT])
        if number >= moves.MOVE:
            return self._figure(s, number)
        leader, country = divmod(number - moves.PLACE, COUNTRIES)
        kind = moves.Seize if s.phase == Phase.COUP else moves.Place
        return kind(LEADER_NAMES[leader], self.countries[country])

    def _figure(self, s: State, number: int) -> Move:
        if number >= moves.PUT:
            return moves.PutTanker(self.places[number - moves.PUT])
        leader, point = divmod(number - moves.MOVE, POINTS)
        kind = MARCHES.get(s.phase, moves.MoveLeader)
        return kind(self.points[s.power[s.at].leader[leader]], self.points[point])

    def _trade(self, s: State, number: int) -> Move:
        if number >= moves.LAY:
            link = number - moves.LAY
            inland, port = self.box.link_inland[link], self.box.link_port[link]
            return moves.LayPipeline(self.countries[inland], self.countries[port])
        if number >= moves.SAIL:
            start, end = divmod(number - moves.SAIL, PLACES)
            if start == HAND:
                return moves.Station(self.places[end])
            return moves.Sail(self.places[start], self.places[end])
        if number >= moves.SELL:
            losing = s.phase == Phase.LOSING
            kind = moves.LoseTanker if losing else moves.SellTanker
            return kind(self.places[number - moves.SELL])
        return moves.BuyTanker(self.places[number - moves.BUY])

    def number(self, s: State, move: Move) -> int:
        """The number of a move or outcome, legal or not; NOTHING if it names what is not there, or
        is meant for a card that is not at hand."""
        try:
            return self._number(s, move) if _is_at_hand(s, move) else NOTHING
        except (ValueError, TypeError):
            return NOTHING

    def _number(self, s: State, move: Move) -> int:
        match move:
            case moves.Place(leader, country) | moves.Seize(leader, country):
                at = LEADER_NAMES.index(leader) * COUNTRIES + self.countries.index(country)
                return moves.PLACE + at
            case moves.MoveAgent(point):
                return moves.AGENT + self.points.index(point)
            case (
                moves.MoveLeader(start, end) | moves.Advance(start, end) | moves.Retreat(start, end)
            ):
                leader_at = self._leader(s, start)
                return moves.MOVE + leader_at * POINTS + self.points.index(end)
            case moves.Withdraw(point):
                return moves.WITHDRAW + self._leaving(s, self.points.index(point))
            case moves.LayPipeline(inland, port):
                return moves.LAY + self._link(inland, port)
            case moves.Begun(seat):
                return seat if s.phase == Phase.FIRST and type(seat) is int else NOTHING
            case moves.CardDrawn(card):
                return self.cards.index(card) if s.phase == Phase.CARD else NOTHING
        return self._tanker_number(move)

    def _tanker_number(self, move: Move) -> int:
        match move:
            case moves.PutTanker(place):
                return moves.PUT + self.places.index(place)
            case moves.BuyTanker(place):
                return moves.BUY + self.places.index(place)
            case moves.SellTanker(place) | moves.LoseTanker(place):
                return moves.SELL + self.places.index(place)
            case moves.Station(place):
                return moves.SAIL + HAND * PLACES + self.places.index(place)
            case moves.Sail(start, end):
                return moves.SAIL + self.places.index(start) * PLACES + self.places.index(end)
        return next((number for number, simple in SIMPLE.items() if simple == move), NOTHING)

    def _leader(self, s: State, point: str) -> int:
        leaders = s.power[max(s.at, 0)].leader
        places = [leaders[leader] for leader in range(len(leaders))]
        return places.index(self.points.index(point))

    def _leaving(self, s: State, point: int) -> int:
        """The leader on a point; one past the last where there is none (K-D7, K-L6)."""
        places = [*(s.power[max(s.at, 0)].leader[at] for at in range(LEADERS)), point]
        return places.index(point)

    def _link(self, inland: str, port: str) -> int:
        """The link of two countries; one past the last for countries that none joins (K-Q1)."""
        ends = [
            (self.countries[self.box.link_inland[at]], self.countries[self.box.link_port[at]])
            for at in range(self.box.links)
        ]
        if (inland, port) in ends:
            return ends.index((inland, port))
        return len(ends) if {inland, port} <= set(self.countries) else NOTHING - moves.LAY


def _is_at_hand(s: State, move: Move) -> bool:
    """Whether a move that obeys a card comes with that card, and any other without (K-D1a)."""
    kind = type(move)
    if kind in ORDERS:
        return s.phase == ORDERS[kind][0]
    return (s.phase, kind) not in ORDERS.values()
