"""What drawings and sentences read from a view and a content set besides its fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nations.contract import Seat, Voice
from nations.edition.spans import (
    named,
)
from nations.games.kark.content import SEAS, Card, ContentSet, Country
from nations.games.kark.names import IN_HAND
from nations.games.kark.view import KarkView

Values = dict[str, str | int | float]


class BoardIndex:
    """The board of a content set by its ids, with the options of the table."""

    def __init__(
        self, content: ContentSet, options: Mapping[str, str], goes_out: Callable[[KarkView], bool]
    ) -> None:
        self.content, self.options, self.goes_out = content, options, goes_out
        self.countries = {country.id: country for country in content.countries}
        self.cards = {card.id: card for card in content.cards}
        self.capitals = {f"{one.id}.{one.capital}": one for one in content.countries}
        self.questions = {f"{one.id}.{at}" for one in content.countries for at in one.questions}
        self.arrows: dict[str, list[str]] = {}
        for one in content.arrows:
            for start, end in ((one.start, one.end), (one.end, one.start)):
                self.arrows.setdefault(write(start), []).append(write(end))

    def effect(self, card: str) -> Values:
        """What messages say about a card."""
        return effect_values(self.cards[card])


def write(point: tuple[str, int]) -> str:
    return f"{point[0]}.{point[1]}"


def effect_values(card: Card) -> Values:
    sign = ("-won" if card.millions >= 0 else "-lost") if card.effect == "cash" else ""
    return {
        "effect": card.effect + sign,
        "millions": abs(card.millions),
        "leader": card.leader or "",
        "count": card.steps[1] if card.steps else 0,
    }


def phase_of(view: KarkView) -> str:
    """The phase; while a stop is proposed, the one that was interrupted."""
    return view.interrupted or view.phase


def decider(view: KarkView) -> Seat | None:
    """Who must decide: the player at turn, or who is asked to agree to a stop."""
    return view.at_turn if view.asked is None else view.asked


def leader_at(view: KarkView, point: str) -> tuple[Seat, str] | None:
    """The leader on a point: its player and its type."""
    for seat, power in enumerate(view.powers):
        if point in power.board:
            return seat, power.board[point]
    return None


def moored(view: KarkView, place: str) -> dict[Seat | None, int]:
    """The tankers at a place by their owners, None for nobody."""
    owners: dict[Seat | None, int] = {
        seat: power.tankers[place]
        for seat, power in enumerate(view.powers)
        if power.tankers.get(place)
    }
    return owners | ({None: view.nobodys[place]} if view.nobodys.get(place) else {})


def at_sea(tankers: Mapping[str, int]) -> int:
    return sum(tankers.get(sea, 0) for sea in SEAS)


def coast(country: Country) -> str:
    """Where the port of a country lies: north, south, both or inland (nowhere)."""
    return "both" if len(country.seas) > 1 else country.seas[0] if country.seas else "inland"


def point_name(voice: Voice, point: str) -> str:
    """`qasira.7` as Qasira 7."""
    country, _, number = point.partition(".")
    return voice.say("point", country=named(voice, country), number=number)


def country_name(voice: Voice, country: str, form: str) -> str:
    """A country with its preposition: in, to or of, or whole. German: the U.O.R. has an article."""
    name = named(voice, country)
    return voice.say(f"{'union' if name.endswith('.') else 'country'}-{form}", name=name)


def power_name(voice: Voice, seat: Seat) -> str:
    return voice.say(f"power-{seat}")


def place_name(voice: Voice, place: str, way: str) -> str:
    """A sea, a port or the hand with its preposition: at, to, for or from."""
    kind = place_kind(place)
    name = country_name(voice, place, "of") if kind == "port" else ""
    return voice.say(f"place-{way}", kind=kind, place=name)


def place_kind(place: str) -> str:
    """A sea, the hand, or port."""
    return place if place in (*SEAS, IN_HAND) else "port"
