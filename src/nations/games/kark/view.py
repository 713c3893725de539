"""The table as a seat sees it: all is open but the order of cards not yet seen (K-C6)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from nations.contract import View
from nations.edition.words import SOME
from nations.games.kark.content import LEADER_NAMES, LeaderName
from nations.games.kark.loading import earning
from nations.games.kark.names import Names
from nations.games.kark.phases.bank import in_bank
from nations.games.kark.phases.income import income
from nations.games.kark.state import (
    COUNTRIES,
    GONE,
    LEADERS,
    NOTHING,
    PLACES,
    POINTS,
    RESERVE,
    Box,
    Phase,
    Power,
    State,
    ruler,
)

ACTIONS = ("leader", "tanker", "pipeline")
"""What may be done once a turn (K-T4, K-T6)."""


Leaders = Annotated[dict[LeaderName, int], SOME]


class PowerView(msgspec.Struct, frozen=True):
    """What a player has: money, figures, tankers (by place), income of the present position.

    `earning` are the derricks that bring it, by country; `stuck` the leader actions that were
    skipped in a row for want of money and income (K-E1i).
    """

    cash: int
    income: int
    earning: dict[str, int]
    out: bool
    stuck: int
    agent: str | None
    board: dict[str, LeaderName]
    reserve: Leaders
    gone: Leaders
    tankers: dict[str, int]


class KarkView(View, frozen=True):
    """The whole table.

    `next_cards` is the known order after one pass through the deck, else empty; `unseen` are the
    cards that may come next. `prices` are those of the leader moves at hand, in millions. `bank` is
    what it can still pay, None if it is endless (K-C5). `done` names the actions of the turn that
    were used. While a stop is proposed, `asked` is who is to agree to it, and `interrupted` the
    phase that goes on afterwards. `position` is the table in notation.
    """

    round: int
    phase: str
    first: int
    at_turn: int | None
    powers: tuple[PowerView, ...]
    rulers: dict[str, int | None]
    pipelines: tuple[str, ...]
    nobodys: dict[str, int]
    stock: int
    pipes: int
    bank: int | None
    card: str | None
    seen: tuple[str, ...]
    unseen: tuple[str, ...]
    next_cards: tuple[str, ...]
    draws: int
    done: tuple[str, ...]
    asked: int | None
    interrupted: str | None
    prices: dict[str, int]
    position: str


class Viewer:
    """Makes views of one game's states."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box, self.names = box, names

    def table(self, s: State, seat: int | None, position: str) -> KarkView:
        """What a seat sees of a state."""
        names, seen = self.names, [s.deck[at] for at in range(s.seen)]
        proposed = s.phase == Phase.AGREEING
        return KarkView(
            seat=seat,
            round=s.rounds,
            phase=Phase(s.phase).name.lower(),
            first=s.first,
            at_turn=None if s.at == NOTHING else s.at,
            powers=tuple(self._power(s, seat) for seat in range(self.box.seats)),
            rulers={names.countries[c]: self._ruler(s, c) for c in range(COUNTRIES)},
            pipelines=tuple(self._link(at) for at in range(self.box.links) if s.laid[at]),
            nobodys={names.places[p]: s.nobodys[p] for p in range(PLACES) if s.nobodys[p]},
            stock=s.stock,
            pipes=s.pipes,
            bank=in_bank(self.box, s) if self.box.money else None,
            card=None if s.card == NOTHING else names.cards[s.card],
            seen=tuple(names.cards[card] for card in seen),
            unseen=tuple(names.cards[card] for card in range(self.box.cards) if card not in seen),
            next_cards=self._known(s),
            draws=s.draws,
            done=tuple(name for name in ACTIONS if vars(s)[f"{name}_done"]),
            asked=s.asking if proposed else None,
            interrupted=Phase(s.back).name.lower() if proposed else None,
            prices=self._prices(s),
            position=position,
        )

    def _ruler(self, s: State, country: int) -> int | None:
        seat = ruler(self.box, s, country)
        return None if seat == NOTHING else seat

    def _link(self, at: int) -> str:
        countries = self.names.countries
        return f"{countries[self.box.link_inland[at]]}>{countries[self.box.link_port[at]]}"

    def _known(self, s: State) -> tuple[str, ...]:
        """K-D1, K-C6: the order of the deck once every card was seen."""
        cards = self.box.cards
        if s.seen < cards:
            return ()
        return tuple(self.names.cards[s.deck[(s.draws + at) % cards]] for at in range(cards))

    def _prices(self, s: State) -> dict[str, int]:
        """The price in millions of each leader move at hand, by its notation; free by a card."""
        prices: dict[str, int] = {}
        if s.phase != Phase.LEADER:
            return prices
        power = s.power[s.at]
        for at in range(LEADERS * POINTS):
            if s.steps[at]:
                leader, point = divmod(at, POINTS)
                start = self.names.points[power.leader[leader]]
                step = self.box.step_price[self.box.leader_type[leader]]
                prices[f"{start}>{self.names.points[point]}"] = s.steps[at] * step
        return prices

    def _power(self, s: State, seat: int) -> PowerView:
        power = s.power[seat]
        return PowerView(
            cash=power.cash,
            income=income(self.box, s, seat),
            earning=self._earning(s, seat),
            out=bool(power.out),
            stuck=power.stuck,
            agent=None if power.agent == NOTHING else self.names.points[power.agent],
            board=self._on_board(power),
            reserve=self._count(power, RESERVE),
            gone=self._count(power, GONE),
            tankers={
                self.names.places[p]: power.tankers[p] for p in range(PLACES) if power.tankers[p]
            },
        )

    def _earning(self, s: State, seat: int) -> dict[str, int]:
        served = enumerate(earning(self.box, s, seat))
        return {self.names.countries[country]: count for country, count in served if count}

    def _on_board(self, power: Power) -> dict[str, str]:
        """The leaders on the board by their points."""
        leaders = ((power.leader[at], self.box.leader_type[at]) for at in range(LEADERS))
        return {
            self.names.points[point]: LEADER_NAMES[kind] for point, kind in leaders if point >= 0
        }

    def _count(self, power: Power, where: int) -> dict[str, int]:
        counts: dict[str, int] = {}
        for at in range(LEADERS):
            if power.leader[at] == where:
                kind = LEADER_NAMES[self.box.leader_type[at]]
                counts[kind] = counts.get(kind, 0) + 1
        return counts
