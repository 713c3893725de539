"""Positions as one line of text: every field of a state that cannot be derived.

The occupants of points, the stock and the charts follow from the rest, so they are not written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

from nations.compiling.layout import Row
from nations.edition.notation import (
    NONE,
    expect,
    no_position,
    read_counts,
    read_items,
    read_name,
    read_number,
    read_parts,
)
from nations.games.kark.content import LEADER_NAMES
from nations.games.kark.names import IN_HAND, Names
from nations.games.kark.phases.flow import note_moves
from nations.games.kark.phases.leaders import chart_moves
from nations.games.kark.phases.marches import chart_advance, chart_retreat
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    CARDS,
    GONE,
    LEADERS,
    LINKS,
    NOTHING,
    PLACES,
    POINTS,
    RESERVE,
    SEATS,
    Box,
    Done,
    Phase,
    Power,
    State,
    country_of,
    is_capital,
    tankers_of,
)
from nations.games.kark.stocktaking import check_choice, check_table

Ranges: TypeAlias = Mapping[str, tuple[int, int]]
MANY = 99_999
"""A number that no table comes near, so that what is read fits into a state."""
HEAD: Ranges = {
    "at": (NOTHING, SEATS - 1),
    "first": (0, SEATS - 1),
    "rounds": (1, MANY),
    "quiet": (0, MANY),
    "acted": (0, 1),
    "draws": (0, MANY),
}
PENDING: Ranges = {
    "drawn_now": (0, CARDS),
    "leader_done": (Done.OPEN, Done.WITHDRAWN),
    "tanker_done": (0, 1),
    "pipeline_done": (0, 1),
    "proposed": (0, 1),
    "asking": (0, SEATS - 1),
    "back": (0, Phase.LAST),
    "ended": (0, len(Rule) - 1),
}
OF_POWER: Ranges = {"cash": (0, MANY), "out": (0, SEATS - 1), "started": (0, 1), "stuck": (0, 2)}
PHASES = tuple(phase.name.lower() for phase in Phase)
BEFORE_POWERS, AFTER_POWERS, PARTS_OF_POWER = 2, 5, 4
MOST_PIECES = 999
FIRST_VERSION = re.compile(
    r"(?P<head>\d+(?P<started>\.\d+\.\d+))(?P<figures>/[^/]+/[^/]+/)(?P<tankers>[^/]+)"
)
WHERE = {RESERVE: "reserve", GONE: "gone"}


class Positions:
    """Writes and reads the positions of one game."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box, self.names = box, names

    def write(self, s: State) -> str:
        """`phase head power… pipelines nobodys deck card pending`, separated by spaces."""
        head = ".".join(str(getattr(s, name)) for name in HEAD)
        powers = [self._write_power(s.power[seat]) for seat in range(self.box.seats)]
        laid = "+".join(str(at) for at in range(LINKS) if s.laid[at]) or "-"
        deck = "+".join(self.names.cards[s.deck[at]] for at in range(s.seen)) or "-"
        card = "-" if s.card == NOTHING else self.names.cards[s.card]
        pending = ".".join(str(getattr(s, name)) for name in PENDING)
        phase = Phase(s.phase).name.lower()
        tail = [laid, self._write_tankers(s.nobodys), deck, card, pending]
        return " ".join([phase, head, *powers, *tail])

    def _write_power(self, power: Power) -> str:
        leaders = "+".join(self._write_leader(power, at) for at in range(LEADERS))
        agent = "-" if power.agent == NOTHING else self.names.points[power.agent]
        head = ".".join(str(getattr(power, name)) for name in OF_POWER)
        return f"{head}/{agent}/{leaders}/{self._write_tankers(power.tankers)}"

    def _write_leader(self, power: Power, at: int) -> str:
        place = power.leader[at]
        kind = LEADER_NAMES[self.box.leader_type[at]][0]
        return f"{kind}@{WHERE.get(place) or self.names.points[place]}"

    def _write_tankers(self, row: Row) -> str:
        parts = (f"{self.names.places[at]}*{row[at]}" for at in range(PLACES) if row[at])
        return "+".join(parts) or "-"

    def read(self, text: str) -> State:
        """The state of a position, from whoever gives it. Raises BadNotation, with the part, for a
        text that is none, and for a table that no game comes to."""
        s = self._told(text)
        check_table(self.box, self.names, s)
        self._chart(s)
        check_choice(self.box, s)
        return s

    def recall(self, text: str) -> State:
        """The state of a position that this game has written itself, as in its views; whether a
        real table comes to it is not looked at again."""
        s = self._told(text)
        self._chart(s)
        return s

    def _told(self, text: str) -> State:
        parts = [_of_today(part) for part in text.split()]
        wanted = BEFORE_POWERS + self.box.seats + AFTER_POWERS
        if len(parts) != wanted:
            seats = f"with {self.box.seats} seats"
            raise no_position(f"{wanted} parts are needed {seats}, {len(parts)} found")
        phase, head, *powers, laid, nobodys, deck, card, pending = parts
        s = State()
        s.phase = read_name("the phase", phase, PHASES)
        _read_numbers(s, "the head", HEAD, head)
        _read_numbers(s, "the turn under way", PENDING, pending)
        for point in range(POINTS):
            s.occupant[point] = NOTHING
        for seat, written in enumerate(powers):
            self._read_power(s, seat, written)
        self._read_rest(s, laid, nobodys, deck)
        s.card = NOTHING if card == NONE else read_name("the card", card, self.names.cards)
        self._take_from_stock(s)
        return s

    def _read_power(self, s: State, seat: int, text: str) -> None:
        what, power = f"power {seat}", s.power[seat]
        head, agent, leaders, tankers = read_parts(what, text, "/", PARTS_OF_POWER)
        _read_numbers(power, what, OF_POWER, head)
        points = self.names.points
        power.agent = NOTHING if agent == NONE else read_name(f"{what}, agent", agent, points)
        self._read_leaders(s, seat, leaders)
        self._read_tankers(f"{what}, tankers", power.tankers, tankers)

    def _read_leaders(self, s: State, seat: int, text: str) -> None:
        """All six in any order; of two of a kind the first named comes first."""
        what, power = f"power {seat}, leaders", s.power[seat]
        free = [LEADER_NAMES[self.box.leader_type[at]][0] for at in range(LEADERS)]
        for written in read_parts(what, text, "+", LEADERS):
            kind, _, word = written.partition("@")
            at = read_name(what, kind, free)
            free[at] = ""
            power.leader[at] = place = self._place(what, word)
            if place >= 0:
                expect(s.occupant[place] == NOTHING, f"{what}: two leaders are on {word}")
                s.occupant[place] = seat * LEADERS + at
                if is_capital(self.box, place):
                    power.ruled |= 1 << country_of(place)

    def _place(self, what: str, word: str) -> int:
        found = [number for number, name in WHERE.items() if name == word]
        return found[0] if found else read_name(what, word, self.names.points)

    def _read_tankers(self, what: str, row: Row, text: str) -> None:
        for place, count in enumerate(read_counts(what, text, self.names.places, MOST_PIECES)):
            row[place] = count

    def _read_rest(self, s: State, laid: str, nobodys: str, deck: str) -> None:
        for item in read_items(laid):
            link = read_number("the pipelines", item, 0, max(self.box.links - 1, 0))
            expect(not s.laid[link], f"the pipelines: link {link} stands there twice")
            s.laid[link] = 1
        self._read_tankers("tankers of nobody", s.nobodys, nobodys)
        cards = [read_name("the deck", card, self.names.cards) for card in read_items(deck)]
        expect(len(set(cards)) == len(cards), "the deck: a card stands there twice")
        for card in cards:
            s.deck[s.seen] = card
            s.seen += 1

    def _take_from_stock(self, s: State) -> None:
        s.pipes = self.box.pipelines - sum(s.laid[at] for at in range(LINKS))
        s.stock = self.box.tankers - sum(s.nobodys[at] for at in range(PLACES))
        for seat in range(SEATS):
            s.stock -= tankers_of(s, seat)

    def _chart(self, s: State) -> None:
        """The charts and the moves of the decision at hand."""
        shown = s.back if s.phase == Phase.AGREEING else s.phase
        if shown == Phase.LEADER and s.leader_done == Done.OPEN:
            chart_moves(self.box, s)
        elif shown == Phase.ADVANCING:
            chart_advance(self.box, s)
        elif shown == Phase.RETREATING:
            chart_retreat(self.box, s)
        note_moves(self.box, s)


def _of_today(part: str) -> str:
    """A power as version 1 of the rules wrote it, without `stuck` and the hand, as now."""
    written = FIRST_VERSION.fullmatch(part)
    if written is None:
        return part
    tankers = f"{IN_HAND}*1" if written["started"] == ".0.0" else written["tankers"]
    return f"{written['head']}.0{written['figures']}{tankers}"


def _read_numbers(s: State | Power, what: str, ranges: Ranges, text: str) -> None:
    numbers = read_parts(what, text, ".", len(ranges))
    for (name, (low, high)), number in zip(ranges.items(), numbers, strict=True):
        setattr(s, name, read_number(f"{what}, {name}", number, low, high))
