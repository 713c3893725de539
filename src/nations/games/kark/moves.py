"""The moves of the Game of Nations: structs for people and files, numbers for the rules."""

from __future__ import annotations

from nations.contract import Move
from nations.games.kark.state import (
    COUNTRIES,
    LEADERS,
    LINKS,
    PLACES,
    POINTS,
    STEPS,
    TYPES,
)

AGREE, DECLINE, RESIGN, PROPOSE, SKIP = range(5)
PLACE = 5
MOVE = PLACE + TYPES * COUNTRIES
PUT = MOVE + STEPS
AGENT = PUT + PLACES
END = AGENT + POINTS
BUY = END + 1
SELL = BUY + PLACES
SAIL = SELL + PLACES
LAY = SAIL + PLACES * PLACES
WITHDRAW = LAY + LINKS
MOVE_COUNT = WITHDRAW + LEADERS
"""Trade stands last, after what it goes with, so that no stage looks through many for nothing."""


class Place(Move, frozen=True):
    """Place a leader of the reserve on the free capital of a country."""

    leader: str
    country: str


class PutTanker(Move, frozen=True):
    """Put the free tanker of the first turn in the port, or keep it in hand or at sea."""

    place: str


class MoveAgent(Move, frozen=True):
    """Move the agent its four steps to a point ("uor.3")."""

    point: str


class MoveLeader(Move, frozen=True):
    """Move the leader on a point to another, paying for the shortest way."""

    start: str
    end: str


class BuyTanker(Move, frozen=True):
    """Buy a tanker and place it at sea or in a port."""

    place: str


class SellTanker(Move, frozen=True):
    """Sell a tanker from where it lies."""

    place: str


class Station(Move, frozen=True):
    """Put the tanker in hand into play, at a sea or in a port."""

    place: str


class Sail(Move, frozen=True):
    """Move a tanker one step: port to sea, sea to port, or through the canal."""

    start: str
    end: str


class LayPipeline(Move, frozen=True):
    """Buy a pipeline and lay it between an inland and a port country."""

    inland: str
    port: str


class Advance(Move, frozen=True):
    """Move a leader free of charge, as a card orders."""

    start: str
    end: str


class Retreat(Move, frozen=True):
    """Move a leader away free of charge, as a card orders: by no capital, and against nobody."""

    start: str
    end: str


class Withdraw(Move, frozen=True):
    """Take a leader off the board, as a card orders."""

    point: str


class LoseTanker(Move, frozen=True):
    """Give up a tanker, as a card orders."""

    place: str


class Seize(Move, frozen=True):
    """Put a leader of the reserve on a capital, as a coup allows."""

    leader: str
    country: str


class Skip(Move, frozen=True):
    """There is no leader action to be had."""


class End(Move, frozen=True):
    """End the turn."""


class Resign(Move, frozen=True):
    """Leave the game."""


class ProposeStop(Move, frozen=True):
    """Propose to all others to stop and rank."""


class Agree(Move, frozen=True):
    """Agree to stop."""


class Decline(Move, frozen=True):
    """Play on."""


class Begun(Move, frozen=True):
    """Chance: the seat that begins."""

    seat: int


class CardDrawn(Move, frozen=True):
    """Chance: the incident card drawn."""

    card: str
