"""What can happen in the Game of Nations, as structs for display and as numbers for the rules."""

from __future__ import annotations

from enum import IntEnum

from nations.contract import Event
from nations.games.kark.content import LeaderName


class What(IntEnum):
    """The number of each event; rules tell these, `names` makes the structs."""

    SETTLED = 0
    FIRST_CHOSEN = 1
    TURN_STARTED = 2
    INCOME_COLLECTED = 3
    LEADER_PLACED = 4
    TANKER_PUT = 5
    AGENT_MOVED = 6
    LEADER_MOVED = 7
    LEADER_ADVANCED = 8
    LEADER_CAPTURED = 9
    COUNTRY_TAKEN = 10
    COUNTRY_LEFT = 11
    TANKERS_TAKEN = 12
    TANKER_BOUGHT = 13
    TANKER_SOLD = 14
    TANKER_SAILED = 15
    PIPELINE_LAID = 16
    CARD_TURNED = 17
    CASH_WON = 18
    CASH_LOST = 19
    CARD_WITHOUT_EFFECT = 20
    LEADER_WITHDRAWN = 21
    TANKER_LOST = 22
    COUP_MADE = 23
    LEADER_ACTION_REPLACED = 24
    LEADER_ACTION_SKIPPED = 25
    POWER_OUT = 26
    STOP_PROPOSED = 27
    STOP_AGREED = 28
    STOP_DECLINED = 29
    ROUND_ENDED = 30
    GAME_ENDED = 31
    TANKER_STATIONED = 32
    LEADER_RETREATED = 33
    BANK_SHORT = 34


class Settled(Event, frozen=True):
    """A choice that was not asked because there was only one."""

    seat: int


class FirstChosen(Event, frozen=True):
    seat: int


class TurnStarted(Event, frozen=True):
    seat: int
    count: int


class IncomeCollected(Event, frozen=True):
    seat: int
    millions: int


class LeaderPlaced(Event, frozen=True):
    seat: int
    leader: LeaderName
    country: str


class TankerPut(Event, frozen=True):
    seat: int
    place: str


class AgentMoved(Event, frozen=True):
    seat: int
    point: str


class LeaderMoved(Event, frozen=True):
    seat: int
    leader: LeaderName
    origin: str
    point: str
    millions: int


class LeaderAdvanced(Event, frozen=True):
    seat: int
    leader: LeaderName
    point: str


class LeaderRetreated(Event, frozen=True):
    seat: int
    leader: LeaderName
    point: str


class LeaderCaptured(Event, frozen=True):
    seat: int
    leader: LeaderName
    country: str


class CountryTaken(Event, frozen=True):
    seat: int
    country: str


class CountryLeft(Event, frozen=True):
    seat: int
    country: str


class TankersTaken(Event, frozen=True):
    seat: int
    place: str
    count: int


class TankerBought(Event, frozen=True):
    seat: int
    place: str


class TankerSold(Event, frozen=True):
    seat: int
    place: str
    millions: int


class TankerStationed(Event, frozen=True):
    """A tanker in hand was put into play."""

    seat: int
    place: str


class TankerSailed(Event, frozen=True):
    seat: int
    start: str
    end: str


class PipelineLaid(Event, frozen=True):
    seat: int
    inland: str
    port: str


class CardTurned(Event, frozen=True):
    seat: int
    card: str


class CashWon(Event, frozen=True):
    seat: int
    millions: int


class CashLost(Event, frozen=True):
    seat: int
    millions: int


class BankShort(Event, frozen=True):
    """What the bank could not pay, and does not owe."""

    seat: int
    millions: int


class CardWithoutEffect(Event, frozen=True):
    seat: int
    card: str


class LeaderWithdrawn(Event, frozen=True):
    seat: int
    leader: LeaderName
    point: str


class TankerLost(Event, frozen=True):
    seat: int
    place: str


class CoupMade(Event, frozen=True):
    seat: int
    leader: LeaderName
    country: str


class LeaderActionReplaced(Event, frozen=True):
    seat: int


class LeaderActionSkipped(Event, frozen=True):
    seat: int


class PowerOut(Event, frozen=True):
    seat: int


class StopProposed(Event, frozen=True):
    seat: int


class StopAgreed(Event, frozen=True):
    seat: int


class StopDeclined(Event, frozen=True):
    seat: int


class RoundEnded(Event, frozen=True):
    count: int


class GameEnded(Event, frozen=True):
    """The end; `seat` is a winner (the first of them, if several)."""

    seat: int
