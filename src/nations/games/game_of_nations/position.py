"""Positions as one line of text: every field of a state that cannot be derived.

The occupants of points, the stock and the charts follow from the rest, so they are not written.
"""

from __future__ import annotations

from nations.errors import BadNotation
from nations.games.game_of_nations.content import LEADERS
from nations.games.game_of_nations.names import Names
from nations.games.game_of_nations.phases.flow import note_moves
from nations.games.game_of_nations.phases.incidents import chart_advance
from nations.games.game_of_nations.phases.leaders import chart_moves
from nations.games.game_of_nations.state import (
    GONE,
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
    tankers_of,
)
from nations.games.game_of_nations.state import LEADERS as LEADER_COUNT

HEAD = ("at", "first", "rounds", "quiet", "acted", "draws")
PENDING = (
    "drawn_now",
    "leader_done",
    "tanker_done",
    "pipeline_done",
    "proposed",
    "asking",
    "back",
    "ended",
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
        leaders = "+".join(self._write_leader(power, at) for at in range(LEADER_COUNT))
        agent = "-" if power.agent == NOTHING else self.names.points[power.agent]
        head = f"{power.cash}.{power.out}.{power.started}"
        return f"{head}/{agent}/{leaders}/{self._write_tankers(power.tankers)}"

    def _write_leader(self, power: Power, at: int) -> str:
        place = power.leader[at]
        kind = LEADERS[self.box.leader_type[at]][0]
        return f"{kind}@{WHERE.get(place) or self.names.points[place]}"

    def _write_tankers(self, tankers: object) -> str:
        row = tankers
        assert isinstance(row, list)  # noqa: S101 - positions are of plain states
        parts = (f"{self.names.places[at]}*{row[at]}" for at in range(PLACES) if row[at])
        return "+".join(parts) or "-"

    def read(self, text: str) -> State:
        """The state of a position. Raises BadNotation if the text is none of this game's."""
        try:
            state = self._read(text)
        except (ValueError, KeyError, IndexError) as error:
            raise BadNotation(f"not a position of this game: {error}") from error
        if self.write(state) != " ".join(text.split()):
            raise BadNotation("not a position of this game: some parts contradict each other")
        if state.stock < 0 or state.pipes < 0:
            raise BadNotation("not a position of this game: more pieces than the box holds")
        note_moves(self.box, state)
        return state

    def _read(self, text: str) -> State:
        phase, head, *powers, laid, nobodys, deck, card, pending = text.split()
        s = State()
        s.phase = Phase[phase.upper()]
        _read_numbers(s, HEAD, head)
        _read_numbers(s, PENDING, pending)
        for point in range(POINTS):
            s.occupant[point] = NOTHING
        if len(powers) != self.box.seats:
            raise ValueError(f"{self.box.seats} players expected, {len(powers)} found")
        for seat, written in enumerate(powers):
            self._read_power(s, seat, written)
        self._read_rest(s, laid, nobodys, deck)
        s.card = NOTHING if card == "-" else self.names.cards.index(card)
        self._derive(s)
        return s

    def _read_power(self, s: State, seat: int, text: str) -> None:
        head, agent, leaders, tankers = text.split("/")
        power = s.power[seat]
        power.cash, power.out, power.started = map(int, head.split("."))
        power.agent = NOTHING if agent == "-" else self.names.points.index(agent)
        for at, written in enumerate(leaders.split("+")):
            power.leader[at] = self._place(written.split("@")[1])
            if power.leader[at] >= 0:
                if s.occupant[power.leader[at]] != NOTHING:
                    raise ValueError(f"two leaders on {written}")
                s.occupant[power.leader[at]] = seat * LEADER_COUNT + at
        self._read_tankers(power.tankers, tankers)

    def _place(self, word: str) -> int:
        found = [number for number, name in WHERE.items() if name == word]
        return found[0] if found else self.names.points.index(word)

    def _read_tankers(self, row: object, text: str) -> None:
        assert isinstance(row, list)  # noqa: S101 - positions are of plain states
        for part in text.split("+") if text != "-" else []:
            place, count = part.split("*")
            row[self.names.places.index(place)] = int(count)

    def _read_rest(self, s: State, laid: str, nobodys: str, deck: str) -> None:
        for link in laid.split("+") if laid != "-" else []:
            s.laid[int(link)] = 1
        self._read_tankers(s.nobodys, nobodys)
        for card in deck.split("+") if deck != "-" else []:
            s.deck[s.seen] = self.names.cards.index(card)
            s.seen += 1

    def _derive(self, s: State) -> None:
        """The stocks, and the charts of the decision at hand."""
        s.pipes = self.box.pipelines - sum(s.laid[at] for at in range(LINKS))
        s.stock = self.box.tankers - sum(s.nobodys[at] for at in range(PLACES))
        for seat in range(SEATS):
            waiting = seat < self.box.seats and not (s.power[seat].started or s.power[seat].out)
            s.stock -= tankers_of(s, seat) + int(waiting)
        shown = s.back if s.phase == Phase.AGREEING else s.phase
        phase = s.phase
        if shown == Phase.LEADER and s.leader_done == Done.OPEN:
            chart_moves(self.box, s)
        elif shown == Phase.ADVANCING:
            chart_advance(self.box, s)
        s.phase = phase


def _read_numbers(s: State, names: tuple[str, ...], text: str) -> None:
    for name, value in zip(names, text.split("."), strict=True):
        setattr(s, name, int(value))
