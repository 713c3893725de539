"""Moves in words: what a player would do, what it costs, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator

from nations.contract import Move, Voice
from nations.edition.spans import (
    named,
)
from nations.games.kark import moves
from nations.games.kark.content import SEAS
from nations.games.kark.drawing.index import (
    BoardIndex,
    Values,
    country_name,
    leader_at,
    moored,
    place_kind,
    place_name,
    point_name,
    power_name,
)
from nations.games.kark.view import KarkView


class Sentences:
    """Describes the moves of one view; the message of a move is called as its class."""

    def __init__(self, view: KarkView, index: BoardIndex, voice: Voice) -> None:
        self.view, self.index, self.voice = view, index, voice
        self.prices = index.content.prices

    def describe(self, move: Move) -> str:
        """The move as a sentence, with what follows from it after a colon."""
        sentence = self.voice.say(type(move).__name__, **self._values(move))
        clauses = ", ".join(self._clauses(move))
        if not clauses:
            return sentence
        return self.voice.say("with-clauses", move=sentence, clauses=clauses)

    def _values(self, move: Move) -> Values:
        match move:
            case moves.Place(leader, country):
                price = self.prices.step[leader]
                where = country_name(self.voice, country, "in")
                return {"leader": leader, "country": where, "millions": price}
            case moves.Seize(leader, country):
                return {"leader": leader, "country": country_name(self.voice, country, "whole")}
            case moves.MoveLeader(start, end):
                return self._moving(start, end)
            case moves.Advance(start, end) | moves.Retreat(start, end):
                return self._way(start, end)
            case moves.Withdraw(point):
                return {"point": self._point(point), "leader": self._kind(point)}
            case moves.MoveAgent(point):
                return {"point": self._point(point)}
            case moves.LayPipeline(inland, port):
                end = country_name(self.voice, port, "to")
                ends: Values = {"inland": self._name(inland), "port": end}
                return {**ends, "millions": self.prices.pipeline}
            case moves.Begun(seat):
                return {"power": power_name(self.voice, seat)}
            case moves.CardDrawn(card):
                return {"card": self._name(card), **self.index.effect(card)}
        return self._tanker_values(move)

    def _tanker_values(self, move: Move) -> Values:
        match move:
            case moves.PutTanker(place):
                where = place_name(self.voice, place, "into")
                return {"place": where, "kind": place_kind(place)}
            case moves.Station(place):
                return {"place": place_name(self.voice, place, "into")}
            case moves.BuyTanker(place):
                where = place_name(self.voice, place, "for")
                return {"place": where, "millions": self.prices.tanker_buy}
            case moves.SellTanker(place):
                where = place_name(self.voice, place, "from")
                return {"place": where, "millions": self._paid(self.prices.tanker_sell)}
            case moves.LoseTanker(place):
                return {"place": place_name(self.voice, place, "at")}
            case moves.Sail(start, end):
                canal = "yes" if start in SEAS and end in SEAS else "no"
                ends = {"start": place_name(self.voice, start, "from")}
                return {**ends, "end": place_name(self.voice, end, "to"), "canal": canal}
        return {}

    def _paid(self, due: int) -> int:
        """K-C5: what the bank pays, as far as its money lasts."""
        return due if self.view.bank is None else min(due, self.view.bank)

    def _name(self, thing: str) -> str:
        return named(self.voice, thing)

    def _point(self, point: str) -> str:
        return point_name(self.voice, point)

    def _kind(self, point: str) -> str:
        """The type of the leader on a point; none if people ask about what is not there."""
        found = leader_at(self.view, point)
        return found[1] if found else "none"

    def _way(self, start: str, end: str) -> Values:
        ends = {"start": self._point(start), "end": self._point(end)}
        return {**ends, "leader": self._kind(start)}

    def _moving(self, start: str, end: str) -> Values:
        """K-P1: the price of the shortest way, and its steps."""
        price = self.view.prices.get(f"{start}>{end}")
        way = self._way(start, end)
        if price is None or way["leader"] == "none":
            return {**way, "leader": "none", "millions": 0, "count": 0}
        steps = price // self.prices.step[str(way["leader"])]
        return {**way, "millions": price, "count": steps}

    def _clauses(self, move: Move) -> Iterator[str]:
        """What follows from a move on the board."""
        match move:
            case (
                moves.MoveLeader(start, end) | moves.Advance(start, end) | moves.Retreat(start, end)
            ):
                yield from self._leaving(start)
                yield from self._arriving(end, "clause-attacks")
            case moves.Withdraw(point):
                yield from self._leaving(point)
            case moves.Place(_, country):
                yield from self._spoils(country, conquered=False)
            case moves.Seize(_, country):
                capital = f"{country}.{self.index.countries[country].capital}"
                yield from self._arriving(capital, "clause-ousts")
            case moves.MoveAgent(point) if point in self.index.questions:
                yield self.voice.say("clause-card")
            case moves.Skip() if self.index.goes_out(self.view):
                yield self.voice.say("clause-out")

    def _leaving(self, start: str) -> Iterator[str]:
        """K-L7: who leaves a capital gives the country up."""
        country = self.index.capitals.get(start)
        if country and leader_at(self.view, start):
            name = country_name(self.voice, country.id, "whole")
            yield self.voice.say("clause-leaves", country=name)

    def _arriving(self, end: str, attack: str) -> Iterator[str]:
        """K-L5, K-L8, K-W1 to K-W3: a card, a free country, or a war."""
        country, found = self.index.capitals.get(end), leader_at(self.view, end)
        if end in self.index.questions:
            yield self.voice.say("clause-card")
        if country is None:
            return
        if found:
            seat, kind = found
            yield self.voice.say(attack, leader=kind, power=power_name(self.voice, seat))
        elif attack == "clause-attacks":
            name = country_name(self.voice, country.id, "whole")
            yield self.voice.say("clause-takes", country=name)
        yield from self._spoils(country.id, conquered=found is not None)

    def _spoils(self, country: str, conquered: bool) -> Iterator[str]:
        """K-W3a, K-N4a: the tankers that fall to who takes a country."""
        keeps = self.index.options.get("abandoned_port") == "owner" and not conquered
        count = sum(
            tankers
            for owner, tankers in moored(self.view, country).items()
            if owner is None or (owner != self.view.at_turn and not keeps)
        )
        if count:
            yield self.voice.say("clause-tankers", count=count)
