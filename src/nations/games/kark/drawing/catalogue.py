"""All that the box of The Game of Nations holds, and where it is now (K-C1 to K-C5, K-D4)."""

from __future__ import annotations

from nations.contract import Voice
from nations.edition.catalogue import BoxItem, Chapter, status_of
from nations.edition.spans import named
from nations.games.kark.content import LEADER_NAMES, Card, ContentSet, Country
from nations.games.kark.drawing.index import coast, effect_values
from nations.games.kark.set_rules import fields_of
from nations.games.kark.view import KarkView

UNNAMED = ("name_de", "good")
"""Fields of a card whose status nobody asks for."""


class Catalogue:
    """Lists one content set; with a view, says what is left and which cards were seen."""

    def __init__(self, content: ContentSet, view: KarkView | None, voice: Voice) -> None:
        self.content, self.view, self.voice = content, view, voice
        self.say = voice.say

    def chapters(self) -> list[Chapter]:
        """Pieces with their prices, countries, pipelines that can be laid, cards."""
        return [self._pieces(), self._countries(), self._links(), self._cards()]

    def _pieces(self) -> Chapter:
        leaders = tuple(self._leader(kind) for kind in LEADER_NAMES)
        return Chapter(self.say("box-pieces"), (*leaders, *self._rest()))

    def _leader(self, kind: str) -> BoxItem:
        """K-C1, K-P1, K-I2: how many, what a step costs, what a derrick brings."""
        pieces, prices = self.content.pieces, self.content.prices
        about = self.say(
            "box-leader",
            count=pieces.leaders[kind],
            step=prices.step[kind],
            income=prices.income[kind],
        )
        return BoxItem(self.say("leader", leader=kind), about, self._status("prices", "step"))

    def _rest(self) -> tuple[BoxItem, ...]:
        """K-C1, K-C2, K-P2: agents, tankers, pipelines and money."""
        pieces, prices = self.content.pieces, self.content.prices
        status = self._status("pieces", "tankers")
        tankers = self.say(
            "box-tankers", count=pieces.tankers, buy=prices.tanker_buy, sell=prices.tanker_sell
        )
        pipes = self.say("box-pipelines", count=pieces.pipelines, price=prices.pipeline)
        stock, left = (self.view.stock, self.view.pipes) if self.view else (-1, -1)
        return (
            BoxItem(self.say("box-agent-name"), self.say("box-each", count=pieces.agents), status),
            BoxItem(self.say("box-tanker-name"), tankers, status, self._left(stock)),
            BoxItem(self.say("box-pipeline-name"), pipes, status, self._left(left)),
            BoxItem(
                self.say("box-money-name"), self.say("millions", millions=pieces.money), status
            ),
        )

    def _left(self, count: int) -> str:
        return "" if count < 0 else self.say("box-left", count=count)

    def _status(self, table: str, *fields: str) -> str:
        return status_of(self.content.origins.get(table, {}), fields, self.voice)

    def _countries(self) -> Chapter:
        entries = tuple(self._country(country) for country in self.content.countries)
        return Chapter(self.say("box-countries"), entries)

    def _country(self, country: Country) -> BoxItem:
        about = self.say(
            "box-country",
            count=country.derricks,
            coast=self.say("coast", kind=coast(country)),
        )
        fields = ("name", "type", "derricks", "seas", "capital", "question")
        status = self._status(f"country.{country.id}", *fields)
        return BoxItem(named(self.voice, country.id), about, status, self._ruler(country.id))

    def _ruler(self, country: str) -> str:
        seat = self.view.rulers.get(country) if self.view else None
        return "" if seat is None else self.say("box-ruled", power=self.say(f"power-{seat}"))

    def _links(self) -> Chapter:
        entries = []
        for link in self.content.links:
            name = f"{named(self.voice, link.inland)} – {named(self.voice, link.port)}"
            laid = f"{link.inland}>{link.port}" in self.view.pipelines if self.view else link.laid
            status = self._status(f"link.{link.inland}.{link.port}", "inland", "port")
            key = "box-laid" if self.view else "box-laid-first"
            entries.append(BoxItem(name, self.say(key) if laid else "", status))
        return Chapter(self.say("box-links"), tuple(entries))

    def _cards(self) -> Chapter:
        entries = tuple(self._card(card) for card in self.content.cards)
        return Chapter(self.say("box-cards", count=len(entries)), entries)

    def _card(self, card: Card) -> BoxItem:
        """K-D4: what a card does; K-C6: the order of those not yet seen is hidden."""
        good = self.say("box-good" if card.good else "box-bad")
        about = f"{good}: {self.say('effect', **effect_values(card))}"
        fields = [field for field in fields_of(card.effect) if field not in UNNAMED]
        status = self._status(f"card.{card.id}", *fields)
        return BoxItem(named(self.voice, card.id), about, status, self._seen(card.id))

    def _seen(self, card: str) -> str:
        if self.view is None:
            return ""
        if card in self.view.next_cards:
            return self.say("box-card-next", place=self.view.next_cards.index(card) + 1)
        return self.say("box-seen" if card in self.view.seen else "box-unseen")
