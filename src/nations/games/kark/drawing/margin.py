"""What stands below the map: powers, stock and cards, the turn's stages, and what is waited for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from nations.contract import Seat, Voice
from nations.edition.spans import (
    Span,
    Spans,
    fit,
    named,
    pad,
)
from nations.games.kark.drawing.index import (
    BoardIndex,
    Values,
    at_sea,
    decider,
    phase_of,
    power_name,
)
from nations.games.kark.drawing.ink import (
    CAPITAL,
    CAPITAL_STYLE,
    DERRICK,
    LETTERS,
    NARROW,
    NOBODY,
    PIPE,
    PORT,
    QUESTION,
    QUESTION_STYLE,
    QUIET,
    SEAT_STYLES,
    STRONG,
    WATER,
    agent_span,
    fleet,
    leader_span,
    letters,
    wrap,
)
from nations.games.kark.names import IN_HAND
from nations.games.kark.view import KarkView

DONE, DUE, OPEN = "✓", "▶", "○"
COLUMNS = {"cash": 11, "income": 10, "board": 8, "reserve": 8, "gone": 9, "tankers": 16}
"""What is told of each power, and in how many cells."""

WIDE_COLUMNS = {
    "cash": 13,
    "income": 11,
    "countries": 12,
    "board": 9,
    "reserve": 9,
    "gone": 10,
    "tankers": 16,
}
NAMES = 15
FEW_CARDS = 3
ORDERS = ("card", "advancing", "retreating", "withdrawing", "losing", "coup")
PART = 3
"""Cells before the columns: the mark of the turn and the letter of the power."""


class Margin:
    """Draws the rest of one view within some columns."""

    def __init__(self, view: KarkView, index: BoardIndex, voice: Voice, cells: int) -> None:
        self.view, self.index, self.voice, self.cells = view, index, voice, cells
        self.columns = WIDE_COLUMNS if cells > NARROW else COLUMNS

    def lines(self) -> list[Spans]:
        return [*self._powers(), [], *self._stocks(), *self._cards(), *self._turn()]

    def _say(self, key: str, **values: str | int | float) -> str:
        return self.voice.say(key, **values)

    def _powers(self) -> list[Spans]:
        """A row for each power under the titles of the columns."""
        titles = {column: [Span(self._say(f"column-{column}"), QUIET)] for column in self.columns}
        head = [*pad([], PART + NAMES), *self._row(titles)]
        return [head, *(self._power(seat) for seat in range(len(self.view.powers)))]

    def _row(self, parts: Mapping[str, Spans]) -> Spans:
        return [span for name, cells in self.columns.items() for span in pad(parts[name], cells)]

    def _power(self, seat: Seat) -> Spans:
        power = self.view.powers[seat]
        turn = Span(f"{DUE} " if seat == decider(self.view) else "  ", STRONG)
        letter = Span(LETTERS[seat], SEAT_STYLES[seat])
        lead = [turn, letter, *pad(self._title(seat), NAMES)]
        if power.out:
            return [*lead, Span(self._say("out"), QUIET)]
        sea = at_sea(power.tankers)
        hand = power.tankers.get(IN_HAND, 0)
        port = sum(power.tankers.values()) - sea - hand
        texts = {
            "income": f"+{power.income}",
            "board": letters(Counter(power.board.values())) or NOBODY,
            "reserve": letters(power.reserve) or NOBODY,
            "gone": letters(power.gone) or NOBODY,
            "tankers": self._say("in-port-at-sea", port=port, sea=sea, hand=hand),
            "countries": str(list(self.view.rulers.values()).count(seat)),
        }
        cash = [Span(self._say("cash", millions=power.cash), STRONG)]
        return [*lead, *self._row({"cash": cash} | {k: [Span(t)] for k, t in texts.items()})]

    def _title(self, seat: Seat) -> Spans:
        name = Span(f" {power_name(self.voice, seat)}", STRONG)
        own = [Span(f" ({self._say('you')})")] if seat == self.view.seat else []
        return [name, *own]

    def _stocks(self) -> list[Spans]:
        """K-C5: what can still be bought; K-N3: who may pass the canal."""
        stock = self._say("stock", count=self.view.stock, pipes=self.view.pipes)
        canal = next(one.id for one in self.index.content.countries if len(one.seas) > 1)
        ruler = self.view.rulers[canal]
        passage = self._say(
            "canal",
            holder="nobody" if ruler is None else "power",
            power="" if ruler is None else power_name(self.voice, ruler),
        )
        texts = [stock, passage, *self._bank()]
        dot = [Span("·", QUIET)]
        words = [part for text in texts for part in (dot, [Span(text)])]
        return wrap(words[1:], self.cells)

    def _bank(self) -> list[str]:
        """K-C5: what the bank can still pay, where that has an end."""
        bank = self.view.bank
        return [] if bank is None else [self._say("bank", millions=bank)]

    def _cards(self) -> list[Spans]:
        """K-D1, K-C6: what is known of the cards to come."""
        view = self.view
        if view.next_cards:
            return [[Span(fit(self._listed("cards-next", view.next_cards), self.cells))]]
        if len(view.unseen) <= FEW_CARDS:
            return [[Span(fit(self._listed("cards-last", view.unseen), self.cells))]]
        good = sum(self.index.cards[card].good for card in view.unseen)
        count = len(view.unseen)
        return [[Span(self._say("cards-unseen", count=count, good=good, bad=count - good))]]

    def _listed(self, key: str, cards: Sequence[str]) -> str:
        return self._say(key, cards=", ".join(named(self.voice, card) for card in cards))

    def _turn(self) -> list[Spans]:
        """The round and the stages of the turn: done, due, open."""
        if self.view.at_turn is None or self.view.phase == "over":
            return []
        words: list[Spans] = [[Span(self._say("round", count=self.view.round), STRONG)]]
        for at, (mark, stage) in enumerate(self._stages()):
            style = STRONG if mark == DUE else QUIET if mark == DONE else ""
            arrow = [Span("→ ", QUIET)] if at else [Span(" ")]
            words.append([*arrow, Span(f"{mark} {self._say('stage', stage=stage)}", style)])
        card = self.view.card
        if card is None:
            return wrap(words, self.cells, 3)
        drawn = self._say("card-drawn", card=named(self.voice, card), **self.index.effect(card))
        return [*wrap(words, self.cells, 3), [Span(fit(drawn, self.cells), STRONG)]]

    def _stages(self) -> list[tuple[str, str]]:
        """K-T1 to K-T6: the stages of this turn with their marks."""
        phase, done = phase_of(self.view), self.view.done
        trades = [(DONE if what in done else OPEN, what) for what in ("tanker", "pipeline")]
        if self.view.round == 1:
            return self._first_turn(phase, trades)
        agent = DUE if phase == "agent" else DONE
        leader = DUE if phase == "leader" else DONE
        if phase == "agent" or (phase in ORDERS and "leader" not in done):
            leader = OPEN
        card = [(DUE, "card")] if phase in ORDERS else []
        return [(DONE, "income"), (agent, "agent"), *card, (leader, "leader"), *trades]

    def _first_turn(self, phase: str, trades: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """K-T1, K-T1b: a leader and the free tanker, and trade only if the table allows it."""
        if phase == "placing":
            return [(DUE, "place"), (OPEN, "first-tanker")]
        if phase == "free_tanker":
            return [(DONE, "place"), (DUE, "first-tanker")]
        return [(DONE, "place"), (DONE, "first-tanker"), *trades]


def legend(voice: Voice, cells: int, on_map: bool) -> list[Spans]:
    """The signs of the drawing."""
    signs: list[tuple[Spans, str]] = [
        ([leader_span(0, "king")], "leaders"),
        ([agent_span(0)], "agent"),
        ([Span(CAPITAL, CAPITAL_STYLE)], "capital"),
        ([Span(QUESTION, QUESTION_STYLE)], "question"),
        ([Span(DERRICK, STRONG), Span("×2")], "derrick"),
        ([Span(PORT, WATER), *fleet({0: 1})], "port"),
        ([Span(f"{NOBODY}1")], "nobody"),
        ([Span("─" if on_map else "→")], "arrow"),
        ([Span("═", PIPE)], "pipeline"),
        ([Span("┈", QUIET)], "link"),
    ]
    words = [[*sign, Span(f" {voice.say('legend', sign=name)}", QUIET)] for sign, name in signs]
    return wrap(words, cells, gap=2)


def waiting(view: KarkView, index: BoardIndex, voice: Voice) -> str:
    """Who must do what now: the last line of a drawing."""
    seat = decider(view)
    left = [what for what in ("tanker", "pipeline") if what not in view.done]
    values: Values = {
        "power": "" if seat is None else power_name(voice, seat),
        "leader": (view.card and index.cards[view.card].leader) or "",
        "open": "both" if len(left) == 2 else left[0] if left else "pipeline",
    }
    return voice.say(f"phase-{view.phase.replace('_', '-')}", **values)
