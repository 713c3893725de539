"""All that the box of the dice game holds, and where it is now (D-C1 to D-C11)."""

from __future__ import annotations

from collections.abc import Iterator

from nations.contract import Voice
from nations.edition.catalogue import BoxItem, Chapter, status_of
from nations.edition.spans import named
from nations.games.dice.content import (
    AGE_NUMBERS,
    CHIT_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    ContentSet,
    EventTile,
    Face,
    Tile,
)
from nations.games.dice.drawing.ink import NUMERALS
from nations.games.dice.drawing.sentences import about
from nations.games.dice.set_rules import fields_of
from nations.games.dice.state import BOX_CHITS, BOX_DICE, DEVELOPMENTS
from nations.games.dice.view import DiceView

FACES = 6
UNNAMED = ("name_de", "age")
"""Fields of a tile or an event whose status nobody asks for."""
LAYING = ("seating", "laying")
IN_HAND = ("paying", "replacing", "returning")
"""Phases in which a tile may be in somebody's hand, and no view says which."""


class Catalogue:
    """Lists one content set; with a view, says what is out, on the table and still to come."""

    def __init__(self, content: ContentSet, view: DiceView | None, voice: Voice) -> None:
        self.content, self.view, self.voice = content, view, voice
        self.say = voice.say

    def chapters(self) -> list[Chapter]:
        """Dice, chits, what the boards have printed on them, tiles and events by their ages."""
        dice = [self._die(at) for at in range(len(COLOUR_NAMES))]
        of_ages = (one for age in AGE_NUMBERS for one in (self._tiles(age), self._events(age)))
        return [*dice, self._chits(), self._printed(), *of_ages]

    def _die(self, at: int) -> Chapter:
        colour = COLOUR_NAMES[at]
        left = self.view.supply[colour] if self.view and self.view.supply else -1
        title = self.say("box-dice", count=BOX_DICE[at], colour=colour, left=left)
        faces = dict.fromkeys(self.content.faces[colour])
        return Chapter(title, tuple(self._face(colour, face) for face in faces))

    def _face(self, colour: str, face: Face) -> BoxItem:
        """D-C1: what a die shows, on how many of its faces, and how likely that makes it."""
        sides = [f"face{n}" for n, one in enumerate(self.content.faces[colour], 1) if one == face]
        origin = self.content.origins.get(f"faces.{colour}", {})
        statuses = dict.fromkeys(origin.get(side, origin.get("", "own")) for side in sides)
        return BoxItem(
            self.say("amount", count=face.count, resource=face.resource),
            self.say("box-chance", count=len(sides), percent=round(100 * len(sides) / FACES)),
            ", ".join(self.say("origin", status=status) for status in statuses),
        )

    def _chits(self) -> Chapter:
        stated = self.say("origin", status="stated")
        entries = [
            BoxItem(
                self.say("chit-name", chit=chit),
                self.say("chits", count=BOX_CHITS[at], chit=chit),
                stated,
                self._left(chit),
            )
            for at, chit in enumerate(CHIT_NAMES)
        ]
        return Chapter(self.say("box-chits"), tuple(entries))

    def _left(self, chit: str) -> str:
        """What the supply has of a chit."""
        if self.view is None or self.view.supply_chits is None:
            return ""
        return self.say("box-left", count=self.view.supply_chits[chit])

    def _printed(self) -> Chapter:
        """D-C8: the five developments of every board."""
        white = self.say("dice", count=1, colour="white")
        stated = self.say("origin", status="stated")
        names = (self.say("printed-name", at=at) for at in range(DEVELOPMENTS))
        return Chapter(
            self.say("box-printed"), tuple(BoxItem(name, white, stated) for name in names)
        )

    def _tiles(self, age: int) -> Chapter:
        tiles = [tile for kind in KIND_NAMES for tile in self.content.tiles if tile.kind == kind]
        entries = tuple(self._tile(tile) for tile in tiles if tile.age == age)
        return Chapter(self.say("box-tiles", numeral=NUMERALS[age], count=len(entries)), entries)

    def _tile(self, tile: Tile) -> BoxItem:
        fields = [field for field in fields_of(tile.kind) if field not in UNNAMED]
        status = status_of(self.content.origins.get(f"tile.{tile.id}", {}), fields, self.voice)
        return BoxItem(
            named(self.voice, tile.id), about(tile, self.voice), status, self._where(tile)
        )

    def _where(self, tile: Tile) -> str:
        if self.view is None:
            return ""
        for space, held in self.view.board.items():
            if held == tile.id:
                return self.say("box-on-board", space=space)
        for seat in self._holders(tile.id):
            return self.say("box-held", nation=self.say(f"nation-{seat}"))
        if tile.age > self.view.age or (tile.age == self.view.age and self.view.phase in LAYING):
            return self.say("box-to-come")
        in_hand = tile.age == self.view.age and self.view.phase in IN_HAND
        return "" if in_hand else self.say("box-out")

    def _holders(self, tile: str) -> Iterator[int]:
        for seat, nation in enumerate(self.view.nations if self.view else ()):
            single = (nation.advisor, nation.wonder)
            if tile in (*nation.developments, *single, *nation.colonies, *nation.wonders):
                yield seat

    def _events(self, age: int) -> Chapter:
        entries = tuple(self._event(event) for event in self.content.events if event.age == age)
        return Chapter(self.say("box-events", numeral=NUMERALS[age], count=len(entries)), entries)

    def _event(self, event: EventTile) -> BoxItem:
        """D-C7: what famine and war ask for, and what they are worth."""
        food = self.say("famine", count=event.food, resource="food")
        war = self.say("war", count=event.strength, resource="strength")
        worth = self.say("each-worth", vp=event.age)
        origin = self.content.origins.get(f"event.{event.id}", {})
        status = status_of(origin, ("name", "food", "strength"), self.voice)
        return BoxItem(
            named(self.voice, event.id), f"{food}, {war}, {worth}", status, self._drawn(event)
        )

    def _drawn(self, event: EventTile) -> str:
        if self.view is None:
            return ""
        if event.id == self.view.event:
            return self.say("box-event-now")
        undrawn = event.age == self.view.age and self.view.event is None
        return self.say("box-to-come" if event.age > self.view.age or undrawn else "box-out")
