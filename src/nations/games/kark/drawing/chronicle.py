"""Events as lines of a log: what belongs together is told in one line, with the id of its rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from nations.contract import Event, Voice
from nations.edition.spans import (
    named,
    part,
)
from nations.games.kark import events as told
from nations.games.kark.drawing.index import (
    Values,
    country_name,
    place_kind,
    place_name,
    point_name,
    power_name,
)

PARTS: dict[type[Event], str] = {
    told.FirstChosen: "first",
    told.TurnStarted: "start",
    told.IncomeCollected: "start",
    told.AgentMoved: "start",
    told.CardTurned: "card",
    told.CashWon: "card",
    told.CashLost: "card",
    told.CardWithoutEffect: "card",
    told.LeaderAdvanced: "card",
    told.LeaderRetreated: "card",
    told.LeaderWithdrawn: "card",
    told.TankerLost: "card",
    told.CoupMade: "card",
    told.LeaderPlaced: "leader",
    told.LeaderMoved: "leader",
    told.TankerPut: "leader",
    told.TankerStationed: "trade",
    told.LeaderActionSkipped: "leader",
    told.TankerBought: "trade",
    told.TankerSold: "trade",
    told.TankerSailed: "trade",
    told.PipelineLaid: "trade",
    told.StopProposed: "stop",
    told.StopAgreed: "stop",
    told.StopDeclined: "stop",
    told.PowerOut: "out",
}
"""What a power does in one sentence: a stage of the turn, or a card."""

CONSEQUENCES = (
    told.LeaderCaptured,
    told.CountryTaken,
    told.CountryLeft,
    told.TankersTaken,
    told.LeaderActionReplaced,
    told.BankShort,
)
"""What belongs to the sentence before it; a captured leader's seat is not the captor's."""

ASKED = ("start", "card", "leader", "trade")
OPENING = (told.CardTurned, told.TurnStarted, told.RoundEnded)
"""Where a new sentence begins even if the last one was of the same sort."""

SELF_EVIDENT = (told.LeaderPlaced, told.CoupMade)
"""Whoever does this takes the country; that is not told again."""

PLACES = {
    told.TankerPut: "into",
    told.TankerStationed: "into",
    told.TankerBought: "for",
    told.TankerSold: "from",
    told.TankerLost: "at",
}
"""How the place of a tanker is told."""

COUNTRIES = {told.LeaderPlaced: "in", told.PipelineLaid: "to"}
"""How a country is told, if not by its name alone."""


class Told(NamedTuple):
    """An event, the sentence that it belongs to, and whether it was settled unasked (K-S5)."""

    event: Any
    part: str
    settled: bool


class Chronicle:
    """Tells events in one language; `prices` are what leaders cost."""

    def __init__(self, voice: Voice, prices: Mapping[str, int]) -> None:
        self.voice, self.prices = voice, prices

    def lines(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """Each line with the id of its rule."""
        return [(_rule(group), self._line(group)) for group in _grouped(_parts(events))]

    def _line(self, group: list[Told]) -> str:
        event = group[0].event
        if isinstance(event, told.GameEnded):
            return self._end([item.event for item in group])
        if isinstance(event, told.RoundEnded):
            return self.voice.say("RoundEnded", count=event.count)
        shown = [item for item in group if not _is_plain(item.event, group)]
        clauses = ", ".join(self._clause(item.event) for item in shown)
        power = part("seat", str(event.seat), power_name(self.voice, event.seat))
        line = self.voice.say("sentence", power=power, clauses=clauses)
        settled = any(item.settled for item in shown)
        return f"{line} [dim]({self.voice.say('Settled')})[/]" if settled else line

    def _clause(self, event: Event) -> str:
        values: Values = {}
        for field in event.__struct_fields__:
            values |= self._value(event, field, getattr(event, field))
        if isinstance(event, told.LeaderPlaced):
            values["millions"] = self.prices[event.leader]
        return self.voice.say(type(event).__name__, **values)

    def _value(self, event: Event, field: str, value: Any) -> Values:
        voice = self.voice
        if field == "seat":
            return {"other": part("seat", str(value), power_name(voice, value))}
        if field in ("country", "port"):
            name = country_name(voice, value, COUNTRIES.get(type(event), "whole"))
            return {field: part("place", value, name)}
        if field == "inland":
            return {field: part("place", value, named(voice, value))}
        if field == "card":
            return {field: part("card", value, named(voice, value))}
        if field in ("origin", "point"):
            return {field: part("place", value, point_name(voice, value))}
        if field == "place":
            where = place_name(voice, value, PLACES.get(type(event), "at"))
            return {field: part("place", value, where), "kind": place_kind(value)}
        if field in ("start", "end"):
            where = place_name(voice, value, "from" if field == "start" else "to")
            return {field: part("place", value, where)}
        return {field: value}

    def _end(self, ends: list[told.GameEnded]) -> str:
        """K-E2, K-E3, K-E3a: one winner, or several who share."""
        names = [power_name(self.voice, end.seat) for end in ends]
        powers = names[-1]
        if len(names) > 1:
            powers = self.voice.say("and", first=", ".join(names[:-1]), last=names[-1])
        reason = "last" if ends[0].rule.startswith("K-E2") else "ranked"
        return self.voice.say("GameEnded", powers=powers, count=len(names), reason=reason)


def _parts(events: Sequence[Event]) -> Iterator[Told]:
    """Each event with its sentence. A turn that starts is told only if nothing else is."""
    settled, part = False, ""
    for at, event in enumerate(events):
        if isinstance(event, told.Settled):
            settled = True
            continue
        if isinstance(event, told.TurnStarted):
            settled = False
            if len(events) > 1:
                continue
        if _is_leaving(events[at:]):
            part = "out"
        elif not isinstance(event, CONSEQUENCES):
            part = PARTS.get(type(event), type(event).__name__)
        yield Told(event, part, settled and part in ASKED)
        settled = False


def _is_leaving(events: Sequence[Event]) -> bool:
    """Whether countries are given up because their power is out."""
    rest = (event for event in events if not isinstance(event, told.CountryLeft))
    return isinstance(next(rest, None), told.PowerOut)


def _grouped(items: Iterable[Told]) -> Iterator[list[Told]]:
    group: list[Told] = []
    for item in items:
        if group and not _continues(group[0], item):
            yield group
            group = []
        group.append(item)
    if group:
        yield group


def _continues(first: Told, item: Told) -> bool:
    """Whether an event belongs to the sentence that began with another."""
    if first.part != item.part or isinstance(item.event, OPENING):
        return False
    same = isinstance(item.event, (*CONSEQUENCES, told.GameEnded))
    return same or bool(first.event.seat == item.event.seat)


def _is_plain(event: Event, group: list[Told]) -> bool:
    """What need not be said: that a country is taken by placing a leader in it."""
    placed = any(isinstance(item.event, SELF_EVIDENT) for item in group)
    return placed and isinstance(event, told.CountryTaken)


def _rule(group: list[Told]) -> str:
    """The rule of what is told first; of leaving the game, where that is told."""
    return str(group[-1 if group[0].part == "out" else 0].event.rule)
