"""Events as lines of a log: what belongs together is told in one line, with the id of its rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from nations.contract import Event, Voice
from nations.edition.spans import (
    named,
    part,
)
from nations.games.dice import events as told
from nations.games.dice.content import Tile
from nations.games.dice.drawing.ink import (
    NUMERALS,
    face,
    token,
)
from nations.games.dice.drawing.sentences import Values
from nations.games.dice.names import PRINTED_NAME, currency_of

LISTS: dict[type[Event], str] = {
    told.PlaceDrawn: "list-order",
    told.BooksSet: "list-books-set",
    told.TileLaid: "list-tiles-laid",
    told.BooksScored: "list-books-scored",
    told.FamineSuffered: "list-famine-suffered",
    told.PlaceTaken: "list-new-order",
    told.WarMet: "list-war",
    told.WarLost: "list-war",
    told.TilesScored: "list-tiles-scored",
}
"""Events that are told together for all seats or spaces, and the message of the whole list."""

PARTS: dict[type[Event], str] = {
    told.RerollStarted: "reroll",
    told.DiePicked: "reroll",
    told.TileChosen: "action",
    told.BuildingStarted: "action",
    told.FeedingStarted: "action",
    told.DiePaid: "action",
    told.ChitPaid: "action",
    told.DieTraded: "action",
    told.FamineMet: "action",
    told.TileTaken: "action",
    told.TileReplaced: "action",
    told.DieReturned: "action",
    told.UsedDieReturned: "action",
    told.ChitReturned: "action",
    told.DiceTaken: "action",
    told.ChitsTaken: "action",
    told.WonderBuilt: "action",
    told.BookDieUsed: "books",
    told.BookChitUsed: "books",
    told.BooksDone: "books",
}
"""What a seat does in one sentence: buying and what comes of it, rerolling or studying."""

ROLLS = {"D-A3": "reroll", "D-A7": "action"}
OPENING = (told.RerollStarted, told.TileChosen, told.BuildingStarted, told.FeedingStarted)
"""Where a new sentence begins even if the last one was of the same sort."""


class Told(NamedTuple):
    """An event, and the rules by which it was settled without being asked (D-A14)."""

    event: Any
    settled: tuple[str, ...]


class Chronicle:
    """Tells the events of one content set in one language."""

    def __init__(self, tiles: Mapping[str, Tile], voice: Voice) -> None:
        self.tiles, self.voice = tiles, voice

    def lines(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """Each line with the id of its rule. What changes nothing is left out."""
        groups = (group for group in _grouped(_settled(events)) if not _is_trivial(group))
        return [(group[0].event.rule, self._line(group) + self._note(group)) for group in groups]

    def _line(self, group: list[Told]) -> str:
        kind = type(group[0].event)
        if kind in LISTS:
            parts = (self._say([item]) for item in group)
            return self.voice.say(LISTS[kind], parts=", ".join(parts), count=len(group))
        if kind in PARTS or kind in (told.DieRolled, told.Passed):
            return self._sentence(group)
        return self._say(group)

    def _sentence(self, group: list[Told]) -> str:
        clauses = (self._say(run) for run in _runs(group))
        seat = group[0].event.seat
        nation = part("seat", str(seat), self.voice.say(f"nation-{seat}"))
        return self.voice.say("sentence", nation=nation, clauses=", ".join(clauses))

    def _say(self, run: list[Told]) -> str:
        """What happened; a pass that nobody chose says why (D-A14)."""
        if isinstance(run[0].event, told.Passed) and run[0].settled:
            return self.voice.say("PassedUnasked")
        return self.voice.say(type(run[0].event).__name__, **self._values(run))

    def _note(self, group: list[Told]) -> str:
        """By which rule all of a line came about unasked; what was chosen needs no note."""
        rules = dict.fromkeys(rule for item in group for rule in item.settled)
        if not rules or not group[0].settled:
            return ""
        return f" [dim]({self.voice.say('Settled', rule=', '.join(rules))})[/]"

    def _values(self, run: list[Told]) -> Values:
        """What messages may say: fields by their names, and what a run of events adds up to."""
        event = run[0].event
        values: Values = {"count": len(run)}
        for field in event.__struct_fields__:
            values |= self._value(field, getattr(event, field))
        values |= self._asked(event)
        if hasattr(event, "die"):
            values["dice"] = " ".join(_die(item.event.die) for item in run)
        if isinstance(event, told.BookDieUsed):
            values["count"] = sum(face(item.event.die).symbols for item in run)
        if isinstance(event, told.ShadowRolled):
            values["books"] = sum(item.event.books for item in run)
        return values

    def _value(self, field: str, value: Any) -> Values:
        if field == "seat":
            return {"nation": self.voice.say(f"nation-{value}")}
        if field == "tile" and value == PRINTED_NAME:
            return {"tile": self.voice.say("printed-development")}
        if field in ("tile", "event"):
            return {field: part(field, value, named(self.voice, value))}
        if field == "name":
            return {"name": fame_name(value, self.voice) if value else "none"}
        if field == "age":
            return {"age": value, "numeral": NUMERALS[value]}
        return {field: ("yes" if value else "no") if isinstance(value, bool) else value}

    def _asked(self, event: Event) -> Values:
        """The price as an amount of a resource."""
        match event:
            case told.TileChosen(tile=tile, price=price):
                return {"count": price, "resource": currency_of(self.tiles[tile].kind)}
            case told.BuildingStarted(price=price):
                return {"count": price, "resource": "stone"}
            case told.FeedingStarted(food=food):
                return {"count": food, "resource": "food"}
        return {}


def _die(die: str) -> str:
    return part("die", die, token(die))


def fame_name(name: str, voice: Voice) -> str:
    """A name of the Hall of Fame."""
    return voice.say("fame", who=name.lower().replace(" ", "-"))


def _settled(events: Iterable[Event]) -> Iterator[Told]:
    """Each event with the settlements before it; the very last ones belong to what follows."""
    rules: tuple[str, ...] = ()
    for event in events:
        if isinstance(event, told.Settled):
            rules += (event.rule,)
        else:
            yield Told(event, rules)
            rules = ()


def _group_of(event: Any) -> tuple[Any, ...]:
    """Events of one group in a row are told in one line."""
    kind = type(event)
    if kind in LISTS:
        return (LISTS[kind],)
    if kind is told.DieRolled:
        return (ROLLS.get(event.rule, "roll"), event.seat)
    if kind in PARTS:
        return (PARTS[kind], event.seat)
    return (kind, event) if kind is not told.ShadowRolled else (kind,)


def _grouped(items: Iterable[Told]) -> Iterator[list[Told]]:
    group: list[Told] = []
    for item in items:
        opens = isinstance(item.event, OPENING)
        if group and (opens or _group_of(group[-1].event) != _group_of(item.event)):
            yield group
            group = []
        group.append(item)
    if group:
        yield group


def _runs(group: list[Told]) -> Iterator[list[Told]]:
    """The same done several times in a row: several dice paid, several chits returned."""
    for _, run in groupby(group, key=lambda item: _run_of(item.event)):
        yield list(run)


def _run_of(event: Any) -> tuple[Any, ...]:
    return (type(event), *(getattr(event, name, None) for name in ("colour", "chit", "used")))


def _is_trivial(group: list[Told]) -> bool:
    """Nobody used a book because nobody could; an order of one player (D-1j)."""
    event, settled = group[0]
    alone = len(group) == 1
    return alone and (
        isinstance(event, told.PlaceTaken) or (isinstance(event, told.BooksDone) and bool(settled))
    )
