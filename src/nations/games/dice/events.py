"""What can happen in the dice game, as structs for display and as numbers for the rules."""

from __future__ import annotations

from enum import IntEnum

from nations.contract import Event
from nations.games.dice.content import ColourName


class What(IntEnum):
    """The number of each event; rules tell these, `names` makes the structs."""

    SETTLED = 0
    PLACE_DRAWN = 1
    BOOKS_SET = 2
    ROUND_STARTED = 3
    TILE_LAID = 4
    EVENT_DRAWN = 5
    SHADOW_ROLLED = 6
    DIE_ROLLED = 7
    REROLL_STARTED = 8
    DIE_PICKED = 9
    TILE_CHOSEN = 10
    BUILDING_STARTED = 11
    DIE_PAID = 12
    CHIT_PAID = 13
    DIE_TRADED = 14
    TILE_TAKEN = 15
    TILE_REPLACED = 16
    DIE_RETURNED = 17
    USED_DIE_RETURNED = 18
    CHIT_RETURNED = 19
    DICE_TAKEN = 20
    CHITS_TAKEN = 21
    WONDER_BUILT = 22
    PASSED = 23
    TILE_REMOVED = 24
    NOTHING_REMOVED = 25
    BOOK_DIE_USED = 26
    BOOK_CHIT_USED = 27
    BOOKS_DONE = 28
    BOOKS_SCORED = 29
    FEEDING_STARTED = 30
    FAMINE_MET = 31
    FAMINE_SUFFERED = 32
    PLACE_TAKEN = 33
    WAR_MET = 34
    WAR_LOST = 35
    TILES_SCORED = 36
    GAME_WON = 37
    SOLO_ENDED = 38


class Settled(Event, frozen=True):
    """A choice that was not asked, and the rule that settled it."""

    seat: int


class PlaceDrawn(Event, frozen=True):
    seat: int
    place: int


class BooksSet(Event, frozen=True):
    seat: int
    books: int


class RoundStarted(Event, frozen=True):
    age: int


class TileLaid(Event, frozen=True):
    tile: str
    space: str


class EventDrawn(Event, frozen=True):
    event: str
    food: int
    strength: int


class ShadowRolled(Event, frozen=True):
    die: str
    books: int


class DieRolled(Event, frozen=True):
    seat: int
    die: str


class RerollStarted(Event, frozen=True):
    seat: int


class DiePicked(Event, frozen=True):
    seat: int
    die: str


class TileChosen(Event, frozen=True):
    seat: int
    tile: str
    price: int


class BuildingStarted(Event, frozen=True):
    seat: int
    tile: str
    price: int


class DiePaid(Event, frozen=True):
    seat: int
    die: str


class ChitPaid(Event, frozen=True):
    seat: int
    chit: str


class DieTraded(Event, frozen=True):
    seat: int
    die: str


class TileTaken(Event, frozen=True):
    seat: int
    tile: str


class TileReplaced(Event, frozen=True):
    """A development, advisor or unfinished wonder that leaves the game ("printed": pre-printed)."""

    seat: int
    tile: str


class DieReturned(Event, frozen=True):
    seat: int
    die: str


class UsedDieReturned(Event, frozen=True):
    seat: int
    colour: ColourName


class ChitReturned(Event, frozen=True):
    seat: int
    used: bool


class DiceTaken(Event, frozen=True):
    seat: int
    colour: ColourName
    count: int


class ChitsTaken(Event, frozen=True):
    seat: int
    chit: str
    count: int


class WonderBuilt(Event, frozen=True):
    seat: int
    tile: str


class Passed(Event, frozen=True):
    seat: int


class TileRemoved(Event, frozen=True):
    tile: str
    space: str


class NothingRemoved(Event, frozen=True):
    pips: int


class BookDieUsed(Event, frozen=True):
    seat: int
    die: str


class BookChitUsed(Event, frozen=True):
    seat: int


class BooksDone(Event, frozen=True):
    seat: int
    books: int


class BooksScored(Event, frozen=True):
    seat: int
    vp: int


class FeedingStarted(Event, frozen=True):
    seat: int
    food: int


class FamineMet(Event, frozen=True):
    seat: int
    vp: int


class FamineSuffered(Event, frozen=True):
    seat: int


class PlaceTaken(Event, frozen=True):
    seat: int
    place: int
    strength: int


class WarMet(Event, frozen=True):
    seat: int
    vp: int


class WarLost(Event, frozen=True):
    seat: int


class TilesScored(Event, frozen=True):
    seat: int
    vp: int


class GameWon(Event, frozen=True):
    seat: int
    vp: int


class SoloEnded(Event, frozen=True):
    """The end of a solo game: the score and the name reached in the Hall of Fame ("" for none)."""

    vp: int
    name: str
